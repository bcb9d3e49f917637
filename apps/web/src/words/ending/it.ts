import type { EndingWords } from './words.ts';

export const ending: EndingWords = {
  youWin: 'Hai vinto!',
  wins: (names) => `Vince ${names}`,
  share: (names) => `${names} si dividono la vittoria`,
  nobody: 'La partita è finita',
  ahead: (points, lead, names) => `con ${points}, ${lead} più di ${names}`,
  tied: (points, names) => `con ${points}, tanti quanti ${names}: ha deciso la regola sulla parità`,
  level: (points) => `con ${points} a testa`,
  other: {
    resigned: 'La partita è finita prima del tempo: qualcuno ha lasciato il posto.',
    abandoned: 'I giocatori hanno deciso insieme di chiudere qui la partita.',
    cancelled: 'Il tavolo è stato chiuso prima dell’inizio.',
    stopped: 'Un amministratore ha chiuso la partita; il perché è nel suo registro.',
  },

  score: 'Il punteggio',
  scoreHint: 'Ogni riga indica la regola secondo cui si conta.',
  line: 'Per che cosa',
  total: 'Totale',
  points: (points, count) => (count === 1 ? `${points} punto` : `${points} punti`),

  race: 'La corsa',
  raceHint:
    'Punti contati con tutto ciò che allora era nascosto; quel che decide solo la fine conta nell’ultimo momento.',
  raceKeys: 'Le frecce scorrono i momenti, Invio mostra il momento sul tabellone.',
  raceTable: 'La corsa in tabella',
  turn: (turn) => `Turno ${turn}`,
  turns: 'Turni',
  moment: (version) => `Momento ${version}`,
  moments: 'Momenti',
  lookAt: (when) => `Mostra sul tabellone: ${when}`,
  noRace: 'Nessuno ha fatto punti.',

  journeys: 'Il viaggio di ciascuno',
  replay: 'Rivedi tutto dall’inizio',

  fair: 'È stata una partita onesta?',
  fairHint:
    'Il tuo browser controlla da sé tutto il registro: nulla è stato cambiato e ogni estrazione viene dal segreto promesso prima che qualcuno si sedesse.',
  check: 'Controlla ora',
  fetching: 'Scarico la partita…',
  checking: (events) => `Controllo ${events} eventi…`,
  allFair: (events, draws) =>
    `Tutto in regola: ${events} eventi e ${draws} estrazioni sono come devono essere.`,
  notFair: (event) =>
    event === 0
      ? 'In questa partita qualcosa non torna.'
      : `All’evento ${event} qualcosa non torna.`,
  withheld: (events) =>
    events === 1
      ? 'Un evento è un ordine sigillato di altri: ne è stato controllato il sigillo, non il contenuto.'
      : `${events} eventi sono ordini sigillati di altri: ne sono stati controllati i sigilli, non il contenuto.`,
  download: 'Scarica il file della partita',
  checks: {
    promise: 'Il segreto è quello promesso quando il tavolo è stato aperto',
    log: 'Nessun evento del registro è stato cambiato, aggiunto o tolto',
    course: 'Posti, inizio, fine e mosse ritirate sono in ordine',
    mine: 'Ciò che questo dispositivo ha annotato – la promessa e la tua parte di caso – ha contato',
    draws: 'Ogni estrazione segue dal segreto e dalle parti dei giocatori',
  },
  mineUnnoted: 'Su questo dispositivo non è annotato nulla con cui confrontare',
  found: { right: 'in regola', wrong: 'non torna', open: 'non raggiunto' },
  wrong: {
    'not-an-export': 'Il file non è una partita finita.',
    'too-much': 'Il file contiene più di qualsiasi partita.',
    commitment: 'Il segreto non corrisponde alla promessa.',
    'noted-commitment': 'La promessa non è quella annotata su questo dispositivo.',
    'noted-contribution': 'La tua parte di caso non è nella partita.',
    chain: 'La catena del registro è spezzata.',
    parts: 'A un evento manca una parte.',
    header: 'L’intestazione del file non corrisponde al registro.',
    version: 'Un passaggio a un’altra versione delle regole non parte da quella precedente.',
    seating: 'I posti non sono come sono stati presi.',
    start: 'L’inizio non è in ordine.',
    end: 'La fine non è in ordine.',
    draw: 'Un’estrazione ha un risultato diverso da quello dovuto.',
    ordinal: 'Manca un’estrazione, o ce n’è una di troppo.',
    undo: 'È stato ritirato qualcosa che non si poteva ritirare.',
    repair: 'L’intera partita è stata riportata dove non si può.',
  },

  again: 'Gioca ancora',
  againHint: 'Gli stessi giocatori, lo stesso gioco. Chi arriva per primo apre il tavolo.',
  opening: 'Apro il tavolo…',
};
