import { drawBelow } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { isInTyrantZone, TOP_LEVEL } from '../../content/board.ts';
import type { Effect, EffectOf, Who } from '../../content/vocabulary.ts';
import { canSwap, nextA } from '../movement/paths.ts';
import { gainCoins, loseCoins, loseFortune } from '../players/coins.ts';
import { gainLevel, loseLevel } from '../players/levels.ts';
import { emit, type Play, rollDie } from '../state/play.ts';
import type { PlayedEffect, Seat, State, Step } from '../state/state.ts';
import { furthestAhead, furthestBehind, lowestLevel, rivalsOf } from '../turn/turnOrder.ts';
import { seenBy } from '../views.ts';
import { discard, drawCards } from './decks.ts';

/** Carries out an effect of one kind. Whatever leads on is put before the work that is left. */
type Perform<Kind extends Effect['kind']> = (play: Play, effect: EffectOf<Kind>, played: PlayedEffect) => void;

/** Kinds of effects that are carried out here; the others change dice, duels or answers, and are carried out there. */
type PlainKind = Exclude<
  Effect['kind'],
  | 'setDie'
  | 'threeDice'
  | 'rollAgain'
  | 'addToTotal'
  | 'flee'
  | 'cancel'
  | 'turnBack'
  | 'redirect'
  | 'moveUpTo'
  | 'byCharacter'
>;

/** An effect of a card that somebody plays or draws. */
const byPlayer =
  <Kind extends Effect['kind']>(
    perform: (play: Play, effect: EffectOf<Kind>, played: PlayedEffect, me: Seat) => void,
  ): Perform<Kind> =>
  (play, effect, played) =>
    perform(play, effect, played, required(played.me));

/** An effect of a card that is played at a rival. */
const atRival =
  <Kind extends Effect['kind']>(
    perform: (play: Play, effect: EffectOf<Kind>, played: PlayedEffect, me: Seat, rival: Seat) => void,
  ): Perform<Kind> =>
  (play, effect, played) =>
    perform(play, effect, played, required(played.me), required(played.rival));

const PERFORM: { readonly [Kind in PlainKind]: Perform<Kind> } = {
  move: (play, { who, tiles }, played) => {
    const { by, me } = played;
    const steps = targets(play, who, played).map((seat): Step => {
      return { step: 'move', seat, tiles, isOwn: played.isOwn && seat === me, by };
    });
    doNext(play, ...steps);
  },
  moveToNextA: byPlayer((play, { otherwise }, { isOwn, by }, me) => {
    const { tile } = at(play.state.players, me);
    const goal = nextA(tile);
    doNext(play, { step: 'move', seat: me, tiles: goal === null ? otherwise : goal - tile, isOwn, by });
  }),
  goTo: (play, { who, tile }, played) => {
    doNext(play, ...targets(play, who, played).map((seat): Step => ({ step: 'goTo', seat, tile, by: played.by })));
  },
  mayMove: (play, { tiles, except }, played) => {
    const excepted = targets(play, except, played);
    const others = play.state.order.filter((seat) => !excepted.includes(seat));
    doNext(play, ...others.map((seat): Step => ({ step: 'mayAdvance', seat, tiles, by: played.by })));
  },
  swapTiles: atRival((play, _, { by }, me, rival) => {
    const [one, other] = [at(play.state.players, me).tile, at(play.state.players, rival).tile];
    // M6, T2: a floor lies between 80 and a lower tile, and the card counts both as one zone (B1): it may still be played, and does nothing.
    if (!canSwap(one, other)) return;
    emit(play, 'H1', by, { fact: 'pawnsSwapped', seats: [me, rival] });
  }),
  coins: (play, { who, coins }, played) => {
    for (const seat of targets(play, who, played)) {
      if (coins > 0) gainCoins(play, played.by, seat, coins);
      else loseCoins(play, played.by, seat, -coins);
    }
  },
  takeCoins: atRival((play, { coins }, { by }, me, rival) => {
    loseCoins(play, by, rival, coins, me);
  }),
  catchUp: byPlayer((play, effect, { by }, me) => {
    gainCoins(play, by, me, catchUpCoins(play.state, effect, me));
  }),
  sellCards: byPlayer((play, { most, each }, { by }, me) => {
    doNext(play, { step: 'sell', seat: me, left: most, each, by });
  }),
  // X4: each rival whom a toll hits has answered for their own part.
  toll: atRival((play, { coins }, { by }, me, rival) => {
    loseCoins(play, by, rival, coins, me);
  }),
  tax: (play, { from, coins }, { by }) => {
    for (const seat of play.state.order)
      if (at(play.state.players, seat).coins >= from) loseCoins(play, by, seat, coins);
  },
  loseFortune: (play, { who }, played) => {
    for (const seat of targets(play, who, played)) loseFortune(play, played.by, seat);
  },
  level: (play, { who, by, unlessLevel5 }, played) => {
    if (unlessLevel5 && lowestLevel(play.state) === TOP_LEVEL) return;
    // A player at level 5 or 1 moves instead, and may meet a rival: one after the other.
    const steps = targets(play, who, played).flatMap((seat) =>
      by > 0 ? gainLevel(play, played.by, seat) : loseLevel(play, played.by, seat),
    );
    doNext(play, ...steps);
  },
  levelIfLowest: byPlayer((play, _, { by }, me) => {
    // It is played only where no rival has a lower level.
    doNext(play, ...gainLevel(play, by, me));
  }),
  levelOnDie: byPlayer((play, { from, back }, { by }, me) => {
    const face = rollDie(play);
    emit(play, 'T2', by, { fact: 'dieRolled', seat: me, face });
    // B4: a movement by this card draws no card.
    if (face >= from) doNext(play, ...gainLevel(play, by, me));
    else doNext(play, { step: 'move', seat: me, tiles: -back, isOwn: false, by });
  }),
  draw: (play, { who, cards }, played) => {
    for (const seat of targets(play, who, played)) drawCards(play, 'T2', played.by, seat, cards);
  },
  discard: byPlayer((play, { cards }, { by }, me) => {
    doNext(play, { step: 'discard', seat: me, left: cards, by });
  }),
  discardHand: byPlayer((play, _, { by }, me) => {
    discard(play, 'P1', by, me, at(play.state.players, me).hand);
  }),
  takeCard: atRival((play, _, { by }, me, rival) => {
    giveRandomCards(play, by, rival, me, 1);
  }),
  giveCards: byPlayer((play, { cards, to }, played, me) => {
    for (const receiver of targets(play, to, played)) giveRandomCards(play, played.by, me, receiver, cards);
  }),
  missTurn: (play, { who }, played) => {
    for (const seat of targets(play, who, played)) missNextTurn(play, played.by, seat);
  },
  oneDie: (play, { who }, played) => {
    for (const seat of targets(play, who, played)) emit(play, 'M1', played.by, { fact: 'willRollOneDie', seat });
  },
  duel: atRival((play, _, __, me, rival) => {
    doNext(play, { step: 'duel', challenger: me, defender: rival, tile: null, isAbility: false });
  }),
  drawPenalty: (play, { who }, played) => {
    doNext(play, ...targets(play, who, played).map((seat): Step => ({ step: 'penalty', seat })));
  },
  comfort: byPlayer((play, { coins, cards }, { by }, me) => {
    gainCoins(play, by, me, coins);
    drawCards(play, 'X2', by, me, cards);
  }),
  roundRule: (play, { rule }, { by }) => {
    emit(play, 'E2', by, { fact: 'roundRuleSet', roundRule: rule });
  },
  inOrder: (play, { who, effects }, played) => {
    // The first effect may change whom `who` means, so the player is fixed before it.
    const steps = targets(play, who, played).flatMap((seat) =>
      effects.map((effect): Step => ({ step: 'effect', played: { ...played, effect, me: seat } })),
    );
    doNext(play, ...steps);
  },
  byZone: (play, { who, tyrantZone, zoneZero }, played) => {
    const steps = targets(play, who, played).map((seat): Step => {
      const effect = isInTyrantZone(at(play.state.players, seat).tile) ? tyrantZone : zoneZero;
      return { step: 'effect', played: { ...played, effect, me: seat } };
    });
    doNext(play, ...steps);
  },
};

/** Carries out the effect of a card. The compiler cannot see that its kind picks what to do; this is the one place that says so. */
export function applyEffect(play: Play, played: PlayedEffect): void {
  const perform = PERFORM[played.effect.kind as PlainKind] as Perform<Effect['kind']>;
  perform(play, played.effect, played);
}

/** The effect that a card has for a player: the stronger one for its character. */
export function effectFor({ players }: Pick<State, 'players'>, effect: Effect, seat: Seat): Effect {
  if (effect.kind !== 'byCharacter') return effect;
  return at(players, seat).character === effect.character ? effect.them : effect.others;
}

/** The coins of a card that helps who is behind: more for each level that the highest rival is above. */
export function catchUpCoins(
  state: Pick<State, 'order' | 'players'>,
  { coins, perLevel }: EffectOf<'catchUp'>,
  seat: Seat,
): number {
  const highest = Math.max(...rivalsOf(state, seat).map((rival) => at(state.players, rival).level));
  return coins + perLevel * Math.max(0, highest - at(state.players, seat).level);
}

/** Whether no rival has a lower level. */
export function isLowest({ players }: Pick<State, 'players'>, seat: Seat): boolean {
  return lowestLevel({ players }) === at(players, seat).level;
}

/** The seats that a word of a card means, in turn order. */
function targets({ state }: Play, who: Who, { me, rival }: PlayedEffect): readonly Seat[] {
  const rivals = me === null ? state.order : rivalsOf(state, me);
  switch (who) {
    case 'me':
      return [required(me)];
    case 'rival':
      return [required(rival)];
    case 'rivals':
      return rivals;
    case 'all':
      return state.order;
    case 'lowest':
      return rivals.filter((seat) => at(state.players, seat).level === lowestLevel(state));
    case 'ahead':
      return [furthestAhead(state)];
    case 'behind':
      return [furthestBehind(state, state.order)];
    case 'rivalBehind':
      return [furthestBehind(state, rivals)];
  }
}

/** T5: somebody is to miss their next turn, unless they miss it already, or have just missed one. */
function missNextTurn(play: Play, by: PlayedEffect['by'], seat: Seat): void {
  if (at(play.state.players, seat).misses === 'no') emit(play, 'T5', by, { fact: 'willMissTurn', seat });
}

/** Gives cards that chance takes from a hand; only giver and receiver know which. */
function giveRandomCards(play: Play, by: PlayedEffect['by'], from: Seat, to: Seat, count: number): void {
  const left = [...at(play.state.players, from).hand];
  const cards = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(drawBelow(play.chance, left.length), 1),
  ).flat();
  if (cards.length === 0) return;
  emit(play, 'T2', by, { fact: 'cardsGiven', from, to, cards, seen: seenBy(play.state, from, to) });
}

/** The distances that a card lets its player choose from. T2: even those that change nothing, at a floor (M6) or off the goal (M3). */
export function choicesOfTiles(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, index) => index - most).filter((tiles) => tiles !== 0);
}
