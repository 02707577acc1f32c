import * as v from 'valibot';
import type { EditionSpec } from '../../content/vocabulary.ts';
import { packText } from '../../text/packs.en.ts';
import { misfits } from './misfits.ts';
import { editionShape } from './shape.ts';

const words = packText.read;

/** The published edition is 12,000 characters long. */
export const MOST_EDITION_TEXT = 200_000;

/** Where editions of earlier builds said how many Points a team has at the start. */
const POINTS_AT_START = /^(?:content\.)?(?:headStart|modes\.\d+\.points)$/;

/** Everything that is wrong with a text, in sentences. */
interface Problems {
  readonly problems: readonly string[];
}

/** A valid edition, or a list of everything that is wrong with it. */
type ReadEdition = { readonly edition: EditionSpec } | Problems;

/** An edition out of text that anybody may have written: see `editionFrom`. Never throws. */
export function readEdition(text: string): ReadEdition {
  return readJson(text, MOST_EDITION_TEXT, (value) => editionFrom(value));
}

/** Reads JSON of at most `most` characters that anybody may have written. Never throws. */
export function readJson<Read>(text: string, most: number, read: (value: unknown) => Read): Read | Problems {
  if (text.length > most) return { problems: [words.tooLong] };
  try {
    return read(JSON.parse(text));
  } catch (error) {
    // Deeply nested values exhaust the stack of the checks.
    return { problems: [error instanceof SyntaxError ? words.noJson : words.tooDeep] };
  }
}

/**
 * An edition of the right shape to the last key, and fitting together, so that the rules can play it to the end. `within` stands
 * before each place that is named. Throws where a value is nested so deeply that the checks exhaust the stack.
 */
export function editionFrom(value: unknown, within = ''): ReadEdition {
  const result = v.safeParse(editionShape, value, { abortEarly: true });
  if (!result.success) return { problems: result.issues.map((issue) => sentenceOf(issue, within)) };
  const problems = misfits(result.output);
  return problems.length > 0 ? { problems } : { edition: result.output };
}

/** Each error with its place, in a sentence; `within` is the path of the checked value itself. */
export function sentenceOf(issue: v.BaseIssue<unknown>, within = ''): string {
  const path = v.getDotPath(issue);
  const place = path === null ? words.whole : within + path;
  if (issue.expected === 'never' && POINTS_AT_START.test(place)) return words.noPoints(place);
  const expected = issue.expected ?? words.otherValue;
  return words.at(place.slice(0, 100), expected.slice(0, 300), issue.received.slice(0, 100));
}
