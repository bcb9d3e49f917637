import type { EndingWords } from './words.ts';

export const ending: EndingWords = {
  youWin: 'You win!',
  wins: (names) => `${names} wins`,
  share: (names) => `${names} share the victory`,
  nobody: 'The game is over',
  ahead: (points, lead, names) => `with ${points}, ${lead} ahead of ${names}`,
  tied: (points, names) => `with ${points}, as many as ${names}: the tie was broken by the rules`,
  level: (points) => `with ${points} each`,
  other: {
    resigned: 'The game ended early, because players gave up their seats.',
    abandoned: 'The players agreed to end the game here.',
    cancelled: 'The table was closed before the game began.',
    stopped: 'An admin ended the game; why, its log says.',
  },

  score: 'The score',
  scoreHint: 'Every line names the rule it is counted by.',
  line: 'For what',
  total: 'Total',
  points: (points, count) => (count === 1 ? `${points} point` : `${points} points`),

  race: 'The race',
  raceHint:
    'Points counted with all that was hidden then; what only the end decides counts in the last moment.',
  raceKeys: 'Arrow keys move along, Enter shows that moment on the board.',
  raceTable: 'The race as a table',
  turn: (turn) => `Turn ${turn}`,
  turns: 'Turns',
  moment: (version) => `Moment ${version}`,
  moments: 'Moments',
  lookAt: (when) => `Show on the board: ${when}`,
  noRace: 'Nobody scored a point.',

  journeys: 'Everybody’s journey',
  replay: 'Watch it all again from the beginning',

  fair: 'Was it fair?',
  fairHint:
    'Your browser checks the whole log by itself: nothing was changed, and every draw came from the secret promised before anybody sat down.',
  check: 'Check it now',
  fetching: 'Fetching the game…',
  checking: (events) => `Checking ${events} events…`,
  allFair: (events, draws) =>
    `All is fair: ${events} events and ${draws} draws of chance are as they must be.`,
  notFair: (event) =>
    event === 0 ? 'Something is wrong with this game.' : `Something is wrong at event ${event}.`,
  withheld: (events) =>
    events === 1
      ? 'One event is a sealed order of somebody else: its seal was checked, not its content.'
      : `${events} events are sealed orders of others: their seals were checked, not their content.`,
  download: 'Download the game’s file',
  checks: {
    promise: 'The secret is the one promised when the table was opened',
    log: 'No event of the log was changed, added or left out',
    course: 'Seats, beginning, end and what was taken back are in order',
    mine: 'What this device noted – the promise, and your own share of chance – counted',
    draws: 'Every draw follows from the secret and the players’ shares',
  },
  mineUnnoted: 'Nothing was noted on this device to compare with',
  found: { right: 'right', wrong: 'wrong', open: 'not reached' },
  wrong: {
    'not-an-export': 'The file is not a finished game.',
    'too-much': 'The file holds more than any game does.',
    commitment: 'The secret does not match its promise.',
    'noted-commitment': 'The promise is not the one this device noted.',
    'noted-contribution': 'Your share of chance is not in the game.',
    chain: 'The chain of the log is broken.',
    parts: 'An event lacks a part.',
    header: 'The head of the file does not fit the log.',
    version: 'A change to another version of the rules does not begin at the one before.',
    seating: 'The seats are not as they were taken.',
    start: 'The beginning is not in order.',
    end: 'The end is not in order.',
    draw: 'A draw has another result than it must have.',
    ordinal: 'A draw is missing, or one too many.',
    undo: 'Something was taken back that may not be.',
    repair: 'The whole game was taken back to where it may not be.',
  },

  again: 'Play again',
  againHint: 'The same players, the same game. Whoever comes first opens the table.',
  opening: 'Opening the table…',
};
