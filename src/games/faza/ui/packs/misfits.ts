import { newest } from '../../content/editions.ts';
import type { EditionSpec, FazaStep, SkillId } from '../../content/vocabulary.ts';
import { packText } from '../../text/packs.en.ts';
import { FAZA_STEPS } from './words.ts';

const words = packText.misfits;

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
    ...unless(areDifferent(cells.map(({ x, y }) => `${x} ${y}`)), words.cellTwice),
    ...unless(isConnected(cells), words.apart),
    ...unless(tiles.length === cells.length, words.tileCount(tiles.length, cells.length)),
    ...unless(
      tiles.every(({ no }, index) => no === index + 1),
      words.tileNumbers,
    ),
    ...unless(fazaformed.every(exists) && areDifferent(fazaformed), words.fazaformed),
    ...unless(
      tiles.some(({ no, outpost }) => outpost && !fazaformed.includes(no)),
      words.noOutpost,
    ),
    ...unless(ships.length === newest.ships.length && areDifferent(ships.map(({ id }) => id)), words.ships),
    ...unless(
      ships.every(({ tile }) => exists(tile)),
      words.shipNowhere,
    ),
  ];
}

/** I4: the last injury kills, so the last card alone has no injured side. */
function cards({ decks }: EditionSpec): string[] {
  return unless(
    Object.values(decks).every((deck) =>
      deck.every(({ injured }, index) => (injured === undefined) === (index === deck.length - 1)),
    ),
    words.injuredSides,
  );
}

/** A chosen board holds every tile once. */
function openings({ tiles, openings }: EditionSpec): string[] {
  const numbers = tiles.map(({ no }) => no).join();
  return unless(
    openings.every(({ board }) => [...board].sort((a, b) => a - b).join() === numbers),
    words.opening,
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
    ...unless(drones.onShip <= drones.perTile && drones.besideShip <= drones.perTile, words.dronesPerTile),
    ...unless(mostAtFirst <= drones.supply, words.fewDrones),
    ...unless(drones.supply <= tiles.length * drones.perTile, words.manyDrones),
    ...unless(rebels.perHero <= rebels.perTile, words.rebelsPerTile),
    ...unless(rebels.perHero * team.most <= rebels.supply, words.fewRebels),
  ];
}

/** Skills that are always on: they cost nothing. Any other one that did could be used without end. */
const ALWAYS_ON: readonly SkillId[] = ['slipAway'];

function heroes({ heroes, tiles, team }: EditionSpec): string[] {
  const areas = new Set(heroes.map(({ area }) => area));
  const skills = heroes.flatMap((hero) => hero.skills);
  return [
    ...unless(areDifferent(heroes.map(({ id }) => id)), words.heroTwice),
    ...unless(
      heroes.every((hero) => areDifferent(hero.skills.map(({ id }) => id))),
      words.skillTwice,
    ),
    ...unless(
      skills.every(({ id, cost }) => ALWAYS_ON.includes(id) === (cost === 0)),
      words.skillCost,
    ),
    ...unless(
      [...areas].every((area) => tiles.some((tile) => tile.outpost && tile.area === area)),
      words.homeless,
    ),
    ...unless(team.least <= team.most, words.teamSizes),
    ...unless(team.most <= areas.size, words.fewAreas),
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
    ...unless(areDifferent(events.map(({ id }) => id)), words.eventTwice),
    ...unless(areDifferent(modes.map(({ id }) => id)), words.modeTwice),
    ...unless(
      modes.every(({ steps }) => inOrder(steps)),
      words.stepOrder,
    ),
    ...unless(
      modes.every(({ steps }) => NEEDED.every((step) => steps.includes(step))),
      words.missingStep,
    ),
  ];
}
