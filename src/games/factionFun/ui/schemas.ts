import * as v from 'valibot';
import { CARD_EFFECT, type CardId } from '../content/cards.ts';
import type { AvatarKind } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import type { Setup } from '../rules/state/state.ts';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const seat = whole(5);
const tile = whole(79);
const avatar = whole(999);
const card = v.picklist(Object.keys(CARD_EFFECT) as CardId[]);
const kind = v.picklist([
  'base',
  'protector',
  'songKeeper',
  'healer',
  'governor',
  'captain',
] satisfies AvatarKind[] as AvatarKind[]);

/** A setup from outside. */
export const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  seed: v.pipe(v.string(), v.maxLength(100)),
  seats: v.picklist([2, 4, 6]),
  asWritten: v.boolean(),
  twoAvatars: v.boolean(),
  literalPenalty: v.boolean(),
  quickGame: v.boolean(),
});

/** A command from outside. */
export const commandSchema: v.GenericSchema<unknown, Command> = v.variant('do', [
  v.strictObject({ do: v.literal('play'), seat, card, tiles: v.pipe(v.array(tile), v.maxLength(2)) }),
  v.strictObject({ do: v.literal('move'), seat, avatar, tile }),
  v.strictObject({ do: v.literal('claim'), seat }),
  v.strictObject({ do: v.literal('attack'), seat, tile }),
  v.strictObject({ do: v.literal('answer'), seat, avatar }),
  v.strictObject({ do: v.literal('fight'), seat, card }),
  v.strictObject({ do: v.literal('reroll'), seat }),
  v.strictObject({ do: v.literal('take'), seat, tile }),
  v.strictObject({ do: v.literal('lose'), seat, avatar }),
  v.strictObject({ do: v.literal('return'), seat, avatar, tile }),
  v.strictObject({ do: v.literal('place'), seat, kind, tile }),
  v.strictObject({ do: v.literal('strike'), seat, avatar }),
  v.strictObject({ do: v.literal('pass'), seat }),
]);
