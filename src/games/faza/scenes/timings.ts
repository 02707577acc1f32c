/* All in milliseconds at speed 1. `docs/motion-scenes.md` is the same table for people; a test keeps the two together. */

/** Durations in a fight. */
export const FIGHT_TIMINGS = {
  /** The camera zooms in on the board, under the page that covers it. */
  pushIn: 220,
  /** One panel slides in; the next begins a gap later. */
  panel: 170,
  panelGap: 50,
  /** A card slams down; chips follow one another at this gap. */
  slam: 110,
  chipGap: 45,
  /** The hero swings an arm, and lets go of the dice. */
  windUp: 110,
  /** A die flies from the hand and comes to rest; each further one rolls this much longer. */
  throw: 640,
  throwGap: 85,
  /** A die is picked up to be thrown again, and rolls a shorter way. */
  pickUp: 130,
  throwAgain: 470,
  /** A die is tipped onto its next face. */
  tip: 170,
  /** The camera returns to its position before the throw. */
  settle: 200,
  /** Between the last die at rest and the first result. */
  read: 110,
  /** The hero aims; the ray or shell flies. */
  aim: 60,
  shot: 70,
  /** The impact frame in two colors stands. */
  impact: 60,
  /** The colors of the print are knocked apart and swing back. */
  misprint: 200,
  /** From an impact to the next result. */
  blow: 240,
  /** Lettering jumps out, and settles. */
  burst: 150,
  /** A hero is thrown back. */
  recoil: 260,
  /** A Rebel steps before the hero, and sinks down. */
  stand: 190,
  sink: 420,
  /** A coin flies to the hero's name. */
  coin: 420,
  /** The headline after a roll in which all dice hit, or none. */
  sweep: 420,
  /** The headline when one card is left. */
  lastCard: 380,
  /** Night falls over a dead hero. */
  death: 760,
  /** Meanwhile the colors drain. */
  drain: 420,
  /** The last picture stands. */
  hold: 280,
} as const;

/** Durations in an ending, and when each part starts. */
export const ENDING_TIMINGS = {
  /** The old sky opens along the rays, and the new one is there. */
  rays: 520,
  /** Victory: the first ship begins to fall, and each further one this much later. */
  firstFall: 420,
  fallGap: 330,
  fall: 460,
  /** Heroes jump, one after the other. */
  cheer: 260,
  cheerGap: 90,
  /** A quarter of the city's windows light up or go dark. */
  windows: 150,
  /** A letter slams down, and the next follows. */
  letter: 130,
  letterGap: 55,
  /** Defeat: the ships come nearer; their lights go on. */
  loom: 800,
  lights: 240,
  /** The picture of the cause jumps out, stays, and moves aside. */
  cause: 200,
  causeStands: 900,
  causeLeaves: 260,
  /** Lettering comes up, and cracks. */
  words: 420,
  crack: 200,
  /** Colors drain to a print in two inks, and come back. */
  drain: 700,
  color: 220,
  /** Chart and reason rise onto the page, at its beginning. */
  rise: 260,
} as const;

/** Durations on the new-game screen. */
export const NEW_GAME_TIMINGS = {
  /** A panel rises when the page opens, and the next a gap later. */
  rise: 240,
  riseGap: 40,
  /** Another hero's panel turns into view. */
  flip: 190,
  /** A panel draws breath when its seat joins, or the mode is chosen. */
  breath: 300,
} as const;

/** Durations on the title. */
export const TITLE_TIMINGS = {
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
