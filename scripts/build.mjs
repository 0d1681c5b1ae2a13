// @ts-check
// Installs what is missing, compiles the library into dist, and joins its modules into the few files that are published.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command. One that fails has said why, and ends this script, too.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function run(command, args, env = process.env) {
  const status = statusOf(command, args, env);
  if (status !== 0) process.exit(status);
}

/**
 * Runs a command. @returns 0 when it succeeded
 * @param {string} command
 * @param {readonly string[]} args
 */
export function statusOf(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error !== undefined) throw error;
  return status ?? 1;
}

/**
 * The compiler; installs the project's packages first where that has not been done.
 * @param {string[]} args
 */
export function tsc(...args) {
  if (!existsSync(join(root, 'node_modules/typescript')))
    run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit']);
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args]);
}

/** Compiles the modules one by one: what tests of single parts load. */
export function compile() {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  tsc('-p', 'tsconfig.json');
  // What the command line explains and knows of older versions: a sixth of the size.
  for (const name of ['explain.json', 'releases.json']) {
    const data = gzipSync(readFileSync(join(root, 'proto', name)), { level: 9 });
    writeFileSync(join(root, 'dist', `${name}.gz`), data);
  }
  // The object browser of API servers.
  const page = readProject(join(root, 'src/apiserver/browser/page'));
  writeFileSync(join(root, 'dist/browser.json.gz'), gzipSync(JSON.stringify(page), { level: 9 }));
  // What kubetyped new writes, in one file: npm leaves out some of its names.
  const templates = {
    operator: readProject(join(root, 'examples/operator')),
    apiserver: readProject(join(root, 'examples/aviary')),
  };
  writeFileSync(join(root, 'dist/templates.json.gz'), gzipSync(JSON.stringify(templates), { level: 9 }));
}

/**
 * The files of a project of the examples, without what is made when it is used.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function readProject(folder) {
  const made = ['node_modules', 'dist', 'kubeconfig'];
  const names = readdirSync(folder)
    .filter((name) => !made.includes(name))
    .flatMap((name) =>
      statSync(join(folder, name)).isFile()
        ? [name]
        : readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((each) => join(name, each)),
    );
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return Object.fromEntries(files.map((name) => [name.split(sep).join('/'), readFileSync(join(folder, name), 'utf8')]));
}

export async function build() {
  compile();
  // Rollup and esbuild are there only now.
  const { joinModules } = await import('./join-modules.mjs');
  const { pruneDeclarations } = await import('./prune-declarations.mjs');
  const { shrinkBuild } = await import('./shrink-build.mjs');
  await joinModules(join(root, 'dist'));
  pruneDeclarations(root);
  await shrinkBuild(join(root, 'dist'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
