import type { LoadedSprite } from './effects.ts';

/** Sounds that go on and on: hums, a heart. */
export interface Ambience {
  add(loaded: LoadedSprite): void;
  /** Which loops sound, and how loud, 0–1; all others fall silent. */
  set(loops: Readonly<Record<string, number>>): void;
  /** Sets the volume of all loops, 0–1, within a number of milliseconds. */
  volume(volume: number, within: number): void;
}

/** Milliseconds. */
const FADE = 800;

interface Going {
  readonly loaded: LoadedSprite;
  readonly id: number;
}

export function createAmbience(): Ambience {
  const sprites: LoadedSprite[] = [];
  const going = new Map<string, Going>();
  let wanted: Readonly<Record<string, number>> = {};
  let overall = 0;

  const goTo = ({ loaded: { howl }, id }: Going, value: number, within: number): void => {
    const from = Number(howl.volume(id));
    if (Math.abs(from - value) > 0.001) howl.fade(from, value, within, id);
  };

  const update = (within: number): void => {
    for (const [name, loop] of going) {
      if (wanted[name]) continue;
      going.delete(name);
      goTo(loop, 0, within);
      window.setTimeout(() => loop.loaded.howl.stop(loop.id), within);
    }
    for (const [name, loudness] of Object.entries(wanted)) {
      if (!going.has(name) && overall > 0) start(name);
      const loop = going.get(name);
      if (loop) goTo(loop, loudness * overall, within);
    }
  };

  const start = (name: string): void => {
    const loaded = sprites.find(({ sprite, howl }) => name in sprite.sprite && howl.state() === 'loaded');
    if (!loaded) return;
    const id = loaded.howl.play(name);
    loaded.howl.volume(0, id);
    going.set(name, { loaded, id });
  };

  return {
    add: (loaded) => {
      sprites.push(loaded);
      update(FADE);
    },
    set: (loops) => {
      wanted = loops;
      update(FADE);
    },
    volume: (volume, within) => {
      overall = volume;
      update(within);
    },
  };
}
