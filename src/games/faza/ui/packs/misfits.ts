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

/** Given sentences with conditions, returns those whose condition does not hold. */
const broken = (rules: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(rules).filter((sentence) => !rules[sentence]);
const areDifferent = (items: readonly (string | number)[]): boolean => new Set(items).size === items.length;

function board({ cells, tiles, places, fazaformed, ships }: EditionSpec): string[] {
  const exists = (no: number): boolean => no <= tiles.length;
  return broken({
    [words.cellTwice]: areDifferent(cells.map(({ x, y }) => `${x} ${y}`)),
    [words.apart]: isConnected(cells),
    [words.tileCount(tiles.length, cells.length)]: tiles.length === cells.length,
    [words.tileNumbers]: tiles.every(({ no }, index) => no === index + 1),
    [words.places]: places === undefined || (places.length === tiles.length && areDifferent(places)),
    [words.fazaformed]: fazaformed.every(exists) && areDifferent(fazaformed),
    [words.noOutpost]: tiles.some(({ no, outpost }) => outpost && !fazaformed.includes(no)),
    [words.ships]: ships.length === newest.ships.length && areDifferent(ships.map(({ id }) => id)),
    [words.shipNowhere]: ships.every(({ tile }) => exists(tile)),
  });
}

/** I4: the last injury kills, so the last card alone has no injured side. */
function cards({ decks }: EditionSpec): string[] {
  const isRight = Object.values(decks).every((deck) =>
    deck.every(({ injured }, index) => (injured === undefined) === (index === deck.length - 1)),
  );
  return isRight ? [] : [words.injuredSides];
}

/** A chosen board holds every tile once. */
function openings({ tiles, openings }: EditionSpec): string[] {
  const numbers = tiles.map(({ no }) => no).join();
  const isWhole = openings.every(({ board }) => [...board].sort((a, b) => a - b).join() === numbers);
  return isWhole ? [] : [words.opening];
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

/** S2, S6: the starting pieces of every mode have to exist, and a pool that cannot run out would make X3 impossible. */
function supplies({ tiles, ships, drones, rebels, team, modes }: EditionSpec): string[] {
  const besideShip = Math.max(...modes.map(({ dronesBesideShip = drones.besideShip }) => dronesBesideShip));
  const perHero = Math.max(...modes.map(({ rebelsPerHero = rebels.perHero }) => rebelsPerHero));
  const mostAtFirst = ships.length * (drones.onShip + 4 * besideShip);
  return broken({
    [words.dronesPerTile]: drones.onShip <= drones.perTile && besideShip <= drones.perTile,
    [words.fewDrones]: mostAtFirst <= drones.supply,
    [words.manyDrones]: drones.supply <= tiles.length * drones.perTile,
    [words.rebelsPerTile]: perHero <= rebels.perTile,
    [words.fewRebels]: perHero * team.most <= rebels.supply,
  });
}

/** Skills that are always on: they cost nothing. Any other one that did could be used without end. */
const ALWAYS_ON: readonly SkillId[] = ['slipAway'];

function heroes({ heroes, everybody = [], tiles, team }: EditionSpec): string[] {
  const areas = new Set(heroes.map(({ area }) => area));
  const skills = [...everybody, ...heroes.flatMap((hero) => hero.skills)];
  return broken({
    [words.heroTwice]: areDifferent(heroes.map(({ id }) => id)),
    [words.skillTwice]: [{ skills: everybody }, ...heroes].every((has) => areDifferent(has.skills.map(({ id }) => id))),
    [words.skillCost]: skills.every(({ id, cost }) => ALWAYS_ON.includes(id) === (cost === 0)),
    [words.homeless]: [...areas].every((area) => tiles.some((tile) => tile.outpost && tile.area === area)),
    [words.teamSizes]: team.least <= team.most,
    [words.fewAreas]: team.most <= areas.size,
  });
}

/** Without these a game would not go on, or never end. */
const NEEDED: readonly FazaStep[] = ['attackHeroes', 'activate', 'refresh'];

function cardsAndModes({ events, modes }: EditionSpec): string[] {
  const inOrder = (steps: readonly FazaStep[]): boolean =>
    steps.every(
      (step, index) => index === 0 || FAZA_STEPS.indexOf(step) > FAZA_STEPS.indexOf(steps[index - 1] ?? step),
    );
  return broken({
    [words.eventTwice]: areDifferent(events.map(({ id }) => id)),
    [words.modeTwice]: areDifferent(modes.map(({ id }) => id)),
    [words.stepOrder]: modes.every(({ steps }) => inOrder(steps)),
    [words.missingStep]: modes.every(({ steps }) => NEEDED.every((step) => steps.includes(step))),
  });
}
