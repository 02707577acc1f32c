import type { GameTypes } from '../../src/kernel/game.ts';
import type { Opening } from './opening.ts';

/** A game in which a property is broken, short enough to be read, as plain JSON to paste into a test. */
export interface Story<T extends GameTypes> extends Opening<T> {
  readonly commands: readonly T['command'][];
}

/** A failure of the property suite; its message says how to reproduce it. */
export class PropertyFailure extends Error {
  override readonly name = 'PropertyFailure';

  constructor(
    readonly property: string,
    readonly what: string,
    readonly story: Story<GameTypes>,
    /** The number of commands before the property first broke. */
    met: number,
    /** Whether the same commands broke the property again. */
    again: boolean,
  ) {
    super(
      [
        `the property "${property}" is broken: ${what}`,
        again
          ? `after ${counted(story.commands.length)} (first met after ${counted(met)}); to see it again: retell(subject, …) with`
          : `after ${counted(met)}, but not when these commands were given again: it hangs on who led, or on what is hidden`,
        JSON.stringify(story),
      ].join('\n'),
    );
  }
}

function counted(commands: number): string {
  return commands === 1 ? '1 command' : `${commands} commands`;
}
