// Card backs, 5:7. Events are the Faza's: night purple under the orange eye. Player cards are ours: paper, orange, four areas.
import { placed } from './icons.mjs';
import {
  area,
  circle,
  dots,
  ink,
  lightOrange,
  night,
  orange,
  paper,
  purple,
  rays,
  svg,
  white,
  yellow,
} from './svg.mjs';

const width = 300;
const height = 420;
const box = (inset, radius, attributes) =>
  `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" ${attributes}/>`;

/** The Faza eye: an almond with a slit pupil. Drawn round 0, 0; about 2 wide for scale 1. */
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

function playerBack(icons) {
  const names = ['tac', 'med', 'tec', 'pol'];
  const quarter = (i) => {
    const a = (i * Math.PI) / 2 - Math.PI;
    const p = (t) => `${Math.round(100 * Math.cos(t) * 100) / 100} ${Math.round(100 * Math.sin(t) * 100) / 100}`;
    return `<path d="M0 0L${p(a)}A100 100 0 0 1 ${p(a + Math.PI / 2)}z" fill="${area[names[i]]}"/>`;
  };
  const at = [
    [-45, -45],
    [45, -45],
    [45, 45],
    [-45, 45],
  ];
  return svg(
    width,
    height,
    `${box(4, 20, `fill="${ink}"`)}${box(9, 15, `fill="${paper}"`)}` +
      `${box(24, 8, `fill="${orange}"`)}<g clip-path="url(#face)"><path d="${rays(150, 210, 300, 18, 0.09)}" fill="${lightOrange}"/>` +
      `<path d="${dots(24, 24, width - 24, height - 24, 9, (x, y) => (Math.hypot(x - 150, (y - 210) * 0.8) - 95) / 150)}" fill="#b93a0c" opacity=".75"/></g>` +
      `${box(24, 8, `fill="none" stroke="${ink}" stroke-width="5"`)}` +
      `<g transform="translate(150 210)"><circle cx="5" cy="7" r="108" fill="${ink}"/><circle r="108" fill="${ink}"/>` +
      `${names.map((_, i) => quarter(i)).join('')}` +
      `<path d="M0-100V100M-100 0H100" stroke="${ink}" stroke-width="7"/>` +
      `${names.map((name, i) => placed(icons.get(name), at[i][0], at[i][1], 50, white)).join('')}` +
      `<path d="${circle(0, 0, 27)}" fill="${yellow}" stroke="${ink}" stroke-width="7"/>${placed(icons.get('star'), 0, -0.5, 36, ink)}</g>`,
    `<clipPath id="face">${box(24, 8, '')}</clipPath>`,
  );
}

export const cards = (icons) => [
  ['card/back-event', width, eventBack()],
  ['card/back-player', width, playerBack(icons)],
];
