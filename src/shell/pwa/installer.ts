/** Chromium's event that offers to install a page; not in the DOM library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Installer {
  /** Whether the browser offers to install the game now. */
  canInstall(): boolean;
  /** Lets the browser ask; resolves to whether the game was installed. To be called from a press. */
  install(): Promise<boolean>;
  /** Calls `listener` when `canInstall` changes. */
  subscribe(listener: () => void): void;
}

/** Waits for the browser's offer to install. To be created as soon as the page starts, since the offer comes once. */
export function createInstaller(): Installer {
  let offer: InstallPromptEvent | null = null;
  const listeners: (() => void)[] = [];
  const become = (next: InstallPromptEvent | null): void => {
    offer = next;
    for (const listener of listeners) listener();
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) become(event);
  });
  window.addEventListener('appinstalled', () => become(null));
  return {
    canInstall: () => offer !== null,
    install: async () => {
      const asked = offer;
      if (!asked) return false;
      // An offer can be used once; the browser makes another if it is turned down.
      become(null);
      try {
        return (await asked.prompt()).outcome === 'accepted';
      } catch {
        return false;
      }
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
