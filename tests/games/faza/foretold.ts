import { comingPhase, whatIf } from '../../../src/games/faza/interaction/preview/whatIf.ts';
import { eventOdds } from '../../../src/games/faza/rules/events/eventOdds.ts';
import { fightForecast } from '../../../src/games/faza/rules/fight/fightOdds.ts';
import { type FazaForecast, forecast } from '../../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command, CommandOf } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaView, State } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { Applied } from '../../../src/kernel/game.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import type { Foresight } from '../../kit/subject.ts';
import { viewed } from './positions.ts';

type Foretold = Foresight<FazaTypes>;

/** The forecast of the next Faza phase, or of the rest of one: with every first choice, and with every last. */
export function foresee(known: State): Foretold[] {
  const state = viewed(known);
  const phase =
    state.phase === 'team' && state.agenda.length === 0 ? 'begins' : state.phase === 'faza' ? 'goes on' : null;
  if (phase === null) return [];
  const given: Command[] = phase === 'begins' ? [{ do: 'endTeamPhase' }] : [];
  const first = foretell(state, given, (choices) => at(choices, 0));
  if (!first.hasChoices) return [first];
  return [first, foretell(state, given, (choices) => at(choices, choices.length - 1))];
}

function foretell(
  state: FazaView,
  given: readonly Command[],
  choose: (choices: readonly Command[]) => Command,
): Foretold & Pick<FazaForecast, 'hasChoices'> {
  const commands = [...given];
  const { after, facts, hasChoices } = forecast(state, (asked) => {
    const choice = choose(legalCommands(asked));
    commands.push(choice);
    return choice;
  });
  return { commands, view: after, facts, hasChoices };
}

/** Forecasts of a command that did not come true. */
export function untrue(before: State, command: Command, applied: Applied<FazaTypes>): string[] {
  const state = viewed(before);
  if (command.do === 'fight') return [...untrueOdds(state, command, applied), ...untrueCases(state, command, applied)];
  return command.do === 'board' || command.do === 'insider' ? untrueEvents(state, applied) : [];
}

/** The Faza phase after a roll must match one of the cases shown before it. */
function untrueCases(state: FazaView, command: CommandOf<'fight'>, { state: after }: Applied<FazaTypes>): string[] {
  const preview = whatIf(state, command);
  if (!preview) return [];
  const coming = comingPhase(viewed(after))?.facts ?? null;
  const said = preview.cases.some((given) => equal(given.forecast?.facts ?? null, coming));
  return said ? [] : ['the Faza phase after a fight is none of those that were shown before it'];
}

/** The card that a boarding draws must be one of the possible ones. */
function untrueEvents(state: FazaView, { facts }: Applied<FazaTypes>): string[] {
  const { cards, drawn } = eventOdds(state);
  const came = facts.flatMap((fact) => (fact.fact === 'eventDrawn' && fact.rule === 'B3' ? [fact.event] : []));
  const all = cards.reduce((sum, { chance }) => sum + chance, 0);
  const checks: Record<string, boolean> = {
    'a boarding drew a card that could not come': came.every((event) => cards.some(({ what }) => what === event)),
    'the chances of the cards are not as many as are drawn': Math.abs(all - drawn) < 1e-9,
  };
  return Object.entries(checks).flatMap(([fault, holds]) => (holds ? [] : [fault]));
}

function untrueOdds(
  state: FazaView,
  command: CommandOf<'fight'>,
  { state: after, facts }: Applied<FazaTypes>,
): string[] {
  const { results, deathChance, defeatChance, expectedKills } = fightForecast(state, command.hero, command.tile);
  const kills = at(after.heroes, command.hero).points - at(state.heroes, command.hero).points;
  const rebelsLost = facts.reduce((lost, fact) => {
    return fact.fact === 'rebelsLost' && fact.by === 'combat' ? lost + fact.count : lost;
  }, 0);
  const wounds = facts.filter(({ fact }) => fact === 'heroInjured').length;
  const dies = at(after.heroes, command.hero).cards.every(({ injured }) => injured);
  const loses = after.outcome?.rule ?? null;
  const foretold = results.filter((result) =>
    equal(result, { kills, rebelsLost, wounds, dies, loses, chance: result.chance }),
  );
  const all = results.reduce((sum, { chance }) => sum + chance, 0);
  const deaths = results.reduce((sum, { chance, dies }) => sum + (dies ? chance : 0), 0);
  const defeats = results.reduce((sum, { chance, loses }) => sum + (loses === null ? 0 : chance), 0);
  const mean = results.reduce((sum, { chance, kills }) => sum + chance * kills, 0);
  const checks: Record<string, boolean> = {
    'a fight ends as its odds do not say': foretold.length === 1 && foretold.every(({ chance }) => chance > 0),
    'the chances of a fight are not 1 in all': Math.abs(all - 1) < 1e-9,
    'the chance of death is not that of the deadly results': Math.abs(deathChance - deaths) < 1e-9,
    'the chance of defeat is not that of the results that lose the game': Math.abs(defeatChance - defeats) < 1e-9,
    'the expected kills are not the mean of the results': Math.abs(expectedKills - mean) < 1e-9,
  };
  return Object.entries(checks).flatMap(([fault, holds]) => (holds ? [] : [fault]));
}
