import type { Command, CommandName, CommandOf } from './command.ts';

/** What a field of a command may hold. */
type Kind = 'number' | 'numberOrNull' | 'numbers' | 'boolean' | 'word' | 'target';
type Fields<Value> = Readonly<Record<Exclude<keyof Value, 'do'>, Kind>>;

const FIELDS: { readonly [Name in CommandName]: Fields<CommandOf<Name>> } = {
  move: { hero: 'number', card: 'number', to: 'number' },
  lead: { hero: 'number', card: 'number', from: 'number', to: 'number', rebels: 'number' },
  drive: { hero: 'number', card: 'number', to: 'number', passengers: 'numbers', rebels: 'number' },
  enhance: { hero: 'number', card: 'number', option: 'number', target: 'target' },
  fight: { hero: 'number', tile: 'number' },
  board: { hero: 'number', ship: 'word' },
  recruit: { hero: 'number', outpost: 'number' },
  recover: { hero: 'number', card: 'number' },
  marksman: { hero: 'number' },
  pathfinder: { hero: 'number', to: 'number', companion: 'numberOrNull' },
  houseCall: { hero: 'number', ally: 'number' },
  reclaim: { hero: 'number' },
  insider: { hero: 'number', ship: 'word' },
  tinker: { hero: 'number', ally: 'number', card: 'number' },
  forecast: { hero: 'number' },
  payOff: { event: 'word', points: 'numbers' },
  endTeamPhase: {},
  protect: { hero: 'number' },
  sabotage: { cancel: 'boolean' },
  defect: { outpost: 'number' },
  recoverOne: { hero: 'number', card: 'number' },
  chooseEvent: { event: 'word' },
};

/** Whether a value is built like a command: commands also come out of stored records, which may hold anything. */
export function isWellFormed(value: unknown): value is Command {
  if (!isRecord(value) || typeof value.do !== 'string' || !Object.hasOwn(FIELDS, value.do)) return false;
  const fields = Object.entries<Kind>(FIELDS[value.do as CommandName]);
  return Object.keys(value).length === fields.length + 1 && fields.every(([name, kind]) => fits(value[name], kind));
}

function fits(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'number':
      return Number.isInteger(value);
    case 'numberOrNull':
      return value === null || Number.isInteger(value);
    case 'numbers':
      return Array.isArray(value) && value.every((item) => Number.isInteger(item));
    case 'boolean':
      return typeof value === 'boolean';
    case 'word':
      return typeof value === 'string';
    case 'target':
      return (
        isRecord(value) && Object.entries(value).every(([name, item]) => name === 'kind' || Number.isInteger(item))
      );
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
