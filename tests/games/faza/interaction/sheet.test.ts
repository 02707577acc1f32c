import { describe, expect, it, test } from 'vitest';
import { addEdition, editions } from '../../../../src/games/faza/content/editions.ts';
import { type SheetItem, sheetItems } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { clearSelection, type FazaSelection, point } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { commandAt, pathOf } from '../../../../src/games/faza/interaction/picks.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView, Setup } from '../../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { position } from '../positions.ts';
import { viewOf } from '../scenes/viewOf.ts';
import { statesOf } from '../scenes/walk.ts';

const PHONE = [360, 640] as const;

function teamWith(points: readonly [number, number, number]): FazaView {
  const [soldier, doctor, scientist] = points;
  return position({
    heroes: { soldier: { points: soldier }, doctor: { points: doctor }, scientist: { points: scientist } },
    long: ['sporeBloom'],
  });
}

/** The sheet that pressing the Long event opens, and the sheets after it as its items are pressed by name. */
function pay(state: FazaView, ...presses: readonly string[]) {
  const commands = legalCommands(state);
  let selection: FazaSelection = point(clearSelection(0), commands, [{ kind: 'event', event: 'sporeBloom' }]);
  const itemsNow = (): SheetItem[] => sheetItems(viewOf(state, selection, PHONE));
  for (const press of presses) {
    const item = itemsNow().find(({ label }) => label === press);
    if (!item) throw new Error(`no ${press} in the sheet`);
    selection = point(selection, commands, item.path);
  }
  const { path, next } = viewOf(state, selection, PHONE);
  return {
    title: text.promptText({ path, next }, state),
    items: itemsNow(),
    command: commandAt(commands, selection.path),
  };
}

const lines = (items: readonly SheetItem[]): string[] => items.map(({ label, detail = '' }) => `${label}. ${detail}`);

describe('E5 the sheet that asks who pays for the end of a Long event', () => {
  it('names the event and the price, and who can pay alone comes first, the richest first', () => {
    const { title, items } = pay(teamWith([5, 2, 8]));
    expect(title).toBe('End Spore Bloom: who pays 5 Points?');
    expect(lines(items)).toEqual([
      'Scientist pays 5 Points. Has 8 Points, keeps 3.',
      'Soldier pays 5 Points. Has 5 Points, keeps 0.',
      'Several heroes pay together. You choose how many Points each hero pays.',
    ]);
    expect(pay(teamWith([5, 2, 8]), 'Scientist pays 5 Points').command).toEqual({
      do: 'payOff',
      event: 'sporeBloom',
      points: [0, 0, 5],
    });
  });

  it('names everybody who can pay alone', () => {
    expect(lines(pay(teamWith([5, 6, 8])).items)).toEqual([
      'Scientist pays 5 Points. Has 8 Points, keeps 3.',
      'Doctor pays 5 Points. Has 6 Points, keeps 1.',
      'Soldier pays 5 Points. Has 5 Points, keeps 0.',
      'Several heroes pay together. You choose how many Points each hero pays.',
    ]);
  });

  it('asks one hero after the other for a share, and says how much is left', () => {
    const together = pay(teamWith([5, 2, 8]), 'Several heroes pay together');
    expect(together.title).toBe('How much does the Soldier pay? 5 Points to go.');
    expect(lines(together.items)).toEqual(['Nothing. ', '1 Point. ', '2 Points. ', '3 Points. ', '4 Points. ']);
    const second = pay(teamWith([5, 2, 8]), 'Several heroes pay together', '2 Points');
    expect(second.title).toBe('How much does the Doctor pay? 3 Points to go.');
    expect(pay(teamWith([5, 2, 8]), 'Several heroes pay together', '2 Points', '1 Point').command).toEqual({
      do: 'payOff',
      event: 'sporeBloom',
      points: [2, 1, 2],
    });
  });

  it('proposes that the richest pay where nobody can pay alone', () => {
    const { items } = pay(teamWith([3, 2, 4]));
    expect(lines(items)).toEqual([
      'Soldier pays 1 Point, Scientist pays 4 Points. Those with the most Points pay first.',
      'Split it another way. You choose how many Points each hero pays.',
    ]);
    expect(pay(teamWith([3, 2, 4]), 'Soldier pays 1 Point, Scientist pays 4 Points').command).toEqual({
      do: 'payOff',
      event: 'sporeBloom',
      points: [1, 0, 4],
    });
  });

  it('asks nothing where there is only one way to pay', () => {
    expect(pay(teamWith([3, 0, 2])).command).toEqual({ do: 'payOff', event: 'sporeBloom', points: [3, 0, 2] });
  });
});

describe('sheets', () => {
  it('say what a skill does, at the price of the edition that is played', () => {
    const { published } = editions;
    const heroes = published.heroes.map((hero) => ({
      ...hero,
      skills: hero.skills.map(({ id }) => ({ id, cost: 2 })),
    }));
    addEdition('pack-dear', { ...published, id: 'pack-dear', heroes });
    const skillsOf = (options: Partial<Pick<Setup, 'edition'>>): string[] => {
      const state = position({ heroes: { doctor: {}, soldier: { points: 2 } }, options });
      const path = pathOf({ do: 'marksman', hero: 1 }).slice(0, 2);
      return lines(sheetItems(viewOf(state, { ...clearSelection(1), path }, PHONE)));
    };
    expect(skillsOf({})).toEqual(['Marksman. 1 Point before a roll: +1 to every die.']);
    expect(skillsOf({ edition: 'pack-dear' })).toEqual(['Marksman. 2 Points before a roll: +1 to every die.']);
  });

  it('say in their title what is chosen', () => {
    const titles = new Set<string>();
    const states = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) => statesOf(seed, 9));
    for (const state of [...states, teamWith([5, 5, 5])]) {
      const commands = legalCommands(state);
      if (state.agenda.length > 0) continue;
      for (const command of commands) {
        const whole = pathOf(command);
        for (let length = 1; length < whole.length; length++) {
          const view = viewOf(state, { ...clearSelection(0), path: whole.slice(0, length) }, PHONE);
          const { path, next } = view;
          if (sheetItems(view).length > 0) titles.add(text.promptText({ path, next }, state));
        }
      }
    }
    expect([...titles].filter((title) => ['', 'Choose', 'Choose one.', 'Choose a card.'].includes(title))).toEqual([]);
    expect(titles.size).toBeGreaterThan(4);
  });
});

test('E2 the question about Sabotage stays open while the player looks at another hero', () => {
  const state: FazaView = {
    ...position({ heroes: { soldier: {}, doctor: {} }, kept: ['sabotage'] }),
    agenda: [{ step: 'activate', ship: 'carrier', by: 'faza', asked: false }],
  };
  const selection = point(clearSelection(0), legalCommands(state), [{ kind: 'hero', seat: 1 }]);
  expect(selection).toEqual({ seat: 1, path: [], fight: null });
  expect(sheetItems(viewOf(state, selection, PHONE)).map(({ label }) => label)).toEqual([
    'Use Sabotage',
    'Keep it for later',
  ]);
});
