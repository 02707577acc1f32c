// Heads in profile, looking right. Faces differ in outline, bridge of the nose, eyes, hair, beard and hat.
import { dot, edged, fill, ink, line, oval, paper, shade, white } from './kit.mjs';

/**
 * Outlines of faces. All have the same skull, so that hair and hats fit. `brow` is where the nose begins, `base` where
 * it ends; `mouth` and `eye` are offsets.
 */
const FACES = {
  plain: {
    back: 'M34 122L38 92Q24 74 26 52Q28 22 57 21Q84 22 87 47',
    brow: [87, 47],
    base: [88, 67],
    front: 'L90 73L86 76L89 81Q90 94 80 96L68 96L70 122Z',
    mouth: [0, 0],
    eye: [0, 0],
  },
  round: {
    back: 'M28 122L33 96Q18 76 22 52Q25 20 56 19Q84 20 86 46',
    brow: [86, 46],
    base: [87, 66],
    front: 'Q93 70 88 75Q94 78 91 84Q96 100 80 105Q68 107 66 101Q76 108 76 122Z',
    mouth: [1, 0],
    eye: [-1, 0],
  },
  long: {
    back: 'M38 122L41 92Q28 74 29 50Q30 20 57 19Q79 20 83 46',
    brow: [83, 46],
    base: [84, 71],
    front: 'L88 78L83 81L88 87Q94 108 81 110L66 103L69 122Z',
    mouth: [-1, 5],
    eye: [-3, 1],
  },
  old: {
    back: 'M38 122L39 94Q24 76 26 52Q28 22 57 21Q83 22 84 43L88 48',
    brow: [86, 52],
    base: [85, 73],
    front: 'Q79 77 83 80Q79 83 84 86Q95 90 91 98Q83 104 74 97L62 98L67 122Z',
    mouth: [-4, 4],
    eye: [-1, 1],
  },
  square: {
    back: 'M24 122L31 94Q23 74 25 50Q26 20 56 19Q84 19 86 43L90 48',
    brow: [88, 52],
    base: [89, 66],
    front: 'L92 72L88 76L93 82L94 100Q93 108 80 107L58 101L76 122Z',
    mouth: [2, 0],
    eye: [1, 1],
  },
  young: {
    back: 'M41 122L44 92Q25 80 27 55Q29 22 58 21Q85 22 86 50',
    brow: [86, 55],
    base: [86, 69],
    front: 'Q90 72 86 75Q89 78 86 82Q86 93 74 95L65 94L66 122Z',
    mouth: [-2, 0],
    eye: [-2, 3],
  },
  sharp: {
    back: 'M38 122L41 92Q26 74 27 50Q28 21 57 20Q82 20 85 46',
    brow: [85, 46],
    base: [85, 70],
    front: 'L89 75L84 78L87 82L85 85Q97 97 91 103Q78 105 68 96L66 122Z',
    mouth: [-2, 2],
    eye: [-1, 0],
  },
};

/** The nose from the brow to its base, by the shape of its bridge; `far` is how much it juts out. */
const BRIDGES = {
  straight: ([, _by], [x, y], far) => `L${x + far + 1} ${y - 5}L${x} ${y}`,
  hooked: ([bx, by], [x, y], far) => `Q${bx + far + 3} ${by + 3} ${x + far + 1} ${y - 1}L${x} ${y}`,
  snub: ([bx, by], [x, y], far) => `Q${bx} ${(by + y) / 2} ${x + far} ${y - 8}Q${x + far + 2} ${y - 2} ${x} ${y}`,
  broad: ([bx, by], [x, y], far) => `L${bx + 3} ${by + 6}Q${x + far + 5} ${y - 9} ${x + far} ${y - 1}L${x} ${y}`,
};

const lid = (d) => edged(d, white, 1.6);
/** Eyes, each with its brow in the color of the hair. */
const EYES = {
  mean: (brow) => lid('M66 50L84 54L82 60Q74 62 69 58Z') + dot(79, 57, 3.2, ink) + line('M63 46L87 53', brow, 5),
  calm: (brow) => lid('M67 55Q76 49 84 56Q76 61 67 55Z') + dot(79, 56, 3, ink) + line('M64 47Q76 42 87 48', brow, 4),
  shut: (brow) => line('M67 55Q76 61 85 54', ink, 3) + line('M64 47Q76 42 87 48', brow, 4),
  wide: (brow) => lid('M68 55Q76 45 84 56Q76 64 68 55Z') + dot(80, 55, 3.4, ink) + line('M64 43Q76 36 87 43', brow, 4),
  lashes: (brow) =>
    lid('M67 56Q76 49 84 57Q76 61 67 56Z') +
    dot(79, 56.5, 3, ink) +
    line('M64 57Q74 47 86 56M66 52L61 50', ink, 2.6) +
    line('M66 46Q76 40 86 46', brow, 2.6),
  sly: (brow) => lid('M66 54L85 54Q78 61 66 54Z') + dot(79, 56, 2.8, ink) + line('M64 50L86 50', brow, 4.4),
  tired: (brow) =>
    lid('M67 56Q76 51 84 57Q76 61 67 56Z') +
    dot(79, 57, 2.8, ink) +
    line('M66 64Q74 68 81 64', ink, 1.8) +
    line('M63 50Q74 43 87 46', brow, 5),
  patch: () => fill('M64 47L88 49L85 64Q73 68 66 58Z', ink) + line('M64 49L28 40', ink, 3),
  glasses: (brow) =>
    dot(78, 56, 8, white, `stroke="${ink}" stroke-width="2.6"`) +
    dot(80, 56, 2.8, ink) +
    line('M70 55L48 53', ink, 2.6) +
    line('M66 44Q76 39 87 44', brow, 4),
};

/** Hair. Each shape covers the skull and leaves the face free. */
export const HAIR = {
  short: 'M24 60Q18 18 56 15Q86 16 88 40Q70 32 58 40L54 56L44 60L42 80Z',
  long: 'M36 116Q8 100 18 52Q22 14 58 13Q84 14 88 38Q66 32 56 46L54 74L58 112Z',
  bald: 'M26 66Q22 48 30 40L48 52L44 78Q34 86 30 78Z',
  bob: 'M22 88Q12 40 32 22Q62 4 86 26L88 42Q70 34 60 42Q64 70 56 92Z',
  slick: 'M24 62Q16 18 56 14Q82 14 88 40L72 33L58 40L54 56L44 60L42 82Z',
  curls:
    'M40 86Q22 92 22 76Q10 68 18 54Q10 40 24 32Q28 14 46 16Q60 6 72 16Q90 18 90 38Q80 42 72 36Q64 46 56 44Q58 56 50 60Q52 74 40 86Z',
  wild: 'M28 112L14 106L20 92L4 88L14 74L0 62L14 54L4 36L20 34L20 14L38 20L50 4L62 16L80 8L82 24L92 34Q70 32 58 42L54 66L50 96Z',
  back: 'M30 92Q14 62 24 34Q40 8 72 16Q88 22 88 42Q66 34 54 50Q50 62 52 72L46 84Z',
  crop: 'M25 60Q18 20 56 17Q86 18 88 44Q72 36 56 38L52 54L44 58L40 74Z',
  bangs: 'M30 120Q10 92 18 50Q24 12 58 12Q88 14 90 46L64 46Q56 52 56 68L58 120Z',
  swept: 'M24 64Q14 24 48 16Q84 8 92 34Q92 42 86 44Q76 30 60 38Q62 52 50 58L42 80Z',
};

export const BEARD = {
  full: 'M50 66L58 70L74 72L90 72L88 78L94 92Q86 116 66 112Q46 104 50 66Z',
  goatee: 'M70 92L88 88Q92 108 82 116Q72 108 70 92Z',
  mustache: 'M70 74Q80 64 94 72Q96 80 90 80L84 76L76 82Q70 82 70 74Z',
  huge: 'M44 62L54 68L72 72L92 70L90 80Q106 108 84 124L44 124Q38 90 44 62Z',
  drooping: 'M68 74Q80 65 94 71Q99 80 95 98L90 97Q92 84 84 76L76 84Q74 94 68 98Q63 86 68 74Z',
  handlebar: 'M66 78Q60 84 58 76Q66 78 72 72Q84 65 94 72Q102 76 104 68Q108 80 96 81Q88 82 84 77Q76 84 66 78Z',
  sideburns: 'M44 56L56 56Q58 76 76 80L78 92Q52 92 44 56Z',
  thin: 'M72 72Q84 67 95 74L101 88Q94 78 84 75Q74 78 70 84ZM76 94L86 92Q86 108 80 120Q74 108 76 94Z',
  long: 'M48 66Q60 82 74 72L92 71L89 79L94 90Q100 116 74 124Q44 120 48 66Z',
};

/** Hats that several people wear. */
export const HAT = {
  cowboy: (color, band) =>
    fill('M8 40Q20 30 34 32Q34 4 50 6Q58 12 66 6Q82 4 84 30Q100 30 112 22Q108 44 84 44L36 46Q18 48 8 40Z', color) +
    fill('M34 32L84 30L84 38L35 40Z', band),
  flat: (color, band) =>
    fill('M4 38L114 34L114 42L4 46Z', color) +
    fill('M32 40L34 12Q58 6 84 12L86 38Z', color) +
    fill('M33 30L86 28L86 36L32 38Z', band),
  sloppy: (color, band) =>
    fill('M2 52Q16 34 34 34Q32 10 46 10Q60 2 78 12Q86 20 84 34Q104 38 116 54Q88 40 60 42Q28 42 2 52Z', color) +
    fill('M34 34Q58 28 85 33L85 39Q58 35 33 41Z', band),
  bowler: (color, band) =>
    fill('M20 42Q20 8 56 8Q90 8 92 38Q104 38 106 32Q108 44 94 46L24 48Q10 50 8 40Q12 44 20 42Z', color) +
    fill('M20 36Q56 30 92 33L92 39Q56 36 20 43Z', band),
  tricorn: (color, band) =>
    fill('M6 30Q30 40 40 14Q64 2 84 16Q92 32 114 24Q112 46 84 44Q50 40 30 48Q10 46 6 30Z', color) +
    line('M10 36Q36 46 46 36Q74 28 110 32', band, 3.5),
  bandana: (color, spots) =>
    fill('M20 46Q20 14 58 13Q88 14 89 40L22 52Z', color) +
    fill('M24 46L2 52L8 66L26 52Z', color) +
    [
      [40, 30],
      [56, 22],
      [74, 30],
      [60, 36],
    ]
      .map(([x, y]) => dot(x, y, 3, spots))
      .join(''),
};

/** The front of a robe, one side laid over the other. */
export const robe = (color) => fill('M30 101L52 122L64 122L74 99L66 97L56 112L38 97Z', color);

/** Shoulders, and what is worn around the neck. */
const bust = (cloth, trim) =>
  fill('M4 122Q8 104 34 101L70 101Q98 104 104 122Z', cloth) +
  (trim ? fill('M30 101L52 122L72 101L66 98L38 98Z', trim) : '');

/** A head. Drawings in `back` are behind it, those in `hat` and `over` in front of it. */
export function head({
  face = 'plain',
  bridge = 'straight',
  nose = 9,
  skin = paper,
  hair = '',
  hairColor = ink,
  eye = 'mean',
  brow = hairColor,
  mouth = true,
  lips = '',
  ear = true,
  beard = '',
  beardColor = hairColor,
  cloth = ink,
  trim = '',
  back = '',
  hat = '',
  over = '',
}) {
  const { back: behind, brow: from, base, front, mouth: mouthAt, eye: eyeAt } = FACES[face];
  const outline = behind + BRIDGES[bridge](from, base, nose) + front;
  const moved = ([x, y], inner) => `<g transform="translate(${x} ${y})">${inner}</g>`;
  const lines = face === 'old' ? line('M70 70Q77 74 76 82', ink, 1.8) : '';
  return (
    back +
    bust(cloth, trim) +
    fill(outline, skin) +
    shade(outline) +
    (hair ? fill(hair, hairColor) : '') +
    (ear ? edged('M46 56q9 -6 11 4q0 10 -9 12z', skin, 2) : '') +
    moved(eyeAt, EYES[eye](brow)) +
    lines +
    (lips ? moved(mouthAt, fill('M79 77Q86 71 91 74L87 77L89 81Q83 82 79 77Z', lips)) : '') +
    (mouth && !lips ? moved(mouthAt, line('M76 77L88 76', ink, 2.6)) : '') +
    (beard ? moved(mouthAt, fill(beard, beardColor)) : '') +
    hat +
    over
  );
}

/** Red and white cloth tied around the forehead. */
export const headband = (color, stripe) =>
  fill('M24 40L90 34L90 43L25 49Z', color) + (stripe ? line('M25 45L90 38.500', stripe, 2.4) : '');
/** A string of pearls, an earring. */
export const earring = (color) => oval(52, 78, 3.4, 5, color);
export const ring = (color) => line('M50 72a6 6 0 1 0 4 0', color, 3);
export const feather = (x, y, color) =>
  fill(`M${x} ${y}Q${x - 24} ${y - 12} ${x - 22} ${y - 38}Q${x + 2} ${y - 26} ${x} ${y}Z`, color);
/** A laurel or another row of leaves around the head. */
export const wreath = (color) =>
  line('M24 44Q56 34 88 40', color, 6) +
  [28, 42, 56, 70, 84].map((x, i) => fill(`M${x} ${41 - (i % 2)}q2 -12 12 -12q0 10 -12 12z`, color)).join('');
