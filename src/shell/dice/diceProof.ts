import { chanceFrom, drawBelow } from '../../kernel/chance.ts';
import { commitmentTo, committedText, type Secret } from '../../kernel/records/commitment.ts';
import { button, el } from '../../page/dom.ts';
import { copyButton } from '../../page/fields.ts';
import type { PlayedGame } from '../match.ts';
import type { GameDice } from './diceHistory.ts';
import { firstGroups, inGroups } from './matchDice.ts';
import { readRolls } from './tally.ts';
import { diceText } from './text.en.ts';

const words = diceText;

/** Today's rules, as far as dice follow from them. */
type Rules = Pick<PlayedGame['rules'], 'id' | 'version'>;

/** A commitment: its first groups, and the whole of it one press away. */
export function fingerprintBlock(commitment: string): HTMLElement {
  const start = el('code', firstGroups(commitment));
  return el('details.fingerprint', el('summary', start, el('span', words.whole)), wholeFingerprint(commitment));
}

/** All of a commitment, to be compared and copied. */
function wholeFingerprint(commitment: string): HTMLElement {
  const whole = el('code', inGroups(commitment).join(' '));
  const { copy, said } = copyButton(commitment, whole, words, 'plain');
  return el('div.whole', whole, el('p.copying', copy, said));
}

/** The seed of a game that is over, with a button that checks its dice. `shown` is the commitment from its beginning. */
export function proofBlock(today: Rules, dice: GameDice, shown: string | null): HTMLElement {
  const result = el('div.proof', { role: 'status' });
  const check = button(words.check, () => result.replaceChildren(...linesOf(checkDice(today, dice, shown))), {
    symbol: 'check',
    look: 'act',
  });
  return el('div.proof-of-game', el('p.seed', el('span', words.seed), ' ', el('code', dice.seed)), check, result);
}

/** One game of the history: a line to open, then its commitment and its proof. */
export function gameBlock(today: Rules, dice: GameDice, shown: string | null, rolled: number): HTMLElement {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(dice.ended));
  const commitment = shown ?? commitmentTo(dice);
  return el(
    'details.game',
    el('summary', el('span', words.gameLine(day, dice.outcome, rolled)), el('code', firstGroups(commitment))),
    wholeFingerprint(commitment),
    proofBlock(today, dice, shown),
  );
}

/** Why all this proves anything, for those who ask. */
export function whyBlock(today: Rules, secret: Secret | null): HTMLElement {
  const block = el('details.why', el('summary', el('span', words.whyTitle)), ...words.why.map((line) => el('p', line)));
  const { id, version } = today;
  block.append(el('p', words.byHand(committedText(secret ?? { game: id, version, seed: '…' }))));
  return block;
}

function linesOf({ kept, dice }: DiceCheck): HTMLElement[] {
  const line = (text: string, fits: boolean | null): HTMLElement =>
    el('p', { 'data-fits': fits === null ? 'unknown' : fits ? 'yes' : 'no' }, text);
  const hash = line(kept === null ? words.kept.unknown : kept ? words.kept.yes : words.kept.no, kept);
  if (!dice) return [hash, line(words.otherRules, null)];
  const fits = dice.otherwise === 0;
  return [hash, line(fits ? words.again(dice.again) : words.otherwise(dice.otherwise, dice.again), fits)];
}

/** What came out when a game's dice were checked. */
export interface DiceCheck {
  /** The commitment, worked out again from the seed. */
  readonly commitment: string;
  /** Whether that is what was shown when the game began; `null` when this device has not kept that. */
  readonly kept: boolean | null;
  /**
   * How many dice were rolled again from the seed, and how many of them came out otherwise; `null` for a game of other rules,
   * which may have drawn its dice in another way.
   */
  readonly dice: { readonly again: number; readonly otherwise: number } | null;
}

/**
 * Hashes the seed of a game again and rolls each of its dice again, if it was played by `today`'s rules. `shown` is the
 * commitment from its beginning.
 */
export function checkDice(
  { version: today }: Pick<Secret, 'version'>,
  { game, version, seed, rolls, tally }: GameDice,
  shown: string | null,
): DiceCheck {
  const commitment = commitmentTo({ game, version, seed });
  const dice = readRolls(rolls).flatMap(({ draw, faces }) => {
    const chance = { ...chanceFrom(seed, draw) };
    return faces.map((face) => face === 1 + drawBelow(chance, tally.faces.length));
  });
  return {
    commitment,
    kept: shown === null ? null : shown === commitment,
    dice: version === today ? { again: dice.length, otherwise: dice.filter((same) => !same).length } : null,
  };
}
