import type { Control } from '../../../../table/control.ts';
import type { Command } from '../../rules/command.ts';
import { type Pick, pathOf, pickKey } from '../../scenes/picks.ts';

/**
 * The control to press next on the way to a command: one thing after the other is pointed at, then what is on offer is
 * carried out. `null` while none of them is there.
 */
export function nextPress(controls: readonly Control[], command: Command): Control | null {
  const on = controlsOnWay(controls, command);
  const [hero, first] = on;
  const picked = on.findLastIndex(({ id, pressed }) => pressed === true && !id.startsWith('hero:'));
  const go = controls.find(({ id }) => id === 'go');
  // A fight that nobody has picked may be ready to be rolled: that is not what is to be done, unless it was picked.
  const isBegun = picked >= 0 || !hero?.id.startsWith('hero:');
  if (isBegun && go && go.why === undefined) return go;
  if (picked >= 0) {
    const ahead = on.slice(picked + 1);
    // What can be picked next says whether it is; a tile that cannot be picked is only told about.
    return ahead.find(({ pressed }) => pressed !== undefined) ?? ahead.at(-1) ?? null;
  }
  if (!hero?.id.startsWith('hero:')) return hero ?? null;
  // Cards of other heroes lie there only in wide windows, and everything else belongs to the hero in front.
  return hero.pressed === true || first?.id.startsWith('half:') ? (first ?? null) : hero;
}

/** The controls that lead to a command, as far as they are there, in the order in which they are pressed. */
export function controlsOnWay(controls: readonly Control[], command: Command): Control[] {
  return pathOf(command).flatMap((pick) => {
    const id = controlId(pick);
    return controls.filter((control) => control.id === id);
  });
}

/** The control that stands for a pick. */
function controlId(pick: Pick): string {
  return pick.kind === 'verb' ? `verb:${pick.verb}` : pickKey(pick);
}
