// Monsters: starters, Power cards and the Market card.
import { HAIR, head } from './heads.mjs';
import {
  at,
  bar,
  brown,
  cord,
  dot,
  each,
  edged,
  fill,
  flame,
  hatched,
  ink,
  line,
  moss,
  oval,
  paper,
  paper2,
  red,
  rose,
  sets,
  shaded,
  star,
  steel,
  white,
  wood,
} from './kit.mjs';

const { ink: own } = sets.monsters;
const skins = { bog: '#6f9e4a', pale: '#a9c77b', olive: '#55803a' };

/** A round eye without a lid. */
const eyeball = (x, y, r, color = flame) => dot(x, y, r, color) + dot(x + r * 0.3, y, r * 0.45, ink);
const teeth = (list) => list.map(([x, y, h]) => fill(`M${x} ${y}l5 0l-2 ${h}z`, white)).join('');

function minotaur() {
  const face = 'M26 60Q24 24 58 24Q78 26 84 44L106 72Q112 82 104 92L92 96Q76 98 66 90L64 104L34 104Q26 84 26 60Z';
  return (
    fill('M4 122Q8 92 40 88L72 92Q100 98 106 122Z', ink) +
    shaded(face, brown) +
    fill('M92 70L106 74Q112 82 104 92L92 94Q84 84 92 70Z', paper2) +
    dot(101, 80, 2.8, ink) +
    line('M98 90a7 7 0 1 0 9 -3', flame, 3.4) +
    edged('M62 50L80 54L76 62L66 60Z', white, 1.6) +
    dot(74, 57, 3, ink) +
    line('M58 46L84 53', ink, 5) +
    fill('M30 40Q14 36 10 50Q22 58 34 52Z', '#6b4426') +
    fill('M52 28Q56 12 78 14Q98 14 102 -2Q118 28 90 34Q76 34 72 40Z', paper) +
    fill('M46 27Q22 26 16 2Q4 34 32 42Z', paper2) +
    fill('M102 -2Q118 28 98 33Q104 18 102 -2Z', ink)
  );
}

function grendel() {
  const face = 'M18 66Q18 14 60 16Q86 18 90 46L96 60L110 74L104 98Q74 112 40 96Q20 84 18 66Z';
  return (
    fill('M2 122Q4 84 34 76L80 92Q104 100 108 122Z', ink) +
    shaded(face, skins.bog) +
    fill('M64 80Q88 74 110 76L102 94Q84 96 64 80Z', ink) +
    teeth([
      [71, 79, 9],
      [83, 77, 9],
      [96, 76, 8],
    ]) +
    fill('M76 90l5 2l-1 -8zM90 94l5 -1l-2 -8z', white) +
    eyeball(78, 52, 8) +
    line('M64 40L90 46', ink, 6)
  );
}

function golem() {
  const face = 'M34 102V24Q60 12 86 26V50L98 54V66L88 68V100Z';
  return (
    bar(20, 100, 86, 22, brown) +
    shaded(face, wood) +
    edged('M66 48H82V57H66Z', flame, 2.5) +
    line('M62 43H88M70 84H88', ink, 5) +
    bar(58, 26, 20, 11, paper) +
    line('M61 31h14', ink, 2.5) +
    line('M40 74l10 6l-4 10M86 26l-8 -2', ink, 2)
  );
}

function medusa() {
  const snakes = [
    ['M40 40Q4 44 8 18Q12 8 22 14', 22, 14],
    ['M36 54Q-2 70 6 44', 6, 42],
    ['M50 26Q28 4 46 4', 48, 5],
    ['M64 24Q62 4 84 6', 85, 6],
    ['M74 28Q90 10 104 20', 105, 20],
    ['M34 70Q2 92 10 104', 10, 104],
  ];
  const back = snakes.map(([d, x, y]) => cord(d, ink, 9) + dot(x, y, 7, ink) + dot(x + 1, y - 1, 2.2, flame)).join('');
  return head({ face: 'sharp', back, skin: skins.pale, hair: HAIR.short, cloth: own, trim: paper, nose: 6, lips: red });
}

/** Three heads out of the mud, one behind another. */
function bogPack() {
  const one = (color) =>
    edged('M14 40Q-2 34 -6 16Q14 16 26 28Z', color, 2.6) +
    edged('M10 66Q4 26 36 22Q58 22 62 38L76 44Q82 56 72 62L56 70Z', color, 2.6) +
    hatched('M12 64Q8 30 30 25Q22 44 28 68Z') +
    fill('M38 50L77 46Q77 58 68 62Q50 64 38 50Z', ink) +
    teeth([
      [46, 50, 8],
      [57, 49, 8],
      [68, 47, 7],
    ]) +
    eyeball(50, 36, 7) +
    line('M40 25L60 31', ink, 5);
  return (
    at(46, 0, 0.86, one(skins.pale)) +
    at(8, 20, 0.98, one(skins.olive)) +
    at(38, 46, 1.05, one(skins.bog)) +
    fill('M0 122V104Q16 94 30 104T60 108T92 110T120 104V122Z', brown)
  );
}

function plagueRats() {
  const rat =
    line('M8 44Q-14 40 -8 16', rose, 4) +
    fill('M6 54Q0 20 34 22L60 38Q66 42 58 46L52 54Z', ink) +
    dot(32, 20, 8, ink) +
    dot(32, 20, 4, rose) +
    dot(46, 33, 3, flame) +
    fill('M54 44l5 0l-1 6z', white);
  return at(42, 8, 0.9, rat) + at(8, 34, 1.1, rat) + at(46, 56, 1.1, rat);
}

/** Her goggles and her wrench: she works every machine. */
const wriggly = () =>
  head({
    face: 'round',
    bridge: 'snub',
    nose: 14,
    skin: '#c5a5c9',
    hair: 'M30 60Q14 44 24 28L12 12L34 20L40 2L54 16L66 2L72 18L90 10L86 30Q60 26 52 44Z',
    hairColor: red,
    eye: 'wide',
    cloth: brown,
    trim: flame,
    over:
      line('M22 46L66 46', ink, 5) +
      dot(77, 52, 12, 'none', `stroke="${ink}" stroke-width="4.500"`) +
      line('M98 122L104 82', steel, 7) +
      fill('M96 86Q92 66 100 64L102 76L109 77L114 66Q120 80 110 88Z', steel),
  });

const vats = () =>
  fill('M26 46L94 46L88 114L32 114Z', ink) +
  bar(22, 40, 76, 10, brown) +
  bar(28, 66, 64, 6, brown) +
  bar(30, 94, 60, 6, brown) +
  fill(
    'M24 40Q22 20 44 24Q50 4 68 18Q90 8 96 40L92 58Q86 64 84 52L72 48Q70 84 64 84Q58 84 58 50L44 48Q42 66 36 60L34 42Z',
    moss,
  ) +
  dot(62, 26, 8, white) +
  dot(64, 27, 3.6, ink);

function dirigible() {
  const hull = 'M6 44Q20 12 62 12Q104 14 114 44Q104 72 62 74Q20 74 6 44Z';
  return (
    fill('M16 44L0 22V66Z', red) +
    edged(hull, paper, 3) +
    hatched('M10 50Q40 62 110 54Q98 72 62 74Q20 74 10 50Z') +
    line('M62 13V74M34 18Q24 44 34 70M90 18Q100 44 90 70', ink, 2.4) +
    line('M44 74L48 92M80 74L76 92', ink, 2.4) +
    fill('M38 90H88L80 108H46Z', brown) +
    each(3, (i) => bar(50 + i * 10, 95, 6, 6, flame)) +
    fill('M34 92L24 84V108Z', ink)
  );
}

/** A bench full of levers; it is ready for anything. */
const tortureTable = () =>
  fill('M16 82H30L26 120H12ZM92 82H106L110 120H96Z', ink) +
  line('M24 104H98', ink, 5) +
  edged('M6 68H114V84H6Z', brown, 3) +
  line('M26 68V40H46', ink, 6) +
  star(54, 40, 21, steel, 14, 0.78) +
  dot(54, 40, 6, ink) +
  line('M96 68V22H74', ink, 6) +
  edged('M66 16H84V30H66Z', red, 2.4) +
  fill('M70 30H80L75 58Z', steel) +
  line('M70 37H79M71 44H78', ink, 2) +
  cord('M12 66L6 40', steel, 5) +
  dot(5, 36, 6, flame) +
  cord('M108 66L114 44', steel, 5) +
  dot(114, 40, 6, flame) +
  fill('M36 76H52V84H36ZM68 76H84V84H68Z', paper);

/** A paw with all its claws out, and what its owner bites with. */
const claws = () =>
  each(3, (i) =>
    at(
      20 + i * 26,
      4 + (i % 2) * -2,
      1,
      edged('M0 52Q-4 14 14 0Q30 12 24 52Z', paper, 3) + hatched('M2 52Q-2 16 12 4Q4 30 10 52Z'),
    ),
  ) +
  edged('M4 84Q-4 66 8 50Q22 62 22 78Z', paper, 3) +
  shaded('M14 88Q8 52 32 44Q44 50 46 54Q58 44 70 54Q82 42 96 50Q112 62 106 92Q98 110 60 110Q22 110 14 88Z', skins.bog) +
  fill('M34 78Q60 68 88 78Q92 100 62 102Q32 100 34 78Z', ink) +
  fill('M38 78l8 -2l-2 14zM52 75h9l-4 13zM68 75l9 2l-6 12zM46 99l5 -9l5 11zM64 101l5 -11l5 9z', white) +
  line('M8 122Q30 108 60 110T112 122', ink, 5);

/** Fog with a face over a grave. */
function mist() {
  const cloud = 'M4 84Q-4 66 12 58Q8 34 32 32Q40 8 66 14Q92 10 96 38Q118 42 112 64Q120 84 100 90H20Q8 92 4 84Z';
  return (
    edged('M70 122V86Q70 70 88 70Q106 70 106 86V122Z', steel, 3) +
    line('M88 80V104M79 89H97', ink, 4) +
    edged(cloud, paper) +
    hatched('M6 84Q0 68 14 60Q10 38 34 34Q26 60 34 88H20Q8 90 6 84Z') +
    fill('M46 42l20 9l-17 9zM94 44l-16 8l14 8z', ink) +
    fill('M58 72Q74 62 90 73Q84 84 74 80Q66 86 58 72Z', ink) +
    cord('M2 104Q22 94 42 104T62 102M10 116Q26 108 42 116T66 114', paper, 6)
  );
}

const kraken = () =>
  fill('M30 84Q22 6 62 4Q104 6 94 84Z', ink) +
  dot(80, 46, 13, flame) +
  dot(84, 47, 6, ink) +
  line('M60 34L94 42', red, 6) +
  each(5, (i) => line(`M${34 + i * 13} 80Q${8 + i * 24} 100 ${14 + i * 23} 124`, ink, 10)) +
  each(5, (i) => dot(20 + i * 21, 106, 2.6, paper));

function sharks() {
  const shark =
    edged('M2 62Q18 24 66 22Q98 26 114 46L94 54L106 64Q84 82 50 78Q24 78 2 100Q10 80 2 62Z', steel, 2.6) +
    edged('M42 28Q42 6 62 0Q58 14 66 24Z', steel, 2.6) +
    fill('M44 76Q64 66 80 70L104 64Q84 80 50 77Z', paper) +
    fill('M54 62Q76 46 110 46L94 54L106 64Q78 72 54 62Z', ink) +
    fill('M66 57l6 -3l0 10zM78 52l7 -2l0 12zM92 49l6 -1l-2 9zM76 67l5 1l0 -8zM90 67l5 -1l-2 -6z', white) +
    dot(84, 38, 5.5, red) +
    dot(85.5, 38, 2.2, ink) +
    line('M70 29L92 34', ink, 4.5);
  const cape = fill('M40 78Q26 84 12 106Q30 100 40 108Q46 96 60 100Q58 86 62 78Z', ink);
  return at(34, -2, 0.74, shark) + at(0, 32, 1.02, cape + shark);
}

function goblins() {
  const one = (color, helmet) =>
    edged('M18 40L-12 26L14 58Z', color, 2.6) +
    edged('M14 66Q10 30 38 26Q58 28 60 42L82 56L60 62L56 76Q36 80 14 66Z', color, 2.6) +
    hatched('M16 64Q13 36 30 28Q24 48 30 71Z') +
    eyeball(52, 44, 6.5) +
    fill('M38 62L60 62Q58 71 48 72Z', ink) +
    fill('M44 62l6 0l-3 7z', white) +
    line('M42 35L60 41', ink, 4.5) +
    edged('M8 36Q12 6 38 4Q60 8 64 32L8 38Z', helmet, 2.6) +
    fill('M32 6L38 -8L44 6Z', ink);
  return (
    line('M110 122L104 16', brown, 5) +
    edged('M104 0L113 26L97 27Z', steel, 2) +
    at(36, 8, 0.72, one(skins.olive, steel)) +
    at(12, 24, 0.84, one(skins.pale, brown)) +
    at(28, 46, 0.98, one(skins.bog, red))
  );
}

const cauldron = () =>
  line('M36 114L26 122M84 114L94 122', ink, 8) +
  fill('M14 60Q8 112 60 116Q112 112 106 60Z', ink) +
  oval(60, 58, 52, 12, ink) +
  oval(60, 57, 44, 8, moss) +
  dot(46, 40, 9, moss) +
  dot(66, 26, 12, moss) +
  dot(86, 42, 6, moss) +
  dot(62, 22, 3.5, white) +
  dot(44, 38, 2.5, white) +
  line('M78 58L102 10', brown, 6) +
  line('M22 72Q24 98 44 108', steel, 4) +
  fill('M30 120Q40 100 46 120ZM52 122Q60 100 68 122ZM74 120Q82 104 90 120Z', red);

const elixir = () =>
  edged('M50 30V48Q18 62 20 92Q24 114 60 114Q96 114 100 92Q102 62 70 48V30Z', white, 3) +
  fill('M25 84Q40 76 60 84T96 82Q98 110 60 111Q24 110 25 84Z', moss) +
  bar(44, 14, 32, 16, brown) +
  bar(44, 28, 32, 5, ink) +
  dot(46, 96, 5, white) +
  dot(66, 94, 3, white) +
  fill('M60 102V66M60 50L80 74H68V104H52V74H40Z', red);

export const monsters = {
  minotaur,
  grendel,
  golemOfPrague: golem,
  medusa,
  bogPack,
  plagueRats,
  wriggly,
  vatsOfSlime: vats,
  dirigible,
  tortureTable,
  clawsAndTeeth: claws,
  graveMist: mist,
  kraken,
  mutantVampireSharks: sharks,
  goblinHost: goblins,
  witchsCauldron: cauldron,
  elixirOfGrowth: elixir,
};
