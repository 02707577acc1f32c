// The app icon: the Faza eye as a flying saucer, over orange rays and halftone, with its light on us.
// `mark` keeps inside a circle of radius 200 (of 512), the safe zone of maskable icons.
import { amber, deepOrange, dots, ink, lightOrange, live, orange, paper, rays, svg, white, yellow } from './svg.mjs';

const almond = 'M56 262C110 190 180 168 256 168S402 190 456 262C402 326 330 350 256 350S110 326 56 262z';

function saucer(detail) {
  const outline = `stroke="${ink}" stroke-linejoin="round" stroke-linecap="round"`;
  const lamps = [
    [112, 262],
    [400, 262],
  ];
  const shade = dots(56, 200, 456, 350, 11, (x, y) => (y - 236 + (x - 256) * 0.12) / 120);
  return (
    `<g transform="translate(0 4)">` +
    // keyline, then ink, then color: the same three layers as every piece on the board
    `<g fill="${paper}" stroke="${paper}" stroke-width="46" stroke-linejoin="round"><path d="${almond}"/><path d="M256 170V100"/><circle cx="256" cy="84" r="22"/></g>` +
    `<path d="M256 172V98" ${outline} stroke-width="26" fill="none"/>` +
    `<circle cx="256" cy="84" r="24" fill="${live}" ${outline} stroke-width="14"/>` +
    `<path d="${almond}" fill="${lightOrange}"/>` +
    (detail ? `<g clip-path="url(#hull)"><path d="${shade}" fill="${deepOrange}" opacity=".7"/></g>` : '') +
    `<path d="M96 250C150 204 200 190 256 190" fill="none" stroke="${yellow}" stroke-width="10" stroke-linecap="round"/>` +
    `<path d="${almond}" fill="none" ${outline} stroke-width="22"/>` +
    lamps.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="17" fill="${live}" ${outline} stroke-width="10"/>`).join('') +
    `<circle cx="256" cy="258" r="104" fill="${white}" ${outline} stroke-width="20"/>` +
    `<circle cx="256" cy="258" r="66" fill="#d62839" ${outline} stroke-width="12"/>` +
    `<path d="M256 202C282 232 282 284 256 314C230 284 230 232 256 202z" fill="${ink}"/>` +
    `<circle cx="228" cy="228" r="17" fill="${white}"/>` +
    // the lid: it looks down at us with disapproval
    `<path d="M148 226C180 150 332 150 364 226C330 196 182 196 148 226z" fill="${deepOrange}" ${outline} stroke-width="16"/></g>`
  );
}

const ground = (detail) =>
  `<rect width="512" height="512" fill="${orange}"/><path d="${rays(256, 250, 420, 14, 0.1)}" fill="${amber}"/>` +
  (detail
    ? `<path d="${dots(0, 0, 512, 512, 17, (x, y) => (Math.hypot(x - 256, y - 250) - 150) / 250)}" fill="${deepOrange}" opacity=".85"/>`
    : '') +
  `<path d="M196 330H316L420 540H92z" fill="${yellow}" opacity=".92"/><path d="M226 340H286L330 540H182z" fill="${white}" opacity=".85"/>`;

const clips =
  `<clipPath id="hull"><path d="${almond}"/></clipPath>` +
  `<clipPath id="tile"><rect x="8" y="8" width="496" height="496" rx="104"/></clipPath>`;

/** A rounded tile with an ink rim. */
export const tileIcon = (detail = true) =>
  svg(
    512,
    512,
    `<g clip-path="url(#tile)">${ground(detail)}</g><rect x="15" y="15" width="482" height="482" rx="98" fill="none" stroke="${ink}" stroke-width="${detail ? 18 : 26}"/>${saucer(detail)}`,
    clips,
  );

/** Full bleed, for systems that mask icons themselves. */
export const bleedIcon = (scale) =>
  svg(
    512,
    512,
    `${ground(true)}<g transform="translate(256 262) scale(${scale}) translate(-256 -236)">${saucer(true)}</g>`,
    clips,
  );

/**
 * A silhouette in one color, for systems that tint icons themselves; it stays in the safe zone as the full bleed does.
 */
export const monoIcon = () => {
  const cut = 'fill="#000" stroke="#000"';
  return svg(
    512,
    512,
    '<rect width="512" height="512" fill="#fff" mask="url(#cut)"/>',
    `<mask id="cut"><g transform="translate(256 262) scale(.86) translate(-256 -236)">` +
      `<g fill="#fff" stroke="#fff" stroke-width="22" stroke-linejoin="round"><path d="${almond}"/><path d="M256 180V100" stroke-width="28"/><circle cx="256" cy="84" r="24"/></g>` +
      `<circle cx="256" cy="258" r="108" ${cut}/><circle cx="112" cy="262" r="19" ${cut}/><circle cx="400" cy="262" r="19" ${cut}/>` +
      `<circle cx="256" cy="258" r="84" fill="#fff"/><path d="M256 194C288 232 288 284 256 322C224 284 224 232 256 194z" ${cut}/></g></mask>`,
  );
};
