/** boardgame.io's own server with one of the storages it brings; tells its parent the port. */
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { toy } = require('./toy.cjs');

const { BENCH_FOLDER: dir } = process.env;

const options = { games: [toy], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] };
const server = Server(dir === undefined ? options : { ...options, db: new FlatFile({ dir }) });
server.run({ port: 0, callback: () => undefined }).then(({ appServer }) => {
  process.send(appServer.address().port);
});
process.on('disconnect', () => process.exit());
