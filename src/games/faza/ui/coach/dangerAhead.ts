import { asSentence } from '../../../../module/asSentence.ts';
import type { Remark } from '../../../../module/capabilities/coach.ts';
import { dangerOf } from '../../interaction/preview/danger.ts';
import { comingPhase } from '../../interaction/preview/whatIf.ts';
import { changesBetween } from '../../rules/state/changes.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { coachText } from '../../text/table/coach.en.ts';

/** With fewer Drones than this in the pool, a phase or two empty it (X3). */
const FEW_DRONES = 6;

const words = coachText.danger;

/** The worst that the coming Faza phase brings; `null` where it brings nothing bad, or is not what comes next. */
export function dangerAhead(state: FazaView): Remark | null {
  const coming = comingPhase(state);
  if (!coming) return null;
  const defeat = dangerOf(state, { do: 'endTeamPhase' });
  const remark = (said: string, seats: readonly Seat[], places: readonly number[]): Remark => ({
    said: [asSentence(said)],
    concerns: { seats, pieces: [], places },
  });
  if (defeat?.chance === 1) return remark(defeat.said, [], []);
  const changes = changesBetween(state, coming.after);
  const injured = state.heroes.map((_, seat) => injuriesOf(changes, seat));
  const most = Math.max(...injured);
  const hero = injured.indexOf(most);
  const place = state.heroes[hero]?.tile;
  if (most > 1 && place !== undefined) return remark(words.injured(state, hero, most), [hero], [place]);
  const { drones } = coming.after.pool;
  if (drones < FEW_DRONES) return remark(words.pool(drones), [], []);
  if (most > 0 && place !== undefined) return remark(words.injured(state, hero, most), [hero], [place]);
  const turned = changes.find((change) => change.kind === 'turns' && change.fazaformed);
  return turned?.kind === 'turns' ? remark(words.turns(state, turned.tile), [], [turned.tile]) : null;
}

function injuriesOf(changes: ReturnType<typeof changesBetween>, seat: Seat): number {
  return changes.filter((change) => change.kind === 'cardInjured' && change.injured && change.seat === seat).length;
}
