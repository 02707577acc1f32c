/** An error that nothing caught, as the window hears of it. */
export interface Uncaught {
  /** What was thrown, or what a promise was rejected with; anything at all. */
  readonly reason: unknown;
  readonly message: string;
  /** The address of the script; empty where the browser does not say. */
  readonly file: string;
}

/** Refusals of the browser that cost nobody anything: sound that was stopped or may not begin yet, a question answered with no. */
const HARMLESS = new Set(['AbortError', 'NotAllowedError']);

/** Whether players must hear of an error: not of harmless ones, nor of those in scripts from elsewhere, as of an extension. */
export function isWorthTelling({ reason, message, file }: Uncaught, origin: string): boolean {
  if (message.startsWith('ResizeObserver loop')) return false;
  if (reason instanceof DOMException && HARMLESS.has(reason.name)) return false;
  const script = file || scriptIn(reason);
  // Browsers keep it secret what went wrong in a script from elsewhere.
  if (script === '') return !message.startsWith('Script error');
  return originOf(script) === origin;
}

/** The address of the script in which an error was thrown, as its stack has it; empty where there is none. */
function scriptIn(reason: unknown): string {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  return /[a-z-]+:\/\/[^\s()]+/.exec(stack)?.[0] ?? '';
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
