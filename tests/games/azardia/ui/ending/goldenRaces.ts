import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import type { AzardiaTypes } from '../../../../../src/games/azardia/rules/state/types.ts';
import { migrate } from '../../../../../src/kernel/records/migrate.ts';
import type { Session } from '../../../../../src/kernel/session.ts';
import { azardiaGamesOf } from '../../../../e2e/kit/golden.ts';

/** Every recorded race by today's rules, by name. */
export const goldenRaces: readonly { readonly name: string; readonly session: Session<AzardiaTypes> }[] =
  azardiaGamesOf(azardia.version).map(({ name, record }) => ({ name, session: migrate(azardia, record).session }));

/** A recorded race by the beginning of its name. */
export function goldenRace(start: string): Session<AzardiaTypes> {
  const found = goldenRaces.find(({ name }) => name.startsWith(start));
  if (!found) throw new Error(`no race ${start}`);
  return found.session;
}
