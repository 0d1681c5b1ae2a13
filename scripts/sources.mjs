// @ts-check
// Lets Node run from the sources, without a build: node --import ./scripts/sources.mjs FILE.ts
// Types are stripped, `#engine/...` and `kubetyped/...` lead to the files of this tree. What was stripped is kept in
// node_modules/.cache. Types are checked by `npm run types`, not here.
import { appendFileSync } from 'node:fs';
import * as module from 'node:module';
import { relative } from 'node:path';

/** Node 20 knows hooks in a thread of their own alone. @type {((hooks: object) => void) | undefined} */
const registerHooks = Reflect.get(module, 'registerHooks');
if (registerHooks === undefined) module.register('./source_hooks.mjs', import.meta.url);
else registerHooks(await import('./source_hooks.mjs'));

// With KUBETYPED_DURATIONS, appends a line for each test file: its seconds, its CPU seconds and its name.
const durations = process.env.KUBETYPED_DURATIONS;
const [, file = ''] = process.argv;
if (durations !== undefined && file.endsWith('.test.ts'))
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    const seconds = [process.uptime(), (user + system) / 1e6].map((each) => each.toFixed(1).padStart(7));
    appendFileSync(durations, `${seconds.join(' ')}  ${relative(process.cwd(), file)}\n`);
  });
