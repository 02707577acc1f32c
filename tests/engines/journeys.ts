import { hiddenHands } from './journeys/azardia.ts';
import { installManifest, soundUnlocked } from './journeys/browser.ts';
import { offline, update } from './journeys/connection.ts';
import { table, title } from './journeys/first.ts';
import { eventCard, fazaPhase, fight, keyboard, resizeAndRotate } from './journeys/play.ts';
import { importAndExport, killedProcess, saveAndReload } from './journeys/saves.ts';
import type { Visit } from './visit.ts';

/** A path through the game that has to work in every engine. */
export interface Journey {
  readonly name: string;
  readonly make: (visit: Visit) => Promise<void>;
}

/** The journeys that have to work in every engine. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'title', make: title },
  { name: 'table', make: table },
  { name: 'fight', make: fight },
  { name: 'Faza phase', make: fazaPhase },
  { name: 'event card', make: eventCard },
  { name: 'Azardia with hidden hands', make: hiddenHands },
  { name: 'save and reload', make: saveAndReload },
  { name: 'killed process', make: killedProcess },
  { name: 'offline', make: offline },
  { name: 'update', make: update },
  { name: 'import and export', make: importAndExport },
  { name: 'resize and rotate', make: resizeAndRotate },
  { name: 'keyboard', make: keyboard },
  { name: 'sound unlocked', make: soundUnlocked },
  { name: 'install manifest', make: installManifest },
];
