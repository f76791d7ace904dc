// A boardgame.io server with its simplest game, tic-tac-toe, kept in memory:  node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

// Endless: a full board is wiped, so that clients need not connect again after nine moves.
const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
};

module.exports = { TicTacToe };

if (require.main === module) {
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
  server.run(Number(process.argv[2]), () => console.log("listening"));
}
