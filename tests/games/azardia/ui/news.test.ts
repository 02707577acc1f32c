import { expect, test } from 'vitest';
import { playBy } from '../../../../src/cli/playout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { concernedBy } from '../../../../src/games/azardia/rules/state/concerned.ts';
import type { Fact, FactName } from '../../../../src/games/azardia/rules/state/fact.ts';
import { simulation } from '../../../../src/games/azardia/simulation.ts';
import { factText } from '../../../../src/games/azardia/text/facts.en.ts';
import { moduleText } from '../../../../src/games/azardia/text/module.en.ts';
import { latestNews } from '../../../../src/games/azardia/ui/table/news.ts';
import { position } from '../position.ts';
import { setupOf } from '../subject.ts';

const view = azardia.view(position('A', [{ character: 'noncredoMantis' }, { character: 'lagartoon' }]), 0);
const turn: Fact = { fact: 'turnBegan', seat: 1, rule: 'T1', by: 'turn' };
const turnOf = (seat: number): Fact => ({ fact: 'turnBegan', seat, rule: 'T1', by: 'turn' });
const event: Fact = {
  fact: 'eventDrawn',
  event: 'slingshotForStragglers',
  rule: 'E1',
  by: 'event:slingshotForStragglers',
};
const gain: Fact = {
  fact: 'coinsGained',
  seat: 0,
  coins: 3000,
  from: null,
  rule: 'E2',
  by: 'event:slingshotForStragglers',
};
const rolls: Fact = { fact: 'diceRolled', seat: 1, dice: [4, 2], isAgain: false, rule: 'M1', by: 'dice' };
const reaches: Fact = { fact: 'levelGained', seat: 1, level: 3, rule: 'K2', by: 'coins' };
const takes: Fact = { fact: 'coinsLost', seat: 0, coins: 2000, to: 1, rule: 'T2', by: 'card:pickpocketTentacle' };

const news = (...facts: readonly Fact[]): string[] => latestNews({ factText }, facts, view, 0);

test('after the turns of others, what happened to oneself is read first, and says which card it came of', () => {
  const told = news(event, gain, turn, rolls, takes, reaches);
  expect(told.slice(0, 3)).toEqual(['Lagartoon’s turn.', 'Lagartoon rolls 4 and 2.', 'Lagartoon reaches level 3.']);
  expect(told.slice(4)).toEqual([
    'Noncredo Mantis gains 3,000 (Slingshot for Stragglers).',
    'Noncredo Mantis pays Lagartoon 2,000 (Pickpocket Tentacle).',
  ]);
  expect(told[3]).toMatch(/^Slingshot for Stragglers: /);
});

test('what one has just done oneself is told in its order', () => {
  expect(news(takes, reaches, gain)).toEqual([
    'Noncredo Mantis pays Lagartoon 2,000.',
    'Lagartoon reaches level 3.',
    'Noncredo Mantis gains 3,000.',
  ]);
});

test('T5, E2 a player’s panel says what is unusual about their next turn', () => {
  const [player] = view.players;
  if (!player) throw new Error('nobody plays');
  expect(moduleText.unusual(player, null)).toEqual([]);
  const held = { ...player, misses: 'next', oneDie: true } as const;
  expect(moduleText.unusual(held, null)).toEqual(['Skips', '1 die']);
  expect(moduleText.unusual(player, 'oneDie')).toEqual(['1 die']);
  expect(moduleText.unusual(player, 'threeDice')).toEqual(['3 dice']);
  expect(moduleText.standing(held)).toContain('misses the next turn, rolls one die next');
});

/** Facts that are told whoever they happen to, and those that are not news to anybody; the others are news to whom they name. */
const ALL: readonly FactName[] = ['eventDrawn', 'roundRuleSet', 'handsTaken', 'graceBegan', 'holderChanged'];
const NOBODY: readonly FactName[] = ['turnBegan', 'turnEnded', 'passed', 'orderSet'];

test('in whole games the lines about a seat come last, whichever seat looks', () => {
  let own = 0;
  for (const { state, facts } of playBy(simulation, () => 'regular', setupOf('news', 4))) {
    for (const seat of [0, 1, 2, 3]) {
      const seen = azardia.view(state, seat);
      const told = facts.flatMap((fact) => azardia.redact(fact, seat) ?? []);
      const lines = latestNews({ factText }, [turnOf((seat + 1) % 4), ...told], seen, seat);
      const names = moduleText.because;
      const about = told.filter(
        (fact) => ALL.includes(fact.fact) || (concernedBy(fact).includes(seat) && !NOBODY.includes(fact.fact)),
      );
      const expected = about.flatMap((fact) => {
        const line = fact.fact === 'phaseBegan' ? '' : factText(fact, seen);
        return line === '' ? [] : [names(line, fact.by)];
      });
      expect(lines.slice(lines.length - expected.length)).toEqual(expected);
      own += expected.length;
    }
  }
  expect(own).toBeGreaterThan(100);
});
