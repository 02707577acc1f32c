import { expect, test } from 'vitest';
import { Chatter } from '../../../../../src/games/faza/scenes/board/life/chatter.ts';
import type { BoardPicture } from '../../../../../src/games/faza/scenes/board/pieces/pieces.ts';

/** The parts of a picture that affect sounds. */
function picture({
  fight = null,
  drones = 1,
  busy = false,
  isPreview = false,
}: {
  fight?: number | null;
  drones?: number;
  busy?: boolean;
  isPreview?: boolean;
}) {
  const pieces = new Map(Array.from({ length: drones }, (_, i) => [`drone:1:${i}`, { kind: 'drone' }]));
  const offer = fight === null ? null : { do: 'fight', tile: fight };
  return { view: { offer, busy, isPreview }, pieces } as unknown as BoardPicture;
}

function listen() {
  const heard: string[] = [];
  const chatter = new Chatter((name) => heard.push(name));
  /** Advances time from one point to another, in seconds. */
  const pass = (from: number, to: number): void => {
    for (let second = from; second <= to; second++) chatter.update(second * 1000);
  };
  return { heard, chatter, pass };
}

test('Drones are startled once when a fight with them comes to be on offer, not whenever the board is drawn', () => {
  const { heard, chatter } = listen();
  for (const fight of [null, 3, 3, 3]) chatter.watch(picture({ fight }));
  expect(heard).toEqual(['droneAlarm']);
  chatter.watch(picture({ fight: 5 }));
  expect(heard).toEqual(['droneAlarm', 'droneAlarm']);
});

test('a fight that is only pointed at startles nobody, and takes nothing from the one on offer', () => {
  const { heard, chatter } = listen();
  chatter.watch(picture({ fight: 3, isPreview: true }));
  expect(heard).toEqual([]);
  chatter.watch(picture({ fight: 3 }));
  chatter.watch(picture({ fight: 5, isPreview: true }));
  chatter.watch(picture({ fight: 3 }));
  expect(heard).toEqual(['droneAlarm']);
});

test('one speaks now and then, seldom, and no more when nobody has done anything for long', () => {
  const { heard, chatter, pass } = listen();
  chatter.watch(picture({}));
  pass(0, 60);
  expect(heard.length).toBeLessThanOrEqual(3);
  pass(61, 3600);
  expect(heard).toEqual(['droneIdle', 'droneIdle', 'droneIdle']);
});

test('nothing is said without Drones, nor while an animation is shown', () => {
  for (const silent of [{ drones: 0 }, { busy: true }]) {
    const { heard, chatter, pass } = listen();
    chatter.watch(picture(silent));
    pass(0, 600);
    expect(heard).toEqual([]);
  }
});
