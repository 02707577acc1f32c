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
  outline,
  oval,
  paper,
  paper2,
  red,
  rose,
  sets,
  skin,
  star,
  steel,
  white,
  wood,
  wood2,
} from './kit.mjs';

const plum = sets.ninjas.ink;
const teal = sets.pirates.ink;
/** A wheel with teeth. */
const cog = (x, y, r, color) => star(x, y, r, color, 10, 0.8) + dot(x, y, r * 0.66, color) + dot(x, y, r * 0.3, ink);

// The Time Machine, part by part.

const brassLever = () =>
  bar(22, 92, 76, 20, brown2) +
  edged('M30 92Q34 64 60 64Q86 64 90 92Z', flame, 3) +
  line('M44 90A18 18 0 0 1 76 90', ink, 4) +
  line('M60 86L92 18', ink, 12) +
  line('M60 86L92 18', flame, 7) +
  dot(94, 14, 11, red, outline) +
  dot(60, 86, 8, ink) +
  star(32, 102, 4, paper, 4) +
  star(88, 102, 4, paper, 4);

const spareFuse = () =>
  edged('M34 34H86V90H34Z', white, 3) +
  line('M40 62Q48 40 56 62T72 62T80 62', red, 4) +
  hatched('M36 36H46V88H36Z') +
  edged('M28 16H92V38H28Z', flame, 3) +
  edged('M28 86H92V108H28Z', flame, 3) +
  line('M60 16V4M60 108V120', ink, 6);

const saddle = () =>
  fill('M56 70L48 100H26V110H94V100H72L64 70Z', ink) +
  edged('M10 20Q22 14 28 22Q34 44 60 48Q84 48 90 34Q88 20 100 16Q108 18 108 30Q106 60 88 66H36Q14 60 10 20Z', red, 3) +
  hatched('M12 22Q20 17 26 22Q32 46 48 62L36 65Q16 58 12 22Z') +
  fill('M44 60H78L86 92Q64 100 52 92Z', brown, outline) +
  line('M64 92V104', flame, 5) +
  edged('M56 102H76V112H56Z', flame, 2.4) +
  line('M24 30Q34 54 60 56Q92 58 98 30', flame, 3) +
  dot(19, 21, 5, flame, outline) +
  dot(100, 21, 5, flame, outline);

const dialOfYears = () =>
  dot(60, 62, 50, flame, outline) +
  dot(60, 62, 40, paper, `stroke="${ink}" stroke-width="2.4"`) +
  each(12, (i) => at(60, 62, 1, bar(-1.5, -37, 3, i % 3 ? 6 : 11, ink), i * 30)) +
  fill('M60 68L44 40L52 36L66 60Z', ink) +
  fill('M56 62L92 48L64 68Z', red) +
  dot(60, 62, 6, ink) +
  edged('M46 80H74V92H46Z', ink, 1) +
  line('M55 80V92M65 80V92', paper, 2) +
  bar(54, 4, 12, 10, ink);

const quartzRod = () =>
  edged('M42 26L60 4L78 26V96H42Z', '#bfe3ef', 3) +
  fill('M60 4L66 28V94H78V26Z', '#7fbfd6') +
  hatched('M44 28L54 28V94H44Z') +
  line('M42 26L60 32L78 26M60 32V94', ink, 2.4) +
  edged('M34 88H86V102H34Z', flame, 3) +
  bar(50, 102, 20, 14, ink) +
  line('M22 30L10 22M20 54H6M98 30L110 22M100 54H114', flame, 5);

const ivoryFrame = () =>
  line('M22 110Q10 40 60 14Q110 40 98 110', ink, 15) +
  line('M22 110Q10 40 60 14Q110 40 98 110', paper, 9) +
  line('M18 82H102', ink, 13) +
  line('M18 82H102', paper, 7) +
  line('M60 16V80', ink, 10) +
  line('M60 16V80', paper, 5) +
  line('M8 112H112', ink, 10) +
  dot(60, 14, 9, flame, outline) +
  dot(22, 82, 6, flame, `stroke="${ink}" stroke-width="2"`) +
  dot(98, 82, 6, flame, `stroke="${ink}" stroke-width="2"`);

const engine = () =>
  cog(34, 36, 26, flame) +
  cog(86, 30, 20, red) +
  bar(12, 56, 96, 46, ink) +
  bar(8, 102, 104, 12, brown2) +
  dot(42, 80, 16, paper) +
  dot(42, 80, 11, '#bfe3ef') +
  line('M42 80L50 72', red, 3) +
  fill('M66 66H98V94H66Z', brown) +
  line('M70 72H94M70 80H94M70 88H94', flame, 4) +
  line('M108 62H118V26', steel, 6);

// What monsters collect.

const knuckle =
  'M10 8Q0 -6 14 -8Q22 -10 24 0Q38 6 52 0Q52 -12 64 -8Q74 -2 66 8Q76 16 66 24Q54 28 52 16Q38 10 24 16Q22 28 12 24Q0 20 10 8Z';
const knucklebones = () =>
  edged('M34 56Q12 76 22 102Q60 122 98 102Q108 76 86 56Z', brown, 3) +
  hatched('M34 56Q12 76 22 102L44 110Q34 84 46 56Z') +
  fill('M30 44L46 54L60 42L74 54L90 44L84 60H36Z', brown2) +
  line('M32 58H88', flame, 5) +
  at(30, 14, 0.62, edged(knuckle, paper, 4), -18) +
  at(60, 26, 0.62, edged(knuckle, paper, 4), 20) +
  at(42, 78, 0.55, edged(knuckle, paper, 4));

const silverBullet = () =>
  fill('M36 92L60 104L84 92L96 112L60 120L24 112Z', ink) +
  edged('M36 56Q36 18 60 4Q84 18 84 56V92H36Z', '#c9ced6', 3) +
  hatched('M38 56Q38 24 56 8Q48 40 52 90H38Z') +
  line('M36 62H84M36 72H84', ink, 3) +
  fill('M84 30L70 40L80 46L68 56L84 58Z', ink) +
  fill('M90 84q-7 12 0 16q7 -4 0 -16z', red) +
  fill('M104 68q-5 9 0 12q5 -3 0 -12z', red);

const bandage = () =>
  edged('M22 70Q22 40 56 40H104V102H56Q22 102 22 70Z', paper, 3) +
  hatched('M24 70Q24 42 56 42Q40 70 56 100Q24 100 24 70Z') +
  oval(100, 71, 17, 31, paper2, outline) +
  line('M104 50A9 18 0 1 0 104 92A6 12 0 0 0 102 62A4 7 0 0 0 100 78', ink, 2.6) +
  edged('M56 40L12 34L14 8L34 14L30 22L44 18L72 40Z', paper, 3) +
  line('M28 24L40 36M38 20L52 38M60 44V100M74 42V102', ink, 2) +
  fill('M34 78L46 74L44 86Z', rose);

const howlingPortrait = () =>
  edged('M16 6H104V116H16Z', flame, 3.4) +
  bar(26, 16, 68, 90, navy) +
  fill('M26 106V96Q38 82 60 82Q84 84 94 98V106Z', ink) +
  fill('M42 62Q34 26 60 24Q86 26 78 62Q76 90 60 90Q44 90 42 62Z', '#a9c77b') +
  oval(52, 48, 5, 7, ink) +
  oval(68, 48, 5, 7, ink) +
  oval(60, 72, 8, 13, ink) +
  fill('M38 50Q34 18 60 20Q86 18 82 50Q76 30 60 32Q44 30 38 50Z', ink) +
  [
    [21, 11],
    [99, 11],
    [21, 111],
    [99, 111],
  ]
    .map(([x, y]) => dot(x, y, 3, red))
    .join('');

const bottledFog = () =>
  edged('M48 30V44Q22 54 22 78V108Q22 114 30 114H90Q98 114 98 108V78Q98 54 72 44V30Z', '#bfe3ef', 3) +
  fill('M28 100Q20 86 34 82Q34 66 50 70Q62 56 74 70Q92 70 90 84Q98 96 88 104Q60 112 28 100Z', white) +
  hatched('M28 100Q20 86 34 82Q34 66 48 70Q40 86 46 106Q34 104 28 100Z') +
  fill('M56 82l10 5l-10 5zM82 82l-8 5l8 5z', ink) +
  bar(42, 10, 36, 22, brown) +
  fill('M78 40L112 52L102 74L70 58Z', paper, `stroke="${ink}" stroke-width="2.4"`) +
  line('M82 52L100 60', ink, 3);

const toadGrimoire = () =>
  edged('M20 16Q20 8 28 8H100V112H28Q20 112 20 104Z', green, 3) +
  bar(20, 8, 12, 104, ink) +
  fill('M24 104H100V112H28Q24 112 24 108Z', paper) +
  fill('M40 84Q34 60 52 54Q46 38 58 40Q66 44 68 50Q72 44 80 40Q92 38 86 54Q102 62 94 84Q68 96 40 84Z', moss) +
  dot(58, 46, 5.5, flame, `stroke="${ink}" stroke-width="2"`) +
  dot(80, 46, 5.5, flame, `stroke="${ink}" stroke-width="2"`) +
  bar(56.5, 42, 3, 8, ink) +
  bar(78.5, 42, 3, 8, ink) +
  line('M48 66Q68 78 90 66', ink, 3.4) +
  dot(50, 76, 3, green) +
  dot(86, 78, 3, green) +
  star(68, 24, 9, flame);

const beatingHeart = () =>
  edged('M60 110Q10 78 16 46Q22 24 44 28Q56 30 60 42Q66 28 82 28Q106 30 104 56Q100 84 60 110Z', red, 3.4) +
  hatched('M60 110Q12 80 18 48Q22 28 38 28Q28 60 60 110Z') +
  edged('M46 28Q42 10 52 6L60 12Q56 22 58 34Z', navy, 3) +
  edged('M64 34Q64 14 80 4L92 12Q80 18 78 29Z', red, 3) +
  line('M6 70H30L40 52L54 90L66 58L74 70H114', white, 5);

// Out of the West.

const playing = (x, y, turn, mark) => at(x, y, 1, edged('M0 0H44V62H0Z', paper, 3) + mark, turn);
const spade = fill('M22 14Q38 30 36 38Q32 46 24 40L28 50H16L20 40Q12 46 8 38Q6 30 22 14Z', ink);
const heart = fill('M22 50Q4 36 8 24Q14 14 22 24Q30 14 36 24Q40 36 22 50Z', red);
const markedDeck = () =>
  playing(12, 40, -16, spade) +
  playing(40, 26, 4, heart) +
  playing(72, 30, 22, spade) +
  fill('M84 50L100 44L98 60Z', flame) +
  edged('M20 92L104 86V108L20 114Z', ink, 2) +
  line('M22 98L102 92M22 104L102 98', paper, 2);

const wantedPoster = () =>
  edged('M18 8L104 12L100 112L16 108Z', paper2, 3) +
  line('M30 22L92 25', ink, 9) +
  edged('M34 36L88 38L86 82L32 80Z', paper, 2.4) +
  fill('M44 80Q46 68 56 66L64 66Q76 70 78 81Z', ink) +
  fill('M50 66Q44 48 60 46Q74 48 72 66Q62 74 50 66Z', skin[1]) +
  fill('M36 50Q46 50 48 40Q60 34 72 41Q74 50 86 50Q70 58 36 50Z', ink) +
  fill('M49 58H73V68Q60 76 49 68Z', red) +
  line('M34 92L84 94', ink, 7) +
  dot(60, 8, 4, red) +
  line('M44 102L72 103', ink, 4);

const cattleBrand = () =>
  line('M12 12L64 66', ink, 9) +
  line('M12 12L40 41', brown, 9) +
  dot(12, 12, 8, ink) +
  dot(80, 82, 30, 'none', `stroke="${ink}" stroke-width="11"`) +
  dot(80, 82, 30, 'none', `stroke="${red}" stroke-width="6"`) +
  line('M66 96V70L80 84L94 70V96', ink, 11) +
  line('M66 96V70L80 84L94 70V96', red, 6) +
  line('M40 92Q34 84 40 78M24 104Q18 94 26 86', flame, 4);

const sheriffsLedger = () =>
  fill('M24 18Q60 8 98 16L104 104Q66 96 26 110Z', ink) +
  fill('M32 20Q62 12 92 18L97 96Q64 90 34 100Z', brown) +
  hatched('M32 20Q38 18 46 17L48 96Q40 97 34 100Z') +
  star(66, 52, 24, flame) +
  fill('M26 110Q66 96 104 104L104 112Q66 104 28 118Z', paper);

const lostLode = () =>
  edged('M10 20L44 10L76 20L110 10V98L76 110L44 98L10 110Z', paper, 3) +
  hatched('M44 10L76 20V110L44 98Z') +
  line('M44 12V98M76 20V110', ink, 2.4) +
  fill('M18 84L36 50L46 64L62 36L88 84Z', brown) +
  fill('M62 36L70 52L60 50L54 50Z', white) +
  line('M22 94Q48 78 60 88T98 60', ink, 3.4, 'stroke-dasharray="6 5"') +
  star(98, 46, 12, flame, 8, 0.6) +
  line('M90 24l14 12m0 -12l-14 12', red, 5);

const goldenSpike = () =>
  fill('M0 98H120V108H0Z', steel) +
  bar(8, 108, 20, 12, brown) +
  bar(92, 108, 20, 12, brown) +
  bar(42, 108, 36, 12, brown) +
  edged('M48 30H72L68 90L60 104L52 90Z', flame, 3) +
  hatched('M50 32H58L58 98L52 90Z') +
  edged('M38 16H82V32H38Z', flame, 3) +
  line('M30 20L14 10M26 38H8M90 20L106 10M94 38H112', red, 5);

const deedToTheWest = () =>
  edged('M16 18H104V102H16Z', paper, 3) +
  edged('M8 10H30V26H8ZM90 10H112V26H90ZM8 94H30V110H8ZM90 94H112V110H90Z', flame, 2.4) +
  line('M34 30H86', ink, 6) +
  fill('M24 82L42 54L54 66L70 44L96 82Z', '#c98f5f') +
  fill('M24 90V80Q60 70 96 80V90Z', green) +
  dot(84, 50, 9, red) +
  fill(
    'M40 82V66H36V72H32V62H36V60H40V54Q43 50 46 54V66H50V60H54V70H46V82Z',
    green,
    `stroke="${ink}" stroke-width="1.6"`,
  ) +
  star(60, 104, 16, red, 12, 0.8) +
  star(60, 104, 8, flame);

// What the clans keep.

const bambooFlute = () =>
  at(
    60,
    60,
    1,
    edged('M-58 -9H58V9H-58Z', wood, 3) +
      line('M-30 -9V9M2 -9V9M34 -9V9', wood2, 5) +
      [-46, -14, 8, 20, 46].map((x) => oval(x, 0, 4, 5, ink)).join('') +
      fill('M-58 -9H-50V9H-58Z', plum) +
      cord('M50 9Q60 26 46 34Q60 44 50 54', red, 4),
    -38,
  ) + fill('M20 26a7 5 0 1 1 4 -6V2l14 4v8l-10 -3v14z', ink);

const woodBlockPrint = () =>
  bar(18, 6, 84, 110, ink) +
  bar(25, 13, 70, 96, paper) +
  dot(76, 36, 13, red) +
  fill('M25 109V70Q42 34 68 50Q82 60 72 74Q66 64 58 70Q60 92 95 86V109Z', navy) +
  line('M34 96Q36 66 54 60M44 102Q44 80 52 76M66 102Q82 104 94 98', paper, 3) +
  [
    [60, 46],
    [70, 54],
    [74, 66],
  ]
    .map((foam) => dot(...foam, 4.5, white))
    .join('') +
  bar(30, 18, 10, 20, red);

const blackThread = () =>
  fill('M32 14H88V26H32ZM32 94H88V106H32Z', wood, outline) +
  fill('M40 26H80V94H40Z', ink) +
  each(8, (i) => line(`M40 ${32 + i * 8}L80 ${28 + i * 8}`, '#5a5346', 2)) +
  cord('M80 84Q112 88 100 60Q92 40 108 22', ink, 3) +
  line('M100 34L116 4', steel, 5) +
  dot(111, 12, 1.8, ink);

const unsignedLetter = () =>
  edged('M28 8H92V80H28Z', paper, 3) +
  line('M40 20V58M52 20V50M64 20V60M76 20V42', ink, 4.5, 'stroke-dasharray="9 4"') +
  edged('M10 54L60 88L110 54V114H10Z', red, 3) +
  line('M10 112L48 80M110 112L72 80', ink, 3) +
  hatched('M12 58L40 78L12 108Z') +
  dot(60, 94, 11, flame, outline) +
  line('M56 94H64', ink, 3);

const teaBowl = () =>
  edged('M18 54H102Q102 92 76 98V108H44V98Q18 92 18 54Z', '#5b7f7a', 3) +
  hatched('M20 56H40Q42 84 58 98H44Q20 92 20 56Z') +
  oval(60, 54, 42, 11, paper2, outline) +
  oval(60, 56, 34, 7, green) +
  line('M84 62L74 76L84 84L70 97M74 76L62 80', flame, 4) +
  cord('M48 38Q40 30 48 22T48 6M72 38Q64 30 72 22T72 6', white, 5);

const ninjaSecrets = () =>
  edged('M22 12H92L102 22V110H22Z', plum, 3) +
  line('M22 24H34M22 44H34M22 64H34M22 84H34M22 100H34', flame, 4) +
  line('M34 12V110', ink, 3) +
  edged('M46 24H88V60H46Z', paper, 2.4) +
  fill('M67 28L70 39L81 42L70 45L67 56L64 45L53 42L64 39Z', ink) +
  dot(67, 42, 2.6, paper) +
  dot(66, 84, 16, flame, outline) +
  dot(66, 81, 5, ink) +
  fill('M63 82H69L72 94H60Z', ink) +
  fill('M92 12V22H102Z', paper2);

const silentBell = () =>
  line('M60 0V14', ink, 6) +
  edged('M48 22Q48 10 60 10Q72 10 72 22Z', flame, 3) +
  edged('M30 96Q34 76 34 52Q36 22 60 20Q84 22 86 52Q86 76 90 96Q60 106 30 96Z', '#6f8f6a', 3) +
  hatched('M32 96Q36 76 36 52Q38 28 54 22Q48 60 50 100Q40 99 32 96Z') +
  line('M35 48H85M34 76H86', ink, 3) +
  each(4, (i) => dot(44 + i * 11, 36, 3, flame)) +
  dot(60, 62, 8, flame, `stroke="${ink}" stroke-width="2"`) +
  cord('M28 72Q60 92 92 70', red, 7) +
  fill('M84 70L96 86L104 82L96 66Z', red);

// What the sea gave.

const bentDoubloon = () =>
  edged('M10 76Q6 40 40 24Q58 18 62 30L58 96Q48 108 34 104Q14 98 10 76Z', flame, 3.4) +
  edged('M62 30Q74 10 96 26Q116 46 110 74Q104 98 84 102Q66 104 58 96Z', '#d99a1a', 3.4) +
  hatched('M12 76Q8 42 38 26Q26 60 34 102Q16 96 12 76Z') +
  dot(34, 66, 14, 'none', `stroke="${ink}" stroke-width="3"`) +
  line('M34 50V82M20 66H48', ink, 3.4) +
  line('M76 44Q88 34 96 44M76 56Q88 46 100 56M76 84Q88 92 98 82', ink, 4) +
  line('M62 30L58 96', ink, 4) +
  star(102, 16, 10, white, 4, 0.3);

const barbecueSpit = () =>
  line('M20 118V40M100 118V40', ink, 6) +
  line('M20 44L12 34M20 44L28 34M100 44L92 34M100 44L108 34', ink, 5) +
  line('M4 48H116', steel, 5) +
  line('M112 48V62H118', steel, 5) +
  fill('M32 48Q34 28 58 32Q84 30 86 48Q84 68 58 64Q34 68 32 48Z', brown) +
  hatched('M32 48Q34 28 50 31Q42 48 50 65Q34 66 32 48Z') +
  edged('M86 44L98 38Q104 40 102 46Q106 50 100 54L86 54Z', paper, 2.4) +
  line('M58 36Q66 48 58 60M72 37Q78 48 72 60', brown2, 3) +
  fill('M40 120Q28 100 44 86Q46 96 54 94Q54 80 66 76Q66 90 76 92Q90 102 80 120Z', flame) +
  fill('M50 120Q46 106 60 98Q74 108 70 120Z', red);

const chartFragment = () =>
  edged('M14 12L108 8L102 34L110 48L92 60L98 78L74 82L66 104L46 96L18 110Z', paper2, 3) +
  fill('M14 12L50 10Q58 30 40 40Q20 42 15 56Z', wood) +
  line('M60 12V84M16 60H92', teal, 2) +
  star(60, 58, 22, ink, 4, 0.24) +
  star(60, 58, 12, red, 4, 0.4) +
  line('M70 24Q86 30 96 24M26 82Q36 76 46 82', teal, 3.4) +
  dot(60, 58, 3, paper);

const shipInABottle = () =>
  edged('M8 44Q10 26 34 26H78Q90 28 94 44H112V74H94Q90 92 78 94H34Q10 92 8 74Z', '#d8eef0', 3) +
  bar(108, 42, 10, 34, brown) +
  fill('M12 78Q24 70 36 78T60 78T88 78Q84 91 76 92H36Q16 90 12 78Z', teal) +
  fill('M26 66H78L70 80H34Z', brown) +
  line('M40 66V36M60 66V32', ink, 3) +
  fill('M30 42H50V60H28ZM52 38H72V60H50Z', paper, `stroke="${ink}" stroke-width="2"`) +
  fill('M60 30L72 33L60 37Z', red) +
  line('M22 36H34', white, 5) +
  bar(16, 98, 12, 10, brown2) +
  bar(72, 98, 12, 10, brown2);

const lyingCompass = () =>
  dot(60, 66, 46, brown, outline) +
  dot(60, 66, 36, paper, `stroke="${ink}" stroke-width="2.4"`) +
  each(8, (i) => at(60, 66, 1, bar(-1.5, -33, 3, i % 2 ? 5 : 9, ink), i * 45)) +
  fill('M60 66L38 44L68 56Z', red) +
  fill('M60 66L84 86L52 76Z', ink) +
  cord('M60 66Q80 54 72 42Q64 34 58 44', red, 4) +
  dot(60, 66, 5, flame, `stroke="${ink}" stroke-width="2"`) +
  edged('M50 10H70V22H50Z', flame, 3) +
  dot(60, 8, 7, 'none', `stroke="${ink}" stroke-width="4"`);

const articles = () =>
  edged('M24 18H92V104H24Z', paper, 3) +
  edged('M16 10H100V26H16Z', paper2, 3) +
  edged('M16 96H100V112H16Z', paper2, 3) +
  line('M34 38H82M34 48H76M34 58H80', ink, 4) +
  line('M36 82l8 8m0 -8l-8 8M54 82l8 8m0 -8l-8 8', ink, 3.4) +
  cord('M70 88Q74 78 78 86T86 84', ink, 3) +
  fill('M70 70Q98 44 112 4Q118 30 98 54Q88 66 74 74Z', red, `stroke="${ink}" stroke-width="2.4"`) +
  line('M68 76L104 24', ink, 2) +
  dot(34, 70, 4, red);

const moonPearl = () =>
  edged('M8 66Q60 46 112 66Q104 106 60 110Q16 106 8 66Z', rose, 3) +
  line('M60 108L24 72M60 108L42 66M60 108V62M60 108L78 66M60 108L96 72', ink, 2.4) +
  edged('M10 62Q8 18 60 12Q112 18 110 62Q60 42 10 62Z', '#e7c9c4', 3) +
  line('M60 14V48M36 18L42 50M84 18L78 50M18 32L28 54M102 32L92 54', ink, 2.4) +
  dot(60, 64, 22, white, outline) +
  hatched('M42 76A22 22 0 0 1 54 43A26 26 0 0 0 58 86A22 22 0 0 1 42 76Z') +
  dot(68, 56, 5, paper2);

/** By set, from number 1 to 7. */
export const victory = {
  house: [brassLever, spareFuse, saddle, dialOfYears, quartzRod, ivoryFrame, engine],
  monsters: [knucklebones, silverBullet, bandage, howlingPortrait, bottledFog, toadGrimoire, beatingHeart],
  cowboys: [markedDeck, wantedPoster, cattleBrand, sheriffsLedger, lostLode, goldenSpike, deedToTheWest],
  ninjas: [bambooFlute, woodBlockPrint, blackThread, unsignedLetter, teaBowl, ninjaSecrets, silentBell],
  pirates: [bentDoubloon, barbecueSpit, chartFragment, shipInABottle, lyingCompass, articles, moonPearl],
};
