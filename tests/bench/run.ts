import { defineCommand, runCommand } from '../../src/cli/args.ts';
import { random } from '../../src/games/faza/bots/random.ts';
import { applyLegal } from '../../src/games/faza/rules/apply.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { forecast } from '../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../src/games/faza/rules/legal.ts';
import { playOn } from '../../src/games/faza/rules/play.ts';
import type { Setup, State } from '../../src/games/faza/rules/state.ts';
import { at } from '../../src/kernel/at.ts';

const command = defineCommand({
  name: 'npm run bench',
  summary:
    'Measures the rules: whole random games, commands, legal commands, forecasts, and the copy of a state beside the platform’s own structuredClone.',
  options: {
    seconds: { kind: 'number', default: 2, min: 1, max: 60, help: 'how long each thing is measured' },
    json: { kind: 'flag', help: 'print one JSON object instead of a table' },
  },
});

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['soldier', 'doctor', 'senator'],
  seed: 'bench',
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: false,
};

await runCommand(command, ({ seconds, json }): undefined => {
  const games = Array.from({ length: 20 }, (_, number) => playThrough(`bench ${number}`)).flat();
  const perSecond = (what: (state: State) => void): number => measure(seconds * 1000, games, what);
  const copies = perSecond((state) => void playOn(state));
  const clones = perSecond((state) => void structuredClone(state));
  let game = 0;
  const wholeGames = measure(seconds * 1000, [games[0]], () => void playThrough(`random ${game++}`));
  const result = {
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
    randomGamesPerSecond: Math.round(wholeGames),
    // A fresh object each time: the list is kept with its state.
    legalCommandsPerSecond: Math.round(perSecond((state) => void legalCommands({ ...state }))),
    forecastsPerSecond: Math.round(perSecond((state) => void (state.phase === 'team' && forecast(state)))),
    copiesPerSecond: Math.round(copies),
    copiesToStructuredClone: Math.round((10 * copies) / clones) / 10,
  };
  if (json) console.log(JSON.stringify(result));
  else console.table(result);
});

/** The states of a random game in its Team phases. */
function playThrough(seed: string): State[] {
  const states: State[] = [];
  let { state } = faza.newGame({ ...setup, seed });
  while (!faza.isOver(state)) {
    if (state.agenda.length === 0) states.push(state);
    const given = random.choose(state, { seed, draws: states.length });
    if (!given) break;
    state = applyLegal(state, given).state;
  }
  return states;
}

/** How often a second something can be done, taking turns with the items. */
function measure<Item>(milliseconds: number, items: readonly Item[], what: (item: Item) => void): number {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < milliseconds) {
    for (let batch = 0; batch < 50; batch++) what(at(items, done++ % items.length));
  }
  return (done / (performance.now() - start)) * 1000;
}
