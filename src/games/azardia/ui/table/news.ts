import type { GameDescription } from '../../../../smallGame/gameDescription.ts';
import { concernedBy } from '../../rules/state/concerned.ts';
import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { moduleText as text } from '../../text/module.en.ts';

type Game = Pick<GameDescription<AzardiaTypes>, 'factText'>;

/**
 * What has happened since a player's last command, the latest last. Where others have had turns meanwhile, what happened to the player
 * comes after everything else, with the card that it came of: that is what is read first, and never left out.
 */
export function latestNews(game: Game, facts: readonly Fact[], state: AzardiaView, seat: Seat): string[] {
  const told = facts.flatMap((fact) => {
    const line = newsOf(game, fact, state);
    return line === null ? [] : [{ fact, line }];
  });
  if (!facts.some((fact) => fact.fact === 'turnBegan' && fact.seat !== seat)) return told.map(({ line }) => line);
  const others = told.filter(({ fact }) => !isAbout(fact, seat));
  const own = told.filter(({ fact }) => isAbout(fact, seat));
  return [...others.map(({ line }) => line), ...own.map(({ fact, line }) => text.because(line, fact.by))];
}

/** What a fact is told as beside the board; `null` for one that shows by itself. */
export function newsOf(game: Game, fact: Fact, state: AzardiaView): string | null {
  return fact.fact === 'phaseBegan' ? null : game.factText(fact, state) || null;
}

/** About everybody, and about nobody however many seats they name. */
const ABOUT_ALL: ReadonlySet<FactName> = new Set([
  'eventDrawn',
  'roundRuleSet',
  'handsTaken',
  'graceBegan',
  'holderChanged',
]);
const ABOUT_NOBODY: ReadonlySet<FactName> = new Set(['turnBegan', 'turnEnded', 'passed', 'orderSet']);

function isAbout(fact: Fact, seat: Seat): boolean {
  if (ABOUT_ALL.has(fact.fact)) return true;
  if (ABOUT_NOBODY.has(fact.fact)) return false;
  return concernedBy(fact).includes(seat);
}
