import { type SettingsKeeper, SPEEDS, type Speed } from '../settings/settings.ts';
import { type ButtonFace, replayButton } from './replayButton.ts';
import { replayText } from './text.en.ts';

/** The button for the speed of animations; it is the setting itself, seen from another place. */
export interface SpeedButton {
  readonly element: HTMLButtonElement;
  /** Takes the next speed. */
  next(): void;
  destroy(): void;
}

/** Makes a button that goes through the speeds at which something is seen. */
export function createSpeedButton(settings: SettingsKeeper): SpeedButton {
  const face = (): ButtonFace => {
    const { speed } = settings.now();
    return { symbol: 'speed', name: replayText.speedName(speed), label: replayText.speed(speed), key: '+' };
  };
  const next = (): void => settings.set({ speed: nextSpeed(settings.now().speed) });
  const { element, show } = replayButton(next, face(), 'speed');
  return { element, next, destroy: settings.subscribe(() => show(face())) };
}

/** The next speed at which an animation is seen, round and round. */
export function nextSpeed(speed: Speed): Speed {
  const seen = SPEEDS.filter((one) => one !== 'instant');
  return seen[(seen.indexOf(speed === 'instant' ? 4 : speed) + 1) % seen.length] ?? 1;
}
