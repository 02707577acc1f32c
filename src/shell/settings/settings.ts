import * as v from 'valibot';
import { DENSITIES } from '../../module/screens/table.ts';
import { isWritten, parseStored, type TextStore, textIn } from '../storage/textStore.ts';

const KEY = 'faza.settings';
/** Settings are a few hundred characters; more than this is not ours. */
const MOST_TEXT = 10_000;

const volume = (usual: number) => v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), usual);
const flag = (usual: boolean) => v.fallback(v.boolean(), usual);

const schema = v.object({
  /** How fast facts are played: a factor, or not at all. */
  speed: v.fallback(v.picklist([0.5, 1, 2, 4, 'instant']), 1),
  reducedMotion: v.fallback(v.picklist(['system', 'on', 'off']), 'system'),
  music: volume(0.6),
  effects: volume(0.8),
  interface: volume(0.5),
  muted: flag(false),
  /** Whether a command is shown first and given by a second press. */
  confirm: flag(true),
  /** Whether the forecast is always shown. */
  alwaysForecast: flag(false),
  /** Whether a card says what the game did by itself. */
  phaseSummary: flag(true),
  /** Whether first games come with hints. */
  hints: flag(true),
  /** How much a coach says: nothing, what is dangerous, one idea, or the best line with its numbers and the reason. */
  coach: v.fallback(v.picklist(['off', 'danger', 'idea', 'best']), 'off'),
  /** Whether computers who play with people propose what they want to do, and wait for an answer. */
  proposals: flag(true),
  /** How much the board says. */
  density: v.fallback(v.picklist(DENSITIES), 'normal'),
  /** Size of all words of the page, 1–2. */
  textScale: v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(2)), 1),
  highContrast: flag(false),
});

/** What a person has chosen about the page and the game. */
export type Settings = Readonly<v.InferOutput<typeof schema>>;
export type Speed = Settings['speed'];
export type VolumeName = 'music' | 'effects' | 'interface';

export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 4, 'instant'];

/** What holds where nothing was chosen. */
export const defaultSettings: Settings = v.parse(schema, {});

/** Settings out of stored text; whatever is missing, unknown or out of bounds is as usual. */
export function readSettings(text: string | null): Settings {
  return parseStored(text, schema, MOST_TEXT) ?? defaultSettings;
}

/** Whether things should stand still, given what the system asks for. */
export function reducesMotion({ reducedMotion }: Settings, systemAsks: boolean): boolean {
  return reducedMotion === 'on' || (reducedMotion === 'system' && systemAsks);
}

/** The settings in force, stored whenever they change. */
export interface SettingsKeeper {
  now(): Settings;
  /** Changes some of them; values out of bounds become the usual ones. */
  set(change: Partial<Settings>): void;
  reset(): void;
  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: (settings: Settings) => void): () => void;
}

/** Keeps settings in a store. A store without room is no error: then they last as long as the page. */
export function createSettings(store: TextStore): SettingsKeeper {
  let settings = readSettings(textIn(store, KEY));
  const listeners = new Set<(settings: Settings) => void>();
  const become = (next: Settings): void => {
    settings = next;
    isWritten(store, KEY, JSON.stringify(settings));
    for (const listener of [...listeners]) listener(settings);
  };
  return {
    now: () => settings,
    set: (change) => become(v.parse(schema, { ...settings, ...change })),
    reset: () => become(defaultSettings),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
