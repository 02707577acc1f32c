import type { CardSide, Effect, TileNo } from '../../content/vocabulary.ts';
import { heroAt, isWreck, roomForRebels, tileAt } from '../../rules/board/board.ts';
import { distance } from '../../rules/board/geography.ts';
import { targets } from '../../rules/fight/combat.ts';
import type { Command, CommandOf } from '../../rules/state/command.ts';
import type { CardNo, FazaView, Seat } from '../../rules/state/state.ts';
import { cardAt, healthyCards, optionEffect, sideUp } from '../../rules/team/cards.ts';
import { recruitPrice } from '../../rules/team/recruit.ts';
import { commandsFor } from '../seats.ts';

type Enhance = CommandOf<'enhance'>;

/**
 * The commands worth considering in a Team phase: of commands that do the same with different cards, only the one with the
 * cheapest card; and no command that is useless now.
 */
export function candidates(state: FazaView, seats: readonly Seat[] | undefined): Command[] {
  const cheapest = new Map<string, { readonly command: Command; readonly cost: number }>();
  for (const command of commandsFor(state, seats)) {
    const purpose = purposeOf(state, command);
    if (purpose === null) continue;
    const cost = price(state, command);
    const rival = cheapest.get(purpose);
    if (!rival || cost < rival.cost) cheapest.set(purpose, { command, cost });
  }
  return Array.from(cheapest.values(), ({ command }) => command);
}

/** A key that is equal for commands with the same purpose; `null` for a useless one. */
function purposeOf(state: FazaView, command: Command): string | null {
  switch (command.do) {
    case 'endTeamPhase':
      return null;
    case 'move':
      return `move ${command.hero} ${command.to}`;
    case 'lead':
      return isUsefulLead(state, command) ? `lead ${command.from} ${command.to} ${command.rebels}` : null;
    case 'enhance':
      return isUsefulEnhancement(state, command)
        ? `enhance ${textOf(effectBy(state, command))} ${JSON.stringify(command.target)} ${command.hero}`
        : null;
    case 'board':
      return `board ${command.ship}`;
    case 'recruit':
      return `recruit ${command.outpost}`;
    case 'payOff':
      return `payOff ${command.event}`;
    case 'marksman':
      return hasTarget(state, command.hero) ? `marksman ${command.hero}` : null;
    default:
      return JSON.stringify(command);
  }
}

/** Caches what is printed on cards, which never changes and is needed often. */
const texts = new WeakMap<Effect, string>();
const worths = new WeakMap<CardSide, number>();

/** Equal for effects that do the same. */
function textOf(effect: Effect): string {
  let text = texts.get(effect);
  if (text === undefined) {
    text = JSON.stringify(effect);
    texts.set(effect, text);
  }
  return text;
}

/** More Points than a hero can have: fewer of them never outweigh a higher price. */
const MOST_POINTS = 1000;

/** The price of a command; comparable only between commands with the same purpose. */
function price(state: FazaView, command: Command): number {
  switch (command.do) {
    case 'move':
    case 'lead':
    case 'enhance':
      return cardWorth(state, command.hero, command.card);
    case 'board':
      // Some events hurt the hero who boarded.
      return -healthyCards(state, command.hero).length;
    case 'recruit':
      // The hero with the lower price pays; between equal prices, the one with more Points.
      return MOST_POINTS * recruitPrice(state, command.hero, command.outpost) - heroAt(state, command.hero).points;
    case 'payOff':
      return Math.max(...command.points);
    default:
      return 0;
  }
}

/** How valuable a card is for something else. */
function cardWorth(state: FazaView, seat: Seat, card: CardNo): number {
  // An injured, unused card could still be recovered at an Outpost.
  const recoverable = cardAt(state, seat, card).injured ? 0.5 : 0;
  return sideWorth(sideUp(state, seat, card)) + recoverable;
}

/** The reach of a card whose movement is not a number of steps. */
const REACH = { ambulance: 3, airplane: 3, teleport: 4, underground: 3 };

function sideWorth(side: CardSide): number {
  let worth = worths.get(side);
  if (worth === undefined) {
    const { movement, enhancement } = side;
    const reach = movement.kind === 'run' ? movement.steps : REACH[movement.kind];
    worth = reach + Math.max(...enhancement.options.map(effectWorth));
    worths.set(side, worth);
  }
  return worth;
}

const EFFECT_WORTH: Readonly<Partial<Record<Effect['kind'], number>>> = {
  perRebel: 3,
  bazooka: 3,
  placeRebel: 3,
  recover: 3,
  refresh: 2,
  shield: 2,
};

function effectWorth(effect: Effect): number {
  return effect.kind === 'allDice' ? 2 * effect.bonus : (EFFECT_WORTH[effect.kind] ?? 1);
}

/** Rebels are led toward a Mothership, or to a hero; into Drones only when a hero is there to fight them. */
function isUsefulLead(
  state: FazaView,
  { from, to, rebels }: Pick<CommandOf<'lead'>, 'from' | 'to' | 'rebels'>,
): boolean {
  const heroThere = state.heroes.some(({ tile }) => tile === to);
  if (tileAt(state, to).drones > 0 && !heroThere) return false;
  const standing = tileAt(state, from).rebels;
  const heroHere = state.heroes.some(({ tile }) => tile === from);
  const most = Math.min(standing, roomForRebels(state, to));
  if (rebels < most && !(heroHere && rebels === most - 1)) return false;
  return heroThere || nearestShip(state, to) < nearestShip(state, from);
}

function isUsefulEnhancement(state: FazaView, command: Enhance): boolean {
  const effect = effectBy(state, command);
  const { hero, target } = command;
  switch (effect.kind) {
    case 'allDice':
    case 'perRebel':
    case 'lowestDie':
    case 'reroll':
      return hasTarget(state, hero);
    case 'shield':
      return hasTarget(state, target.kind === 'ally' ? target.ally : hero);
    case 'leadRebel':
      return target.kind === 'step' && isUsefulLead(state, { from: target.from, to: target.to, rebels: 1 });
    default:
      return true;
  }
}

function effectBy(state: FazaView, { hero, card, option }: Enhance): Effect {
  return optionEffect(state, hero, card, option);
}

function hasTarget(state: FazaView, seat: Seat): boolean {
  return targets(state, seat).length > 0;
}

/** The distance to the nearest Mothership. */
export function nearestShip(state: FazaView, tile: TileNo): number {
  let least = 99;
  for (const ship of state.ships) if (!isWreck(ship)) least = Math.min(least, distance(state, tile, ship.tile));
  return least;
}
