import { at } from '../../../../kernel/values/at.ts';
import type { AreaId, EditionId, EventSpec, HeroId, ShipId, TileNo } from '../../content/vocabulary.ts';
import { areaOf, eventSpec, heroAt, shipOf, tileAt } from '../../rules/board/board.ts';
import { payOffPrice as priceOf } from '../../rules/events/longEvents.ts';
import { evolve } from '../../rules/evolve.ts';
import { type Change, changesByFact } from '../../rules/state/changes.ts';
import type { Fact, FactOf } from '../../rules/state/fact.ts';
import type { DefeatRule, FazaView } from '../../rules/state/state.ts';

/** An event card as it is drawn. */
export interface Drawn {
  readonly drawn: FactOf<'eventDrawn'>;
  /** Its results, in order; the board plays them afterward. */
  readonly results: readonly Fact[];
  readonly before: FazaView;
  readonly after: FazaView;
}

/** The information on a drawn event card. */
export interface EventStory {
  readonly spec: EventSpec;
  readonly hero: HeroId;
  readonly area: AreaId;
  readonly edition: EditionId;
  readonly ship: ShipId;
  readonly tracked: ShipId;
  readonly tile: TileNo;
  /** Health of the ship after it was boarded. */
  readonly health: number;
  /** Health that it started the game with. */
  readonly most: number;
  /** Whether a Rebel boarded; otherwise the hero did it alone. */
  readonly rebel: boolean;
  readonly left: number;
  /** The board, row by row, and the event's effects on its tiles. */
  readonly board: readonly { readonly tile: TileNo; readonly fazaformed: boolean }[];
  readonly touched: readonly Touch[];
  /** For a Long event: what the team pays together to end it, and what it has. */
  readonly cost: { readonly price: number; readonly purse: number } | null;
  /** The rule by which the event loses the game; `null` if it does not. */
  readonly loses: DefeatRule | null;
}

/** The story of a card that was drawn. */
export function eventStory({ drawn, results, before, after }: Drawn): EventStory {
  const spec = eventSpec(before, drawn.event);
  const ship = shipOf(before, drawn.ship);
  return {
    spec,
    hero: heroAt(before, drawn.seat).id,
    area: areaOf(before, drawn.seat),
    edition: before.edition,
    ship: drawn.ship,
    tracked: at(before.ships, before.tracker).id,
    tile: drawn.tile,
    health: ship.health,
    most: before.health,
    rebel: drawn.rule === 'B3',
    left: after.events.deck.length + after.events.top.length,
    board: before.board.map((tile) => ({ tile, fazaformed: tileAt(before, tile).fazaformed })),
    touched: touchedTiles(results, before),
    cost: spec.type === 'long' ? longEventPrice(after) : null,
    loses: results.find((fact) => fact.fact === 'teamLost')?.cause ?? null,
  };
}

/**
 * The event cards that came as a surprise between two states; the team has already read one that it chose itself (V3).
 */
export function drawnCards(facts: readonly Fact[], before: FazaView, after: FazaView): Drawn[] {
  if (before.agenda[0]?.step === 'resolveOne') return [];
  return facts.flatMap((fact, index) => {
    if (fact.fact !== 'eventDrawn' || !isTold(after)) return [];
    const drawnIn = facts.slice(0, index).reduce<FazaView>(evolve, before);
    return [{ drawn: fact, results: facts.slice(index + 1), before: drawnIn, after }];
  });
}

/** X1: a card that does not take the last boarding's victory away changes nothing; only the log mentions it. */
export function isTold({ outcome }: FazaView): boolean {
  return outcome?.won !== true;
}

/** How event cards are shown one after the other. */
export interface CardTable<Card> {
  /** Whether anyone is still at the table to read them. */
  isWanted(): boolean;
  /** Resolves when the board below the card is ready; to `false` if the card was skipped before. */
  ready(): Promise<boolean>;
  /** Resolves when the card has been read, or put away. */
  show(card: Card): Promise<void>;
  /** Resolves when the card has left the screen. */
  settle(): Promise<void>;
}

/** Shows cards one after another; stops when their table was left. */
export async function cardByCard<Card>(cards: readonly Card[], table: CardTable<Card>): Promise<void> {
  for (const card of cards) {
    if ((await table.ready()) && table.isWanted()) await table.show(card);
    if (!table.isWanted()) return;
    await table.settle();
  }
}

/** The effect of an event on a tile, as a symbol and a few letters. */
export interface Touch {
  readonly tile: TileNo;
  readonly icon: string;
  /** Empty where the symbol says all. */
  readonly words: string;
  readonly tone: 'drone' | 'rebel' | 'hurt' | 'faza' | 'good';
}

/** How a change appears on a tile: the symbol, and the amount, 0 if it is not counted. */
type Note = readonly [tile: TileNo, icon: string, tone: Touch['tone'], count: number];

/** What a change affects; `null` if it affects no tile. */
function noteOf(change: Change, state: FazaView): Note | null {
  switch (change.kind) {
    case 'drones': {
      const count = change.to - change.from;
      return [change.tile, 'drone', count > 0 ? 'drone' : 'good', count];
    }
    case 'rebels': {
      const count = change.to - change.from;
      return [change.tile, 'rebel', count > 0 ? 'good' : 'rebel', count];
    }
    case 'heroMoves':
      return [change.to, 'boots', 'faza', 0];
    case 'cardInjured': {
      const { tile } = heroAt(state, change.seat);
      return change.injured ? [tile, 'hurt', 'hurt', -1] : [tile, 'heart', 'good', 1];
    }
    case 'points':
      return [heroAt(state, change.seat).tile, 'pay', 'good', change.to - change.from];
    case 'turns':
      return [change.tile, 'turn', change.fazaformed ? 'faza' : 'good', 0];
    case 'health':
      return [shipOf(state, change.ship).tile, 'health', 'faza', change.to - change.from];
    default:
      return null;
  }
}

/** The tiles that an event affects, in the order of its facts; two effects on a tile count once. */
export function touchedTiles(results: readonly Fact[], before: FazaView): Touch[] {
  const sums = new Map<string, { touch: Omit<Touch, 'words'>; count: number; signed: boolean }>();
  for (const { fact, after, changes } of changesByFact(results, before)) {
    const notes = changes.map((change) => noteOf(change, after)).filter((note) => note !== null);
    if (fact.fact === 'shipMoved') notes.push([shipOf(after, fact.ship).tile, fact.ship, 'faza', 0]);
    for (const [tile, icon, tone, count] of notes) {
      const key = `${tile}:${icon}`;
      const known = sums.get(key)?.count ?? 0;
      sums.set(key, { touch: { tile, icon, tone }, count: known + count, signed: count !== 0 });
    }
  }
  return [...sums.values()].map(({ touch, count, signed }) => ({
    ...touch,
    words: signed ? `${count > 0 ? '+' : '−'}${Math.abs(count)}` : '',
  }));
}

/** The price of ending a Long event, and how much of it the team has; `null` if no Long event is in force. */
export function longEventPrice(state: FazaView): { readonly price: number; readonly purse: number } | null {
  if (state.events.long.length === 0) return null;
  return { price: priceOf(state), purse: state.heroes.reduce((sum, { points }) => sum + points, 0) };
}
