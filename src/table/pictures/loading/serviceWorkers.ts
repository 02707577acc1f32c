/** The service workers of this page; `undefined` if the browser has none, or denies the page access to them. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
