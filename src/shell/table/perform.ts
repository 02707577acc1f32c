import { give } from '../../kernel/session.ts';
import { type Command, type Fact, isWatched, reasonFor, type View } from '../match.ts';
import { factsFor } from '../seen.ts';
import type { TableServices } from './tablePage.ts';
import { effectiveViewer, seenState, stateOf, type TableState } from './tableState.ts';

/** What the commands of a table work with. */
export interface TableContext {
  readonly page: TableServices;
  readonly table: TableState;
  /** Shows what has become of the table. */
  refresh(): void;
}

/** Milliseconds for which the picture waits until a command has reached the disk. */
const MOST_WAIT = 50;

/** Whether the game at a table is over. */
export function isOver(table: TableState): boolean {
  return table.match.session.game.result(stateOf(table)) !== null;
}

/**
 * Gives commands one after the other: keeps the match, then lets the picture catch up with what each brought about. Says whether the
 * rules took all of them; the rest is not given where they refuse one.
 */
export async function perform(context: TableContext, commands: readonly Command[]): Promise<boolean> {
  // A person's command removes what was shown to that person. A command of the computer removes nothing.
  if (commands.some((command) => isByPerson(context.table, command))) context.page.quiet();
  for (const command of commands) if (!(await performOne(context, command))) return false;
  return true;
}

async function performOne(context: TableContext, command: Command): Promise<boolean> {
  const { page, table } = context;
  const { game } = table;
  // The result is shown and announced with the hand face down, even if somebody peeks.
  table.isPeeking = false;
  const { session } = table.match;
  const before = seenState(table);
  const result = give(session, command);
  if (!('session' in result)) return false;
  table.match = { ...table.match, session: result.session };
  const written = page.keep(table.match);
  table.selection = game.selection.clear(table.selection.seat);
  const after = seenState(table);
  const facts = factsFor(session.game, result.facts, effectiveViewer(table));
  table.busy = true;
  table.animated = before;
  table.reason = reasonFor(game, table.match, before, command);
  table.isPhase = game.phases?.isPhase(facts, before) ?? false;
  try {
    await animate(context, facts, before, after, written);
  } catch (error) {
    // Whatever became of the animation, the match goes on.
    console.error(error);
  } finally {
    table.busy = false;
    table.animated = null;
    if (isOver(table)) table.viewer = null;
    page.phase.close();
  }
  caughtUp(context, facts, after);
  return true;
}

/** Plays facts that lead from one state to another, once the match is on the disk or that takes too long. */
async function animate(
  { page, table, refresh }: TableContext,
  facts: readonly Fact[],
  before: View,
  after: View,
  written: Promise<void> | void,
): Promise<void> {
  refresh();
  if (written) await Promise.race([written, new Promise((resolve) => setTimeout(resolve, MOST_WAIT))]);
  const said = facts.flatMap((fact) => table.game.table.sentence(fact, after) || []);
  page.announce([...said, ...(table.reason === null ? [] : [table.reason])].join(' '));
  const progressed = (index: number): void => page.phase.progressed((index + 1) / facts.length);
  /** An animation has come to a state that lies elsewhere on the screen: buttons go along. */
  const showAnimated = (state: View): void => {
    if (table.animated === null) return;
    table.animated = state;
    refresh();
  };
  if (!table.isSkipping) await page.stage.play(facts, before, after, progressed, showAnimated);
  const isThere = (): boolean => !table.closed;
  if (isThere() && !isWatched(table.match)) await page.stage.cards(facts, before, after, isThere);
}

function isByPerson({ game, match }: TableState, command: Command): boolean {
  const actor = game.table.actor(command);
  return actor === null || match.players[actor] !== 'computer';
}

/** The picture shows what the facts led to: says and shows what is left to say of them. */
function caughtUp({ page, table, refresh }: TableContext, facts: readonly Fact[], after: View): void {
  const { game } = table;
  if (!table.closed) page.hear(after);
  const rolled = game.table.rollSaid(facts, after);
  if (rolled !== '' && !table.closed && !isWatched(table.match)) page.rolled(rolled);
  table.selection = game.selection.clear(game.selection.asked(after) ?? table.selection.seat);
  refresh();
  if (!table.closed) page.happened(facts);
  if (table.isPhase && !table.closed && !isOver(table)) page.phase.sumUp(table.match);
}
