import { at } from '../../../../kernel/at.ts';
import type { ChancePositions, ChanceQuestion } from '../../../../module/ending.ts';
import { playOnFrom } from '../../bots/rollout.ts';
import { addEdition, isOwnEdition } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';

/** The editions of content packs: a worker starts with only those of the app. */
export interface ChanceEditions {
  readonly editions: readonly EditionSpec[];
}

let positions: readonly FazaView[] = [];

// A worker, so that the page stays smooth while games are played. Each question gets one answer.
self.addEventListener(
  'message',
  ({ data }: MessageEvent<ChanceEditions | ChancePositions<FazaTypes> | ChanceQuestion>) => {
    if ('editions' in data) {
      for (const edition of data.editions) if (!isOwnEdition(edition.id)) addEdition(edition.id, edition);
      return;
    }
    if ('positions' in data) {
      positions = data.positions;
      return;
    }
    self.postMessage(playOnFrom(at(positions, data.from), data.luck));
  },
);
