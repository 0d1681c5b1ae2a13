import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { OwnerReference } from 'kubetyped/apimachinery/apis/meta/v1';
import { fromUnstructured, toUnstructured, Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { type GroupVersion, parseGroupVersion } from 'kubetyped/apimachinery/runtime/schema';
import { withEmptyItems } from '../../../../../conformance/difference.ts';
import { fullScheme } from '../../../../../conformance/scheme.ts';
import { parse, same, unstructuredRows } from './rows.ts';

const scheme = fullScheme();

test('fromUnstructured makes what Go makes, and back', () => {
  const seen = { objects: 0, errors: 0, strict: 0 };
  for (const { fn, object, kind = '', out, error, strict = [] } of unstructuredRows()) {
    if (fn !== 'fromUnstructured') continue;
    const dot = kind.lastIndexOf('.');
    const gv: GroupVersion = parseGroupVersion(kind.slice(0, dot));
    const type = scheme.typeFor(gv.withKind(kind.slice(dot + 1)))!;
    const what = `${kind} ${object.slice(0, 300)}`;
    const content = parse(object);
    let typed: object | undefined;
    let found: readonly string[] = [];
    let failure:
      | { code?: string; text?: string; message?: string; errors?: readonly string[]; object?: object }
      | undefined;
    try {
      typed = fromUnstructured(content, type, { strict: true });
    } catch (caught) {
      failure = caught as typeof failure;
      if (failure!.code === 'ERR_STRICT_DECODING') {
        found = failure!.errors!;
        typed = failure!.object;
        failure = undefined;
      }
    }
    assert.equal(same(content), same(parse(object)), `${what}: the argument was changed`);
    if (error !== undefined) {
      seen.errors++;
      assert.equal(failure?.text ?? failure?.message, error, what);
      assert.equal(failure!.code, 'ERR_DECODE');
      continue;
    }
    assert.equal(failure?.message, undefined, what);
    assert.deepEqual(found, strict, what);
    // A quantity that is a number has lost its spelling here, and a list without items is empty.
    assert.equal(same(toUnstructured(typed!)), withEmptyItems(same(parse(out!)).replaceAll('"1e+30"', '"1e30"')), what);
    seen.objects++;
    if (strict.length > 0) seen.strict++;
  }
  assert.ok(seen.objects > 1500 && seen.errors > 1500 && seen.strict > 100, JSON.stringify(seen));
});

test('an error has a path', () => {
  const content = { spec: { containers: [{ ports: [{ containerPort: 'x' }] }] } };
  assert.throws(() => fromUnstructured(content, corev1.Pod), {
    path: 'spec.containers[0].ports[0].containerPort',
    text: 'unrecognized type: int32',
  });
});

test('unknown fields are kept, and nothing is shared', () => {
  const content = { apiVersion: 'v1', kind: 'Pod', spec: { containers: [], newer: { a: 1 } } };
  const pod = fromUnstructured(content, corev1.Pod);
  assert.ok(pod instanceof corev1.Pod);
  assert.deepEqual((pod.spec as { newer?: unknown }).newer, { a: 1 });
  (pod.spec as unknown as { newer: { a: number } }).newer.a = 2;
  assert.equal(content.spec.newer.a, 1);
});

test('an Unstructured goes in and comes out; what has no class needs a type', () => {
  const u = new Unstructured({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'n' }, data: { a: 'b' } });
  assert.equal(toUnstructured(u), u);
  assert.equal(fromUnstructured(u, corev1.ConfigMap).getName(), 'n');
  assert.throws(() => toUnstructured({ kind: 'Pod' }), TypeError);
  assert.deepEqual(toUnstructured({ name: 'n', controller: true }, OwnerReference), {
    apiVersion: '',
    kind: '',
    name: 'n',
    uid: '',
    controller: true,
  });
});

test('deep data are refused, not a crash', () => {
  let deep: object = {};
  for (let depth = 0; depth < 100_000; depth++) deep = { not: deep };
  const content = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    spec: { versions: [{ schema: { openAPIV3Schema: deep } }] },
  };
  const type = scheme.typeFor({ group: 'apiextensions.k8s.io', version: 'v1', kind: 'CustomResourceDefinition' })!;
  assert.throws(() => fromUnstructured(content, type), { code: 'ERR_DECODE' });
});
