import { type Equivalent, equivalentsIn } from './equivalent.ts';

const NAMES_ONLY = 'The names of the fields are read, never what stands with them.';

/** In the board and what is on it. */
export const ofBoard: readonly Equivalent[] = [
  ...equivalentsIn('games/faza/rules/board/board.ts', [
    {
      line: "if ((spec.type === 'short' || spec.type === 'long') && hasKind(spec.effect, kind)) return spec.effect;",
      changes: [["spec.type === 'short' || spec.type === 'long'", 'true']],
      why: 'Only Short and Long events lie among the lasting ones; the type is asked so that the compiler knows.',
    },
    {
      line: 'if (short === null && long.length === 0) return undefined;',
      changes: [['short === null && long.length === 0', 'false']],
      why: 'Where no event lies, there is none to go through; not to begin is only faster.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/state/changes.ts', [
    {
      line: 'if (was === is) return [];',
      changes: [['was === is', 'false']],
      why: 'What is the same object differs in nothing; not to look is only faster. So it is of heroes and of tiles.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/state/drafts.ts', [
    {
      line: 'if (now !== play.before.heroes[seat]?.cards[index]) return now;',
      changes: [['play.before.heroes[seat]?.cards', 'play.before.heroes[seat].cards']],
      why: 'The hero was found on the line before, and nobody joins during a command; the question is for the compiler.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/board/ground.ts', [
    {
      line: 'if (at(distances, neighbor) <= steps) continue;',
      changes: [['at(distances, neighbor) <= steps', 'at(distances, neighbor) < steps']],
      why: 'A cell met twice in one ring gets the same distance twice: this is only slower.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/setup.ts', [
    { line: 'edition: true,', changes: [['true', 'false']], why: NAMES_ONLY },
    { line: 'mode: true,', changes: [['true', 'false']], why: NAMES_ONLY },
    { line: 'heroes: true,', changes: [['true', 'false']], why: NAMES_ONLY },
    { line: 'seed: true,', changes: [['true', 'false']], why: NAMES_ONLY },
    { line: 'health: true,', changes: [['true', 'false']], why: NAMES_ONLY },
    { line: 'rewards: true,', changes: [['true', 'false']], why: NAMES_ONLY },
    { line: 'fazaFirst: true,', changes: [['true', 'false']], why: NAMES_ONLY },
    { line: '', changes: [['true', 'false']], why: NAMES_ONLY },
  ]),
  ...equivalentsIn('kernel/steps.ts', [
    {
      line: 'if (step) play.steps = play.steps.slice(1);',
      changes: [['step', 'true']],
      why: 'Without a first step nothing is left, and so is what is left of it.',
    },
  ]),
];
