import { MOST_NAME } from '../../module/match.ts';
import { cutText } from '../../page/cutText.ts';

/** Controls of a line, and of the direction in which words run: after a name they would turn the rest of a sentence around. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A character that can be seen by itself: no space, joiner or accent, and no letter that is blank. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Remains of a character that an earlier version cut in two: half a surrogate pair, or a joiner at the end. */
const HALVES = /\p{Cs}|[\u200c\u200d]+$/gu;

/**
 * Somebody's name as it was typed or stored, without controls and spaces around it, and no longer than names can be; `usual` where
 * nothing of it can be seen.
 */
export function personName(text: string, usual: string): string {
  const name = cutText(text.replace(CONTROLS, '').replace(HALVES, '').trim(), MOST_NAME).trim();
  return VISIBLE.test(name) ? name : usual;
}
