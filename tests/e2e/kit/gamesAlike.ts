import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../src/games/azardia/rules/state/command.ts';
import type { Card, Seat } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { begin, give, now, type Session } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { setupOf } from '../../games/azardia/subject.ts';

/**
 * The players in turn order: the second gives the first a card in secret, the third observes, the fourth is the
 * computer.
 */
const ORDER = ['kuchuritok', 'robotIKing', 'noncredoMantis', 'lagartoon'] as const;

/** Cards of the third player against a rival, who is asked whether they answer. */
const ATTACKS = { attack: ['gravityHiccup', 'tractorYawn', 'glueRain'], challenge: ['thrownGauntlet'] } as const;
/** A card of the third player that can be undone. */
const COINS: readonly Card[] = ['looseChangeNebula', 'bountyReceipt', 'asteroidDividend'];
const ANSWERS: readonly Card[] = ['nopeNebula', 'mirrorPoncho', 'hotPotatoProtocol', 'softLanding'];

/**
 * Two games that differ only in the card that one player has secretly given another, and what the third player holds.
 */
export interface GamesAlike {
  /** The texts of the two saves, at the beginning of the third player's turn. */
  readonly saves: readonly [string, string];
  /** What the third player will draw. */
  readonly attack: Card;
  readonly coins: Card;
  /** Cannot be played in the player's own turn. */
  readonly answer: Card;
  /** The two cards, one of which was given and the other kept. */
  readonly secrets: readonly [Card, Card];
}

/**
 * Robot-i-King gives one of his two cards for a random one (C2): the luck and the commands are the same, and only he
 * and the receiver know which. In one of the games he has an answer, in the other the receiver has it.
 */
export function gamesAlike(kind: keyof typeof ATTACKS): GamesAlike {
  const attacks: readonly Card[] = ATTACKS[kind];
  for (let number = 0; number < 20_000; number++) {
    const one = played(`${kind} ${number}`, 0);
    const [attack, coins, answer] = [attacks, COINS, ANSWERS].map((some) =>
      some.find((card) => one?.drawn.includes(card)),
    );
    if (!one || !attack || !coins || !answer) continue;
    const other = played(`${kind} ${number}`, 1);
    if (!other) continue;
    const secrets = [one.given, other.given] as const;
    if (secrets.filter((card) => ANSWERS.includes(card)).length !== 1) continue;
    return { saves: [textOf(one.session), textOf(other.session)], attack, coins, answer, secrets };
  }
  throw new RangeError('no two games are alike');
}

/**
 * A game up to the third player's turn, in which Robot-i-King gives this card of his two; `null` if it takes another
 * course.
 */
function played(seed: string, which: number) {
  let session: Session<AzardiaTypes> = begin(azardia, setupOf(seed, ORDER.length));
  let given: Card | null = null;
  const { order } = now(session);
  const third = at(order, 2);
  let start: Session<AzardiaTypes> | null = null;
  for (let commands = 0; commands < 60; commands++) {
    const state = now(session);
    const [step] = state.steps;
    const [seat] = azardia.activeSeats(state);
    if (state.round > 1 || state.roundRule === 'truce' || seat === undefined || state.duel || state.attack) return null;
    if (step?.step === 'roll' && seat === third) start = session;
    if (step?.step === 'play' && seat === third) {
      return start && given !== null ? { session: start, given, drawn: at(state.players, third).hand } : null;
    }
    const hand = at(state.players, seat).hand;
    const swap = step?.step === 'discardDown' && seat === order[1] ? hand[which] : undefined;
    if (swap !== undefined && hand.length !== 2) return null;
    given = swap ?? given;
    const command = wanted(azardia.legalCommands(state), swap, at(order, 0), order.indexOf(seat));
    const result = command && give(session, command);
    if (!result || !('session' in result)) return null;
    ({ session } = result);
  }
  return null;
}

/** The commands: nobody plays a card, everybody takes the first path. */
function wanted(legal: readonly Command[], swap: Card | undefined, rival: Seat, place: number): Command | undefined {
  const swaps = legal.find((one) => one.do === 'swapCard' && one.card === swap && one.rival === rival);
  const chosen = legal.find((one) => one.do === 'chooseCharacter' && one.character === ORDER[place]);
  return swap === undefined ? (chosen ?? legal.find((one) => one.do === 'pass') ?? legal[0]) : swaps;
}

function textOf(session: Session<AzardiaTypes>): string {
  const { order } = now(session);
  const players = order.map((_, seat) => (seat === order[3] ? ('computer' as const) : ('friend' as const)));
  return gameText({ session, players });
}
