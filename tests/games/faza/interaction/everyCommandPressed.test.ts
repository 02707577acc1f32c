import { describe, expect, test } from 'vitest';
import type { EnhancementId, HeroId, SkillId } from '../../../../src/games/faza/content/vocabulary.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { Command, CommandName, CommandOf, Target } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView, Step } from '../../../../src/games/faza/rules/state/state.ts';
import { sideUp } from '../../../../src/games/faza/rules/team/cards.ts';
import { POSITIONS } from '../scenes/everyPosition.ts';
import { everythingPressed } from '../scenes/pressing.ts';

const SIZES = [
  [1280, 720],
  [360, 640],
  [640, 360],
] as const;

const HEROES: Readonly<Partial<Record<HeroId, string>>> = {
  soldier: 'Soldier',
  marine: 'Marine',
  turncoat: 'Turncoat',
  scout: 'Scout',
  doctor: 'Doctor',
  farmer: 'Farmer',
  rebel: 'Rebel hero',
  senator: 'Senator',
  engineer: 'Engineer',
  scientist: 'Scientist',
};
const SHIPS: Readonly<Record<string, string>> = { carrier: 'Carrier', destroyer: 'Destroyer', former: 'Former' };
const EVENTS: Readonly<Partial<Record<string, string>>> = { purge: 'Purge', salvage: 'Salvage' };
/** The name of the second of two effects, and of the first. */
const OPTIONS: Readonly<Partial<Record<EnhancementId, readonly string[]>>> = {
  fieldSurgery: ['Surgery', 'Refuge'],
  rangeBooster: ['Booster', 'Long Shot'],
};

const rebels = (count: number): string => (count === 1 ? '1 Rebel' : `${count} Rebels`);
const points = (count: number): string => (count === 1 ? '1 Point' : `${count} Points`);
const verb = (hero: number, name: string): string[] => [`hero:${hero}`, `verb:${name}`];
const skill = (hero: number, name: string): string[] => [...verb(hero, 'skill'), name];
const movement = (hero: number, card: number): string[] => [`hero:${hero}`, `half:${hero}:${card}:movement`];
/** On the board a card is a button; a card of another hero is a line in phones’ sheets. */
const cardOf = (state: FazaView, hero: number, no: number): string[] => [
  `card:${hero}:${no}`,
  `${nameOf(state, hero)}’s card ${no}`,
];

function nameOf(state: FazaView, seat: number): string {
  const id = state.heroes[seat]?.id;
  const name = id && HEROES[id];
  if (!name) throw new RangeError(`no name for seat ${seat}`);
  return name;
}

function target(state: FazaView, to: Target): string[] {
  switch (to.kind) {
    case 'self':
      return [];
    case 'ally':
      return [`hero:${to.ally}`];
    case 'card':
      return cardOf(state, to.ally, to.card);
    case 'tile':
      return [`tile:${to.tile}`];
    case 'step':
      return [`group:${to.from}`, `tile:${to.to}`];
  }
}

/**
 * The presses that give each command, by IDs of controls and labels of lines, in order: derived from the rulebook’s
 * words, not from the paths that the board uses. A missing kind of command does not compile.
 */
const WAYS: { readonly [Name in CommandName]: (command: CommandOf<Name>, state: FazaView) => readonly string[] } = {
  move: ({ hero, card: no, to }) => [...movement(hero, no), `tile:${to}`],
  lead: ({ hero, card: no, from, to, rebels: count }) => [
    ...movement(hero, no),
    `group:${from}`,
    `tile:${to}`,
    rebels(count),
  ],
  drive: ({ hero, card: no, to, passengers, rebels: count }, state) => [
    ...movement(hero, no),
    [...passengers.map((seat) => nameOf(state, seat)), ...(count > 0 ? [rebels(count)] : [])].join(' and '),
    `tile:${to}`,
  ],
  enhance: ({ hero, card: no, option, target: to }, state) => {
    const { id } = sideUp(state, hero, no).enhancement;
    const name = OPTIONS[id]?.[option];
    return [`hero:${hero}`, `half:${hero}:${no}:enhancement`, ...(name ? [name] : []), ...target(state, to)];
  },
  fight: ({ hero, tile }) => [...verb(hero, 'fight'), `tile:${tile}`],
  board: ({ hero, ship }) => [...verb(hero, 'board'), SHIPS[ship] ?? ship],
  recruit: ({ hero, outpost }) => [...verb(hero, 'recruit'), `tile:${outpost}`],
  recover: ({ hero, card: no }, state) => [...verb(hero, 'recover'), ...cardOf(state, hero, no)],
  aim: ({ hero }) => skill(hero, 'Aim'),
  marksman: ({ hero }) => skill(hero, 'Marksman'),
  pathfinder: ({ hero, to, companion }, state) => [
    ...skill(hero, 'Pathfinder'),
    `tile:${to}`,
    companion === null ? 'Alone' : `With ${nameOf(state, companion)}`,
  ],
  houseCall: ({ hero, ally }) => [...skill(hero, 'House Call'), `hero:${ally}`],
  reclaim: ({ hero }) => skill(hero, 'Reclaim'),
  insider: ({ hero, ship }) => [...skill(hero, 'Insider'), SHIPS[ship] ?? ship],
  tinker: ({ hero, ally, card: no }, state) => [...skill(hero, 'Tinker'), ...cardOf(state, ally, no)],
  forecast: ({ hero }) => skill(hero, 'Foresight'),
  payOff: ({ event, points: shares }, state) => {
    const [payer, ...others] = shares.flatMap((share, seat) => (share > 0 ? [seat] : []));
    const alone = payer !== undefined && others.length === 0;
    if (alone) return [`event:${event}`, `${nameOf(state, payer)} pays ${points(shares[payer] ?? 0)}`].map(rebelHero);
    return [
      `event:${event}`,
      'Several heroes pay together',
      ...shares.map((share) => (share === 0 ? 'Nothing' : points(share))),
    ];
  },
  radio: ({ hero }) => skill(hero, 'Open the radio: 1 Point'),
  endTeamPhase: () => ['end'],
  protect: ({ hero }) => [`hero:${hero}`],
  sabotage: ({ cancel }) => [cancel ? 'Use Sabotage' : 'Keep it for later'],
  defect: ({ outpost }) => [`tile:${outpost}`],
  recoverOne: ({ hero, card: no }, state) => cardOf(state, hero, no),
  // Foresight asks in a sheet; two drawn cards cover the board.
  chooseEvent: ({ event }) => [EVENTS[event] ?? '', `event:${event}`],
};

/** In a sentence the Rebel could be taken for one of the Rebels. */
function rebelHero(name: string): string {
  return name.replace(/^Rebel pays/, 'Rebel hero pays');
}

function wayOf<Name extends CommandName>(command: CommandOf<Name>, state: FazaView): readonly string[] {
  const way: (command: CommandOf<Name>, state: FazaView) => readonly string[] = WAYS[command.do as Name];
  return way(command, state);
}

/** Whether one list is another with entries omitted: picks without alternatives need no press. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let from = 0;
  return part.every((id) => {
    const found = whole.indexOf(id, from);
    from = found + 1;
    return found >= 0;
  });
}

const said = (commands: readonly Command[]): string[] => commands.map((command) => JSON.stringify(command)).sort();

describe.each(Object.entries(POSITIONS))('every command is pressed: %s', (_, state) => {
  test.each(SIZES)('in a window of %i×%i exactly the legal ones, by what they are about', (...size) => {
    const pressed = everythingPressed(state, size);
    expect(said(pressed.map(({ command }) => command))).toEqual(said(legalCommands(state)));
    expect(pressed.filter(({ command, trail }) => !isPartOf(trail, wayOf(command, state)))).toEqual([]);
  });
});

describe('the positions hold', () => {
  const all = Object.values(POSITIONS).map((state) => ({ state, commands: legalCommands(state) }));
  const given = all.flatMap(({ commands }) => commands);

  test('every kind of command', () => {
    expect([...new Set(given.map((command) => command.do))].sort()).toEqual(Object.keys(WAYS).sort());
  });

  test('every effect of every card, and every kind of target', () => {
    const effects: Readonly<Record<EnhancementId, number>> = {
      raygun: 1,
      sidearm: 1,
      bazooka: 1,
      fieldDressing: 1,
      grenades: 1,
      bandage: 1,
      fieldSurgery: 2,
      refuge: 1,
      firstAid: 1,
      adrenaline: 1,
      grit: 1,
      shield: 1,
      shieldWall: 1,
      broadcast: 1,
      whisper: 1,
      rally: 1,
      speech: 1,
      uprising: 1,
      rayCannon: 1,
      rangeBooster: 2,
      patch: 1,
      beacon: 1,
      flash: 1,
      overclock: 1,
    };
    const found: Partial<Record<EnhancementId, number>> = {};
    const targets = new Set<string>();
    for (const { state, commands } of all) {
      for (const command of commands) {
        if (command.do !== 'enhance') continue;
        const { id } = sideUp(state, command.hero, command.card).enhancement;
        found[id] = Math.max(found[id] ?? 0, command.option + 1);
        targets.add(command.target.kind);
      }
    }
    expect(found).toEqual(effects);
    expect([...targets].sort()).toEqual(['ally', 'card', 'self', 'step', 'tile']);
  });

  test('every skill that is used by pressing', () => {
    const skills: Readonly<Record<Exclude<SkillId, 'slipAway' | 'recruiter'>, true>> = {
      aim: true,
      marksman: true,
      pathfinder: true,
      houseCall: true,
      reclaim: true,
      insider: true,
      tinker: true,
      forecast: true,
    };
    const kinds = new Set<string>(given.map((command) => command.do));
    expect(Object.keys(skills).filter((id) => !kinds.has(id))).toEqual([]);
  });

  test('every decision that a rule can ask for', () => {
    const asking: readonly Step['step'][] = ['activate', 'chooseEvent', 'defect', 'hurt', 'recoverOne', 'resolveOne'];
    expect([...new Set(all.flatMap(({ state }) => state.agenda[0]?.step ?? []))].sort()).toEqual(asking);
  });

  test('two Long events that can both be paid off, alone and together', () => {
    const paid = given.filter((command) => command.do === 'payOff');
    for (const event of ['overdrive', 'sporeBloom'] as const) {
      expect(paid).toContainEqual({ do: 'payOff', event, points: [0, 0, 5] });
      expect(paid).toContainEqual({ do: 'payOff', event, points: [1, 3, 1] });
    }
  });

  test('two Motherships on one tile, and the Bazooka’s choice of tiles', () => {
    for (const ship of ['carrier', 'former'] as const) expect(given).toContainEqual({ do: 'board', hero: 0, ship });
    expect(given).toContainEqual({ do: 'fight', hero: 0, tile: 10 });
    expect(given).toContainEqual({ do: 'fight', hero: 0, tile: 5 });
  });
});
