import { at } from '../../../kernel/at.ts';
import type { EventId } from '../content/vocabulary.ts';
import { eventSpec, heroAt, tileAt } from '../rules/board.ts';
import { optionEffect, sideUp } from '../rules/cards.ts';
import type { Command } from '../rules/command.ts';
import { payOffPrice } from '../rules/longEvents.ts';
import type { CardNo, Seat, State, Step } from '../rules/state.ts';
import { effectLine, enhancementName, movementText, optionName, skillName } from './cards.en.ts';
import { eventText, localLine } from './events.en.ts';
import { eventTypeName, heroName, heroTitle, points, rebels, shipName, tileTitle } from './names.en.ts';

/** What a command will do, as a sentence to be read before it is given. */
export function commandText(command: Command, state: State): string {
  const name = (seat: Seat): string => heroTitle(at(state.heroes, seat).id);
  switch (command.do) {
    case 'move':
      return `${name(command.hero)}: ${movementName(state, command.hero, command.card)} to ${tileTitle(command.to)}`;
    case 'lead':
      return `${movementName(state, command.hero, command.card)}: ${rebels(command.rebels)} from ${tileTitle(command.from)} to ${tileTitle(command.to)}`;
    case 'drive':
      return `${name(command.hero)} drives ${loadText(command.passengers, command.rebels, state)} to ${tileTitle(command.to)}`;
    case 'enhance': {
      const { enhancement } = sideUp(state, command.hero, command.card);
      const line = effectLine(optionEffect(state, command.hero, command.card, command.option));
      return `${optionName(enhancement.id, command.option)}: ${line}${targetText(command, state)}`;
    }
    case 'fight':
      return `${name(command.hero)} fights at ${tileTitle(command.tile)}`;
    case 'board':
      return `A Rebel boards the ${shipName[command.ship]}: −1 health, then an event card`;
    case 'recruit':
      return `${name(command.hero)} recruits a Rebel at ${tileTitle(command.outpost)}`;
    case 'recover':
      return `${name(command.hero)} recovers card ${command.card}, which stays used until the next round`;
    case 'marksman':
      return `${skillName.marksman}: +1 to every die of ${name(command.hero)}’s next roll, for 1 Point`;
    case 'reclaim':
      return `${skillName.reclaim}: ${tileTitle(at(state.heroes, command.hero).tile)} turns back to earth, for 3 Points`;
    case 'forecast':
      return `${skillName.forecast}: ${name(command.hero)} looks at the next 2 events and chooses which comes first, for 1 Point`;
    case 'pathfinder':
      return command.companion === null
        ? `${name(command.hero)} steps to ${tileTitle(command.to)} for 1 Point`
        : `${name(command.hero)} and ${name(command.companion)} step to ${tileTitle(command.to)} for 1 Point`;
    case 'houseCall':
      return `House Call: ${name(command.ally)} recovers a card for 1 Point`;
    case 'insider':
      return `${name(command.hero)} boards the ${shipName[command.ship]} for 3 Points and 1 injury`;
    case 'tinker':
      return `Tinker: ${name(command.ally)}’s card ${command.card} can be used again, for 1 Point`;
    case 'payOff':
      return `End ${eventText[command.event].name}: ${splitText(command.points, state)}`;
    case 'endTeamPhase':
      return 'End the Team phase';
    case 'protect':
      return `The Rebels protect ${name(command.hero)}`;
    case 'sabotage':
      return command.cancel ? 'Sabotage it' : 'Let it act';
    case 'defect':
      return `A Rebel joins at ${tileTitle(command.outpost)}`;
    case 'recoverOne':
      return `${name(command.hero)} recovers card ${command.card}`;
    case 'chooseEvent':
      return choiceText(command.event, state);
    case 'radio':
      return `${name(command.hero)} opens the radio for 1 Point`;
  }
}

/** The question that a piece of work asks the team. */
export function questionText(step: Step, state: State): string {
  const name = (seat: Seat): string => heroTitle(at(state.heroes, seat).id);
  switch (step.step) {
    case 'hurt':
      return 'There aren’t enough Rebels. Whom do they protect?';
    case 'activate':
      return `Use Sabotage against the ${shipName[step.ship]}?`;
    case 'defect':
      return `Where do the Defectors join? ${rebels(step.rebels)} to place.`;
    case 'recoverOne':
      return `Second Wind: which card does ${name(step.seat)} recover?`;
    case 'chooseEvent':
      return 'Which event comes next?';
    case 'resolveOne':
      return 'Which event happens? The other goes back on top.';
    default:
      return '';
  }
}

/** What becomes of the cards that were looked at when one of them is chosen. */
function choiceText(chosen: EventId, { agenda: [pending] }: State): string {
  const { name } = eventText[chosen];
  if (pending?.step !== 'resolveOne') return `${name} comes next`;
  const others = pending.seen.filter((event) => event !== chosen).map((event) => eventText[event].name);
  return `${name} happens; ${others.join(', ')} goes back on top`;
}

/** What an event card does that may be chosen, in sentences: on the tile of the boarding, if there was one, and everywhere. */
export function eventDetail(event: EventId, state: State): string {
  const { type, local } = eventSpec(state, event);
  const [pending] = state.agenda;
  const here = pending?.step === 'resolveOne' ? [localLine(local, tileTitle(pending.boarding.tile))] : [];
  return [`${eventTypeName[type]}.`, ...here, eventText[event].line].join(' ');
}

export function loadText(passengers: readonly Seat[], count: number, state: State): string {
  const people = passengers.map((seat) => heroTitle(at(state.heroes, seat).id));
  return [...people, ...(count > 0 ? [rebels(count)] : [])].join(' and ');
}

export function splitText(shares: readonly number[], state: State): string {
  return shares
    .flatMap((share, seat) => (share > 0 ? [`${heroTitle(at(state.heroes, seat).id)} pays ${points(share)}`] : []))
    .join(', ');
}

/** What a card's movement is called, with its number. */
export function movementName(state: State, seat: Seat, card: CardNo): string {
  const { name, value } = movementText(sideUp(state, seat, card).movement);
  return value ? `${name} ${value}` : name;
}

function targetText(command: Extract<Command, { do: 'enhance' }>, state: State): string {
  const { target } = command;
  const name = (seat: Seat): string => heroTitle(at(state.heroes, seat).id);
  switch (target.kind) {
    case 'self':
      return '';
    case 'ally':
      return ` ${name(target.ally)}.`;
    case 'card':
      return ` ${name(target.ally)}’s card ${target.card}.`;
    case 'tile':
      return ` ${tileTitle(target.tile)}.`;
    case 'step':
      return ` From ${tileTitle(target.from)} to ${tileTitle(target.to)}.`;
  }
}

/** What has been pointed at and what can be pointed at next, as far as the prompt needs to know. */
interface Pointing {
  readonly path: readonly {
    readonly kind: string;
    readonly tile?: number;
    readonly seat?: number;
    readonly verb?: string;
    readonly skill?: string;
    readonly card?: number;
    readonly event?: EventId;
    readonly points?: number | readonly number[];
  }[];
  readonly next: readonly { readonly kind: string; readonly seat?: number }[];
}

/** What to point at next, as a sentence; empty where nothing was begun. */
export function promptText({ path, next }: Pointing, state: State): string {
  const [first] = path;
  if (first?.event !== undefined) return payOffPrompt(first.event, { path, next }, state);
  if (path.length < 2) return '';
  const offers = (kind: string): boolean => next.some((pick) => pick.kind === kind);
  const group = path.find(({ kind }) => kind === 'group');
  const hero = path.find(({ kind }) => kind === 'hero');
  const seat = hero?.seat ?? 0;
  if (offers('count')) return 'How many Rebels?';
  if (group?.tile !== undefined) return `Lead Rebels from ${tileTitle(group.tile)}. Where to?`;
  if (offers('tile') && offers('load')) return 'Where to? Or take someone along first.';
  if (offers('tile') && offers('group')) return 'Where to? Or choose Rebels to lead instead.';
  if (offers('group')) {
    const held = tileAt(state, heroAt(state, seat).tile).drones > 0;
    return held ? 'Drones hold this hero. Choose Rebels to lead.' : 'Choose the Rebels to lead.';
  }
  if (path.some(({ verb }) => verb === 'recruit')) return 'At which Outpost does the Rebel join?';
  if (offers('tile')) return 'Choose a tile.';
  if (offers('ally')) return 'Choose a hero.';
  if (offers('card')) {
    if (path.some(({ verb }) => verb === 'recover')) return 'Which card recovers?';
    return path.some(({ skill }) => skill === 'tinker') ? 'Which card can be used again?' : 'For which card?';
  }
  if (offers('skill')) return 'Which skill?';
  if (offers('ship')) return 'Which Mothership?';
  if (offers('companion')) return 'Is anyone coming along?';
  if (offers('load')) return 'Who comes along?';
  const card = path.find((pick) => pick.kind === 'half')?.card;
  if (offers('option') && card !== undefined) {
    const { enhancement } = sideUp(state, seat, card);
    return `What does the ${heroName[heroAt(state, seat).id]} use card ${card} (${enhancementName[enhancement.id]}) for?`;
  }
  return next.length > 0 ? 'Choose one.' : '';
}

/** Who pays for the end of a Long event, or how much the next hero pays of what is left. */
function payOffPrompt(event: EventId, { path, next }: Pointing, state: State): string {
  const payer = next.find(({ kind }) => kind === 'share')?.seat;
  const { name } = eventText[event];
  const price = payOffPrice(state);
  if (payer === undefined) return `End ${name}: who pays ${points(price)}?`;
  const paid = path.reduce((sum, { points: share }) => (typeof share === 'number' ? sum + share : sum), 0);
  return `How much does the ${heroName[heroAt(state, payer).id]} pay? ${points(price - paid)} to go.`;
}
