import { MOST_GAME_TEXT } from '../../src/shell/persistence/gameText.ts';
import type { Attack } from './attack.ts';
import { storedOf } from './corpus.ts';
import { HOSTILE_KEYS, HOSTILE_VALUES } from './hostile.ts';
import { placesIn, put, withRaw, withRawEntry } from './places.ts';

/* Attacks on the text and on its values that know nothing of the game. */

const DEEP = 10_000;
const nested = (open: string, close: string): string => open.repeat(DEEP) + close.repeat(DEEP);

export const textAttacks: readonly Attack[] = [
  {
    kind: 'text: a bit flipped',
    make: ({ text }, luck) => {
      const at = luck.below(text.length);
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << luck.below(8)));
      return text.slice(0, at) + flipped + text.slice(at + 1);
    },
  },
  {
    kind: 'text: a digit or letter changed',
    make: ({ text }, luck) => {
      const places = [...text.matchAll(/\w/g)].map(({ index }) => index);
      const at = luck.pick(places);
      return text.slice(0, at) + luck.pick([...'0123456789abcdef']) + text.slice(at + 1);
    },
  },
  { kind: 'text: cut short', make: ({ text }, luck) => text.slice(0, luck.below(text.length)) },
  {
    kind: 'text: a piece missing',
    make: ({ text }, luck) => {
      const at = luck.below(text.length);
      return text.slice(0, at) + text.slice(at + 1 + luck.below(40));
    },
  },
  {
    kind: 'text: something put in',
    make: ({ text }, luck) => {
      const at = luck.below(text.length);
      return text.slice(0, at) + luck.pick([...HOSTILE_VALUES, ...'{}[]",:\\\u0000\ufeff']) + text.slice(at);
    },
  },
  {
    kind: 'text: up to the cap and beyond',
    make: ({ text }, luck) => text.padEnd(MOST_GAME_TEXT + luck.pick([-1, 0, 1, 100_000])),
    expect: 'sameOrRefused',
  },
  {
    kind: 'text: one key twice',
    make: (base, luck) => {
      const value = storedOf(base);
      const { key } = luck.pick(placesIn(value, () => true).filter(({ key }) => !/^\d+$/.test(key)));
      return base.text.replace(`"${key}":`, () => `"${key}":${luck.pick(HOSTILE_VALUES)},"${key}":`);
    },
    expect: 'sameOrRefused',
  },
  {
    kind: 'value: hostile',
    make: (base, luck) => withRaw(storedOf(base), luck.pick(HOSTILE_VALUES), luck),
  },
  {
    kind: 'value: 10,000 deep',
    make: (base, luck) =>
      withRaw(storedOf(base), luck.pick([nested('[', ']'), nested('{"do":', '}').replace('{"do":}', '{}')]), luck),
    expect: 'refused',
  },
  {
    kind: 'value: a list of 100,000',
    make: (base, luck) => {
      const item = luck.pick(['0', 'null', '""', '[]', '{"do":"endTeamPhase"}']);
      return withRaw(
        storedOf(base),
        `[${Array(item.length < 5 ? 100_000 : 44_000)
          .fill(item)
          .join()}]`,
        luck,
      );
    },
    expect: 'refused',
  },
  {
    kind: 'value: a number nudged',
    make: (base, luck) => {
      const value = storedOf(base);
      const place = luck.pick(placesIn(value, (item) => typeof item === 'number'));
      put(place, Number(place.container[place.key]) + luck.pick([-2, -1, 1, 2, 0.5, 64, 1e9]));
      return JSON.stringify(value);
    },
  },
  {
    kind: 'value: a word for another',
    make: (base, luck) => {
      const value = storedOf(base);
      const places = placesIn(value, (item) => typeof item === 'string');
      const words = places.map((place) => place.container[place.key]);
      put(luck.pick(places), luck.pick(words));
      return JSON.stringify(value);
    },
  },
  {
    kind: 'key: one more',
    make: (base, luck) => withRawEntry(storedOf(base), luck.pick(HOSTILE_KEYS), luck.pick(HOSTILE_VALUES), luck),
    expect: 'refused',
  },
  {
    kind: 'key: one missing',
    make: (base, luck) => {
      const value = storedOf(base);
      const { container, key } = luck.pick(placesIn(value, () => true));
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else delete container[key];
      return JSON.stringify(value);
    },
  },
];
