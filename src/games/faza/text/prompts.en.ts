import type { EventId } from '../content/vocabulary.ts';
import { heroAt, tileAt } from '../rules/board.ts';
import { sideUp } from '../rules/cards.ts';
import { payOffPrice } from '../rules/longEvents.ts';
import type { FazaView } from '../rules/state.ts';
import { enhancementName } from './cards.en.ts';
import { eventText } from './events.en.ts';
import { heroName, points, tileTitle } from './names.en.ts';

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
export function promptText({ path, next }: Pointing, state: FazaView): string {
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
function payOffPrompt(event: EventId, { path, next }: Pointing, state: FazaView): string {
  const payer = next.find(({ kind }) => kind === 'share')?.seat;
  const { name } = eventText[event];
  const price = payOffPrice(state);
  if (payer === undefined) return `End ${name}: who pays ${points(price)}?`;
  const paid = path.reduce((sum, { points: share }) => (typeof share === 'number' ? sum + share : sum), 0);
  return `How much does the ${heroName[heroAt(state, payer).id]} pay? ${points(price - paid)} to go.`;
}
