import { describe, expect, test } from 'vitest';
import { boss } from '../../../../src/games/faceOff/bots/boss.ts';
import { overNerd } from '../../../../src/games/faceOff/bots/overNerd/overNerd.ts';
import { rookie } from '../../../../src/games/faceOff/bots/rookie.ts';
import { setOf } from '../../../../src/games/faceOff/content/cards.ts';
import type { FactionId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import { evolve } from '../../../../src/games/faceOff/rules/evolve.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { give } from '../position.ts';

const draft = (seats: number, seed = 'draft'): State =>
  faceOff.newGame({ seed, factions: Array.from({ length: seats }, () => null), timing: 'standard' }).state;
const picking = (seat: number, faction: FactionId): Command => ({ do: 'pickFaction', seat, faction });
const choices = (state: State): string[] =>
  faceOff
    .legalCommands(state)
    .map((command) => `${command.seat} ${'faction' in command ? command.faction : command.do}`);
/** Seats, from the one that picks first, pick these. */
function picked(state: State, ...factions: readonly FactionId[]): State {
  const count = state.seats.length;
  return factions.reduce(
    (sofar, faction, index) => give(sofar, picking((state.first + index) % count, faction)).state,
    state,
  );
}

describe('S3 each seat picks a faction', () => {
  test('S3 the first to pick is drawn, and the others follow in turn order', () => {
    const firsts = Array.from({ length: 30 }, (_, seed) => draft(3, `seed ${seed}`).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    const state = draft(3);
    expect(faceOff.activeSeats(state)).toEqual([state.first]);
    expect(faceOff.activeSeats(picked(state, 'pirates'))).toEqual([(state.first + 1) % 3]);
    expect(faceOff.activeSeats(picked(state, 'pirates', 'ninjas'))).toEqual([(state.first + 2) % 3]);
  });

  test('S3 nobody picks a faction that somebody has', () => {
    const state = draft(2);
    const [one, other] = [state.first, 1 - state.first];
    expect(choices(state)).toEqual([`${one} monsters`, `${one} cowboys`, `${one} ninjas`, `${one} pirates`]);
    expect(choices(picked(state, 'cowboys'))).toEqual([`${other} monsters`, `${other} ninjas`, `${other} pirates`]);
    expect(faceOff.apply(picked(state, 'cowboys'), picking(other, 'cowboys'))).toMatchObject({ ok: false, rule: 'S3' });
    expect(faceOff.apply(state, picking(other, 'cowboys'))).toMatchObject({ ok: false, rule: 'G5' });
  });

  test('S3, S9 the cards of the factions picked are laid out, and each seat has its starters', () => {
    const before = draft(2);
    expect([before.timings, before.clock.row, before.market]).toEqual([[], [], []]);
    const state = picked(before, 'pirates', 'ninjas');
    expect(state.seats.map(({ faction }) => faction)).toEqual(
      before.first === 0 ? ['pirates', 'ninjas'] : ['ninjas', 'pirates'],
    );
    for (const { faction, owned, hand, deck, aside, tokens } of state.seats) {
      expect(owned.map((card) => setOf(card))).toEqual(Array.from({ length: 12 }, () => faction));
      expect([hand.length, deck.length, aside.length, tokens]).toEqual([5, 7, 2, 10]);
    }
    expect(state.hqs.toSorted()).toEqual(['house', 'ninjas', 'pirates']);
    expect(state.sevens).toEqual(['house7', 'ninjas7', 'pirates7']);
    expect(state.timings.toSorted()).toEqual([2, 3, 4]);
    expect([state.market.length, state.power.deck.length, state.clock.deck.length]).toEqual([8, 12, 22]);
    expect(at(state.steps, 0)).toMatchObject({ step: 'clock' });
  });

  test('S3, R39 with four seats the last faction is taken without asking', () => {
    const state = draft(4);
    const after = picked(state, 'pirates', 'monsters', 'cowboys');
    expect(after.seats[(state.first + 3) % 4]?.faction).toBe('ninjas');
    expect(after.round).toBe(1);
  });

  test('X1 the fifth seat picks any faction for its second copy', () => {
    const state = draft(5);
    // The fourth faction is the only one left (R39).
    const four = picked(state, 'pirates', 'monsters', 'cowboys');
    const last = (state.first + 4) % 5;
    expect(choices(four)).toEqual([`${last} monsters`, `${last} cowboys`, `${last} ninjas`, `${last} pirates`]);
    const after = give(four, picking(last, 'cowboys')).state;
    expect(after.seats.filter(({ faction }) => faction === 'cowboys')).toHaveLength(2);
    expect(after.hqs).toHaveLength(5);
  });

  test('S6, S9 nobody is told where the cards lie that are laid out', () => {
    const state = draft(3);
    const { facts } = give(picked(state, 'pirates', 'ninjas'), picking((state.first + 2) % 3, 'cowboys'));
    const laid = facts.find(({ fact }) => fact === 'tableLaid');
    const told = laid && faceOff.redact(laid, state.first);
    if (told?.fact !== 'tableLaid') throw new Error('nothing was laid out');
    const { seats, clock, power, market, hqs, timings } = told.table;
    const closed = [...seats.flatMap(({ deck, hand }) => [...deck, ...hand]), ...clock.deck, ...power.deck];
    expect(new Set([...closed, ...market.slice(1), ...hqs.slice(1)])).toEqual(new Set(['hidden']));
    expect(timings.slice(1)).toEqual([0, 0, 0]);
    expect(clock.row).not.toContain('hidden');
  });

  test('S3 what each seat is told of the picks leads from view to view', () => {
    const state = draft(2);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const result = give(picked(state, 'pirates'), picking(1 - state.first, 'ninjas'));
      const view = result.facts.reduce<State>(
        (sofar, fact) => evolve(sofar, faceOff.redact(fact, viewer) ?? fact),
        faceOff.view(picked(state, 'pirates'), viewer),
      );
      const { seats, clock, power, timings } = faceOff.view(result.state, viewer);
      expect({ seats: view.seats, clock: view.clock, power: view.power, timings: view.timings }).toEqual({
        seats,
        clock,
        power,
        timings,
      });
    }
  });

  test('S3, S9 who looks ahead to the last pick learns nothing of how the cards will lie', () => {
    const firsts = Array.from({ length: 20 }, (_, seed) => draft(2, `seed ${seed}`)).filter(({ first }) => first === 0);
    const [one, other] = firsts.slice(0, 2).map((state) => {
      const result = faceOff.apply(faceOff.view(picked(state, 'pirates'), 1), picking(1, 'ninjas'));
      return result.ok ? result.state : null;
    });
    expect(one).toEqual(other);
    expect(one?.seats.flatMap(({ hand, aside }) => [...hand, ...aside])).toEqual(
      Array.from({ length: 14 }, () => 'hidden'),
    );
  });

  test('S3 undo takes a pick back until the cards are shuffled', () => {
    const state = draft(2);
    const one = picked(state, 'pirates');
    expect(faceOff.revealed?.(state, one)).toBe(false);
    expect(faceOff.revealed?.(one, picked(state, 'pirates', 'ninjas'))).toBe(true);
  });

  test.each([{ bot: rookie }, { bot: boss }, { bot: overNerd }])(
    'S3 $bot.id picks one of those left, not always the same, and rather Ninjas than Pirates',
    ({ bot }) => {
      const counts = { monsters: 0, cowboys: 0, ninjas: 0, pirates: 0 };
      for (let seed = 0; seed < 200; seed++) {
        const state = draft(2, `seed ${seed}`);
        const command = bot.choose(faceOff.view(state, state.first), chanceFrom(`bot ${seed}`), [state.first]);
        if (command?.do !== 'pickFaction') throw new Error('no faction');
        counts[command.faction] += 1;
      }
      expect(Object.values(counts).filter((count) => count > 5).length).toBeGreaterThanOrEqual(2);
      expect(counts.ninjas).toBeGreaterThan(counts.pirates);
    },
  );

  test('S3 an impossible draft is refused', () => {
    for (const factions of [[null], [null, null, null, null, null, null], [null, 'ninjas'] as const])
      expect(() => faceOff.newGame({ seed: 'x', factions, timing: 'standard' })).toThrow('impossible setup');
  });
});
