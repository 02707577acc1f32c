import { at } from '../../../../kernel/values/at.ts';
import type { Frame as AnyFrame } from '../../../../module/screens/replay.ts';
import type { EventId, ShipId, TileNo } from '../../content/vocabulary.ts';
import { type Change, changesByFact, type FactChanges } from '../../rules/state/changes.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { DefeatRule, FazaView, Seat } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';

type Frame = AnyFrame<FazaTypes>;

/** The cause of a part of a Faza phase: Deadly tiles (T4), the steps before the ships act (F1–F3), a ship, or an event. */
export type Culprit = 'deadly' | 'faza' | ShipId | `event:${EventId}`;

/** The action. */
export type Deed =
  | 'moved'
  | 'dronesPlaced'
  | 'dronesBlocked'
  | 'dronesRemoved'
  | 'turned'
  | 'restored'
  | 'injured'
  | 'rebelsLost'
  | 'rebelsPlaced'
  | 'healed'
  | 'cancelled'
  | 'idle'
  | 'lost';

/** Everything of one kind that one culprit did. */
export interface SummaryLine {
  readonly deed: Deed;
  /** The number of pieces, injuries, tiles or health; of tiles for a move. */
  readonly count: number;
  /** Where, in the order in which it happened, each place once. */
  readonly tiles: readonly TileNo[];
  /** Who was hurt, once for each injury. */
  readonly seats: readonly Seat[];
  /** Why the team lost, for `lost`. */
  readonly cause: DefeatRule | null;
  /** The indexes of its first and last fact among the facts of the summary. */
  readonly first: number;
  readonly last: number;
}

export interface SummaryGroup {
  readonly culprit: Culprit;
  readonly lines: readonly SummaryLine[];
}

/** What the facts of a Faza phase did, from the state before them, by culprit and in order. A ship that did nothing is `idle`. */
export function summaryOf(facts: readonly Fact[], before: FazaView): SummaryGroup[] {
  const groups = new Map<Culprit, SummaryLine[]>();
  let acting: Culprit = 'faza';
  for (const [index, step] of changesByFact(facts, before).entries()) {
    const { fact } = step;
    if (fact.fact === 'stepBegan') acting = 'faza';
    if (fact.fact === 'trackerMoved' || fact.fact === 'shipActivated') acting = fact.ship;
    for (const deed of deedsOf(step)) {
      const culprit = culpritOf(fact, acting);
      const lines = groups.get(culprit) ?? [];
      groups.set(culprit, lines);
      add(lines, { count: 1, tiles: [], seats: [], cause: null, ...deed, first: index, last: index });
    }
  }
  return [...groups].map(([culprit, lines]) => ({ culprit, lines: withoutIdle(lines) }));
}

type DeedDone = Partial<SummaryLine> & Pick<SummaryLine, 'deed'>;

/** What a fact adds to the summary: its change on the board, and effects that the board does not show. */
function deedsOf({ fact, changes }: FactChanges): DeedDone[] {
  const deeds = changes.flatMap(deedOf);
  if (fact.fact === 'shipMoved') {
    deeds.push({ deed: 'moved', count: fact.path.length - 1, tiles: fact.path.slice(1) });
  }
  if (fact.fact === 'dronesBlocked') deeds.push({ deed: 'dronesBlocked', count: fact.count, tiles: [fact.tile] });
  if (fact.fact === 'activationCancelled') deeds.push({ deed: 'cancelled' });
  if (fact.fact === 'shipActivated') deeds.push({ deed: 'idle' });
  if (fact.fact === 'teamLost') deeds.push({ deed: 'lost', cause: fact.cause });
  return deeds;
}

function deedOf(change: Change): DeedDone[] {
  if (change.kind === 'turns') return [{ deed: change.fazaformed ? 'turned' : 'restored', tiles: [change.tile] }];
  if (change.kind === 'cardInjured') return change.injured ? [{ deed: 'injured', seats: [change.seat] }] : [];
  if (change.kind === 'health') return [{ deed: 'healed', count: change.to - change.from }];
  if (change.kind !== 'drones' && change.kind !== 'rebels') return [];
  const count = change.to - change.from;
  const deeds = { drones: ['dronesPlaced', 'dronesRemoved'], rebels: ['rebelsPlaced', 'rebelsLost'] } as const;
  return [{ deed: deeds[change.kind][count > 0 ? 0 : 1], count: Math.abs(count), tiles: [change.tile] }];
}

/** The culprit of a fact: an event is its own culprit even while a ship acts. */
function culpritOf({ by }: Fact, acting: Culprit): Culprit {
  if (by === 'deadly') return by;
  return isEvent(by) ? by : acting;
}

function isEvent(by: Fact['by']): by is `event:${EventId}` {
  return by.startsWith('event:');
}

function add(lines: SummaryLine[], more: SummaryLine): void {
  const index = lines.findIndex(({ deed }) => deed === more.deed);
  if (index < 0) {
    lines.push(more);
    return;
  }
  const line = at(lines, index);
  lines[index] = {
    ...line,
    count: line.count + more.count,
    // A route lists its tiles as they were flown over; other tiles are listed once.
    tiles: line.deed === 'moved' ? [...line.tiles, ...more.tiles] : [...new Set([...line.tiles, ...more.tiles])],
    seats: [...line.seats, ...more.seats],
    last: more.last,
  };
}

/** An activation gets a line only if the ship did nothing. */
function withoutIdle(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.length > 1 ? lines.filter(({ deed }) => deed !== 'idle') : [...lines];
}

/** The first and last frame of a Faza phase in a match, with what the Deadly tiles did before it (T4). */
export interface PhaseSpan {
  readonly first: number;
  readonly last: number;
}

/** The Faza phase that ended with the last frame of a match; `null` if none did. */
export function phaseJustOver(frames: readonly Frame[]): PhaseSpan | null {
  const last = frames.length - 1;
  const end = frames[last]?.fact.fact;
  if (end !== 'phaseBegan' && end !== 'teamLost') return null;
  const begun = frames.findLastIndex(({ fact }) => fact.fact === 'phaseBegan' && fact.phase === 'faza');
  // The opening phase (V5) is over before the table opens.
  if (begun < 0 || at(frames, begun).commands === 0) return null;
  if (frames.slice(begun + 1, last).some(({ fact }) => fact.fact === 'phaseBegan')) return null;
  let first = begun;
  while (frames[first - 1]?.fact.by === 'deadly') first -= 1;
  return { first, last };
}
