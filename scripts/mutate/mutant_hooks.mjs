// @ts-check
// Puts one fault into one module as it is loaded, in a test and in the processes that it starts: an `--import` of
// NODE_OPTIONS. KUBETYPED_MUTANT is what scripts/mutation.mjs says of the fault.
import { writeSync } from 'node:fs';
import * as module from 'node:module';

/** The thread of the hooks loads this file again. */
const isHook = import.meta.url.endsWith('?hooks');
// The fault is one of the code that these hooks make of a source: they come first.
if (!isHook) await import('../sources.mjs');

const { url, start, end, text } = JSON.parse(process.env.KUBETYPED_MUTANT ?? '{}');

/**
 * @param {string} asked
 * @param {object} context
 * @param {(url: string, context: object) => { source?: unknown } | Promise<{ source?: unknown }>} next
 */
export function load(asked, context, next) {
  const loaded = next(asked, context);
  if (asked !== url) return loaded;
  return loaded instanceof Promise ? loaded.then(withFault) : withFault(loaded);
}

/** @param {{ source?: unknown }} loaded */
function withFault(loaded) {
  const code = String(loaded.source);
  return { ...loaded, source: code.slice(0, start) + text + code.slice(end) };
}

// What the test costs, for whoever runs it. The processes that it starts may have something else there.
if (!isHook && process.env.KUBETYPED_ASKED_BY === String(process.ppid))
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, `${(user + system) / 1e6}\n`);
  });

// As sources.mjs does.
if (url !== undefined && !isHook) {
  const registerHooks = Reflect.get(module, 'registerHooks');
  if (registerHooks === undefined) module.register('./mutant_hooks.mjs?hooks', import.meta.url);
  else registerHooks({ load });
}
