// @ts-check
// Installs what is missing, compiles the library, and joins its modules into the few files that are published. Where dist
// holds what the sources make, nothing is done; a new build takes its place at once, so that others may read meanwhile.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

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

/** Installs the project's packages where that has not been done. */
export function install() {
  if (!existsSync(join(root, 'node_modules/typescript')))
    run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit']);
}

/**
 * The compiler.
 * @param {string[]} args
 */
export function tsc(...args) {
  install();
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args]);
}

/**
 * What commands explain and know of older versions, the pages of the object browser, and the projects that
 * `kubetyped new` writes, each in one compressed file. Nothing is done where no file is newer than they are.
 * @param {string} dist
 */
export function writeData(dist) {
  mkdirSync(dist, { recursive: true });
  const last = join(dist, 'templates.json.br');
  if (existsSync(last)) {
    const { mtimeMs } = statSync(last);
    const files = DATA.flatMap((path) => (statSync(path).isFile() ? [path] : filesOf(path)));
    if (files.every((path) => statSync(path).mtimeMs <= mtimeMs)) return;
  }
  const write = (/** @type {string} */ name, /** @type {string | Buffer} */ data) => {
    const path = join(dist, `${name}.json.br`);
    writeFileSync(`${path}.${process.pid}`, brotliCompressSync(data));
    renameSync(`${path}.${process.pid}`, path);
  };
  const [explain, openapi, releases, page, operator, parts, aviary, environments] = DATA;
  write('explain', readFileSync(explain));
  write('openapi', readFileSync(openapi));
  write('releases', readFileSync(releases));
  write('browser', JSON.stringify(readProject(page)));
  const templates = {
    operator: readProject(operator),
    parts: readProject(parts),
    apiserver: readProject(aviary),
    manifests: readProject(environments),
  };
  // In one file: npm leaves out some of their names.
  write('templates', JSON.stringify(templates));
}

/** What that is made of. */
const DATA = [
  'proto/explain.json',
  'proto/openapi.json',
  'proto/releases.json',
  'src/apiserver/browser/page',
  'examples/operator',
  'examples/operator-parts',
  'examples/aviary',
  'examples/environments',
].map((path) => join(root, path));

/**
 * The files of a project of the examples, without what is made when it is used.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function readProject(folder) {
  return Object.fromEntries(
    filesOf(folder).map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  const made = ['node_modules', 'dist', 'kubeconfig'];
  return readdirSync(folder)
    .filter((name) => !made.includes(name))
    .map((name) => join(folder, name))
    .flatMap((path) =>
      statSync(path).isFile()
        ? [path]
        : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((each) => join(path, each)),
    )
    .filter((path) => statSync(path).isFile())
    .sort();
}

/**
 * The files of a folder with their sizes and times.
 * @param {string} folder
 */
function* inventory(folder) {
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /[\\/](?:node_modules|dist)[\\/]/.test(path)) continue;
    const { size, mtimeMs } = statSync(path);
    yield `${path} ${size} ${mtimeMs}`;
  }
}

/** What a build is made of, as one text to compare. */
function stampOf() {
  const files = ['package.json', 'tsconfig.json', 'tsconfig.build.json'].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  for (const folder of ['src', 'api', 'apimachinery', 'proto', 'examples', 'scripts'])
    files.push(...[...inventory(folder)].sort());
  return createHash('sha256').update(files.join('\n')).digest('hex');
}

/** Makes dist, unless it is what the sources make. */
export async function build() {
  const dist = join(root, 'dist');
  const stamp = stampOf();
  const kept = join(dist, 'built');
  if (existsSync(kept) && readFileSync(kept, 'utf8') === stamp) return;
  const made = `${dist}.${process.pid}`;
  try {
    // Types are checked by `npm run lint`.
    tsc('-p', 'tsconfig.build.json', '--noCheck', '--outDir', made);
    writeData(made);
    // Rollup and esbuild may have been installed only now.
    const { joinModules } = await import('./join-modules.mjs');
    const { pruneDeclarations } = await import('./prune-declarations.mjs');
    const { shrinkBuild } = await import('./shrink-build.mjs');
    await joinModules(made);
    pruneDeclarations(root, made);
    await shrinkBuild(made);
    writeFileSync(join(made, 'built'), stamp);
    if (existsSync(dist)) renameSync(dist, `${made}.old`);
    renameSync(made, dist);
  } finally {
    rmSync(made, { recursive: true, force: true });
    rmSync(`${made}.old`, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
