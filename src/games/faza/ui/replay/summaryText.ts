import type { SummaryGroup as ShownGroup } from '../../../../module/capabilities/phases.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { summaryText } from '../../text/module.en.ts';
import type { Culprit, Deed, SummaryGroup, SummaryLine } from './phaseSummary.ts';

const words = summaryText;

/** Symbols of `icons.svg` for actions. */
const SYMBOLS: Readonly<Record<Deed, string>> = {
  moved: 'step',
  dronesPlaced: 'drone',
  dronesBlocked: 'x',
  dronesRemoved: 'drone',
  turned: 'turn',
  restored: 'turn',
  injured: 'hurt',
  rebelsLost: 'rebel',
  rebelsPlaced: 'rebel',
  healed: 'plus',
  cancelled: 'shield',
  idle: 'wait',
  lost: 'skull',
};

/** What one culprit did in a Faza phase that ended in `after`, ready to be shown. */
export function summaryGroup({ culprit, lines }: SummaryGroup, after: FazaView): ShownGroup {
  return {
    title: culpritName(culprit),
    lines: lines.map((line) => ({
      symbol: SYMBOLS[line.deed],
      label: words.deeds[line.deed],
      count: countOf(line),
      detail: detailOf(line, after),
      concerns: { seats: line.seats, pieces: [], places: placesOf(line, after) },
      first: line.first,
      last: line.last,
    })),
  };
}

/** Where a line happened, and where the heroes it happened to stand. */
function placesOf({ tiles, seats }: SummaryLine, { heroes }: FazaView): number[] {
  return [...tiles, ...seats.flatMap((seat) => heroes[seat]?.tile ?? [])];
}

/** The culprit as a heading. */
function culpritName(culprit: Culprit): string {
  if (culprit === 'deadly' || culprit === 'faza') return words[culprit];
  const event = EVENT_OF.exec(culprit)?.[1];
  for (const [id, name] of Object.entries(text.eventName)) if (id === event) return name;
  for (const [id, { name }] of Object.entries(text.shipText)) if (id === culprit) return name;
  return culprit;
}

const EVENT_OF = /^event:(.+)$/;

const UNCOUNTED: ReadonlySet<Deed> = new Set(['moved', 'cancelled', 'idle', 'lost']);

/** The count of a line, as shown beside the action; empty if there is nothing to count. */
function countOf({ deed, count }: SummaryLine): string {
  if (UNCOUNTED.has(deed)) return '';
  if (deed === 'dronesPlaced' || deed === 'rebelsPlaced' || deed === 'healed') return `+${count}`;
  return deed === 'dronesRemoved' || deed === 'rebelsLost' ? `−${count}` : String(count);
}

/** Where a line happened, or to whom, in names. */
function detailOf({ deed, tiles, seats, cause }: SummaryLine, state: FazaView): string {
  if (cause !== null) return text.defeatText[cause];
  if (seats.length > 0) {
    const who = [...new Set(seats)];
    return who
      .map((seat) => times(text.heroOf(state, seat), seats.filter((other) => other === seat).length))
      .join(', ');
  }
  return tiles.map((tile) => text.tileName(state, tile)).join(deed === 'moved' ? ' → ' : ', ');
}

function times(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}
