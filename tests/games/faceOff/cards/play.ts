import { expect, test } from 'vitest';
import { type CardId, type FighterId, fighterOf, isScrub } from '../../../../src/games/faceOff/content/cards.ts';
import type { Place, Role } from '../../../../src/games/faceOff/content/vocabulary.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import type { Siege, State, Step } from '../../../../src/games/faceOff/rules/state/state.ts';
import { required } from '../../../../src/kernel/values/required.ts';
import { factsOf, give, position, reveal, seatIn, totals } from '../position.ts';

/** A card, perhaps with what it is played as. */
type Open = CardId | `${CardId}:${Role}`;

/** What can be told once seat 0 has played a card. What is left out is as nothing but the card's power had come into play. */
interface Sees {
  /** The power of seat 0. */
  readonly total: number;
  /** The power of the others: 14 (Genghis Khan and a Banner) and 6 (Cleopatra). */
  readonly others?: readonly [number, number];
  readonly tokens?: readonly [number, number, number];
  readonly hand?: readonly CardId[];
  /** Red Ryder and the Stagecoach lie there before. */
  readonly discards?: readonly CardId[];
  /** How many scrubs the others got. */
  readonly scrubs?: readonly [number, number];
  readonly gone?: readonly CardId[];
  /** How many sieges seat 0 has laid (H8). */
  readonly laid?: number;
  /** Personalities that were sent to the army from the hand. */
  readonly deployed?: readonly CardId[];
  /** Whether an attack on seat 0 was stopped. */
  readonly isShielded?: boolean;
}

/** One play of a card by seat 0, and what comes of it. */
interface CardPlay {
  readonly at?: Place;
  readonly as?: Role;
  /** What seat 0 has there already. */
  readonly beside?: readonly Open[];
  /** What it holds beside the card. */
  readonly hand?: readonly CardId[];
  /** What seat 1 plays at the same time. */
  readonly foe?: CardId;
  /** What seat 1 has there instead of Genghis Khan and a Banner. */
  readonly rival?: readonly Open[];
  readonly sieges?: readonly Siege[];
  readonly timing?: number;
  /** The decisions of seat 0 afterwards. */
  readonly answers?: readonly Command[];
  readonly sees: Sees;
}

/** A card as it is printed, and plays in which each of its clauses does something, or is seen not to where it must not. */
type Printed = readonly [printed: string, ...plays: readonly CardPlay[]];

const DECK = ['goldPan', 'banner', 'campCook', 'shuriken'] as const;
const DISCARDS = ['redRyder', 'stagecoach'] as const;

const NOTHING_ELSE = {
  others: [14, 6],
  tokens: [10, 10, 10],
  hand: [],
  discards: DISCARDS,
  scrubs: [0, 0],
  gone: [],
  laid: 0,
  deployed: [],
  isShielded: false,
};

/** A position in which all seal, and again once everything has resolved. */
function beforePlay(card: FighterId, play: CardPlay): State {
  const {
    at = 'faceOff',
    beside = [],
    hand = [],
    rival = ['genghisKhan', 'banner'],
    foe,
    sieges = [],
    timing = 4,
  } = play;
  const lying = (cards: readonly Open[]) =>
    at === 'faceOff' ? { stage: cards, army: cards.slice(0, 0) } : { army: cards };
  const state = position({
    seats: [
      { hand: [card, ...hand], deck: DECK, discards: DISCARDS, ...lying(beside) },
      { hand: foe ? [foe] : [], ...lying(rival) },
      { ...lying(['cleopatra']) },
    ],
    place: at,
    sieges,
    timings: [timing, 4],
    power: { row: ['aristotle', 'dracula', 'truthGun'], middle: ['kraken', 'willie'], deck: ['posse'] },
  });
  const role = play.as ?? roleOf(card);
  const part = at === 'hq' ? 'army' : role;
  const seal: Step = { step: 'seal', part };
  return { ...state, steps: [seal, seal] };
}

function roleOf(card: FighterId): Role {
  return required(fighterOf(card)).type === 'equipment' ? 'equipment' : 'personality';
}

function seen(card: FighterId, play: CardPlay): unknown {
  const { at = 'faceOff', foe = null, answers = [] } = play;
  const played = reveal(beforePlay(card, play), `${card}:${play.as ?? roleOf(card)}`, foe, null);
  const { state, facts } = give(played.state, ...answers);
  const own = seatIn(state, 0);
  const [total, ...others] = totals(state, at);
  return {
    total,
    others,
    tokens: state.seats.map(({ tokens }) => tokens),
    hand: own.hand,
    discards: own.discards,
    scrubs: [1, 2].map((seat) => seatIn(state, seat).discards.filter(isScrub).length),
    gone: state.gone,
    laid: state.sieges.filter(({ by }) => by === 0).length,
    deployed: at === 'faceOff' ? own.army.map((one) => one.card) : [],
    isShielded: factsOf([...played.facts, ...facts], 'shielded').some(({ target }) => target === 0),
  };
}

const TYPES = { P: 'personality', E: 'equipment', B: 'both' } as const;

/** Type, power, letter, points and keywords as they are printed. */
function parsed(printed: string): unknown {
  const [, type, power, letter, points = '0', words] = required(
    /^([PEB])(\d+) ([A-Z])(?: \((\d+) pts\))? · ([A-Za-z, ]+)/.exec(printed),
  );
  return {
    type: TYPES[type as keyof typeof TYPES],
    power: Number(power),
    letter,
    points: Number(points),
    keywords: required(words).trim().toLowerCase().split(', '),
  };
}

/** Tests every card of a table: what is printed on it, and each of its plays. */
export function testCards(cards: Readonly<Partial<Record<FighterId, Printed>>>): void {
  test.each(Object.entries(cards) as [FighterId, Printed][])(
    '%s is as printed, and does what it says',
    (card, [printed, ...plays]) => {
      const { clauses: _, ...fighter } = required(fighterOf(card));
      expect(fighter).toEqual(parsed(printed));
      expect(plays.length).toBeGreaterThan(0);
      for (const play of plays) expect(seen(card, play)).toEqual({ ...NOTHING_ELSE, ...play.sees });
    },
  );
}
