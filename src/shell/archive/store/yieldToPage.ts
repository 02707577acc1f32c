/**
 * Yields to the page in the middle of long work, so that it can draw and answer presses. In a hidden tab, a timer would wait for
 * much longer.
 */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
