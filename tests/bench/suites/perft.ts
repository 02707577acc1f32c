import { type Findings, figure, ratio } from '../kit/figure.ts';
import { type Course, race } from '../kit/race.ts';
import { onStage, type Stage } from '../kit/stage.ts';

/** All sequences of legal commands, beside chess.js and its own count of all sequences of moves. */
export async function perft(course: Course): Promise<Findings> {
  return onStage('perft', (own) =>
    onStage('chess', async (peer) => {
      const runners = [own, peer].map((stage) => ({ stage, work: 'nodes' }));
      const [ours = [], theirs = []] = await race(runners, course);
      return {
        figures: [
          figure('commands of FAZA applied', 'nodes/s', ours),
          figure('moves of chess.js 1.4.0 made', 'nodes/s', theirs),
          ratio('ours to chess.js', ours, theirs, '≥ 0.4, aim 1'),
        ],
        notes: [...NOTES, ...(await counts(own)), ...(await counts(peer))],
      };
    }),
  );
}

async function counts(stage: Stage): Promise<string[]> {
  const report = await stage.report('counts');
  return Array.isArray(report) ? report.map((line) => `counts by depth, ${String(line)}`) : [];
}

const NOTES = [
  'A node is a legal command or move carried out, inner ones and last ones alike; each side’s tree is its own.',
  'Ours keeps every state and lists its facts; chess.js changes one board, takes moves back, and keeps neither.',
];
