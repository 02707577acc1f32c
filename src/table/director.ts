/** One step of a film. */
export type Take = () => Promise<void> | void;

/** Plays takes one after the other; a take that fails does not end the film. `cut` lets the rest be left out. */
export class Director {
  private film = 0;

  /** Plays a list of takes. Resolves after the last, or soon after `cut`. */
  async play(takes: readonly Take[]): Promise<void> {
    this.film += 1;
    const film = this.film;
    for (const take of takes) {
      if (film !== this.film) return;
      await take();
    }
  }

  /** Leaves out every take that has not begun. */
  cut(): void {
    this.film += 1;
  }
}
