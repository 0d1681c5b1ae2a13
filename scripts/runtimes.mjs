// @ts-check
// Installs the JavaScript engines that the library is tested on besides the Node that runs this, from their npm packages
// into the machine's cache folder, and prints where each is: one line of JSON.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const { platform, arch, env } = process;
const cache = join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'kubetyped/runtimes');
const bunArch = arch === 'arm64' ? 'aarch64' : arch;

/** By name: the package, and the program in it. */
const RUNTIMES = {
  node22: [`node-${platform}-${arch}@22`, 'bin/node'],
  node24: [`node-${platform}-${arch}@24`, 'bin/node'],
  node26: [`node-${platform}-${arch}@26`, 'bin/node'],
  bun: [`@oven/bun-${platform}-${bunArch}@1`, 'bin/bun'],
  deno: [`@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}@2`, 'deno'],
};

mkdirSync(cache, { recursive: true });
/** @type {Record<string, string>} */
const found = {};
for (const [name, [pack, program]] of Object.entries(RUNTIMES)) {
  const folder = join(cache, name);
  const path = join(folder, 'node_modules/runtime', program);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    try {
      execFileSync('npm', ['install', '--no-fund', '--no-audit', '--ignore-scripts', `runtime@npm:${pack}`], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } catch {
      console.error(`${name}: ${pack} cannot be installed here`);
      continue;
    }
  }
  if (existsSync(path)) found[name] = path;
}
console.log(JSON.stringify(found));
