import { type Equivalent, equivalentsIn } from './equivalent.ts';

const ONLY_UNDERGROUND = 'Only the Underground asks whether Rebels move, and no card with it gets here.';
const MOVE_HAS_NO_REBELS =
  'A move has no Rebels: to compare their number is false in any case; the question is for the compiler.';
const HAS_SKILL = 'Only a hero who has the skill comes that far; the question is for the compiler.';
const REFUSED_BEFORE = 'The Marksman is refused for want of Points or skill alone, which was looked at before.';
const NO_SUCH_FIELD =
  'Another kind of target has no such field, and nothing is found under undefined; the question is for the compiler.';

/** In what heroes can do: movement, cards, skills and what is paid. */
export const ofCommands: readonly Equivalent[] = [
  ...equivalentsIn('games/faza/rules/team/radio.ts', [
    {
      line: "return cannotPay(state, hero, RADIO_PRICE) ?? refuse('T2', 'notPossible');",
      changes: [
        ["'T2'", '""'],
        ["'notPossible'", '""'],
      ],
      why: 'Whoever can pay may open the radio, so nobody who is refused comes that far; the answer is for the compiler.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/board/reach.ts', [
    {
      line: 'while (ring.length > 0 && !cameFrom.has(to)) {',
      changes: [
        ['ring.length > 0 && !cameFrom.has(to)', 'ring.length > 0 || !cameFrom.has(to)'],
        ['ring.length > 0', 'true'],
        ['ring.length > 0', 'ring.length >= 0'],
      ],
      why: 'Only ways to tiles in reach are asked for, so the goal is always found, and looking on changes no way already found.',
    },
    {
      line: 'if (has(around(state, from), to)) return [from, to];',
      changes: [['has(around(state, from), to)', 'false']],
      why: 'The search finds the same way; to a neighbor the answer is only faster.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/team/movement.ts', [
    {
      line: 'for (const to of tilesOf(reach(state, movement, here, false, false))) {',
      changes: [['false', 'true']],
      why: ONLY_UNDERGROUND,
    },
    {
      line: "const leading = command.do === 'lead';",
      changes: [["command.do === 'lead'", 'true']],
      why: ONLY_UNDERGROUND,
    },
    {
      line: "if (command.do !== 'move' && command.rebels > 0 && inForce(state, 'noLeading')) return refuse('E2', 'leadingJammed');",
      changes: [
        ["command.do !== 'move'", 'true'],
        ["'move'", '""'],
      ],
      why: MOVE_HAS_NO_REBELS,
    },
    {
      line: "if (command.do !== 'move' && tileAt(state, from).rebels < command.rebels) return refuse('M1', 'noRebelsThere');",
      changes: [
        ["command.do !== 'move'", 'true'],
        ["'move'", '""'],
      ],
      why: MOVE_HAS_NO_REBELS,
    },
    {
      line: "if (command.do !== 'move' && roomForRebels(state, to) < command.rebels) return refuse('M4', 'noRoom');",
      changes: [
        ["command.do !== 'move'", 'true'],
        ["'move'", '""'],
      ],
      why: MOVE_HAS_NO_REBELS,
    },
    {
      line: 'return tilesOf(tilesWhere(state, (tile) => tileAt(state, tile).rebels > 0));',
      changes: [
        ['tileAt(state, tile).rebels > 0', 'true'],
        ['tileAt(state, tile).rebels > 0', 'tileAt(state, tile).rebels >= 0'],
      ],
      why: 'From a tile without Rebels nobody is led, which is found out there again; leaving it out is only faster.',
    },
    {
      line: "if (standing === 0 || inForce(state, 'noLeading')) return;",
      changes: [['standing === 0', 'false']],
      why: 'Of no Rebels, none can be led: the list is empty, only more slowly.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/team/skills.ts', [
    {
      line: "whyNot: () => refuse('T2', 'notPossible'),",
      changes: [
        ["'T2'", '""'],
        ["'notPossible'", '""'],
        ["() => refuse('T2', 'notPossible')", '() => undefined'],
      ],
      why: REFUSED_BEFORE,
    },
    {
      line: "whyNot: (state, { hero }) => whyNotReclaim(state, hero) ?? refuse('T2', 'notPossible'),",
      changes: [
        ["'T2'", '""'],
        ["'notPossible'", '""'],
      ],
      why: 'A refused Reclaim has one of the three reasons; the compiler does not know.',
    },
    {
      line: 'const cost = skillOf(play.state, hero, skill)?.cost ?? 0;',
      changes: [['skillOf(play.state, hero, skill)?.cost', 'skillOf(play.state, hero, skill).cost']],
      why: HAS_SKILL,
    },
    {
      line: "const isBarred = !skillOf(state, seat, 'reclaim')?.underShips && liveShipsOn(state, tile).length > 0;",
      changes: [["skillOf(state, seat, 'reclaim')?.underShips", "skillOf(state, seat, 'reclaim').underShips"]],
      why: HAS_SKILL,
    },
  ]),
  ...equivalentsIn('games/faza/rules/team/enhancement.ts', [
    {
      line: "const full = effect.where === 'here' || (target.kind === 'tile' && outposts(state).includes(target.tile));",
      changes: [["target.kind === 'tile'", 'true']],
      why: NO_SUCH_FIELD,
    },
    {
      line: "if (target.kind !== 'step' || !state.tiles[target.from - 1]) return refuse('T2', 'notPossible');",
      changes: [["target.kind !== 'step'", 'false']],
      why: NO_SUCH_FIELD,
    },
    {
      line: "const together = target.kind !== 'ally' || isWith(state, hero, target.ally);",
      changes: [["target.kind !== 'ally'", 'false']],
      why: 'What the card is not for is refused either way; only which of two reasons is told for it differs.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/team/cards.ts', [
    {
      line: 'return state.heroes[seat]?.cards[card - 1]?.used === false;',
      changes: [['state.heroes[seat]?.cards', 'state.heroes[seat].cards']],
      why: 'Whoever asks has found the hero before.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/team/points.ts', [
    {
      line: "if (points > 0 && inForce(state, 'noPoints')) return refuse('E2', 'pointsJammed');",
      changes: [
        ['points > 0', 'true'],
        ['points > 0', 'points >= 0'],
      ],
      why: 'Only a skill that is always on costs nothing, and nobody gives a command for it.',
    },
  ]),
  ...equivalentsIn('games/faza/rules/team/recruit.ts', [
    {
      line: 'if (heroAt(state, hero).points === 0) return;',
      changes: [['heroAt(state, hero).points === 0', 'false']],
      why: 'The cheapest recruit costs a Point; not to look through the Outposts is only faster.',
    },
  ]),
];
