import { DENSITIES } from '../../module/screens/table.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, freshId } from '../../page/dom.ts';
import { segments } from '../../page/fields.ts';
import type { App, Library, Page } from '../app/ports.ts';
import { coachText } from '../coach/text.en.ts';
import { openLicenses } from '../licenses/licensesDialog.ts';
import { licensesText } from '../licenses/text.en.ts';
import { packsText } from '../packs/text.en.ts';
import { openBackup, saveBackup } from '../saving/backupDialogs.ts';
import { backupText } from '../saving/backupText.en.ts';
import { type Settings, type SettingsKeeper, SPEEDS, type VolumeName } from '../settings/settings.ts';
import { shellText } from '../text.en.ts';

const words = shellText.settings;
const VOLUMES: readonly VolumeName[] = ['music', 'effects', 'interface'];
const LEVELS: readonly Settings['coach'][] = ['off', 'danger', 'idea', 'best'];
const MOTIONS: readonly Settings['reducedMotion'][] = ['system', 'on', 'off'];

/** A line of the dialog, and how it shows a change that came from elsewhere. */
interface Line {
  readonly element: HTMLElement;
  update(settings: Settings): void;
}

/** All settings. Each change is in force at once. `tried` is called after a volume was changed, to let it be heard. */
export function openSettings(app: App, tried: (volume: VolumeName) => void = () => {}): void {
  const { parent, settings, game, openPacks } = app;
  const dialog = openDialog(parent, { title: words.title, size: 'panel' });
  const { forecastShows } = game.words;
  const summary = game.phases?.words.setting;
  const play: Line[] = [
    ...(game.hasDetail
      ? [choice(settings, 'density', words.density, DENSITIES, (density) => words.densities[density])]
      : []),
    toggle(settings, 'confirm', words.confirm, words.confirmHint),
    ...(forecastShows === null ? [] : [toggle(settings, 'alwaysForecast', words.alwaysForecast, forecastShows)]),
    ...(summary === undefined ? [] : [toggle(settings, 'phaseSummary', summary.name, summary.holds)]),
    ...(game.lessons ? [toggle(settings, 'hints', words.hints, words.hintsHint)] : []),
    ...(game.coach ? [choice(settings, 'coach', coachText.name, LEVELS, (level) => coachText.levels[level])] : []),
    ...(game.hasTeammates ? [toggle(settings, 'proposals', coachText.proposals, coachText.proposalsHint)] : []),
    choice(settings, 'speed', words.speed, SPEEDS, (speed) => words.speeds[speed]),
  ];
  const sound: Line[] = [
    toggle(settings, 'muted', words.muted, words.mutedHint),
    ...VOLUMES.map((name) => slider(settings, name, words[name], { least: 0, most: 1, step: 0.05 }, () => tried(name))),
  ];
  const look: Line[] = [
    slider(settings, 'textScale', words.textScale, { least: 1, most: 2, step: 0.1 }, () => {}, words.textScaleHint),
    toggle(settings, 'highContrast', words.highContrast),
    choice(settings, 'reducedMotion', words.reducedMotion, MOTIONS, (motion) => words.reducedMotions[motion]),
  ];
  const reset = el(
    'div.reset',
    button(words.reset, () => settings.reset()),
    button(licensesText.title, () => void openLicenses(parent)),
  );
  const packs = game.packs ? [el('div', { class: 'reset' }, button(packsText.title, openPacks))] : [];
  // Hardly ever wanted, it takes no room from the others where that is scarce.
  dialog.body.append(
    section(words.play, play),
    section(words.sound, sound),
    section(words.look, look),
    dataSection(app),
    ...packs,
    reset,
  );

  const update = (now: Settings): void => {
    for (const line of [...play, ...sound, ...look]) line.update(now);
  };
  update(settings.now());
  const unsubscribe = settings.subscribe(update);
  dialog.closed.then(unsubscribe);
  dialog.body.focus({ preventScroll: true });
}

/** Everything that is stored, as a file. */
function dataSection(app: Page & Library): HTMLElement {
  return el(
    'section.settings',
    el('h3', backupText.title),
    el('p', backupText.about),
    el(
      'div.reset',
      button(backupText.save, () => void saveBackup(app), { symbol: 'install' }),
      button(backupText.restore, () => void openBackup(app), { symbol: 'board' }),
    ),
  );
}

function section(title: string, lines: readonly Line[]): HTMLElement {
  return el('section.settings', el('h3', title), ...lines.map(({ element }) => element));
}

/** The settings whose value is of a kind. */
type KeysOf<T> = { [K in keyof Settings]: Settings[K] extends T ? K : never }[keyof Settings];

function toggle(settings: SettingsKeeper, key: KeysOf<boolean>, label: string, hint?: string): Line {
  const input = el('input', { type: 'checkbox', role: 'switch', 'data-setting': key });
  input.addEventListener('change', () => settings.set({ [key]: input.checked }));
  const element = el('label.setting.toggle', caption(label, hint, input), input);
  return {
    element,
    update: (now) => {
      input.checked = now[key];
    },
  };
}

function slider(
  settings: SettingsKeeper,
  key: KeysOf<number>,
  label: string,
  { least, most, step }: { least: number; most: number; step: number },
  tried: () => void,
  hint?: string,
): Line {
  const input = el('input', { type: 'range', min: least, max: most, step, 'data-setting': key });
  const output = el('output', { 'aria-hidden': 'true' });
  input.addEventListener('input', () => settings.set({ [key]: input.valueAsNumber }));
  input.addEventListener('change', tried);
  const element = el('label.setting.slider', caption(label, hint, input), output, input);
  return {
    element,
    update: (now) => {
      input.value = String(now[key]);
      output.textContent = words.percent(now[key]);
      input.setAttribute('aria-valuetext', words.percent(now[key]));
    },
  };
}

function choice<Key extends 'coach' | 'density' | 'speed' | 'reducedMotion'>(
  settings: SettingsKeeper,
  key: Key,
  label: string,
  values: readonly Settings[Key][],
  name: (value: Settings[Key]) => string,
): Line {
  const row = segments(
    values.map((value) => [value, name(value)] as const),
    (value) => settings.set({ [key]: value }),
    { 'data-setting': key },
  );
  return {
    element: el('fieldset.setting.choice', el('legend', label), row.element),
    update: (now) => row.select(now[key]),
  };
}

/** The words of a line; the hint is read out after the label. */
function caption(label: string, hint: string | undefined, input: HTMLInputElement): HTMLElement {
  input.setAttribute('aria-label', label);
  const text = el('span.caption', el('span', label));
  if (hint !== undefined) {
    const id = freshId('hint');
    text.append(el('small', { id }, hint));
    input.setAttribute('aria-describedby', id);
  }
  return text;
}
