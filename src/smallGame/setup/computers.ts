import * as v from 'valibot';
import type { ComputerSettings } from '../../module/match.ts';
import type { ComputerChoices } from '../gameDescription.ts';

/** Stored settings of computer players: levels and switches that the game has. */
export function computersSchema({ levels, switches }: ComputerChoices): v.GenericSchema<unknown, ComputerSettings> {
  const ids = (choices: readonly { readonly id: string }[]): string[] => choices.map(({ id }) => id);
  return v.strictObject({
    levels: v.pipe(v.array(v.picklist(ids(levels))), v.maxLength(8)),
    on: v.pipe(v.array(v.picklist(ids(switches))), v.maxLength(switches.length)),
  });
}
