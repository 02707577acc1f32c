import type { Command, CommandName, CommandOf, Target } from './command.ts';

/** What a field of a command may hold. */
type Kind = 'number' | 'numberOrNull' | 'numbers' | 'boolean' | 'word' | 'target';
/** The fields of a value with the discriminant `Tag`, except that one. */
type Fields<Value, Tag extends string> = Readonly<Record<Exclude<keyof Value, Tag>, Kind>>;
type TargetOf<Name extends Target['kind']> = Extract<Target, { kind: Name }>;

const COMMANDS: { readonly [Name in CommandName]: Fields<CommandOf<Name>, 'do'> } = {
  move: { hero: 'number', card: 'number', to: 'number' },
  lead: { hero: 'number', card: 'number', from: 'number', to: 'number', rebels: 'number' },
  drive: { hero: 'number', card: 'number', to: 'number', passengers: 'numbers', rebels: 'number' },
  enhance: { hero: 'number', card: 'number', option: 'number', target: 'target' },
  fight: { hero: 'number', tile: 'number' },
  board: { hero: 'number', ship: 'word' },
  recruit: { hero: 'number', outpost: 'number' },
  recover: { hero: 'number', card: 'number' },
  aim: { hero: 'number' },
  marksman: { hero: 'number' },
  pathfinder: { hero: 'number', to: 'number', companion: 'numberOrNull' },
  houseCall: { hero: 'number', ally: 'number' },
  reclaim: { hero: 'number' },
  insider: { hero: 'number', ship: 'word' },
  tinker: { hero: 'number', ally: 'number', card: 'number' },
  forecast: { hero: 'number' },
  payOff: { event: 'word', points: 'numbers' },
  radio: { hero: 'number' },
  endTeamPhase: {},
  protect: { hero: 'number' },
  sabotage: { cancel: 'boolean' },
  defect: { outpost: 'number' },
  recoverOne: { hero: 'number', card: 'number' },
  chooseEvent: { event: 'word' },
};

const TARGETS: { readonly [Name in Target['kind']]: Fields<TargetOf<Name>, 'kind'> } = {
  self: {},
  ally: { ally: 'number' },
  card: { ally: 'number', card: 'number' },
  tile: { tile: 'number' },
  step: { from: 'number', to: 'number' },
};

/** The fields of each kind of value, as a list: this is asked for every command that is given. */
type Shapes = ReadonlyMap<unknown, readonly (readonly [string, Kind])[]>;
const shapesOf = (table: Readonly<Record<string, Readonly<Record<string, Kind>>>>): Shapes =>
  new Map(Object.entries(table).map(([name, fields]) => [name, Object.entries(fields)]));
const commandShapes = shapesOf(COMMANDS);
const targetShapes = shapesOf(TARGETS);

/** More than any list in a command holds; a longer one is rejected unread. */
const LONGEST_LIST = 64;

/** Whether a value has the shape of a command. Commands also come from stored records, which may hold anything. */
export function isWellFormed(value: unknown): value is Command {
  return isBuiltLike(commandShapes, 'do', value);
}

/** Whether a value has a tag that is known, the fields that belong to it, and nothing else. */
function isBuiltLike(shapes: Shapes, tag: string, value: unknown): boolean {
  if (!isRecord(value) || !Object.hasOwn(value, tag)) return false;
  const fields = shapes.get(value[tag]);
  return (
    fields !== undefined &&
    Object.keys(value).length === fields.length + 1 &&
    fields.every(([field, kind]) => Object.hasOwn(value, field) && fits(value[field], kind))
  );
}

function fits(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'number':
      return isWhole(value);
    case 'numberOrNull':
      return value === null || isWhole(value);
    case 'numbers':
      // Spread, holes become values, and `every` sees them.
      return Array.isArray(value) && value.length <= LONGEST_LIST && [...value].every(isWhole);
    case 'boolean':
      return typeof value === 'boolean';
    case 'word':
      return typeof value === 'string';
    case 'target':
      return isBuiltLike(targetShapes, 'kind', value);
  }
}

/** Whether a value is a safe integer. -0 is not, because JSON cannot store it. */
function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
