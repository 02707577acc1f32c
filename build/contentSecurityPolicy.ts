import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The policy is inserted after this line of index.html, before anything that it must cover. */
const BEFORE = '<meta charset="utf-8" />';

/**
 * What the built page may load and run: files of its own origin, and nothing else. The policy is part of the page, so
 * it applies on every host. Styles in the page are allowed by their hashes, computed from the written page.
 *
 * `data:` is for cursors, for the small pictures with which Phaser and the game test a browser, and for the silence to
 * which howler resets a player; `blob:` is for the picture of an ending. Strings never become code: the one Trusted
 * Types policy, in `src/page/scriptAddresses.ts`, only lets workers of this page start.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!html.includes(BEFORE)) throw new Error(`index.html has no ${BEFORE}`);
        const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
        return html.replace(BEFORE, `${BEFORE}\n    ${policy}`);
      },
    },
  };
}

function policyOf(html: string): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => ` 'sha256-${hashOf(style)}'`);
  return [
    // Firefox needs this one for the symbols of an SVG file.
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styles.join('')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' data:",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

function hashOf(style: string): string {
  return createHash('sha256').update(style).digest('base64');
}
