import { heroAt, tileAt } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { tileTitle } from './names.en.ts';

/** What has been pointed at and what can be pointed at next, as far as the prompt needs to know. */
interface Pointing {
  readonly path: readonly {
    readonly kind: string;
    readonly tile?: number;
    readonly seat?: number;
    readonly verb?: string;
  }[];
  readonly next: readonly { readonly kind: string }[];
}

/** What to point at next, as a sentence; empty where nothing was begun. */
export function promptText({ path, next }: Pointing, state: State): string {
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
  if (offers('card')) return 'Choose a card.';
  if (offers('skill')) return 'Which skill?';
  if (offers('ship')) return 'Which Mothership?';
  if (offers('split')) return 'Who pays?';
  if (offers('companion')) return 'Is anyone coming along?';
  return next.length > 0 ? 'Choose one.' : '';
}
