import { afterEach, describe, expect, test } from 'vitest';
import { areaColor } from '../../../../src/games/faza/scenes/areaLooks.ts';
import { themeFor } from '../../../../src/games/faza/scenes/highContrast.ts';
import { applyTheme, color, css, defaultTheme } from '../../../../src/table/theme.ts';

afterEach(() => applyTheme(defaultTheme));

/** The contrast of two colors as they are painted now, by WCAG 2. */
function contrast(a: number, b: number): number {
  const [dark = 0, light = 0] = [luminance(css(a)), luminance(css(b))].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(value: string): number {
  const [r = 0, g = 0, b = 0] = (value.match(/\d+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** All pairs of text and background colors on the table. */
const WRITTEN = [
  ['ink on paper', color.ink, color.paper],
  ['ink on dim paper', color.ink, color.paperDim],
  ['ink on what is to be pressed', color.ink, color.act],
  ['paper on the table', color.paper, color.table],
  ['cream on the night', color.cream, color.night],
  ['paper on a button of the night', color.paper, color.night2],
  ['paper on the Faza', color.paper, color.plum],
  ['paper on a long event', color.paper, color.eventLong],
  ['wounds on paper', color.hurt, color.paper],
  ...Object.entries(areaColor).map(([area, value]) => [`${area} on paper`, value, color.paper] as const),
] as const;

describe('high contrast on the table', () => {
  test.each(WRITTEN)('%s is 7 to 1 or better, and no worse than usual', (_, ink, ground) => {
    const usual = contrast(ink, ground);
    applyTheme(themeFor(true, 1));
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(Math.max(7, usual));
  });

  test('grounds have neither rays nor dots behind what is written on them', () => {
    applyTheme(themeFor(true, 1));
    expect(css(color.tableRay)).toBe(css(color.table));
    expect(css(color.tableDot)).toBe(css(color.table));
    expect(css(color.nightDot)).toBe(css(color.night));
  });

  test('who asks for nothing sees everything as it was drawn up', () => {
    expect(themeFor(false, 1)).toEqual(defaultTheme);
  });
});
