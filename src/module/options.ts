/*
 * What a command-line tool can be told, as data.
 */

interface Described {
  /** What the option does, in one line, for `--help`. */
  readonly help: string;
}

interface FlagOption extends Described {
  readonly kind: 'flag';
}

export interface NumberOption extends Described {
  readonly kind: 'number';
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
  /** Numbers are whole unless this is true. */
  readonly fractions?: boolean;
  readonly required?: boolean;
}

interface TextOption extends Described {
  readonly kind: 'text';
  readonly default?: string;
  readonly required?: boolean;
}

interface ChoiceOption extends Described {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
  readonly required?: boolean;
}

/** Several values in one argument, parted by commas: `--names one,two`. */
interface ListOption extends Described {
  readonly kind: 'list';
  /** The values allowed; any when absent. */
  readonly choices?: readonly string[];
  readonly default?: readonly string[];
  readonly required?: boolean;
}

export type Option = FlagOption | NumberOption | TextOption | ChoiceOption | ListOption;

/** Options by their long name, without the dashes. */
export type Options = Readonly<Record<string, Option>>;

/** A value may be missing only where the option has neither a default nor `required: true`. */
type Certain<T extends Option, V> = T extends { readonly default: unknown } | { readonly required: true }
  ? V
  : V | undefined;

type ValueOf<T extends Option> = T extends FlagOption
  ? boolean
  : T extends NumberOption
    ? Certain<T, number>
    : T extends ChoiceOption
      ? Certain<T, T['choices'][number]>
      : T extends ListOption
        ? Certain<T, readonly (T extends { readonly choices: readonly (infer C)[] } ? C : string)[]>
        : Certain<T, string>;

/** The values of a command's options, by option name. */
export type Values<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> };
