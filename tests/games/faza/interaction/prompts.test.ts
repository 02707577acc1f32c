import { describe, expect, test } from 'vitest';
import { boardControls, sheetItems } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { idleActions } from '../../../../src/games/faza/interaction/controls/press.ts';
import { type FazaSelection, possibilities } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { pathOf, pickKey } from '../../../../src/games/faza/interaction/picks.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import { promptOf } from '../../../../src/games/faza/scenes/board/bar.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { viewOf } from '../scenes/viewOf.ts';
import { statesOf } from '../scenes/walk.ts';

/** What a sentence asks for, by the kind of thing that has to be there. */
const ASKED: readonly (readonly [RegExp, RegExp])[] = [
  [/^Choose a tile\.|Where to\?|At which Outpost/, /^(tile|group|sheet)$/],
  [/^Which Rebels\?|^Choose the Rebels|Choose Rebels to lead\.$/, /^group$/],
  [/^Choose a hero\.$/, /^(ally|hero|sheet)$/],
  [/^Choose a card\.$|^Which card|^For which card/, /^(card|sheet)$/],
  [
    /^Choose a ship\.$|^Which Mothership|^Choose from the list\.$|^Which skill|^How many Rebels|^Is anyone/,
    /^(ship|sheet)$/,
  ],
];

describe.each([
  [1280, 720],
  [360, 640],
] as const)('in a window of %d×%d', (width, height) => {
  test('what a sentence asks to choose is there to be chosen, on the way to every command', () => {
    const asked = new Set<string>();
    for (const state of [1, 2, 3].flatMap((seed) => statesOf(seed, 8))) {
      const commands = legalCommands(state);
      const seen = new Set<string>();
      for (const command of commands) {
        const path = pathOf(command);
        for (let length = 2; length < path.length; length++) {
          const part = path.slice(0, length);
          const key = part.map(pickKey).join('/');
          if (seen.has(key)) continue;
          seen.add(key);
          const [first] = part;
          const selection: FazaSelection = { seat: first && 'seat' in first ? first.seat : 0, path: part, fight: null };
          const view = viewOf(state, selection, [width, height]);
          if (view.offer) continue;
          const sentence = text.promptText({ path: part, next: view.next }, state) || promptOf(view, new Set());
          const ids = boardControls(view, possibilities(selection, commands), idleActions).flatMap((control) =>
            control.asked ? [control.id.split(':')[0] ?? ''] : [],
          );
          const there = [...ids, ...(sheetItems(view).length > 0 ? ['sheet'] : [])];
          expect(there.length, `${sentence} (${key})`).toBeGreaterThan(0);
          const needs = ASKED.find(([words]) => words.test(sentence))?.[1];
          if (!needs) continue;
          asked.add(sentence);
          expect(
            there.some((kind) => needs.test(kind)),
            `${sentence} (${key}): ${there}`,
          ).toBe(true);
        }
      }
    }
    expect(asked.size).toBeGreaterThan(5);
  });
});
