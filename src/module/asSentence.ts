/** A text with a period at its end, unless it ends like a sentence already: for texts that are read one after the other. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
