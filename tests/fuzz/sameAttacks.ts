import type { Attack } from './attack.ts';
import { storedOf } from './corpus.ts';
import { isContainer } from './places.ts';

/* Texts that look strange but mean exactly the same: these must be accepted. */

export const sameAttacks: readonly Attack[] = [
  { kind: 'same: keys in another order', make: (base) => JSON.stringify(reversed(storedOf(base))), expect: 'same' },
  { kind: 'same: with spaces', make: (base) => ` \n${JSON.stringify(storedOf(base), null, '\t')}\r\n`, expect: 'same' },
  {
    kind: 'same: letters as their numbers',
    make: ({ text }, luck) =>
      text.replace(/"[a-z ]+"/gi, (word) =>
        word.replace(/[a-z]/gi, (letter) => (luck.below(20) === 0 ? coded(letter) : letter)),
      ),
    expect: 'same',
  },
  {
    kind: 'same: numbers written otherwise',
    make: ({ text }, luck) =>
      text.replace(/(?<=:)(\d+)(?=[,}])/g, (number) => number + luck.pick(['', '.0', 'e0', 'E+0'])),
    expect: 'same',
  },
];

/** A letter in JSON, as an escape with its code. */
function coded(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isContainer(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}
