/** Controls of a line, and of the direction in which words run: after a name they would turn the rest of a sentence around. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A character that can be seen by itself: no space, joiner or accent, and no letter that is blank. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Somebody's name as it was typed or stored, without controls and spaces around it; `usual` where nothing of it can be seen. */
export function personName(text: string, usual: string): string {
  const name = text.replace(CONTROLS, '').trim();
  return VISIBLE.test(name) ? name : usual;
}
