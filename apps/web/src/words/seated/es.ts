import type { SeatedWords } from './words.ts';

export const seated: SeatedWords = {
  view: 'Cómo se muestra el tablero',
  drawn: 'Dibujado',
  text: 'Como texto',
  tabs: 'Junto al tablero',
  since: (when) => `desde ${when}`,
  until: (when) => `hasta ${when}`,
  vacant: 'vacante',
  curtain: {
    heading: (name) => `Pasa la pantalla a ${name}`,
    lead: (place) => `Lo que sigue es solo para el asiento ${place}. Los demás no miran.`,
    lift: 'Soy yo',
    never: 'Sin telón en esta partida, en este dispositivo',
    again: 'Bajar un telón entre los asientos',
  },
  menu: 'Más',
  resign: 'Abandonar mi asiento',
  resignAsk: '¿Abandonar tu asiento?',
  resignSure:
    'Dejas tu asiento para siempre, con todo lo que sabe. La partida sigue sin ti, o con quien ocupe el asiento.',
  stay: 'Quedarme',
  vote: 'Votar por terminar la partida',
  withdraw: 'Retirar mi voto',
  votes: (votes, players) =>
    `${votes} de ${players} quieren terminar la partida. Cuando todos quieran, acaba y nadie gana.`,
  takeOver: (name) => `Ocupar el asiento: ${name}`,
  help: 'Teclas',
  keys: {
    send: 'Enviar mi turno',
    undo: 'Deshacer la última acción prevista',
    redo: 'Rehacerla',
    earlier: 'Mirar el momento anterior',
    later: 'Mirar el momento siguiente',
    turn: 'Ir a mi turno',
    help: 'Esta lista',
    close: 'Cerrar lo que está abierto',
  },
  toTurn: 'Ir a mi turno',
  noGame: 'Esta partida no existe, o no puedes verla.',
  toMine: 'A mis partidas',
  closeHelp: 'Cerrar',
};
