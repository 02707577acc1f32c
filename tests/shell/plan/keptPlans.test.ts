import { expect, test } from 'vitest';
import { canPlan, planFrom } from '../../../src/games/faza/bots/plan/plan.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import { fazaPlans } from '../../../src/games/faza/ui/plan/plansSection.ts';
import { begin, give, now, viewNow } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { PlansSection } from '../../../src/module/capabilities/plans.ts';
import type { Played } from '../../../src/shell/match.ts';
import { createPlanStore, type KeptPlans } from '../../../src/shell/plan/keptPlans.ts';
import { beginPlanning, MOST_STEPS, planFor, turned, withStep } from '../../../src/shell/plan/planning.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';
import type { Match } from '../../games/faza/match.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { fc } from '../../kit/seeded.ts';

const KEY = 'faza.plans';
const section: PlansSection<Played> = fazaPlans;
const match: Match = { session: begin(faza, setupOf(['scout', 'senator'])), players: ['you', 'you'] };

/** That many commands in a row that can be planned, picked deterministically. */
function somePlan(length: number, step: number): Command[] {
  const commands: Command[] = [];
  for (let index = 0; index < length; index++) {
    const { tip } = planFrom(viewNow(match.session), commands);
    const open = faza.legalCommands(tip).filter(canPlan);
    if (open.length === 0) break;
    commands.push(at(open, (index * 13 + step) % open.length));
  }
  return commands;
}

function kept(a: readonly object[], b: readonly object[]): KeptPlans {
  return { plans: turned(withStep(turned(withStep(beginPlanning(), ...a), 'b'), ...b), 'b'), isOpen: true };
}

/** A store with two plans for the match, and the plans as they are loaded again. */
function storeWith(plans: KeptPlans) {
  const store = memoryStore();
  createPlanStore(store, fazaModule).save(match, plans);
  return { store, load: (asked: Match = match) => createPlanStore(store, fazaModule).load(asked) };
}

const two = kept(somePlan(4, 0), somePlan(2, 5));

test('both plans come back as they were, with the one that was open', () => {
  const { load } = storeWith(two);
  const found = load();
  expect(found?.plans.a.commands).toEqual(two.plans.a.commands);
  expect(found?.plans.b.commands).toEqual(two.plans.b.commands);
  expect([found?.plans.open, found?.isOpen]).toEqual(['b', true]);
  expect(two.plans.a.commands.length).toBeGreaterThan(1);
});

test('plans for another game, or for another state of it, are silently ignored', () => {
  const { load } = storeWith(two);
  const other = { ...match, session: begin(faza, setupOf(['scout', 'senator'], { seed: 'another' })) };
  const later = give(match.session, at(somePlan(4, 0), 0));
  expect(load(other)).toBeNull();
  if ('session' in later) expect(load({ ...match, session: later.session })).toBeNull();
});

test('commands that the rules do not allow, or that the computer plays, are ignored', () => {
  const [first] = two.plans.a.commands;
  const flight: Command = { do: 'move', hero: 0, card: 4, to: 16 };
  const legal = faza
    .legalCommands(now(match.session))
    .some((command) => JSON.stringify(command) === JSON.stringify(flight));
  expect(legal).toBe(false);
  const { load } = storeWith(kept(first ? [first, flight, flight] : [], [flight]));
  expect(load()?.plans.a.commands).toEqual([first]);
  expect(load()?.plans.b.commands).toEqual([]);
  expect(storeWith(two).load({ ...match, players: ['computer', 'computer'] })).toBeNull();
});

test('without plans nothing is stored', () => {
  const { store } = storeWith(two);
  createPlanStore(store, fazaModule).save(match, { plans: beginPlanning(), isOpen: false });
  expect(store.getItem(KEY)).toBeNull();
});

test('no content of the store causes an error, nor does a store without room or access', () => {
  const good = storeWith(two).store.getItem(KEY) ?? '';
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.nat({ max: good.length }).map((length) => good.slice(0, length)),
    fc.tuple(fc.nat({ max: good.length - 1 }), fc.string({ minLength: 1, maxLength: 1 })).map(([place, letter]) => {
      return `${good.slice(0, place)}${letter}${good.slice(place + 1)}`;
    }),
    fc.constant(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    fc.constant(' '.repeat(2_000_000)),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const store = memoryStore();
      store.setItem(KEY, stored);
      const found = createPlanStore(store, fazaModule).load(match);
      for (const name of ['a', 'b'] as const) {
        const plan = found && planFor(section, turned(found.plans, name), viewNow(match.session));
        expect(plan?.left ?? []).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
  const shut: TextStore = {
    getItem: () => {
      throw new Error('shut');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('shut');
    },
  };
  expect(createPlanStore(shut, fazaModule).load(match)).toBeNull();
  createPlanStore(shut, fazaModule).save(match, two);
});

test('the longest plans there are come back as well', () => {
  const longest = Array.from({ length: MOST_STEPS }, () => at(two.plans.a.commands, 0));
  const { store, load } = storeWith(kept(longest, longest));
  expect(store.getItem(KEY)?.length).toBeGreaterThan(MOST_STEPS);
  // The rules refuse most of it, which does not matter here.
  expect(load()?.plans.b.commands).not.toEqual([]);
  expect(kept([...longest, ...longest], []).plans.a.commands).toEqual([]);
});
