import type { State } from '../../games/faza/rules/state.ts';
import { text } from '../../games/faza/text/en.ts';
import { at } from '../../kernel/at.ts';
import type { Culprit, SummaryLine } from './phaseSummary.ts';
import { replayText } from './text.en.ts';

const words = replayText.summary;

/** Whose doing it was, as a heading. */
export function culpritName(culprit: Culprit): string {
  if (culprit === 'deadly' || culprit === 'faza') return words[culprit];
  const event = EVENT_OF.exec(culprit)?.[1];
  for (const [id, { name }] of Object.entries(text.eventText)) if (id === event) return name;
  for (const [id, name] of Object.entries(text.shipName)) if (id === culprit) return name;
  return culprit;
}

const EVENT_OF = /^event:(.+)$/;

/** What a line counts, as it stands beside what was done; empty where there is nothing to count. */
export function countOf({ deed, count }: SummaryLine): string {
  switch (deed) {
    case 'moved':
    case 'cancelled':
    case 'idle':
    case 'lost':
      return '';
    case 'dronesPlaced':
    case 'rebelsPlaced':
    case 'healed':
      return `+${count}`;
    case 'dronesRemoved':
    case 'rebelsLost':
      return `−${count}`;
    default:
      return String(count);
  }
}

/** Where a line happened, or to whom, in names. */
export function detailOf({ deed, tiles, seats, cause }: SummaryLine, state: State): string {
  if (cause !== null) return text.defeatText[cause];
  if (seats.length > 0) {
    const who = [...new Set(seats)];
    return who.map((seat) => times(heroOf(state, seat), seats.filter((other) => other === seat).length)).join(', ');
  }
  return tiles.map(text.tileName).join(deed === 'moved' ? ' → ' : ', ');
}

function heroOf(state: State, seat: number): string {
  return text.heroTitle(at(state.heroes, seat).id);
}

function times(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}
