import type { GameModule } from '../../module/gameModule.ts';
import { faza } from './rules/faza.ts';
import type { FazaTypes } from './rules/types.ts';
import { fazaEnding } from './ui/ending/ending.ts';
import { fazaInspect } from './ui/inspect/inspect.ts';
import { fazaLessons } from './ui/lessons/lessons.ts';
import { fazaPeople } from './ui/people.ts';
import { fazaReading } from './ui/reading.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { fazaSound } from './ui/sound.ts';

/** FAZA, as the shell serves it. */
export const fazaModule: GameModule<FazaTypes> = {
  rules: faza,
  schemas: { setup: setupSchema, command: commandSchema },
  sound: fazaSound,
  people: fazaPeople,
  inspect: fazaInspect,
  reading: fazaReading,
  ending: fazaEnding,
  lessons: fazaLessons,
};
