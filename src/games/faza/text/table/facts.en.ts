import { at } from '../../../../kernel/values/at.ts';
import { eventSpec } from '../../rules/board/board.ts';
import type { Fact, FactName, FactOf, Manner } from '../../rules/state/fact.ts';
import type { DefeatRule, FazaView, Seat, Source } from '../../rules/state/state.ts';
import { effectLine, enhancementName, skillName } from '../content/cards.en.ts';
import { eventLine, eventName } from '../content/events.en.ts';
import { addend, count, drones, heroOf, injuries, points, rebels, tileTitle } from '../content/names.en.ts';
import { shipText } from '../content/ships.en.ts';
import { fightResultText } from './preview.en.ts';

const MANNERS: Readonly<Record<Manner, string>> = {
  run: 'ran to',
  airplane: 'flew to',
  teleport: 'appeared at',
  ambulance: 'drove to',
  underground: 'came up at',
  step: 'stepped to',
  carried: 'was carried off to',
};

/** Why a game was lost, in one sentence. */
export const defeatText: Readonly<Record<DefeatRule, string>> = {
  X2: 'A hero died, and hope with them.',
  X3: 'The Drone pool ran dry, and the city is overrun.',
  X4: 'All Outposts are fazaformed. There is nowhere left to stand.',
  X5: 'No Rebel is left on the board. The uprising is over.',
};

export const victoryText = 'All three Motherships are down. The city is ours again.';

/** The sentence for a fact, for the log and the screen reader; empty for facts that only structure the story. */
export function factText<Name extends FactName>(fact: FactOf<Name> & { readonly fact: Name }, state: FazaView): string {
  const name: Name = fact.fact;
  return SENTENCES[name](fact, (seat) => heroOf(state, seat), state);
}

const SENTENCES: {
  readonly [Name in FactName]: (fact: FactOf<Name>, name: (seat: Seat) => string, state: FazaView) => string;
} = {
  gameBegan: () => 'The Faza are above the city.',
  boardRedrawn: ({ times }) =>
    times === 1
      ? 'The opening Faza phase would have lost the game, so another board was drawn.'
      : `The opening Faza phase would have lost the game on ${times} boards, so another was drawn.`,
  phaseBegan: ({ phase, round }) => (phase === 'team' ? `Round ${round}: the team acts.` : 'The Faza phase begins.'),
  stepBegan: ({ step }) => STEPS[step],
  cardUsed: ({ seat, card }, name) => `${name(seat)} used card ${card}.`,
  heroMoved: ({ seat, manner, path }, name, state) =>
    `${name(seat)} ${MANNERS[manner]} ${tileTitle(state, end(path))}.`,
  rebelsMoved: ({ count, manner, path }, _, state) =>
    `${rebels(count)} ${MANNERS[manner]} ${tileTitle(state, end(path))}.`,
  armed: ({ seat, by, effect }, name) => `${name(seat)} armed ${sourceName(by)}: ${effectLine(effect)}`,
  disarmed: ({ seat }, name) => `${name(seat)}’s unused enhancements are lost.`,
  diceRolled: ({ seat, dice, tile, needs }, name, state) =>
    `${name(seat)} rolled ${dice.map(dieText).join(', ')} at ${tileTitle(state, tile)}; each needs ${needs} or more.`,
  dronesDefeated: ({ seat, count, tile }, name, state) =>
    `${name(seat)} defeated ${drones(count)} at ${tileTitle(state, tile)}.`,
  injuriesIgnored: ({ seat, count, thanksTo }, name) =>
    `${name(seat)} ignored ${injuries(count)} thanks to the ${thanksTo}.`,
  rebelsLost: ({ count, tile, protected: hero }, name, state) =>
    `${rebels(count)} fell at ${tileTitle(state, tile)}${hero === null ? '' : ` protecting ${name(hero)}`}.`,
  heroProtected: ({ seat, tile }, name, state) => `The Rebels at ${tileTitle(state, tile)} protect ${name(seat)}.`,
  heroInjured: ({ seat, card }, name) => `${name(seat)} was injured: card ${card} turns over.`,
  cardRecovered: ({ seat, card }, name) => `${name(seat)} recovered card ${card}.`,
  cardRefreshed: ({ seat, card }, name) => `${name(seat)}’s card ${card} can be used again.`,
  pointsSpent: (fact, name) => `${name(fact.seat)} spent ${points(fact.points)}.`,
  pointsGained: (fact, name) => `${name(fact.seat)} gained ${points(fact.points)}.`,
  rebelsPlaced: ({ count, tile }, _, state) => `${rebels(count)} joined at ${tileTitle(state, tile)}.`,
  dronesPlaced: ({ count, tile }, _, state) => `${drones(count)} landed at ${tileTitle(state, tile)}.`,
  dronesBlocked: ({ count, tile }, _, state) => `There was no room for ${drones(count)} at ${tileTitle(state, tile)}.`,
  dronesRemoved: ({ count, tile }, _, state) => `${drones(count)} left ${tileTitle(state, tile)}.`,
  shipBoarded: ({ seat, ship, rebels, health }, name) =>
    `${name(seat)} ${rebels > 0 ? 'sent a Rebel aboard' : 'boarded'} the ${shipText[ship].name}: ${health} health left.`,
  shipDefeated: ({ ship, tile }, _, state) => `The ${shipText[ship].name} is down at ${tileTitle(state, tile)}!`,
  shipHealed: ({ ship, health }) => `The ${shipText[ship].name} repaired itself to ${health} health.`,
  trackerMoved: ({ ship }) => `The tracker moves to the ${shipText[ship].name}.`,
  shipActivated: ({ ship, wreck }) =>
    wreck ? `The wreck of the ${shipText[ship].name} acts.` : `The ${shipText[ship].name} acts.`,
  activationCancelled: ({ ship }) => `Sabotage: the ${shipText[ship].name} does not act.`,
  shipMoved: ({ ship, jump, path }, _, state) =>
    `The ${shipText[ship].name} ${jump ? 'jumped' : 'moved'} to ${tileTitle(state, end(path))}.`,
  tileTurned: ({ tile, fazaformed }, _, state) =>
    `${tileTitle(state, tile)} ${fazaformed ? 'was fazaformed' : 'is earth again'}.`,
  radioOpened: ({ seat }, name) => `${name(seat)} opened the radio: one breath each.`,
  eventsSeen: ({ seat, events, rule }, name) =>
    rule === 'V3'
      ? `The Faza retaliate with ${events.map((event) => eventName[event]).join(' or ')}.`
      : `${name(seat)} looked at ${events.map((event) => eventName[event]).join(' and ')}.`,
  eventChosen: ({ event, rule }) =>
    rule === 'V3'
      ? `The team chose ${eventName[event]}; the other event went back on top.`
      : `${eventName[event]} will come next.`,
  eventDrawn: ({ event }, _, state) => `The Faza retaliate: ${eventName[event]}. ${eventLine(eventSpec(state, event))}`,
  eventStays: ({ event }) => `${eventName[event]} stays in force.`,
  eventEnded: ({ event }) => `${eventName[event]} is over.`,
  deckReshuffled: ({ cards }) => `A new deck was shuffled from ${count(cards, 'discarded event')}.`,
  teamWon: () => victoryText,
  teamLost: ({ cause }) => defeatText[cause],
};

const STEPS = {
  attackRebels: 'The Faza attack Rebels.',
  attackHeroes: 'The Faza attack heroes.',
  invade: 'Drones invade.',
  activate: 'The Motherships act.',
  refresh: 'Used cards come back.',
} as const;

/** The name of a fact's cause. */
function sourceName(source: Source): string {
  const [kind, id = ''] = source.split(':');
  if (kind === 'card' && isKey(enhancementName, id)) return enhancementName[id];
  if (kind === 'skill' && isKey(skillName, id)) return skillName[id];
  if (kind === 'event' && isKey(eventName, id)) return eventName[id];
  return isKey(shipText, source) ? shipText[source].name : source;
}

/** The dice of a roll and its outcome, in one line; empty if no dice were rolled. */
export function rollText(facts: readonly Fact[], after: FazaView): string {
  const roll = facts.find((fact) => fact.fact === 'diceRolled');
  if (roll?.fact !== 'diceRolled') return '';
  const loses = after.outcome?.rule;
  const result = {
    kills: total(facts.map((fact) => (fact.fact === 'dronesDefeated' ? fact.count : 0))),
    rebelsLost: total(facts.map((fact) => (fact.fact === 'rebelsLost' ? fact.count : 0))),
    wounds: facts.filter(({ fact }) => fact === 'heroInjured').length,
    dies: loses === 'X2',
    loses: loses === 'X2' || loses === 'X5' ? loses : null,
    chance: 1,
  } as const;
  const name = heroOf(after, roll.seat);
  return `${name} rolled ${roll.dice.map(dieText).join(', ')}. Each needs ${roll.needs} or more: ${fightResultText(result)}.`;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function dieText(die: { first: number; again: readonly number[]; bonus: number; total: number }): string {
  const shown = [die.first, ...die.again].join(' rerolled to ');
  return die.bonus === 0 ? shown : `${shown} ${addend(die.bonus)} = ${die.total}`;
}

function end(path: readonly number[]): number {
  return at(path, path.length - 1);
}

function isKey<T extends object>(record: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(record, key);
}
