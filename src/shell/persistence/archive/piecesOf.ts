/** A part of a text with a list: one item unchanged, or all the rest, with the list empty. */
export type Piece = { readonly item: string } | { readonly rest: string } | 'pause';

/** How many characters are gone through before the archive yields to the page. */
const SLICE = 500_000;
/** No game has a longer string, and no file more around its list. */
const MOST_AROUND = 1_000_000;

/**
 * Takes the first list in a JSON object apart without reading its items: to read many megabytes as a whole would freeze the page.
 * The caller yields to the page at each `pause`. The last piece is the rest; it does not come for a text
 * that is no such object. A piece is JSON only as far as the text was.
 */
export function* piecesOf(text: string): Generator<Piece> {
  const marks = /["[\]{},]/g;
  let [depth, list, start, sliceEnd] = [0, -1, -1, SLICE];
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index } = mark;
    if (index > sliceEnd) {
      sliceEnd = index + SLICE;
      yield 'pause';
    }
    const [sign] = mark;
    if (list >= 0 && depth === 2 && (sign === ',' || sign === ']')) {
      const item = text.slice(start, index).trim();
      // An empty one is none where the list is empty, and no JSON elsewhere.
      if (item !== '' || sign === ',' || start > list + 1) yield { item };
      start = index + 1;
      if (sign === ']') {
        const isShort = list + text.length - start < MOST_AROUND;
        if (isShort) yield { rest: `${text.slice(0, list)}[]${text.slice(start)}` };
        return;
      }
    }
    if (sign === '"') marks.lastIndex = endOfString(text, index);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (list < 0 && depth === 2 && sign === '[') [list, start] = [index, index + 1];
    } else if (sign !== ',') depth -= 1;
  }
}

/** Where the text goes on after a string that begins at a place; its end, after one that is too long. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    if (end - start > MOST_AROUND) break;
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}
