import type {
  AreaId,
  EditionId,
  EnhancementId,
  EventId,
  FazaStep,
  HeroId,
  ModeId,
  OpeningId,
  ShipId,
  SkillId,
} from '../../content/vocabulary.ts';

/*
 * Every word that content may use, as a list. The lists follow the vocabulary: a new word without an entry does not compile.
 */

const listed = <Word extends string>(words: Readonly<Record<Word, true>>): Word[] => Object.keys(words) as Word[];

export const EDITION_IDS = listed<EditionId>({ published: true });
export const AREAS = listed<AreaId>({ medical: true, tactical: true, political: true, technological: true });
export const HEROES = listed<HeroId>({
  soldier: true,
  scout: true,
  doctor: true,
  farmer: true,
  rebel: true,
  senator: true,
  engineer: true,
  scientist: true,
});
export const SHIPS = listed<ShipId>({ carrier: true, destroyer: true, former: true });
export const MODES = listed<ModeId>({ easy: true, normal: true, hard: true });
export const OPENINGS = listed<OpeningId>({ first: true });
/** In the order in which they are taken (F1–F5). */
export const FAZA_STEPS = listed<FazaStep>({
  attackRebels: true,
  attackHeroes: true,
  invade: true,
  activate: true,
  refresh: true,
});
export const SKILLS = listed<SkillId>({
  marksman: true,
  slipAway: true,
  pathfinder: true,
  houseCall: true,
  reclaim: true,
  insider: true,
  recruiter: true,
  tinker: true,
  forecast: true,
});
export const ENHANCEMENTS = listed<EnhancementId>({
  raygun: true,
  sidearm: true,
  bazooka: true,
  fieldDressing: true,
  grenades: true,
  bandage: true,
  fieldSurgery: true,
  firstAid: true,
  adrenaline: true,
  grit: true,
  shieldWall: true,
  broadcast: true,
  whisper: true,
  rally: true,
  speech: true,
  uprising: true,
  rayCannon: true,
  rangeBooster: true,
  patch: true,
  beacon: true,
  flash: true,
  overclock: true,
});
export const EVENTS = listed<EventId>({
  abduction: true,
  secondWave: true,
  droneSurge: true,
  terraformPulse: true,
  purge: true,
  selfRepair: true,
  evasiveJump: true,
  orbitalStrike: true,
  reinforcements: true,
  jammedRadio: true,
  ionStorm: true,
  hardenedHulls: true,
  quarantine: true,
  lockdown: true,
  ashCloud: true,
  overdrive: true,
  droneFoundry: true,
  sporeBloom: true,
  hunterProtocol: true,
  blockade: true,
  defectors: true,
  salvage: true,
  sabotage: true,
  secondWind: true,
});
