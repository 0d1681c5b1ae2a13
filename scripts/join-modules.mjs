// Joins the compiled modules of the library into few files. Loading a file costs Node time whatever it holds, and importing
// every Kind would load one for each package and more; a bundler takes single declarations out of a joined file all the
// same. The declaration files stay as they are.
import { readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

const CORE_STRUCTS = 'api/core/v1/zz_generated.structs.js';
const META_STRUCTS = 'apimachinery/apis/meta/v1/zz_generated.structs.js';

/**
 * The files, each with the modules it is made for, and of what these need, what it takes (all, unless said). A module
 * that several need goes into the first of them, so that a file imports only what stands above it. What no file asks for
 * goes where Rollup sees fit.
 */
const files = [
  // core/v1, which everyone uses, with all that it stands on; the Kinds of the other stable groups; and the rest.
  ['base', (path) => path === 'api/core/v1/index.js', (path) => !path.startsWith('api/')],
  ['core', (path) => path === 'api/core/v1/index.js'],
  ['stable', (path) => /^api\/\w+\/v\d+\/zz_generated\.types\.js$/.test(path)],
  ['runtime', (path) => path === 'apimachinery/runtime/index.js'],
  // What else there is of meta/v1 and of the selectors it stands on, and of quantities.
  ['meta', (path) => /^apimachinery\/(?:labels|fields|runtime\/schema|apis\/meta\/v1)\/index\.js$/.test(path)],
  ['quantity', (path) => path === 'apimachinery/api/resource/index.js'],
  ['older', (path) => path === 'api/index.js'],

  // The formats.
  ['json', (path) => path === 'apimachinery/runtime/serializer/json/index.js'],
  // Objects without a class.
  ['unstructured', (path) => path === 'apimachinery/apis/meta/v1/unstructured/index.js'],
  ['yaml', (path) => /^apimachinery\/(?:runtime\/serializer|util)\/yaml\/index\.js$/.test(path)],
  ['protobuf', (path) => path === 'apimachinery/runtime/serializer/protobuf/index.js'],
  ['codecs_core', (path) => /^(?:api\/core\/v1|apimachinery\/apis\/meta\/v1)\/protobuf\/index\.js$/.test(path)],
  ['codecs_stable', (path) => /^api\/\w+\/v\d+\/protobuf\/index\.js$/.test(path)],
  ['codecs_older', (path) => path === 'api/protobuf/index.js'],
  ['cbor', (path) => path === 'apimachinery/runtime/serializer/cbor/index.js'],
];

/** What package.json exports, and the command line. */
const isEntry = (path) =>
  /^(?:api|apimachinery)\/(?:.*\/)?index\.js$|^src\/(?:index|protobuf|cli\/main)\.js$/.test(path) &&
  !/\/internal\/|^apimachinery\/engine\/.*\//.test(path);

/**
 * Takes big.js in: looking for a package takes Node longer than loading all of it. What the module does when it is loaded
 * becomes a function, which makes a constructor as `Big()` does: nothing of it runs before the first call.
 */
const bigJS = {
  name: 'big.js',
  resolveId: (id) => (id === 'big.js' ? fileURLToPath(import.meta.resolve(id)) : null),
  transform(code, id) {
    if (!id.endsWith('/big.js/big.mjs')) return null;
    const body = code.replace('export var Big', 'var Big').replace('export default Big;', 'return Big;');
    if (/^export/m.test(body)) throw new Error('big.js has other exports than before');
    return { code: `export default function makeBig() {\n${body}\n}\n`, map: null };
  },
  // The comment with the licence, which is left out with all others.
  async renderChunk(code, { modules }) {
    const id = Object.keys(modules).find((path) => path.endsWith('/big.js/big.mjs'));
    if (id === undefined) return null;
    const [licence] = /^\/\*[^]*?\*\//.exec(await readFile(id, 'utf8'));
    return {
      code: code.replace('function makeBig(', `${licence.replaceAll('\r\n', '\n')}\nfunction makeBig(`),
      map: null,
    };
  },
};

/**
 * Puts the descriptors of a file before or behind the rest: then a bundle has no long tables amid its code, and compresses
 * better.
 */
const descriptorsAside = (dist) => ({
  name: 'descriptors aside',
  renderChunk(code, { modules }) {
    const [core, meta] = [CORE_STRUCTS, META_STRUCTS].map((path) => modules[join(dist, path)]?.code ?? '');
    if (core + meta === '') return null;
    const rest = code.replace(core, '').replace(meta, '');
    if (rest.length !== code.length - core.length - meta.length)
      throw new Error('a file does not have the text of its modules');
    return { code: `${core}\n${rest}\n${meta}\n`, map: null };
  },
});

/**
 * Leaves out what engines would read for nothing, above all the comments, which the declaration files have. Names and lines
 * stay: this is still code to read and to set breakpoints in.
 */
const compact = {
  name: 'compact',
  async renderChunk(code) {
    const { code: compacted } = await transform(code, {
      minifySyntax: true,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
    });
    return { code: compacted, map: null };
  },
};

/** Resolves `#engine/...` and its kin as package.json does. */
const aliases = (dist) => ({
  name: 'aliases',
  resolveId: (id) =>
    id.startsWith('#')
      ? join(dist, `${id.replace(/^#(?:engine\/)?/, (alias) => (alias === '#' ? '' : 'apimachinery/engine/'))}.js`)
      : null,
});

/** @param dist the folder with the compiled modules, whose JavaScript is replaced */
export async function joinModules(dist) {
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const pathOf = (id) => relative(dist, id).split(sep).join('/');
  const bundle = await rollup({
    input: Object.fromEntries(
      modules
        .filter((name) => isEntry(name.split(sep).join('/')))
        .map((name) => [name.slice(0, -'.js'.length), join(dist, name)]),
    ),
    plugins: [aliases(dist), descriptorsAside(dist), compact, bigJS],
    external: (id) => /^node:/.test(id),
    // A library's user decides what is not needed.
    treeshake: { moduleSideEffects: false },
    preserveEntrySignatures: 'strict',
    onwarn(warning) {
      throw new Error(`${warning.code}: ${warning.message}`);
    },
  });
  let fileOf;
  // Rollup holds all the text by now.
  for (const name of modules) rmSync(join(dist, name));
  await bundle.write({
    dir: dist,
    format: 'es',
    chunkFileNames: 'files/[name].js',
    hoistTransitiveImports: false,
    manualChunks: (id, graph) => (fileOf ??= assign(graph, pathOf)).get(id),
  });
}

/** For each module that one of the files asks for, itself or by way of others, the name of the first such file. */
function assign({ getModuleIds, getModuleInfo }, pathOf) {
  const fileOf = new Map();
  const ids = [...getModuleIds()];
  for (const [name, wants, takes = () => true] of files) {
    const seen = new Set();
    const add = (id) => {
      const { isExternal, importedIds } = getModuleInfo(id);
      if (isExternal || fileOf.has(id) || seen.has(id)) return;
      seen.add(id);
      if (takes(pathOf(id))) fileOf.set(id, name);
      importedIds.forEach(add);
    };
    ids.filter((id) => wants(pathOf(id))).forEach(add);
  }
  return fileOf;
}
