import type { Luck } from '../kit/luck.ts';

/** A place inside a plain value: the container, and the key within it. */
export interface Place {
  readonly container: Record<string, unknown>;
  readonly key: string;
}

/** Every place inside a value that passes the test, outermost first. Lists count as containers, too. */
export function placesIn(value: unknown, test: (item: unknown) => boolean): Place[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(test(item) ? [{ container: value, key }] : []),
    ...placesIn(item, test),
  ]);
}

/** Whether a value can contain others. */
export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Stores a value at a place. */
export function put({ container, key }: Place, value: unknown): void {
  container[key] = value;
}

const MARK = '@@here@@';

/** A value as JSON in which one random place holds a raw text that JSON itself might never write. */
export function withRaw(value: unknown, raw: string, luck: Luck): string {
  put(luck.pick(placesIn(value, () => true)), MARK);
  return JSON.stringify(value).replace(JSON.stringify(MARK), () => raw);
}

/** A value as JSON in which one random object has an extra entry with a raw key and a raw text. */
export function withRawEntry(value: unknown, key: string, raw: string, luck: Luck): string {
  const inner = placesIn(value, isObject).map((place) => place.container[place.key]);
  const chosen = luck.pick([value, ...inner].filter(isObject));
  chosen[MARK] = 0;
  return JSON.stringify(value).replace(`${JSON.stringify(MARK)}:0`, () => `"${key}":${raw}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}
