import { fight, reroll } from './battle/battles.ts';
import { strike } from './battle/events.ts';
import { lose } from './battle/losses.ts';
import { returnTo, take } from './battle/results.ts';
import type { RuleId } from './ruleIds.ts';
import type { Command, CommandName, CommandOf } from './state/command.ts';
import type { Play } from './state/play.ts';
import { pass } from './steps.ts';
import { playCard } from './turn/cards.ts';
import { answer, claim } from './turn/claims.ts';
import { place } from './turn/earning.ts';
import { attackBeside, move } from './turn/moving.ts';

/** What the rules do with a command of one name. */
interface CommandRules<Name extends CommandName> {
  /** Carries a legal command out. */
  perform(play: Play, command: CommandOf<Name>): void;
  /** The rule that forbids it where it is not legal. */
  readonly rule: RuleId;
}

const RULES: { readonly [Name in CommandName]: CommandRules<Name> } = {
  play: { perform: playCard, rule: 'A1' },
  move: { perform: move, rule: 'M1' },
  claim: { perform: claim, rule: 'C1' },
  attack: { perform: attackBeside, rule: 'B2' },
  answer: { perform: answer, rule: 'C2' },
  fight: { perform: fight, rule: 'B1' },
  reroll: { perform: reroll, rule: 'P5' },
  take: { perform: take, rule: 'P1' },
  lose: { perform: lose, rule: 'B5' },
  return: { perform: returnTo, rule: 'B3' },
  place: { perform: place, rule: 'L4' },
  strike: { perform: strike, rule: 'E6' },
  pass: { perform: (play, { seat }) => pass(play, seat), rule: 'R5' },
};

/** The rules of a command. The compiler cannot see that its name picks the rules for it; this is the one place that says so. */
export function rulesOf({ do: name }: Pick<Command, 'do'>): CommandRules<CommandName> | undefined {
  return Object.hasOwn(RULES, name) ? (RULES[name] as CommandRules<CommandName>) : undefined;
}
