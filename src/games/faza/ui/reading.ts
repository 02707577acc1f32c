import type { GameReading } from '../../../module/capabilities/reading.ts';
import { eventControl } from '../scenes/event/eventLayout.ts';

/** Event cards, which a cutscene shows until a player has read them. */
export const fazaReading: GameReading = { controls: (frame, resume) => [eventControl(frame, resume)] };
