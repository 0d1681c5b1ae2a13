// docs/go-symbols.md: every symbol of Go has a counterpart that is there, or a reason that is needed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

interface Export {
  readonly kinds: ReadonlySet<string>;
}

interface Row {
  readonly path: string;
  readonly symbol: string;
  readonly how?: 'name' | 'hand' | 'none';
  readonly cell?: string;
}

type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Generator {
  symbolTable(
    symbols?: Readonly<Record<string, readonly string[]>>,
    reasons?: Reasons,
  ): { text: string; rows: Row[]; problems: string[] };
  exportsByName(folder: string): ReadonlyMap<string, Export>;
  hasMember(found: Export, member: string): boolean;
}

const generator = (await import(pathToFileURL(join(process.cwd(), 'scripts/generate/symbols.mjs')).href)) as Generator;
const table = generator.symbolTable();

/** The counterparts that a cell names: those it begins with, `a` or `a` and `b`. Other words about it may follow. */
function namedIn({ path, cell = '' }: Row): { folder: string; names: string[] } {
  const begin = /^`[^`]+`(?: and `[^`]+`)*/.exec(cell)?.[0] ?? '';
  const elsewhere = /^ of `kubetyped\/([^`]+)`/.exec(cell.slice(begin.length))?.[1];
  const folder = elsewhere ?? path.replace('k8s.io/apimachinery/pkg/', 'apimachinery/').replace('k8s.io/', '');
  const names = Array.from(begin.matchAll(/`([^`]+)`/g), ([, span]) => span!.replace(/\(.*\)$/, '')).filter((span) =>
    /^(?:new )?\w+(?:\.\w+)*$/.test(span),
  );
  return { folder, names };
}

test('the table is what the generator writes', () => {
  assert.equal(readFileSync('docs/go-symbols.md', 'utf8'), table.text, 'run `npm run generate`');
});

test('every symbol has a counterpart or a reason, and every reason is needed', () => {
  assert.deepEqual(table.problems, []);
  assert.ok(table.rows.length > 2500);
});

test('every counterpart is exported, as a value where it is one', async () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const row of table.rows.filter(({ how }) => how !== 'none')) {
    const { folder, names } = namedIn(row);
    if (names.length === 0) continue;
    const present = generator.exportsByName(folder);
    const values = (await import(`kubetyped/${folder}`)) as Readonly<Record<string, unknown>>;
    for (const name of names) {
      const [owner = '', member] = name.replace(/^new /, '').split('.');
      const found = present.get(owner);
      const isValue =
        found !== undefined && ['class', 'const', 'let', 'function'].some((kind) => found.kinds.has(kind));
      const there =
        found !== undefined && (!isValue || owner in values) && (!name.startsWith('new ') || found.kinds.has('class'));
      checked++;
      if (!there || (member !== undefined && !generator.hasMember(found, member)))
        wrong.push(`${row.path}: ${row.symbol}: kubetyped/${folder} has no ${name}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(checked > 2000, `only ${checked} names checked`);
});

test('whatever else the table names of ours is there', async () => {
  const wrong: string[] = [];
  for (const { path, symbol, cell = '' } of table.rows) {
    for (const [, before, specifier] of cell.matchAll(/(?:`(\w+)(?:\(\))?` of )?`(kubetyped\/[^`]+)`/g)) {
      const values = (await import(specifier!).catch(() => undefined)) as object | undefined;
      const known = before === undefined || generator.exportsByName(specifier!.replace('kubetyped/', '')).has(before);
      if (values === undefined || !known) wrong.push(`${path}: ${symbol}: no ${before ?? 'package'} in ${specifier}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('counterparts are found by name only where they are one', () => {
  const cell = (symbol: string, path = 'k8s.io/apimachinery/pkg/util/sets'): string | undefined =>
    generator.symbolTable({ [path]: [symbol] }, {}).rows[0]!.cell;
  assert.equal(cell('func KeySet'), '`keySet`');
  assert.equal(cell('func Nothing'), undefined);
  // The function takes no Byte.
  assert.equal(cell('method Byte.Has'), undefined);
  assert.equal(cell('method Set.Has'), '`has`');
  const core = 'k8s.io/api/core/v1';
  assert.equal(cell('type Pod', core), '`Pod`');
  assert.equal(cell('func Pod', core), undefined);
  assert.equal(cell('type pod', core), undefined);
  assert.equal(cell('method Taint.ToString', core), '`taintToString`');
  assert.equal(cell('func MustParse', 'k8s.io/apimachinery/pkg/util/version'), '`parse`');
});

test('missing, needless and contradicting reasons are problems', () => {
  const path = 'k8s.io/apimachinery/pkg/util/sets';
  const problems = (symbols: readonly string[], reasons: Reasons): string[] =>
    generator.symbolTable({ [path]: symbols }, reasons).problems;
  assert.match(problems(['func Nothing'], {})[0]!, /neither/);
  assert.match(problems(['func KeySet'], { [path]: { 'func KeySet': 'no' } })[0]!, /`keySet` stands for it/);
  assert.match(problems(['func KeySet'], { '*': { 'func Key*': 'no' } })[0]!, /fits no symbol/);
  assert.deepEqual(problems(['func Nothing', 'func KeySet'], { '*': { 'func No*': 'no' } }), []);
});
