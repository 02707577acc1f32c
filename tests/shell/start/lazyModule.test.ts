import { expect, test } from 'vitest';
import { createModuleOpener, lazyModule, loaded } from '../../../src/shell/start/lazyModule.ts';

/** A module that loads or fails when the test says so. */
function slow(): { wanted: ReturnType<typeof lazyModule<string>>; come: (code: string) => void; fail: () => void } {
  let [come, fail] = [(_: string): void => undefined, (): void => undefined];
  const wanted = lazyModule(
    () =>
      new Promise<string>((resolve, reject) => {
        come = resolve;
        fail = () => reject(new Error('offline'));
      }),
  );
  return { wanted, come: (code) => come(code), fail: () => fail() };
}

function opener() {
  const seen: string[] = [];
  const { open, forget } = createModuleOpener(() => seen.push('missing'));
  const openIt = (wanted: ReturnType<typeof lazyModule<string>>): void => open(wanted, (code) => seen.push(code));
  return { seen, open: openIt, forget };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a part opens when its code has loaded, and from then on at once', async () => {
  const { seen, open } = opener();
  const log = slow();
  open(log.wanted);
  expect(seen).toEqual([]);
  log.come('log');
  await settled();
  open(log.wanted);
  expect(seen).toEqual(['log', 'log']);
});

test('of two requested parts only the second opens, even if the first loads later', async () => {
  const { seen, open } = opener();
  const [rules, records] = [slow(), slow()];
  open(rules.wanted);
  open(records.wanted);
  records.come('records');
  rules.come('rules');
  await settled();
  expect(seen).toEqual(['records']);
});

test('a part that is no longer wanted is not opened', async () => {
  const { seen, open, forget } = opener();
  const log = slow();
  open(log.wanted);
  forget();
  log.come('log');
  await settled();
  expect(seen).toEqual([]);
});

test('a part that cannot be loaded is reported, and requested again by the next press', async () => {
  const { seen, open } = opener();
  const log = slow();
  open(log.wanted);
  log.fail();
  await settled();
  expect(seen).toEqual(['missing']);
  open(log.wanted);
  log.come('log');
  await settled();
  expect(seen).toEqual(['missing', 'log']);
});

test('a part that cannot be loaded is retried on each request, and reports whether it was a retry', async () => {
  const tries: boolean[] = [];
  const seen: string[] = [];
  let again = (): void => undefined;
  const { open } = createModuleOpener((retry, isAgain) => {
    tries.push(isAgain);
    again = retry;
  });
  const log = slow();
  open(log.wanted, (code) => seen.push(code));
  log.fail();
  await settled();
  again();
  log.fail();
  await settled();
  expect(tries).toEqual([false, true]);
  again();
  log.come('log');
  await settled();
  expect(tries).toEqual([false, true]);
  expect(seen).toEqual(['log']);
});

test('a loaded part opens at once', () => {
  const { seen, open } = opener();
  open(loaded('title'));
  expect(seen).toEqual(['title']);
});
