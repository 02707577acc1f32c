import { describe, expect, test } from 'vitest';
import { replayText } from '../../../src/shell/replay/text.en.ts';

const { ask } = replayText.replay;

describe('the question before a game is continued', () => {
  test('says that the result of a finished game stays, and does not store it again', () => {
    const { title, lines } = ask({ over: true, practice: true, replaces: false });
    expect(title).not.toBe(ask({ over: false, practice: true, replaces: false }).title);
    expect(lines.join(' ')).toContain('is over, and its result stands');
    expect(lines.join(' ')).not.toContain('as it is now');
  });

  test('says that another game in progress is replaced, whichever game is continued', () => {
    for (const over of [true, false]) {
      expect(ask({ over, practice: over, replaces: true }).lines.join(' ')).toContain('game in progress');
      expect(ask({ over, practice: over, replaces: false }).lines.join(' ')).not.toContain('game in progress');
    }
  });
});
