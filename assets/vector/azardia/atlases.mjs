// Which drawing is in which atlas of Azardia, and its width in pixels: twice the largest width in CSS pixels that the
// game uses, or less if that is large.
import { pixels } from '../svg.mjs';
import { figures } from './figures.mjs';
import { heads } from './heads.mjs';
import { icons } from './icons.mjs';
import { drawing } from './paper.mjs';
import { pawns, symbols } from './pawns.mjs';
import { answers } from './pictures/answers.mjs';
import { attacks } from './pictures/attacks.mjs';
import { backs } from './pictures/backs.mjs';
import { coins } from './pictures/coins.mjs';
import { dice } from './pictures/dice.mjs';
import { events } from './pictures/events.mjs';
import { learning } from './pictures/learning.mjs';
import { moves } from './pictures/moves.mjs';
import { penalties } from './pictures/penalties.mjs';
import { small } from './small.mjs';
import { tyrant } from './tyrant.mjs';

const CARD = { view: [0, 0, 120, 92], width: 256 };

/** Sets of drawings by their atlas: the prefix of their names, their box, and their width. */
const SETS = {
  pieces: [
    { prefix: 'head', set: heads, view: [0, 0, 200, 200], width: 184 },
    { prefix: 'pawn', set: pawns, view: [0, 0, 48, 64], width: 108 },
    { prefix: 'symbol', set: symbols, view: [0, 0, 24, 24], width: 48 },
    { prefix: 'icon', set: icons, view: [0, 0, 24, 24], width: 64 },
    { prefix: '', set: small, view: [0, 0, 100, 100], width: 200 },
    { prefix: '', set: tyrant, view: [0, 0, 160, 160], width: 400 },
    { prefix: 'back', set: backs, view: [0, 0, 100, 140], width: 120 },
  ],
  cards: [moves, dice, coins, attacks, answers, learning, penalties, events].map((set) => ({
    prefix: 'card',
    set,
    ...CARD,
  })),
  figures: [{ prefix: 'figure', set: figures, view: [0, 0, 300, 366], width: 420 }],
};

/** The frames of each atlas, by its name. */
export async function azardiaAtlases() {
  const frames = async ({ prefix, set, view, width }) =>
    Promise.all(
      Object.entries(set).map(async ([name, draw]) => ({
        name: prefix === '' ? name : `${prefix}/${name}`,
        ...(await pixels(drawing(view, draw()), width)),
      })),
    );
  const atlases = new Map();
  for (const [name, sets] of Object.entries(SETS)) atlases.set(name, (await Promise.all(sets.map(frames))).flat());
  return atlases;
}
