/**
 * Plays matches on boardgame.io's server as its browser client does, through its socket: one
 * connection for a match, whose players all sign their moves with their own credentials.
 */
const { io } = require('socket.io-client');
const { nextMove } = require('./toy.cjs');

const seats = 3;

async function post(port, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}/games/toy/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

async function openMatch(port) {
  const { matchID } = await post(port, 'create', { numPlayers: seats });
  const credentials = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const joined = await post(port, `${matchID}/join`, {
      playerID: String(seat),
      playerName: `Rider ${seat}`,
    });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

/** What each player holds in secret, as the server tells him when he first looks. */
async function lookAround(socket, { matchID, credentials }) {
  const players = {};
  for (const [seat, own] of credentials.entries()) {
    socket.emit('sync', matchID, String(seat), own, seats);
    const { state } = await new Promise((resolve) => {
      socket.once('sync', (_id, told) => resolve(told));
    });
    Object.assign(players, state.G.players);
  }
  return players;
}

const connect = (port) =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}/toy`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });

/** Plays one match to its end; `note` hears of every move, and says whether to go on. */
const playMatch = (socket, { matchID, credentials, players, choice }, note) =>
  new Promise((resolve) => {
    let turn = 0;
    const move = ({ G, ctx, _stateID }) => {
      if (ctx.gameover !== undefined) return resolve(true);
      const { seat, type, args } = nextMove({ G: { ...G, players }, ctx }, turn * 7 + choice);
      turn += 1;
      const payload = { type, args, playerID: seat, credentials: credentials[seat] };
      return socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, seat);
    };
    socket.removeAllListeners('sync');
    socket.removeAllListeners('update');
    socket.on('sync', (_id, { state }) => move(state));
    socket.on('update', (_id, state) => {
      if (note()) move(state);
      else resolve(false);
    });
    socket.emit('sync', matchID, '0', credentials[0], seats);
  });

async function play({ port, connections, seconds, matches }) {
  const opened = [];
  const host = await connect(port);
  for (let choice = 0; choice < matches; choice += 1) {
    const match = await openMatch(port);
    opened.push({ ...match, choice, players: await lookAround(host, match) });
  }
  host.disconnect();
  const sockets = await Promise.all(Array.from({ length: connections }, () => connect(port)));
  const started = performance.now();
  let done = 0;
  let end = null;
  const over = () => {
    end ??= performance.now();
  };
  const timer = setTimeout(over, seconds * 1_000);
  const note = () => {
    if (end !== null) return false;
    done += 1;
    return true;
  };
  await Promise.all(
    sockets.map(async (socket) => {
      for (let match = opened.pop(); match !== undefined && end === null; match = opened.pop()) {
        await playMatch(socket, match, note);
      }
      over();
    }),
  );
  clearTimeout(timer);
  for (const socket of sockets) socket.disconnect();
  return { rate: (done / (end - started)) * 1_000 };
}

process.once('message', async (orders) => {
  process.send(await play(orders));
  process.disconnect();
});
