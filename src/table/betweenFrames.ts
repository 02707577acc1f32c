let waiting: (() => void)[] = [];
let port: MessagePort | null = null;

/**
 * Calls back as soon as the frame that is under way has gone to the screen. A story that goes on there, and whatever it has
 * to be painted for it, takes no time from the frame; what it changes is seen in the next one, as it would be anyway.
 */
export function betweenFrames(call: () => void): void {
  waiting.push(call);
  if (waiting.length > 1) return;
  port ??= open();
  // A message comes right after the frame; a timer would come milliseconds later, and the frame after that be missed.
  port.postMessage(null);
}

function open(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callAll;
  return port2;
}

/** Calls back everybody who waits; one who fails keeps nobody else waiting. */
function callAll(): void {
  const calls = waiting;
  waiting = [];
  try {
    while (calls.length > 0) calls.shift()?.();
  } finally {
    for (const call of calls) betweenFrames(call);
  }
}
