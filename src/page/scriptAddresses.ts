/** The part of Trusted Types that we use; not in the DOM library. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * Lets the page start its own workers, where a browser otherwise refuses every string that would become code (the
 * page's Content-Security-Policy). Call it before the first worker starts; it does nothing in browsers without Trusted
 * Types.
 */
export function allowOwnScripts(): void {
  if (!hasTrustedTypes(window)) return;
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, document.baseURI) ? address : null),
  });
}

/** Whether a URL leads to a script in the folder of the page, or in a folder below it. */
export function isOwnScript(address: string, page: string): boolean {
  if (!URL.canParse(address, page)) return false;
  const { href, pathname } = new URL(address, page);
  return href.startsWith(new URL('.', page).href) && pathname.endsWith('.js');
}

function hasTrustedTypes(window: object): window is { trustedTypes: TrustedTypes } {
  return 'trustedTypes' in window;
}
