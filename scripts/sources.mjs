// @ts-check
// Lets Node run from the sources, without a build: node --import ./scripts/sources.mjs FILE.ts
// Types are stripped, `#engine/...` and `kubetyped/...` lead to the files of this tree. What was stripped is kept in
// node_modules/.cache. Types are checked by `npm run types`, not here.
import * as module from 'node:module';
import { relative } from 'node:path';
import { noteDuration } from './durations.mjs';

/** Node 20 knows hooks in a thread of their own alone. @type {((hooks: object) => void) | undefined} */
const registerHooks = Reflect.get(module, 'registerHooks');
if (registerHooks === undefined) module.register('./source_hooks.mjs', import.meta.url);
else registerHooks(await import('./source_hooks.mjs'));

const [, file = ''] = process.argv;
if (file.endsWith('.test.ts')) process.on('exit', () => noteDuration(relative(process.cwd(), file)));
