import fc from 'fast-check';
import { policy } from '../../../src/games/faza/bots/learned.ts';
import { editionById } from '../../../src/games/faza/content/editions.ts';
import { lookupOf } from '../../../src/games/faza/content/lookup.ts';
import type { EditionId, Effect, EventId, HeroId, ModeId, TileNo } from '../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { RULE_IDS } from '../../../src/games/faza/rules/ruleIds.ts';
import type { Fact } from '../../../src/games/faza/rules/state/fact.ts';
import type { LongShot, Setup, State } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { random } from '../../../tools/faza/bots/random.ts';
import { deepFreeze } from '../../kit/freeze.ts';
import type { Luck } from '../../kit/luck.ts';
import { withChance } from '../../kit/otherLuck.ts';
import type { Subject } from '../../kit/subject.ts';
import { foresee, untrue } from './foretold.ts';
import { faults } from './invariants.ts';

/** The maximum number of armed rerolls of a hero in a made-up position. */
const MOST_REROLLS = 4;

type Seating = [HeroId | null, HeroId | null, HeroId | null, HeroId | null, boolean];

/** Counts of the content. */
interface Box {
  /** The heroes by area. */
  readonly areas: readonly (readonly HeroId[])[];
  readonly modes: readonly ModeId[];
  readonly tiles: number;
  /** An Outpost that is never lost before the game goes on. */
  readonly safeOutpost: TileNo;
  readonly drones: number;
  readonly rebels: number;
}

const BOX16: Box = {
  areas: [
    ['soldier', 'scout'],
    ['doctor', 'farmer'],
    ['rebel', 'senator'],
    ['engineer', 'scientist'],
  ],
  modes: ['easy', 'normal', 'hard'],
  tiles: 16,
  safeOutpost: 1,
  drones: 42,
  rebels: 16,
};
const BOX24: Box = {
  areas: [
    ['marine', 'scout'],
    ['doctor', 'farmer'],
    ['turncoat', 'senator'],
    ['engineer', 'scientist'],
  ],
  modes: ['easy', 'normal'],
  tiles: 24,
  safeOutpost: 3,
  drones: 40,
  rebels: 12,
};

const boxOf = (edition: EditionId): Box => (edition === '24' ? BOX24 : BOX16);

function seated([a, b, c, d, turned]: Seating): HeroId[] {
  const heroes = [a, b, c, d].filter((hero) => hero !== null);
  return turned ? heroes.reverse() : heroes;
}

/** Teams, as built from the box. */
function teamsOf({ areas }: Box): fc.Arbitrary<HeroId[]> {
  const area = (no: number): fc.Arbitrary<HeroId | null> => fc.constantFrom(...at(areas, no), null);
  /** The inputs of a team; without them fast-check could not shrink it. */
  const unseated = (team: unknown): Seating => {
    if (!Array.isArray(team)) throw new TypeError('no team');
    const heroes: readonly HeroId[] = team;
    const from = (no: number): HeroId | null => heroes.find((hero) => areas[no]?.includes(hero)) ?? null;
    const straight: Seating = [from(0), from(1), from(2), from(3), false];
    const turned = seated(straight).some((hero, seat) => hero !== heroes[seat]);
    return [from(0), from(1), from(2), from(3), turned];
  };
  return fc
    .tuple(area(0), area(1), area(2), area(3), fc.boolean())
    .map(seated, unseated)
    .filter((heroes) => heroes.length >= 2);
}

/**
 * The middle of some game: random play seldom gets that far, so these positions are made up, with ships beside heroes,
 * wrecks, fazaformed land, events in force, and heroes armed for their next roll. All rules hold in them.
 */
export function midgame(setup: Setup, luck: Luck): State {
  const state = faza.newGame({ ...setup, fazaFirst: false }).state;
  const box = boxOf(setup.edition);
  const edition = editionById(setup.edition);
  const { events } = state;
  const cards = luck.some(events.deck, events.deck.length);
  const take = (wanted: readonly EventId[], most: number): EventId[] => {
    const taken = cards.filter((card) => wanted.includes(card)).slice(0, luck.below(most + 1));
    for (const card of taken) cards.splice(cards.indexOf(card), 1);
    return taken;
  };
  const of = (type: string): EventId[] => edition.events.filter((event) => event.type === type).map(({ id }) => id);
  const long = take(of('long'), 2);
  const kept = take(['sabotage'], 1);
  const [short = null] = take(of('short'), 1);
  const discards = luck.some(cards, luck.below(cards.length));
  const top = luck.some(
    cards.filter((card) => !discards.includes(card)),
    luck.below(3),
  );
  const unseen = events.deck.filter((card) => cards.includes(card) && !discards.includes(card) && !top.includes(card));

  const drones = state.tiles.map(() => Math.max(0, luck.below(6) - 2));
  while (sum(drones) > box.drones - 12) drones[luck.below(box.tiles)] = 0;
  const rebels = state.tiles.map(() => Math.max(0, luck.below(7) - 3));
  while (sum(rebels) > box.rebels - 1) rebels[luck.below(box.tiles)] = 0;
  // Every other time a hero and a Rebel stand ready to board.
  const meeting = luck.below(2) === 0 ? luck.below(box.tiles) : null;
  if (meeting !== null) {
    drones[meeting] = 0;
    rebels[meeting] = Math.max(1, at(rebels, meeting));
  }
  if (sum(rebels) === 0) rebels[luck.below(box.tiles)] = 1;
  const tiles = state.tiles.map((_, index) => ({
    fazaformed: index + 1 !== box.safeOutpost && luck.below(3) === 0,
    drones: at(drones, index),
    rebels: at(rebels, index),
  }));
  const heroes = state.heroes.map((hero, seat) => ({
    ...hero,
    tile: 1 + (meeting !== null && seat === 0 ? meeting : luck.below(box.tiles)),
    points: luck.below(4),
    cards: hero.cards.map((_, index) => ({
      injured: index < hero.cards.length - 1 && luck.below(4) === 0,
      used: luck.below(4) === 0,
    })),
  }));
  const points = sum(heroes.map((hero) => hero.points));
  const ships = state.ships.map((ship, index) => ({
    ...ship,
    tile:
      index === 0 && meeting !== null
        ? meeting + 1
        : luck.below(2) === 0
          ? luck.pick(heroes).tile
          : 1 + luck.below(box.tiles),
    health: index === 0 ? 1 : luck.below(state.health + 1),
  }));
  const longShots: LongShot[] = [];
  const armedHeroes = heroes.map((hero) => {
    const armed: Effect[] = [];
    for (const effect of armament(state.edition, hero.id, luck)) {
      if (effect.kind === 'longShot') longShots.push(effect);
      else armed.push(effect);
    }
    return { ...hero, armed };
  });
  return deepFreeze({
    ...state,
    tiles,
    heroes: armedHeroes,
    longShots,
    ships,
    tracker: luck.below(3),
    pool: { drones: box.drones - sum(drones) - points, rebels: box.rebels - sum(rebels) },
    events: { deck: unseen, top, discards, short, long, kept },
  });
}

/** What a hero may have played before a roll: up to three effects and some re-rolls, from either side of the hero's cards. */
function armament(edition: EditionId, hero: HeroId, luck: Luck): Effect[] {
  const cards = lookupOf(edition).decks.get(hero) ?? [];
  const effects = cards
    .flatMap(({ healthy, injured }) => [...healthy.enhancement.options, ...(injured?.enhancement.options ?? [])])
    .filter(arms);
  const rerolls = effects.filter(({ kind }) => kind === 'reroll');
  const others = effects.filter(({ kind }) => kind !== 'reroll');
  // Cards can be refreshed, so that one effect is played again and again.
  const some = (from: readonly Effect[], most: number): Effect[] =>
    from.length === 0 ? [] : Array.from({ length: luck.below(most + 1) }, () => luck.pick(from));
  return [...some(others, 3), ...some(rerolls, MOST_REROLLS)];
}

/** Whether an effect waits for a roll (C3). */
function arms({ kind }: Effect): boolean {
  switch (kind) {
    case 'allDice':
    case 'lowestDie':
    case 'perRebel':
    case 'reroll':
    case 'bazooka':
    case 'longShot':
    case 'shield':
      return true;
    case 'recover':
    case 'refresh':
    case 'placeRebel':
    case 'leadRebel':
      return false;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Every setup of an edition that can be played. */
function setupsOf(box: Box, edition: EditionId): fc.Arbitrary<Setup> {
  return fc.record(
    {
      edition: fc.constant(edition),
      mode: fc.constantFrom(...box.modes),
      heroes: teamsOf(box),
      seed: fc.string({ minLength: 1, maxLength: 12 }),
      health: fc.constantFrom(null, null, 1, 2, 3, 4, 5, 6),
      rewards: fc.boolean(),
      fazaFirst: fc.boolean(),
      drawTwo: fc.constant<true>(true),
      radio: fc.constant<true>(true),
    },
    {
      requiredKeys: ['edition', 'mode', 'heroes', 'seed', 'health', 'rewards', 'fazaFirst'],
      noNullPrototype: true,
    },
  );
}

/** Every setup that the app can play. */
export const setups: fc.Arbitrary<Setup> = setupsOf(BOX16, 'published');

/**
 * What facts reveal of a view: everything but pending steps, used-up pieces without lasting effect, and armed effects
 * that are lost with the Team phase.
 */
export function told({ chance, agenda, longShots, events: { discards, ...events }, ...rest }: State) {
  return { ...rest, events };
}

function shownBy(fact: Fact): string {
  switch (fact.fact) {
    case 'eventDrawn':
      return fact.event;
    case 'injuriesIgnored':
      return `injuries ignored thanks to a ${fact.thanksTo}`;
    case 'diceRolled':
      return fact.dice.some(({ again }) => again.length > 0) ? 'a die rolled again' : fact.fact;
    default:
      return fact.fact;
  }
}

/** FAZA for the property suite of all games. */
export const subject: Subject<FazaTypes> = {
  game: faza,
  setups,
  middle: midgame,
  bots: { random, policy },
  nameOf: (command) => command.do,
  faults,
  told,
  otherLuck: withChance,
  foresee,
  untrue,
  rules: RULE_IDS,
  words: [
    'move',
    'drive',
    'lead',
    'fight',
    'protect',
    'carrier',
    'former',
    'blockade',
    'purge',
    'self',
    'ally',
    'step',
  ],
  kindOf: ({ mode, heroes }) => `${mode}, ${heroes.length} heroes`,
  endOf: ({ outcome }) => outcome?.rule ?? 'none',
  shownBy,
};

/** The 24-tile edition for the property suite. */
export const subject24: Subject<FazaTypes> = { ...subject, setups: setupsOf(BOX24, '24') };
