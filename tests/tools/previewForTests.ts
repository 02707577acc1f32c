import type { Plugin } from 'vite';

/** The header with which a browser test asks for blank pictures. */
export const BLANK_PICTURES = { 'x-pictures': 'blank' };

/** A picture of a single transparent pixel. */
const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Makes opening a page cheaper for browser tests, which do it hundreds of times: the server compresses nothing, and
 * sends blank pictures on request. (A test that intercepts requests in the browser pays for every request.)
 */
export function previewForTests(): Plugin {
  return {
    name: 'preview-for-tests',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        request.headers['accept-encoding'] = 'identity';
        const isBlank = request.headers['x-pictures'] === BLANK_PICTURES['x-pictures'];
        if (!isBlank || !/\.(avif|webp)$/.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'image/png').end(BLANK);
      });
    },
  };
}
