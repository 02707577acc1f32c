/* All in milliseconds at speed 1. `docs/motion-scenes.md` is the same table for people; a test keeps the two together. */

/** Durations in a fight. */
export const FIGHT_TIMINGS = {
  /** The camera zooms in on the board, while the page slides over it. */
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
  /** A die is picked up and thrown again; it rolls a shorter way. */
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
  /** How long the two-color impact frame stays. */
  impact: 60,
  /** The colors of the print are displaced and swing back. */
  misprint: 200,
  /** From an impact to the next result. */
  blow: 240,
  /** Lettering pops up and settles. */
  burst: 150,
  /** A hero is thrown back. */
  recoil: 260,
  /** A Rebel steps in front of the hero and sinks down. */
  stand: 190,
  sink: 420,
  /** A coin flies to the hero's name. */
  coin: 420,
  /** The headline after a roll in which all dice hit, or none. */
  sweep: 420,
  /** The headline when one card is left. */
  lastCard: 380,
  /** The picture darkens over a dead hero. */
  death: 760,
  /** Meanwhile the colors drain. */
  drain: 420,
  /** How long the last picture stays. */
  hold: 280,
} as const;

/** Durations in an ending, and when each part starts. */
export const ENDING_TIMINGS = {
  /** The rays reveal the new sky and hide the old one. */
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
  /** The picture of the cause pops up, stays, and moves aside. */
  cause: 200,
  causeStands: 900,
  causeLeaves: 260,
  /** Lettering fades in and cracks. */
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
  /** A panel briefly grows when its seat joins or its mode is chosen. */
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
  /** A band of light crosses the logo, and does so again after a pause. */
  gleam: 1100,
  gleamEvery: 6500,
} as const;
