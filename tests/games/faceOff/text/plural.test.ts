import { expect, test } from 'vitest';
import { boss } from '../../../../src/games/faceOff/bots/boss.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { factText } from '../../../../src/games/faceOff/text/facts.en.ts';
import { moduleText } from '../../../../src/games/faceOff/text/module.en.ts';
import { reasonText } from '../../../../src/games/faceOff/text/reasons.en.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';

/** The words after the names of factions. */
function verbsIn(sentences: readonly string[]): ReadonlySet<string> {
  const found = sentences.flatMap((sentence) => [
    ...sentence.matchAll(/(?:^|: )(?:Monsters|Cowboys|Ninjas|Pirates)(?: 2)? ([a-z]+)/g),
  ]);
  return new Set(found.flatMap(([, verb = '']) => verb));
}

/** Every sentence about a game of the usual computer players. */
function sentencesOf(seats: number): string[] {
  const factions = (['monsters', 'cowboys', 'ninjas', 'pirates', 'ninjas'] as const).slice(0, seats);
  let { state } = faceOff.newGame({ seed: 'plural', factions, timing: 'standard' });
  const told: string[] = [];
  for (let given = 0; faceOff.result(state) === null; given++) {
    const command = boss.choose(faceOff.view(state, null), chanceFrom(`plural/${given}`));
    const applied = command && faceOff.apply(state, command);
    if (!applied?.ok) throw new Error('the bot is refused');
    ({ state } = applied);
    for (const fact of applied.facts) told.push(factText(fact, faceOff.view(state, null)));
  }
  const { rule, winners } = faceOff.result(state) ?? { rule: '', winners: [] };
  return [...told, moduleText.won(faceOff.view(state, null), rule, winners, 57)];
}

test('the names of factions are plural, and so are the verbs after them', () => {
  const reasons = Object.values(reasonText).map((reason) => reason('Pirates'));
  const verbs = verbsIn([...sentencesOf(2), ...sentencesOf(5), ...reasons]);
  expect(verbs.size).toBeGreaterThan(15);
  expect([...verbs].filter((verb) => verb === 'is' || /[^s]s$/.test(verb))).toEqual([]);
});
