import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { GOAL } from '../../content/board.ts';
import { type ActionId, actionSpec, isAttack, isPlayedAt } from '../../content/cards.ts';
import type { Effect } from '../../content/vocabulary.ts';
import { choicesOfTiles, effectFor, isLowest } from '../cards/effects.ts';
import { discardPlayed, kindsOf } from '../cards/hand.ts';
import { canHit } from '../cards/targets.ts';
import { listAbility } from '../characters/abilities.ts';
import { PRICES, pay } from '../players/coins.ts';
import { gainLevel } from '../players/levels.ts';
import type { Command, CommandOf, Target } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Seat, State, Step, StepOf } from '../state/state.ts';
import { rivalsOf } from './turnOrder.ts';

/** T1 C: play cards, use the ability, buy tiles and levels, or end the phase. */
export function listPlays(state: State, { seat }: StepOf<'play'>): Command[] {
  const cards = kindsOf(state, seat).filter(
    (card) => isPlayedAt(card, 'turn') && actionSpec(card).cost <= at(state.players, seat).coins,
  );
  return [
    ...cards.flatMap((card) =>
      targetsOf(state, seat, card).map((target): Command => ({ do: 'play', seat, card, target })),
    ),
    ...listAbility(state, seat),
    ...listPurchases(state, seat),
    { do: 'pass', seat },
  ];
}

/** K1, K5: tiles never past the goal; a level at level 5 is 3 tiles (L3), and nothing on the goal. */
function listPurchases({ players }: State, seat: Seat): Command[] {
  const { coins, tile } = at(players, seat);
  if (tile === GOAL) return [];
  return [
    ...(coins >= PRICES.tile ? [{ do: 'buyTile', seat } as const] : []),
    ...(coins >= PRICES.level ? [{ do: 'buyLevel', seat } as const] : []),
  ];
}

/** T2: what a card of phase C can be played at; nothing where it needs a victim or target that it could affect, and there is none. */
function targetsOf(state: State, seat: Seat, card: ActionId): readonly Target[] {
  const effect = effectFor(state, actionSpec(card).effect, seat);
  if (isAttack(effect) || effect.kind === 'toll') {
    // E: the truce allows no card that affects a rival.
    if (state.roundRule === 'truce') return [];
    const rivals = rivalsOf(state, seat).filter((rival) => canHit(state, effect, seat, rival));
    if (effect.kind === 'toll') return rivals.length > 0 ? [null] : [];
    return rivals.map((rival) => ({ rival }));
  }
  if (effect.kind === 'moveUpTo') return choicesOfTiles(effect.tiles).map((tiles) => ({ tiles }));
  return hasPoint(state, seat, effect) ? [null] : [];
}

function hasPoint(state: State, seat: Seat, effect: Effect): boolean {
  switch (effect.kind) {
    case 'levelIfLowest':
      return isLowest(state, seat);
    case 'sellCards':
      return at(state.players, seat).hand.length > 1;
    default:
      return true;
  }
}

/** Plays a card in phase C; a rival whom it affects may answer first (X1). */
export function playTurnCard(play: Play, { seat, card, target }: CommandOf<'play'>): void {
  const effect = effectFor(play.state, actionSpec(card).effect, seat);
  const attack = (victim: Seat): Step => ({ step: 'attack', card, owner: seat, victim });
  const hit = rivalsOf(play.state, seat).filter((rival) => canHit(play.state, effect, seat, rival));
  discardPlayed(play, seat, card);
  if (effect.kind === 'toll') doNext(play, ...hit.map(attack));
  else if (target && 'rival' in target) doNext(play, attack(target.rival));
  else if (target && 'tiles' in target)
    doNext(play, { step: 'move', seat, tiles: target.tiles, isOwn: true, by: `card:${card}` });
  else doNext(play, { step: 'effect', played: { effect, by: `card:${card}`, me: seat, rival: null, isOwn: true } });
}

/** K1, K5: each bought tile is a movement. */
export function buyTile(play: Play, { seat }: CommandOf<'buyTile'>): void {
  pay(play, 'coins', seat, PRICES.tile);
  doNext(play, { step: 'move', seat, tiles: 1, isOwn: true, by: 'coins' });
}

/** K1: 5,000 for a level, or for what stands for it at level 5 (L3). */
export function buyLevel(play: Play, { seat }: CommandOf<'buyLevel'>): void {
  pay(play, 'coins', seat, PRICES.level);
  doNext(play, ...gainLevel(play, 'coins', seat));
}
