import { asSentence } from '../../../../module/asSentence.ts';
import type { Advice, Remark } from '../../../../module/capabilities/coach.ts';
import type { LineAdvice } from '../../bots/coach/advice.ts';
import type { LineJudgment } from '../../bots/coach/judgment.ts';
import { type Plan, planFrom, sumOf } from '../../bots/plan/plan.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { comingPhase } from '../../interaction/preview/whatIf.ts';
import { isWreck } from '../../rules/board/board.ts';
import { distance } from '../../rules/board/geography.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import { changesBetween } from '../../rules/state/changes.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { type LineEffects, coachText as words } from '../../text/table/coach.en.ts';

/** Sums of chances are never quite exact. */
const ALMOST_SURE = 1 - 1e-9;

/** What a bot advises, in words. */
export function adviceInWords(view: FazaView, { line, chance, ending }: LineAdvice): Advice<FazaTypes> {
  const plan = planFrom(view, line);
  const steps = stepsSaid(plan, line);
  const [first = words.rest] = steps;
  const last = steps.length > 1 ? steps.at(-1) : undefined;
  const idea = last === undefined ? [first] : [first, words.after(last)];
  const isBetter = line.length > 0 && Math.round(100 * ending) < Math.round(100 * chance);
  const numbers = isBetter ? words.chances(chance, ending) : words.stays(chance);
  const reason = line.length > 0 ? words.reason(effectsOf(view, plan)) : null;
  const told = steps.length > 0 ? words.steps(lineSaid(plan, line)) : [words.rest];
  // A long line leaves no room in a strip for what comes after it.
  const main = steps.length > 1 ? [numbers, ...told] : [...told, numbers];
  const best = [...main, ...(reason === null ? [] : [reason])];
  return {
    line,
    idea: { said: idea.map(asSentence), concerns: concernsOf(line) },
    best: best.map(asSentence),
  };
}

/** What would have been better, and why, in words. */
export function betterInWords(view: FazaView, { line }: LineAdvice): string {
  if (line.length === 0) return asSentence(words.ended);
  const plan = planFrom(view, line);
  const reason = words.reason(effectsOf(view, plan));
  return [...words.steps(lineSaid(plan, line)), ...(reason === null ? [] : [reason])].map(asSentence).join(' ');
}

/** What the team should rather do than what is planned, and both chances, in words. */
export function objectionInWords(view: FazaView, { chance, better: { line, chance: best } }: LineJudgment): Remark {
  const [first = words.rest] = stepsSaid(planFrom(view, line), line);
  return { said: words.rather(first, best, chance).map(asSentence), concerns: concernsOf(line) };
}

/** The steps of a line; those of several are short, and the same one several times in a row is one. */
function lineSaid(plan: Plan, line: readonly Command[]): string[] {
  const said = stepsSaid(plan, line, line.length > 1);
  return runsOf(said).map(([step, times]) => (times > 1 ? words.times(step, times) : step));
}

/** Each command as a sentence, with what a roll is expected to bring. */
function stepsSaid({ steps, tip }: Plan, line: readonly Command[], isShort = false): string[] {
  return line.map((command, index) => {
    const step = steps[index];
    const said = commandSaid(command, step?.before ?? tip, isShort);
    return step && command.do === 'fight' ? `${said}: ${words.expected(step.points, step.wounds)}` : said;
  });
}

/** Each sentence, and how often it follows on itself. */
function runsOf(sentences: readonly string[]): [string, number][] {
  const runs: [string, number][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.[0] === sentence) last[1]++;
    else runs.push([sentence, 1]);
  }
  return runs;
}

/** A command as a part of a longer sentence; whose card it is, as several heroes may act. */
function commandSaid(command: Command, state: FazaView, isShort: boolean): string {
  const said = (isShort ? text.stepText(command, state) : text.commandText(command, state)).replace(/\.$/, '');
  return command.do === 'enhance' || command.do === 'lead' ? words.by(state, command.hero, said) : said;
}

/** What a line brings, compared with the Faza phase that would follow without it. */
function effectsOf(view: FazaView, plan: Plan): LineEffects {
  const { points, wounds, hits, coming } = sumOf(plan);
  const now = comingPhase(view);
  const [before, after] = [toll(view, now), toll(plan.tip, coming)];
  const isSaved = now?.after.outcome?.won === false && coming !== null && coming.after.outcome?.won !== false;
  const isSure = plan.steps.every(({ by, chance }) => by !== 'card' && chance > ALMOST_SURE);
  return {
    saves: isSaved ? (isSure ? 'certainly' : 'perhaps') : 'not',
    hits,
    injuriesSpared: coming ? before.injuries - after.injuries : 0,
    tilesSpared: coming ? before.tiles - after.tiles : 0,
    points,
    injuries: wounds,
    boarders: rebelsAtShips(plan.tip) - rebelsAtShips(view),
    joined: rebelsOn(plan.tip) - rebelsOn(view),
    isNearer: rebelsOn(plan.tip) === rebelsOn(view) && wayOfRebels(plan.tip) < wayOfRebels(view),
  };
}

function toll(state: FazaView, coming: FazaForecast | null): { injuries: number; tiles: number } {
  const changes = coming ? changesBetween(state, coming.after) : [];
  return {
    injuries: changes.filter((change) => change.kind === 'cardInjured' && change.injured).length,
    tiles: changes.filter((change) => change.kind === 'turns' && change.fazaformed).length,
  };
}

function rebelsAtShips(state: FazaView): number {
  return state.tiles.reduce((sum, { rebels }, index) => (stepsToShip(state, index + 1) === 0 ? sum + rebels : sum), 0);
}

function rebelsOn({ tiles }: FazaView): number {
  return tiles.reduce((sum, { rebels }) => sum + rebels, 0);
}

/** The steps that all Rebels together are away from their nearest Motherships. */
function wayOfRebels(state: FazaView): number {
  return state.tiles.reduce(
    (sum, { rebels }, index) => sum + (rebels > 0 ? rebels * stepsToShip(state, index + 1) : 0),
    0,
  );
}

/** The steps from a tile to the nearest Mothership; more than there can be where all are wrecks. */
function stepsToShip(state: FazaView, tile: TileNo): number {
  const ships = state.ships.filter((ship) => !isWreck(ship));
  return Math.min(state.tiles.length, ...ships.map((ship) => distance(state, tile, ship.tile)));
}

/** What the first command is about: who acts, and where it leads. */
function concernsOf([command]: readonly Command[]): Remark['concerns'] {
  if (!command) return { seats: [], pieces: [], places: [] };
  return {
    seats: 'hero' in command ? [command.hero] : [],
    pieces: 'ship' in command ? [command.ship] : [],
    places: placesOf(command),
  };
}

function placesOf(command: Command): readonly TileNo[] {
  if ('to' in command) return [command.to];
  if ('tile' in command) return [command.tile];
  return command.do === 'enhance' && command.target.kind === 'tile' ? [command.target.tile] : [];
}
