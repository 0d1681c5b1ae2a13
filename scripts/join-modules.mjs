// @ts-check
// Joins the compiled modules into few files, in dist/node: loading a file costs time whatever it holds, in Node and in
// browsers, and importing every Kind would load one for each package and more. Bundlers drop single statements, so what
// they take of a joined file is what they would take of its modules: but for its imports of things that are not of this
// package, which stay. Modules with such imports are in files of their own.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rollup } from 'rollup';

/**
 * The files, each with the modules it is made for, and of what these need, what it takes (all, unless said). A module
 * that several need goes into the first of them, so that a file imports only what stands above it. What no file asks for
 * goes where Rollup sees fit.
 */
/** @type {[name: string, wants: (path: string) => boolean, takes?: (path: string) => boolean][]} */
const files = [
  // The one dependency.
  ['big', (path) => path === 'apimachinery/api/resource/internal/big.js'],
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
  // The rules of built-in Kinds, of which a bundle takes those of the Kinds that it names.
  ['kinds', (path) => path === 'src/kinds/validation.js', (path) => /^src\/(?:kinds|validation\/checks)\//.test(path)],
  // What reads, writes and watches objects, and how Node gets to a server.
  ['client', (path) => path === 'src/client/index.js'],
  [
    'transport_node',
    (path) => path === 'src/client/transport/node/index.js',
    (path) => path.startsWith('src/client/transport/node/'),
  ],
  ['yaml', (path) => /^apimachinery\/(?:runtime\/serializer|util)\/yaml\/index\.js$/.test(path)],
  ['protobuf', (path) => path === 'apimachinery/runtime/serializer/protobuf/index.js'],
  ['codecs_core', (path) => /^(?:api\/core\/v1|apimachinery\/apis\/meta\/v1)\/protobuf\/index\.js$/.test(path)],
  ['codecs_stable', (path) => /^api\/\w+\/v\d+\/protobuf\/index\.js$/.test(path)],
  ['codecs_older', (path) => path === 'api/protobuf/index.js'],
  ['cbor', (path) => path === 'apimachinery/runtime/serializer/cbor/index.js'],
];

/** What package.json exports, and the command line. */
const isEntry = (/** @type {string} */ path) =>
  /^(?:api|apimachinery|src\/(?:admission|apiextensions|apiserver|client|client_node|controller|defaults|kinds|kubectl|releases|validation|webhooks))\/(?:.*\/)?index\.js$|^src\/(?:index|json|protobuf|cel\/index|cli\/main)\.js$/.test(
    path,
  ) && !/\/internal\/|^apimachinery\/engine\/.*\//.test(path);

/** Resolves `#engine/...` and its kin as package.json does. */
const aliases = (/** @type {string} */ dist) => ({
  name: 'aliases',
  resolveId: (/** @type {string} */ id) =>
    id.startsWith('#')
      ? join(dist, `${id.replace(/^#(?:engine\/)?/, (alias) => (alias === '#' ? '' : 'apimachinery/engine/'))}.js`)
      : null,
});

/**
 * @param {string} dist the folder with the compiled modules; the joined files go into its folder `node`
 */
export async function joinModules(dist) {
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const pathOf = (/** @type {string} */ id) => relative(dist, id).split(sep).join('/');
  const bundle = await rollup({
    input: Object.fromEntries(
      modules
        .filter((name) => isEntry(name.split(sep).join('/')))
        .map((name) => [name.slice(0, -'.js'.length), join(dist, name)]),
    ),
    plugins: [aliases(dist)],
    // Dependencies and Node's own modules.
    external: (id) => /^[@a-z]/.test(id) && !id.startsWith(dist),
    // A library's user decides what is not needed.
    treeshake: { moduleSideEffects: false },
    preserveEntrySignatures: 'strict',
    onwarn(warning) {
      throw new Error(`${warning.code}: ${warning.message}`);
    },
  });
  /** @type {Map<string, string> | undefined} */
  let fileOf;
  await bundle.write({
    dir: join(dist, 'node'),
    format: 'es',
    chunkFileNames: 'files/[name].js',
    hoistTransitiveImports: false,
    // What the transport of Node shares with other modules is not for its file, which only Node can load.
    onlyExplicitManualChunks: true,
    manualChunks: (id, graph) => (fileOf ??= assign(graph, pathOf)).get(id),
  });
}

/**
 * For each module that one of the files asks for, directly or through others, the name of the first such file.
 * @param {Pick<import('rollup').PluginContext, 'getModuleIds' | 'getModuleInfo'>} graph
 * @param {(id: string) => string} pathOf
 */
function assign({ getModuleIds, getModuleInfo }, pathOf) {
  /** @type {Map<string, string>} */
  const fileOf = new Map();
  const ids = [...getModuleIds()];
  for (const [name, wants, takes = () => true] of files) {
    /** @type {Set<string>} */
    const seen = new Set();
    const add = (/** @type {string} */ id) => {
      const found = getModuleInfo(id);
      if (found === null || found.isExternal || fileOf.has(id) || seen.has(id)) return;
      seen.add(id);
      if (takes(pathOf(id))) fileOf.set(id, name);
      found.importedIds.forEach(add);
    };
    ids.filter((id) => wants(pathOf(id))).forEach(add);
  }
  return fileOf;
}
