/** One screen of the page: it shows itself, again whenever something around it changed, until it is closed. */
export interface Screen {
  refresh(): void;
  close(): void;
  /** Resolves when an event card that a film shows has been read; by default somebody puts it away. */
  read?(): Promise<void>;
}
