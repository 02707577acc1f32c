import type { Roll } from '../../module/gameModule.ts';

/** A roll that can be rolled again: the draw that it began with, and what it showed in the order of drawing. */
export type RolledFaces = Pick<Roll, 'draw' | 'faces'>;

/** What `writeRolls` writes: `16:352 21:6` is three dice from draw 16 on, and one from draw 21. */
export const ROLLS = /^(?:\d{1,6}:[1-6]{1,60}(?: \d{1,6}:[1-6]{1,60})*)?$/;

/** The rolls of a game as a short text. */
export function writeRolls(rolls: readonly RolledFaces[]): string {
  return rolls.map(({ draw, faces }) => `${draw}:${faces.join('')}`).join(' ');
}

/** The rolls out of a text that fits `ROLLS`. */
export function readRolls(text: string): RolledFaces[] {
  if (text === '') return [];
  return text.split(' ').map((roll) => {
    const [draw = '', faces = ''] = roll.split(':');
    return { draw: Number(draw), faces: [...faces].map(Number) };
  });
}

/** Whether one game's rolls are the beginning of another's, or the same. */
export function beginsWith(rolls: string, beginning: string): boolean {
  return beginning === '' || `${rolls} `.startsWith(`${beginning} `);
}
