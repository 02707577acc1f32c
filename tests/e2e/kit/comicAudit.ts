import type { Page } from '@playwright/test';

/**
 * Everything visible on the page that looks like a comic: outlines and hard ink shadows, halftone, tilted frames, and
 * FAZA's fonts. No border may have the color `ink` of a game's words.
 */
export async function comicMarks(page: Page, ink: string): Promise<string[]> {
  return page.evaluate((ink) => {
    const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const marksOf = (element: Element, part: string | null): string[] => {
      const style = getComputedStyle(element, part);
      // The arrow of a drop-down list is made of two borders.
      if (part !== null && (style.content === 'none' || element.tagName === 'SUMMARY')) return [];
      const isOutlined = SIDES.some(
        (side) =>
          style[`border${side}Color`] === ink &&
          style[`border${side}Style`] !== 'none' &&
          Number.parseFloat(style[`border${side}Width`]) > 0,
      );
      const hasInkShadow = style.boxShadow.includes(`${ink} `) && !/0px 0px 0px \d/.test(style.boxShadow);
      return [
        ...(isOutlined ? ['outline'] : []),
        ...(hasInkShadow ? ['hard shadow'] : []),
        ...(style.backgroundImage.includes('radial-gradient(circle') ? ['halftone'] : []),
        ...(style.rotate !== 'none' && part === null ? ['crooked'] : []),
        ...(/Bangers|Barlow/.test(style.fontFamily) ? ['letters'] : []),
      ];
    };
    const all = [...document.querySelectorAll('#shell *')].filter(
      (element) => element instanceof HTMLElement && !element.classList.contains('control'),
    );
    const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const found = seen.flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) =>
        marksOf(element, part).map((mark) => `${mark}: ${element.tagName}.${element.className}${part ?? ''}`),
      ),
    );
    return [...new Set(found)];
  }, ink);
}
