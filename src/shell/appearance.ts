import { reducesMotion, type Settings } from './settings.ts';

/** Whether the system asks for less motion. */
export function systemReducesMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Makes the page look as the settings say: size of words, contrast, motion. `shell.css` reads what is set here. */
export function applyAppearance(settings: Settings): void {
  const { dataset, style } = document.documentElement;
  style.setProperty('--text-scale', String(settings.textScale));
  dataset.contrast = settings.highContrast ? 'high' : 'usual';
  dataset.motion = reducesMotion(settings, systemReducesMotion()) ? 'reduced' : 'usual';
}
