import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import * as validation from 'kubetyped/apimachinery/api/validation';
import * as metavalidation from 'kubetyped/apimachinery/apis/meta/v1/validation';
import { type ErrorList, newPath } from 'kubetyped/apimachinery/util/validation/field';

function messages(errors: ErrorList): string[] {
  return errors.map(({ message }) => message);
}

test('a new object', () => {
  const pod = new corev1.Pod({ metadata: { name: 'nginx', namespace: 'default', labels: { app: 'web' } } });
  assert.deepEqual(
    validation.validateObjectMetaAccessor(pod, true, validation.nameIsDNSSubdomain, newPath('metadata')),
    [],
  );
  pod.metadata.labels = { b: 'x y', a: 'no!', 1: '-' };
  pod.metadata.name = 'Nginx';
  const errors = validation.validateObjectMetaAccessor(pod, false, validation.nameIsDNSSubdomain, newPath('metadata'));
  assert.deepEqual(
    errors.map(({ field, type, badValue }) => [field, type, badValue]),
    [
      ['metadata.name', 'FieldValueInvalid', 'Nginx'],
      ['metadata.namespace', 'FieldValueForbidden', ''],
      // By the key of the label.
      ['metadata.labels', 'FieldValueInvalid', '-'],
      ['metadata.labels', 'FieldValueInvalid', 'no!'],
      ['metadata.labels', 'FieldValueInvalid', 'x y'],
    ],
  );
  assert.equal(errors[2]!.origin, 'format=k8s-label-value');
});

test('an update, with the values as they stand on the wire', () => {
  const old = {
    name: 'a',
    uid: '1',
    creationTimestamp: '2024-01-02T03:04:05Z',
    deletionTimestamp: '2024-01-02T03:04:05Z',
    finalizers: ['x/a'],
  };
  const changed = {
    ...old,
    uid: '<2>',
    resourceVersion: '1',
    creationTimestamp: '2024-01-02T05:04:05+02:00',
    finalizers: ['x/b', 'x/a'],
  };
  assert.deepEqual(messages(validation.validateObjectMetaUpdate(changed, old)), [
    'finalizers: Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers []string{"x/b"}',
    'uid: Invalid value: "\\u003c2\\u003e": field is immutable',
  ]);
  assert.throws(() => validation.validateObjectMetaUpdate({ ...old, creationTimestamp: 'yesterday' }, old), {
    code: 'ERR_INVALID_TIME',
  });
});

test('errors about a value keep it, and what they show is replaced with it', () => {
  const [error] = metavalidation.validateLabelSelectorRequirement({ key: 'a', operator: 'Gt' as never });
  assert.deepEqual(
    [error!.badValue, error!.message],
    ['Gt', 'operator: Invalid value: "Gt": not a valid selector operator'],
  );
  const owner = { apiVersion: 'v1', kind: 'Event', name: 'e', uid: '1', extra: true };
  const [banned] = validation.validateOwnerReferences([owner]);
  assert.equal(banned!.badValue, owner);
  assert.equal(
    banned!.message,
    '[0]: Invalid value: {"apiVersion":"v1","kind":"Event","name":"e","uid":"1"}: /v1, Kind=Event is disallowed from being an owner',
  );
  assert.equal(banned!.withOrigin('x').message, banned!.message);
  assert.match(banned!.with({ badValue: 7 }).message, /^\[0]: Invalid value: 7: /);
});

test('immutable fields are compared by content', () => {
  const path = newPath('spec');
  const same: readonly (readonly [unknown, unknown])[] = [
    [undefined, null],
    [[], undefined],
    [{}, null],
    [{ a: undefined, b: 1 }, { b: 1 }],
    [
      { a: 1, b: [2, { c: 'x' }] },
      { b: [2, { c: 'x' }], a: 1 },
    ],
    [7, 7n],
  ];
  for (const [a, b] of same)
    assert.deepEqual(validation.validateImmutableField(a, b, path), [], JSON.stringify([String(a), String(b)]));
  const differ: readonly (readonly [unknown, unknown])[] = [
    [0, null],
    ['', null],
    [false, undefined],
    [[1], [2]],
    [[1], { 0: 1 }],
    [{ a: 1 }, { b: 1 }],
    ['1', 1],
    [{}, ''],
    [7, 8n],
    [{ a: [] }, {}],
  ];
  for (const [a, b] of differ)
    assert.equal(validation.validateImmutableField(a, b, path).length, 1, `${String(a)} ${String(b)}`);
  assert.deepEqual(messages(validation.validateImmutableField({ a: '<' }, {}, path)), [
    'spec: Invalid value: {"a":"\\u003c"}: field is immutable',
  ]);
});

test('immutable fields with a type are compared by meaning', () => {
  const path = newPath('spec');
  const spec = (cpu: string | number, extra: Partial<corev1.PodSpec> = {}): corev1.PodSpec => ({
    containers: [{ name: 'a', image: 'a', resources: { requests: { cpu } } }],
    ...extra,
  });
  for (const other of [
    spec('1'),
    spec(1),
    spec('1000m'),
    spec('1', { tolerations: [], nodeSelector: {}, hostNetwork: false }),
  ]) {
    assert.deepEqual(validation.validateImmutableField(corev1.PodSpec, other, spec('1'), path), []);
  }
  assert.deepEqual(validation.validateImmutableField(corev1.PodSpec, undefined, { containers: [] }, path), []);
  // A pointer in Go: false is not nothing.
  for (const other of [spec('2'), spec('1', { enableServiceLinks: false }), undefined]) {
    const [error, ...rest] = validation.validateImmutableField(corev1.PodSpec, other, spec('1'), path);
    assert.deepEqual(
      [error?.field, error?.detail, error?.badValue, rest],
      ['spec', validation.FieldImmutableErrorMsg, other, []],
    );
  }
  // The fields of a struct are shown in Go's order, whatever that of the object.
  const [changed] = validation.validateImmutableField(
    corev1.Toleration,
    { value: 'b', key: 'a', effect: 'NoSchedule' },
    { key: 'a' },
    path,
  );
  assert.equal(
    changed?.message,
    'spec: Invalid value: {"key":"a","value":"b","effect":"NoSchedule"}: field is immutable',
  );
  const [first, second] = ['1', '1000m'].map((cpu) => new corev1.Pod({ metadata: { name: 'a' }, spec: spec(cpu) }));
  assert.deepEqual(validation.validateImmutableField(first, second), []);
});

test('hostile values: deep, cyclic, and with keys that mean something to JavaScript', () => {
  let [deep, other]: [unknown, unknown] = [1, 2];
  for (let level = 0; level < 200_000; level++) [deep, other] = [[deep], [other]];
  assert.equal(validation.validateImmutableField(deep, deep).length, 0);
  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  const twin: Record<string, unknown> = {};
  twin['self'] = twin;
  assert.equal(validation.validateImmutableField(cycle, twin).length, 0);
  const proto = JSON.parse('{"__proto__":"-"}') as Record<string, string>;
  assert.equal(validation.validateImmutableField(proto, {}).length, 1);
  assert.equal(metavalidation.validateLabels(proto).length, 2);
  assert.equal(validation.validateAnnotations(proto).length, 1);
});

test('annotations that are too large', () => {
  assert.doesNotThrow(() =>
    validation.validateAnnotationsSize({ a: 'x'.repeat(validation.TotalAnnotationSizeLimitB - 1) }),
  );
  const size = validation.TotalAnnotationSizeLimitB + 1;
  assert.throws(() => validation.validateAnnotationsSize({ a: 'x'.repeat(size - 1) }), {
    code: 'ERR_ANNOTATIONS_SIZE',
    size,
    message: 'annotations size 262145 is larger than limit 262144',
  });
});

test('nothing changes what it is given', () => {
  const meta = Object.freeze({
    finalizers: Object.freeze(['b', 'a']) as string[],
    labels: Object.freeze({ b: '-', a: '-' }),
    ownerReferences: Object.freeze([]) as never[],
  });
  const before = JSON.stringify(meta);
  validation.validateObjectMeta(meta, true, validation.nameIsDNSLabel);
  validation.validateObjectMetaUpdate(meta, meta);
  assert.equal(JSON.stringify(meta), before);
});

test('how long the reason and the message of a condition may be', () => {
  const faults = (reason: number, message: number): string[] =>
    metavalidation
      .validateConditions([
        {
          type: 'Ready',
          status: 'True',
          reason: 'r'.repeat(reason),
          message: 'm'.repeat(message),
          lastTransitionTime: '2026-01-02T03:04:05Z',
        },
      ])
      .map(({ field, detail }) => `${field}: ${detail}`);
  assert.deepEqual(faults(1024, 32_768), []);
  assert.deepEqual(faults(1025, 32_769), [
    '[0].reason: may not be more than 1024 bytes',
    '[0].message: may not be more than 32768 bytes',
  ]);
});
