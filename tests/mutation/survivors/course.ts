import { type Equivalent, equivalentsIn } from './equivalent.ts';

const A_REBEL_IS_THERE = 'A Hard game without a Rebel on the board is over, so where none was lost one is there.';
const NO_COMMAND_IS_A_TEXT =
  'No command is a text, so one among the commands is never found to be the same as one that is given.';

/** In the course of the game: what is legal, fights, Motherships, events and the end. */
export const ofCourse: readonly Equivalent[] = [
  ...equivalentsIn('games/faza/rules/fazaPhase/injury.ts', [
    {
      line: "return seats.length === 0 ? [] : [{ step: 'hurt', seats: [...seats].sort((a, b) => a - b), safe: [], rule, by }];",
      changes: [['seats.length === 0', 'false']],
      why: 'Work that hurts nobody does nothing and says nothing; it is only less to look through.',
    },
    {
      line: "return seats.length === 0 ? [] : [{ step: 'hurt', seats: [...seats].sort((a, b) => a - b), safe: [], rule, by }];",
      changes: [['[]', '["Stryker was here"]']],
      why: 'A text is no seat, so nobody is safe by it.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/events/events.ts', [
    {
      line: "const cancels = (spec: EventSpec): boolean => spec.type === 'reward' && spec.effect.kind === 'sabotage';",
      changes: [["spec.type === 'reward'", 'true']],
      why: 'Only a Reward has the effect; the type is asked so that the compiler knows.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/events/longEvents.ts', [
    {
      line: "if (inForce(state, 'noPoints') || state.events.long.length === 0) return;",
      changes: [['state.events.long.length === 0', 'false']],
      why: 'Without a Long event there is none to list a price for; not to look is only faster.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/fazaPhase/activation.ts', [
    {
      line: "doNext(play, ...hurt(near, 'B4', 'destroyer'));",
      changes: [["'B4'", '""']],
      why: 'The rule of an injury is told only where the team chooses whom Rebels protect, and here nobody has a Rebel.',
    },
    {
      line: 'if (goal === undefined || goal === shipOf(play.state, id).tile) return;',
      changes: [['goal === undefined', 'false']],
      why: 'A route begins with the tile that the ship is on, so it is never empty; the question is for the compiler.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/legal.ts', [
    {
      line: 'if (!isWellFormed(command)) return [];',
      changes: [['[]', '["Stryker was here"]']],
      why: NO_COMMAND_IS_A_TEXT,
    },
    {
      line: "if (state.phase !== 'team') return [];",
      changes: [['[]', '["Stryker was here"]']],
      why: NO_COMMAND_IS_A_TEXT,
    },
    { line: 'const commands: Command[] = [];', changes: [['[]', '["Stryker was here"]']], why: NO_COMMAND_IS_A_TEXT },
    {
      line: 'if (latest?.state !== state) latest = { state, commands: list(state) };',
      changes: [['latest?.state !== state', 'true']],
      why: 'The list asked for last is kept only to be faster: made again, it is the same.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/fight/fightOdds.ts', [
    {
      line: 'const isLast = modeOf(state).needsRebels && rebelsLost > 0 && rebelsLost === rebelsOnBoard(state);',
      changes: [
        ['rebelsLost > 0', 'true'],
        ['rebelsLost > 0', 'rebelsLost >= 0'],
      ],
      why: A_REBEL_IS_THERE,
    },
  ]),
  ...equivalentsIn('games/faza/rules/outcome.ts', [
    {
      line: "const GAME_ENDED = new Error('the game has ended');",
      changes: [["'the game has ended'", '""']],
      why: 'It is caught where the rules were begun, and known there by being the very one: nobody reads it.',
    },
    {
      line: 'const lost = tileNumbers(state).every((no) => !edition.tiles[no - 1]?.outpost || tileAt(state, no).fazaformed);',
      changes: [['edition.tiles[no - 1]?.outpost', 'edition.tiles[no - 1].outpost']],
      why: 'Every tile of the board is one of the edition; the question is for the compiler.',
    },
  ]),
];
