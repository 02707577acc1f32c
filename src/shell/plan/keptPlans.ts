import * as v from 'valibot';
import { now, viewNow } from '../../kernel/session.ts';
import { fingerprint } from '../../kernel/values/hash.ts';
import { commandsOfPeople, type Match, type PlayedGame } from '../match.ts';
import { commandList } from '../persistence/gameSchema.ts';
import { parseStored, type TextStore, textIn } from '../storage/textStore.ts';
import { beginPlanning, fittedTo, isPlanned, MOST_STEPS, type Planning, turned, withStep } from './planning.ts';

const KEY = 'faza.plans';
/** Two plans as long as there can be; more text is not ours. */
const MOST_TEXT = 100_000;

const print = v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/));

/** Plans as they are stored. */
type Stored = v.InferOutput<ReturnType<typeof schemaFor>>;

function schemaFor({ schemas }: PlayedGame) {
  const steps = commandList(schemas.command, MOST_STEPS);
  return v.strictObject({
    format: v.literal(1),
    /** Fingerprints of the game that the plans are for, and of the state that they begin from. */
    game: print,
    position: print,
    open: v.picklist(['a', 'b']),
    /** Whether people were planning, and not only had planned. */
    planning: v.boolean(),
    a: steps,
    b: steps,
  });
}

/** Plans as they were kept: what was planned, and whether people were at it. */
export interface KeptPlans {
  readonly plans: Planning;
  readonly isOpen: boolean;
}

/** Where the plans for the game at the table outlast the table: a reload, a look back, a visit to the title. */
export interface PlanStore {
  /** The plans that were kept for a match as it stands, as far as the rules allow them; `null` where there are none. Never throws. */
  load(match: Match): KeptPlans | null;
  /** Keeps plans in place of those before; `null` keeps none. A store without room is no error: then they last as long as the table. */
  save(match: Match, kept: KeptPlans | null): void;
}

/** Keeps plans for a game in a store, beside the match. */
export function createPlanStore(store: TextStore, game: PlayedGame): PlanStore {
  return {
    load: (match) => {
      const kept = parseStored(textIn(store, KEY), schemaFor(game), MOST_TEXT);
      const isForMatch = kept?.game === gamePrint(match) && kept.position === positionPrint(match);
      return isForMatch ? plansOf(game, kept, match) : null;
    },
    save: (match, kept) => {
      try {
        if (kept && (isPlanned(kept.plans) || kept.isOpen)) store.setItem(KEY, textOf(match, kept));
        else store.removeItem(KEY);
      } catch {
        // Nothing to do: the game itself is kept elsewhere.
      }
    },
  };
}

function textOf(match: Match, { plans: { a, b, open }, isOpen }: KeptPlans): string {
  const stored: Stored = {
    format: 1,
    game: gamePrint(match),
    position: positionPrint(match),
    open,
    planning: isOpen,
    a: a.commands,
    b: b.commands,
  };
  return JSON.stringify(stored);
}

/** Nothing is believed but what the rules allow, from the first step on, and what is for people to do. */
function plansOf(game: PlayedGame, { a, b, open, planning }: Stored, match: Match): KeptPlans | null {
  if (!game.plans) return null;
  const all = [...a, ...b];
  if (commandsOfPeople(game, match, all).length < all.length) return null;
  const plans = turned(withStep(turned(withStep(beginPlanning(), ...a), 'b'), ...b), open);
  return { plans: fittedTo(game.plans, plans, viewNow(match.session)).planning, isOpen: planning };
}

function gamePrint({ session: { game, setup } }: Match): string {
  return fingerprint({ game: game.id, version: game.version, setup });
}

function positionPrint({ session }: Match): string {
  return fingerprint(now(session));
}
