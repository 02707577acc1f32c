import { at } from '../../../kernel/at.ts';
import type { EventId } from '../content/vocabulary.ts';
import type { Fact, FactOf, Manner } from '../rules/fact.ts';
import type { DefeatRule, FazaView, Seat, Source } from '../rules/state.ts';
import { effectLine, enhancementName, skillName } from './cards.en.ts';
import { eventText } from './events.en.ts';
import { count, drones, heroTitle, injuries, points, rebels, shipName, tileTitle } from './names.en.ts';
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

/** Says that Points are bonus Points, or how many of them are. */
function bonusNote({ points, bonus = 0 }: FactOf<'pointsSpent' | 'pointsGained'>): string {
  if (bonus === 0) return '';
  return bonus === points ? ' (bonus)' : ` (${bonus} bonus)`;
}

/** What a fact says, as a sentence for the log and the screen reader; empty for facts that only structure the story. */
export function factText(fact: Fact, state: FazaView): string {
  const name = (seat: Seat): string => heroTitle(at(state.heroes, seat).id);
  switch (fact.fact) {
    case 'gameBegan':
      return 'The Faza are above the city.';
    case 'boardRedrawn':
      return fact.times === 1
        ? 'The opening Faza phase would have lost the game, so another board was drawn.'
        : `The opening Faza phase would have lost the game on ${fact.times} boards, so another was drawn.`;
    case 'phaseBegan':
      return fact.phase === 'team' ? `Round ${fact.round}: the team acts.` : 'The Faza phase begins.';
    case 'stepBegan':
      return STEPS[fact.step];
    case 'cardUsed':
      return `${name(fact.seat)} used card ${fact.card}.`;
    case 'heroMoved':
      return `${name(fact.seat)} ${MANNERS[fact.manner]} ${tileTitle(end(fact.path))}.`;
    case 'rebelsMoved':
      return `${rebels(fact.count)} ${MANNERS[fact.manner]} ${tileTitle(end(fact.path))}.`;
    case 'armed':
      return `${name(fact.seat)} armed ${sourceName(fact.by)}: ${effectLine(fact.effect)}`;
    case 'disarmed':
      return `${name(fact.seat)} lost the armed cards.`;
    case 'diceRolled':
      return `${name(fact.seat)} rolled ${fact.dice.map(dieText).join(', ')} at ${tileTitle(fact.tile)}; each needs ${fact.needs} or more.`;
    case 'dronesDefeated':
      return `${name(fact.seat)} defeated ${drones(fact.count)} at ${tileTitle(fact.tile)}.`;
    case 'injuriesIgnored':
      return `${name(fact.seat)} ignored ${injuries(fact.count)} thanks to the ${fact.thanksTo}.`;
    case 'rebelsLost':
      return fact.protected === null
        ? `${rebels(fact.count)} fell at ${tileTitle(fact.tile)}.`
        : `${rebels(fact.count)} fell at ${tileTitle(fact.tile)} protecting ${name(fact.protected)}.`;
    case 'heroProtected':
      return `The Rebels at ${tileTitle(fact.tile)} protect ${name(fact.seat)}.`;
    case 'heroInjured':
      return `${name(fact.seat)} was injured: card ${fact.card} turns over.`;
    case 'cardRecovered':
      return `${name(fact.seat)} recovered card ${fact.card}.`;
    case 'cardRefreshed':
      return `${name(fact.seat)}’s card ${fact.card} can be used again.`;
    case 'pointsSpent':
      return `${name(fact.seat)} spent ${points(fact.points)}${bonusNote(fact)}.`;
    case 'pointsGained':
      return `${name(fact.seat)} gained ${points(fact.points)}${bonusNote(fact)}.`;
    case 'rebelsPlaced':
      return `${rebels(fact.count)} joined at ${tileTitle(fact.tile)}.`;
    case 'dronesPlaced':
      return `${drones(fact.count)} landed at ${tileTitle(fact.tile)}.`;
    case 'dronesBlocked':
      return `There was no room for ${drones(fact.count)} at ${tileTitle(fact.tile)}.`;
    case 'dronesRemoved':
      return `${drones(fact.count)} left ${tileTitle(fact.tile)}.`;
    case 'shipBoarded':
      return `${name(fact.seat)} ${fact.rebels > 0 ? 'sent a Rebel aboard' : 'boarded'} the ${shipName[fact.ship]}: ${count(fact.health, 'health', 'health')} left.`;
    case 'shipDefeated':
      return `The ${shipName[fact.ship]} is down at ${tileTitle(fact.tile)}!`;
    case 'shipHealed':
      return `The ${shipName[fact.ship]} repaired itself to ${fact.health} health.`;
    case 'trackerMoved':
      return `The tracker moves to the ${shipName[fact.ship]}.`;
    case 'shipActivated':
      return fact.wreck ? `The wreck of the ${shipName[fact.ship]} stirs.` : `The ${shipName[fact.ship]} acts.`;
    case 'activationCancelled':
      return `Sabotage: the ${shipName[fact.ship]} does not act.`;
    case 'shipMoved':
      return `The ${shipName[fact.ship]} ${fact.jump ? 'jumped' : 'moved'} to ${tileTitle(end(fact.path))}.`;
    case 'tileTurned':
      return fact.fazaformed ? `${tileTitle(fact.tile)} was fazaformed.` : `${tileTitle(fact.tile)} is earth again.`;
    case 'radioOpened':
      return `${name(fact.seat)} opened the radio: one breath each.`;
    case 'eventsSeen':
      return fact.rule === 'V3'
        ? `The Faza retaliate with ${fact.events.map(eventName).join(' or ')}.`
        : `${name(fact.seat)} looked at ${fact.events.map(eventName).join(' and ')}.`;
    case 'eventChosen':
      return fact.rule === 'V3'
        ? `The team chose ${eventName(fact.event)}; the other event went back on top.`
        : `${eventName(fact.event)} will come next.`;
    case 'eventDrawn':
      return `The Faza retaliate: ${eventName(fact.event)}. ${eventText[fact.event].line}`;
    case 'eventStays':
      return `${eventName(fact.event)} stays in force.`;
    case 'eventEnded':
      return `${eventName(fact.event)} is over.`;
    case 'deckReshuffled':
      return `A new deck was shuffled from ${count(fact.cards, 'discarded event')}.`;
    case 'teamWon':
      return victoryText;
    case 'teamLost':
      return defeatText[fact.cause];
  }
}

const STEPS = {
  attackRebels: 'The Faza attack Rebels.',
  attackHeroes: 'The Faza attack heroes.',
  invade: 'Drones invade.',
  activate: 'The Motherships act.',
  refresh: 'Used cards come back.',
} as const;

/** What made something happen, by name. */
function sourceName(source: Source): string {
  const [kind, id = ''] = source.split(':');
  if (kind === 'card' && isKey(enhancementName, id)) return enhancementName[id];
  if (kind === 'skill' && isKey(skillName, id)) return skillName[id];
  if (kind === 'event' && isKey(eventText, id)) return eventText[id].name;
  return isKey(shipName, source) ? shipName[source] : source;
}

/** What a roll showed and what came of it, in one line; empty where nobody rolled. */
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
  const name = heroTitle(at(after.heroes, roll.seat).id);
  return `${name} rolled ${roll.dice.map(dieText).join(', ')}. Each needs ${roll.needs} or more: ${fightResultText(result)}.`;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function dieText(die: { first: number; again: readonly number[]; bonus: number; total: number }): string {
  const shown = [die.first, ...die.again].join(' rerolled to ');
  return die.bonus > 0 ? `${shown} + ${die.bonus} = ${die.total}` : shown;
}

function eventName(event: EventId): string {
  return eventText[event].name;
}

function end(path: readonly number[]): number {
  return at(path, path.length - 1);
}

function isKey<T extends object>(record: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(record, key);
}
