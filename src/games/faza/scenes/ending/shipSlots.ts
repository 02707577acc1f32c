import { at } from '../../../../kernel/at.ts';
import type { Form } from '../../../../module/table.ts';

/** Where a ship hangs over a lost city, as parts of the picture, and how big beside the biggest place for one. */
export interface ShipSlot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The Carrier in the middle, the Destroyer left of it, the Former right. */
const BERTHS: readonly ShipSlot[] = [
  { x: 0.5, y: 0.36, size: 1 },
  { x: 0.17, y: 0.4, size: 0.78 },
  { x: 0.84, y: 0.32, size: 0.8 },
];

/** On a wide page the lettering ends over the Destroyer, and the chart beside it. */
const WIDE: readonly ShipSlot[] = [
  { x: 0.515, y: 0.36, size: 0.96 },
  { x: 0.165, y: 0.48, size: 0.7 },
  { x: 0.845, y: 0.31, size: 0.8 },
];

/** The berth of the ship with that number: clear of words, panels and the other ships. */
export function shipSlotOf(form: Form, ship: number): ShipSlot {
  return at(form === 'wide' ? WIDE : BERTHS, ship);
}
