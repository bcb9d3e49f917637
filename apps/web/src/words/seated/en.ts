import type { SeatedWords } from './words.ts';

export const seated: SeatedWords = {
  view: 'How the board is shown',
  drawn: 'Drawn',
  text: 'As text',
  tabs: 'Beside the board',
  since: (when) => `since ${when}`,
  until: (when) => `until ${when}`,
  vacant: 'vacant',
  curtain: {
    heading: (name) => `Hand over to ${name}`,
    lead: (place) => `What follows is for seat ${place} alone. The others look away.`,
    lift: 'It is me',
    never: 'No curtain in this game, on this device',
    again: 'Draw a curtain between the seats',
  },
  menu: 'More',
  resign: 'Resign',
  resignAsk: 'Resign this game?',
  resignSure:
    'You give your seat up for good, with all it knows. The game goes on without you, or with whoever takes the seat over.',
  stay: 'Stay',
  vote: 'Vote to abandon the game',
  withdraw: 'Withdraw my vote to abandon',
  votes: (votes, players) =>
    `${votes} of ${players} wish to abandon the game. When all do, it ends and nobody wins.`,
  takeOver: (name) => `Take over: ${name}`,
  help: 'Keys',
  keys: {
    send: 'Send my turn',
    undo: 'Undo the last act planned',
    redo: 'Redo it',
    earlier: 'Look at the moment before',
    later: 'Look at the moment after',
    turn: 'To my turn',
    help: 'This list',
    close: 'Close what is open',
  },
  toTurn: 'Skip to my turn',
  noGame: 'There is no such game, or you may not see it.',
  toMine: 'To my games',
  closeHelp: 'Close',
};
