// `npm test`: checks that Node is new enough, in plain JavaScript, then hands over to tools/testRun.ts.
import { preflight } from '../tools/kit/preflight.mjs';

preflight('npm test');
const { tsImport } = await import('tsx/esm/api');
await tsImport('./tools/testRun.ts', import.meta.url);
