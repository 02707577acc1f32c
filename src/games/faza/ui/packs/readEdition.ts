import * as v from 'valibot';
import type { EditionSpec } from '../../content/vocabulary.ts';
import { packText } from '../../text/packs.en.ts';
import { misfits } from './misfits.ts';
import { editionShape } from './shape.ts';

const words = packText.read;

/** The published edition is 12,000 characters long. */
export const MOST_EDITION_TEXT = 200_000;

/** An edition, or everything that is wrong with what claims to be one, in sentences. */
export type ReadEdition = { readonly edition: EditionSpec } | { readonly problems: readonly string[] };

/**
 * An edition out of text that anybody may have written: no larger than one can be, of the right shape to the last key, and
 * fitting together, so that the rules can play it to the end. `within` stands before each place that is named. Never throws.
 */
export function readEdition(text: string, within = ''): ReadEdition {
  if (text.length > MOST_EDITION_TEXT) return { problems: [words.tooLong] };
  const value = parsed(text);
  if (value === undefined) return { problems: [words.noJson] };
  const result = shaped(value);
  if (!result) return { problems: [words.tooDeep] };
  if (!result.success) return { problems: result.issues.map((issue) => sentenceOf(issue, within)) };
  const problems = misfits(result.output);
  return problems.length > 0 ? { problems } : { edition: result.output };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The checks of shape; `null` where they exhaust the stack. */
function shaped(value: unknown): v.SafeParseResult<typeof editionShape> | null {
  try {
    return v.safeParse(editionShape, value, { abortEarly: true });
  } catch {
    return null;
  }
}

/** What is wrong at which place, in a sentence; `within` is where the checked value is itself. */
export function sentenceOf(issue: v.BaseIssue<unknown>, within = ''): string {
  const path = v.getDotPath(issue);
  const place = path === null ? words.whole : within + path;
  const expected = issue.expected ?? words.otherValue;
  return words.at(place.slice(0, 100), expected.slice(0, 300), issue.received.slice(0, 100));
}
