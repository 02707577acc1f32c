/** The characters of a text as people count them: a letter with its accents, a flag, or a family emoji is one. */
function charactersOf(text: string): string[] {
  // Browsers before 2024 may lack it. There, at least surrogate pairs stay together.
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** As many characters from the beginning of a text as fit into `most` UTF-16 units; none is cut in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const character of charactersOf(text)) {
    if (cut.length + character.length > most) return cut;
    cut += character;
  }
  return cut;
}

/**
 * Keeps a field from holding more than `most` UTF-16 units, as the attribute `maxlength` does, but cuts no character in two.
 * While an input method composes, the text may be longer.
 */
export function limitLength(field: HTMLInputElement, most: number): void {
  field.addEventListener('beforeinput', (event) => {
    const { data, inputType } = event;
    if (data === null || !event.cancelable || !inputType.startsWith('insert')) return;
    const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    const text = data.replace(/[\r\n]+/g, ' ');
    const room = most - (field.value.length - (end - start));
    if (text.length <= room) return;
    event.preventDefault();
    field.setRangeText(cutText(text, Math.max(0, room)), start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  field.addEventListener('compositionend', () => {
    if (field.value.length > most) field.value = cutText(field.value, most);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
