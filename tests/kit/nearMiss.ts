import type { Luck } from './luck.ts';

/**
 * Values that are nearly numbers, and numbers that are slightly wrong. No command contains -0, which JSON cannot
 * express.
 */
const numbersFor = (value: number): unknown[] => [
  value + 1,
  value - 1,
  -value - 1,
  value + 0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  1e308,
  -1e308,
  -0,
  String(value),
  [value],
  null,
  undefined,
];
const wordsFor = (value: string): unknown[] => [
  `${value} `,
  value.toUpperCase(),
  '',
  '__proto__',
  'constructor',
  0,
  null,
];

/** A plain value changed in one place, so slightly that a careless check may take it for the original. */
export function nearMiss(value: unknown, luck: Luck, words: readonly string[]): unknown {
  if (typeof value === 'number') return luck.pick(numbersFor(value).map((other) => ({ other }))).other;
  if (typeof value === 'boolean')
    return luck.pick([{ other: !value }, { other: Number(value) }, { other: null }]).other;
  if (typeof value === 'string') return luck.pick([...wordsFor(value), ...words].map((other) => ({ other }))).other;
  if (value === null) return luck.pick([{ other: 0 }, { other: undefined }, { other: {} }]).other;
  if (Array.isArray(value)) return nearArray(value, luck, words);
  if (typeof value === 'object') return nearRecord(value, luck, words);
  return null;
}

function nearArray(items: readonly unknown[], luck: Luck, words: readonly string[]): unknown {
  const place = luck.below(items.length + 1);
  const changed = [...items];
  if (place === items.length)
    return luck.pick([[...items, 0], items.slice(0, -1), [...items, ...items], { ...items }, null, 0]);
  changed[place] = nearMiss(items[place], luck, words);
  return changed;
}

function nearRecord(record: object, luck: Luck, words: readonly string[]): unknown {
  const entries = Object.entries(record);
  const place = luck.below(entries.length + 2);
  const entry = entries[place];
  if (entry && luck.below(5) > 0) return { ...record, [entry[0]]: nearMiss(entry[1], luck, words) };
  if (entry) return Object.fromEntries(entries.filter((other) => other !== entry));
  if (place === entries.length)
    return { ...record, [luck.pick(['extra', 'rebels', 'toString'])]: luck.pick([0, 1, 'x']) };
  return luck.pick([{ other: entries }, { other: null }, { other: {} }, { other: JSON.stringify(record) }]).other;
}
