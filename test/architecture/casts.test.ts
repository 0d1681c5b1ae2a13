// Casts tell the compiler what nobody checks: their number may only fall.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { isAsExpression, isNonNullExpression } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { PART } from '../some_of.ts';
import { librarySources } from './sources.ts';

const skip = PART && 'reading the types of everything takes long: npm test -- test/architecture, and CI';

/**
 * How many casts each part of the library has: `as X`, not `as const`, and not `as unknown`, which is safe. New code does
 * without: narrow with `typeof`, `in` or a type guard, or give the function the type that it returns. A part that is not
 * listed has none.
 */
const CASTS: Readonly<Record<string, number>> = {
  'apimachinery/api': 33,
  'apimachinery/apis': 26,
  'apimachinery/conversion': 10,
  'apimachinery/engine': 84,
  'apimachinery/labels': 2,
  'apimachinery/runtime': 44,
  'apimachinery/util': 97,
  'apimachinery/watch': 4,
  src: 3,
  'src/apiextensions': 12,
  'src/apiserver': 32,
  'src/cel': 109,
  'src/cli': 26,
  'src/client': 110,
  'src/client_node': 5,
  'src/controller': 11,
  'src/kinds': 25,
  'src/releases': 1,
  'src/validation': 3,
};

/** How many files may hold `x!`, mostly `list[at]!` with an index within bounds, and how often the library does. */
const LISTED = { files: 269, assertions: 862 };

/** `apimachinery/engine` of `apimachinery/engine/json/parse.ts`; `src` of `src/decode.ts`. */
function partOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/');
}

function isCast(node: Node): boolean {
  return isAsExpression(node)
    ? !/^(?:const|unknown)$/.test(node.type.getText())
    : node.kind === SyntaxKind.TypeAssertionExpression;
}

/** Calls back with every node of every source file of the library. */
function eachNode(visit: (path: string, node: Node) => void): void {
  const api = new API();
  try {
    const config = join(process.cwd(), 'tsconfig.json');
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
    for (const { path } of librarySources()) {
      const file = program?.getSourceFile(join(process.cwd(), path));
      assert.ok(file, `${path} is not compiled`);
      const descend = (node: Node): void => {
        visit(path, node);
        node.forEachChild(descend);
      };
      descend(file);
    }
  } finally {
    api.close();
  }
}

/** The files that the lint rule against `x!` leaves out, from biome.json. */
function withAssertions(): readonly string[] {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
    overrides: { includes: string[]; linter?: { rules: { style?: { noNonNullAssertion?: string } } } }[];
  };
  return overrides
    .filter(({ linter }) => linter?.rules.style?.noNonNullAssertion === 'off')
    .flatMap(({ includes }) => includes)
    .filter((path) => !path.endsWith('test/**'));
}

test('no file is excused from the rule against x! that has none, and no more are than there were', { skip }, () => {
  const listed = withAssertions();
  assert.deepEqual(listed, [...new Set(listed)].sort(), 'sort the list in biome.json');
  const found = new Map<string, number>();
  eachNode((path, node) => {
    if (isNonNullExpression(node)) found.set(path, (found.get(path) ?? 0) + 1);
  });
  const library = listed.filter((path) => !path.startsWith('examples/'));
  assert.deepEqual(
    library.filter((path) => !found.has(path)),
    [],
    'these have none now: take them out of biome.json',
  );
  assert.deepEqual(
    listed.filter((path) => !readFileSync(path, 'utf8').includes('!')),
    [],
  );
  const total = [...found.values()].reduce((sum, each) => sum + each, 0);
  assert.equal(listed.length, LISTED.files, 'the list may only shrink: lower LISTED');
  assert.ok(total <= LISTED.assertions, `${total} assertions, ${total - LISTED.assertions} more than there were`);
});

test('no any, in generated code neither, and no more casts than there were', { skip }, () => {
  const any: string[] = [];
  const casts = new Map<string, number>();
  eachNode((path, node) => {
    if (node.kind === SyntaxKind.AnyKeyword) any.push(path);
    if (isCast(node)) casts.set(partOf(path), (casts.get(partOf(path)) ?? 0) + 1);
  });
  assert.deepEqual(any, []);
  const wrong: string[] = [];
  for (const part of new Set([...casts.keys(), ...Object.keys(CASTS)])) {
    const found = casts.get(part) ?? 0;
    const listed = CASTS[part] ?? 0;
    if (found > listed) wrong.push(`${part} has ${found} casts, ${found - listed} more than before`);
    if (found < listed) wrong.push(`${part} has only ${found} casts now: lower its number in CASTS`);
  }
  assert.deepEqual(wrong, []);
});
