import { asSentence } from '../../../../module/asSentence.ts';
import type { Advice, Remark } from '../../../../module/capabilities/coach.ts';
import type { LineAdvice } from '../../bots/coach/advice.ts';
import { type Plan, planFrom, sumOf } from '../../bots/plan.ts';
import { comingPhase } from '../../interaction/preview/whatIf.ts';
import { isWreck } from '../../rules/board/board.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import { changesBetween } from '../../rules/state/changes.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { type LineEffects, coachText as words } from '../../text/coach.en.ts';
import { text } from '../../text/en.ts';

/** What a bot advises, in words. */
export function adviceInWords(view: FazaView, { line, chance, ending }: LineAdvice): Advice<FazaTypes> {
  const plan = planFrom(view, line);
  const steps = stepsSaid(plan, line);
  const [first = words.rest] = steps;
  const idea = words.idea(first, steps.length > 1 ? (steps.at(-1) ?? null) : null);
  const numbers = line.length > 0 && ending < chance ? words.chances(chance, ending) : words.stays(chance);
  const best = [steps.length > 0 ? words.steps(steps) : words.rest, numbers];
  if (line.length > 0) best.push(words.reason(effectsOf(view, plan)));
  return {
    line,
    idea: { words: asSentence(idea), concerns: concernsOf(line) },
    best: best.map(asSentence).join(' '),
  };
}

/** Each command as a sentence, with what a roll is expected to bring. */
function stepsSaid({ steps, tip }: Plan, line: readonly Command[]): string[] {
  return line.map((command, index) => {
    const step = steps[index];
    const said = commandSaid(command, step?.before ?? tip);
    return step && command.do === 'fight' ? `${said}: ${words.expected(step.points, step.wounds)}` : said;
  });
}

/** A command as a part of a longer sentence; whose card it is, as several heroes may act. */
function commandSaid(command: Command, state: FazaView): string {
  const said = text.commandText(command, state).replace(/\.$/, '');
  return command.do === 'enhance' || command.do === 'lead' ? words.by(state, command.hero, said) : said;
}

/** What a line brings, compared with the Faza phase that would follow without it. */
function effectsOf(view: FazaView, plan: Plan): LineEffects {
  const { points, wounds, hits, coming } = sumOf(plan);
  const now = comingPhase(view);
  const [before, after] = [toll(view, now), toll(plan.tip, coming)];
  return {
    saves: now?.after.outcome?.won === false && coming !== null && coming.after.outcome?.won !== false,
    hits,
    injuriesSpared: coming ? before.injuries - after.injuries : 0,
    tilesSpared: coming ? before.tiles - after.tiles : 0,
    points,
    injuries: wounds,
    boarders: rebelsAtShips(plan.tip) - rebelsAtShips(view),
  };
}

function toll(state: FazaView, coming: FazaForecast | null): { injuries: number; tiles: number } {
  const changes = coming ? changesBetween(state, coming.after) : [];
  return {
    injuries: changes.filter((change) => change.kind === 'cardInjured' && change.injured).length,
    tiles: changes.filter((change) => change.kind === 'turns' && change.fazaformed).length,
  };
}

function rebelsAtShips({ ships, tiles }: FazaView): number {
  const at = new Set(ships.flatMap((ship) => (isWreck(ship) ? [] : [ship.tile])));
  return tiles.reduce((sum, { rebels }, index) => (at.has(index + 1) ? sum + rebels : sum), 0);
}

/** What the first command is about: who acts, and where it leads. */
function concernsOf([command]: readonly Command[]): Remark['concerns'] {
  if (!command) return { seats: [], pieces: [], places: [] };
  return {
    seats: 'hero' in command ? [command.hero] : [],
    pieces: 'ship' in command ? [command.ship] : [],
    places: 'to' in command ? [command.to] : 'tile' in command ? [command.tile] : [],
  };
}
