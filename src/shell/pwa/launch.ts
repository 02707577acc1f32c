/** How the installed game was started; not in the DOM library. */
interface Launch {
  readonly targetURL?: string;
  readonly files: readonly { getFile(): Promise<File> }[];
}

interface LaunchQueue {
  setConsumer(consumer: (launch: Launch) => void): void;
}

/**
 * Receives what the system hands to the installed game: files, and addresses of shortcuts and links where the game is open already.
 * Such an address is followed as if the page had been opened with it. Does nothing where a browser has no such launches.
 */
export function watchLaunches(
  takeFile: (file: File) => void,
  page: Pick<Window, 'location'> & { readonly launchQueue?: LaunchQueue } = window,
): void {
  /** The address that the page was opened with, whose launch is told as well. */
  let opened: string | null = page.location.href;
  page.launchQueue?.setConsumer(({ files, targetURL }) => {
    void files[0]?.getFile().then(takeFile, () => undefined);
    const isFollowed = targetURL === opened;
    opened = null;
    if (targetURL === undefined || isFollowed || !URL.canParse(targetURL)) return;
    const { origin, pathname, hash } = new URL(targetURL);
    const isOwn = origin === page.location.origin && pathname === page.location.pathname;
    // The code that reads the address listens for this change.
    if (isOwn && hash !== '') page.location.replace(hash);
  });
}
