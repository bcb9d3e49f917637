import type { EndingWords } from './words.ts';

export const ending: EndingWords = {
  youWin: '¡Has ganado!',
  wins: (names) => `Gana ${names}`,
  share: (names) => `${names} comparten la victoria`,
  nobody: 'La partida ha terminado',
  ahead: (points, lead, names) => `con ${points}, ${lead} más que ${names}`,
  tied: (points, names) => `con ${points}, los mismos que ${names}: decidió la regla de desempate`,
  level: (points) => `con ${points} cada uno`,
  other: {
    resigned: 'La partida terminó antes de tiempo: hubo quien dejó su asiento.',
    abandoned: 'Los jugadores decidieron juntos terminar aquí la partida.',
    cancelled: 'La mesa se cerró antes de empezar la partida.',
    stopped: 'Un administrador terminó la partida; el registro dice por qué.',
  },

  score: 'La puntuación',
  scoreHint: 'Cada línea indica la regla por la que se cuenta.',
  line: 'Por qué',
  total: 'Total',
  points: (points, count) => (count === 1 ? `${points} punto` : `${points} puntos`),

  race: 'La carrera',
  raceHint:
    'Puntos contados con todo lo que entonces estaba oculto; lo que solo decide el final cuenta en el último momento.',
  raceKeys: 'Las flechas recorren los momentos, Intro muestra el momento en el tablero.',
  raceTable: 'La carrera en una tabla',
  turn: (turn) => `Turno ${turn}`,
  turns: 'Turnos',
  moment: (version) => `Momento ${version}`,
  moments: 'Momentos',
  lookAt: (when) => `Mostrar en el tablero: ${when}`,
  noRace: 'Nadie hizo ningún punto.',

  journeys: 'El viaje de cada uno',
  replay: 'Verlo todo otra vez desde el principio',

  fair: '¿Fue una partida limpia?',
  fairHint:
    'Tu navegador comprueba por sí mismo todo el registro: nada se ha cambiado y cada sorteo viene del secreto prometido antes de que nadie se sentara.',
  check: 'Comprobar ahora',
  fetching: 'Descargando la partida…',
  checking: (events) => `Comprobando ${events} sucesos…`,
  allFair: (events, draws) =>
    `Todo es limpio: ${events} sucesos y ${draws} sorteos son como deben ser.`,
  notFair: (event) =>
    event === 0 ? 'Algo no cuadra en esta partida.' : `Algo no cuadra en el suceso ${event}.`,
  withheld: (events) =>
    events === 1
      ? 'Un suceso es una orden sellada de otro jugador: se comprobó su sello, no su contenido.'
      : `${events} sucesos son órdenes selladas de otros: se comprobaron sus sellos, no su contenido.`,
  download: 'Descargar el archivo de la partida',
  checks: {
    promise: 'El secreto es el que se prometió al abrir la mesa',
    log: 'Ningún suceso del registro se ha cambiado, añadido ni omitido',
    course: 'Asientos, comienzo, final y jugadas retiradas están en orden',
    mine: 'Lo que este dispositivo anotó –la promesa y tu parte de azar– ha contado',
    draws: 'Cada sorteo se sigue del secreto y de las partes de los jugadores',
  },
  mineUnnoted: 'En este dispositivo no hay nada anotado con que comparar',
  found: { right: 'en orden', wrong: 'no cuadra', open: 'no alcanzado' },
  wrong: {
    'not-an-export': 'El archivo no es una partida terminada.',
    'too-much': 'El archivo contiene más que cualquier partida.',
    commitment: 'El secreto no corresponde a su promesa.',
    'noted-commitment': 'La promesa no es la que anotó este dispositivo.',
    'noted-contribution': 'Tu parte de azar no está en la partida.',
    chain: 'La cadena del registro está rota.',
    parts: 'A un suceso le falta una parte.',
    header: 'La cabecera del archivo no corresponde al registro.',
    version: 'Un paso a otra versión de las reglas no parte de la anterior.',
    seating: 'Los asientos no son como se tomaron.',
    start: 'El comienzo no está en orden.',
    end: 'El final no está en orden.',
    draw: 'Un sorteo tiene otro resultado del que debe tener.',
    ordinal: 'Falta un sorteo, o sobra uno.',
    undo: 'Se retiró algo que no se podía retirar.',
    repair: 'Toda la partida se devolvió adonde no se puede.',
  },

  again: 'Jugar otra vez',
  againHint: 'Los mismos jugadores, el mismo juego. Quien llega primero abre la mesa.',
  opening: 'Abriendo la mesa…',
};
