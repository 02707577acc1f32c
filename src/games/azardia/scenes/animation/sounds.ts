import { at } from '../../../../kernel/values/at.ts';
import { GATE, GOAL } from '../../content/board.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Fact, FactName, FactOf } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';

/** Who hears a fact: the state before it, and the seat whose table is shown. */
interface Hearing {
  readonly state: AzardiaView;
  readonly seat: Seat;
}

/** The sound at the start of a fact: always the same, one that depends on the fact, or none. */
type FactSound<Name extends FactName> = string | null | ((fact: FactOf<Name>, hearing: Hearing) => string | null);

/** The sounds of all facts. Those without one get their sound from their animation, or from a later fact. */
const SOUNDS: { readonly [Name in FactName]: FactSound<Name> } = {
  openingRolled: 'dieLand',
  orderSet: null,
  characterChosen: ({ character }) => `ability/${character}`,
  roundBegan: 'round',
  eventDrawn: 'event',
  eventsReshuffled: 'shuffle',
  roundRuleSet: null,
  turnBegan: ({ seat }, hearing) => (seat === hearing.seat ? 'turn/own' : 'turn'),
  turnMissed: 'snore',
  phaseBegan: null,
  turnEnded: null,
  turnPassedOver: 'pass',
  diceRolled: null,
  dieSet: 'nudge',
  dieRaised: 'raise',
  moveChosen: null,
  dieRolled: 'dieLand',
  pawnMoved: null,
  pawnsSwapped: 'swap',
  cardsDrawn: 'card',
  actionsReshuffled: 'shuffle',
  cardPlayed: 'play',
  cardsDiscarded: 'discard',
  cardsGiven: 'toss',
  cardsSwapped: 'toss',
  abilityUsed: ({ seat }, { state }) => `ability/${at(state.players, seat).character}`,
  handsTaken: 'grab',
  cardDealt: 'card',
  handReturned: 'toss',
  dealEnded: null,
  coinsGained: ({ coins, from }) => (from !== null ? null : coins > 1000 ? 'coins' : 'coin'),
  coinsLost: 'pay',
  levelGained: 'level',
  levelLost: 'levelLost',
  willMissTurn: 'pity',
  willRollOneDie: 'fizzle',
  attacked: 'attack',
  answered: 'answer',
  passed: 'pass',
  attackEnded: ({ hit }) => (hit === null ? 'fizzle' : 'hit'),
  duelBegan: 'duel',
  duelFled: 'flee',
  stayed: 'pass',
  duelRolled: null,
  totalRaised: 'raise',
  duelTied: 'tie',
  duelWon: null,
  penaltyDrawn: 'stamp',
  penaltiesReshuffled: 'shuffle',
  graceBegan: 'grace',
  holderChanged: 'pushed',
  graceBroken: 'graceBroken',
  gameWon: ({ seat }, hearing) => (seat === hearing.seat ? 'victory' : 'victory/rival'),
};

/** The sound for the start of a fact; `null` for none. */
export function soundOf(fact: Fact, hearing: Hearing): string | null {
  // The compiler cannot see that a fact's name picks the sound for that fact.
  const sound = SOUNDS[fact.fact] as FactSound<FactName>;
  return typeof sound === 'function' ? sound(fact, hearing) : sound;
}

/** Number of hop sounds, each higher than the one before. */
const HOPS = 12;

/**
 * The sound of each hop along a path: rising notes; a slide where the Gate sends a pawn back to 1 (M4), after which the
 * notes start over; and a spring where it turns around at 150 (M3).
 */
export function hopSounds(from: TileNo, path: readonly TileNo[]): string[] {
  let hops = 0;
  return path.map((tile, index) => {
    const before = path[index - 1] ?? from;
    hops += 1;
    if (tile === 1 && before === GATE - 1) {
      hops = 0;
      return 'slide';
    }
    return index > 0 && before === GOAL && tile < GOAL ? 'spring' : `hop/${Math.min(HOPS, hops)}`;
  });
}
