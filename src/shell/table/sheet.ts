import type { ListItem, Path } from '../../module/screens/table.ts';
import { type Chooser, showChooser } from '../../page/chooser.ts';
import type { Library, Page } from '../app/ports.ts';
import type { Match } from '../match.ts';

/** What has to be chosen from a list, over the table. */
export interface Sheet {
  /** Shows a list; an empty one hides it. */
  show(title: string, items: readonly ListItem[], choose: (path: Path) => void, cancel: () => void): void;
  close(): void;
}

/** The sheet of a table with a match. */
export function createSheet({ parent, semantic, size, game }: Page & Library, { session }: Match): Sheet {
  let shown: { key: string; chooser: Chooser } | null = null;
  const close = (): void => {
    shown?.chooser.close();
    shown = null;
  };
  return {
    close,
    show: (title, items, choose, cancel) => {
      const { width, height } = size();
      const key = JSON.stringify([width, height, ...items.map(({ path }) => path)]);
      if (shown?.key === key) return;
      close();
      if (items.length === 0) return;
      const canCancel = (items[0]?.path.length ?? 0) > 1;
      const chooser = showChooser(parent, {
        title,
        items: items.map(({ key: id, path, label, detail, danger }) => ({
          id,
          label,
          ...(detail === undefined ? {} : { detail }),
          ...(danger === undefined ? {} : { danger }),
          press: () => {
            choose(path);
            semantic.focusOffer();
          },
        })),
        ...(canCancel ? { cancel } : {}),
        rect: game.table.layout(width, height, session.setup).sheet,
      });
      shown = { key, chooser };
    },
  };
}
