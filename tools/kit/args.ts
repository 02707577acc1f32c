import { parseArgs } from 'node:util';
import type { NumberOption, Option, Options, Values } from '../game/simulation.ts';

/**
 * The one argument parser of every command-line tool here. A tool states its options as data; `--help`, defaults, checks
 * and error lines follow from that data, so that no tool can describe an option it does not have.
 */

/** The name of a tool, its purpose and its options. */
export interface Command<O extends Options> {
  /** As a person types it: `npm start`, `npm run simulate`. */
  readonly name: string;
  /** What the command does, in a sentence or two. */
  readonly summary: string;
  readonly options: O;
  /** Complete command lines that work, shown by `--help`. */
  readonly examples?: readonly string[];
}

/** What a command line asks for: a run with these values, the help text, or an error. */
export type Reading<O extends Options> =
  | { readonly kind: 'run'; readonly values: Values<O> }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly message: string };

/** Thrown by a tool for a failure that its user can understand and fix: printed as one line, exit code 1. */
export class Complaint extends Error {}

/** An invalid command line; never leaves this file. */
class Mistake extends Error {}

/** States a command, keeping the exact type of its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command<O> {
  return command;
}

/** Reads the arguments after the program's name. Pure: prints nothing and ends nothing. */
export function readArguments<O extends Options>(command: Command<O>, argv: readonly string[]): Reading<O> {
  try {
    const given = collect(command.options, argv);
    if (given === 'help') return { kind: 'help', text: helpText(command) };
    const values: Record<string, unknown> = {};
    for (const [name, option] of Object.entries(command.options))
      values[name] = readValue(name, option, given.get(name));
    // The loop above filled exactly the names of `command.options`, each with its own kind.
    return { kind: 'run', values: values as Values<O> };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { kind: 'mistake', message: `${command.name}: ${error.message} (--help lists the options)` };
  }
}

/**
 * Runs a tool: help exits 0, a bad command line prints one line to stderr and exits 2, a {@link Complaint} prints one line
 * and exits 1. A number returned by `main` becomes the exit code.
 */
export async function runCommand<O extends Options>(
  command: Command<O>,
  main: (values: Values<O>) => Promise<number | undefined> | number | undefined,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  leaveQuietlyWhenTheReaderDoes();
  const reading = readArguments(command, argv);
  switch (reading.kind) {
    case 'help':
      process.stdout.write(reading.text);
      return;
    case 'mistake':
      process.stderr.write(`${reading.message}\n`);
      process.exitCode = 2;
      return;
    case 'run':
      try {
        const code = await main(reading.values);
        if (code !== undefined) process.exitCode = code;
      } catch (error) {
        if (!(error instanceof Complaint)) throw error;
        process.stderr.write(`${command.name}: ${error.message}\n`);
        process.exitCode = 1;
      }
  }
}

/** The raw text of each option given (the last one wins), or `'help'`. */
function collect(options: Options, argv: readonly string[]): Map<string, string> | 'help' {
  const known = Object.entries(options).map(([name, option]) => [name, { type: typeOf(option) }] as const);
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Mistake(`cannot place "${token.value}"`);
    if (token.kind === 'option-terminator') continue;
    if (token.name === 'help') return 'help';
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw new Mistake(`unknown option ${token.rawName}`);
    if (option.kind === 'flag') {
      if (token.value !== undefined) throw new Mistake(`${token.rawName} takes no value`);
      given.set(token.name, 'true');
    } else {
      // `--seed --json` is a forgotten value, not a seed named "--json"; that would be written as `--seed=--json`.
      const forgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
      if (forgotten || token.value === '') throw new Mistake(`${token.rawName} needs a value: ${placeholder(option)}`);
      given.set(token.name, token.value ?? '');
    }
  }
  return given;
}

function typeOf(option: Option): 'boolean' | 'string' {
  return option.kind === 'flag' ? 'boolean' : 'string';
}

function readValue(name: string, option: Option, text: string | undefined): unknown {
  if (option.kind === 'flag') return text !== undefined;
  if (text === undefined) {
    if (option.required) throw new Mistake(`--${name} ${placeholder(option)} is missing`);
    return option.default;
  }
  switch (option.kind) {
    case 'text':
      return text;
    case 'number':
      return numberFrom(name, option, text);
    case 'choice':
      return oneOf(name, option.choices, text);
    case 'list':
      return text.split(',').map((part) => oneOf(name, option.choices, part.trim()));
  }
}

function numberFrom(name: string, option: NumberOption, text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new Mistake(`--${name} needs a number, not "${text}"`);
  if (!option.fractions && !Number.isSafeInteger(value))
    throw new Mistake(`--${name} needs a whole number, not "${text}"`);
  if (option.min !== undefined && value < option.min) throw new Mistake(`--${name} must be at least ${option.min}`);
  if (option.max !== undefined && value > option.max) throw new Mistake(`--${name} must be at most ${option.max}`);
  return value;
}

function oneOf(name: string, choices: readonly string[] | undefined, text: string): string {
  if (text === '') throw new Mistake(`--${name} has an empty value`);
  if (choices !== undefined && !choices.includes(text))
    throw new Mistake(`--${name} cannot be "${text}"; choose from ${choices.join(', ')}`);
  return text;
}

function placeholder(option: Option): string {
  switch (option.kind) {
    case 'flag':
      return '';
    case 'number':
      return '<number>';
    case 'text':
      return '<text>';
    case 'choice':
      return `<${option.choices.join('|')}>`;
    case 'list':
      return option.choices === undefined ? '<a,b,…>' : `<${option.choices.slice(0, 2).join(',')},…>`;
  }
}

/** The text of `--help`: what the command does, every option, examples. */
function helpText<O extends Options>(command: Command<O>): string {
  // npm consumes options itself unless they follow a bare "--".
  const passing = command.name.startsWith('npm ') ? ' --' : '';
  const rows = Object.entries(command.options).map(([name, option]): readonly [string, string] => [
    `--${name} ${placeholder(option)}`.trimEnd(),
    option.help + note(option),
  ]);
  rows.push(['--help', 'Print this text.']);
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = [command.summary, '', `Usage: ${command.name}${passing} [options]`, ''];
  for (const [left, right] of rows) lines.push(`  ${left.padEnd(width)}  ${right}`);
  if (command.examples?.length) lines.push('', 'Examples:', ...command.examples.map((line) => `  ${line}`));
  return `${lines.join('\n')}\n`;
}

function note(option: Option): string {
  if (option.kind === 'flag') return '';
  const notes: string[] = [];
  if (option.kind === 'list' && option.choices !== undefined) notes.push(`from ${option.choices.join(', ')}`);
  if (option.required) notes.push('required');
  else if (option.default !== undefined) notes.push(`default ${String(option.default)}`);
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`;
}

/** `npm run trace | head` closes our output early: the reader may do that, so it is no error. */
function leaveQuietlyWhenTheReaderDoes(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
