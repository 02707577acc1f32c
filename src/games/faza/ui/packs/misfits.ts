import type { EditionSpec, FazaStep, SkillId } from '../../../src/games/faza/content/vocabulary.ts';
import { FAZA_STEPS, SHIPS } from './words.ts';

/** Everything in an edition of the right shape that does not fit together, in sentences. */
export function misfits(edition: EditionSpec): string[] {
  return [
    ...board(edition),
    ...cards(edition),
    ...openings(edition),
    ...supplies(edition),
    ...heroes(edition),
    ...cardsAndModes(edition),
  ];
}

/** A sentence where something does not hold. */
const unless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);
const areDifferent = (items: readonly (string | number)[]): boolean => new Set(items).size === items.length;

function board({ cells, tiles, fazaformed, ships }: EditionSpec): string[] {
  const exists = (no: number): boolean => no <= tiles.length;
  return [
    ...unless(areDifferent(cells.map(({ x, y }) => `${x} ${y}`)), 'Two cells lie on the same place.'),
    ...unless(isConnected(cells), 'The cells are not connected.'),
    ...unless(tiles.length === cells.length, `There are ${tiles.length} tiles for ${cells.length} cells.`),
    ...unless(
      tiles.every(({ no }, index) => no === index + 1),
      'The tiles are not numbered 1, 2, 3 and so on.',
    ),
    ...unless(
      fazaformed.every(exists) && areDifferent(fazaformed),
      'The fazaformed tiles are not different tiles of this edition.',
    ),
    ...unless(
      tiles.some(({ no, outpost }) => outpost && !fazaformed.includes(no)),
      'No Outpost stands at the beginning.',
    ),
    ...unless(
      ships.length === SHIPS.length && areDifferent(ships.map(({ id }) => id)),
      'Each of the three Motherships has to be there once.',
    ),
    ...unless(
      ships.every(({ tile }) => exists(tile)),
      'A Mothership is over a tile that is not there.',
    ),
  ];
}

/** I4: the last injury kills, so the last card alone has no injured side. */
function cards({ decks }: EditionSpec): string[] {
  return unless(
    Object.values(decks).every((deck) =>
      deck.every(({ injured }, index) => (injured === undefined) === (index === deck.length - 1)),
    ),
    'Every player card but the last of a deck has an injured side.',
  );
}

/** A chosen board holds every tile once. */
function openings({ tiles, openings }: EditionSpec): string[] {
  const numbers = tiles.map(({ no }) => no).join();
  return unless(
    openings.every(({ board }) => [...board].sort((a, b) => a - b).join() === numbers),
    'An opening does not lay every tile once.',
  );
}

function isConnected(cells: EditionSpec['cells']): boolean {
  const [first, ...others] = cells;
  const reached = first ? [first] : [];
  let left = others;
  // The list grows while it is walked through.
  for (const cell of reached) {
    const isBeside = ({ x, y }: { x: number; y: number }): boolean => Math.abs(x - cell.x) + Math.abs(y - cell.y) === 1;
    reached.push(...left.filter(isBeside));
    left = left.filter((other) => !isBeside(other));
  }
  return left.length === 0;
}

/** S2, S6: what is placed at the beginning has to be there, and a pool that cannot run out would take X3 away. */
function supplies({ tiles, ships, drones, rebels, team }: EditionSpec): string[] {
  const mostAtFirst = ships.length * (drones.onShip + 4 * drones.besideShip);
  return [
    ...unless(drones.onShip <= drones.perTile && drones.besideShip <= drones.perTile, 'A tile cannot hold its Drones.'),
    ...unless(mostAtFirst <= drones.supply, 'There are too few Drones to set up with.'),
    ...unless(drones.supply <= tiles.length * drones.perTile, 'There are more Drones than the board can hold.'),
    ...unless(rebels.perHero <= rebels.perTile, 'A tile cannot hold the Rebels of a hero.'),
    ...unless(rebels.perHero * team.most <= rebels.supply, 'There are too few Rebels to set up with.'),
  ];
}

/** Skills that are always on: they cost nothing. Any other one that did could be used without end. */
const ALWAYS_ON: readonly SkillId[] = ['slipAway'];

function heroes({ heroes, tiles, team }: EditionSpec): string[] {
  const areas = new Set(heroes.map(({ area }) => area));
  const skills = heroes.flatMap((hero) => hero.skills);
  return [
    ...unless(areDifferent(heroes.map(({ id }) => id)), 'A hero is there twice.'),
    ...unless(
      heroes.every((hero) => areDifferent(hero.skills.map(({ id }) => id))),
      'A hero has a skill twice.',
    ),
    ...unless(
      skills.every(({ id, cost }) => ALWAYS_ON.includes(id) === (cost === 0)),
      'A skill costs nothing if it is always on, and else at least one Point.',
    ),
    ...unless(
      [...areas].every((area) => tiles.some((tile) => tile.outpost && tile.area === area)),
      'A hero has no Outpost to start on.',
    ),
    ...unless(team.least <= team.most, 'The smallest team is larger than the largest.'),
    ...unless(team.most <= areas.size, 'There are too few areas for the largest team.'),
  ];
}

/** Without these a game would not go on, or never end. */
const NEEDED: readonly FazaStep[] = ['attackHeroes', 'activate', 'refresh'];

function cardsAndModes({ events, modes }: EditionSpec): string[] {
  const inOrder = (steps: readonly FazaStep[]): boolean =>
    steps.every(
      (step, index) => index === 0 || FAZA_STEPS.indexOf(step) > FAZA_STEPS.indexOf(steps[index - 1] ?? step),
    );
  return [
    ...unless(areDifferent(events.map(({ id }) => id)), 'An event is there twice.'),
    ...unless(areDifferent(modes.map(({ id }) => id)), 'A mode is there twice.'),
    ...unless(
      modes.every(({ steps }) => inOrder(steps)),
      'The steps of a Faza phase are not in the order of the rules.',
    ),
    ...unless(
      modes.every(({ steps }) => NEEDED.every((step) => steps.includes(step))),
      'A mode lacks a step without which the game does not go on.',
    ),
  ];
}
