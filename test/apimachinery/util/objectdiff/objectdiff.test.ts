import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { deepEqual } from 'kubetyped/apimachinery/api/equality';
import { NotCopyableError } from 'kubetyped/apimachinery/runtime';
import type { DiffOptions } from 'kubetyped/apimachinery/util/objectdiff';
import { DiffPathError, diff, formatDifferences, ServerFields } from 'kubetyped/apimachinery/util/objectdiff';
import { randomPatchInput } from '../../../differential/random_patches.ts';
import { Random } from '../../../differential/random_scalars.ts';
import { MergeItem } from '../../vectors/merge_item.ts';

/** The paths and operations of differences. */
function ops(before: unknown, after: unknown, options?: DiffOptions): string[] {
  return diff(before, after, options).map(({ op, path }) => `${op} ${path}`);
}

const pod = (spec: object, metadata: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'p', ...metadata },
  spec,
});

test('fields, with elements of lists by their keys', () => {
  const before = new corev1.Pod({
    metadata: { labels: { a: '1', gone: 'x' } },
    spec: { containers: [{ name: 'a', image: 'x:1' }, { name: 'b' }] },
  });
  const after = new corev1.Pod({
    metadata: { labels: { a: '2', 'example.com/new': 'y' } },
    spec: { containers: [{ name: 'b' }, { name: 'c' }, { name: 'a', image: 'x:2' }] },
  });
  assert.deepEqual(diff(before, after), [
    { path: 'metadata.labels.a', steps: ['metadata', 'labels', 'a'], op: 'changed', before: '1', after: '2' },
    { path: 'metadata.labels.gone', steps: ['metadata', 'labels', 'gone'], op: 'removed', before: 'x' },
    {
      path: 'metadata.labels["example.com/new"]',
      steps: ['metadata', 'labels', 'example.com/new'],
      op: 'added',
      after: 'y',
    },
    { path: 'spec.containers', steps: ['spec', 'containers'], op: 'reordered', before: ['a', 'b'], after: ['b', 'a'] },
    {
      path: 'spec.containers[name=a].image',
      steps: ['spec', 'containers', { key: { name: 'a' } }, 'image'],
      op: 'changed',
      before: 'x:1',
      after: 'x:2',
    },
    {
      path: 'spec.containers[name=c]',
      steps: ['spec', 'containers', { key: { name: 'c' } }],
      op: 'added',
      after: { name: 'c' },
    },
  ]);
});

test('plain objects by a scheme, by a schema, and without either', () => {
  const ports = (...list: object[]): object => pod({ containers: [{ name: 'a', ports: list }] });
  const [before, after] = [
    ports({ containerPort: 80, name: 'x' }),
    ports({ containerPort: 81 }, { containerPort: 80, name: 'y', protocol: 'TCP' }),
  ];
  const typed = [
    'changed spec.containers[name=a].ports[containerPort=80].name',
    'added spec.containers[name=a].ports[containerPort=80].protocol',
    'added spec.containers[name=a].ports[containerPort=81]',
  ];
  assert.deepEqual(ops(before, after, { scheme }), typed);
  assert.deepEqual(ops(before, after, { schema: corev1.Pod }), typed);
  assert.deepEqual(
    ops(
      { ports: [{ containerPort: 80 }] },
      { ports: [{ containerPort: 80, protocol: 'UDP' }, { containerPort: 80 }] },
      { schema: corev1.Container },
    ),
    ['added ports[containerPort=80,protocol=UDP]'],
  );
  const list = (...items: object[]): object => ({ apiVersion: 'v1', kind: 'List', items });
  assert.deepEqual(ops(list(before), list(pod({ containers: [] }, { namespace: 'n' }), after), { scheme }), [
    ...typed.map((text) => text.replace(' ', ' items[kind=Pod,name=p].')),
    'added items[kind=Pod,namespace=n,name=p]',
  ]);
});

test('lists without keys are matched as texts are', () => {
  const args = (...list: unknown[]): object => ({ args: list });
  assert.deepEqual(ops(args('a', 'b', 'c', 'd'), args('x', 'a', 'c', 'e', 'd')), [
    'added args[0]',
    'removed args[1]',
    'added args[3]',
  ]);
  assert.deepEqual(ops(args('a', 'b'), args('a', 'c')), ['changed args[1]']);
  assert.deepEqual(ops(args('a', 'a', 'b'), args('a', 'b', 'b', 'a')), [
    'added args[1]',
    'added args[2]',
    'removed args[2]',
  ]);
  assert.deepEqual(ops({ l: [{ a: 1 }, { b: 1 }, { c: 1 }] }, { l: [{ b: 1 }, { c: 2 }] }), [
    'removed l[0]',
    'changed l[1].c',
  ]);
  assert.deepEqual(ops({ l: [{ name: 'a', v: 1 }, { name: 'b' }] }, { l: [{ name: 'b' }, { name: 'a', v: 2 }] }), [
    'reordered l',
    'changed l[name=a].v',
  ]);
  // Twice the same name: no key.
  assert.deepEqual(
    ops(
      {
        l: [
          { name: 'a', v: 1 },
          { name: 'a', v: 2 },
        ],
      },
      {
        l: [
          { name: 'a', v: 1 },
          { name: 'a', v: 3 },
        ],
      },
    ),
    ['changed l[1].v'],
  );
});

test('what means the same is no difference, unless it is to be exact', () => {
  const before = pod(
    {
      containers: [{ name: 'a', resources: { limits: { cpu: '1000m', memory: '1Gi' } }, env: [] }],
      hostNetwork: false,
    },
    { creationTimestamp: '2024-01-01T00:00:00Z' },
  );
  const after = pod(
    { containers: [{ name: 'a', resources: { limits: { cpu: 1, memory: '1024Mi' } } }] },
    { creationTimestamp: '2024-01-01T01:00:00+01:00' },
  );
  assert.deepEqual(diff(before, after, { scheme }), []);
  assert.deepEqual(ops(before, after, { scheme, exact: true }), [
    'changed metadata.creationTimestamp',
    'changed spec.containers[name=a].resources.limits.cpu',
    'changed spec.containers[name=a].resources.limits.memory',
    'removed spec.containers[name=a].env',
    'removed spec.hostNetwork',
  ]);
  // A pointer to zero is not nothing.
  assert.deepEqual(
    ops(pod({ containers: [], terminationGracePeriodSeconds: 0 }), pod({ containers: [] }), { scheme }),
    ['removed spec.terminationGracePeriodSeconds'],
  );
  assert.deepEqual(ops({ big: 9007199254740993n, n: 1n }, { big: 9007199254740992n, n: 1 }), ['changed big']);
});

test('values that are not what their type says are compared as JSON', () => {
  const odd = (value: unknown): object => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: [value],
    data: { a: { b: value }, c: [value], d: '!', e: 'YQ==' },
    type: { value },
  });
  assert.deepEqual(diff(odd(1), odd(1), { scheme }), []);
  assert.deepEqual(ops(odd(1), odd(2), { scheme }), [
    'changed metadata',
    'changed data.a',
    'changed data.c',
    'changed type',
  ]);
});

test('what is ignored', () => {
  const live = pod(
    { containers: [{ name: 'a', image: 'i', env: [{ name: 'X', value: '1' }] }] },
    { uid: 'u', managedFields: [{}], annotations: { 'example.com/a': '1' } },
  );
  const wanted = pod({ containers: [{ name: 'a', image: 'j' }] });
  assert.deepEqual(ops(live, { ...wanted, status: { phase: 'Running' } }, { scheme, ignore: ServerFields }), [
    'removed metadata.annotations',
    'changed spec.containers[name=a].image',
    'removed spec.containers[name=a].env',
  ]);
  for (const [path, left] of [
    ['spec', 3],
    ['spec.containers[name=a].image', 4],
    ['spec.containers[name="a"].image', 4],
    ['spec.containers[*].*', 3],
    ['spec.*[*].env[name=X].value', 5],
    ['metadata.annotations["example.com/a"]', 4],
    ['metadata["annotations"]', 4],
    ['spec.containers[0].image', 5],
    ['spec.containers[name=b].image', 5],
    ['__proto__', 5],
    ['metadata.*', 2],
  ] as const) {
    assert.equal(diff(live, wanted, { scheme, ignore: [path] }).length, left, path);
  }
  // What is there on one side only is reported without what is ignored.
  assert.deepEqual(ops({}, { spec: { a: 1, b: { c: 1 }, d: {} } }, { ignore: ['spec.b.c'] }), [
    'added spec.a',
    'added spec.d',
  ]);
  assert.deepEqual(ops({ a: [1, 2] }, { a: [3, 4] }, { ignore: ['a[1]'] }), ['changed a[0]']);
  assert.deepEqual(
    ops(
      { f: ['x'] },
      { f: ['y'] },
      { schema: { type: 'T', fields: [['f', 'string', 1, { merge: 'set' }]] }, ignore: ['f[=x]'] },
    ),
    ['added f[=y]'],
  );
  for (const path of ['', '.a', 'a..b', 'a[', 'a[]', 'a[b]', 'a["b]', 'a[b="c]', 'a[b="c"d=e]', 'a["\\u12"]'])
    assert.throws(() => diff({}, {}, { ignore: [path] }), DiffPathError, path);
});

test('text of differences', () => {
  const before = {
    name: 'a',
    n: 1,
    gone: true,
    list: [{ name: 'x' }, { name: 'y' }],
    data: { conf: 'one\ntwo\nthree\nfour\nfive\nsix\n' },
    long: 'a'.repeat(60),
  };
  const after = {
    name: 'b\u202e',
    list: [{ name: 'y' }, { name: 'x' }, { name: 'new', text: 'z'.repeat(60), inner: { a: [1] } }],
    data: { conf: 'one\ntwo\nthree\nfour\nFIVE\nsix\n' },
    n: null,
    long: 'b'.repeat(60),
  };
  const text = `~ name: "a" -> "b\\u202e"
~ n: 1 -> null
- gone: true
~ list: order [x, y] -> [y, x]
+ list[name=new]:
    name: new
    text: ${'z'.repeat(60)}
    inner:
      a:
      - 1
~ data.conf:
      ...
      three
      four
    - five
    + FIVE
      six

~ long:
    - "${'a'.repeat(60)}"
    + "${'b'.repeat(60)}"
`;
  assert.equal(formatDifferences(diff(before, after)), text);
  assert.equal(
    formatDifferences(diff({ a: 1 }, { b: 1 }), { colour: true }),
    '\x1b[31m- a: 1\x1b[39m\n\x1b[32m+ b: 1\x1b[39m\n',
  );
  assert.equal(formatDifferences(diff(1, 'x')), '~ (all): 1 -> "x"\n');
  assert.equal(formatDifferences([]), '');
  assert.equal(
    formatDifferences(diff({}, { 'a\nb\x1b[2J': '\x1b[2J\x9b' })),
    '+ ["a\\nb\\u001b[2J"]: "\\u001b[2J\\u009b"\n',
  );
});

test('what decides the form of a difference', () => {
  const lines = (before: unknown, after: unknown): number =>
    formatDifferences(diff({ a: before }, { a: after }))
      .trimEnd()
      .split('\n').length;
  // Texts of 80 characters stand on one line, with their quotation marks.
  assert.equal(lines('x'.repeat(38), 'y'.repeat(38)), 1);
  assert.equal(lines('x'.repeat(38), 'y'.repeat(39)), 3);
  assert.equal(lines(undefined, 'x'.repeat(78)), 1);
  assert.equal(lines(undefined, 'x'.repeat(79)), 2);
  // Lists within six lists are compared index by index.
  const within = (levels: number, list: unknown): unknown => (levels === 0 ? list : [within(levels - 1, list)]);
  const changes = (levels: number): string[] => ops(within(levels, [1, 2, 3]), within(levels, [0, 1, 2, 3]));
  assert.equal(changes(5).length, 1);
  assert.equal(changes(6).length, 4);
  // So are those whose lengths give more than 250,000 pairs.
  const turns = (length: number, first: number): string[] =>
    Array.from({ length }, (_, at) => ((at + first) % 2 === 0 ? 'a' : 'b'));
  const changed = (before: number, after: number): number =>
    ops(turns(before, 0), turns(after, 1)).filter((op) => op.startsWith('changed')).length;
  assert.equal(changed(500, 500), 0);
  assert.equal(changed(53, 4717), 53);
});

test('there is no difference just when objects are equal, and inputs stay as they are', () => {
  const random = new Random(20240607);
  let equalOnes = 0;
  for (let n = 0; n < 800; n++) {
    const { kind = '', docs } = randomPatchInput('strategic-two-way', random);
    const [group = '', version = '', name = ''] = kind.split('/');
    const schema = kind === 'MergeItem' ? MergeItem : scheme.typeFor({ group, version, kind: name })!;
    const [a, b] = docs.map((text) => JSON.parse(text) as object) as [object, object];
    const isEqual = deepEqual(schema, a, b);
    if (isEqual) equalOnes++;
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const found = diff(x, y, { schema });
      assert.equal(found.length === 0, isEqual, `${docs.join('\n')}\n${JSON.stringify(found)}`);
      assert.equal(formatDifferences(found) === '', isEqual);
      assert.equal(diff(x, y, { exact: true }).length === 0, deepEqual(x, y), docs.join('\n'));
      for (const { path, op, before, after } of found) {
        assert.equal(
          [op === 'added', op === 'removed'].join(),
          [before === undefined, after === undefined].join(),
          `${op} ${path}`,
        );
      }
    }
    assert.deepEqual(
      [a, b].map((object) => JSON.stringify(object)),
      docs,
    );
  }
  assert.ok(equalOnes > 80 && equalOnes < 720, String(equalOnes));
});

test('what a difference holds is a copy', () => {
  const after = { a: { b: [1] } };
  const [found] = diff({}, after);
  (found!.after as { b: number[] }).b.push(2);
  assert.deepEqual(after, { a: { b: [1] } });
  const typed = diff(
    new corev1.ConfigMapList({ items: [] }),
    new corev1.ConfigMapList({ items: [new corev1.ConfigMap({ metadata: { name: 'a' } })] }),
  );
  assert.ok(typed[0]?.after instanceof corev1.ConfigMap && typed[0].path === 'items[kind=ConfigMap,name=a]');
});

test('hostile objects: prototypes, circles, depth, size', () => {
  const evil = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
  assert.deepEqual(ops({}, evil), ['added __proto__', 'added constructor']);
  assert.deepEqual(ops(evil, JSON.parse('{"__proto__":{"polluted":2}}')), [
    'changed __proto__.polluted',
    'removed constructor',
  ]);
  assert.deepEqual(ops({ l: [{ name: '__proto__' }] }, { l: [{ name: '__proto__', a: 1 }] }), [
    'added l[name=__proto__].a',
  ]);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);

  const circle = (): object => {
    const object: { inner: { self?: object }[]; other: object } = { inner: [{}], other: {} };
    object.inner[0]!.self = object;
    return object;
  };
  assert.throws(() => diff(circle(), circle()), NotCopyableError);
  assert.throws(
    () => diff({}, { a: circle() }),
    (error) => error instanceof NotCopyableError && error.path.join('.') === 'a.inner.0.self',
  );
  assert.throws(
    () => diff({}, { a: { b: () => 1 } }),
    (error) =>
      error instanceof NotCopyableError &&
      error.path.join('.') === 'a.b' &&
      error.message === 'cannot copy a.b: a function is not JSON',
  );

  const deep = (value: unknown): unknown => {
    for (let n = 0; n < 100_000; n++) value = n % 2 === 0 ? { a: value } : [value];
    return value;
  };
  assert.deepEqual(diff(deep(1), deep(1)), []);
  const [found, ...more] = diff(deep(1), deep(2));
  assert.ok(found !== undefined && found.op === 'changed' && found.steps.length === 500 && more.length === 0);

  const large = Array.from({ length: 100_000 }, (_, index) => ({ v: index % 50_000, w: [index % 3] }));
  assert.deepEqual(ops({ large }, { large: [{ v: -1 }, ...large.slice(0, 70_000), ...large.slice(70_001)] }), [
    'added large[0]',
    'removed large[70000]',
  ]);
  const noise = (factor: number): number[] => Array.from({ length: 100_000 }, (_, index) => (index * factor) % 1009);
  assert.ok(diff(noise(7), noise(11)).length > 90_000);
  const named = Array.from({ length: 100_000 }, (_, index) => ({ name: `n${index}` }));
  assert.equal(ops({ named }, { named: named.toReversed() }).length, 1);
  // At every level two equal elements before the one that differs.
  let nested: [unknown, unknown] = [1, 2];
  const filling = Array.from({ length: 1000 }, () => 'x');
  for (let n = 0; n < 200; n++)
    nested = [
      [filling, nested[0]],
      [filling, nested[1]],
    ];
  assert.equal(diff(...nested).length, 1);
});
