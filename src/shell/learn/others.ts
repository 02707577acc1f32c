import type { Command } from '../match.ts';

/** The players of a lesson besides the one who learns: they do nothing until the lesson has come to it. */
export interface Others {
  /** Lets them give these commands, one after the other. */
  act(commands: readonly Command[]): void;
  /** Whether any of these commands is still to be given. */
  isActing(): boolean;
  /** The next of these commands, as soon as there is one; `null` where they are not to wait for it any longer. */
  next(stop: AbortSignal): Promise<Command | null>;
}

/** Others who do what a lesson tells them. */
export function createOthers(): Others {
  let left: readonly Command[] = [];
  let answer: (() => void) | null = null;
  return {
    act: (commands) => {
      left = commands;
      answer?.();
    },
    isActing: () => left.length > 0,
    next: (stop) =>
      new Promise((resolve) => {
        const reply = (): void => {
          const [command = null, ...others] = left;
          [left, answer] = [others, null];
          resolve(command);
        };
        if (left.length > 0) return reply();
        answer = reply;
        const give = (): void => {
          if (answer === reply) answer = null;
          resolve(null);
        };
        stop.addEventListener('abort', give, { once: true });
      }),
  };
}
