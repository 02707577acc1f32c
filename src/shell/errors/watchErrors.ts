import { openErrorDialog, type Rescue } from './errorDialog.ts';
import { isWorthTelling, type Uncaught } from './isWorthTelling.ts';
import { rescuedGame } from './rescue.ts';

/** What is known of the open game. */
interface OpenGame extends Omit<Rescue, 'game'> {
  /** `null` until it is known which one is open. */
  readonly id: string | null;
}

let open: OpenGame = { id: null, canLeave: false, packing: null };
let isTold = false;

/** Tells which game is open, whether one in progress may leave the device, and how it is packed. */
export function nameOpenGame(game: OpenGame): void {
  open = game;
}

/** From now on every error that nothing catches is told to players: once, however many follow while they read. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    tell({ reason: error, message, file: filename });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell({ reason, message: reason instanceof Error ? reason.message : String(reason), file: '' });
  });
}

function tell(uncaught: Uncaught): void {
  if (isTold || !isWorthTelling(uncaught, window.location.origin)) return;
  isTold = true;
  const { reason, message } = uncaught;
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  const details = [navigator.userAgent, message, stack].join('\n');
  void openErrorDialog({ ...open, game: rescuedGame(open.id) }, details).then(() => {
    isTold = false;
  });
}
