import { expect, test } from 'vitest';
import { watchLaying } from '../../../src/shell/learn/tableObserver.ts';

test('nothing is pointed at before the board is laid out, which is reported once', async () => {
  let asked = 0;
  let lies = (): void => undefined;
  const laying = new Promise<void>((resolve) => {
    lies = resolve;
  });
  const settled = (): Promise<void> => {
    asked += 1;
    return laying;
  };
  let said = 0;
  const isLaid = watchLaying({ settled }, () => {
    said += 1;
  });
  expect(asked).toBe(0);
  expect([isLaid(), isLaid(), said]).toEqual([false, false, 0]);
  lies();
  await laying;
  expect([isLaid(), said, asked]).toEqual([true, 1, 1]);
});
