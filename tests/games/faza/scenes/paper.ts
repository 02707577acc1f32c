import { Paper as WatchedPaper } from '../../../kit/paper.ts';
import widths from './letterWidths.json' with { type: 'json' };

/** Paper with the real widths of FAZA's letters. */
export class Paper extends WatchedPaper {
  constructor() {
    super(widths);
  }
}
