import { describe, expect, test } from 'vitest';
import certified from '../../../src/games/faza/dailies/certified.json' with { type: 'json' };
import { fazaModule } from '../../../src/games/faza/module.ts';
import { now } from '../../../src/kernel/session.ts';
import { daysOf } from '../../../src/module/daily/certifiedDays.ts';
import { parseGame } from '../../../src/shell/persistence/gameText.ts';
import { certifyDay } from '../../../tools/certify/certifyDay.ts';
import { simulation } from '../../../tools/faza/simulation.ts';
import { fingerprintOfDays } from '../../../tools/kit/fingerprints.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { runTool } from '../../kit/runTool.ts';

const { dailies } = simulation;
const days = daysOf(certified);

describe('a day', () => {
  /** Only the luck of retry number 2 can be won. */
  const setup = (_: string, seed: string) =>
    seed === 'daily 2026-12-24/2'
      ? setupOf(['soldier', 'doctor', 'senator', 'engineer'], { mode: 'easy', seed, drawTwo: true })
      : setupOf(['soldier', 'doctor'], { mode: 'hard', seed, health: 6, rewards: false, fazaFirst: true });

  test('is certified with the first luck with which a bot wins, by the first bot that does', () => {
    const bots = ['passing', 'policy'];
    expect(certifyDay(simulation, { ...dailies, setup, bots }, '2026-12-24')).toEqual({ retry: 2, bot: 1 });
  });

  test('that no bot ever wins is reported', () => {
    const bots = ['passing'];
    expect(() => certifyDay(simulation, { ...dailies, setup, bots }, '2026-12-24')).toThrow(
      'no bot won the game of 2026-12-24',
    );
  });

  test('has to be certified again when rules, content or the game of the day change', () => {
    const before = fingerprintOfDays(simulation, dailies, days);
    const rules = { ...simulation.rules, version: simulation.rules.version + 1 };
    expect(fingerprintOfDays({ ...simulation, rules }, dailies, days)).not.toBe(before);
    expect(fingerprintOfDays(simulation, { ...dailies, content: [] }, days)).not.toBe(before);
    expect(fingerprintOfDays(simulation, { ...dailies, setup }, days)).not.toBe(before);
    expect(fingerprintOfDays(simulation, dailies, days.slice(1))).not.toBe(before);
  });
});

describe('npm run certify', () => {
  const day = days[certified.bots.indexOf('0')] ?? '';

  test('prints the won game of a day, which the app opens', async () => {
    const { code, stdout, stderr } = await runTool('certify', ['--day', day]);
    expect([code, stderr]).toEqual([0, '']);
    const game = parseGame(stdout, fazaModule);
    if (typeof game === 'string') return expect.unreachable(game);
    expect(fazaModule.rules.result(now(game.session))?.winners).toEqual([...game.session.setup.heroes.keys()]);
    expect(game.session.setup.seed).toContain(`daily ${day}`);
    expect(new Set(game.players)).toEqual(new Set(['computer']));
  });

  test('plays stored wins again', async () => {
    const { code, stdout } = await runTool('certify', ['--check', '--days', '2']);
    expect([code, stdout]).toEqual([0, '2 of 366 certified days played again, all won\n']);
  });

  test.each(['2020-01-01', '2027-02-30', '2027', 'today'])('says that %s is not certified', async (one) => {
    const { code, stderr } = await runTool('certify', ['--day', one]);
    expect([code, stderr]).toEqual([1, `npm run certify: ${one} is not certified\n`]);
  });

  test.each(['2027-02-30', '2027', '+002027-01-01'])('cannot begin on %s, which is no day', async (from) => {
    const { code, stderr } = await runTool('certify', ['--from', from, '--days', '1']);
    expect([code, stderr]).toEqual([1, `npm run certify: ${from} is no day\n`]);
  });
});
