import { expect, test } from 'vitest';
import { Complaint } from '../../tools/kit/args.ts';
import { shareOut } from '../../tools/kit/workerPool.ts';

test('a complaint of a tool’s process reaches the user as one line', async () => {
  const worker = new URL('../../tools/certify/certifyWorker.ts', import.meta.url);
  const tasks = [{ game: 'azardia', day: '2026-11-27' }];
  const failure = await shareOut({ worker, workers: 1 }, tasks.values(), () => undefined).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Complaint);
  expect(failure).toMatchObject({ message: 'this game has no dailies' });
});
