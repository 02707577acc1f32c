import { type Findings, figure, ratio } from '../kit/figure.ts';
import { type Course, race } from '../kit/race.ts';
import { onStage } from '../kit/stage.ts';

/** FAZA through our session against the same rules in boardgame.io's reducer. */
export async function boardgame(course: Course): Promise<Findings> {
  return onStage('session', (session) =>
    onStage('boardgame', async (peer) => {
      const [ends, theirEnds] = [await session.report('ends'), await peer.report('ends')];
      if (JSON.stringify(ends) !== JSON.stringify(theirEnds)) throw new Error('the games end in different states');
      const runners = [session, peer].map((stage) => ({ stage, work: 'commands' }));
      const [ours = [], theirs = []] = await race(runners, course);
      return {
        figures: [
          figure('FAZA in our session', 'commands/s', ours),
          figure('FAZA in boardgame.io 0.50.2', 'commands/s', theirs),
          ratio('ours to boardgame.io', ours, theirs, '≥ 10, aim 20'),
        ],
        notes: NOTES,
      };
    }),
  );
}

const NOTES = [
  'Both play the same 42 games (40 random, 2 golden) through the same `apply` to the same states; setting up is not timed.',
  'Ours: every command looked up among the legal ones, the whole past kept with its facts, undo to the opening.',
  'boardgame.io: the same look-up, active players, turn and end of game, a log entry a move, undo within the round, Immer.',
  'Spared it: store, client, network, devtools, development checks, and a draft under our rules (three times slower).',
  'Ours has no players, log of its own or plugins: past and facts are its log, and T1 lets anybody act.',
];
