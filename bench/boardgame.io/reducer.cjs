/** Prints how many moves in a second boardgame.io's reducer makes, no server and no storage. */
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { toy, nextMove } = require('./toy.cjs');

const seconds = Number(process.argv[2]);
const reducer = CreateGameReducer({ game: toy });

const moveOf = ({ seat, type, args }) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID: seat },
});

/** Plays a game whole, and keeps its moves. */
function record(choice) {
  const opening = InitializeGame({ game: { ...toy, seed: `game ${choice}` }, numPlayers: 3 });
  const moves = [];
  for (let state = opening; state.ctx.gameover === undefined; ) {
    const move = moveOf(nextMove(state, moves.length * 7 + choice));
    const next = reducer(state, move);
    if (next._stateID === state._stateID) throw new Error(`Refused: ${JSON.stringify(move)}`);
    moves.push(move);
    state = next;
  }
  return { opening, moves };
}

/** So many that every kind of move comes up. */
const games = Array.from({ length: 100 }, (_, choice) => record(choice));
const moves = games.flatMap((game) => game.moves);
const kinds = new Set(moves.map(({ payload }) => payload.type));
for (const kind of ['keep', 'seal', 'raise', 'pass', 'polish', 'take', 'leave']) {
  if (!kinds.has(kind)) throw new Error(`Nobody plays ${kind}`);
}

function playAll() {
  for (const { opening, moves: made } of games) {
    let state = opening;
    for (const move of made) state = reducer(state, move);
    if (state.ctx.gameover === undefined) throw new Error('A game did not end');
  }
}

const playFor = (milliseconds) => {
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < milliseconds) {
    playAll();
    done += moves.length;
  }
  return (done / (performance.now() - started)) * 1_000;
};

playFor(500);
const rate = playFor(seconds * 1_000);
console.log(JSON.stringify({ rate, moves: moves.length / games.length }));
