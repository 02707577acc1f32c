// Mouse pointers: a ray gun that aims, a pointing hand for things to press, a barred gun for disabled ones. They are
// embedded in a style sheet as data, so that no pointer waits for the network; browsers without SVG cursors and touch
// screens use the system's.
import { circle, ink, lightOrange, live, orange, paper, red, svg, white, yellow } from './svg.mjs';

const size = 32;
const line = `stroke="${ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;

/** The gun, its muzzle at 0, 0, aiming to the left; rotated so that it aims at the upper left. */
const gun = (body, dome) =>
  `<g transform="translate(2.6 2.6) rotate(45)" ${line}>` +
  `<path d="M23.500 5.500L25 14.500H18.500L15.500 5z" fill="${orange}"/><path d="M15.500-6C16-10.500 24-10.500 24.500-6z" fill="${dome}"/>` +
  `<path d="M4-2.200H14V2.200H4z" fill="${yellow}"/><path d="M14-6H24C28.500-6 30-3.500 30 0S28.500 6 24 6H14C12.500 4 12.500-4 14-6z" fill="${body}"/>` +
  `<path d="M8-4.500V4.500M11.500-5.500V5.500" stroke-width="2.200"/><path d="${circle(2.4, 0, 2.2)}" fill="${live}"/></g>`;

const hand =
  `<g ${line}><path d="M10 26H24V30.500H10z" fill="${orange}"/>` +
  `<path d="M9 17.500V4.300A2.500 2.500 0 0 1 14 4.300V12C14 10 18 10 18 12.500C18 10.800 21.700 10.800 21.700 13.300C21.700 11.800 25.300 11.800 25.300 14.500V20C25.300 23 24.500 24.500 23.500 26.200H11.500C10.500 23.500 7 21 5.200 18.300C3.800 16 6.500 14 9 17.500z" fill="${paper}"/>` +
  `<path d="M14 12V17M18 13V17M21.700 14V17" fill="none" stroke-width="1.600"/></g>`;

const barred =
  gun('#b9a894', '#8d7f78') +
  `<g ${line}><path d="${circle(24, 24, 6.5)}" fill="${red}"/><path d="M20 22.500H28V25.500H20z" fill="${white}" stroke-width="1.200"/></g>`;

/** A paper rim around everything, as on all pieces, so that it is visible on night as well. */
const rimmed = (body) =>
  body
    .replaceAll(/(?:fill|stroke)="#[^"]*"/g, (said) => `${said.split('=')[0]}="${paper}"`)
    .replaceAll(/stroke-width="[^"]*"/g, 'stroke-width="4.2"') + body;

/** name in the style sheet -> drawing, hot spot, and fallback. */
const cursors = [
  ['aim', gun(lightOrange, live), [2, 2], 'auto'],
  ['point', hand, [11, 2], 'pointer'],
  ['barred', barred, [2, 2], 'help'],
];

const data = (source) =>
  `data:image/svg+xml,${encodeURIComponent(source).replaceAll('%20', ' ').replaceAll('%3D', '=')}`;

/** The style sheet: each pointer as a custom property, with its fallback on screens without a mouse. */
export function cursorSheet() {
  const usual = cursors.map(([name, , , fallback]) => `  --${name}: ${fallback};`).join('\n');
  const drawn = cursors
    .map(([name, body, [x, y], fallback]) => {
      const source = svg(size, size, rimmed(body)).replaceAll('"', "'");
      return `    --${name}:\n      url("${data(source).replaceAll("'", '%27')}")\n      ${x} ${y},\n      ${fallback};`;
    })
    .join('\n');
  return (
    `/* Made by assets/vector/cursors.mjs. */\n\n:root {\n${usual}\n}\n\n` +
    `@media (hover: hover) and (pointer: fine) {\n  :root {\n${drawn}\n  }\n}\n`
  );
}

/** The pointers for the contact sheet. */
export const cursorFrames = () => cursors.map(([name, body]) => [`cursor/${name}`, 128, svg(size, size, rimmed(body))]);
