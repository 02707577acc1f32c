import { expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { begin } from '../../../src/kernel/session.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { quietPage } from '../learn/quietPage.ts';

/** A table whose game works out one word in the background. */
function tableThatWaits() {
  let word = 'unknown';
  let changed: (() => void) | null = null;
  let controls: readonly Control[] = [];
  const said: string[] = [];
  const shown: string[] = [];
  const { table } = fazaModule;
  const game = {
    ...fazaModule,
    table: {
      ...table,
      view: (...input: Parameters<typeof table.view>) => ({ ...table.view(...input), caption: word }),
      offerSaid: ({ caption }: { readonly caption: string }) => `offer ${caption}`,
      whenWorkedOut: (listener: () => void) => {
        changed = listener;
        return () => {
          changed = null;
        };
      },
    },
  };
  const page = quietPage({
    game,
    announce: (sentence) => said.push(sentence),
    seen: ({ caption }) => shown.push(caption),
    showControls: (all) => {
      controls = all;
    },
  });
  const opened = openTable(page, { session: begin(faza, setupOf(['soldier', 'doctor'])), players: ['you', 'you'] });
  return {
    opened,
    said,
    shown,
    offer: () => controls.find(({ id }) => id === 'end')?.press(),
    workOut: (found: string) => {
      word = found;
      changed?.();
    },
    isWaiting: () => changed !== null,
  };
}

test('a table shows what has been worked out in the background, and says it only if that is about the command on offer', () => {
  const { shown, said, offer, workOut, opened } = tableThatWaits();
  workOut('first');
  expect(shown.at(-1)).toBe('first');
  expect(said.filter((sentence) => sentence.includes('first'))).toEqual([]);
  offer();
  expect(opened.view.offer).not.toBeNull();
  workOut('second');
  expect(said.at(-1)).toBe('offer second');
  const { length } = said;
  workOut('second');
  expect(said.length).toBe(length);
});

test('a closed table waits for nothing', () => {
  const { opened, isWaiting } = tableThatWaits();
  expect(isWaiting()).toBe(true);
  opened.close();
  expect(isWaiting()).toBe(false);
});
