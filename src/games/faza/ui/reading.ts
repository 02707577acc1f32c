import type { GameReading } from '../../../module/reading.ts';
import { eventControl } from '../scenes/event/eventLayout.ts';

/** Event cards of FAZA, read in a film. */
export const fazaReading: GameReading = { controls: (frame, resume) => [eventControl(frame, resume)] };
