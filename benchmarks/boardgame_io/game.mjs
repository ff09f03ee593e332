// A placement game of the size of Kingdom Brawl: two seats, a kingdom of six tiles, six of ten characters each.
const CHARACTERS = ["king", "queen", "princess", "knight", "peasant", "gnome", "dragon", "witch", "fairy", "wizard"];
const TERRAINS = ["tower", "castle", "forest", "farm", "farm", "farm"];
const TURNS = 6;

const stars = (G, seat) =>
  G.tiles.reduce(
    (sum, tile) => sum + tile.stack.filter((card) => card.owner === seat && !card.blocked).length,
    0,
  );

export const Placement = {
  name: "placement",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ ctx, random }) => {
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: random.Shuffle(CHARACTERS).slice(0, 7) };
    }
    return {
      rows: 2,
      columns: 3,
      turn: 0,
      tiles: random.Shuffle(TERRAINS).map((terrain) => ({ terrain, stack: [] })),
      sizes: [7, 7],
      points: [0, 0],
      players,
    };
  },
  playerView: ({ G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, character, tile) => {
      const mine = G.players[playerID].hand;
      const at = mine.indexOf(character);
      const stack = G.tiles[tile]?.stack;
      if (at < 0 || !stack || stack.some((card) => card.character === character)) return "INVALID_MOVE";
      mine.splice(at, 1);
      if (character === "dragon") for (const card of stack) card.blocked = true;
      stack.push({ character, owner: Number(playerID), blocked: false });
      G.sizes[Number(playerID)] -= 1;
      G.turn += 1;
      G.points = [stars(G, 0), stars(G, 1)];
    },
  },
  endIf: ({ G }) => (G.turn === 2 * TURNS ? { points: G.points } : undefined),
};

// What a seat may do, found by the client's own bot: boardgame.io sends no options.
export const options = (G, playerID) =>
  G.players[playerID].hand.flatMap((character) =>
    G.tiles.flatMap((tile, number) =>
      tile.stack.some((card) => card.character === character) ? [] : [[character, number]],
    ),
  );
