import { at } from '../../../kernel/values/at.ts';
import { percent } from '../../../kernel/values/percent.ts';
import { GATE, GOAL, TOP_LEVEL } from '../content/board.ts';
import { sideBehind, totalOf } from '../rules/duels/duels.ts';
import type { RollOdds } from '../rules/forecast/duelOdds.ts';
import type { DuelEnds, DuelPair, DuelStake } from '../rules/forecast/duelStake.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaView, Duel, Seat } from '../rules/state/state.ts';
import { playerName } from './names.en.ts';

/**
 * The result of winning or losing a duel for one side, in a few words: `level 5, Gate open`, `tile 147`, `nothing to
 * gain`.
 */
export function endText(ends: DuelEnds, result: 'win' | 'lose', view: AzardiaView): string {
  const { level, tile, holds, meets } = ends[result];
  const opensGate = level === TOP_LEVEL && at(view.players, ends.seat).tile < GATE;
  const parts = [
    ...(holds ? [`hold ${GOAL}`] : []),
    ...(level === null ? [] : [`level ${level}`]),
    ...(opensGate ? ['Gate open'] : []),
    ...(tile === null || holds ? [] : [`tile ${tile}`]),
    ...(meets === null ? [] : [`meet ${playerName(view, meets)}`]),
  ];
  if (parts.length > 0) return parts.join(', ');
  return result === 'win' ? 'nothing to gain' : NOTHING_TO_LOSE;
}

const NOTHING_TO_LOSE = 'nothing to lose';

/** The reader's results of a duel, a line each. */
export function endLines(ends: DuelEnds, view: AzardiaView): string[] {
  return [`If you win: ${endText(ends, 'win', view)}`, `If you lose: ${endText(ends, 'lose', view)}`];
}

/** A player's result of a duel, in a sentence. */
export function endsText(ends: DuelEnds, view: AzardiaView): string {
  const name = playerName(view, ends.seat);
  return `If ${name} wins: ${endText(ends, 'win', view)}. If ${name} loses: ${endText(ends, 'lose', view)}.`;
}

/** H2, G3: the consequence of equal totals. */
export function tieText({ defender, tile }: DuelPair, view: AzardiaView): string {
  return tile === GOAL ? `${playerName(view, defender)} wins` : 'both roll again';
}

/** The stakes of the duel, and its location. */
export function duelTitle(stake: DuelStake, { tile }: DuelPair): { readonly name: string; readonly where: string } {
  const names = { level: 'Level duel', tiles: 'Duel for 3 tiles', goal: `Duel for ${GOAL}` } as const;
  return { name: names[stake], where: tile === null ? 'from afar' : stake === 'goal' ? '' : `on tile ${tile}` };
}

/**
 * The state of a duel from a seat's point of view, and the options in it; `asked` is who decides, if anybody does.
 * `canAct` says whether the reader could do anything but fight or pass, as far as they may know their own cards.
 */
export function duelHeading(
  duel: Duel,
  view: AzardiaView,
  seat: Seat,
  asked: Seat | null,
  canAct: boolean,
): readonly [string, string] {
  const { challenger, defender } = duel;
  const pair: DuelPair = { challenger: challenger.seat, defender: defender.seat, tile: duel.tile };
  const isOwn = asked === seat;
  if (challenger.dice.length === 0 || defender.dice.length === 0) {
    const tie = `A tie: ${tieText(pair, view)}.`;
    if (asked === null) return ['Both roll two dice', tie];
    const choice = canAct ? 'Fight, or play a card' : 'Time to fight';
    return [isOwn ? choice : `${playerName(view, asked)} decides`, tie];
  }
  const behind = sideBehind(duel);
  const gap = Math.abs(totalOf(challenger) - totalOf(defender));
  const isYou = behind.seat === seat;
  const name = playerName(view, behind.seat);
  const standing =
    gap === 0 ? `A tie: ${tieText(pair, view)}` : isYou ? `You are ${gap} behind` : `${name} is ${gap} behind`;
  if (asked === null) return [standing, ''];
  const choice = canAct ? 'Add to your roll, or let it be.' : 'You have nothing to add.';
  return [standing, isOwn ? choice : `${name} may answer.`];
}

/** Events of a duel while it is animated, when nobody decides anything: by the fact that reports them. */
export function toldHeading(
  duel: Duel,
  view: AzardiaView,
  seat: Seat,
  fact: Fact | undefined,
): readonly [string, string] {
  const [standing, rest] = duelHeading(duel, view, seat, null, false);
  switch (fact?.fact) {
    // The dice are still in the air: nobody can see yet who is behind.
    case 'duelRolled':
      return [fact.seat === seat ? 'You roll' : `${playerName(view, fact.seat)} rolls`, ''];
    case 'duelWon':
      return [duelText.wins(playerName(view, fact.winner)), `${playerName(view, fact.loser)} loses.`];
    case 'stayed':
      return [standing, `${playerName(view, fact.seat)} stays.`];
    case 'passed':
      return [standing, `${playerName(view, fact.seat)} lets it be.`];
    default:
      return [standing, rest];
  }
}

/** The result of something that changes a duel, for the player who does it, in a few words: `17, 2 ahead`. */
export function standingText(own: number, other: number): string {
  if (own === other) return `${own}, a tie`;
  return own > other ? `${own}, ${own - other} ahead` : `${own}, still ${other - own} behind`;
}

/** H7: the possible results of rolling again. */
export function oddsText({ ahead, tie }: RollOdds): string {
  return `${percent(ahead)} ahead, ${percent(tie)} tie`;
}

/** Words of the scene of a duel. */
export const duelText = {
  win: 'Win',
  lose: 'Lose',
  /** On phones. */
  winShort: 'win',
  loseShort: 'lose',
  added: (by: number, result: string): string => `+${by} → ${result}`,
  canAnswer: (rival: string): string => `${rival} can still answer`,
  dieRaised: 'Die +1',
  ends: (words: string): string => `You win: ${words}`,
  passed: (words: string): string => (words === NOTHING_TO_LOSE ? words : `lose: ${words}`),
  fights: 'The higher total wins',
  again: 'A tie: both roll again',
  wins: (name: string): string => `${name} wins!`,
} as const;
