import type { PackId } from '../../module/packs.ts';
import type { App } from '../app.ts';
import { openMenu } from '../screens/menuDialog.ts';
import { packsText as words } from './text.en.ts';

/** Lets people choose the content of a new game where there are packs; `chosen` gets `null` for the published content. */
export function choosePack(
  { packs, parent }: Pick<App, 'packs' | 'parent'>,
  chosen: (pack: PackId | null) => void,
): void {
  const all = packs?.packs() ?? [];
  if (all.length === 0) return chosen(null);
  openMenu(
    parent,
    [
      { id: 'published', label: words.published, look: 'act', press: () => chosen(null) },
      ...all.map(({ id, name }) => ({ id, label: name, press: () => chosen(id) })),
    ],
    words.choose,
  );
}
