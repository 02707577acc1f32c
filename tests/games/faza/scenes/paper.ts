import { Paper as WatchedPaper } from '../../../kit/paper.ts';
import widths from './letterWidths.json' with { type: 'json' };

/** Paper on which FAZA's letters are as wide as they are. */
export class Paper extends WatchedPaper {
  constructor() {
    super(widths);
  }
}
