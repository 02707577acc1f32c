import { expect, test } from 'vitest';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { AnimatedTable } from '../../../../src/games/azardia/scenes/animation/animatedTable.ts';
import { bigCard } from '../../../../src/games/azardia/scenes/animation/bigCard.ts';
import { graceScene } from '../../../../src/games/azardia/scenes/animation/graceScene.ts';
import { graceOf, position } from '../position.ts';

/** The scale of pictures in front of the board, and of those on it, which are finer. */
const [SCALE, FINER] = [0.5, 0.25];

/** A picture that records its scale; all other methods return it. */
function picture() {
  const image = { scale: SCALE, setScale: (scale: number) => Object.assign(image, { scale }) };
  for (const name of ['setAlpha', 'setAngle', 'setPosition', 'setX', 'setDepth', 'destroy'])
    Object.assign(image, { [name]: () => image });
  return image;
}

/** A table on which each movement ends at once. */
function table() {
  const shown: ReturnType<typeof picture>[] = [];
  const end = (_length: number, step: (widget: number) => void): Promise<void> => Promise.resolve(step(1));
  const fake = {
    layout: tableLayout(1280, 720, 2),
    unit: 1,
    pawnScale: FINER,
    surface: { field: { board: { spot: () => ({ x: 0, y: 0 }), depth: 40 } } },
    motion: { move: end, fade: end, wait: () => Promise.resolve() },
    isOwn: () => false,
    show: () => undefined,
    sound: () => undefined,
    props: { drop: () => undefined },
    prop: () => {
      const image = picture();
      shown.push(image);
      return image;
    },
  };
  return { shown, table: fake as unknown as AnimatedTable };
}

const view = azardia.view(position('A', [{ tile: 150 }, {}]), 0);
const reached = { ...view, grace: graceOf(0, 1) };

test('a card that is played is shown in its full size', async () => {
  const { shown, table: fake } = table();
  await bigCard(fake, view, { name: 'Boot Jets', text: 'Advance 3 tiles.', picture: 'bootJets', kind: 'action' });
  expect(shown.map(({ scale }) => scale)).toEqual([SCALE]);
});

test('faces of players with a last turn are shown at full size', async () => {
  const { shown, table: fake } = table();
  await graceScene(fake, reached, 0);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown.map(({ scale }) => scale))).toEqual(new Set([SCALE]));
});
