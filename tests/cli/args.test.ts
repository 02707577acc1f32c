import { describe, expect, test } from 'vitest';
import { defineCommand, readArguments } from '../../tools/kit/args.ts';

const simulate = defineCommand({
  name: 'npm run simulate',
  summary: 'Plays many games.',
  options: {
    games: { kind: 'number', default: 100, min: 1, max: 1000, help: 'How many games.' },
    risk: { kind: 'number', fractions: true, help: 'A share.' },
    heroes: { kind: 'list', choices: ['soldier', 'doctor'], default: ['soldier'], help: 'Who plays.' },
    tags: { kind: 'list', help: 'Free words.' },
    mode: { kind: 'choice', choices: ['easy', 'normal'], default: 'normal', help: 'How hard.' },
    seed: { kind: 'text', help: 'The seed.' },
    json: { kind: 'flag', help: 'One JSON object.' },
  },
  examples: ['npm run simulate -- --games 5'],
});

const strict = defineCommand({
  name: 'tool',
  summary: 'Needs a file.',
  options: { file: { kind: 'text', required: true, help: 'Which file.' } },
});

function values(...argv: string[]) {
  const reading = readArguments(simulate, argv);
  if (reading.kind !== 'run') throw new Error(JSON.stringify(reading));
  return reading.values;
}

function mistake(...argv: string[]) {
  const reading = readArguments(simulate, argv);
  return reading.kind === 'mistake' ? reading.message : reading;
}

describe('reading arguments', () => {
  test('gives defaults, and undefined where there is none', () => {
    expect(values()).toEqual({
      games: 100,
      risk: undefined,
      heroes: ['soldier'],
      tags: undefined,
      mode: 'normal',
      seed: undefined,
      json: false,
    });
  });

  test('reads every kind, with a space or an equals sign', () => {
    const read = values('--games', '7', '--risk=-0.5', '--heroes', 'doctor,soldier', '--tags', 'a, b', '--mode=easy');
    expect(read).toMatchObject({ games: 7, risk: -0.5, heroes: ['doctor', 'soldier'], tags: ['a', 'b'], mode: 'easy' });
    expect(values('--seed', '-5', '--json')).toMatchObject({ seed: '-5', json: true });
  });

  test('takes the last of a repeated option, so that a script can be overruled', () => {
    expect(values('--games', '7', '--games', '8').games).toBe(8);
  });

  test('knows a choice by its type', () => {
    const mode: 'easy' | 'normal' = values('--mode', 'easy').mode;
    expect(mode).toBe('easy');
  });
});

describe('a command line that cannot be read', () => {
  test.each([
    [['--game', '5'], 'unknown option --game'],
    [['-x'], 'unknown option -x'],
    [['--toString'], 'unknown option --toString'],
    [['many'], 'cannot place "many"'],
    [['--games'], '--games needs a value: <number>'],
    [['--seed', '--json'], '--seed needs a value: <text>'],
    [['--seed='], '--seed needs a value: <text>'],
    [['--games', 'many'], '--games needs a number, not "many"'],
    [['--games', '1.5'], '--games needs a whole number, not "1.5"'],
    [['--games', '0'], '--games must be at least 1'],
    [['--games', '1001'], '--games must be at most 1000'],
    [['--mode', 'hard'], '--mode cannot be "hard"; choose from easy, normal'],
    [['--heroes', 'soldier,cook'], '--heroes cannot be "cook"; choose from soldier, doctor'],
    [['--heroes', 'soldier,'], '--heroes has an empty value'],
    [['--json=yes'], '--json takes no value'],
  ])('%j is answered by one line', (argv, reason) => {
    expect(mistake(...argv)).toBe(`npm run simulate: ${reason} (--help lists the options)`);
  });

  test('a required option that is missing is named', () => {
    expect(readArguments(strict, [])).toEqual({
      kind: 'mistake',
      message: 'tool: --file <text> is missing (--help lists the options)',
    });
  });
});

describe('--help', () => {
  test('wins over everything that is read before a mistake', () => {
    expect(readArguments(strict, ['--help']).kind).toBe('help');
    expect(readArguments(simulate, ['-h']).kind).toBe('help');
  });

  test('says what the command does and lists every option with its default', () => {
    const reading = readArguments(simulate, ['--help']);
    const text = reading.kind === 'help' ? reading.text : '';
    expect(text).toContain('Plays many games.');
    expect(text).toContain('Usage: npm run simulate -- [options]');
    for (const name of Object.keys(simulate.options)) expect(text).toContain(`--${name}`);
    expect(text).toContain('How many games. (default 100)');
    expect(text).toContain('(from soldier, doctor; default soldier)');
    expect(text).toContain('npm run simulate -- --games 5');
  });
});
