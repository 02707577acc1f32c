import type { GameModule } from '../../module/gameModule.ts';
import { faza } from './rules/faza.ts';
import type { FazaTypes } from './rules/types.ts';
import { words } from './text/words.en.ts';
import { dice } from './ui/dice.ts';
import { records } from './ui/records/records.ts';
import { rulebook } from './ui/rulebook.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { setups } from './ui/setups/setups.ts';
import { title } from './ui/title.ts';

/** FAZA, as the shell serves it. */
export const fazaModule: GameModule<FazaTypes> = {
  rules: faza,
  schemas: { setup: setupSchema, command: commandSchema },
  title,
  setups,
  records,
  dice,
  rulebook,
  words,
};
