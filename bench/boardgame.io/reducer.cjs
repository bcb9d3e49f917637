/** Prints how many moves in a second boardgame.io's reducer makes, no server and no storage. */
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { toy, nextMove } = require('./toy.cjs');

const seconds = Number(process.argv[2]);
const reducer = CreateGameReducer({ game: toy });
const opening = InitializeGame({ game: toy, numPlayers: 3 });

const moveOf = ({ seat, type, args }) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID: String(seat) },
});

const moves = [];
for (let state = opening; state.ctx.gameover === undefined; ) {
  const move = moveOf(nextMove(state, moves.length));
  const next = reducer(state, move);
  if (next._stateID === state._stateID) throw new Error(`Refused: ${JSON.stringify(move)}`);
  moves.push(move);
  state = next;
}

function playOnce() {
  let state = opening;
  for (const move of moves) state = reducer(state, move);
  if (state.ctx.gameover === undefined) throw new Error('The game did not end');
}

const playFor = (milliseconds) => {
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < milliseconds) {
    playOnce();
    done += moves.length;
  }
  return (done / (performance.now() - started)) * 1_000;
};

playFor(500);
console.log(JSON.stringify({ rate: playFor(seconds * 1_000), moves: moves.length }));
