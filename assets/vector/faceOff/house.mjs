// The Heathen House: Power cards, Market cards and scrubs. People of history look as in portraits of their time, where
// there are any: Cleopatra as on her coins, Genghis Khan in the white cap of his portrait.
import { BEARD, earring, feather, HAIR, head, robe, wreath } from './heads.mjs';
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
  green,
  hatched,
  ink,
  line,
  moss,
  navy,
  oval,
  paper,
  paper2,
  red,
  rose,
  sets,
  shade,
  skin,
  star,
  steel,
  white,
  wood,
  wood2,
} from './kit.mjs';

const { ink: own } = sets.house;

const aristotle = () =>
  head({
    face: 'old',
    nose: 6,
    skin: skin[2],
    hair: HAIR.curls,
    hairColor: paper,
    beard: BEARD.full,
    cloth: white,
    trim: own,
    eye: 'calm',
    brow: ink,
    hat: wreath(green),
  });

const dracula = () =>
  head({
    face: 'sharp',
    bridge: 'hooked',
    nose: 8,
    skin: '#d9e3d0',
    back: fill('M2 122L20 64L4 30Q36 60 50 96Z', red),
    hair: 'M24 60Q18 18 56 16Q80 16 90 44L70 34L58 42L54 56L44 60L42 80Z',
    trim: red,
    over: fill('M79 79l3 10l4 -10z', white) + line('M82 92v8', red, 3),
  });

const truthGun = () =>
  fill('M6 46L70 46L78 36L98 36L102 44L114 44L114 58L102 58L98 66L66 66L58 102L32 102L38 68L6 66Z', ink) +
  dot(88, 51, 9, flame) +
  dot(88, 51, 4, red) +
  bar(14, 51, 46, 5, flame) +
  line('M48 46V28H70', ink, 5) +
  dot(72, 28, 5, red) +
  line('M40 84L56 86', steel, 4);

/** A biplane seen from the side. */
const sopwithCamel = () =>
  fill('M16 58L4 32L24 36L36 54Z', red) +
  fill('M10 58Q50 48 98 50Q108 62 98 76Q40 76 10 62Z', wood) +
  hatched('M12 62Q50 70 100 66L98 76Q40 76 12 62Z') +
  edged('M42 24Q70 18 104 22V30Q70 26 42 32Z', red, 2.4) +
  edged('M36 80Q66 74 100 78V86Q66 82 36 88Z', red, 2.4) +
  line('M54 30L50 80M86 28L84 78M54 30L84 78', ink, 3) +
  dot(100, 63, 11, ink) +
  bar(108, 26, 5, 74, brown) +
  dot(84, 102, 10, ink) +
  dot(84, 102, 4, paper) +
  line('M70 86L82 100L92 86', ink, 3) +
  dot(30, 62, 8, white) +
  dot(30, 62, 4.5, red) +
  fill('M58 52Q58 38 68 40Q76 42 74 52Z', brown2);

const cleopatra = () =>
  head({
    face: 'plain',
    bridge: 'hooked',
    nose: 10,
    skin: skin[3],
    hair: 'M34 78Q20 82 18 70Q8 66 14 56Q24 52 24 46Q20 16 56 14Q86 16 88 42Q70 34 58 44L54 56L44 62Z',
    hairColor: brown2,
    eye: 'lashes',
    lips: red,
    cloth: white,
    hat:
      line('M22 46Q54 30 88 42', white, 7) +
      fill('M24 48L6 60L10 66L28 54Z', white) +
      line('M34 42Q36 26 48 18M46 38Q50 24 60 16M60 36Q64 24 70 18M74 36Q76 28 78 24', ink, 1.8),
    over:
      earring(flame) +
      each(6, (i) => dot(36 + i * 7.5, 104 + Math.sin(i * 0.62) * 7, 4, flame, `stroke="${ink}" stroke-width="1.6"`)),
  });

const joanOfArc = () =>
  head({
    face: 'young',
    nose: 5,
    skin: skin[0],
    hair: 'M24 84Q12 40 32 20Q62 4 86 26L87 44L62 44Q66 66 58 86Z',
    hairColor: brown2,
    eye: 'calm',
    cloth: steel,
    back:
      bar(98, -4, 5, 128, brown) + edged('M98 0L48 8L64 17L46 28L98 34Z', white, 2.4) + star(84, 17, 8, flame, 6, 0.4),
    over:
      edged('M32 94Q54 104 74 94L80 108Q54 118 28 108Z', paper2, 2.6) +
      line('M12 114Q20 106 30 106M78 106Q92 108 98 116', ink, 2.4),
  });

const leonardoDaVinci = () =>
  head({
    face: 'long',
    bridge: 'hooked',
    nose: 6,
    skin: skin[1],
    hair: HAIR.long,
    hairColor: '#cfc6b4',
    beard: BEARD.long,
    eye: 'tired',
    brow: '#cfc6b4',
    cloth: brown2,
    hat: fill('M12 40Q10 14 50 8Q92 6 94 30Q96 40 86 40Q50 30 22 48Q14 48 12 40Z', '#8c2c3a'),
  });

const adaLovelace = () =>
  head({
    face: 'round',
    nose: 6,
    skin: skin[0],
    hair: 'M28 88Q12 72 18 44Q24 14 58 14Q84 14 88 40Q72 30 64 40Q70 58 60 72Q50 92 28 88Z',
    hairColor: brown2,
    back: dot(22, 26, 17, brown2),
    eye: 'lashes',
    lips: red,
    cloth: navy,
    over:
      edged('M8 118Q34 96 78 104L74 114Q38 108 12 122Z', white, 2) +
      star(34, 18, 8, red, 6, 0.6) +
      star(48, 12, 7, flame, 6, 0.6) +
      at(
        84,
        88,
        1,
        edged('M0 0H30V34H0Z', paper, 2.4) +
          each(12, (i) => ((i * 7) % 5 < 3 ? dot(6 + (i % 3) * 9, 6 + Math.floor(i / 3) * 7.5, 2.2, ink) : '')),
      ),
  });

const nikolaTesla = () =>
  head({
    face: 'sharp',
    hair: 'M25 60Q18 22 44 17Q54 22 62 15Q86 16 88 42Q74 30 60 36L54 54L44 58L40 74Z',
    trim: paper,
    beard: BEARD.mustache,
    nose: 9,
    skin: skin[1],
    eye: 'calm',
    over:
      edged('M106 4L90 34L100 36L92 58L114 28L104 26Z', flame, 2) +
      fill('M46 108L58 114L70 106L70 120L58 116L46 121Z', white),
  });

const sunTzu = () =>
  head({
    face: 'old',
    nose: 5,
    skin: skin[2],
    hair: HAIR.crop,
    hairColor: '#5a5346',
    eye: 'calm',
    beard: BEARD.thin,
    cloth: green,
    hat:
      fill('M26 22Q22 8 38 6L56 6Q62 12 58 20Z', '#5a5346') +
      fill('M22 14H64V22H22Z', flame) +
      line('M14 18H74', ink, 3),
    over:
      robe(paper) +
      each(6, (i) => edged(`M${78 + i * 7} 104H${84 + i * 7}V124H${78 + i * 7}Z`, wood, 1.8)) +
      line('M76 111H120', red, 2.4),
  });

const genghisKhan = () =>
  head({
    face: 'round',
    bridge: 'broad',
    nose: 5,
    skin: skin[2],
    hair: HAIR.crop,
    eye: 'calm',
    beard: BEARD.thin,
    cloth: '#7a5a2e',
    hat:
      edged('M20 44Q14 12 58 10Q92 12 92 42Q58 34 20 44Z', white, 2.6) +
      hatched('M20 44Q16 14 46 11Q34 26 36 41Z') +
      fill('M26 42L46 40Q52 60 46 88Q36 92 30 84Z', white) +
      line('M46 84Q36 100 50 104Q58 96 48 86', ink, 4),
    over: robe(white),
  });

const robinHood = () =>
  head({
    face: 'plain',
    bridge: 'snub',
    nose: 8,
    skin: skin[1],
    hair: HAIR.short,
    hairColor: '#a8692c',
    beard: BEARD.goatee,
    eye: 'sly',
    cloth: green,
    trim: brown,
    hat:
      fill('M10 42Q12 22 40 16Q70 2 80 20L116 40Q80 46 60 40Q36 40 10 42Z', green) +
      line('M14 41Q50 32 112 40', ink, 3) +
      feather(60, 24, red),
    over: line('M22 122Q2 80 22 50', brown2, 5) + line('M22 50V122', ink, 1.6),
  });

const ladyMacbeth = () =>
  head({
    face: 'sharp',
    nose: 7,
    skin: skin[0],
    hair: 'M34 70Q14 70 20 42Q28 12 58 13Q86 14 88 40Q68 32 58 46L54 62Z',
    hairColor: '#7c2018',
    back: cord('M30 60Q14 84 26 102T18 122', '#7c2018', 14) + line('M14 84L30 80M18 98L32 94M14 112L28 110', ink, 2.4),
    eye: 'mean',
    lips: red,
    brow: ink,
    cloth: own,
    trim: flame,
    hat:
      edged('M22 40L18 12L34 26L46 8L58 24L72 8L78 26L94 16L90 38Q56 30 22 40Z', flame, 2.4) +
      dot(46, 26, 3, red) +
      dot(72, 25, 3, red),
    over:
      fill('M100 122L94 88L101 66L108 88L104 122Z', steel) +
      bar(90, 106, 24, 5, ink) +
      fill('M101 66L97 80L105 80Z', red),
  });

const rasputin = () =>
  head({
    face: 'long',
    bridge: 'broad',
    nose: 7,
    skin: skin[0],
    hair: HAIR.long,
    hairColor: '#3a2a20',
    beard: BEARD.huge,
    eye: 'wide',
    over:
      line('M58 92L56 112', white, 2) +
      line('M32 108L22 122M78 110L86 122', flame, 3) +
      dot(58, 114, 6, 'none', `stroke="${flame}" stroke-width="3"`),
  });

const littleMan = () =>
  at(
    14,
    22,
    0.82,
    head({
      face: 'old',
      bridge: 'broad',
      nose: 14,
      skin: skin[1],
      beard: BEARD.huge,
      beardColor: green,
      eye: 'sly',
      brow: green,
      cloth: red,
      hat:
        fill('M18 46Q20 34 34 30L22 -26Q66 -18 88 34Q98 36 98 44Q56 34 18 46Z', red) +
        line('M28 40Q56 30 92 38', flame, 5),
    }),
  );

const spear = () =>
  line('M10 118L72 48', brown, 8) +
  edged('M112 6L98 56Q84 62 70 50Q60 38 66 24Z', steel, 3) +
  fill('M112 6L74 46L70 50Q60 38 66 24Z', paper) +
  line('M76 30L90 44', flame, 4) +
  line('M64 44L80 58M58 52L72 66', red, 5) +
  each(5, (i) => at(90, 30, 1, line('M0 -36V-46', flame, 3.4), -75 + i * 22));

const vorpalBlade = () =>
  edged('M24 96L84 10Q100 2 108 4Q112 18 102 34L36 104Z', paper, 3) +
  hatched('M30 100L106 6Q110 20 102 34L36 104Z') +
  line('M34 92L92 20', ink, 2.4) +
  line('M12 78L52 118', flame, 9) +
  dot(12, 78, 6, red) +
  dot(52, 118, 6, red) +
  line('M28 100L10 116', brown2, 9) +
  dot(8, 116, 6, flame) +
  star(60, 20, 9, white, 4, 0.3) +
  star(98, 70, 7, white, 4, 0.3);

const trojanHorse = () =>
  bar(8, 104, 104, 9, brown2) +
  dot(26, 112, 9, ink) +
  dot(94, 112, 9, ink) +
  fill('M18 104L24 62Q28 50 50 50L64 22L72 10L80 20Q100 30 108 46L98 56L82 50L84 66L92 104H80L74 80H38L32 104Z', wood) +
  hatched('M18 104L24 62Q28 50 44 50L38 80L32 104Z') +
  fill('M64 22L46 52L54 54L72 20Z', brown) +
  line('M30 64H82M30 74H78M60 40L78 52', brown2, 2.4) +
  dot(86, 34, 3.2, ink) +
  edged('M48 58H64V74H48Z', ink, 2) +
  dot(53, 65, 2.2, flame) +
  dot(60, 65, 2.2, flame) +
  line('M22 66Q6 70 10 94', brown, 6);

const carpet = () =>
  fill('M92 8a22 22 0 1 0 14 36a18 18 0 1 1 -14 -36z', flame) +
  edged('M2 62Q22 40 44 58T86 56Q102 46 118 48L106 86Q90 80 74 90T34 94Q18 92 8 100Z', red, 3) +
  hatched('M4 62Q16 46 30 50L26 92Q16 92 9 97Z') +
  line('M12 66Q28 52 46 68T84 66T108 58M16 86Q32 80 44 84T78 80T100 76', flame, 3.4) +
  fill('M60 66L72 74L62 82L50 75Z', flame) +
  dot(61, 74, 3.4, navy) +
  line('M9 98L2 108M20 94L16 106M32 94L30 106M106 84L112 96M98 82L102 94', flame, 3.4) +
  line('M4 116H44M58 110H104M74 118H116', white, 4);

/** Soldiers in a row, all the same. */
const tinRegiment = () => {
  const one =
    bar(8, 66, 26, 34, red) +
    line('M10 68L32 98M32 68L10 98', white, 3.4) +
    bar(8, 98, 26, 24, navy) +
    bar(20, 98, 2.4, 24, ink) +
    bar(12, 46, 20, 20, paper) +
    fill('M30 52L37 58H30Z', paper) +
    dot(27, 54, 2.2, ink) +
    dot(18, 60, 3, rose) +
    fill('M9 46V14Q21 8 33 14V46Z', ink) +
    fill('M9 42H38V46H9Z', ink) +
    star(22, 28, 6, flame) +
    line('M21 12V2', red, 5) +
    line('M40 110V34', brown, 3.4) +
    fill('M38 36L40 18L42 36Z', steel);
  return at(2, 4, 0.82, one) + at(40, 8, 0.9, one) + at(76, 4, 0.82, one) + bar(0, 116, 120, 6, green);
};

const presence = () =>
  edged('M20 122Q14 14 60 10Q104 12 102 122L88 110L74 122L60 110L46 122L34 110Z', white) +
  shade('M20 122Q14 14 60 10L60 110L46 122L34 110Z') +
  oval(66, 48, 6, 10, ink) +
  oval(88, 48, 5, 10, ink) +
  oval(78, 78, 9, 14, ink);

const ark = () =>
  line('M2 96H118', brown, 6) +
  edged('M16 62H104V104H16Z', flame, 3) +
  hatched('M16 62H32V104H16Z') +
  edged('M12 52H108V64H12Z', flame, 3) +
  line('M28 76H92V92H28Z', brown, 3) +
  fill('M22 52Q18 30 30 24Q38 30 36 40L58 30Q56 48 40 52Z', flame, `stroke="${ink}" stroke-width="2.4"`) +
  fill('M98 52Q102 30 90 24Q82 30 84 40L62 30Q64 48 80 52Z', flame, `stroke="${ink}" stroke-width="2.4"`) +
  each(5, (i) => at(60, 34, 1, line('M0 -14V-28', white, 4), -60 + i * 30)) +
  bar(20, 104, 10, 10, brown) +
  bar(90, 104, 10, 10, brown);

const philosophersStone = () =>
  edged('M60 18L96 46L86 92L34 92L24 46Z', red, 3) +
  fill('M60 18L72 48L96 46Z', '#f08a6a') +
  fill('M60 18L48 48L24 46Z', rose) +
  hatched('M24 46L48 48L44 92H34Z') +
  line('M24 46L48 48H72L96 46M48 48L44 92M72 48L78 92M60 18L48 48M60 18L72 48', ink, 2.4) +
  each(7, (i) => at(60, 56, 1, line('M0 -48V-57', flame, 4), -90 + i * 30)) +
  fill('M20 104Q60 88 100 104L96 114H24Z', ink) +
  line('M30 106Q60 96 90 106', flame, 3);

const pandorasBox = () =>
  fill('M22 60L8 24L96 10L104 52Z', navy) +
  hatched('M22 60L8 24L36 20L44 56Z') +
  line('M16 44L100 28', flame, 4) +
  fill('M34 62Q18 40 36 34Q30 16 50 18Q58 0 74 14Q94 8 90 30Q108 38 92 60Z', ink) +
  fill('M48 36l10 4l-8 5zM76 34l-10 5l9 4z', red) +
  fill('M52 50Q62 44 74 50Q64 58 52 50Z', flame) +
  bar(16, 58, 88, 50, navy) +
  hatched('M16 58H34V108H16Z') +
  line('M16 68H104M16 98H104', flame, 4) +
  edged('M52 60H70V82H52Z', flame, 2.4) +
  dot(61, 70, 3, ink) +
  line('M61 70V77', ink, 2.4);

const holyGrail = () =>
  each(9, (i) => at(60, 44, 1, line('M0 -44V-58', flame, 5), -100 + i * 25)) +
  edged('M22 22H98Q98 66 66 72V92Q86 94 90 110H30Q34 94 54 92V72Q22 66 22 22Z', flame, 3.4) +
  hatched('M24 24H38Q38 58 56 70Q26 62 24 24ZM34 108Q36 96 52 94V108Z') +
  bar(52, 72, 16, 8, ink) +
  dot(48, 42, 5, red) +
  dot(64, 46, 5, green) +
  dot(80, 42, 5, red) +
  line('M24 32H96', ink, 2.4);

const goldenFleece = () =>
  fill(
    'M36 22Q60 8 84 22Q104 18 108 34Q96 40 98 52Q108 60 104 72Q114 92 102 104Q94 94 88 98Q76 116 60 104Q44 116 32 98Q26 94 18 104Q6 92 16 72Q12 60 22 52Q24 40 12 34Q16 18 36 22Z',
    flame,
    `stroke="${ink}" stroke-width="3"`,
  ) +
  [
    [40, 48],
    [60, 54],
    [80, 48],
    [34, 70],
    [52, 76],
    [70, 76],
    [88, 70],
    [42, 92],
    [62, 94],
    [80, 92],
  ]
    .map(([x, y]) => line(`M${x - 6} ${y}a6 6 0 1 1 7 5`, '#b8790f', 3))
    .join('') +
  edged('M48 10Q60 4 72 10L68 36Q60 42 52 36Z', paper, 2.4) +
  line('M50 14Q28 6 26 20Q28 30 38 26M70 14Q92 6 94 20Q92 30 82 26', brown2, 5) +
  dot(55, 20, 2.2, ink) +
  dot(65, 20, 2.2, ink);

const crystalBall = () =>
  fill('M30 108L38 84H82L90 108Z', brown) +
  bar(24, 106, 72, 10, ink) +
  dot(60, 50, 40, white, `stroke="${ink}" stroke-width="3"`) +
  hatched('M60 10A40 40 0 0 0 60 90A52 52 0 0 1 60 10Z') +
  edged('M46 50Q64 30 84 50Q64 70 46 50Z', flame, 2.5) +
  dot(65, 50, 8, ink);

const aladdinsLamp = () =>
  edged('M18 78Q30 60 64 62Q88 64 110 50Q108 74 84 88Q66 100 44 96Q22 94 18 78Z', flame, 3) +
  hatched('M18 78Q30 60 52 62Q38 78 50 96Q22 94 18 78Z') +
  line('M24 70Q2 62 8 84Q12 94 28 90', ink, 5) +
  edged('M40 96H76L86 112H30Z', flame, 3) +
  edged('M44 62Q48 48 60 48Q72 50 74 62Z', red, 2.6) +
  dot(60, 46, 4, flame) +
  fill('M110 50Q120 36 104 30Q84 26 92 10Q98 0 112 4Q100 8 104 18Q122 26 118 42Z', navy) +
  fill('M34 36Q46 30 44 20Q52 30 62 24Q58 36 64 40Q50 40 42 48Q42 38 34 36Z', white);

const roundTable = () =>
  bar(28, 78, 10, 38, brown2) +
  bar(82, 78, 10, 38, brown2) +
  oval(60, 66, 54, 30, brown2) +
  oval(60, 58, 54, 30, wood, `stroke="${ink}" stroke-width="3"`) +
  each(8, (i) => {
    const angle = (Math.PI * (i + 0.5)) / 4;
    return line(
      `M60 58L${(60 + 52 * Math.cos(angle)).toFixed(1)} ${(58 + 28.5 * Math.sin(angle)).toFixed(1)}`,
      brown,
      2.4,
    );
  }) +
  oval(60, 58, 18, 10, red) +
  star(60, 58, 8, flame) +
  line('M60 52V14M50 24H70', steel, 5) +
  line('M60 18V4', ink, 5) +
  dot(22, 56, 5, navy) +
  dot(98, 56, 5, navy) +
  dot(34, 74, 5, green) +
  dot(86, 74, 5, green);

export const house = {
  aristotle,
  dracula,
  truthGun,
  sopwithCamel,
  cleopatra,
  joanOfArc,
  leonardoDaVinci,
  adaLovelace,
  nikolaTesla,
  sunTzu,
  genghisKhan,
  robinHood,
  ladyMacbeth,
  rasputin,
  littleManWithTheGreenBeard: littleMan,
  spearOfDestiny: spear,
  vorpalBlade,
  trojanHorse,
  flyingCarpet: carpet,
  tinRegiment,
  hauntingPresence: presence,
  arkOfTheCovenant: ark,
  philosophersStone,
  pandorasBox,
  holyGrail,
  goldenFleece,
  crystalBall,
  aladdinsLamp,
  roundTable,
};

const bruisedEgo = () =>
  head({
    face: 'round',
    bridge: 'broad',
    nose: 10,
    skin: skin[1],
    hair: HAIR.crop,
    hairColor: brown,
    eye: 'tired',
    cloth: own,
    trim: paper,
    mouth: false,
    over:
      line('M76 81Q82 75 89 79', ink, 3) +
      edged('M58 62L80 72L76 80L54 70Z', paper2, 2) +
      dot(78, 57, 10, '#6a4a8a', 'opacity=".45"') +
      fill('M84 66q-5 9 0 11q5 -2 0 -11z', '#6fb3d6') +
      edged('M24 32L40 8L46 24L58 4L64 22L80 8L82 30Z', flame, 2.4) +
      line('M46 24L42 32M64 22L70 30', ink, 2.4),
  });

const trickKnee = () =>
  fill('M14 4H58L62 48Q70 58 62 68L58 96L92 104Q104 108 104 120H30L32 68Q20 44 14 4Z', skin[1]) +
  hatched('M14 4H30Q34 40 42 60L40 120H30L32 68Q20 44 14 4Z') +
  edged('M26 40L64 40L68 70L30 72Z', white, 3) +
  line('M28 50L66 62M30 62L66 50', steel, 3) +
  bar(38, 48, 18, 14, paper2) +
  line('M76 36L92 26M80 52H100M76 66L92 76', red, 6) +
  fill('M30 110H104V122H28Z', ink);

const staleBiscuit = () =>
  edged('M24 30Q36 14 60 18Q88 14 98 32Q112 52 102 74Q104 96 78 100Q50 110 32 96Q10 88 16 62Q10 44 24 30Z', wood, 3.4) +
  hatched('M24 30Q32 18 46 18Q30 50 40 98L32 96Q10 88 16 62Q10 44 24 30Z') +
  [
    [48, 40],
    [70, 36],
    [86, 54],
    [60, 60],
    [78, 78],
    [52, 82],
  ]
    .map(([x, y]) => dot(x, y, 4, brown))
    .join('') +
  line('M98 32L82 44L90 54L76 62', ink, 3) +
  fill('M30 60Q38 52 46 62Q44 72 34 70Z', moss) +
  fill('M78 92Q88 84 92 92Q88 100 80 99Z', moss) +
  fill('M96 100l10 4l-3 8l-9 -3zM110 90l6 2l-3 6l-5 -3z', wood);

const woodenNickel = () =>
  dot(60, 62, 48, wood2, `stroke="${ink}" stroke-width="3.4"`) +
  dot(60, 62, 38, wood) +
  hatched('M24 50A38 38 0 0 1 50 25Q36 60 50 99A38 38 0 0 1 24 74Z') +
  line('M30 44Q60 54 92 42M26 64Q60 74 96 62M32 84Q60 94 90 82', wood2, 3) +
  fill('M50 90V38L60 34H72V90Z', 'none') +
  edged('M40 86V42H50L66 68V42H76V86H66L50 60V86Z', ink, 0) +
  line('M78 24L70 38L80 44', ink, 3);

const overdueBill = () =>
  edged('M20 8L32 14L44 8L56 14L68 8L80 14L92 8V112L80 106L68 112L56 106L44 112L32 106L20 112Z', paper, 3) +
  line('M32 28H80M32 40H70M32 52H76M32 64H62', ink, 4) +
  line('M32 92H80', ink, 6) +
  at(
    66,
    72,
    1,
    fill('M-34 -15H34V15H-34Z', 'none', `stroke="${red}" stroke-width="6"`) +
      fill('M-6 -11H6L3 3H-3ZM-4 6H4V12H-4Z', red) +
      line('M-26 0H-14M14 0H26', red, 7),
    -14,
  ) +
  dot(100, 26, 16, red, `stroke="${ink}" stroke-width="3"`) +
  line('M100 16V26H108', white, 4);

export const scrubs = { bruisedEgo, trickKnee, staleBiscuit, woodenNickel, overdueBill };
