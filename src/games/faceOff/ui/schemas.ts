import * as v from 'valibot';
import type { CardId } from '../content/cards.ts';
import { FACTIONS } from '../content/vocabulary.ts';
import { isPossible } from '../rules/setup.ts';
import type { Command } from '../rules/state/command.ts';
import type { Choice, Setup } from '../rules/state/state.ts';
import { cardNames } from '../text/names.en.ts';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const seat = whole(4);
const card = v.picklist(Object.keys(cardNames) as CardId[]);
const role = v.picklist(['personality', 'equipment']);

/** A setup from outside. */
export const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  seed: v.pipe(v.string(), v.maxLength(100)),
  factions: v.pipe(
    v.array(v.nullable(v.picklist(FACTIONS))),
    v.maxLength(5),
    v.check((factions) => isPossible(factions)),
  ),
  timing: v.picklist(['standard', 'printed', 'expert']),
});

/** Nobody gives a hidden choice: it only stands in views. */
const choice: v.GenericSchema<unknown, Choice> = v.variant('choice', [
  v.strictObject({
    choice: v.literal('play'),
    cards: v.pipe(v.array(v.strictObject({ card, as: role })), v.minLength(1), v.maxLength(2)),
  }),
  v.strictObject({ choice: v.literal('down'), card }),
  v.strictObject({ choice: v.literal('nothing') }),
]);

/** A command from outside. */
export const commandSchema: v.GenericSchema<unknown, Command> = v.variant('do', [
  v.strictObject({ do: v.literal('pickFaction'), seat, faction: v.picklist(FACTIONS) }),
  v.strictObject({ do: v.literal('claim'), seat, card }),
  v.strictObject({ do: v.literal('seal'), seat, choice }),
  v.strictObject({ do: v.literal('reopen'), seat }),
  v.strictObject({ do: v.literal('pick'), seat, card, as: v.exactOptional(role) }),
  v.strictObject({ do: v.literal('kick'), seat, card, owner: v.nullable(seat) }),
  v.strictObject({ do: v.literal('choose'), seat, option: whole(9) }),
  v.strictObject({ do: v.literal('ransom'), seat, card, gift: card }),
  v.strictObject({ do: v.literal('decline'), seat }),
  v.strictObject({
    do: v.literal('take'),
    seat,
    reward: v.picklist(['clock', 'power', 'seven', 'hqReward', 'token']),
    card: v.exactOptional(card),
  }),
  v.strictObject({ do: v.literal('move'), seat, card }),
  v.strictObject({ do: v.literal('bid'), seat, tokens: whole(999) }),
  v.strictObject({ do: v.literal('pass'), seat }),
  v.strictObject({ do: v.literal('shelve'), seat, on: v.picklist(['discards', 'deck']) }),
  v.strictObject({ do: v.literal('fly'), seat, card }),
  v.strictObject({ do: v.literal('lay'), seat, card }),
  v.strictObject({ do: v.literal('payOff'), seat, card }),
]);
