import { el } from '../../page/dom.ts';
import { canDeflate, deflate, fromBase64Url, inflate, toBase64Url } from './deflate.ts';

const ENDING = '.faza.json';

/** Why a file gave no text to look at. */
export type FileProblem = 'tooBig' | 'unreadable';

/** Hands a text to the browser to be kept as a file; `stem` is its name without the ending. Returns the whole name. */
export function downloadText(stem: string, text: string): string {
  const name = stem + ENDING;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: name }).click();
  // The browser has taken hold of it by the next turn.
  window.setTimeout(() => URL.revokeObjectURL(address));
  return name;
}

/** Lets a person choose a file; `null` if they think better of it. To be called from a press. */
export function chooseFile(): Promise<File | null> {
  // All of JSON, since some systems do not know longer endings.
  const field = el('input', { type: 'file', accept: `${ENDING},.json,application/json`, hidden: true });
  // Part of the page while people choose: a browser may throw away what belongs to nothing.
  document.body.append(field);
  return new Promise((resolve) => {
    const finish = (file: File | null): void => {
      field.remove();
      resolve(file);
    };
    field.addEventListener('change', () => finish(field.files?.[0] ?? null));
    field.addEventListener('cancel', () => finish(null));
    field.click();
  });
}

/** The text of a file, unpacked, if it can be read and is no longer than `most` characters. */
export async function readTextFile(
  file: Blob,
  most: number,
): Promise<{ readonly text: string } | { readonly problem: FileProblem }> {
  // No text has more characters than bytes, and games are written in plain ones.
  if (file.size > most) return { problem: 'tooBig' };
  try {
    const text = await unpackFile(await file.text(), most);
    return text === null ? { problem: 'unreadable' } : { text };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Calls `receive` with a file that is dropped anywhere on the page. Without this the browser would leave the game for it. */
export function onFileDropped(receive: (file: File) => void): void {
  const page = document.documentElement;
  const mark = (over: boolean): void => {
    page.toggleAttribute('data-drop', over);
  };
  window.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    mark(true);
  });
  window.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) mark(false);
  });
  window.addEventListener('drop', (event) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    mark(false);
    const [file] = dataTransfer.files;
    if (file) receive(file);
  });
}

/*
 * The text of a file that tells what players hide from one another: a running game with hidden hands, or a backup with one. It is packed,
 * so that nobody reads it by accident. This hides nothing from those who unpack it, and need not: they sit at the same table.
 */

const KIND = 'faza packed';

/** Packs a text for a file. */
export async function packFile(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const deflated = canDeflate();
  return JSON.stringify({ kind: KIND, deflated, packed: toBase64Url(deflated ? await deflate(bytes) : bytes) });
}

/** The text that the text of a file holds, which may be packed; `null` where it cannot be unpacked, or has more than `most` bytes. */
export async function unpackFile(text: string, most: number): Promise<string | null> {
  if (!text.slice(0, 100).includes(`"${KIND}"`)) return text;
  try {
    const { deflated, packed }: Record<string, unknown> = JSON.parse(text);
    const bytes = fromBase64Url(String(packed));
    const unpacked = bytes && deflated === true ? await inflate(bytes, most) : bytes;
    if (unpacked === null || typeof unpacked === 'string' || unpacked.length > most) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    return null;
  }
}
