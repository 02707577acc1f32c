import type { Decisions, Outcome } from '../../../../kernel/bots/search.ts';
import { applyLegal } from '../../rules/apply.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { type Party, refreshesUnused } from '../seats.ts';
import type { Valuation } from '../value/value.ts';
import { betterOfTwo, handOf } from './betterOfTwo.ts';
import { candidates } from './candidates.ts';
import { keyOf } from './key.ts';
import { boardOutcomes, fightOutcomes } from './outcomes.ts';
import { pruned } from './pruning.ts';

/** Event cards that stand for all that may come, where a search looks further ahead than one boarding. */
const CARDS = 8;

/** What a quick search leaves out: nothing where nothing is said. */
export interface Savings {
  /** The most commands from the position that it decides about, unless too many of them are no movements. */
  readonly commands?: number;
  /** The same from positions further ahead. */
  readonly commandsAhead?: number;
  /** Whether some event cards stand for all that the next boarding may draw, and not only boardings further ahead. */
  readonly someCards?: boolean;
}

/** FAZA as a search sees it; `party` are the heroes whose commands are considered, everybody by default. */
export function searchable(
  value: Valuation,
  party?: Party,
  { commands, commandsAhead, someCards = false }: Savings = {},
): Decisions<FazaView, Command> {
  return {
    value,
    key: keyOf,
    moves: (view, isRoot) => pruned(view, movesOf(view, party), isRoot ? commands : commandsAhead),
    outcomes: (view, command, isRoot) => outcomesOf(view, command, isRoot && !someCards, value),
  };
}

/** The commands worth considering. A look at the cards, and a word by radio, bring knowledge, which is not searched for. */
export function movesOf(view: FazaView, party: Party | undefined): readonly Command[] {
  if (view.agenda.length > 0 || view.outcome) return legalCommands(view);
  const useful = candidates(view, party?.seats).filter(
    (command) => command.do !== 'forecast' && command.do !== 'radio' && !(party && refreshesUnused(party, command)),
  );
  return [...useful, { do: 'endTeamPhase' }];
}

/** How a command can end: fights with exact chances, boardings by event cards. */
function outcomesOf(view: FazaView, command: Command, isRoot: boolean, value: Valuation): readonly Outcome<FazaView>[] {
  switch (command.do) {
    case 'fight':
      return fightOutcomes(view, command);
    case 'board':
    case 'insider': {
      if (view.drawTwo) return betterOfTwo(handOf(view, command), value);
      return boardOutcomes(view, command, isRoot ? undefined : CARDS);
    }
    default:
      return [{ view: applyLegal(view, command).state, chance: 1 }];
  }
}
