// Ninjas: starters, Power cards and the Market card. People wear what their portraits and the prints of their time
// show: hair, armor and robes of their rank.
import { BEARD, HAIR, head, headband, robe } from './heads.mjs';
import {
  at,
  bar,
  brown,
  brown2,
  cord,
  dot,
  edged,
  fill,
  flame,
  gray,
  hatched,
  ink,
  line,
  moss,
  navy,
  oval,
  paper,
  paper2,
  red,
  sets,
  skin,
  star,
  steel,
  white,
  wood,
  wood2,
} from './kit.mjs';

const { ink: own, tint } = sets.ninjas;

/** A knot of hair, bound with a cord. */
const topknot = (color = ink) => fill('M30 24Q20 6 38 6Q54 4 56 14L46 24Z', color) + line('M34 20L48 16', red, 3.4);
/** Plates of armor on the shoulder, laced together. */
const plates = (color, lace) =>
  fill('M4 122Q6 102 30 98L52 104L48 122Z', color) + line('M8 112L50 112M14 104L50 106', lace, 2.6);

const mochizukiChiyome = () =>
  head({
    face: 'sharp',
    nose: 4,
    skin: skin[1],
    hair: 'M30 122Q12 92 18 50Q24 14 58 13Q84 14 88 40Q68 34 60 48Q64 66 58 74L60 122Z',
    eye: 'lashes',
    lips: red,
    cloth: own,
    over:
      robe(paper) + line('M22 98L60 92', flame, 5) + fill('M60 24L96 10L100 18L66 32Z', flame) + dot(98, 14, 6, red),
  });

/** In his helmet: he was a general before anybody told tales of him. */
const hattoriHanzo = () =>
  head({
    face: 'square',
    nose: 7,
    bridge: 'hooked',
    skin: skin[2],
    hair: HAIR.short,
    beard: BEARD.mustache,
    cloth: brown2,
    hat:
      fill('M2 92Q8 62 22 46L54 48Q48 74 46 88Z', own) +
      line('M6 80L48 76M12 66L52 62', flame, 2.6) +
      fill('M18 48Q18 8 56 8Q88 10 92 36L102 44Q60 40 18 52Z', ink) +
      line('M34 44Q34 20 48 10M54 42Q56 22 58 9M74 40Q76 24 70 11', steel, 2.4) +
      fill('M76 30Q66 4 84 -6Q80 12 88 22Q98 12 98 -6Q112 10 94 34Z', flame),
    over: plates(own, flame),
  });

const goemon = () =>
  head({
    face: 'round',
    bridge: 'broad',
    nose: 9,
    skin: skin[1],
    hair: HAIR.wild,
    eye: 'wide',
    beard: BEARD.sideburns,
    cloth: red,
    over: fill('M30 101L52 122L72 101L66 98L38 98Z', flame) + line('M62 42Q76 32 90 42', ink, 6),
  });

const tamoeGozen = () =>
  head({
    face: 'plain',
    nose: 5,
    skin: skin[1],
    hair: HAIR.bangs,
    eye: 'mean',
    lips: red,
    cloth: ink,
    hat: headband(white, ''),
    over:
      plates(red, flame) +
      fill('M24 42L4 34L8 46L0 54L26 48Z', white) +
      line('M100 122L112 20', brown, 5) +
      fill('M110 26Q104 4 118 -4Q120 16 114 28Z', steel),
  });

/** Dressed as a traveler with a cloth over the hair, looking far ahead. */
const clanScout = () =>
  head({
    face: 'long',
    nose: 8,
    skin: skin[3],
    ear: false,
    eye: 'sly',
    cloth: '#44506b',
    hat:
      fill('M22 76Q14 14 56 12Q86 12 90 42L62 44Q54 60 58 92Q40 100 30 92Q22 84 22 76Z', navy) +
      line('M62 43L90 42', white, 3) +
      fill('M46 92L66 98L62 108L46 104Z', navy) +
      [
        [34, 40],
        [48, 26],
        [44, 60],
        [66, 28],
        [34, 76],
      ]
        .map(([x, y]) => star(x, y, 5, white, 4))
        .join(''),
    over: robe(paper2),
  });

const tomoSukesada = () =>
  head({
    face: 'old',
    bridge: 'hooked',
    nose: 8,
    skin: skin[2],
    hair: HAIR.bald,
    hairColor: gray,
    cloth: brown,
    trim: paper,
    beard: BEARD.goatee,
    eye: 'tired',
    hat: headband(paper, red),
    over: line('M92 122L108 76', brown2, 6) + fill('M92 62L118 70L114 88L90 80Z', ink),
  });

const novice = () =>
  head({
    face: 'young',
    bridge: 'snub',
    nose: 4,
    skin: skin[2],
    hair: 'M27 62Q22 24 58 21Q78 22 85 38Q70 30 54 36L50 54L42 58Z',
    hairColor: '#5a5346',
    eye: 'wide',
    cloth: tint,
    over: robe(own) + line('M22 122L18 70M26 122L30 76', wood, 4),
  });

/** The chain from its handle to its spiked end. */
const CHAIN = 'M40 74Q56 20 88 22Q116 34 96 62Q74 82 84 96';
const chainWhip = () =>
  line('M14 114L42 72', ink, 15) +
  line('M16 112L40 75', brown, 10) +
  line('M22 104L30 108M28 95L36 99M34 86L42 90', paper, 2.4) +
  cord(CHAIN, ink, 10) +
  line(CHAIN, paper2, 5.5, 'stroke-dasharray="8 5" stroke-linecap="round"') +
  star(84, 98, 23, ink, 6, 0.5) +
  star(84, 98, 17, steel, 6, 0.5) +
  dot(84, 98, 5, ink);

const shuriken = () =>
  fill('M60 4L72 48L116 60L72 72L60 116L48 72L4 60L48 48Z', ink) +
  fill('M60 4L60 60L48 48ZM116 60L60 60L72 48ZM60 116L60 60L72 72ZM4 60L60 60L48 72Z', paper2) +
  dot(60, 60, 9, paper) +
  dot(60, 60, 5, ink);

function caltrops() {
  const one =
    edged('M30 0L40 32L64 50L34 46L2 52L24 34Z', ink, 2, paper) +
    fill('M30 6L34 38L28 36ZM58 48L34 42L37 35Z', paper2) +
    dot(32, 40, 4, paper2);
  return fill('M0 112Q60 98 120 112V122H0Z', ink) + at(36, 2, 0.95, one) + at(0, 50, 1.05, one) + at(60, 54, 1, one, 6);
}

const paperLantern = () =>
  line('M60 0V22', ink, 4) +
  bar(40, 18, 40, 8, ink) +
  fill('M40 26Q14 60 40 96H80Q106 60 80 26Z', red) +
  hatched('M40 26Q14 60 40 96H48Q28 60 48 26Z') +
  [40, 54, 68, 82].map((y) => line(`M28 ${y}Q60 ${y + 6} 92 ${y}`, ink, 2)).join('') +
  bar(40, 94, 40, 8, ink) +
  line('M60 102v18', flame, 4);

/** A body of straw with a cloth where the face would be. */
const strawDouble = () =>
  bar(56, 50, 8, 72, brown) +
  line('M8 74H112', brown, 7) +
  edged('M34 66H86L98 122H22Z', wood, 2.6) +
  line('M42 70L34 120M52 70L48 120M68 70L72 120M78 70L86 120', wood2, 2.6) +
  fill('M28 88H92V98H28Z', own) +
  edged('M36 62Q28 16 60 14Q92 16 84 62Q60 72 36 62Z', paper, 3) +
  line('M50 32l8 8m0 -8l-8 8M66 32l8 8m0 -8l-8 8', ink, 3) +
  line('M48 54H76M54 50v8M62 50v8M70 50v8', ink, 2.4) +
  fill('M34 26Q60 -6 88 26L96 8L78 8L70 -4L58 6L44 -2L42 10L24 12Z', wood);

const miyamotoMusashi = () =>
  head({
    face: 'long',
    bridge: 'hooked',
    nose: 9,
    skin: skin[2],
    back: line('M12 122L112 8', steel, 6) + line('M10 20L46 60', steel, 6) + line('M4 12L16 28', red, 8),
    hair: 'M26 68Q16 26 50 17Q80 12 88 40Q68 34 60 44L56 60L46 60L42 88L26 100L14 96L24 82Z',
    beard: BEARD.thin,
    cloth: '#6d3a2a',
    over: topknot() + robe(paper),
  });

const scrollOfShadows = () =>
  edged('M26 20H92V100H26Z', paper, 3) +
  bar(18, 10, 82, 14, own) +
  bar(18, 96, 82, 14, own) +
  bar(10, 12, 8, 10, ink) +
  bar(100, 12, 8, 10, ink) +
  bar(10, 98, 8, 10, ink) +
  bar(100, 98, 8, 10, ink) +
  fill('M42 92Q40 58 58 56Q48 44 60 34Q74 40 68 54Q84 62 80 92Z', ink) +
  dot(82, 38, 6, red);

const poisonCup = () =>
  edged('M16 44H104Q102 84 74 90V104H90V112H30V104H46V90Q18 84 16 44Z', red, 3) +
  hatched('M18 46H36Q34 78 50 88Q20 82 18 46Z') +
  oval(60, 44, 44, 10, ink) +
  oval(60, 45, 37, 6, moss) +
  fill('M60 4Q74 16 66 26Q60 32 54 26Q46 16 60 4Z', moss) +
  dot(78, 22, 4, moss) +
  line('M52 62l14 14m0 -14l-14 14', paper, 4);

/** Old tools and umbrellas that walk at night. */
const nightParade = () =>
  line('M36 66V108L26 114', brown, 7) +
  edged('M36 4Q6 34 2 66Q11 58 19 66Q28 58 36 66Q45 58 53 66Q62 58 70 66Q66 34 36 4Z', paper2, 3) +
  fill('M36 6Q26 30 20 64Q28 58 36 65Q45 58 52 64Q46 30 36 6Z', red) +
  dot(38, 38, 11, white, `stroke="${ink}" stroke-width="2.5"`) +
  dot(42, 39, 5, ink) +
  fill('M32 70Q44 64 54 70L50 86Q42 94 40 76Z', red, `stroke="${ink}" stroke-width="2"`) +
  line('M92 30V40', ink, 3) +
  edged('M74 42Q54 76 74 108H110Q128 76 110 42Z', paper, 3) +
  line('M65 64Q92 70 119 64', ink, 2.4) +
  dot(100, 58, 7.5, flame, `stroke="${ink}" stroke-width="2"`) +
  dot(102, 59, 3.4, ink) +
  fill('M70 82Q94 74 118 80Q112 106 90 104Q76 98 70 82Z', red) +
  fill('M76 82l6 9l6 -10zM100 79l5 9l7 -9z', white) +
  bar(76, 36, 32, 7, ink) +
  star(104, 14, 8, flame, 4, 0.4);

/** A jump at sunrise, over the steps that led up to it. */
const trainingMontage = () =>
  dot(62, 54, 42, red) +
  hatched('M20 54A42 42 0 0 1 46 15Q32 54 46 93A42 42 0 0 1 20 54Z') +
  dot(78, 24, 10, ink) +
  cord('M74 40L62 62', ink, 15) +
  cord('M74 38L98 32L110 18', ink, 8) +
  cord('M70 42L46 36L36 48', ink, 8) +
  cord('M64 64L92 68L112 60', ink, 9) +
  cord('M60 64L44 80L24 80', ink, 9) +
  line('M67 18L90 22', white, 4) +
  line('M68 19L52 12M68 19L54 22', white, 3.4) +
  line('M54 58L70 66', flame, 5) +
  fill('M0 122V112H26V104H52V96H78V104H98V112H120V122Z', ink);

export const ninjas = {
  mochizukiChiyome,
  hattoriHanzo,
  goemon,
  tamoeGozen,
  clanScout,
  tomoSukesada,
  novice,
  goemonsChainWhip: chainWhip,
  shuriken,
  caltrops,
  paperLantern,
  strawDouble,
  miyamotoMusashi,
  scrollOfShadows,
  poisonCup,
  nightParade,
  trainingMontage,
};
