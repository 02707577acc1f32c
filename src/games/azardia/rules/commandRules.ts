import { answer } from './cards/answers.ts';
import { challenge, swapCard } from './characters/abilities.ts';
import { dealOne, exchange, takeHands } from './characters/dealing.ts';
import { flee, playDuelCard, raiseInDuel } from './duels/duels.ts';
import type { RuleId } from './ruleIds.ts';
import { chooseCharacter } from './setup.ts';
import type { Command, CommandName, CommandOf } from './state/command.ts';
import type { Play } from './state/play.ts';
import { advance, pass } from './steps.ts';
import { discardOne, sell } from './turn/discarding.ts';
import { buyLevel, buyTile, playTurnCard } from './turn/playing.ts';
import { chooseMove, playRollCard, raise, roll } from './turn/rolling.ts';

/** What the rules do with a command of one name. */
interface CommandRules<Name extends CommandName> {
  /** Carries a legal command out. */
  perform(play: Play, command: CommandOf<Name>): void;
  /** The rule that forbids it where it is not legal. */
  readonly rule: RuleId;
}

const RULES: { readonly [Name in CommandName]: CommandRules<Name> } = {
  chooseCharacter: { perform: chooseCharacter, rule: 'S2' },
  roll: { perform: roll, rule: 'M1' },
  raise: { perform: (play, command) => (play.state.roll ? raise : raiseInDuel)(play, command), rule: 'K1' },
  move: { perform: chooseMove, rule: 'M1' },
  play: { perform: playCard, rule: 'T2' },
  buyTile: { perform: buyTile, rule: 'K1' },
  buyLevel: { perform: buyLevel, rule: 'K1' },
  challenge: { perform: challenge, rule: 'C4' },
  takeHands: { perform: takeHands, rule: 'C3' },
  deal: { perform: dealOne, rule: 'C3' },
  exchange: { perform: exchange, rule: 'C3' },
  swapCard: { perform: swapCard, rule: 'C2' },
  discard: { perform: discardOne, rule: 'T4' },
  sell: { perform: sell, rule: 'T2' },
  advance: { perform: advance, rule: 'E2' },
  answer: { perform: answer, rule: 'X2' },
  pass: { perform: pass, rule: 'T1' },
};

/** The rules of a command. The compiler cannot see that its name picks the rules for it; this is the one place that says so. */
export function rulesOf({ do: name }: Pick<Command, 'do'>): CommandRules<CommandName> | undefined {
  return Object.hasOwn(RULES, name) ? (RULES[name] as CommandRules<CommandName>) : undefined;
}

/** T2: a card is played when it says so: what waits now tells which time it is. */
function playCard(play: Play, command: CommandOf<'play'>): void {
  const [step] = play.steps;
  switch (step?.step) {
    case 'roll':
    case 'chooseMove':
      return playRollCard(play, command);
    case 'beforeDuel':
      return flee(play, command);
    case 'improve':
      return playDuelCard(play, command);
    default:
      return playTurnCard(play, command);
  }
}
