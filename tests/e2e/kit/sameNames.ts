import type { Page } from '@playwright/test';

const CONTROLS = /^(button|checkbox|combobox|link|menuitem|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/;
/**
 * What tells equal names apart: the name of a group, which is spoken before its content, and the position of each item
 * in a list.
 */
const GROUPS = /^(article|complementary|group|list|navigation|radiogroup|region|row|tablist|toolbar)$/;

/** Controls in the front dialog, or else on the page, that have the same name within one named group. */
export async function sameNames(page: Page): Promise<string[]> {
  const dialogs = page.getByRole('dialog');
  const front = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  const counts = new Map<string, number>();
  const around: { readonly depth: number; readonly name: string }[] = [];
  let items = 0;
  for (const line of (await front.ariaSnapshot()).split('\n')) {
    const [, indent = '', role = '', name = ''] = /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    const depth = indent.length;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    if (GROUPS.test(role) && name !== '') around.push({ depth, name: `${role} ${name}` });
    if (role === 'listitem') around.push({ depth, name: `item ${++items}` });
    if (!CONTROLS.test(role)) continue;
    const key = [...around.map((group) => group.name), name].join(' / ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].flatMap(([key, count]) => (count > 1 ? [`${count} × ${key}`] : []));
}
