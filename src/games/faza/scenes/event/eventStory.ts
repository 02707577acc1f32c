import { at } from '../../../../kernel/at.ts';
import type { AreaId, EventId, EventType, HeroId, LocalEffect, ShipId, TileNo } from '../../content/vocabulary.ts';
import { areaOf, eventSpec, heroAt, shipOf, tileAt } from '../../rules/board.ts';
import type { Drawn } from '../animation/cutscene.ts';
import { longEventPrice } from '../drawPrice.ts';
import { type Touch, touchedTiles } from './touched.ts';

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
  /** The board as it lies, row by row, and what the event does to its tiles. */
  readonly board: readonly { readonly tile: TileNo; readonly fazaformed: boolean }[];
  readonly touched: readonly Touch[];
  /** Of a Long event: what the team pays together to be rid of it, and what it has. */
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
