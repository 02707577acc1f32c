import { expect, test } from 'vitest';
import { sheetItems } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { idleActions } from '../../../../src/games/faza/interaction/controls/press.ts';
import { turnControls } from '../../../../src/games/faza/interaction/controls/turn.ts';
import { type FazaSelection, point } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { commandAt, pickKey } from '../../../../src/games/faza/interaction/picks.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { POSITIONS } from '../scenes/everyPosition.ts';
import { buttonsOf, firstDesk } from '../scenes/pressing.ts';
import { viewOf } from '../scenes/viewOf.ts';
import { statesOf } from '../scenes/walk.ts';

/*
 * The promise in the settings: press an action once to preview it, and again to confirm; the main button confirms picks
 * from a list, at once.
 */

const SIZES = [
  [1280, 720],
  [360, 640],
] as const;

/** How many selections of a position the test tries: of one that holds every kind of command, and of one in a random game. */
const MOST = { made: 70, random: 30 } as const;

/** The tested cases by kind of command, and the failures. */
interface Proof {
  readonly byBoard: Set<string>;
  readonly byList: Set<string>;
  readonly faults: Set<string>;
}

/** Presses everything in a position once, and then again what offers a command. */
function pressAll(
  state: FazaView,
  size: (typeof SIZES)[number],
  { byBoard, byList, faults }: Proof,
  most: number,
): void {
  const commands = legalCommands(state);
  const start = firstDesk(state);
  const queue: FazaSelection[] = [start];
  const seen = new Set([keyOf(start)]);
  const tried = new Set<string>();
  for (let now = queue.shift(); now; now = queue.shift()) {
    const listed = new Set(sheetItems(viewOf(state, now, size)).map(({ label }) => label));
    for (const { id, does } of buttonsOf(state, now, size)) {
      if (does === null) continue;
      // Nothing is on offer here, so only the main button, which is not among these, may act.
      if (does === 'commit') {
        faults.add(`${id} acts on the first press`);
        continue;
      }
      const next = point(now, commands, does);
      const command = commandAt(commands, next.path);
      if (!command) {
        if (seen.size < most && !seen.has(keyOf(next))) queue.push(next);
        seen.add(keyOf(next));
        continue;
      }
      // One of each kind of control and command is enough in a position.
      const kind = `${id.replace(/\d+/g, '')} ${command.do} ${listed.has(id)}`;
      if (tried.has(kind)) continue;
      tried.add(kind);
      if (listed.has(id)) {
        byList.add(command.do);
        if (!mainActs(state, next, size)) faults.add(`after ${id} the main button does not confirm ${command.do}`);
        continue;
      }
      byBoard.add(command.do);
      const again = buttonsOf(state, next, size).find((button) => button.id === id);
      if (again?.does !== 'commit') faults.add(`${id} again does not confirm ${command.do}`);
    }
  }
}

function mainActs(state: FazaView, selection: FazaSelection, size: (typeof SIZES)[number]): boolean {
  let acts = false;
  const commit = (): void => {
    acts = true;
  };
  for (const control of turnControls(viewOf(state, selection, size), [], { ...idleActions, commit })) control.press();
  return acts;
}

function keyOf({ seat, path }: FazaSelection): string {
  return `${seat} ${path.map(pickKey).join(' / ')}`;
}

test('whatever offers a command is confirmed by another press, and gives none by the first', () => {
  const proof: Proof = { byBoard: new Set(), byList: new Set(), faults: new Set() };
  for (const [index, state] of Object.values(POSITIONS).entries())
    pressAll(state, index % 2 ? SIZES[0] : SIZES[1], proof, MOST.made);
  expect([...proof.faults]).toEqual([]);
  const kinds = new Set(Object.values(POSITIONS).flatMap((state) => legalCommands(state).map((command) => command.do)));
  expect([...new Set([...proof.byBoard, ...proof.byList])].sort()).toEqual([...kinds].sort());
});

test('also in positions that random games come to', () => {
  const proof: Proof = { byBoard: new Set(), byList: new Set(), faults: new Set() };
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7])
    for (const [index, state] of statesOf(seed, 40).entries())
      pressAll(state, index % 2 ? SIZES[0] : SIZES[1], proof, MOST.random);
  expect([...proof.faults]).toEqual([]);
  expect(proof.byBoard.size).toBeGreaterThan(6);
});
