import * as v from 'valibot';
import { actionCards } from '../content/actionCards.ts';
import type { ActionId } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { Command } from '../rules/state/command.ts';
import { HIDDEN, type Setup } from '../rules/state/state.ts';

/* Schemas for outside data: setups and commands of stored games. The rules decide whether a command is legal. */

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seat = whole(0, 3);
const action = v.picklist(Object.keys(actionCards) as ActionId[]);
const card = v.picklist([...(Object.keys(actionCards) as ActionId[]), HIDDEN]);
const die = whole(0, 2);

export const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  seed: v.pipe(v.string(), v.maxLength(100)),
  players: v.picklist([2, 3, 4]),
  fairStart: v.boolean(),
  quickGame: v.boolean(),
  firmGoal: v.boolean(),
  openHands: v.boolean(),
  longGrace: v.boolean(),
});

const target = v.nullable(
  v.union([
    v.strictObject({ rival: seat }),
    v.strictObject({ tiles: whole(-4, 4) }),
    v.strictObject({ die, face: whole(1, 10) }),
  ]),
);

export const commandSchema: v.GenericSchema<unknown, Command> = v.variant('do', [
  v.strictObject({ do: v.literal('chooseCharacter'), seat, character: v.picklist(CHARACTERS) }),
  v.strictObject({ do: v.literal('roll'), seat }),
  v.strictObject({ do: v.literal('raise'), seat, die }),
  v.strictObject({
    do: v.literal('move'),
    seat,
    dice: v.pipe(v.array(die), v.minLength(1), v.maxLength(2)),
    how: v.picklist(['sum', 'difference']),
    bought: whole(0, 6),
  }),
  v.strictObject({ do: v.literal('play'), seat, card: action, target }),
  v.strictObject({ do: v.literal('buyTile'), seat }),
  v.strictObject({ do: v.literal('buyLevel'), seat }),
  v.strictObject({ do: v.literal('challenge'), seat, rival: seat }),
  v.strictObject({ do: v.literal('takeHands'), seat }),
  v.strictObject({ do: v.literal('deal'), seat, card, rival: seat }),
  v.strictObject({ do: v.literal('exchange'), seat, give: card, take: card }),
  v.strictObject({ do: v.literal('swapCard'), seat, card, rival: seat }),
  v.strictObject({ do: v.literal('discard'), seat, card }),
  v.strictObject({ do: v.literal('sell'), seat, card }),
  v.strictObject({ do: v.literal('advance'), seat }),
  v.strictObject({ do: v.literal('answer'), seat, card: action, rival: v.nullable(seat) }),
  v.strictObject({ do: v.literal('pass'), seat }),
]);
