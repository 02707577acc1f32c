/** How long each moment of the title takes at speed 1, in milliseconds; `docs/motion-scenes.md` is the same table for people. */
export const TITLE_TEMPO = {
  /** The first visit: city and ships slide in while the logo comes down. */
  slide: 640,
  logo: 340,
  /** The words under the logo. */
  tagline: 200,
  /** A button slides in, and the next begins a gap later. */
  button: 220,
  buttonsAfter: 240,
  buttonGap: 55,
  /** A gleam of halftone runs over the logo, and comes again after a rest. */
  gleam: 1100,
  gleamEvery: 6500,
} as const;
