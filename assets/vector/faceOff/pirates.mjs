// Pirates: starters, Power cards and the Market card.
import { BEARD, HAIR, HAT, head, ring } from './heads.mjs';
import {
  at,
  bar,
  brown,
  brown2,
  cord,
  dot,
  each,
  edged,
  fill,
  flame,
  hatched,
  ink,
  line,
  navy,
  paper,
  red,
  sets,
  skin,
  star,
  steel,
  white,
  wood,
  wood2,
} from './kit.mjs';

const { ink: own } = sets.pirates;

const captainFlint = () =>
  head({
    face: 'sharp',
    bridge: 'hooked',
    nose: 9,
    hair: HAIR.long,
    hairColor: brown2,
    hat: HAT.tricorn(ink, flame),
    cloth: red,
    trim: paper,
    beard: BEARD.goatee,
    eye: 'patch',
    skin: skin[1],
  });

const anneBonny = () =>
  head({
    face: 'plain',
    nose: 6,
    skin: skin[1],
    hair: HAIR.long,
    hairColor: red,
    hat: HAT.bandana(ink, paper),
    cloth: own,
    trim: paper,
    lips: red,
    brow: ink,
    over: ring(flame),
  });

/** Beads in his beard and a very fine hat. */
const captainJackStarling = () =>
  head({
    face: 'long',
    nose: 8,
    skin: skin[3],
    hair: HAIR.long,
    eye: 'sly',
    beard: BEARD.thin,
    cloth: '#5c5a66',
    trim: white,
    hat: HAT.bandana(red, paper) + fill('M24 46L6 74L12 98L28 58Z', red),
    over:
      cord('M30 62L26 104M42 66L42 112', brown, 5) +
      dot(28, 84, 4.5, flame) +
      dot(26, 106, 4.5, white) +
      dot(42, 96, 4.5, own) +
      dot(42, 113, 4.5, flame) +
      dot(79, 117, 4, flame) +
      star(96, 22, 8, flame, 5),
  });

const maryRead = () =>
  head({
    face: 'square',
    nose: 5,
    skin: skin[0],
    hair: HAIR.back,
    hairColor: '#c9a55c',
    back: fill('M34 70Q14 78 12 106Q28 104 42 84Z', '#c9a55c'),
    hat:
      fill('M10 42Q30 34 34 14Q62 4 84 14Q88 30 106 38Q84 44 60 40Q32 40 10 42Z', ink) +
      line('M14 42Q58 34 104 38', white, 3),
    cloth: navy,
    trim: white,
    lips: '#b5553f',
    over: fill('M28 86L46 80L50 92L32 98Z', red),
  });

const jackRackham = () =>
  head({
    face: 'round',
    bridge: 'snub',
    nose: 8,
    hair: HAIR.curls,
    hairColor: ink,
    beard: BEARD.handlebar,
    eye: 'calm',
    skin: skin[2],
    cloth: own,
    hat: HAT.tricorn('#a8692c', paper) + fill('M84 18Q100 -4 118 6Q106 8 106 20Q98 20 84 24Z', white),
    over: each(4, (i) => at(42 + i * 9, 108 + (i % 2) * 6, 1, fill('M0 -8L6 0L0 8L-6 0Z', i % 2 ? red : flame))),
  });

const powderMonkey = () =>
  head({
    face: 'young',
    bridge: 'snub',
    nose: 4,
    skin: skin[4],
    hair: HAIR.curls,
    eye: 'wide',
    cloth: white,
    trim: red,
    hat: fill('M20 40Q24 14 56 12Q84 14 90 36L20 48Z', red) + line('M20 44L90 37', white, 4),
    over:
      dot(96, 106, 16, ink) +
      line('M104 92Q108 84 114 88', wood2, 3) +
      star(114, 86, 6, flame, 6) +
      line('M8 112H60M6 120H62', own, 3.5),
  });

const parrot = () =>
  fill('M26 122Q18 60 40 40Q54 16 80 26Q96 34 94 50L78 58Q84 96 56 122Z', red) +
  fill('M28 120Q24 74 48 62Q62 90 44 122Z', flame) +
  fill('M30 122Q28 96 42 84Q50 104 42 122Z', own) +
  fill('M78 40Q104 30 106 52Q106 66 96 74Q96 58 76 58Z', ink) +
  dot(76, 42, 9, white) +
  dot(78, 42, 4, ink) +
  fill('M44 36Q30 14 16 22Q30 24 36 46Z', flame);

const cannon = () =>
  fill('M18 44L98 32Q112 44 102 60L30 84Q8 84 8 64Q8 50 18 44Z', ink) +
  fill('M96 28L108 26L114 62L102 64Z', ink) +
  line('M56 38L62 72', steel, 4) +
  fill('M30 100L84 66L96 100Z', brown) +
  dot(42, 92, 21, ink) +
  dot(42, 92, 15, wood) +
  line('M27 92h30M42 77v30', ink, 4) +
  dot(42, 92, 4, ink) +
  line('M20 44Q18 28 30 24', wood2, 3) +
  fill('M30 24q-6 -8 2 -16q8 8 4 16z', flame);

const grapeShot = () =>
  fill('M24 42Q18 30 44 34L76 34Q100 30 96 42Q112 70 102 96Q60 120 18 96Q8 70 24 42Z', wood2) +
  hatched('M24 42Q18 30 40 34Q26 66 32 104L18 96Q8 70 24 42Z') +
  line('M30 46L92 94M92 46L28 94M60 38V108M14 72H106', brown2, 4) +
  line('M28 36H92', red, 7) +
  [
    [38, 62],
    [60, 56],
    [82, 62],
    [48, 84],
    [72, 84],
  ]
    .map(([x, y]) => dot(x, y, 10.5, ink) + dot(x - 3, y - 4, 2.6, steel))
    .join('') +
  [
    [40, 20],
    [60, 14],
    [80, 22],
  ]
    .map(([x, y]) => dot(x, y, 8, ink))
    .join('');

const cutlass = () =>
  edged('M18 90Q92 96 108 8Q70 60 14 76Z', paper, 4) +
  hatched('M22 88Q80 88 102 28Q86 78 22 88Z') +
  edged('M34 70Q44 100 20 112L10 108Q28 98 20 74Z', flame) +
  line('M20 86L4 108', ink, 10);

const rumBarrel = () =>
  fill('M26 16H94Q110 60 94 106H26Q10 60 26 16Z', brown) +
  hatched('M26 16H42Q28 60 42 106H26Q10 60 26 16Z') +
  line('M44 17Q34 60 44 105M60 16V106M76 17Q86 60 76 105', brown2, 2.6) +
  line('M22 30H98M17 48H103M17 76H103M22 94H98', ink, 6) +
  dot(60, 62, 12, paper) +
  line('M54 56l12 12m0 -12l-12 12', red, 4) +
  bar(86, 98, 16, 8, steel) +
  line('M100 104V112', steel, 5) +
  fill('M100 114q-5 8 0 8q5 0 0 -8z', flame);

const boardingHook = () =>
  cord('M14 122Q50 116 40 96Q20 80 48 74Q60 70 60 60', wood2, 6) +
  dot(60, 52, 9, 'none', `stroke="${ink}" stroke-width="6"`) +
  line('M60 44V26', ink, 9) +
  fill('M60 34Q104 40 108 2L114 20Q112 60 60 48Z', ink) +
  fill('M60 34Q16 40 12 2L6 20Q8 60 60 48Z', ink) +
  fill('M54 30L60 -2L66 30Z', ink) +
  line('M24 38Q34 42 48 42', steel, 2.6);

/** Slow matches glow under his hat. */
const blackbeard = () =>
  head({
    face: 'square',
    bridge: 'broad',
    nose: 7,
    skin: skin[1],
    hair: HAIR.wild,
    beard: BEARD.huge,
    cloth: red,
    hat: HAT.tricorn(ink, red),
    over:
      [
        [26, 62],
        [36, 96],
        [104, 58],
      ]
        .map(([x, y]) => cord(`M${x} ${y - 18}L${x} ${y}`, wood, 3) + dot(x, y + 2, 4, flame) + dot(x, y + 2, 1.8, red))
        .join('') +
      line('M58 92L56 112M72 96L74 114', red, 3.4) +
      dot(96, 18, 5, paper),
  });

const willie = () =>
  edged('M6 96Q10 36 62 34Q102 36 114 66Q104 70 112 82Q84 104 40 102Q20 116 2 118Q12 108 6 96Z', paper) +
  hatched('M8 96Q12 46 50 37Q26 60 34 100Q20 108 10 112Z') +
  fill('M112 72Q86 84 58 80L62 96Q92 98 112 82Z', ink) +
  fill('M68 81l4 8l5 -8zM80 82l4 7l5 -8zM92 80l3 6l5 -8z', white) +
  dot(84, 58, 6, ink) +
  dot(86, 56, 2, white) +
  line('M72 48L92 50', ink, 5) +
  line('M62 34Q62 14 48 12M62 34Q64 10 80 12', navy, 5) +
  line('M34 60L46 72M46 58L36 74', ink, 2.6);

const broadside = () =>
  edged('M-4 14Q60 30 124 10V106H-4Z', brown, 3) +
  hatched('M-2 16Q10 20 22 21V100H-2Z') +
  bar(0, 34, 120, 7, flame) +
  line('M0 92H120', brown2, 4) +
  each(2, (i) =>
    at(
      8 + i * 56,
      62,
      1,
      edged('M0 -8H30V24H0Z', ink, 3, red) +
        fill('M8 2H36V16H8Z', ink) +
        bar(32, -1, 7, 20, steel) +
        star(48, 9, 18, flame, 9, 0.55) +
        star(48, 9, 10, red, 9, 0.55),
    ),
  ) +
  fill('M0 102Q15 92 30 102T60 102T90 102T120 102V122H0Z', navy) +
  line('M4 114Q15 108 26 114T48 114', white, 3);

const buriedChest = () =>
  fill('M20 62Q20 30 36 24L92 16Q106 26 106 48Z', brown) +
  line('M36 25Q26 40 28 60M82 18Q94 30 94 50', flame, 5) +
  fill('M20 60H106V80H20Z', ink) +
  each(7, (i) => dot(30 + i * 11, 62 - (i % 2) * 6, 7, flame, `stroke="${ink}" stroke-width="2"`)) +
  bar(18, 70, 90, 38, brown) +
  line('M18 78H108M18 102H108', brown2, 3) +
  bar(28, 70, 7, 38, flame) +
  bar(90, 70, 7, 38, flame) +
  edged('M54 72H72V90H54Z', flame, 2.6) +
  dot(63, 80, 3, ink) +
  fill('M0 122V104Q20 94 40 104T84 104T120 102V122Z', wood);

const treasureMap = () =>
  edged('M10 26Q34 14 58 22T110 20V94Q86 104 60 96T10 100Z', paper, 3) +
  fill('M28 76Q20 44 48 40Q60 28 80 38Q104 46 94 72Q84 88 64 80Q44 92 28 76Z', wood) +
  line('M34 70Q46 44 62 62T86 52', ink, 3.4, 'stroke-dasharray="6 5"') +
  line('M78 44l16 16m0 -16l-16 16', red, 6) +
  fill('M42 52l7 -12l7 12z', own) +
  fill('M20 34h14M27 27v14', ink) +
  star(26, 36, 9, ink, 4, 0.3) +
  fill('M96 92Q106 84 104 100Q114 102 104 108Q92 106 96 92Z', red);

export const pirates = {
  captainFlint,
  anneBonny,
  captainJackStarling,
  maryRead,
  jackRackham,
  powderMonkey,
  parrot,
  cannon,
  grapeShot,
  cutlass,
  rumBarrel,
  boardingHook,
  blackbeard,
  willie,
  broadside,
  buriedChest,
  treasureMap,
};
