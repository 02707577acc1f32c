// Which drawing is in which atlas of Face Off, and its size in pixels.
import { filled, pixels } from '../svg.mjs';
import { buildings, HQ_VIEW } from './buildings.mjs';
import { cowboys } from './cowboys.mjs';
import { grounds, swapped } from './grounds.mjs';
import { house, scrubs } from './house.mjs';
import { icons } from './icons.mjs';
import { drawing, setNames } from './kit.mjs';
import { BOX_VIEW, backs, lid, MATCH_VIEW, matches, tray } from './matchbox.mjs';
import { monsters } from './monsters.mjs';
import { ninjas } from './ninjas.mjs';
import { pirates } from './pirates.mjs';
import { bonuses, rewards } from './prizes.mjs';
import { victory } from './victory.mjs';

const CARD = [0, 0, 120, 120];
const factions = { monsters, cowboys, ninjas, pirates };
/** The first twelve figures of a faction are its starters. */
const STARTERS = 12;

const figures = (list) => list.map(([id, draw]) => [`figure/${id}`, CARD, draw()]);
const of = (drawings, from, to) => Object.values(drawings).flatMap((set) => Object.entries(set).slice(from, to));

/** Each atlas as `[name, view, drawing]`, with two pixels for each unit of the view unless a fourth says otherwise. */
const SETS = {
  pieces: [
    ...setNames.map((set) => [`ground/${set}`, CARD, grounds[set]()]),
    ...Object.entries(swapped).map(([set, draw]) => [`ground/swapped/${set}`, CARD, draw()]),
    ...Object.entries(icons).map(([name, body]) => [`icon/${name}`, [0, 0, 24, 24], body, 3]),
    ...Object.entries(matches).map(([name, body]) => [`match/${name}`, MATCH_VIEW, body]),
    ...setNames.map((set) => [`lid/${set}`, BOX_VIEW, lid(set)]),
    ...Object.keys(swapped).map((set) => [`lid/swapped/${set}`, BOX_VIEW, lid(set, true)]),
    ['tray', BOX_VIEW, tray()],
    ...Object.entries(backs).map(([name, body]) => [`back/${name}`, BOX_VIEW, body]),
  ],
  starters: figures([...of(factions, 0, STARTERS), ...Object.entries(scrubs)]),
  prizes: [
    ...figures([...of(factions, STARTERS), ...Object.entries(house)]),
    ...setNames.map((set) => [`reward/${set}`, CARD, rewards[set]()]),
  ],
  clock: [
    ...setNames.flatMap((set) => victory[set].map((draw, i) => [`victory/${set}${i + 1}`, CARD, draw()])),
    ...Object.entries(bonuses).map(([id, draw]) => [`bonus/${id}`, CARD, draw()]),
  ],
  buildings: setNames.flatMap((set) => buildings[set].map((body, cracks) => [`hq/${set}/${cracks}`, HQ_VIEW, body])),
};

/** What is shown as large as half a window: faces in a fight, and headquarters. */
const LARGE = ['starters', 'prizes', 'buildings'];

async function drawn(names, finer) {
  const atlases = new Map();
  for (const atlas of names) {
    const frames = SETS[atlas].map(async ([name, view, body, scale = 2]) => ({
      name,
      ...filled(await pixels(drawing(view, body), Math.round(view[2] * scale * finer))),
    }));
    atlases.set(atlas, await Promise.all(frames));
  }
  return atlases;
}

/** The frames of each atlas, by its name. */
export const faceOffAtlases = () => drawn(Object.keys(SETS), 1);
/** The frames of the fine grade, twice as wide and high. */
export const faceOffFineAtlases = () => drawn(LARGE, 2);
