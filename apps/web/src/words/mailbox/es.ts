import type { MailboxWords } from './words.ts';

export const mailbox: MailboxWords = {
  none: 'Todavía ningún correo.',
  how: 'Da una dirección cualquiera en los ajustes, como tu@example.org, y su confirmación llega aquí. Un correo sobre una partida llega un poco más tarde, cuando su momento es seguro.',
  toSettings: 'A los ajustes',
  gone: 'Aquí no hay buzón: este servicio envía sus correos, o miras desde otra máquina.',
  toWhom: 'Correos a',
  everybody: 'Todos',
  look: 'Buscar correos nuevos',
  count: (count) => (count === 1 ? '1 correo' : `${count} correos`),
  list: 'Correos, primero el más nuevo',
  to: 'Para',
  shown: 'Cómo se muestra',
  page: 'Como página',
  text: 'Como texto',
  frame: (subject) => `El correo: ${subject}`,
  download: 'Descargar el HTML',
  answer: 'Responder a este correo',
  answerHow:
    'Como haría quien lo lee: un número de la lista, una línea de notación, «sí» o «ayuda».',
  send: 'Enviar',
  answered: 'Enviado: la respuesta está más arriba, como correo.',
};
