import { playOn } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { GOAL, TOP_LEVEL } from '../../content/board.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { settleDuel } from '../duels/duels.ts';
import { evolve, pairOf } from '../evolve.ts';
import type { Fact, FactOf } from '../state/fact.ts';
import type { Play } from '../state/play.ts';
import type { AzardiaView, DuelSide, Seat } from '../state/state.ts';
import { work } from '../steps.ts';

/** Who duels, and where. */
export type DuelPair = Pick<FactOf<'duelBegan'>, 'challenger' | 'defender' | 'tile'>;

/**
 * What a duel is about: tile 150 (G3), where the holder wins a tie; a level (H3); or tiles alone, where neither side can gain or lose a
 * level (L1, L4).
 */
export type DuelStake = 'goal' | 'level' | 'tiles';

/** What a duel is about. */
export function duelStake({ players }: AzardiaView, { challenger, defender, tile }: DuelPair): DuelStake {
  if (tile === GOAL) return 'goal';
  return [challenger, defender].every((seat) => at(players, seat).level === TOP_LEVEL) ? 'tiles' : 'level';
}

/** What the end of a duel does to one side. */
export interface DuelEnd {
  /** The level that the player has then; `null` where it stays. */
  readonly level: number | null;
  /** Where the pawn stands then; `null` where it stays. */
  readonly tile: TileNo | null;
  /** Whether the player holds tile 150 then. */
  readonly holds: boolean;
  /** Whom the pawn meets where it comes to stand, for the next duel (H5). */
  readonly meets: Seat | null;
}

/** What a side of a duel gets if it wins, and if it loses. */
export interface DuelEnds {
  readonly seat: Seat;
  readonly win: DuelEnd;
  readonly lose: DuelEnd;
}

/** H3, H4, G3: what both sides of a duel get, the challenger first: the rules settle it, once for each winner. */
export function duelEnds(view: AzardiaView, pair: DuelPair): readonly [DuelEnds, DuelEnds] {
  const { challenger, defender } = pair;
  const [won, lost] = [settled(view, pair, challenger), settled(view, pair, defender)];
  return [
    { seat: challenger, win: won(challenger), lose: lost(challenger) },
    { seat: defender, win: lost(defender), lose: won(defender) },
  ];
}

/** What a duel does to each seat where one of the two wins, as far as it follows from what is known. */
function settled(view: AzardiaView, { challenger, defender, tile }: DuelPair, winner: Seat): (seat: Seat) => DuelEnd {
  const side = (seat: Seat): DuelSide => ({ seat, dice: [], raised: [], added: seat === winner ? 1 : 0 });
  const duel = { challenger: side(challenger), defender: side(defender), tile };
  const play: Play = playOn({ ...view, duel, met: [...view.met, pairOf(challenger, defender)], steps: [] });
  settleDuel(play, duel);
  work(play);
  // A pawn that is moved may meet somebody: that duel is the next one.
  const end = play.facts.findIndex(({ fact }) => fact === 'duelBegan');
  const certain = end < 0 ? play.facts : play.facts.slice(0, end);
  const after = certain.reduce<AzardiaView>((before, fact) => evolve(before, fact), view);
  return (seat) => endOf(view, after, play.facts[end], seat);
}

function endOf(before: AzardiaView, after: AzardiaView, next: Fact | undefined, seat: Seat): DuelEnd {
  const [was, is] = [at(before.players, seat), at(after.players, seat)];
  return {
    level: is.level === was.level ? null : is.level,
    tile: is.tile === was.tile ? null : is.tile,
    holds: after.grace?.holder === seat,
    meets: next?.fact === 'duelBegan' && next.challenger === seat ? next.defender : null,
  };
}
