// @ts-check
// Lets Node run from the sources, without a build: node --import ./scripts/sources.mjs FILE.ts
// Types are stripped, `#engine/...` and `kubetyped/...` lead to the files of this tree. What was stripped is kept in
// node_modules/.cache. Types are checked by `npm run types`, not here.
import { appendFileSync, readFileSync } from 'node:fs';
import * as module from 'node:module';
import { relative } from 'node:path';

/** Node 20 knows hooks in a thread of their own alone. @type {((hooks: object) => void) | undefined} */
const registerHooks = Reflect.get(module, 'registerHooks');
if (registerHooks === undefined) module.register('./source_hooks.mjs', import.meta.url);
else registerHooks(await import('./source_hooks.mjs'));

// With KUBETYPED_DURATIONS, appends a line for each test file: its seconds, its CPU seconds with those of the processes
// that it started and waited for (on Linux alone), and its name.
const durations = process.env.KUBETYPED_DURATIONS;
const [, file = ''] = process.argv;
if (durations !== undefined && file.endsWith('.test.ts'))
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    const seconds = [process.uptime(), (user + system) / 1e6 + secondsOfChildren()].map((each) =>
      each.toFixed(1).padStart(7),
    );
    appendFileSync(durations, `${seconds.join(' ')}  ${relative(process.cwd(), file)}\n`);
  });

/** Times 16 and 17 of proc(5), in hundredths. The name in front of them may have spaces. */
function secondsOfChildren() {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
