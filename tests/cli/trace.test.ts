import { describe, expect, test } from 'vitest';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { State } from '../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../src/games/faza/rules/state/types.ts';
import { isOver } from '../../src/kernel/game.ts';
import { simulation } from '../../tools/faza/simulation.ts';
import { type GameSeries, traceLines } from '../../tools/kit/playout.ts';
import { runTool } from '../kit/runTool.ts';

const series: GameSeries<FazaTypes> = {
  games: 1,
  bot: 'random',
  setup: {
    edition: 'published',
    mode: 'easy',
    heroes: ['farmer', 'rebel'],
    seed: 'trace',
    health: null,
    rewards: true,
    fazaFirst: false,
  },
};

describe('the lines of a trace', () => {
  test('tell a whole game, so that it can be played again from them alone', () => {
    const [first, ...rest] = [...traceLines(simulation, series)].map((line) => JSON.parse(line));
    const { setup, ...opening } = first;
    expect(setup).toEqual({ ...series.setup, seed: 'trace/0' });
    expect({ ok: true, ...opening }).toEqual(faza.newGame(setup));
    let state: State = opening.state;
    for (const { command, ...led } of rest) {
      const result = faza.apply(state, command);
      expect(result).toEqual({ ok: true, ...led });
      state = led.state;
    }
    expect(isOver(faza, state)).toBe(true);
  });

  test('hold no line break', () => {
    for (const line of traceLines(simulation, series)) expect(line).not.toContain('\n');
  });

  test('say which of several games they belong to, each beginning with its setup', () => {
    const lines = [...traceLines(simulation, { ...series, games: 3 })].map((line) => JSON.parse(line));
    const openings = lines.filter((line) => 'setup' in line);
    expect(openings.map(({ game, setup }) => [game, setup.seed])).toEqual([
      [0, 'trace/0'],
      [1, 'trace/1'],
      [2, 'trace/2'],
    ]);
    lines.forEach((line, index) => {
      const after = lines[index - 1];
      const begins = after === undefined || after.state.phase === 'over';
      expect(Object.keys(line)).toEqual(
        begins ? ['game', 'setup', 'state', 'facts'] : ['game', 'command', 'facts', 'state'],
      );
      if (!begins) expect(line.game).toBe(after.game);
    });
    expect(lines.at(-1).state.phase).toBe('over');
  });
});

describe('npm run trace', () => {
  test('prints those lines', async () => {
    const args = ['--heroes', 'farmer,rebel', '--mode', 'easy', '--seed', 'trace'];
    const { code, stdout, stderr } = await runTool('trace', args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe([...traceLines(simulation, series), ''].join('\n'));
  });

  test('ends quietly, and soon, when its reader leaves', async () => {
    // Playing all of them would take hours.
    const { code, stderr } = await runTool('trace', ['--games', '1000000'], 1000);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('explains itself, and answers what cannot be played by one line and exit code 2', async () => {
    const [help, team, option] = await Promise.all([
      runTool('trace', ['--help']),
      runTool('trace', ['--heroes', 'doctor']),
      runTool('trace', ['--json']),
    ]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('one JSON object per line');
    const line = 'npm run trace: doctor: A team has 2 to 4 heroes. If you play alone, choose at least 2.\n';
    expect(team).toEqual({ code: 2, stdout: '', stderr: line });
    expect(option).toEqual({
      code: 2,
      stdout: '',
      stderr: 'npm run trace: unknown option --json (--help lists the options)\n',
    });
  });
});
