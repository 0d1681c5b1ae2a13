import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { NotCopyableError } from 'kubetyped/apimachinery/runtime';
import {
  applyPatch,
  createMergePatch,
  createPatch,
  decodePatch,
  JSONPatchError,
  mergeMergePatches,
  mergePatch,
  type Operation,
} from 'kubetyped/apimachinery/util/jsonpatch';
import { randomPatchInput } from '../../../differential/random_patches.ts';
import { Random } from '../../../differential/random_scalars.ts';

test('JSON patch: decode', () => {
  assert.deepEqual(decodePatch('[{"op":"add","path":"/a","value":9007199254740993}]'), [
    { op: 'add', path: '/a', value: 9007199254740993n },
  ]);
  assert.deepEqual(decodePatch('null'), []);
  assert.deepEqual(decodePatch(' [{"op": 1}, null]'), [{ op: 1 }, null]);
  const failures: readonly [string, RegExp][] = [
    ['{}', /^json: cannot unmarshal object into Go value of type jsonpatch\.Patch$/],
    ['"a"', /^json: cannot unmarshal string into Go value of type jsonpatch\.Patch$/],
    ['[{"op": "remove"}, 1]', /^json: cannot unmarshal number into Go value of type jsonpatch\.Operation$/],
    ['[', /^unexpected end of JSON input$/],
    ['nonsense', /^invalid character 'o' in literal null \(expecting 'u'\)$/],
    ['[] x', /^invalid character 'x' after top-level value$/],
  ];
  for (const [text, message] of failures) assert.throws(() => decodePatch(text), { message });
});

test('JSON patch: create and apply', () => {
  const before = { a: 1, list: ['x', 'y', 'z'], 'a/b~c': { d: 1 } };
  const after = { list: ['x', 'q', 'z', 'w'], 'a/b~c': { d: 2, e: 3n } };
  const patch = createPatch(before, after);
  assert.deepEqual(patch, [
    { op: 'remove', path: '/a' },
    { op: 'replace', path: '/a~1b~0c/d', value: 2 },
    { op: 'add', path: '/a~1b~0c/e', value: 3n },
    { op: 'replace', path: '/list/1', value: 'q' },
    { op: 'add', path: '/list/3', value: 'w' },
  ]);
  assert.deepEqual(applyPatch(before, patch), after);
  assert.deepEqual(before.list, ['x', 'y', 'z']);
});

test('laws: what is created, applied, gives what was wanted', () => {
  const random = new Random(11);
  for (let n = 0; n < 2000; n++) {
    const { docs } = randomPatchInput('merge-create', random);
    const [before, after] = docs.map((doc) => JSON.parse(doc) as unknown) as [unknown, unknown];
    if (
      typeof before !== 'object' ||
      before === null ||
      typeof after !== 'object' ||
      after === null ||
      Array.isArray(before) !== Array.isArray(after)
    )
      continue;
    assert.deepEqual(applyPatch(before, createPatch(before, after)), after);
    assert.deepEqual(createPatch(before, structuredClone(before)), []);
    if (Array.isArray(before)) continue;
    assert.deepEqual(createMergePatch(before, structuredClone(before)), {});
    // Null deletes: it can't be set.
    if (!docs[1]!.includes('null')) assert.deepEqual(mergePatch(before, createMergePatch(before, after)), after);
    const [first, second] = [createMergePatch(before, after), createMergePatch(after, before)];
    if (!docs.join('').includes('null'))
      assert.deepEqual(
        mergePatch(mergePatch(before, first), second),
        mergePatch(before, mergeMergePatches(first, second)),
      );
    assert.deepEqual([JSON.stringify(before), JSON.stringify(after)], docs);
  }
});

test("errors have Go's texts and the number of the operation", () => {
  const at =
    (operation: number, message: string) =>
    (error: unknown): boolean =>
      error instanceof JSONPatchError && error.operation === operation && error.message === message;
  const add = { op: 'add', path: '/a', value: 1 };
  assert.throws(
    () => applyPatch({}, [add, { op: 'test', path: '/a', value: 2 }]),
    at(1, 'testing value /a failed: test failed'),
  );
  assert.throws(
    () => applyPatch({ l: [] }, [{ op: 'add', path: '/l/x', value: 1 }]),
    at(
      0,
      `error in add for path: '/l/x': value was not a proper array index: 'x': strconv.Atoi: parsing "x": invalid syntax`,
    ),
  );
  for (const value of [1, 'x', true, null, undefined])
    assert.throws(
      () => applyPatch({ a: 1 }, [add, { op: 'replace', path: '', value }]),
      at(1, 'replace operation value must be object or array'),
    );
  assert.throws(() => applyPatch({}, {} as never), {
    code: 'ERR_JSON_PATCH',
    message: 'json: cannot unmarshal object into Go value of type jsonpatch.Patch',
  });
  assert.throws(() => applyPatch(1 as never, []), JSONPatchError);
});

test('integers beyond 2^53 stay exact in merge patches, where Go rounds them', () => {
  assert.deepEqual(createMergePatch({ a: 9007199254740993n }, { a: 9007199254740992n }), { a: 9007199254740992n });
});

test('null is null wherever it came from, and can be compared in a list', () => {
  assert.deepEqual(
    applyPatch({ o: {} }, [
      { op: 'add', path: '/o/a', value: null },
      { op: 'test', path: '/o', value: { a: null } },
    ]),
    { o: { a: null } },
  );
  assert.deepEqual(applyPatch({ l: [null] }, [{ op: 'test', path: '/l', value: [null] }]), { l: [null] });
});

test('an object of a Kind stays one', () => {
  const pod = new corev1.Pod({ metadata: { name: 'a' }, spec: { containers: [] } });
  assert.ok(mergePatch(pod, { metadata: { name: 'b' } }) instanceof corev1.Pod);
  assert.ok(applyPatch(pod, [{ op: 'replace', path: '/metadata/name', value: 'b' }]) instanceof corev1.Pod);
  assert.equal(pod.metadata.name, 'a');
});

test('hostile: prototypes, copies that grow, depth', () => {
  const evil = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
  assert.equal(
    JSON.stringify(mergePatch({ a: 1 }, evil)),
    '{"a":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  );
  assert.throws(() => applyPatch({}, [{ op: 'add', path: '/__proto__/polluted', value: 1 }]), JSONPatchError);
  assert.throws(
    () => applyPatch({}, [{ op: 'add', path: '/constructor/prototype/polluted', value: 1 }]),
    JSONPatchError,
  );
  assert.equal(
    JSON.stringify(applyPatch({}, [{ op: 'add', path: '/__proto__', value: { polluted: 1 } }])),
    '{"__proto__":{"polluted":1}}',
  );
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  const doubling = Array.from({ length: 60 }, () => ({ op: 'copy', from: '/a', path: '/a/-' }));
  assert.throws(
    () => applyPatch({ a: ['0123456789'] }, doubling),
    /accumulated size increase of copy is \d+, exceeding the limit 3145728/,
  );
  let deep: object = {};
  for (let n = 0; n < 50_000; n++) deep = { a: deep };
  for (const work of [
    () => mergePatch({}, deep),
    () => createMergePatch({}, deep),
    () => createPatch({}, deep),
    () => applyPatch(deep, []),
  ])
    assert.throws(work, { code: 'ERR_NOT_COPYABLE' });
  const nested = (levels: number, value: unknown): object =>
    JSON.parse(`${'{"a":'.repeat(levels)}${JSON.stringify(value)}${'}'.repeat(levels)}`) as object;
  for (const work of [
    () => createPatch(nested(5000, 1), nested(5000, 2)),
    () => createPatch({ a: new Date(1) }, { a: new Date(2) }),
    () => mergePatch(nested(1001, 1), {}),
    () => createMergePatch(nested(1001, 1), {}),
    () => applyPatch({ a: 1 }, [{ op: 'test', path: '/a', value: deep }]),
  ]) {
    assert.throws(work, { code: 'ERR_NOT_COPYABLE' });
  }
  assert.deepEqual(createMergePatch(nested(1000, 1), nested(1000, 2)), nested(1000, 2));
  const [operation] = createPatch(nested(1000, 1), nested(1000, 2));
  assert.equal(operation?.path.length, 2000);
  const circle = (): object => {
    const object: { self?: object } = {};
    return (object.self = object);
  };
  assert.throws(() => createPatch(circle(), circle()), { code: 'ERR_NOT_COPYABLE' });
  assert.throws(
    () => mergePatch({}, { a: [nested(999, {})] }),
    (error) =>
      error instanceof NotCopyableError && error.path.join('.').startsWith('a.0.a.a.') && error.path.length === 1000,
  );
  const nesting = Array.from({ length: 3000 }, (_, n) => ({ op: 'move', from: '/a', path: n % 2 === 0 ? '/b' : '/a' }));
  assert.throws(() => applyPatch({ a: 1 }, nesting), JSONPatchError);
});

test('a patch moves 200 million items of lists, no more', () => {
  const list = Array.from({ length: 400_000 }, (_, index) => index);
  const first = Array.from({ length: 500 }, (): Operation => ({ op: 'remove', path: '/0' }));
  // So far 199,875,250.
  const most: Operation[] = [...first, { op: 'add', path: '/274751', value: 0 }];
  assert.equal(applyPatch(list, [...most, { op: 'remove', path: '/399500' }]).length, 399_500);
  assert.throws(() => applyPatch(list, [...most, { op: 'remove', path: '/399499' }]), {
    message: /the patch moves more than 200000000 items of lists/,
  });
});

test('what two lists share at both ends is not in the patch, and counts once where it overlaps', () => {
  const cases: readonly [string, string, object[]][] = [
    ['a', 'aa', [{ op: 'add', path: '/list/1', value: 'a' }]],
    ['aa', 'a', [{ op: 'remove', path: '/list/1' }]],
    ['abc', 'ac', [{ op: 'remove', path: '/list/1' }]],
    ['abc', 'bc', [{ op: 'remove', path: '/list/0' }]],
    ['bc', 'abc', [{ op: 'add', path: '/list/0', value: 'a' }]],
    ['ac', 'abc', [{ op: 'add', path: '/list/1', value: 'b' }]],
    [
      'abcd',
      'axd',
      [
        { op: 'replace', path: '/list/1', value: 'x' },
        { op: 'remove', path: '/list/2' },
      ],
    ],
  ];
  for (const [before, after, patch] of cases)
    assert.deepEqual(createPatch({ list: [...before] }, { list: [...after] }), patch, `${before} to ${after}`);
});
