// Tables of four at a boardgame.io server (two players and two who look on), one move at a time at each table:
// node clients.cjs PORT TABLES SECONDS PROCESS  prints {"moves": n, "seconds": s, "p50": ms, "p99": ms, "ticks": n},
// the ticks being the time that the process, the server's, has been computing meanwhile
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./server.cjs");

const { readFileSync } = require("node:fs");

const [port, tables, seconds, server] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const delays = [];
let stopped = false;

async function newClients(matchID) {
  const multiplayer = SocketIO({ server: address, socketOpts: { transports: ["websocket"] } });
  const clients = [0, 1, null, null].map((seat) =>
    Client({ game: TicTacToe, numPlayers: 2, matchID, multiplayer, debug: false, ...(seat === null ? {} : { playerID: String(seat) }) }),
  );
  clients.forEach((client) => client.start());
  await Promise.all(clients.map((client) => reached(client, 0)));
  return clients;
}

/** Wait until a client that did not move itself has been sent so many moves. */
function reached(client, stateID) {
  const there = () => client.getState() && client.getState()._stateID >= stateID && client.getState().isConnected;
  return new Promise((resolve) => {
    if (there()) return resolve();
    const stop = client.subscribe(() => {
      if (!there()) return;
      stop();
      resolve();
    });
  });
}

async function playOn(clients) {
  for (let turn = 0; !stopped; turn++) {
    const mover = clients[turn % 2];
    const others = clients.filter((client) => client !== mover);
    const next = mover.getState()._stateID + 1;
    const start = performance.now();
    const seen = others.map((client) => reached(client, next));
    mover.moves.clickCell(turn % 9);
    await Promise.all(seen);
    delays.push(performance.now() - start);
    await reached(mover, Math.max(...others.map((client) => client.getState()._stateID)));
  }
}

function ticks() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(")").pop().trim().split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

async function main() {
  const matches = Array.from({ length: tables }, (_, number) => `match-${process.pid}-${number}`);
  const seated = await Promise.all(matches.map(newClients)); // a match is made when somebody first asks for it
  seated.forEach(playOn);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  delays.length = 0;
  const before = ticks();
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const sorted = delays.slice().sort((a, b) => a - b);
  const took = (performance.now() - start) / 1000;
  stopped = true;
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
  console.log(JSON.stringify({ moves: sorted.length, seconds: took, p50: at(0.5), p99: at(0.99), ticks: ticks() - before }));
  process.exit(0);
}

main();
