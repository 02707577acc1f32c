import type { Control } from '../../table/control.ts';

/** The control that a key stands for: by exactly that key, or else by the same letter small or large. */
export function controlOfKey(controls: readonly Control[], key: string): Control | undefined {
  return (
    controls.find((control) => control.key === key) ??
    controls.find((control) => control.otherKeys?.some((other) => other.toLowerCase() === key.toLowerCase())) ??
    controls.find((control) => control.key?.length === 1 && control.key.toLowerCase() === key.toLowerCase())
  );
}

/** Where a key brings the focus: to the next control of those it leads to, after the one that has the focus. */
export function nextStop(controls: readonly Control[], key: string, focused?: string): Control | undefined {
  const isStop = ({ jump }: Control): boolean => jump?.key === key.toLowerCase();
  const from = controls.findIndex(({ id }) => id === focused);
  return controls.slice(from + 1).find(isStop) ?? controls.find(isStop);
}

/** The direction that an arrow key points in. */
export function directionOfKey(key: string): 'up' | 'down' | 'left' | 'right' | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    default:
      return null;
  }
}

/** Controls by group: groups in the order of their first control, controls in the order given. */
export function byGroup(controls: readonly Control[]): Map<string, Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of controls) {
    const group = groups.get(control.group);
    if (group) group.push(control);
    else groups.set(control.group, [control]);
  }
  return groups;
}

/** By control, how high it lies over the others, from 1: the smaller over the larger, and later ones over earlier ones. */
export function layers(controls: readonly Control[]): number[] {
  const area = ({ rect }: Control): number => Math.round(rect.w * rect.h);
  const order = controls.map((control, index) => ({ index, area: area(control) }));
  order.sort((a, b) => b.area - a.area || a.index - b.index);
  const result: number[] = [];
  order.forEach(({ index }, height) => {
    result[index] = height + 1;
  });
  return result;
}
