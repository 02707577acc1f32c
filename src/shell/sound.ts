import type { Howl, HowlerGlobal } from 'howler';
import type { Settings, SettingsKeeper } from './settings.ts';
import { createPicker, ducksMusic, mixOf, variations, volumeOf } from './soundNames.ts';
import { fetchSprite, type SoundSprite } from './soundSprite.ts';

/** Everything that can be heard. No function throws or waits; before the first gesture, and where files are missing, it is silent. */
export interface Sound {
  /** Plays an effect by its name, or one of a family of variations by the family's name. */
  play(name: string): void;
  /** Lets the ships hum at a loudness of 0 (silent) to 1. */
  hum(loudness: number): void;
  /** Lets the theme begin or end. */
  theme(on: boolean): void;
  destroy(): void;
}

/** Milliseconds. */
const FADE = 900;
const DUCK = 250;
/** What is left of the music while it makes room. */
const DUCKED = 0.25;

interface Effects {
  readonly howl: Howl;
  readonly names: readonly string[];
  /** Milliseconds. */
  length(name: string): number;
}

/** Sound by the settings: loads after the first press of anything, falls silent while the page is hidden. */
export function createSound(settings: SettingsKeeper, random: () => number = Math.random): Sound {
  const pick = createPicker(random);
  const listening = new AbortController();
  const { signal } = listening;
  let howler: HowlerGlobal | null = null;
  let effects: Effects | null = null;
  let music: Howl | null = null;
  let musicAsked = false;
  let musicLoading = false;
  let ducked: number | undefined;
  let humming: number | null = null;
  let humLoudness = 0;

  const musicVolume = (): number => settings.now().music * (ducked === undefined ? 1 : DUCKED);
  const humVolume = (): number => settings.now().effects * 0.35 * humLoudness;

  const wake = async (): Promise<void> => {
    const library = await import('howler').catch(() => null);
    if (!library || signal.aborted) return;
    howler = library.Howler;
    howler.mute(settings.now().muted);
    const sprite = await fetchSprite('effects');
    if (!sprite || signal.aborted) return;
    effects = effectsOf(new library.Howl({ ...sprite, preload: true }), sprite);
    effects.howl.once('load', updateHum);
    updateMusic();
  };

  const updateMusic = (): void => {
    if (!musicAsked || settings.now().music === 0) {
      if (music?.playing()) fadeOut(music);
      return;
    }
    if (!music) {
      if (howler) loadMusic().catch(() => {});
      return;
    }
    music.off('fade');
    if (!music.playing()) {
      music.volume(0);
      music.play('theme');
    }
    music.fade(music.volume(), musicVolume(), FADE);
  };

  const loadMusic = async (): Promise<void> => {
    if (musicLoading) return;
    musicLoading = true;
    const [library, sprite] = await Promise.all([import('howler').catch(() => null), fetchSprite('theme')]);
    if (!library || !sprite || signal.aborted) return;
    music = new library.Howl({ ...sprite, volume: 0 });
    updateMusic();
  };

  const updateHum = (): void => {
    const howl = effects?.howl;
    if (!howl) return;
    if (humLoudness > 0 && humming === null && effects?.names.includes('hum')) humming = howl.play('hum');
    if (humming === null) return;
    howl.volume(humVolume(), humming);
    if (humLoudness === 0) {
      howl.stop(humming);
      humming = null;
    }
  };

  const duckFor = (length: number): void => {
    window.clearTimeout(ducked);
    ducked = window.setTimeout(() => {
      ducked = undefined;
      if (music?.playing() && musicAsked) music.fade(music.volume(), musicVolume(), FADE);
    }, length);
    if (music?.playing() && musicAsked) music.fade(music.volume(), musicVolume(), DUCK);
  };

  const apply = (now: Settings): void => {
    howler?.mute(now.muted);
    updateHum();
    updateMusic();
  };

  const unsubscribe = settings.subscribe(apply);
  const gestures = ['pointerdown', 'keydown', 'touchend'];
  const begin = (): void => {
    for (const gesture of gestures) window.removeEventListener(gesture, begin, true);
    wake().catch(() => {});
  };
  for (const gesture of gestures) window.addEventListener(gesture, begin, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', () => hush(howler), { signal });

  return {
    play: (family) => {
      const volume = settings.now()[volumeOf(family)] * mixOf(family);
      if (!effects || document.hidden || settings.now().muted || volume === 0) return;
      const name = pick(family, variations(effects.names, family));
      if (name === null) return;
      const id = effects.howl.play(name);
      effects.howl.volume(volume, id);
      if (ducksMusic(family)) duckFor(effects.length(name));
    },
    hum: (loudness) => {
      humLoudness = Math.max(0, Math.min(1, loudness));
      updateHum();
    },
    theme: (on) => {
      if (musicAsked === on) return;
      musicAsked = on;
      updateMusic();
    },
    destroy: () => {
      listening.abort();
      for (const gesture of gestures) window.removeEventListener(gesture, begin, true);
      unsubscribe();
      window.clearTimeout(ducked);
      effects?.howl.unload();
      music?.unload();
    },
  };
}

function effectsOf(howl: Howl, { sprite }: SoundSprite): Effects {
  return {
    howl,
    names: Object.keys(sprite),
    length: (name) => sprite[name]?.[1] ?? 0,
  };
}

function fadeOut(music: Howl): void {
  music.off('fade');
  music.fade(music.volume(), 0, FADE);
  // After `fade`, which reports the end of any fade that it cuts short.
  music.once('fade', () => music.stop());
}

/** Holds everything where it is while the page is hidden, and goes on from there. */
function hush(howler: HowlerGlobal | null): void {
  const context = howler?.ctx;
  if (!context) return;
  const change = document.hidden ? context.suspend() : context.resume();
  change.catch(() => {});
}
