import type { EventType, LocalEffect, ShipId, TileNo } from '../../content/vocabulary.ts';
import type { WastedEffect } from '../../rules/fight/fightHelp.ts';
import type { FightResult } from '../../rules/fight/fightOdds.ts';
import type { Change } from '../../rules/state/changes.ts';
import type { Command } from '../../rules/state/command.ts';
import type { DefeatRule, FazaView } from '../../rules/state/state.ts';
import { sideUp } from '../../rules/team/cards.ts';
import { optionName, skillName } from '../content/cards.en.ts';
import { drones, heroOf, injuries, points, rebels, tileName } from '../content/names.en.ts';
import { shipText } from '../content/ships.en.ts';
import { boardText } from './board.en.ts';

/** Words about the effects of a command on offer. */
export const previewText = {
  fight: { title: 'Odds', outcome: 'Outcome', points: 'Points', chance: 'Chance' },
  expected: (kills: number): string => `${decimal(kills)} ${decimal(kills) === '1' ? 'Point' : 'Points'} expected`,
  tileBonus: (bonus: number): string =>
    bonus > 0 ? 'Each die +1: the hero stands in their own area' : 'Each die −1: the hero stands on dense ground',
  death: (chance: number): string => `The hero dies: ${boardText.percent(chance)}`,
  lastRebel: (chance: number): string => `The last Rebel falls and the game is lost: ${boardText.percent(chance)}`,
  helps: { title: 'One more card', card: 'Card', unharmed: 'Unhurt', points: 'Points', death: 'Death' },
  added: 'Added to this roll',
  moreHelps: (left: number): string => `and ${left} more that help less`,
  boarding: { title: 'Boarding' },
  health: (ship: ShipId, from: number, to: number): string =>
    to === 0 ? `The ${shipText[ship].name} goes down` : `${shipText[ship].name}: health ${from} → ${to}`,
  won: 'This wins the game.',
  lost: (chance: number): string => `This loses the game: ${boardText.percent(chance)}`,
  locals: {
    one: 'What the event card does here',
    two: 'What the two event cards may do here; you choose one',
    none: 'No event card is left to draw.',
  },
  types: 'Card type',
  cards: { known: 'The next card is known', left: (left: number): string => `Possible cards: ${left}` },
  sure: { title: 'What changes', nothing: 'Nothing on the table changes.' },
  seen: 'You will see two event cards. Once you do, you can’t undo this or anything before it.',
  noUndo: 'Once you do this, you can’t undo it or anything before it.',
  way: (path: readonly TileNo[], state: FazaView): string =>
    `Route: ${path.map((tile) => tileName(state, tile)).join(' → ')}`,
  perils: {
    held: 'Drones there hold anyone who arrives.',
    deadly: 'Deadly: 1 injury to each hero who ends the phase there.',
    attacked: 'The Faza attack any hero there.',
  },
  wasted: {
    noFight: (name: string): string => `No Drones are in range of the ${name}. It helps only with a roll this phase.`,
    sameOdds: (name: string): string => `It doesn’t change the odds of the ${name}’s fight.`,
  },
  close: 'Close',
} as const;

/** "+0.5", "−12%": a change of a number of Points, or of a chance. */
export function deltaText(delta: number, kind: 'points' | 'chance'): string {
  const size = kind === 'points' ? decimal(Math.abs(delta)) : `${Math.round(Math.abs(delta) * 100)}%`;
  const nothing = kind === 'points' ? size === '0' : size === '0%';
  return nothing ? '–' : `${delta > 0 ? '+' : '−'}${size}`;
}

/** One way in which a roll can end, in words. */
export function fightResultText({ kills, wounds, rebelsLost, dies, loses }: FightResult): string {
  const ends = loses === 'X5' ? 'the last Rebel falls' : dies ? 'the hero dies' : '';
  const harm = [
    rebelsLost > 0 ? boardText.rebelLost(rebelsLost) : '',
    wounds > 0 ? boardText.hurt(wounds) : '',
    ends,
  ].filter((part) => part !== '');
  const killed = kills === 0 ? boardText.noKill : boardText.kills(kills);
  return [killed, ...(harm.length > 0 ? harm : [boardText.unhurt])].join(', ');
}

/** The card or skill that a helping command plays. */
export function helpName(command: Command, state: FazaView): string {
  switch (command.do) {
    case 'aim':
    case 'marksman':
    case 'houseCall':
    case 'tinker':
      return `${heroOf(state, command.hero)}: ${skillName[command.do]}`;
    case 'enhance': {
      const { enhancement } = sideUp(state, command.hero, command.card);
      return `${heroOf(state, command.hero)} ${command.card}: ${optionName(enhancement.id, command.option)}`;
    }
    default:
      return '';
  }
}

/** The effect of a card on the tile of the boarding. */
export function localText({ kind, count }: LocalEffect): string {
  return {
    drones: `${drones(count)} ${count === 1 ? 'lands' : 'land'}`,
    injury: `${injuries(count)} to each hero here`,
    rebel: `${rebels(count)} lost`,
  }[kind];
}

export const eventTypeShort: Readonly<Record<EventType, string>> = {
  instant: 'Instant',
  short: 'Short',
  long: 'Long',
  reward: 'Reward',
};

/** One thing that will change, in words. */
export function changeText<Kind extends Change['kind']>(
  change: ChangeOf<Kind> & { readonly kind: Kind },
  state: FazaView,
): string {
  const kind: Kind = change.kind;
  return CHANGES[kind](change, state);
}

type ChangeOf<Kind> = Extract<Change, { readonly kind: Kind }>;

const CHANGES: { readonly [Kind in Change['kind']]: (change: ChangeOf<Kind>, state: FazaView) => string } = {
  points: ({ seat, from, to }, state) => `${heroOf(state, seat)}: ${points(from)} → ${to}`,
  heroMoves: ({ seat, to }, state) => `${heroOf(state, seat)} to ${tileName(state, to)}`,
  cardInjured: ({ seat, card, injured }, state) =>
    `${heroOf(state, seat)}, card ${card}: ${injured ? 'injured' : 'healthy again'}`,
  cardUsed: ({ seat, card, used }, state) => `${heroOf(state, seat)}, card ${card}: ${used ? 'used' : 'ready again'}`,
  armed: ({ seat }, state) => `${heroOf(state, seat)}: armed for the next roll`,
  drones: ({ tile, from, to }, state) => `${tileName(state, tile)}: ${drones(from)} → ${to}`,
  rebels: ({ tile, from, to }, state) => `${tileName(state, tile)}: ${rebels(from)} → ${to}`,
  turns: ({ tile, fazaformed }, state) =>
    `${tileName(state, tile)} ${fazaformed ? 'is fazaformed' : 'turns back to earth'}`,
  health: ({ ship, from, to }) => `${shipText[ship].name}: health ${from} → ${to}`,
  dronePool: ({ from, to }) => `Drone pool: ${from} → ${to}`,
  rebelPool: ({ from, to }) => `Rebel pool: ${from} → ${to}`,
};

/** Why an armed effect would do nothing. */
export function wastedText({ reason, seat }: WastedEffect, state: FazaView): string {
  return previewText.wasted[reason](heroOf(state, seat));
}

/** Why a game would be lost, in a few words. */
export const defeatShort: Readonly<Record<DefeatRule, string>> = {
  X2: 'a hero dies',
  X3: 'the Drone pool runs dry',
  X4: 'no Outpost is left',
  X5: 'no Rebel is left',
};

/** The chance that a command loses the game, or that it brings a defeat close. */
export const dangerText = {
  brief: (chance: number): string => (chance >= 1 ? 'You lose' : `${boardText.percent(chance)} to lose`),
  said: (chance: number, rules: readonly DefeatRule[]): string => {
    const why = rules.map((rule) => defeatShort[rule]).join(', or ');
    return chance >= 1
      ? `This loses the game: ${why}.`
      : `${boardText.percent(chance)} chance to lose the game: ${why}.`;
  },
  pool: (left: number): string => `Pool: ${left} left`,
  poolSaid: (left: number): string =>
    `${left === 0 ? 'No Drones' : `Only ${drones(left)}`} will be left in the pool. If a Drone has to land and none is left, the game is lost.`,
} as const;

/** The same on a small button, under the word that it would be a defeat. */
export const defeatBrief: Readonly<Record<DefeatRule, string>> = {
  X2: 'hero dies',
  X3: 'pool empty',
  X4: 'no Outposts',
  X5: 'no Rebels',
};

/** "2", "1.5": at most one digit behind the point. */
function decimal(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** The effect of a helping card, as a screen reader says it. */
export function helpSentence(name: string, unharmed: number, kills: number): string {
  return `${name}: unhurt ${deltaText(unharmed, 'chance')}, Points ${deltaText(kills, 'points')}`;
}

/** "2 injuries, Rebel lost": the counts, without zeros. */
export function harmText(wounds: number, lost: number): string {
  return [wounds > 0 ? injuries(wounds) : '', lost > 0 ? boardText.rebelLost(lost) : '']
    .filter((part) => part !== '')
    .join(', ');
}
