import { clocks } from './clocks/es.ts';
import { course } from './course/es.ts';
import { pages } from './pages/es.ts';
import { plan } from './plan/es.ts';
import { seated } from './seated/es.ts';
import { talk } from './talk/es.ts';
import type { Words } from './words.ts';

export const es: Words = {
  tagline: 'Juegos de mesa, a tu ritmo',
  skip: 'Ir al contenido',
  language: 'Idioma',
  signOut: 'Salir',
  leaving: {
    heading: '¿Salir ahora?',
    lost: 'Aquí has preparado o escrito algo que no has enviado. Solo está en este dispositivo y se borra al salir.',
    stay: 'Quedarse',
    leave: 'Borrar y salir',
  },
  signedInAs: 'Sesión de',
  footer: 'Sin prisa: la partida te espera.',

  pages,

  loading: 'Un momento…',
  unreachable: 'No se puede llegar al servicio. No se ha perdido nada.',
  tryAgain: 'Volver a intentarlo',
  list: {
    none: 'No se ha encontrado nada.',
    more: 'Mostrar más',
    moreCame: (count) => (count === 1 ? 'Hay uno más.' : `Hay ${count} más.`),
  },
  languageMissing: (name) =>
    `Las palabras de «${name}» no han llegado: las páginas siguen en español.`,
  nowhere: 'En esta dirección no hay nada.',
  toGames: 'Todas las partidas',

  account: {
    expected: 'Te esperan en una mesa. Inicia sesión o regístrate, y llegarás enseguida.',
    lead: 'Subastas, manos ocultas y planes largos, jugada a jugada. Juega cuando tengas un momento; la partida espera a que los demás tengan el suyo.',
    mode: '¿Es tu primera vez?',
    known: 'Ya tengo cuenta',
    fresh: 'Es mi primera vez',
    name: 'Nombre',
    nameHint: 'Cómo te llamarán los demás: de 2 a 30 caracteres.',
    nameMissing: 'Escribe tu nombre.',
    nameNotValid: 'Un nombre tiene de 2 a 30 caracteres.',
    password: 'Contraseña',
    passwordHint: 'Al menos 10 caracteres; sirve una frase corta.',
    passwordMissing: 'Escribe tu contraseña.',
    passwordNotValid: 'Una contraseña tiene de 10 a 200 caracteres.',
    showPassword: 'Mostrar la contraseña',
    signIn: 'Iniciar sesión',
    register: 'Registrarse',
    again: 'Iniciar sesión de nuevo',
    expired: 'La sesión ha caducado. Iníciala de nuevo: la página queda como está.',
    nameOrMailHint: 'O tu dirección de correo confirmada.',
    mail: 'Dirección de correo',
    mailHint: 'Si quieres: con ella puedes volver aunque no tengas la contraseña.',
    mailMissing: 'Escribe tu dirección de correo.',
    mailNotValid: 'Una dirección de correo es como nombre@example.org.',
    byLink: 'Iniciar sesión con un enlace por correo',
    forgotten: 'He olvidado mi contraseña',
    guest: 'Probar como invitado',
    guestHint: 'Sin cuenta: juegas todos los asientos de una partida, en torno a una pantalla.',
    guestExpired:
      'Un invitado no puede iniciar sesión de nuevo. Cierra la sesión, y vuelve a empezar.',
    unconfirmed: (mail) => `Confirma tu dirección: abre el enlace que hemos enviado a ${mail}.`,
    sendAgain: 'Enviarlo de nuevo',
    mailTroubles: {
      bounced: (mail) =>
        `Los correos a ${mail} vuelven, así que no recibes ninguno sobre tus partidas. Confirma de nuevo la dirección, o cámbiala.`,
      complained: (mail) =>
        `Un correo a ${mail} se denunció como no deseado, así que no recibes ninguno sobre tus partidas. Confirma de nuevo la dirección si los quieres.`,
    },
    confirmAgain: 'Confirmar de nuevo',
    linkSentTo: (mail) =>
      `Hemos enviado un enlace a ${mail}. Ábrelo, y los correos vuelven a llegar.`,
    changeMail: 'Cambiar la dirección',
  },

  links: {
    move: 'Tu jugada',
    toSignIn: 'A la página de inicio de sesión',
    send: 'Enviar el enlace',
    sent: 'Si alguna cuenta tiene esta dirección, hay un enlace en camino. Mira tu correo.',
    another: (name) =>
      `Has iniciado sesión como ${name}. Si sigues, la inicias como quien recibió este enlace.`,
    'sign-in': {
      heading: 'Iniciar sesión con un enlace',
      lead: 'Con tu enlace inicias sesión en este dispositivo, una vez.',
      act: 'Iniciar sesión',
      ask: 'Enviamos un enlace a tu dirección confirmada. Con él inicias sesión una vez, durante media hora.',
    },
    verify: {
      heading: 'Confirma tu dirección',
      lead: 'Tu enlace confirma que lees el correo de esta dirección.',
      act: 'Confirmar la dirección',
      done: 'Tu dirección está confirmada: desde ahora puedes iniciar sesión con ella y recibir enlaces.',
      ask: 'Enviamos una vez más el enlace que confirma tu dirección.',
    },
    reset: {
      heading: 'Una contraseña nueva',
      lead: 'Elige una contraseña nueva. Se cerrará la sesión en todos los demás sitios.',
      act: 'Cambiar la contraseña',
      done: 'Tu contraseña ha cambiado. Inicia sesión con ella.',
      ask: 'Enviamos un enlace a tu dirección confirmada, con el que eliges una contraseña nueva durante media hora.',
    },
  },

  guest: {
    keep: 'Estás aquí como invitado. Regístrate, y tus partidas siguen siendo tuyas; cuando un invitado cierra la sesión se pierden.',
    register: 'Conserva tus partidas: regístrate',
    heading: 'Conserva tus partidas',
    none: 'Aún no tienes partidas. ¡Abre una!',
    plays: 'Como invitado juegas todos los asientos de una partida, en torno a una pantalla.',
  },

  games: {
    what: 'A qué jugar',
    join: 'Sentarse',
    free: 'libre',
    you: 'tú',
    opened: (ago) => `abierta ${ago}`,
  },

  turn: {
    yours: 'Te toca',
    waitingFor: (names) => `Se espera a ${names}`,
    seatsFree: (count) =>
      count === 1 ? 'Queda un asiento libre' : `Quedan ${count} asientos libres`,
    over: 'Terminada',
  },

  game: {
    seats: 'Jugadores',
    seat: (place) => `Asiento ${place}`,
    player: (place) => `Jugador ${place}`,
    free: 'Asiento libre',
    you: 'tú',
    toAct: 'debe jugar',
    winner: 'gana',
    looking: 'Estás mirando.',
    readOnly: 'El registro de esta partida está dañado: no se puede jugar hasta que se repare.',

    live: 'En directo',
    connecting: 'Conectando…',
    offline: 'Sin conexión: se reintenta',

    copy: 'Copiar la dirección',
    copied: 'Copiada',

    decide: 'Te toca',
    decideAs: (place) => `Asiento ${place}: te toca`,
    mayAlso: 'Has decidido, y aún puedes cambiar de idea',
    choose: 'Elige qué hacer',
    others: 'No te toca. Aquí verás lo que pasa.',
    rule: (id) => `Regla ${id}`,

    position: 'La mesa',
    past: (version, newest) => `Estás mirando el pasado: momento ${version} de ${newest}.`,
    pastNoPlay: 'Para jugar, vuelve a ahora.',
    toNow: 'Volver a ahora',
    course: 'El curso de la partida',
    moment: 'Momento',
    momentOf: (version, newest) => `${version} de ${newest}`,
    earlier: 'Antes',
    later: 'Después',

    log: 'Qué ha pasado',
    since: 'Desde que miraste',
    countsNoMore: 'ya no cuenta',
    lookAt: (version) => `Ver el momento ${version}`,
    rules: 'Reglas',
    scroll: 'Todo lo que ha pasado, lo más reciente primero',
  },

  plan,
  talk,
  course,
  seated,
  clocks,

  form: {
    tally: (name, total, range) => `${name}: ${total}${range === null ? '' : ` (${range})`}`,
    exactly: (count) => `exactamente ${count}`,
    between: (least, most) => `de ${least} a ${most}`,
    atLeast: (least) => `al menos ${least}`,
    atMost: (most) => `como máximo ${most}`,
    missing: (count) => (count === 1 ? 'falta 1' : `faltan ${count}`),
    over: (count) => (count === 1 ? 'sobra 1' : `sobran ${count}`),
    tooMuch: 'Demasiado: elige menos',
    tooLittle: 'Aún no basta',
    none: 'nada',
    wholeNumber: (least, most) => `Escribe un número entero de ${least} a ${most}.`,
  },
};
