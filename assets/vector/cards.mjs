// The back of event cards, 5:7: night purple under the Faza's orange eye. Player cards are always face up.
import { dots, ink, lightOrange, night, orange, purple, rays, svg, white, yellow } from './svg.mjs';

const width = 300;
const height = 420;
const box = (inset, radius, attributes) =>
  `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" ${attributes}/>`;

/** The Faza eye: an almond with a slit pupil. Centered at 0, 0; about 2 wide at scale 1. */
function eye(scale, { lid = ink, ball = white, iris = orange, pupil = ink, glint = white } = {}) {
  const almond = 'M-1 0C-.62-.5-.3-.62 0-.62S.62-.5 1 0C.62.5.3.62 0 .62S-.62.5-1 0z';
  return (
    `<g transform="scale(${scale})"><path d="${almond}" fill="${ball}" stroke="${lid}" stroke-width=".17" stroke-linejoin="round"/>` +
    `<g clip-path="url(#lids)"><circle r=".5" fill="${iris}" stroke="${lid}" stroke-width=".1"/>` +
    `<path d="M0-.44C.17-.2.17.2 0 .44-.17.2-.17-.2 0-.44z" fill="${pupil}"/>` +
    `<circle cx="-.2" cy="-.22" r=".11" fill="${glint}"/></g></g>`
  );
}
const eyeDefs =
  '<clipPath id="lids"><path d="M-1 0C-.62-.5-.3-.62 0-.62S.62-.5 1 0C.62.5.3.62 0 .62S-.62.5-1 0z"/></clipPath>';

function eventBack() {
  const grown = dots(0, 0, width, height, 9, (x, y) => (Math.hypot(x - 150, (y - 210) * 0.8) - 85) / 165);
  const lashes = Array.from({ length: 16 }, (_, i) => {
    const long = i % 2 ? 108 : 120;
    return `<path transform="rotate(${i * 22.5 + 11.25})" d="M-9-84L0-${long}L9-84z"/>`;
  }).join('');
  return svg(
    width,
    height,
    `${box(4, 20, `fill="${ink}"`)}${box(9, 15, `fill="${purple}"`)}` +
      `<g clip-path="url(#face)"><path d="${rays(150, 210, 300, 16, 0.1)}" fill="#6d3a7b"/>` +
      `<path d="${grown}" fill="${night}" opacity=".8"/></g>` +
      `${box(20, 9, `fill="none" stroke="${lightOrange}" stroke-width="4"`)}` +
      `${box(15, 12, `fill="none" stroke="${ink}" stroke-width="4"`)}` +
      `<g transform="translate(150 210)"><g fill="${lightOrange}" stroke="${ink}" stroke-width="6" stroke-linejoin="round">${lashes}</g>` +
      `<circle r="86" fill="${lightOrange}" stroke="${ink}" stroke-width="9"/>` +
      `<g clip-path="url(#iris)"><path d="${dots(-94, -94, 94, 94, 9, (x, y) => (x * 0.35 + y * 0.9 + 10) / 110)}" fill="${orange}"/></g>` +
      `${eye(67, { ball: ink, iris: lightOrange, glint: yellow })}</g>`,
    `<clipPath id="face">${box(9, 15, '')}</clipPath><clipPath id="iris"><circle r="82"/></clipPath>${eyeDefs}`,
  );
}

export const cards = () => [['card/back-event', 640, eventBack()]];
