import * as v from 'valibot';
import type { EditionSpec } from '../../../src/games/faza/content/vocabulary.ts';
import { misfits } from './misfits.ts';
import { editionShape } from './shape.ts';

/** The published edition is 12,000 characters long. */
export const MOST_EDITION_TEXT = 200_000;

/** An edition, or everything that is wrong with what claims to be one, in sentences. */
export type ReadEdition = { readonly edition: EditionSpec } | { readonly problems: readonly string[] };

/**
 * An edition out of text that anybody may have written: no larger than one can be, of the right shape to the last key, and
 * fitting together, so that the rules can play it to the end. Never throws.
 */
export function readEdition(text: string): ReadEdition {
  if (text.length > MOST_EDITION_TEXT) return { problems: ['This is far too long for an edition.'] };
  const value = parsed(text);
  if (value === undefined) return { problems: ['This is no JSON.'] };
  const result = shaped(value);
  if (!result) return { problems: ['This is nested too deeply for an edition.'] };
  if (!result.success) return { problems: result.issues.map(sentenceOf) };
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

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the whole';
  const expected = issue.expected ?? 'something else';
  return `At ${place.slice(0, 100)} there has to be ${expected.slice(0, 300)}, not ${issue.received.slice(0, 100)}.`;
}
