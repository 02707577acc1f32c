// Bonus cards, and the rewards of the headquarters.
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
  navy,
  outline,
  oval,
  paper,
  paper2,
  red,
  sets,
  star,
  steel,
  white,
  wood,
} from './kit.mjs';

const plum = sets.ninjas.ink;
const teal = sets.pirates.ink;

const counterfeitSeal = () =>
  fill('M36 76L24 118L42 108L54 120L60 84ZM84 76L96 118L78 108L66 120L60 84Z', navy) +
  star(60, 50, 46, red, 12, 0.86) +
  dot(60, 50, 32, 'none', `stroke="${paper}" stroke-width="3"`) +
  fill('M40 58L36 34L50 46L60 28L70 46L84 34L80 58ZM40 62H80V68H40Z', paper) +
  line('M96 22L70 42L84 52L62 92', ink, 3);

const pawnTicket = () =>
  edged('M10 46H110V60Q98 66 110 74V108H10V74Q22 66 10 60Z', paper, 3) +
  line('M78 50V104', ink, 3, 'stroke-dasharray="5 4"') +
  line('M26 82H66M26 94H56', ink, 4) +
  bar(86, 62, 4, 32, ink) +
  bar(93, 62, 7, 32, ink) +
  line('M60 4V14M36 26Q36 14 60 14T84 26', ink, 4) +
  dot(36, 32, 10, flame, outline) +
  dot(84, 32, 10, flame, outline) +
  dot(60, 32, 10, flame, outline) +
  line('M60 14V22', ink, 4) +
  star(44, 66, 9, red);

const familyRecipe = () =>
  edged('M14 34H106V110H14Z', paper, 3) +
  line('M14 52H106', red, 3) +
  line('M24 64H64M24 76H58M24 88H62M24 100H50', ink, 4) +
  fill('M76 78Q72 62 88 64Q104 62 100 78Q98 96 88 98Q78 96 76 78Z', red) +
  fill('M82 66Q88 56 96 62Q92 70 82 66Z', green) +
  line('M20 44L76 18', brown, 7) +
  oval(88, 13, 15, 10, wood, `stroke="${ink}" stroke-width="3" transform="rotate(-24 88 13)"`);

const prizeRibbon = () =>
  fill('M40 66L24 116L42 106L54 120L64 76ZM80 66L96 116L78 106L66 120L56 76Z', red) +
  hatched('M40 66L24 116L36 109L50 76Z') +
  star(60, 46, 42, red, 14, 0.82) +
  dot(60, 46, 28, paper, `stroke="${ink}" stroke-width="2.6"`) +
  star(60, 46, 20, flame);

const luckyCoin = () =>
  dot(60, 60, 50, flame, outline) +
  dot(60, 60, 40, 'none', `stroke="${ink}" stroke-width="2.4"`) +
  hatched('M20 60A40 40 0 0 1 50 21Q34 60 50 99A40 40 0 0 1 20 60Z') +
  [0, 90, 180, 270]
    .map((turn) => at(62, 58, 1, fill('M0 0Q-18 -10 -11 -23Q-4 -28 0 -19Q4 -28 11 -23Q18 -10 0 0Z', green), turn))
    .join('') +
  line('M62 58Q64 80 76 88', green, 4) +
  star(102, 20, 12, white, 4, 0.3);

const forgedPapers = () =>
  edged('M34 10H104V90H34Z', paper2, 3) +
  edged('M16 28H88V112H16Z', paper, 3) +
  line('M28 44H76M28 54H70M28 64H76', ink, 4) +
  cord('M28 92Q36 76 42 88T56 84T72 90', navy, 3.4) +
  dot(74, 100, 12, 'none', `stroke="${red}" stroke-width="4"`) +
  line('M66 100H82', red, 4) +
  line('M116 34L84 78L80 90L92 84L120 46', ink, 5) +
  fill('M118 36L88 80L94 84L122 48Z', flame);

const blankPassport = () =>
  edged('M24 10H90Q98 10 98 18V110H24Z', navy, 3) +
  hatched('M26 12H38V108H26Z') +
  dot(62, 48, 22, 'none', `stroke="${flame}" stroke-width="4"`) +
  line('M40 48H84M62 26V70M46 36Q62 44 78 36M46 60Q62 52 78 60', flame, 3) +
  bar(44, 82, 36, 6, flame) +
  bar(50, 94, 24, 5, flame) +
  edged('M78 4L112 14L102 48L86 44Z', white, 2.4) +
  line('M90 18L102 22M88 28L99 31', steel, 3);

const trophy = (metal, dark, extra) =>
  line('M34 26H14Q14 58 42 60M86 26H106Q106 58 78 60', ink, 12) +
  line('M34 26H14Q14 58 42 60M86 26H106Q106 58 78 60', metal, 6) +
  edged('M30 14H90Q92 62 68 74V88H52V74Q28 62 30 14Z', metal, 3.2) +
  hatched('M32 16H46Q46 54 58 74H54Q32 60 32 16Z') +
  bar(28, 14, 64, 7, dark) +
  bar(38, 86, 44, 8, metal, outline) +
  bar(28, 94, 64, 20, ink) +
  bar(46, 99, 28, 9, metal) +
  extra;

const bronzeTrophy = () => trophy('#c07a45', brown2, star(60, 44, 15, brown2));
const silverTrophy = () => trophy('#c9ced6', steel, star(60, 32, 12, navy) + star(60, 56, 12, navy));
const goldTrophy = () =>
  trophy(flame, '#b8790f', star(60, 30, 10, red) + star(48, 50, 10, red) + star(72, 50, 10, red)) +
  star(18, 12, 9, white, 4, 0.3) +
  star(104, 84, 9, white, 4, 0.3);

export const bonuses = {
  counterfeitSeal,
  pawnTicket,
  familyRecipe,
  prizeRibbon,
  luckyCoin,
  forgedPapers,
  blankPassport,
  bronzeTrophy,
  silverTrophy,
  goldTrophy,
};

const skeletonKey = () =>
  line('M58 52L104 104', ink, 13) +
  line('M58 52L104 104', flame, 7) +
  line('M82 80L96 66M94 92L108 78', ink, 11) +
  line('M82 80L96 66M94 92L108 78', flame, 6) +
  edged('M14 34Q14 8 42 8Q68 10 68 36Q68 48 58 54V66H26V54Q14 48 14 34Z', paper, 3) +
  hatched('M16 34Q16 12 36 9Q26 36 34 66H26V54Q16 48 16 34Z') +
  oval(32, 36, 7, 8, ink) +
  oval(52, 36, 7, 8, ink) +
  fill('M42 44L38 52H46Z', ink) +
  line('M34 58V66M42 58V66M50 58V66', ink, 2.6);

const heartOfTheBeast = () =>
  edged('M60 112Q10 82 14 46Q22 22 46 30Q56 34 60 46Q66 32 80 30Q104 30 106 54Q102 86 60 112Z', green, 3.4) +
  hatched('M60 112Q12 84 16 48Q20 30 38 30Q28 62 60 112Z') +
  fill('M20 40Q0 30 6 6Q18 18 34 28ZM96 38Q120 28 112 4Q102 18 84 28Z', paper, `stroke="${ink}" stroke-width="3"`) +
  fill('M38 62L56 68L44 76ZM86 58L68 66L80 74Z', flame) +
  fill('M42 84Q62 78 84 82Q64 98 42 84Z', ink) +
  fill('M50 83l4 6l4 -7zM66 82l4 7l4 -7z', white);

const sheriffsStar = () =>
  star(60, 64, 56, ink, 6, 0.6) +
  star(60, 64, 50, flame, 6, 0.58) +
  each(6, (i) => at(60, 64, 1, dot(0, -47, 7, flame, outline), i * 60)) +
  dot(60, 64, 20, paper, outline) +
  star(60, 64, 14, red) +
  hatched('M24 42L48 46Q38 64 48 84L24 86L36 64Z');

const thousandYearScroll = () =>
  edged('M22 30H98V92H22Z', paper, 3) +
  edged('M10 22H28V100H10Z', plum, 3) +
  edged('M92 22H110V100H92Z', plum, 3) +
  bar(14, 10, 10, 14, flame) +
  bar(96, 10, 10, 14, flame) +
  bar(14, 98, 10, 14, flame) +
  bar(96, 98, 10, 14, flame) +
  fill('M36 84Q40 66 54 68L60 50L72 68L84 84Z', plum) +
  fill('M60 50L66 60L56 60Z', white) +
  dot(78, 46, 8, red) +
  line('M38 40V62M46 40V56', ink, 4);

const letterOfMarque = () =>
  edged('M16 14H104V100H16Z', paper, 3) +
  bar(28, 26, 40, 8, ink) +
  line('M28 44H92M28 54H86M28 64H90', ink, 4) +
  fill('M76 18H98V40Q87 46 76 40Z', teal) +
  fill('M82 22H92V34H82Z', paper) +
  fill('M38 82L28 118L40 110L50 120L56 88Z', red) +
  star(44, 86, 18, red, 12, 0.84) +
  line('M44 76V96M37 82H51M34 88Q44 102 54 88', paper, 3.4) +
  cord('M68 84Q76 72 82 84T96 82', navy, 3.4);

export const rewards = {
  house: skeletonKey,
  monsters: heartOfTheBeast,
  cowboys: sheriffsStar,
  ninjas: thousandYearScroll,
  pirates: letterOfMarque,
};
