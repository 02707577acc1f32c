import type { GameReading } from '../../../module/gameModule.ts';
import { eventControl } from '../scenes/event/eventLayout.ts';

/** Event cards, which an animation shows until somebody has read them. */
export const fazaReading: GameReading = { controls: (frame, resume) => [eventControl(frame, resume)] };
