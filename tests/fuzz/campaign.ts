import { Luck } from '../kit/luck.ts';
import type { Attack } from './attack.ts';
import { type Base, corpusOf } from './corpus.ts';
import { gameAttacks } from './gameAttacks.ts';
import { Breach, checkSentence, judge, type Outcome } from './judge.ts';
import { bentLink } from './linkAttacks.ts';
import { sameAttacks } from './sameAttacks.ts';
import { textAttacks } from './textAttacks.ts';

/** The results of many attacks. */
export interface Report {
  /** How often each kind of attack had each outcome. */
  readonly table: ReadonlyMap<string, ReadonlyMap<Outcome, number>>;
  /** Forbidden outcomes, each with all that it takes to reproduce it. */
  readonly breaches: readonly string[];
  /** The slowest attack and its time in milliseconds, including the judge's own check. */
  readonly slowest: { readonly milliseconds: number; readonly attack: string };
}

const attacks: readonly Attack[] = [...textAttacks, ...gameAttacks, ...sameAttacks];
const LINK: Attack = { kind: 'link: bent on its way', make: ({ text }) => text };

/**
 * Makes `count` attacks; each depends only on the seed and its own number. `clock` gives milliseconds, `done` is called
 * after each.
 */
export async function makeAttacks(
  seed: string,
  count: number,
  clock: () => number = () => 0,
  done: () => void = () => undefined,
): Promise<Report> {
  const corpus = corpusOf(seed);
  const table = new Map<string, Map<Outcome, number>>();
  const breaches: string[] = [];
  let slowest = { milliseconds: 0, attack: '' };
  for (let number = 0; number < count; number++) {
    const luck = new Luck(`${seed}/${number}`);
    const base = luck.pick(corpus);
    const attack = attacks[number % (attacks.length + 1)] ?? LINK;
    const name = `${attack.kind}, seed ${seed}, number ${number}`;
    const row = table.get(attack.kind) ?? new Map<Outcome, number>();
    table.set(attack.kind, row);
    try {
      const text = attack.make(base, luck, corpus);
      const began = clock();
      const outcome = attack === LINK ? await judgeLink(base, luck) : judge(attack, base, text);
      const milliseconds = clock() - began;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, attack: name };
      row.set(outcome, (row.get(outcome) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof Breach)) throw error;
      breaches.push(`${name}: ${error.message}`);
    }
    done();
  }
  return { table, breaches, slowest };
}

async function judgeLink(base: Base, luck: Luck): Promise<Outcome> {
  const unpacked = await bentLink(base, luck);
  if ('text' in unpacked) return judge(LINK, base, unpacked.text);
  checkSentence(unpacked.problem);
  return unpacked.problem;
}
