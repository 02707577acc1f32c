import { at } from '../../../../kernel/values/at.ts';
import type { Effect } from '../../content/vocabulary.ts';
import { heroAt, inForce, outposts, roomForRebels, seats, seatsOn, tileAt } from '../board/board.ts';
import { neighbors, tileNumbers } from '../board/geography.ts';
import { canPlaceRebel, placeRebel } from '../board/rebels.ts';
import { emit } from '../evolve.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf, Target } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { CardNo, Position, Seat, Source } from '../state/state.ts';
import {
  cannotUse,
  injuredCards,
  optionEffect,
  recoverCard,
  refreshCard,
  sideUp,
  useCard,
  usedCards,
} from './cards.ts';
import { moveRebels } from './travel.ts';

const ONESELF: readonly Target[] = [{ kind: 'self' }];

/** Every legal target of an effect of a hero's card. */
function targetsOf(state: Position, seat: Seat, effect: Effect): readonly Target[] {
  const together = (): Seat[] => seatsOn(state, heroAt(state, seat).tile);
  switch (effect.kind) {
    case 'allDice':
    case 'lowestDie':
    case 'perRebel':
    case 'reroll':
    case 'bazooka':
    case 'longShot':
      return ONESELF;
    case 'shield':
      return effect.whose === 'own' ? ONESELF : together().map((ally) => ({ kind: 'ally', ally }));
    case 'recover':
      if (effect.whose === 'own')
        return injuredCards(state, seat).map((own) => ({ kind: 'card', ally: seat, card: own }));
      return together()
        .filter((ally) => injuredCards(state, ally).length > 0)
        .map((ally) => ({ kind: 'ally', ally }));
    case 'refresh': {
      const whose = effect.whose === 'own' ? [seat] : seats(state).filter((other) => other !== seat);
      return whose.flatMap((ally) =>
        usedCards(state, ally).map((used): Target => ({ kind: 'card', ally, card: used })),
      );
    }
    case 'placeRebel':
      if (effect.where === 'here') return canPlaceRebel(state, heroAt(state, seat).tile) ? ONESELF : [];
      return outposts(state)
        .filter((tile) => canPlaceRebel(state, tile))
        .map((tile) => ({ kind: 'tile', tile }));
    case 'leadRebel':
      if (inForce(state, 'noLeading')) return [];
      return tileNumbers(state)
        .filter((from) => tileAt(state, from).rebels > 0 && tileAt(state, from).drones === 0)
        .flatMap((from) =>
          neighbors(state, from)
            .filter((to) => roomForRebels(state, to) > 0)
            .map((to): Target => ({ kind: 'step', from, to })),
        );
  }
}

/** Every legal use of a card's enhancement by a hero. */
export function listEnhancements(state: Position, hero: Seat, card: CardNo, commands: Command[]): void {
  sideUp(state, hero, card).enhancement.options.forEach((effect, option) => {
    for (const target of targetsOf(state, hero, effect)) {
      commands.push({ do: 'enhance', hero, card, option, target });
    }
  });
}

/** Why the use of a card's enhancement is refused. */
export function whyNotEnhance(state: Position, command: CommandOf<'enhance'>): Refusal {
  const { hero, card, option, target } = command;
  const unusable = cannotUse(state, hero, card);
  if (unusable) return unusable;
  const effect = sideUp(state, hero, card).enhancement.options[option];
  if (!effect) return refuse('T2', 'cardCannot');
  switch (effect.kind) {
    case 'recover': {
      const together = target.kind !== 'ally' || isWith(state, hero, target.ally);
      return together ? refuse('I3', 'notInjured') : refuse('T2', 'notTogether');
    }
    case 'refresh':
      return refuse('T2', 'notUsed');
    case 'shield':
      return refuse('T2', 'notTogether');
    case 'placeRebel': {
      if (state.pool.rebels === 0) return refuse('P4', 'rebelPoolEmpty');
      const full = effect.where === 'here' || (target.kind === 'tile' && outposts(state).includes(target.tile));
      return full ? refuse('M4', 'noRoom') : refuse('P4', 'noOutpost');
    }
    case 'leadRebel':
      return whyNotLeadOne(state, target);
    default:
      return refuse('T2', 'notPossible');
  }
}

/** Why one Rebel cannot take a step. */
function whyNotLeadOne(state: Position, target: Target): Refusal {
  if (inForce(state, 'noLeading')) return refuse('E2', 'leadingJammed');
  if (target.kind !== 'step' || !state.tiles[target.from - 1]) return refuse('T2', 'notPossible');
  const { from, to } = target;
  if (tileAt(state, from).rebels === 0) return refuse('M1', 'noRebelsThere');
  if (tileAt(state, from).drones > 0) return refuse('M3', 'dronesHold');
  return neighbors(state, from).includes(to) ? refuse('M4', 'noRoom') : refuse('M3', 'outOfReach');
}

function isWith(state: Position, seat: Seat, ally: Seat): boolean {
  return seatsOn(state, heroAt(state, seat).tile).includes(ally);
}

/** T2: uses a card for one effect of its enhancement: at once, or armed for a roll to come (C3). */
export function enhance(play: Play, { hero, card, option, target }: CommandOf<'enhance'>): void {
  const { enhancement } = sideUp(play.state, hero, card);
  const effect = optionEffect(play.state, hero, card, option);
  const by: Source = `card:${enhancement.id}`;
  useCard(play, hero, card, 'enhancement');
  switch (effect.kind) {
    case 'allDice':
    case 'lowestDie':
    case 'perRebel':
    case 'reroll':
    case 'bazooka':
    case 'longShot':
      return arm(play, hero, effect, by);
    case 'shield':
      return arm(play, target.kind === 'ally' ? target.ally : hero, effect, by);
    case 'recover': {
      if (target.kind === 'card') return recoverCard(play, target.ally, target.card, by);
      const { ally } = aimedAt(target, 'ally');
      return recoverCard(play, ally, at(injuredCards(play.state, ally), 0), by);
    }
    case 'refresh': {
      const { ally, card: used } = aimedAt(target, 'card');
      return refreshCard(play, ally, used, by);
    }
    case 'placeRebel':
      return placeRebel(play, target.kind === 'tile' ? target.tile : heroAt(play.state, hero).tile, 'T2', by);
    case 'leadRebel': {
      const { from, to } = aimedAt(target, 'step');
      return moveRebels(play, 1, [from, to], 'step');
    }
  }
}

/** The target of an effect that is legal for one kind of target only. */
function aimedAt<Kind extends Target['kind']>(target: Target, kind: Kind): Extract<Target, { kind: Kind }> {
  if (!isAimedAt(target, kind)) throw new TypeError(`${target.kind} is no ${kind}`);
  return target;
}

function isAimedAt<Kind extends Target['kind']>(target: Target, kind: Kind): target is Extract<Target, { kind: Kind }> {
  return target.kind === kind;
}

/** C3: what is played before a roll counts for the hero's next roll only. */
export function arm(play: Play, seat: Seat, effect: Effect, by: Source): void {
  emit(play, { rule: 'C3', by, fact: 'armed', seat, effect });
}

/** C3, ruling: what is still armed when the Team phase ends is lost. */
export function disarm(play: Play): void {
  for (const seat of seats(play.state)) {
    if (heroAt(play.state, seat).armed.length > 0) emit(play, { rule: 'C3', by: 'team', fact: 'disarmed', seat });
  }
  play.state.longShots = [];
}
