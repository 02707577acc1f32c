/**
 * Durations on the board, in milliseconds at speed 1. `docs/motion.md` describes each; a test keeps the two in sync.
 */
export const TIMINGS = {
  // The turn of the table.
  wipe: 400,
  bannerIn: 220,
  bannerStay: 320,
  bannerOut: 180,
  bannerLead: 360,
  stepPause: 60,
  shuffle: 200,
  curtain: 900,

  // Cards, injuries and Points.
  cardTurn: 180,
  cardFlip: 240,
  cardTear: 130,
  arm: 160,
  woundShudder: 300,
  woundHatch: 240,
  woundLead: 260,
  healRise: 520,
  coinFlight: 400,
  coinStagger: 55,
  eventFlight: 380,
  eventGone: 160,

  // People.
  stepPace: 230,
  ambulancePace: 150,
  flight: 420,
  beamOut: 190,
  beamIn: 240,
  digIn: 220,
  digOut: 240,
  recruitFlight: 380,
  rebelFall: 340,
  rebelLead: 110,
  shield: 240,
  shieldIn: 160,
  shieldOut: 260,

  // Drones.
  dropFall: 300,
  dropStagger: 55,
  dropLead: 50,
  heapFlight: 400,
  heapStagger: 60,
  heapLead: 60,
  heapSettle: 260,
  landing: 150,
  blocked: 260,
  blockedLead: 60,
  killStagger: 110,
  killHit: 150,
  killFlight: 360,
  leaveLead: 60,

  // The ground.
  spread: 700,
  spreadLead: 300,
  spreadFade: 220,

  // Motherships.
  trackerSlide: 300,
  trackerLead: 100,
  rise: 300,
  riseLead: 170,
  wreckWakes: 320,
  glide: 250,
  glideMore: 160,
  jumpUp: 260,
  jumpDown: 320,
  cancelled: 420,
  muzzle: 90,
  bolt: 110,
  volleyStagger: 90,
  volleyLead: 110,
  impactFrame: 60,
  misprint: 240,
  leap: 430,
  leapBack: 300,
  hullShake: 420,
  hullLead: 300,
  fallList: 420,
  fallBlast: 120,
  fallDown: 300,
  fallStay: 460,
  healPulse: 360,

  // Lettering.
  burstIn: 90,
  burstSettle: 60,
  burstStay: 380,
  burstOut: 140,
} as const;

/**
 * By how many CSS pixels, on a tile as wide as in the design, a hit on a ship and its fall displace the colors of the
 * print.
 */
export const ABERRATION = { hit: 5, fall: 10 } as const;
