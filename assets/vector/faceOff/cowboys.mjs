// Cowboys: starters, Power cards and the Market card.
import { BEARD, HAIR, HAT, head } from './heads.mjs';
import {
  at,
  bar,
  brown,
  brown2,
  dot,
  each,
  edged,
  fill,
  flame,
  gray,
  hatched,
  ink,
  line,
  oval,
  paper,
  paper2,
  red,
  skin,
  star,
  steel,
  white,
  wood,
} from './kit.mjs';

const badge = (x = 30, y = 112) => star(x, y, 10, flame);

const billyTheKid = () =>
  head({
    face: 'young',
    hair: HAIR.short,
    hairColor: brown2,
    hat: HAT.cowboy(ink, red),
    cloth: brown,
    trim: red,
    nose: 7,
    over: line('M86 78L106 73', wood, 3),
  });

const bassReeves = () =>
  head({
    face: 'square',
    bridge: 'broad',
    skin: skin[4],
    hair: HAIR.short,
    hat: HAT.cowboy(ink, paper2),
    beard: BEARD.handlebar,
    eye: 'calm',
    trim: paper,
    nose: 6,
    over: badge(),
  });

/** Her cards are always close at hand; she never shows what she holds. */
const pokerAlice = () =>
  head({
    face: 'round',
    bridge: 'snub',
    nose: 8,
    skin: skin[0],
    hair: HAIR.back,
    hairColor: gray,
    eye: 'shut',
    brow: gray,
    trim: paper,
    hat: fill('M22 36Q24 12 56 12Q84 12 90 32L100 38L22 44Z', ink) + fill('M30 24q-14 -20 6 -24q2 14 12 16z', red),
    over:
      at(86, 92, 0.42, edged('M0 0H40V58H0Z', paper, 5) + fill('M20 12L34 30L20 48L6 30Z', red), 14) +
      at(76, 92, 0.42, edged('M0 0H40V58H0Z', paper, 5) + star(20, 29, 14, ink, 4), -8),
  });

const docHoliday = () =>
  head({
    face: 'long',
    bridge: 'hooked',
    nose: 8,
    skin: skin[0],
    hair: HAIR.slick,
    hairColor: '#c9a55c',
    beard: BEARD.drooping,
    eye: 'tired',
    hat: HAT.bowler(ink, steel),
    cloth: '#5c5a66',
    trim: paper,
    over: fill('M44 108L62 112L80 104L80 118L62 114L46 120Z', red),
  });

const annieOakley = () =>
  head({
    face: 'young',
    hair: HAIR.long,
    hairColor: brown2,
    hat: HAT.cowboy(paper, ink) + star(60, 20, 9, red),
    cloth: red,
    trim: paper,
    nose: 6,
    eye: 'lashes',
    lips: red,
    skin: skin[1],
  });

const redRyder = () =>
  head({
    face: 'square',
    hair: HAIR.short,
    hairColor: red,
    hat: HAT.flat(red, ink),
    cloth: ink,
    trim: flame,
    eye: 'calm',
    skin: skin[1],
    nose: 7,
  });

const campCook = () =>
  head({
    face: 'round',
    bridge: 'broad',
    nose: 8,
    skin: skin[2],
    hair: HAIR.bald,
    hairColor: gray,
    beard: BEARD.full,
    eye: 'shut',
    cloth: white,
    trim: red,
    hat:
      edged('M22 42Q6 20 28 14Q40 -2 58 8Q80 -2 88 14Q104 22 88 40Z', white, 2.4) +
      line('M36 40V26M54 38V22M72 38V24', ink, 2),
    over: line('M112 122L98 76', brown, 6) + oval(96, 68, 10, 13, wood),
  });

const banner = () =>
  bar(18, 6, 7, 114, brown) +
  dot(21.5, 6, 6, flame) +
  fill('M25 12Q48 2 70 14T110 12V66Q90 78 70 66T25 66Z', red) +
  hatched('M25 12Q36 7 44 7V63Q34 62 25 66Z') +
  star(70, 40, 20, flame);

const coltRevolver = () =>
  fill('M8 40L74 40L74 34L112 34L112 46L104 46L104 52L74 52L70 60Q60 66 58 62L50 62L38 100L14 96L26 56L8 48Z', ink) +
  dot(62, 48, 10, paper) +
  dot(62, 48, 3, ink) +
  dot(68, 44, 1.8, ink) +
  dot(56, 52, 1.8, ink) +
  line('M56 62Q60 78 46 78', ink, 4) +
  fill('M30 62L44 66L36 94L20 91Z', brown);

const wheel = (x, y, r) =>
  dot(x, y, r, ink) +
  dot(x, y, r * 0.75, paper) +
  each(4, (i) => at(x, y, r / 20, line('M-15 0H15', ink, 3), i * 45)) +
  dot(x, y, r * 0.22, ink);

const stagecoach = () =>
  fill('M14 40Q60 26 106 40L98 84L22 84Z', red) +
  bar(10, 34, 100, 8, ink) +
  fill('M24 34V22H52V34ZM58 34V14H84V34Z', brown) +
  bar(30, 50, 22, 20, paper) +
  bar(68, 50, 22, 20, paper) +
  line('M60 44V84', ink, 3) +
  wheel(30, 94, 20) +
  wheel(90, 94, 20);

const goldPan = () =>
  fill('M10 60Q60 44 110 60Q98 98 60 100Q22 98 10 60Z', ink) +
  oval(60, 61, 46, 13, paper2) +
  [
    [44, 60, 7],
    [60, 65, 9],
    [76, 58, 6],
    [56, 56, 5],
  ]
    .map((nugget) => dot(...nugget, flame, `stroke="${ink}" stroke-width="2"`))
    .join('') +
  star(92, 30, 12, flame, 4, 0.3) +
  star(34, 36, 8, flame, 4, 0.3);

/** Anybody can wear the spare hat and the spare badge. */
const spareDeputy = () =>
  line('M60 120V60', brown, 8) +
  fill('M18 122Q22 70 46 66H74Q98 70 102 122Z', brown) +
  fill('M52 66L60 84L68 66Z', paper) +
  fill('M44 66L60 90L76 66L70 62H50Z', red) +
  star(82, 94, 15, flame) +
  at(0, 16, 1, HAT.cowboy(ink, flame));

const wildBillHickok = () =>
  head({
    face: 'long',
    hair: HAIR.long,
    hairColor: '#a8692c',
    beard: BEARD.drooping,
    hat: HAT.flat(paper2, brown2),
    cloth: brown2,
    trim: paper,
    skin: skin[2],
    eye: 'sly',
    nose: 11,
  });

const shotOfWhiskey = () =>
  fill('M34 12h24v24q18 8 18 28v46q0 8 -8 8H24q-8 0 -8 -8V64q0 -20 18 -28z', brown) +
  bar(32, 8, 28, 10, ink) +
  bar(20, 64, 52, 34, paper) +
  line('M32 72l12 18m0 -18l-12 18M50 72l12 18m0 -18l-12 18', ink, 4) +
  edged('M82 76H114L110 116H86Z', white, 3) +
  fill('M84.500 90H111.500L109 114.500H87Z', flame);

function posse() {
  const rider = (color, band, face) =>
    fill('M8 112Q12 78 40 78H56Q76 82 80 112Z', color) +
    fill('M24 84L28 66Q22 40 46 38Q62 40 64 54L71 63L64 68Q64 80 52 80L54 86Z', face) +
    hatched('M24 84L28 66Q22 40 40 39L38 84Z') +
    at(4, 22, 0.68, HAT.cowboy(ink, band)) +
    line('M54 56L64 58', ink, 3.4);
  return (
    at(48, -8, 0.8, rider(brown, paper, skin[4])) +
    at(2, 8, 0.9, rider(red, flame, skin[1])) +
    at(38, 26, 1, rider('#5c5a66', red, skin[2])) +
    star(62, 118, 9, flame)
  );
}

const ironHorse = () =>
  fill('M6 96L4 110H24L34 96Z', red) +
  `<g transform="translate(120 0) scale(-1 1)">${
    fill('M10 30H44V92H10Z', red) +
    bar(6, 24, 42, 8, ink) +
    bar(18, 40, 18, 18, paper) +
    fill('M44 50H100Q110 50 110 60V92H44Z', ink) +
    fill('M84 50L80 22H104L100 50Z', ink) +
    bar(58, 40, 12, 12, flame) +
    dot(104, 62, 7, flame) +
    line('M54 50V92M74 50V92', flame, 3)
  }</g>` +
  wheel(94, 96, 18) +
  wheel(62, 100, 14) +
  wheel(34, 100, 14) +
  fill('M26 20Q34 2 52 8Q64 -4 78 6Q60 10 54 18Q38 14 26 20Z', white);

const goldMineDeed = () =>
  edged('M16 16H98Q106 16 106 26V104H26Q16 104 16 94Z', paper, 3) +
  line('M28 32H92M28 42H78', ink, 4) +
  fill('M28 92Q30 56 60 54Q90 56 94 92Z', brown) +
  fill('M42 92V74Q60 60 78 74V92Z', ink) +
  line('M36 92V60M84 92V60M32 60H88', wood, 5) +
  dot(52, 88, 4, flame) +
  dot(64, 86, 5, flame) +
  fill('M84 88l10 26l6 -8l8 4l-10 -24z', red) +
  star(90, 88, 14, red, 10, 0.78) +
  dot(90, 88, 6, flame);

export const cowboys = {
  billyTheKid,
  bassReeves,
  pokerAlice,
  docHoliday,
  annieOakley,
  redRyder,
  campCook,
  banner,
  coltRevolver,
  stagecoach,
  goldPan,
  spareDeputy,
  wildBillHickok,
  shotOfWhiskey,
  posse,
  ironHorse,
  goldMineDeed,
};
