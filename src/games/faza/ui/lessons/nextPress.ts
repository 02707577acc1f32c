import type { Control } from '../../../../table/control.ts';
import { pathOf, pickKey, type SelectionStep } from '../../interaction/picks.ts';
import type { Command } from '../../rules/state/command.ts';

/**
 * The control to press next on the way to a command: players point at one thing after the other, then confirm the offer. `null`
 * while none of these controls is there.
 */
export function nextPress(controls: readonly Control[], command: Command): Control | null {
  const on = controlsOnWay(controls, command);
  const [hero, first] = on;
  const picked = on.findLastIndex(({ id, pressed }) => pressed === true && !id.startsWith('hero:'));
  const go = controls.find(({ id }) => id === 'go');
  // A fight may be ready to roll although the player did not pick it; the lesson asks for it only once it is picked.
  const isBegun = picked >= 0 || !hero?.id.startsWith('hero:');
  if (isBegun && go && go.why === undefined) return go;
  if (picked >= 0) {
    const ahead = on.slice(picked + 1);
    // A control that can be picked next says whether it is pressed. A tile that cannot be picked only describes itself.
    return ahead.find(({ pressed }) => pressed !== undefined) ?? ahead.at(-1) ?? null;
  }
  if (!hero?.id.startsWith('hero:')) return hero ?? null;
  // Only wide windows show the cards of other heroes; everything else belongs to the selected hero.
  return hero.pressed === true || first?.id.startsWith('half:') ? (first ?? null) : hero;
}

/**
 * The button that gives a command at once, although the lesson leads another way: if the selected hero has a fight that is ready to be
 * rolled, it is the hero's only one, so it is the one that the lesson asks for. `null` where there is none.
 */
export function readyPress(controls: readonly Control[], command: Command): Control | null {
  if (command.do !== 'fight') return null;
  const isInFront = controls.some(({ id, pressed }) => id === `hero:${command.hero}` && pressed === true);
  const isPicked = controls.some(({ id, pressed }) => pressed === true && /^(half|verb|tile|card):/.test(id));
  const go = controls.find(({ id }) => id === 'go');
  return isInFront && !isPicked && go && go.why === undefined ? go : null;
}

/** The controls that lead to a command and are on screen, in the order in which they are pressed. */
export function controlsOnWay(controls: readonly Control[], command: Command): Control[] {
  return pathOf(command).flatMap((pick) => {
    const id = controlId(pick);
    return controls.filter((control) => control.id === id);
  });
}

/** The control for a pick. */
function controlId(pick: SelectionStep): string {
  return pick.kind === 'verb' ? `verb:${pick.verb}` : pickKey(pick);
}
