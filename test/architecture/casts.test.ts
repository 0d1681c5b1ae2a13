// Casts tell the compiler what nobody checks: their number may only fall.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { isAsExpression, isElementAccessExpression, isNonNullExpression } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { librarySources } from './sources.ts';

/**
 * How many casts each part of the library has: `as X` (not `as const`, and not `as unknown`, which is safe) and `x!`,
 * but for an index within bounds, `list[at]!`. New code does without: narrow with `typeof`, `in` or a type guard, or
 * give the function the type that it returns. A part that is not listed has none.
 */
const CASTS: Readonly<Record<string, number>> = {
  'api/core': 2,
  'apimachinery/api': 43,
  'apimachinery/apis': 37,
  'apimachinery/conversion': 10,
  'apimachinery/engine': 144,
  'apimachinery/labels': 3,
  'apimachinery/runtime': 56,
  'apimachinery/sharding': 7,
  'apimachinery/util': 143,
  'apimachinery/watch': 6,
  src: 4,
  'src/apiextensions': 19,
  'src/apiserver': 73,
  'src/cel': 207,
  'src/cli': 50,
  'src/client': 142,
  'src/client_node': 5,
  'src/controller': 12,
  'src/kinds': 73,
  'src/releases': 1,
  'src/validation': 5,
};

/** `apimachinery/engine` of `apimachinery/engine/json/parse.ts`; `src` of `src/decode.ts`. */
function partOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/');
}

function isCast(node: Node): boolean {
  if (isNonNullExpression(node)) return !isElementAccessExpression(node.expression);
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

test('no any, in generated code neither, and no more casts than there were', () => {
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
