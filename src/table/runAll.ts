/**
 * Calls every task in order, also when one of them throws: an error in one must not keep the others from running. Errors are
 * reported as uncaught ones are, to the console and to error handlers of the window.
 */
export function runAll(...tasks: readonly (() => void)[]): void {
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      reportError(error);
    }
  }
}
