import { describe, expect, it } from 'vitest';
import type { Effect, HeroId } from '../../../../src/games/faza/content/vocabulary.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { oddsOf } from '../../../../src/games/faza/rules/fight/combat.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FactOf } from '../../../../src/games/faza/rules/state/fact.ts';
import type { CardNo, FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { actFrame, chipsOf, fightStory, isInPicture } from '../../../../src/games/faza/scenes/combat/fightStory.ts';
import { fc } from '../../../kit/seeded.ts';
import { type HeroLayout, position, viewed, withDice } from '../positions.ts';

const TILES = { 6: { drones: 1 }, 7: { drones: 1 } };

/** The story of the fight that some commands end with; `armed` are the cards that were played for it. */
function story(state: FazaView, commands: readonly Command[], tile: number, armed?: readonly CardNo[]) {
  const before = commands.reduce((now, command) => applyLegal(now, command).state, withDice(state, 6));
  const { state: after, facts } = applyLegal(before, { do: 'fight', hero: 0, tile });
  const roll = facts.find((fact): fact is FactOf<'diceRolled'> => fact.fact === 'diceRolled');
  if (!roll) throw new Error('no roll');
  const played = armed && { armed: armed.map((card) => ({ seat: 0, card })) };
  return fightStory({ roll, results: [], earlier: [], before: viewed(before), after: viewed(after), ...played });
}

function table(hero: HeroId, layout: HeroLayout = {}): FazaView {
  const ally: HeroId = hero === 'doctor' || hero === 'farmer' ? 'soldier' : 'doctor';
  return position({ heroes: { [hero]: { tile: 6, points: 1, ...layout }, [ally]: {} }, tiles: TILES });
}

const arm = (card: CardNo, option = 0): Command => ({ do: 'enhance', hero: 0, card, option, target: { kind: 'self' } });

describe('C3 the weapon in a fight is the card that was played', () => {
  it.each([
    ['soldier', 1, 6, [], 'raygun'],
    ['soldier', 1, 6, [1], 'sidearm'],
    ['soldier', 2, 7, [], 'bazooka'],
    ['soldier', 3, 6, [], 'raygun'],
    ['soldier', 3, 6, [3], 'sidearm'],
    ['soldier', 4, 6, [], 'grenades'],
    ['doctor', 1, 6, [], 'raygun'],
    ['doctor', 3, 6, [], null],
    ['rebel', 3, 6, [], 'raygun'],
    ['rebel', 3, 6, [3], 'sidearm'],
    ['rebel', 2, 6, [], null],
    ['engineer', 1, 6, [], 'rayCannon'],
    ['engineer', 1, 6, [1], 'sidearm'],
    ['engineer', 2, 6, [], null],
  ] as const)('%s, card %i at tile %i, injured %j: %s', (hero, card, tile, injured, weapon) => {
    expect(story(table(hero, { injured }), [arm(card)], tile, [card]).weapon).toBe(weapon);
  });

  it('without a card it is the one that needs none, even where a skill adds the same', () => {
    const used = table('soldier', { used: [1] });
    expect(story(used, [], 6, []).weapon).toBeNull();
    const marksman = story(used, [{ do: 'marksman', hero: 0 }], 6, []);
    expect(marksman.weapon).toBeNull();
    expect(marksman.help).toEqual(expect.arrayContaining([{ kind: 'skill', value: 1 }]));
  });

  it('the heaviest of several counts', () => {
    expect(story(table('soldier'), [arm(1), arm(4)], 6, [1, 4]).weapon).toBe('grenades');
  });

  it('a hero is seen with the weapon that was played, never with another', () => {
    expect(actFrame({ hero: 'soldier', weapon: 'bazooka' })).toBe('hero/soldier/act');
    expect(actFrame({ hero: 'soldier', weapon: 'raygun' })).toBe('hero/soldier/unarmed');
    expect(actFrame({ hero: 'soldier', weapon: null })).toBe('hero/soldier/unarmed');
    expect(actFrame({ hero: 'scout', weapon: 'raygun' })).toBe('hero/scout/act');
    expect(actFrame({ hero: 'scout', weapon: 'grenades' })).toBe('hero/scout/unarmed');
    expect(actFrame({ hero: 'doctor', weapon: 'grenades' })).toBe('hero/doctor/act');
  });

  it('a sign shows the weapon that was played where the picture of the hero does not', () => {
    expect(isInPicture({ hero: 'soldier', weapon: 'bazooka' })).toBe(true);
    expect(isInPicture({ hero: 'soldier', weapon: 'raygun' })).toBe(false);
    expect(isInPicture({ hero: 'soldier', weapon: null })).toBe(true);
    expect(isInPicture({ hero: 'scout', weapon: 'raygun' })).toBe(true);
    expect(isInPicture({ hero: 'scout', weapon: 'grenades' })).toBe(false);
    expect(isInPicture({ hero: 'farmer', weapon: null })).toBe(true);
  });
});

/** The Senator's card that adds 1 for each Rebel, up to 2. */
const RALLY = 2;

describe('C3, C4 what stands beside the sum of a fight comes to that sum', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 3],
  ] as const)('with %i Rebels, whose help of at most 3 is %i', (rebels, help) => {
    const bare = position({
      heroes: { soldier: { tile: 6, points: 1 }, doctor: {} },
      tiles: { 6: { drones: 1, rebels } },
    });
    const armed = [
      { kind: 'perRebel', bonus: 1, atMost: 3 },
      { kind: 'allDice', bonus: 1 },
    ] as const;
    const heroes = bare.heroes.map((hero, seat) => (seat === 0 ? { ...hero, armed } : hero));
    const told = story({ ...bare, heroes }, [], 6);
    expect(told.help.find(({ kind }) => kind === 'perRebel')?.value).toBe(help);
    expect(told.help.reduce((sum, { value }) => sum + value, 0)).toBe(told.bonus);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 2],
  ] as const)('with %i Rebels a played card of at most 2 shows what it adds: %i', (rebels, adds) => {
    const state = position({
      heroes: { senator: { tile: 6, points: 1 }, doctor: {} },
      tiles: { 6: { drones: 1, rebels } },
    });
    const told = story(state, [arm(RALLY)], 6, [RALLY]);
    expect(told.cards.map((card) => card.adds)).toEqual([adds]);
    expect(adds + told.help.reduce((sum, { value }) => sum + value, 0)).toBe(told.bonus);
  });
});

describe('C3 nothing that helps in a fight is left out', () => {
  const effect: fc.Arbitrary<Effect> = fc.oneof(
    fc.record({ kind: fc.constant('allDice' as const), bonus: fc.constantFrom(1, 2) }),
    fc.record({ kind: fc.constant('perRebel' as const), bonus: fc.constant(1), atMost: fc.constantFrom(1, 2) }),
    fc.record({ kind: fc.constant('reroll' as const), dice: fc.constantFrom(1, 2) }),
    fc.record({
      kind: fc.constant('shield' as const),
      injuries: fc.constantFrom(1, 2),
      whose: fc.constantFrom('own' as const, 'tile' as const),
    }),
    fc.constant({ kind: 'lowestDie' as const, bonus: 1 }),
    fc.constant({ kind: 'bazooka' as const }),
  );

  it('however often each kind helps, one chip for each kind says it in all', () => {
    const bare = table('senator', {});
    fc.assert(
      fc.property(fc.array(effect, { maxLength: 12 }), (armed) => {
        const state = { ...bare, heroes: bare.heroes.map((hero, seat) => (seat === 0 ? { ...hero, armed } : hero)) };
        const tile = armed.some(({ kind }) => kind === 'bazooka') ? 7 : 6;
        const odds = oddsOf(state, 0, tile);
        const told = story(state, [], tile);
        const shown = (...kinds: readonly string[]) =>
          told.help.reduce((sum, { kind, value, times = 1 }) => sum + (kinds.includes(kind) ? value * times : 0), 0);
        expect(shown('ground', 'allDice', 'skill', 'perRebel', 'longShot')).toBe(odds.bonus);
        expect(shown('shield')).toBe(odds.shields);
        expect(shown('reroll')).toBe(odds.rerolls);
        expect(shown('lowestDie')).toBe(odds.lowest.length);
        const kinds = told.help.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(chipsOf(told).at(-1) === null).toBe(odds.bonus !== 0);
      }),
      { seed: 3 },
    );
  });

  it.each([
    ['two cards of the same effect', [1, 3], [1, 3]],
    ['all four', [1, 2, 3, 4], [1, 2, 3, 4]],
  ] as const)('%s', (_, cards, shown) => {
    const tile = (cards as readonly number[]).includes(2) ? 7 : 6;
    const told = story(
      table('soldier'),
      cards.map((card) => arm(card)),
      tile,
      cards,
    );
    expect(told.cards.map(({ no }) => no)).toEqual(shown);
    expect(told.help.map(({ kind }) => kind)).not.toContain('allDice');
  });

  it('a card that was refreshed and played again helps twice', () => {
    const once = viewed(applyLegal(withDice(table('doctor'), 6), arm(1)).state);
    const fresh = once.heroes.map((hero, seat) =>
      seat === 0 ? { ...hero, cards: hero.cards.map((card) => ({ ...card, used: false })) } : hero,
    );
    const told = story({ ...once, heroes: fresh }, [arm(1)], 6);
    expect(told.cards.map(({ no }) => no)).toEqual([1]);
    expect(told.help).toEqual(expect.arrayContaining([{ kind: 'allDice', value: 1 }]));
  });
});
