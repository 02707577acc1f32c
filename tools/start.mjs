// `npm start`: checks that Node is new enough, in plain JavaScript, then hands over to serve.ts.
import { preflight } from './kit/preflight.mjs';

preflight('npm start');
const { tsImport } = await import('tsx/esm/api');
await tsImport('./serve.ts', import.meta.url);
