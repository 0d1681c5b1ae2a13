// The 50 largest CustomResourceDefinitions of real projects: their types compile as strictly as the compiler can, and
// their classes read the objects of those projects.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { customResource, generateTypes } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { parseYAML } from 'kubetyped/engine';
import { shared } from '../../conformance/shared_data.ts';
import { realDefinitions } from '../real_definitions.ts';

const LARGEST = 50;
const folder = mkdtempSync(join(tmpdir(), 'kubetyped-types-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The largest, each Kind once. */
function largest(definitions: readonly CustomResourceDefinition[]): CustomResourceDefinition[] {
  const byKind = new Map<string, CustomResourceDefinition>();
  for (const definition of definitions) {
    const key = `${definition.spec.group} ${definition.spec.names.kind}`;
    if (!byKind.has(key)) byKind.set(key, definition);
  }
  const sized = Array.from(byKind.values(), (definition) => ({ definition, size: JSON.stringify(definition).length }));
  return sized
    .sort((a, b) => b.size - a.size)
    .slice(0, LARGEST)
    .map(({ definition }) => definition);
}

interface AnyObject {
  readonly apiVersion: string;
  readonly kind: string;
}

function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && 'apiVersion' in value && 'kind' in value;
}

/** The objects of some groups among all manifests. */
function* objectsOf(groups: readonly string[]): Generator<AnyObject> {
  for (const entry of readdirSync(join(shared, 'corpus'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.ya?ml$/.test(entry.name)) continue;
    const content = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    if (!groups.some((group) => content.includes(group))) continue;
    for (const { text } of splitDocuments(content)) {
      let value: unknown;
      try {
        value = JSON.parse(JSON.stringify(parseYAML(text)));
      } catch {
        continue;
      }
      if (isObject(value)) yield value;
    }
  }
}

/** A null on most fields means that they are absent: reading drops it. */
function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (each === null ? undefined : each)));
}

test('types of real definitions compile, and their classes read real objects', async (context) => {
  const definitions = largest(realDefinitions(context));
  if (definitions.length === 0) return;
  assert.equal(definitions.length, LARGEST);
  const modules = generateTypes(definitions);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(process.cwd(), join(folder, 'node_modules/kubetyped'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const { path, text } of modules) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const compilerOptions = {
    strict: true,
    isolatedDeclarations: true,
    declaration: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    noUnusedLocals: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    module: 'nodenext',
    target: 'es2022',
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/*.ts'] }));
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false', '--extendedDiagnostics'], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.doesNotMatch(stdout, /error TS/, stdout.slice(0, 2000));
  context.diagnostic(`${modules.length} modules: ${/Check time:\s*\S+/.exec(stdout)?.[0]}`);

  const scheme = new Scheme();
  for (const { path } of modules) {
    const file = join(folder, path.replace(/\.ts$/, '.js'));
    assert.ok(existsSync(file), file);
    const { addToScheme } = (await import(pathToFileURL(file).href)) as { addToScheme(scheme: Scheme): void };
    addToScheme(scheme);
  }
  const serializer = new Serializer(scheme);
  let count = 0;
  const kinds = new Set<string>();
  for (const object of objectsOf([...new Set(modules.map(({ group }) => group))])) {
    const definition = definitions.find(
      ({ spec }) => object.apiVersion.startsWith(`${spec.group}/`) && object.kind === spec.names.kind,
    );
    const version = object.apiVersion.split('/')[1]!;
    if (!definition?.spec.versions.some(({ name, served }) => served && name === version)) continue;
    const rules = customResource(definition, version);
    const { object: pruned } = rules.decode({ ...object });
    // Some are examples of what a server refuses.
    if (pruned === undefined || rules.validate(pruned).errors.length > 0) continue;
    const { object: read } = serializer.decode(JSON.stringify(object));
    assert.deepEqual(withoutNulls(read), withoutNulls(object));
    assert.equal(read.constructor.name, object.kind);
    kinds.add(object.kind);
    count++;
  }
  context.diagnostic(`${count} objects of ${kinds.size} kinds`);
  assert.ok(count > 100 && kinds.size > 10, `${count} objects of ${kinds.size} kinds`);
});
