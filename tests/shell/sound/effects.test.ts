import type { Howl } from 'howler';
import { expect, test } from 'vitest';
import { createEffects } from '../../../src/shell/sound/effects.ts';

/** A howl that plays nothing but behaves like howler: numbered voices, and no `end` for a voice that is stopped. */
function silentHowl() {
  const listening = new Set<number>();
  const stopped: number[] = [];
  let voices = 0;
  const howl = {
    state: () => 'loaded',
    play: () => ++voices,
    volume: () => howl,
    rate: () => howl,
    once: (_event: string, _done: () => void, id: number) => listening.add(id),
    off: (_event: string, _done: undefined, id: number) => listening.delete(id),
    stop: (id: number) => stopped.push(id),
  };
  return { howl: howl as unknown as Howl, listening, stopped };
}

test('a voice that has to make room for another one is stopped, and nothing listens for its end', () => {
  const { howl, listening, stopped } = silentHowl();
  const families = Array.from({ length: 9 }, (_, index) => `blow${String.fromCharCode(97 + index)}`);
  const effects = createEffects(
    {},
    () => 0.5,
    () => 0,
  );
  effects.add({
    howl,
    sprite: {
      src: [],
      sprite: Object.fromEntries(families.map((name, index) => [name, [1000 * index, 900]])),
      classes: Object.fromEntries(families.map((name) => [name, 'weapon'])),
    },
  });
  for (const name of families) effects.play(name, () => 1);
  expect(stopped).toEqual([1]);
  expect([...listening]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});
