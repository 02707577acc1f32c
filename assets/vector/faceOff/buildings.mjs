// The five headquarters, 300 × 190: whole, with one crack, and broken. Each can be told by its silhouette.
import {
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
  sets,
  star,
  steel,
  white,
  wood,
  wood2,
} from './kit.mjs';

export const HQ_VIEW = [0, 0, 300, 190];

const lit = (x, y, w, h) => bar(x, y, w, h, flame, `stroke="${ink}" stroke-width="3"`);

/** A crooked house under a steep roof. */
const house = () =>
  bar(222, 24, 20, 60, sets.house.ink) +
  bar(218, 18, 28, 10, ink) +
  fill('M64 174L74 84H232L222 174Z', paper) +
  hatched('M64 174L74 84H104L96 174Z') +
  fill('M40 94L96 30L118 12L150 44L190 22L262 92L252 100L40 102Z', ink) +
  edged('M92 92L118 40L146 92V96H92Z', paper2, 4) +
  dot(118, 70, 11, flame, `stroke="${ink}" stroke-width="3"`) +
  line('M118 59V81M107 70H129', ink, 2.6) +
  line('M118 12V-2M106 2L130 4', ink, 4) +
  fill('M156 92L190 44L224 92Z', sets.house.ink) +
  lit(178, 66, 22, 20) +
  lit(88, 114, 28, 30) +
  line('M102 114V144M88 129H116', ink, 3) +
  lit(186, 112, 28, 30) +
  line('M200 112V142M186 127H214', ink, 3) +
  edged('M132 174V128Q150 108 168 128V174Z', sets.house.ink, 4) +
  dot(160, 150, 3.4, flame) +
  fill('M120 174H180L188 186H112Z', gray) +
  line('M20 174V140M34 174V134M48 174V140M252 174V140M266 174V134M280 174V140M10 152H60M242 152H290', ink, 5);

const battlement = (x, y, w, color) =>
  fill(
    `M${x} ${y + 14}V${y}H${x + w / 5}V${y + 8}H${x + (2 * w) / 5}V${y}H${x + (3 * w) / 5}V${y + 8}H${x + (4 * w) / 5}V${y}H${x + w}V${y + 14}Z`,
    color,
  );

/** A castle on a rock, its highest tower crooked. */
const castle = () =>
  fill('M10 176L40 132L70 124L230 124L262 134L292 176Z', ink) +
  fill('M92 138V78H214V138Z', '#6d7a58') +
  hatched('M92 138V78H120V138Z') +
  battlement(88, 66, 130, '#6d7a58') +
  fill('M48 142V60H88V142Z', '#57644a') +
  hatched('M48 142V60H62V142Z') +
  fill('M42 62L68 14L94 62Z', ink) +
  fill('M212 142V72H254V142Z', '#57644a') +
  battlement(206, 58, 54, '#57644a') +
  fill('M134 84L138 26H172L176 84Z', '#57644a') +
  hatched('M134 84L138 26H148V84Z') +
  fill('M130 28L158 -6L182 28Z', sets.monsters.ink) +
  lit(148, 40, 14, 20) +
  lit(60, 80, 14, 20) +
  lit(226, 88, 14, 20) +
  edged('M132 138V112Q154 88 176 112V138Z', ink, 3) +
  line('M140 112V138M149 106V138M159 106V138M168 112V138M134 124H174', steel, 3) +
  fill('M104 96l10 4l-8 6zM204 96l-10 4l8 6z', red) +
  fill(
    'M196 30q8 -10 14 0q8 -10 14 0q-8 -2 -14 6q-6 -8 -14 -6zM234 20q6 -8 10 0q6 -8 10 0q-6 -2 -10 4q-4 -6 -10 -4z',
    ink,
  ) +
  fill('M68 14V2L86 7L68 12Z', red);

/** A false front with a porch, and two horses' rail. */
const saloon = () =>
  fill('M30 174V84H270V174Z', brown) +
  line('M30 100H270M30 118H270M30 136H270M30 154H270', brown2, 3) +
  hatched('M30 174V84H60V174Z') +
  fill('M58 88V36H94V20H206V36H242V88Z', red) +
  hatched('M58 88V36H84V88Z') +
  bar(52, 30, 44, 8, ink) +
  bar(204, 30, 44, 8, ink) +
  bar(88, 12, 124, 9, ink) +
  edged('M84 42H216V72H84Z', paper, 3) +
  star(150, 57, 13, red) +
  line('M96 57H128M172 57H204', ink, 6) +
  fill('M14 84H286L298 102H2Z', sets.cowboys.ink) +
  line('M2 102H298', ink, 5) +
  [16, 84, 216, 284].map((x) => bar(x - 4, 102, 8, 72, brown2)).join('') +
  lit(38, 116, 34, 30) +
  line('M55 116V146M38 131H72', ink, 3) +
  lit(228, 116, 34, 30) +
  line('M245 116V146M228 131H262', ink, 3) +
  bar(122, 110, 56, 64, ink) +
  edged('M126 124H148V158H126ZM152 124H174V158H152Z', wood, 2.6) +
  line('M128 132H146M128 140H146M128 148H146M154 132H172M154 140H172M154 148H172', brown2, 2.6) +
  bar(4, 172, 292, 8, wood2) +
  line('M20 156H76M28 148V174M68 148V174M224 156H280M232 148V174M272 148V174', ink, 4);

/** Two curved roofs on posts. */
const dojo = () =>
  fill('M104 12H196Q204 40 226 58H74Q96 40 104 12Z', paper) +
  bar(62, 88, 176, 86, paper) +
  hatched('M62 88H90V174H62Z') +
  [62, 104, 146, 188, 230].map((x) => bar(x, 88, 8, 86, ink)).join('') +
  bar(62, 112, 176, 5, ink) +
  fill(
    'M16 96Q60 88 82 56H218Q240 88 284 96L270 82Q280 80 286 76Q250 70 226 40H74Q50 70 14 76Q20 80 30 82Z',
    sets.ninjas.ink,
  ) +
  fill('M52 52Q90 46 104 12H196Q210 46 248 52L240 40Q246 38 250 34Q220 28 206 2H94Q80 28 50 34Q54 38 60 40Z', ink) +
  bar(112, 40, 76, 18, paper2) +
  dot(150, 30, 12, red) +
  bar(128, 118, 44, 56, red) +
  line('M150 118V174', ink, 3) +
  bar(40, 172, 220, 8, ink) +
  bar(140, 176, 20, 10, paper2) +
  [40, 260]
    .map(
      (x) =>
        line(`M${x} 96V108`, ink, 3) +
        oval(x, 120, 10, 13, red) +
        bar(x - 6, 106, 12, 4, ink) +
        bar(x - 6, 131, 12, 4, ink),
    )
    .join('');

/** A rock like a skull, with a ship at its mouth. */
const cove = () =>
  fill('M36 176Q26 128 50 108Q40 48 96 22Q150 -4 204 22Q262 46 250 108Q276 128 264 176Z', '#b9a98c') +
  hatched('M36 176Q26 128 50 108Q40 48 96 22Q74 60 84 110Q70 140 76 176Z') +
  fill('M82 88Q84 62 112 64Q134 68 130 94Q118 112 94 106Q82 100 82 88Z', ink) +
  fill('M218 88Q216 62 188 64Q166 68 170 94Q182 112 206 106Q218 100 218 88Z', ink) +
  dot(108, 88, 6, flame) +
  dot(190, 88, 6, flame) +
  fill('M150 98L138 124H148L150 116L152 124H162Z', ink) +
  fill('M84 176V152Q84 134 104 134H196Q216 134 216 152V176Z', ink) +
  each(5, (i) => fill(`M${96 + i * 23} 134H${112 + i * 23}L${110 + i * 23} 148H${98 + i * 23}Z`, paper)) +
  fill('M116 160H184L174 176H126Z', brown) +
  line('M150 160V140', wood, 3) +
  fill('M152 142H172V156H152ZM130 142H148V156H130Z', white) +
  fill('M92 28Q96 4 78 0Q96 -4 102 14Q112 -2 126 4Q110 8 108 20Q120 20 124 32Q112 24 104 26Z', sets.monsters.ink) +
  line('M98 50Q100 34 102 20', brown2, 5) +
  line('M226 40V8', brown2, 5) +
  fill('M228 8H262L252 17L262 26H228Z', ink) +
  dot(240, 15, 3.5, white) +
  line('M234 21L246 21', white, 2.4) +
  fill('M0 166Q20 156 40 166T80 166T120 170T160 170T200 170T240 166T300 164V186H0Z', sets.pirates.ink) +
  line('M10 178Q25 170 40 178T70 178M230 178Q245 170 260 178T290 178', white, 3);

const HQS = {
  house: [
    house,
    'M118 14L104 44L132 66L110 96L134 122L112 150L122 174',
    'M206 34L190 62L212 84L194 112L214 138L198 174',
  ],
  monsters: [castle, 'M160 0L148 34L166 58L146 84L162 104L150 138', 'M236 60L224 84L244 104L226 124L240 142'],
  cowboys: [saloon, 'M190 14L176 42L198 66L178 96L196 124L182 174', 'M90 32L104 60L84 88L106 116L88 146L98 174'],
  ninjas: [dojo, 'M196 4L182 40L204 62L178 92L200 124L176 174', 'M92 30L104 60L84 88L98 124L82 174'],
  pirates: [cove, 'M180 14L166 48L190 66L156 102L178 128L160 140', 'M74 44L96 66L72 96L92 122L70 150L78 172'],
};

const crack = (d) => line(d, flame, 8, 'stroke-linejoin="bevel"') + line(d, ink, 3.4, 'stroke-linejoin="bevel"');

/** By set: whole, with one crack, and with both. */
export const buildings = Object.fromEntries(
  Object.entries(HQS).map(([set, [draw, first, second]]) => [
    set,
    [draw(), draw() + crack(first), draw() + crack(first) + crack(second)],
  ]),
);
