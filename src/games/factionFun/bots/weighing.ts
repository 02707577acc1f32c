import { chanceFrom } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { rivalOf } from '../content/vocabulary.ts';
import { factionFun } from '../rules/factionFun.ts';
import { answerOdds, resultsOf } from '../rules/forecast/odds.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import { type Command, isOf } from '../rules/state/command.ts';
import type { FactionFunView } from '../rules/state/state.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { cardWorths, type Worth } from './cardWorths.ts';
import { Judgment } from './judgment.ts';
import { normal } from './normal.ts';
import { winChance } from './winChance.ts';

/** A command, and the chance to win by it, 0–1; `null` where that is not estimated. */
export interface Weighed {
  readonly command: Command;
  readonly chance: number | null;
  /** What it promises, in tiles of the realm. */
  readonly worth?: number;
}

/** What a seat can do that is worth considering, the best first; with `also`, as far as it is weighed. */
export function weigh(view: FactionFunView, seat: Seat, also: Command | null): readonly Weighed[] {
  const commands = factionFun.legalCommands(view, seat);
  const worths = commands.length > 1 ? worthsOf(view, commands, also) : null;
  if (worths === null) {
    const command = normal.choose(view, chanceFrom('weigh'), [seat]);
    return command ? [{ command, chance: null }] : [];
  }
  return [...worths]
    .sort((one, other) => other.worth - one.worth)
    .map(({ command, worth }) => ({ command, worth, chance: winChance(view, peopleOf(seat), worth) }));
}

/** What each command promises, in tiles of the realm; `null` for decisions that are not weighed. */
function worthsOf(view: FactionFunView, commands: readonly Command[], also: Command | null): readonly Worth[] | null {
  const judgment = new Judgment(view);
  switch (at(view.steps, 0).step) {
    case 'card': {
      const other = (command: Command): boolean => !isOf('play')(command) || command.card !== played?.card;
      const played = also && isOf('play')(also) ? also : null;
      return cardWorths(view, played ? [...commands.filter(other), played] : commands);
    }
    case 'move':
      return commands.filter(isOf('move')).map((command) => {
        const { worth } = judgment.best(avatarNamed(view, command.avatar), command.tile);
        return { command, worth };
      });
    case 'act':
      return judgment.plansOf(actorOf(view)).flatMap(({ act, tile, worth }) => {
        const command = commands.find((one) =>
          act === 'none' ? one.do === 'pass' : one.do === act && (one.do !== 'attack' || one.tile === tile),
        );
        return command ? [{ command, worth }] : [];
      });
    case 'answer':
      return answerWorths(view, commands, judgment);
    case 'pickTile':
      return commands
        .filter(isOf('take'))
        .map((command) => ({ command, worth: judgment.gain(peopleOf(command.seat), command.tile) }));
    default:
      return null;
  }
}

/** C2, B8: what each answer to a claim promises, and letting it stand. */
function answerWorths(view: FactionFunView, commands: readonly Command[], judgment: Judgment): readonly Worth[] {
  const { avatar, tile } = required(view.claim);
  const claimant = avatarNamed(view, avatar);
  const odds = answerOdds(view, claimant, tile);
  const people = rivalOf(claimant.people);
  const [theirs, ours] = [judgment.gain(claimant.people, tile), judgment.gain(people, tile)];
  return commands.map((command) => {
    const answer = isOf('answer')(command) ? odds.find((one) => one.avatar === command.avatar) : undefined;
    const { held, taken } = resultsOf(answer);
    return { command, worth: taken * ours - held * theirs };
  });
}
