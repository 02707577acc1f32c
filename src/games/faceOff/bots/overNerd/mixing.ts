import { at } from '../../../../kernel/values/at.ts';

const ROUNDS = 60;
/** How much others are trusted to answer as usual; for the rest they answer what hurts most. */
const TRUST = 0.7;

/**
 * How often to choose each of some options, by regret matching. `worths[guess][option][answer]` says what an option is worth when the
 * others hold what a guess says and give one of their answers, the first of which is the usual one. They know what they hold, so
 * with each guess they match regrets of their own.
 */
export function mixed(worths: readonly (readonly (readonly number[])[])[]): readonly number[] {
  const options = at(worths, 0).length;
  const answers = at(at(worths, 0), 0).length;
  const own = zeros(options);
  const theirs = worths.map(() => zeros(answers));
  const sum = zeros(options);
  for (let round = 0; round < ROUNDS; round++) {
    const mine = matched(own);
    const gains = zeros(options);
    for (const [guess, rows] of worths.entries()) {
      const regrets = at(theirs, guess);
      const usual = matched(regrets).map((share, answer) => (1 - TRUST) * share + (answer === 0 ? TRUST : 0));
      const losses = usual.map((_, answer) =>
        rows.reduce((lost, row, option) => lost + at(mine, option) * at(row, answer), 0),
      );
      const mean = usual.reduce((total, share, answer) => total + share * at(losses, answer), 0);
      for (const [answer, lost] of losses.entries()) regrets[answer] = at(regrets, answer) + mean - lost;
      for (const [option, row] of rows.entries())
        gains[option] = at(gains, option) + usual.reduce((gain, share, answer) => gain + share * at(row, answer), 0);
    }
    const mean = mine.reduce((total, share, option) => total + share * at(gains, option), 0);
    for (const [option, gain] of gains.entries()) {
      own[option] = at(own, option) + gain - mean;
      sum[option] = at(sum, option) + at(mine, option);
    }
  }
  return sum.map((share) => share / ROUNDS);
}

/** Shares in proportion to positive regrets; all alike where there are none. */
function matched(regrets: readonly number[]): readonly number[] {
  const positive = regrets.map((regret) => Math.max(0, regret));
  const total = positive.reduce((sum, regret) => sum + regret, 0);
  return positive.map((regret) => (total > 0 ? regret / total : 1 / regrets.length));
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}
