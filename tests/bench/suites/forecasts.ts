import { type Findings, figure } from '../kit/figure.ts';
import { type Course, race } from '../kit/race.ts';
import { onStage } from '../kit/stage.ts';

/** How often the next Faza phase can be computed. */
export async function forecasts(course: Course): Promise<Findings> {
  return onStage('rules', async (stage) => {
    const [rates = []] = await race([{ stage, work: 'forecasts' }], course);
    return { figures: [figure('forecasts', 'forecasts/s', rates)], notes: [] };
  });
}
