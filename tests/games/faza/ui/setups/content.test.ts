import { expect, test, vi } from 'vitest';
import { addEdition, newest } from '../../../../../src/games/faza/content/editions.ts';
import type { EditionId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import type { FazaTypes } from '../../../../../src/games/faza/rules/state/types.ts';
import type { NewGameDraft, NewGameScreenActions } from '../../../../../src/module/screens/setups.ts';
import { gamesOf } from '../../../../../src/shell/persistence/archive/statistics.ts';
import type { Control } from '../../../../../src/table/control.ts';

/** Neither Soldier nor Normal, and no political hero; Easy has other numbers. */
const pack = 'pack-few-heroes-00000000000000';
addEdition(pack, {
  ...newest,
  id: pack,
  heroes: newest.heroes.filter(({ id, area }) => id !== 'soldier' && area !== 'political'),
  modes: newest.modes.filter(({ id }) => id !== 'normal').map((mode) => ({ ...mode, health: 5 })),
});

/** Normal ships are tough. */
const toughPack = 'pack-tough-00000000000000';
addEdition(toughPack, { ...newest, id: toughPack, modes: newest.modes.map((mode) => ({ ...mode, health: 6 })) });

type Draft = NewGameDraft<FazaTypes>;

const fresh = (): Draft => fazaModule.setups.draft('mine', () => gamesOf([]));

function screenOf(
  draft: Draft,
  content: string | null = 'Few heroes',
  seen: Partial<NewGameScreenActions<FazaTypes>> = {},
) {
  const nothing = (): void => undefined;
  const actions = {
    back: nothing,
    start: nothing,
    change: nothing,
    choose: nothing,
    chooseContent: nothing,
    explain: nothing,
  };
  const { controls } = draft.screen(
    { width: 1280, height: 720, seedShown: '', content },
    { ...actions, freshSeed: () => '', ...seen },
  );
  return (wanted: string): Control | undefined => controls.find(({ id }) => id === wanted);
}

test('the content is said and chosen where there is a choice', () => {
  const chooseContent = vi.fn<NewGameScreenActions<FazaTypes>['chooseContent']>();
  const control = screenOf(fresh(), 'Few heroes', { chooseContent })('newGame:content');
  expect(control?.label).toBe('Cards and board: Few heroes');
  control?.press();
  expect(chooseContent).toHaveBeenCalledOnce();
  expect(screenOf(fresh(), null)('newGame:content')).toBeUndefined();
});

test('a draft with a pack is a game with it, and one without it again the newest game', () => {
  const draft = fresh().withContent(pack);
  expect(draft.game().setup.edition).toBe(pack);
  expect(draft.withContent('published').game().setup.edition).toBe('published');
});

test('what a pack does not have makes way for what it has; what it has nothing for cannot start', () => {
  const draft = fresh().withContent(pack);
  expect(draft.game().setup).toMatchObject({ mode: 'easy', heroes: ['scout', 'doctor', 'senator'] });
  expect(draft.problem()?.text).toBe('Something in this setup isn’t part of this edition.');
  const change = vi.fn<NewGameScreenActions<FazaTypes>['change']>();
  screenOf(draft, 'Few heroes', { change })('newGame:seat:3:take')?.press();
  expect(change.mock.lastCall?.[0].problem()).toBeNull();
});

test('V2 content without Rewards takes no game along that leaves them out', () => {
  const change = vi.fn<NewGameScreenActions<FazaTypes>['change']>();
  screenOf(fresh(), null, { change })('newGame:rewards')?.press();
  const without = change.mock.lastCall?.[0];
  expect(without?.game().setup.rewards).toBe(false);
  expect(without?.withContent('24').game().setup).toMatchObject({ edition: '24', rewards: true });
  expect(without?.withContent('published').game().setup.rewards).toBe(false);
});

test('a hero who is the only one of their area in a pack makes way for nobody', () => {
  const control = screenOf(fresh().withContent(pack));
  expect(control('newGame:seat:0:swap')).toBeUndefined();
  expect(control('newGame:seat:1:swap')?.label).toBe('Play the Farmer instead');
});

test('modes and steps are said with the numbers of the pack', () => {
  const choose = vi.fn<NewGameScreenActions<FazaTypes>['choose']>();
  const said = (draft: Draft) => {
    const control = screenOf(draft, 'Few heroes', { choose });
    control('newGame:step')?.press();
    const steps = choose.mock.lastCall?.[0].items.map(({ label, detail }) => `${label}: ${detail}`);
    return { easy: control('newGame:mode:easy')?.hint, step: control('newGame:step')?.hint, steps };
  };
  const published = said(fresh());
  expect(published.easy).toMatch(/Ships have 2 health/);
  expect(published.step).toMatch(/^Step 4 of 9\. .* A team of computers wins \d+% of its games\.$/);
  expect(published.steps?.[2]).toMatch(/^3\. Forewarned: Normal, with 3 health .* A team of computers wins \d+%\.$/);
  const packed = said(fresh().withContent(pack));
  expect(packed.easy).toMatch(/Ships have 5 health/);
  // Nobody has measured how often the computer wins with a pack, and this one has no Normal mode.
  expect(packed.step).toBe('Step 2 of 9. One event at a time.');
  expect(packed.steps?.map((step) => step.slice(0, 2))).toEqual(['1.', '2.', '5.', '6.', '7.', '8.', '9.']);
  const tough = said(fresh().withContent(toughPack));
  expect(tough.steps?.[2]).toBe('3. Forewarned: Normal, with 3 health for each ship and two events to choose from.');
});

test('a shared game says when it is on another board than the usual one', () => {
  const said = (edition: EditionId): string => fazaModule.setups.lines({ ...fresh().game().setup, edition }).join(' ');
  expect(said('24')).toContain('The earlier edition: a cross of 24 tiles');
  for (const edition of ['published', pack] as const) expect(said(edition)).not.toMatch(/edition/);
});
