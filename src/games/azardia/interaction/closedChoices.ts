import type { Path } from '../../../module/screens/table.ts';
import { beginsWith, type CommandPath } from '../../../smallGame/table/selection.ts';
import type { Command } from '../rules/state/command.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { resultOf } from '../rules/turn/rolling.ts';
import { sparedBeside, whyNoAbility, whyNotBought, whyNotBoughtWith } from '../rules/turn/whyNotDone.ts';
import { commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';
import { sparedRivalText, whyNotText } from '../text/whyNot.en.ts';
import { steps } from './steps.ts';
import type { Widget } from './widget.ts';

type Closed = Omit<Widget, 'rect'>;

/**
 * What a player who decides would look for among the choices and cannot choose now, each with the reason: what coins buy, the ability,
 * and the rivals who are spared by what the others can be chosen for.
 */
export function closedChoices(
  state: AzardiaView,
  seat: Seat,
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  isKept: boolean,
): Closed[] {
  const [first] = path;
  const spared = sparedRivals(state, paths, path);
  if (first?.kind.startsWith('card:')) return spared;
  return [...closedPurchases(state, seat, paths, path), ...closedAbility(state, seat, paths, isKept), ...spared];
}

/** A choice that says why it is none. */
function closed(keys: readonly string[], label: string, why: string): Closed {
  const id = `choice:${keys.join('/')}`;
  return { id, label, why, group: text.groups.choices, isOpen: false, look: { kind: 'option' } };
}

/** K5: tiles and levels in phase C, and the next tile beside a chosen movement. */
function closedPurchases(
  state: AzardiaView,
  seat: Seat,
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
): Closed[] {
  const [step] = state.steps;
  const has = (key: string): boolean => paths.some(({ steps: [one] }) => one?.key === key);
  if (step?.step === 'play')
    return (['tile', 'level'] as const).flatMap((what) => {
      const command = { do: what === 'tile' ? 'buyTile' : 'buyLevel', seat } as const;
      if (has(command.do)) return [];
      return closed([command.do], commandText(command, state), whyNotText(whyNotBought(state, seat, what), state));
    });
  const moves = paths.flatMap(({ command, steps: [one] }) =>
    command.do === 'move' && one?.key === path[0]?.kind ? [command] : [],
  );
  const [move] = moves;
  if (!move || !state.roll) return [];
  const bought = boughtBy(path) + 1;
  if (moves.some((one) => one.bought === bought)) return [];
  const why = whyNotBoughtWith(state, seat, resultOf(state.roll.dice, move.dice, move.how), bought);
  return [closed([path[0]?.kind ?? '', `buy:${bought}`], text.buy(bought), whyNotText(why, state))];
}

/** How many tiles are bought with the movement that is chosen. */
export function boughtBy(path: Path): number {
  const [, bought] = /^buy:(\d+)$/.exec(path[1]?.kind ?? '') ?? [];
  return Number(bought ?? 0);
}

/** C2–C4: the ability in phase C, and Robot-i-King's also in D. */
function closedAbility(
  state: AzardiaView,
  seat: Seat,
  paths: readonly CommandPath<AzardiaTypes>[],
  isKept: boolean,
): Closed[] {
  const character = state.players[seat]?.character;
  const [step] = state.steps;
  const isIn = (command: Command['do']): boolean => paths.some((candidate) => candidate.command.do === command);
  const why = (): string => whyNotText(whyNoAbility(state, seat), state);
  if (step?.step !== 'play' && step?.step !== 'discardDown') return [];
  if (character === 'robotIKing' && !isIn('swapCard')) {
    // While the hand is face down, none of its cards can be given.
    const isHidden = isKept && step.step === 'discardDown' && step.maySwap;
    const isPossible = isHidden && whyNoAbility(state, seat).why === 'nobody' && hasRivalWithCards(state, seat);
    return [{ ...closed(['swap'], text.swap, isPossible ? text.swapPeek : why()), id: 'swap' }];
  }
  if (step.step !== 'play') return [];
  if (character === 'kuchuritok' && !isIn('takeHands'))
    return [closed(['takeHands'], commandText({ do: 'takeHands', seat }, state), why())];
  if (character === 'noncredoMantis' && !isIn('challenge')) return [closed(['challenge'], text.challenge, why())];
  return [];
}

function hasRivalWithCards({ players }: AzardiaView, seat: Seat): boolean {
  return players.some(({ hand }, rival) => rival !== seat && hand.length > 0);
}

/** The rivals whom the card or the ability that is chosen, or C4 offered, spares. */
function sparedRivals(state: AzardiaView, paths: readonly CommandPath<AzardiaTypes>[], path: Path): Closed[] {
  const stem = path.slice(0, 1);
  const aimed = paths.find(({ command }) => command.do === 'challenge');
  const found = stem[0]?.kind.startsWith('card:') ? paths.find((candidate) => beginsWith(candidate, stem)) : aimed;
  if (!found) return [];
  const { command } = found;
  return sparedBeside(state, command).map((rival) => {
    const label =
      command.do === 'swapCard' ? text.swapWith(playerName(state, rival.seat)) : playerName(state, rival.seat);
    const other = command.do === 'challenge' ? { ...command, rival: rival.seat } : null;
    const keys = other
      ? steps(other, state).map(({ key }) => key)
      : [...stem.map(({ kind }) => kind), `rival:${rival.seat}`];
    return closed(keys, other ? commandText(other, state) : label, sparedRivalText(rival, state));
  });
}
