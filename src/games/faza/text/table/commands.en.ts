import type { EventId, SkillId } from '../../content/vocabulary.ts';
import { eventSpec, heroAt, seatsOn, skillOf, tileAt } from '../../rules/board/board.ts';
import { canLeave } from '../../rules/board/reach.ts';
import { payOffPrice } from '../../rules/events/longEvents.ts';
import type { Command, CommandName, CommandOf } from '../../rules/state/command.ts';
import type { CardNo, FazaView, Seat, Step } from '../../rules/state/state.ts';
import { optionEffect, sideUp } from '../../rules/team/cards.ts';
import { effectLine, enhancementName, movementText, optionName, skillName } from '../content/cards.en.ts';
import { eventLine, eventName, localLine } from '../content/events.en.ts';
import { eventTypeName, heroOf, points, rebels, tileTitle } from '../content/names.en.ts';
import { shipText } from '../content/ships.en.ts';

/** The result of a command, as a sentence to be read before it is given. */
export function commandText<Name extends CommandName>(
  command: CommandOf<Name> & { readonly do: Name },
  state: FazaView,
): string {
  const name: Name = command.do;
  return SENTENCES[name](command, state);
}

/** A command as one of several steps of a line: shorter, as what a card does is written on the card. */
export function stepText(command: Command, state: FazaView): string {
  if (command.do !== 'enhance') return commandText(command, state);
  const { hero, card, option } = command;
  const target = targetText(command, state);
  return `${optionName(sideUp(state, hero, card).enhancement.id, option)}${target === '' ? '' : `:${target}`}`;
}

const SENTENCES: { readonly [Name in CommandName]: (command: CommandOf<Name>, state: FazaView) => string } = {
  move: ({ hero, card, to }, state) =>
    `${heroOf(state, hero)}: ${movementName(state, hero, card)} to ${tileTitle(state, to)}`,
  lead: ({ hero, card, rebels: count, from, to }, state) =>
    `${movementName(state, hero, card)}: ${rebels(count)} from ${tileTitle(state, from)} to ${tileTitle(state, to)}`,
  drive: ({ hero, passengers, rebels, to }, state) =>
    `${heroOf(state, hero)} drives ${loadText(passengers, rebels, state)} to ${tileTitle(state, to)}`,
  enhance: (command, state) => {
    const { hero, card, option } = command;
    const { enhancement } = sideUp(state, hero, card);
    const line = effectLine(optionEffect(state, hero, card, option));
    return `${optionName(enhancement.id, option)}: ${line}${targetText(command, state)}`;
  },
  fight: ({ hero, tile }, state) => `${heroOf(state, hero)} fights at ${tileTitle(state, tile)}`,
  board: ({ ship }) => `Spend a Rebel to board the ${shipText[ship].name}: −1 health, then an event card`,
  recruit: ({ hero, outpost }, state) => `${heroOf(state, hero)} recruits a Rebel at ${tileTitle(state, outpost)}`,
  recover: ({ hero, card }, state) =>
    `${heroOf(state, hero)} recovers card ${card}, which stays used until the next round`,
  aim: ({ hero }, state) =>
    `${skillName.aim}: +1 to the lowest die of ${heroOf(state, hero)}’s next roll, ${priceOf(state, hero, 'aim')}`,
  marksman: ({ hero }, state) =>
    `${skillName.marksman}: +1 to every die of ${heroOf(state, hero)}’s next roll, ${priceOf(state, hero, 'marksman')}`,
  reclaim: ({ hero }, state) =>
    `${skillName.reclaim}: ${tileTitle(state, heroAt(state, hero).tile)} turns back to earth, ${priceOf(state, hero, 'reclaim')}`,
  forecast: ({ hero }, state) =>
    `${skillName.forecast}: ${heroOf(state, hero)} looks at the next 2 events and chooses which comes first, ${priceOf(state, hero, 'forecast')}`,
  pathfinder: ({ hero, companion, to }, state) => {
    const who = companion === null ? ' steps' : ` and ${heroOf(state, companion)} step`;
    return `${heroOf(state, hero)}${who} to ${tileTitle(state, to)} ${priceOf(state, hero, 'pathfinder')}`;
  },
  houseCall: ({ hero, ally }, state) =>
    `House Call: ${heroOf(state, ally)} recovers a card ${priceOf(state, hero, 'houseCall')}`,
  insider: ({ hero, ship }, state) =>
    `${heroOf(state, hero)} boards the ${shipText[ship].name} ${priceOf(state, hero, 'insider')} and 1 injury`,
  tinker: ({ hero, ally, card }, state) =>
    `Tinker: ${heroOf(state, ally)}’s card ${card} can be used again, ${priceOf(state, hero, 'tinker')}`,
  payOff: ({ event, points }, state) => `End ${eventName[event]}: ${splitText(points, state)}`,
  endTeamPhase: () => 'End the Team phase',
  protect: ({ hero }, state) => `The Rebels protect ${heroOf(state, hero)}`,
  sabotage: ({ cancel }) => (cancel ? 'Sabotage it' : 'Let it act'),
  defect: ({ outpost }, state) => `A Rebel joins at ${tileTitle(state, outpost)}`,
  recoverOne: ({ hero, card }, state) => `${heroOf(state, hero)} recovers card ${card}`,
  chooseEvent: ({ event }, state) => choiceText(event, state),
  radio: ({ hero }, state) => `${heroOf(state, hero)} opens the radio for 1 Point`,
};

/** "for 2 Points": what a hero's skill costs. */
function priceOf(state: FazaView, hero: Seat, skill: SkillId): string {
  return `for ${points(skillOf(state, hero, skill)?.cost ?? 0)}`;
}

/** The question of a pending step to the team. */
export function questionText(step: Step, state: FazaView): string {
  if (step.step === 'hurt') return 'There aren’t enough Rebels. Whom do they protect?';
  if (step.step === 'activate') return `Use Sabotage against the ${shipText[step.ship].name}?`;
  if (step.step === 'defect') return `Where do the Defectors join? ${rebels(step.rebels)} to place.`;
  if (step.step === 'recoverOne') return `Second Wind: which card does ${heroOf(state, step.seat)} recover?`;
  if (step.step === 'chooseEvent') return 'Which event comes next?';
  return step.step === 'resolveOne' ? 'Which event happens? The other goes back on top.' : '';
}

/** What happens to the cards that were looked at when one of them is chosen. */
function choiceText(chosen: EventId, { agenda: [pending] }: FazaView): string {
  const name = eventName[chosen];
  if (pending?.step !== 'resolveOne') return `${name} comes next`;
  const others = pending.seen.filter((event) => event !== chosen).map((event) => eventName[event]);
  return `${name} happens; ${others.join(', ')} goes back on top`;
}

/**
 * The effects of an event card that may be chosen, in sentences: on the tile of the boarding, if there was one, and
 * everywhere.
 */
export function eventDetail(event: EventId, state: FazaView): string {
  const spec = eventSpec(state, event);
  const [pending] = state.agenda;
  const here = pending?.step === 'resolveOne' ? [localLine(spec.local, tileTitle(state, pending.boarding.tile))] : [];
  return [`${eventTypeName[spec.type]}.`, ...here, eventLine(spec)].join(' ');
}

export function loadText(passengers: readonly Seat[], count: number, state: FazaView): string {
  const people = passengers.map((seat) => heroOf(state, seat));
  return [...people, ...(count > 0 ? [rebels(count)] : [])].join(' and ');
}

export function splitText(shares: readonly number[], state: FazaView): string {
  return shares
    .flatMap((share, seat) => (share > 0 ? [`${heroOf(state, seat)} pays ${points(share)}`] : []))
    .join(', ');
}

/** The name of a card's movement, with its number. */
export function movementName(state: FazaView, seat: Seat, card: CardNo): string {
  const { name, value } = movementText(sideUp(state, seat, card).movement);
  return value ? `${name} ${value}` : name;
}

function targetText({ target }: CommandOf<'enhance'>, state: FazaView): string {
  if (target.kind === 'ally') return ` ${heroOf(state, target.ally)}.`;
  if (target.kind === 'card') return ` ${heroOf(state, target.ally)}’s card ${target.card}.`;
  if (target.kind === 'tile') return ` ${tileTitle(state, target.tile)}.`;
  return target.kind === 'step' ? ` From ${tileTitle(state, target.from)} to ${tileTitle(state, target.to)}.` : '';
}

/** The current picks and the possible next ones, as far as the prompt needs them. */
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

/** What to select next, as a sentence; empty if nothing was started. */
export function promptText({ path, next }: Pointing, state: FazaView): string {
  const [first] = path;
  if (first?.event !== undefined) return payOffPrompt(first.event, { path, next }, state);
  if (path.length < 2) return '';
  const offers = (kind: string): boolean => next.some((pick) => pick.kind === kind);
  const group = path.find(({ kind }) => kind === 'group');
  const hero = path.find(({ kind }) => kind === 'hero');
  const seat = hero?.seat ?? 0;
  if (offers('count')) return 'How many Rebels?';
  if (group?.tile !== undefined) return `Lead Rebels from ${tileTitle(state, group.tile)}. Where to?`;
  if (offers('tile') && offers('load')) return 'Where to? Or take someone along first.';
  if (offers('tile') && offers('group')) return 'Where to? Or choose Rebels to lead instead.';
  if (offers('group')) {
    const held = tileAt(state, heroAt(state, seat).tile).drones > 0;
    return held ? 'Drones hold this hero. Choose Rebels to lead.' : 'Choose the Rebels to lead.';
  }
  if (path.some(({ verb }) => verb === 'recruit')) return 'At which Outpost does the Rebel join?';
  if (path.some(({ skill }) => skill === 'pathfinder') && offers('tile')) return pathfinderPrompt(seat, state);
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
    return `What does the ${heroOf(state, seat)} use card ${card} (${enhancementName[enhancement.id]}) for?`;
  }
  return next.length > 0 ? 'Choose one.' : '';
}

/** Where to go, and whether another hero can join (M3). */
function pathfinderPrompt(seat: Seat, state: FazaView): string {
  const { tile } = heroAt(state, seat);
  if (seatsOn(state, tile).length === 1) return 'Choose a tile. Nobody is here to come along.';
  return canLeave(state, tile, false)
    ? 'Choose a tile, then who comes along.'
    : 'Choose a tile. Drones keep the others from coming along.';
}

/** Who pays to end a Long event, or how much the next hero pays of the remaining price. */
function payOffPrompt(event: EventId, { path, next }: Pointing, state: FazaView): string {
  const payer = next.find(({ kind }) => kind === 'share')?.seat;
  const name = eventName[event];
  const price = payOffPrice(state);
  if (payer === undefined) return `End ${name}: who pays ${points(price)}?`;
  const paid = path.reduce((sum, { points: share }) => (typeof share === 'number' ? sum + share : sum), 0);
  return `How much does the ${heroOf(state, payer)} pay? ${points(price - paid)} to go.`;
}
