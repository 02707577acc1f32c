import { describe, expect, test } from 'vitest';
import { fazaSound } from '../../../src/games/faza/ui/sound.ts';
import { depthOf, ducked, flat, toward, UNDUCKED, valueAt } from '../../../src/shell/sound/curve.ts';
import { createVoices } from '../../../src/shell/sound/effects.ts';
import { isHeard, placeOf, segmentAt } from '../../../src/shell/sound/layer.ts';

describe('a curve', () => {
  const curve = toward(flat(0.5), 10, 1, 12, 16);

  test('stays as it is until the bar, and is there two bars later', () => {
    expect([9, 10, 12, 14, 16, 99].map((time) => valueAt(curve, time))).toEqual([0.5, 0.5, 0.5, 0.75, 1, 1]);
  });

  test('can be changed midway without a jump', () => {
    const turned = toward(curve, 14, 0, 15, 16);
    expect([14, 15, 16].map((time) => valueAt(turned, time))).toEqual([0.75, 0.75, 0]);
  });
});

describe('layers', () => {
  const steps = Array.from({ length: 101 }, (_, percent) => percent / 100);

  test('come in one after another as danger grows, and only the bed fades a little', () => {
    expect(fazaSound.layers('board', 0)).toEqual([1, 0, 0, 0]);
    expect(fazaSound.layers('board', 0.33).map((level) => level > 0)).toEqual([true, true, false, false]);
    expect(fazaSound.layers('board', 0.6).map((level) => level > 0)).toEqual([true, true, true, false]);
    expect(fazaSound.layers('board', 1)).toEqual([0.6, 1, 1, 1]);
    for (const [index, danger] of steps.slice(1).entries()) {
      const [bed = 0, ...rest] = fazaSound.layers('board', danger);
      const [, ...before] = fazaSound.layers('board', steps[index] ?? 0);
      expect(bed).toBeGreaterThanOrEqual(0.6);
      expect(rest.every((level, k) => level >= (before[k] ?? 0))).toBe(true);
    }
  });

  test('of the title are the lounge, and a shadow that grows', () => {
    const [[lounge, light = 0] = [], [same, dark = 0] = []] = [
      fazaSound.layers('title', 0),
      fazaSound.layers('title', 1),
    ];
    expect([lounge, same, dark]).toEqual([1, 1, 1]);
    expect(light).toBeGreaterThan(0.3);
    expect(light).toBeLessThan(0.7);
  });
});

describe('ducking', () => {
  test('applies to major events only', () => {
    for (const big of [
      'victory',
      'defeat',
      'defeat/X2',
      'event',
      'event/long',
      'fall-carrier',
      'motif-former',
      'heroDown',
      'rollHit',
    ]) {
      expect(depthOf(fazaSound.ducking, big)).toBeLessThan(1);
    }
    for (const small of ['step', 'tick', 'ray', 'kill', 'card', 'dice3', 'constructor'])
      expect(depthOf(fazaSound.ducking, small)).toBeNull();
  });

  test('goes down at once, stays down for the event, and comes back slowly', () => {
    const curve = ducked(UNDUCKED, 5, 2, 0.3);
    expect(valueAt(curve, 5)).toBe(1);
    expect([5.1, 6, 7].map((time) => valueAt(curve, time))).toEqual([0.3, 0.3, 0.3]);
    expect(valueAt(curve, 7.7)).toBeCloseTo(0.65, 5);
    expect(valueAt(curve, 9)).toBe(1);
  });

  test('does not pump: a smaller event within a bigger one changes nothing', () => {
    const big = ducked(UNDUCKED, 0, 5, 0.12);
    const both = ducked(big, 1, 2, 0.5);
    for (const time of [1, 1.05, 2, 4, 5, 5.7, 7]) expect(valueAt(both, time)).toBeCloseTo(valueAt(big, time), 10);
  });

  test('an event while the music comes back takes it down from its current volume', () => {
    const first = ducked(UNDUCKED, 0, 1, 0.2);
    const second = ducked(first, 1.7, 1, 0.5);
    expect(valueAt(second, 1.7)).toBeCloseTo(0.6, 5);
    expect(valueAt(second, 2)).toBe(0.5);
    expect(valueAt(second, 2.7)).toBe(0.5);
  });
});

describe('voices', () => {
  const ray = { family: 'ray', class: 'weapon', length: 600 } as const;

  test('are at most two of a family at the same time, and again a little later', () => {
    const voices = createVoices(fazaSound.rests);
    for (const id of [1, 2]) {
      expect(voices.admit(ray, 1000 + id).admitted).toBe(true);
      voices.began(id, ray, 1000 + id);
    }
    expect(voices.admit(ray, 1040).admitted).toBe(false);
    expect(voices.admit(ray, 1062).admitted).toBe(true);
  });

  test('are at most eight: less important ones are stopped, the oldest first', () => {
    const voices = createVoices(fazaSound.rests);
    for (let id = 0; id < 8; id++)
      voices.began(id, { family: `f${id}`, class: id < 6 ? 'weapon' : 'foley', length: 9000 }, id);
    expect(voices.admit({ family: 'tick', class: 'interface', length: 60 }, 10)).toEqual({
      admitted: false,
      ends: null,
    });
    expect(voices.admit(ray, 10)).toEqual({ admitted: true, ends: 6 });
  });

  test('are free again when a sound is over', () => {
    const voices = createVoices(fazaSound.rests);
    for (let id = 0; id < 8; id++) voices.began(id, { family: `f${id}`, class: 'stinger', length: 100 }, 0);
    expect(voices.admit(ray, 50).admitted).toBe(false);
    expect(voices.admit(ray, 101)).toEqual({ admitted: true, ends: null });
  });

  test('that might annoy pause, even after they have ended: never two of a kind within a second', () => {
    for (const family of ['droneAlarm', 'droneIdle', 'crackle']) {
      const voices = createVoices(fazaSound.rests);
      const wanted = { family, class: 'creature', length: 300 } as const;
      voices.began(1, wanted, 0);
      expect(voices.admit(wanted, 999).admitted).toBe(false);
      expect(voices.admit({ ...wanted, family: 'drop' }, 999).admitted).toBe(true);
      expect(voices.admit(wanted, 9000).admitted).toBe(true);
    }
  });

  test('never play a fanfare over itself', () => {
    const voices = createVoices(fazaSound.rests);
    const victory = { family: 'victory', class: 'stinger', length: 5000 } as const;
    voices.began(1, victory, 0);
    expect(voices.admit(victory, 1500).admitted).toBe(false);
    expect(voices.admit(victory, 5001).admitted).toBe(true);
  });
});

describe('segments of music', () => {
  const cut = { segment: 8, lead: 0.06, blend: 0.03 };
  const places = [0, 1, 2, 3].map((nth) => placeOf(cut, 100, nth, 99));

  test('each fades in over the end of the one before, at the same position of the music', () => {
    for (const [nth, place] of places.entries()) {
      if (!place) throw new Error('a segment has no place');
      expect(place.to).toBeCloseTo(100 + 8 * (nth + 1), 9);
      expect(place.from).toBeCloseTo(100 + 8 * nth - 0.03, 9);
      // Its start within the music: its file includes a lead-in.
      expect(8 * nth + place.offset - 0.06).toBeCloseTo(place.from - 100, 9);
    }
  });

  test('one that is late starts at the music’s current position, or not at all', () => {
    expect(placeOf(cut, 100, 1, 110)).toEqual({ from: 110, offset: expect.closeTo(2.06, 9), to: 116 });
    expect(placeOf(cut, 100, 1, 115.96)).toBeNull();
    expect(placeOf(cut, 100, 1, 130)).toBeNull();
  });

  test('are numbered without wrapping around', () => {
    expect([99, 100, 107.9, 108, 180].map((time) => segmentAt(cut, 100, time))).toEqual([0, 0, 0, 1, 10]);
  });

  test('are needed while their layer is audible, or will be', () => {
    const [silent, rising] = [flat(0), toward(flat(0), 10, 1, 12, 16)];
    expect([isHeard(silent, 5), isHeard(rising, 10), isHeard(rising, 99)]).toEqual([false, true, true]);
    const falling = toward(flat(1), 10, 0, 12, 16);
    expect([isHeard(falling, 13), isHeard(falling, 17)]).toEqual([true, false]);
  });
});
