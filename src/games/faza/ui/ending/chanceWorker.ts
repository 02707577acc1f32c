import { at } from '../../../../kernel/at.ts';
import type { ChancePositions, ChanceQuestion } from '../../../../module/ending.ts';
import { playOnFrom } from '../../bots/rollout.ts';
import type { FazaView } from '../../rules/state.ts';
import type { FazaTypes } from '../../rules/types.ts';

let positions: readonly FazaView[] = [];

// A thread of its own, so that the page stays smooth while games are played: one question, one answer.
self.addEventListener('message', ({ data }: MessageEvent<ChancePositions<FazaTypes> | ChanceQuestion>) => {
  if ('positions' in data) {
    positions = data.positions;
    return;
  }
  self.postMessage(playOnFrom(at(positions, data.from), data.luck));
});
