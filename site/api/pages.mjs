// The pages of the packages that kubetyped exports, kinds and their types left out: the reference has these.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, exportsOf } from './declarations.mjs';

/** Folders that are not exported, or by other names. */
const HIDDEN = /^(?:apimachinery\/engine\/.|src\/cli|.*\/internal\b|.*\/protobuf\/index)/;
const GENERATED = /\/zz_generated\.(?:types|structs|constants)\.d\.ts$/;

/** A page for each package: `specifier`, `path`, `entries` and `examples`, snippets that tests run. */
export function apiPages() {
  const snippets = snippetsOf('../README.md');
  return modules()
    .map(([specifier, file]) => ({
      specifier,
      path: `api/${specifier.replace(/^kubetyped\/?/, '').replaceAll('/', '-') || 'kubetyped'}.html`,
      entries: [...exportsOf(file)]
        .filter(([, { file: from }]) => !GENERATED.test(`/${from}`))
        .map(([name, { kind, code, doc }]) => ({ name, kind, code, doc, summary: summaryOf(doc) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
      examples: snippets.filter((snippet) => snippet.includes(`from '${specifier}'`)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Specifiers and declaration files. */
function modules() {
  const found = [
    ['kubetyped', 'src/index.d.ts'],
    ['kubetyped/json', 'src/json.d.ts'],
    ['kubetyped/protobuf', 'src/protobuf.d.ts'],
  ];
  for (const floor of ['src', 'apimachinery', 'api'])
    for (const name of readdirSync(join(dist, floor), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = `${floor}/${name}`;
      if (!file.endsWith('/index.d.ts') || HIDDEN.test(file) || file === 'src/index.d.ts') continue;
      const folder = file.slice(0, -'/index.d.ts'.length);
      const specifier = folder
        .replace(/^src\//, '')
        .replace('client_node', 'client-node')
        .replace('apimachinery/engine', 'engine');
      found.push([`kubetyped/${specifier}`, file]);
    }
  return found.filter(([specifier]) => isExported(specifier));
}

const { exports: published } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'));
const patterns = Object.entries(published).map(([key, value]) => ({
  pattern: new RegExp(`^${key.replace('*', '.+')}$`),
  length: key.length,
  isPublic: value !== null,
}));

/** As Node decides it: the most specific line of `exports` counts. */
function isExported(specifier) {
  const path = specifier.replace(/^kubetyped/, '.');
  const [best] = patterns.filter(({ pattern }) => pattern.test(path)).sort((a, b) => b.length - a.length);
  return best?.isPublic === true;
}

function snippetsOf(path) {
  const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, snippet]) => snippet);
}

/** The first sentence of a comment. */
function summaryOf(doc) {
  const first = doc.split(/\n\s*\n|\n@/)[0].replaceAll('\n', ' ');
  return plain(/^.*?[.](?= |$)/.exec(first)?.[0] ?? first);
}

function plain(text) {
  return text.replace(/\{@link ([^}]*)\}/g, '$1').replaceAll('`', '');
}
