/// <reference types="node" />
import { chmodSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { programVersion } from '../program_version.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';

/**
 * Writes the programs for `KUBEBUILDER_ASSETS`.
 * @param given where; undefined: in the cache folder of the user, for each version of this package and options one
 * @param options what kube-apiserver is always given
 * @returns the absolute path of the folder
 * @throws UsageError when it can't be written
 */
export function writePrograms(
  given: string | undefined,
  options: Readonly<Record<string, string | undefined>>,
): string {
  const flags = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`]));
  const { XDG_CACHE_HOME = '' } = process.env;
  const cache = XDG_CACHE_HOME === '' ? join(homedir(), '.cache') : XDG_CACHE_HOME;
  const version = [programVersion(), ...flags].join('');
  const folder = resolve(given ?? join(cache, 'kubetyped', 'envtest', version));
  try {
    mkdirSync(folder, { recursive: true });
    write(join(folder, 'etcd'), ['etcd']);
    write(join(folder, 'kube-apiserver'), ['kube-apiserver', ...flags]);
  } catch (error) {
    throw new UsageError(`${folder}: ${systemMessage(error)}`);
  }
  return folder;
}

/** A script that is there is whole, also for a suite that starts it now. */
function write(path: string, args: readonly string[]): void {
  const program = realpathSync(process.argv[1] ?? '');
  // The one file with Node in it is given as its own program.
  const runtime = program === realpathSync(process.execPath) ? [] : [process.execPath, ...process.execArgv];
  const command = [...runtime, program, ...args].map(quote).join(' ');
  const next = `${path}.${process.pid}`;
  writeFileSync(
    next,
    `#!/bin/sh
# Written by kubetyped envtest.
if [ ! -f ${quote(program)} ]; then
  echo 'kubetyped was not found at '${quote(program)}': run npx kubetyped envtest again' >&2
  exit 1
fi
exec ${command} "$@"
`,
  );
  chmodSync(next, 0o755);
  renameSync(next, path);
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
