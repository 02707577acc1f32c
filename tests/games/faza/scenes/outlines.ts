import { vi } from 'vitest';

/** Replaces what only a browser has for painting outlines, which tests do not check. */
export function stubOutlines(): void {
  const nothing = (): void => undefined;
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo = nothing;
      lineTo = nothing;
      quadraticCurveTo = nothing;
      roundRect = nothing;
      closePath = nothing;
      addPath = nothing;
      rect = nothing;
    },
  );
  vi.stubGlobal(
    'DOMMatrix',
    class {
      translate = (): this => this;
      rotate = this.translate;
      scale = this.translate;
      multiply = this.translate;
      translateSelf = this.translate;
      rotateSelf = this.translate;
      scaleSelf = this.translate;
    },
  );
}
