import { at } from '../../../../kernel/at.ts';
import type { Frame as AnyFrame } from '../../../../module/replay.ts';
import type { EventId, ShipId, TileNo } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/fact.ts';
import type { DefeatRule, Seat } from '../../rules/state.ts';
import type { FazaTypes } from '../../rules/types.ts';

type Frame = AnyFrame<FazaTypes>;

/** Whose doing a part of a Faza phase was: Deadly tiles (T4), the steps before the ships act (F1–F3), a ship, an event. */
export type Culprit = 'deadly' | 'faza' | ShipId | `event:${EventId}`;

/** What was done. */
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

/** All that somebody did of one kind. */
export interface SummaryLine {
  readonly deed: Deed;
  /** How many pieces, injuries, tiles or health; how many tiles for a move. */
  readonly count: number;
  /** Where, in the order in which it happened, each place once. */
  readonly tiles: readonly TileNo[];
  /** Who was hurt, once for each injury. */
  readonly seats: readonly Seat[];
  /** Why the team lost, for `lost`. */
  readonly cause: DefeatRule | null;
  /** The first and the last fact of it, by their places among the facts summed up. */
  readonly first: number;
  readonly last: number;
}

export interface SummaryGroup {
  readonly culprit: Culprit;
  readonly lines: readonly SummaryLine[];
}

/** What facts of a Faza phase did, by culprit, both in the order in which they came. A ship that did nothing is `idle`. */
export function summaryOf(facts: readonly Fact[]): SummaryGroup[] {
  const groups: { culprit: Culprit; lines: SummaryLine[] }[] = [];
  const groupOf = (culprit: Culprit): SummaryLine[] => {
    const known = groups.find((group) => group.culprit === culprit);
    if (known) return known.lines;
    const lines: SummaryLine[] = [];
    groups.push({ culprit, lines });
    return lines;
  };
  let acting: Culprit = 'faza';
  for (const [index, fact] of facts.entries()) {
    if (fact.fact === 'stepBegan') acting = 'faza';
    if (fact.fact === 'trackerMoved' || fact.fact === 'shipActivated') acting = fact.ship;
    const deed = deedOf(fact);
    if (deed) add(groupOf(culpritOf(fact, acting)), { ...nothing, ...deed, first: index, last: index });
  }
  return groups.map(({ culprit, lines }) => ({ culprit, lines: withoutIdle(lines) }));
}

const nothing = { count: 1, tiles: [], seats: [], cause: null } satisfies Partial<SummaryLine>;

/** What a fact adds to the sum; `null` for what changes nothing on the board. */
function deedOf(fact: Fact): (Partial<SummaryLine> & Pick<SummaryLine, 'deed'>) | null {
  switch (fact.fact) {
    case 'shipMoved':
      return { deed: 'moved', count: fact.path.length - 1, tiles: fact.path.slice(1) };
    case 'dronesPlaced':
    case 'dronesBlocked':
    case 'dronesRemoved':
    case 'rebelsLost':
    case 'rebelsPlaced':
      return { deed: fact.fact, count: fact.count, tiles: [fact.tile] };
    case 'tileTurned':
      return { deed: fact.fazaformed ? 'turned' : 'restored', tiles: [fact.tile] };
    case 'heroInjured':
      return { deed: 'injured', seats: [fact.seat] };
    case 'shipHealed':
      return { deed: 'healed' };
    case 'activationCancelled':
      return { deed: 'cancelled' };
    case 'shipActivated':
      return { deed: 'idle' };
    case 'teamLost':
      return { deed: 'lost', cause: fact.cause };
    default:
      return null;
  }
}

/** Whose doing it was: what an event does is the event's, whoever acts. */
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
    // A way is told as it was flown; places are told once.
    tiles: line.deed === 'moved' ? [...line.tiles, ...more.tiles] : [...new Set([...line.tiles, ...more.tiles])],
    seats: [...line.seats, ...more.seats],
    last: more.last,
  };
}

/** That a ship was woken is worth a line only where nothing came of it. */
function withoutIdle(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.length > 1 ? lines.filter(({ deed }) => deed !== 'idle') : [...lines];
}

/** A Faza phase among the frames of a match, with what the Deadly tiles did before it (T4): first and last index. */
export interface PhaseSpan {
  readonly first: number;
  readonly last: number;
}

/** The Faza phase that a match has just come out of; `null` where its last fact ends none. */
export function phaseJustOver(frames: readonly Frame[]): PhaseSpan | null {
  const last = frames.length - 1;
  const end = frames[last]?.fact.fact;
  if (end !== 'phaseBegan' && end !== 'teamLost') return null;
  const begun = frames.findLastIndex(({ fact }) => fact.fact === 'phaseBegan' && fact.phase === 'faza');
  // The opening one (V5) is over before anybody sits at the table.
  if (begun < 0 || at(frames, begun).commands === 0) return null;
  if (frames.slice(begun + 1, last).some(({ fact }) => fact.fact === 'phaseBegan')) return null;
  let first = begun;
  while (frames[first - 1]?.fact.by === 'deadly') first -= 1;
  return { first, last };
}
