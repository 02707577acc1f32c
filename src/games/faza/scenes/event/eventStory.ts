import { at } from '../../../../kernel/at.ts';
import type { AreaId, EventId, EventType, HeroId, LocalEffect, ShipId, TileNo } from '../../content/vocabulary.ts';
import { areaOf, eventSpec, heroAt, shipOf, tileAt } from '../../rules/board.ts';
import type { Fact } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import type { Drawn } from '../animation/cutscene.ts';
import { longEventPrice } from '../longEventPrice.ts';

/** What an event card says about the game. */
export interface EventStory {
  readonly event: EventId;
  readonly type: EventType;
  readonly local: LocalEffect;
  readonly hero: HeroId;
  readonly area: AreaId;
  readonly ship: ShipId;
  readonly tracked: ShipId;
  readonly tile: TileNo;
  /** Health of the ship after it was boarded. */
  readonly health: number;
  /** Health that it started the game with. */
  readonly most: number;
  /** Whether a Rebel went aboard; else the hero did it alone. */
  readonly rebel: boolean;
  readonly left: number;
  /** The board, row by row, and what the event does to its tiles. */
  readonly board: readonly { readonly tile: TileNo; readonly fazaformed: boolean }[];
  readonly touched: readonly Touch[];
  /** Of a Long event: what the team pays together to end it, and what it has. */
  readonly cost: { readonly price: number; readonly purse: number } | null;
}

/** The story of a card that was drawn. */
export function eventStory({ drawn, results, before, after }: Drawn): EventStory {
  const spec = eventSpec(before, drawn.event);
  const healed = results.find((fact) => fact.fact === 'shipHealed' && fact.ship === drawn.ship);
  const repair = spec.type === 'instant' && spec.effect.kind === 'repair' ? spec.effect.health : 0;
  return {
    event: drawn.event,
    type: spec.type,
    local: spec.local,
    hero: heroAt(before, drawn.seat).id,
    area: areaOf(before, drawn.seat),
    ship: drawn.ship,
    tracked: at(before.ships, before.tracker).id,
    tile: drawn.tile,
    health: healed?.fact === 'shipHealed' ? healed.health - repair : shipOf(after, drawn.ship).health,
    most: after.health,
    rebel: drawn.rule === 'B3',
    left: after.events.deck.length + after.events.top.length,
    board: before.board.map((tile) => ({ tile, fazaformed: tileAt(before, tile).fazaformed })),
    touched: touchedTiles(results, before),
    cost: spec.type === 'long' ? longEventPrice(after) : null,
  };
}

/** The event cards that came as a surprise between two states; one that the team chose itself (V3) has been read by then. */
export function drawnCards(facts: readonly Fact[], before: State, after: State): Drawn[] {
  if (before.agenda[0]?.step === 'resolveOne') return [];
  return facts.flatMap((fact, index) =>
    fact.fact === 'eventDrawn' && isTold(after)
      ? [{ drawn: fact, results: facts.slice(index + 1), before, after }]
      : [],
  );
}

/** X1: a card that does not take the last boarding's victory away changes nothing; only the log mentions it. */
export function isTold({ outcome }: State): boolean {
  return outcome?.won !== true;
}

/** How event cards are shown one after the other. */
export interface CardTable<Card> {
  /** Whether anyone is still at the table to read them. */
  isWanted(): boolean;
  /** Resolves when the board below the card is there; to `false` where the card was skipped before. */
  ready(): Promise<boolean>;
  /** Resolves when the card has been read, or put away. */
  show(card: Card): Promise<void>;
  /** Resolves when the card has left the screen. */
  settle(): Promise<void>;
}

/** Shows cards one after the other; none follows once nobody wants to read them, because their table was left. */
export async function cardByCard<Card>(cards: readonly Card[], table: CardTable<Card>): Promise<void> {
  for (const card of cards) {
    if ((await table.ready()) && table.isWanted()) await table.show(card);
    if (!table.isWanted()) return;
    await table.settle();
  }
}

/** What happens on a tile because of an event, as a symbol and a few letters. */
export interface Touch {
  readonly tile: TileNo;
  readonly icon: string;
  /** Empty where the symbol says all. */
  readonly words: string;
  readonly tone: 'drone' | 'rebel' | 'hurt' | 'faza' | 'good';
}

/** The tiles that an event touches, in the order of its facts; what is done twice to a tile is one touch. */
export function touchedTiles(results: readonly Fact[], before: State): Touch[] {
  const places = before.heroes.map(({ tile }) => tile);
  const sums = new Map<string, { touch: Omit<Touch, 'words'>; count: number; signed: boolean }>();
  for (const fact of results) {
    if (fact.fact === 'heroMoved') places[fact.seat] = fact.path.at(-1) ?? places[fact.seat] ?? 0;
    const [tile, icon, tone, count = 0] = touchOf(fact, places, before) ?? [];
    if (tile === undefined || icon === undefined || tone === undefined) continue;
    const key = `${tile}:${icon}`;
    const known = sums.get(key)?.count ?? 0;
    sums.set(key, { touch: { tile, icon, tone }, count: known + count, signed: count !== 0 });
  }
  return [...sums.values()].map(({ touch, count, signed }) => ({
    ...touch,
    words: signed ? `${count > 0 ? '+' : '−'}${Math.abs(count)}` : '',
  }));
}

type TouchParts = readonly [tile: TileNo | undefined, icon: string, tone: Touch['tone'], count?: number];

/** Where a fact touches a tile, if it does, given the tiles of the heroes. */
function touchOf(fact: Fact, places: readonly TileNo[], { ships }: State): TouchParts | null {
  switch (fact.fact) {
    case 'dronesPlaced':
      return [fact.tile, 'drone', 'drone', fact.count];
    case 'dronesRemoved':
      return [fact.tile, 'drone', 'good', -fact.count];
    case 'rebelsPlaced':
      return [fact.tile, 'rebel', 'good', fact.count];
    case 'rebelsLost':
      return [fact.tile, 'rebel', 'rebel', -fact.count];
    case 'heroMoved':
      return [places[fact.seat], 'boots', 'faza'];
    case 'heroInjured':
      return [places[fact.seat], 'hurt', 'hurt', -1];
    case 'cardRecovered':
      return [places[fact.seat], 'heart', 'good', 1];
    case 'pointsGained':
      return [places[fact.seat], 'pay', 'good', fact.points];
    case 'tileTurned':
      return [fact.tile, 'turn', fact.fazaformed ? 'faza' : 'good'];
    case 'shipMoved':
      return [fact.path.at(-1), fact.ship, 'faza'];
    case 'shipHealed':
      return [ships.find(({ id }) => id === fact.ship)?.tile, 'health', 'faza', 1];
    default:
      return null;
  }
}
