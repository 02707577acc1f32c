/** One screen of the page: it shows itself, again whenever something around it changed, until it is closed. */
export interface Screen {
  refresh(): void;
  close(): void;
}
