import { fazaSelection } from './interaction/selection.ts';
import { words } from './text/module.en.ts';
import { fazaComputer } from './ui/computer.ts';
import { dice } from './ui/dice.ts';
import { fazaEnding } from './ui/ending/ending.ts';
import type { FazaModule } from './ui/fazaModule.ts';
import { fazaInspect } from './ui/inspect/inspect.ts';
import { fazaLessons } from './ui/lessons/lessons.ts';
import { fazaPeople } from './ui/people.ts';
import { fazaPlans } from './ui/plan/plansSection.ts';
import { fazaReading } from './ui/reading.ts';
import { records } from './ui/records/records.ts';
import { fazaPhases } from './ui/replay/phases.ts';
import { fazaReplay } from './ui/replay/replaySection.ts';
import { fazaDefinition } from './ui/schemas.ts';
import { setups } from './ui/setups/setups.ts';
import { fazaSound } from './ui/sound.ts';
import { fazaTable } from './ui/table/tableSection.ts';
import { fazaChances } from './ui/thinking/chances.ts';
import { title } from './ui/title.ts';

/** FAZA, as the shell serves it. */
export const fazaModule: FazaModule = {
  ...fazaDefinition,
  // Phaser is loaded with the stage, so rules and tools work without it.
  createStage: async (...stage) => (await import('./scenes/createStage.ts')).createStage(...stage),
  hasDetail: true,
  selection: fazaSelection,
  table: fazaTable,
  computer: fazaComputer,
  phases: fazaPhases,
  plans: fazaPlans,
  replay: fazaReplay,
  rulebook: async () => (await import('./ui/rulebook.ts')).rulebook,
  sound: fazaSound,
  people: fazaPeople,
  inspect: fazaInspect,
  reading: fazaReading,
  ending: fazaEnding,
  lessons: fazaLessons,
  title,
  setups,
  records,
  dice,
  chances: fazaChances,
  coach: async () => (await import('./ui/coach/coach.ts')).fazaCoach,
  hasTeammates: true,
  words,
};
