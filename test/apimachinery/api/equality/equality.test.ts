import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap, Pod, PodSpec, Secret } from 'kubetyped/api/core/v1';
import { deepDerivative, deepEqual, Semantic } from 'kubetyped/apimachinery/api/equality';
import * as fields from 'kubetyped/apimachinery/fields';
import * as labels from 'kubetyped/apimachinery/labels';

const pod = (cpu: string | number): Pod =>
  new Pod({ metadata: { name: 'a' }, spec: { containers: [{ name: 'c', resources: { limits: { cpu } } }] } });

test('objects of a Kind are compared by its type, also with plain ones', () => {
  assert.ok(deepEqual(pod('1000m'), pod(1)));
  assert.ok(deepEqual(pod('1000m'), JSON.parse(JSON.stringify(pod('1')))));
  assert.ok(deepEqual(JSON.parse(JSON.stringify(pod('1'))), pod('1000m')));
  assert.ok(!deepEqual(pod('1'), pod('2')));
  assert.ok(!deepEqual(new Pod(), new ConfigMap()));
  assert.ok(!deepEqual(new ConfigMap({ data: { a: 'x' } }), new Secret({ data: { a: 'x' } })));
});

test('with a descriptor, values of its type', () => {
  const spec: PodSpec = { containers: [{ name: 'c', resources: { limits: { cpu: '0.5' } } }] };
  assert.ok(
    deepEqual(PodSpec, spec, {
      containers: [{ name: 'c', ports: [], resources: { limits: { cpu: '500m' } } }],
      nodeName: '',
    }),
  );
  assert.ok(!deepEqual(PodSpec, spec, { ...spec, priority: 0 }));
  assert.ok(deepDerivative(PodSpec, spec, { ...spec, priority: 0 }));
  assert.ok(!deepDerivative(PodSpec, { ...spec, priority: 0 }, spec));
  // @ts-expect-error: no PodSpec
  deepEqual(PodSpec, spec, { containers: 1 });
});

test('plain values are compared as JSON', () => {
  assert.ok(deepEqual({ a: [1, { b: 'x' }], c: undefined }, { a: [1n, { b: 'x' }] }));
  assert.ok(deepEqual({ a: 1, b: 2 }, { b: 2, a: 1 }));
  for (const [a, b] of [
    [{ a: [] }, {}],
    [{ a: null }, {}],
    [{ a: {} }, { a: [] }],
    [{ a: '1' }, { a: 1 }],
    [[1], [1, 2]],
    [{ cpu: '1' }, { cpu: '1000m' }],
    [new Date(0), new Date(1)],
    [{ d: new Date(0) }, { d: {} }],
  ]) {
    assert.ok(!deepEqual(a, b) && !deepEqual(b, a), JSON.stringify([a, b]));
  }
  assert.ok(deepDerivative({ a: '', b: [], d: null }, { a: 'x', b: [1], c: 1, d: 2 }));
  assert.ok(!deepDerivative({ a: 0 }, { a: 1 }));
});

test('unknown fields count', () => {
  const [a, b, c] = [{ x: { y: [1] } }, { x: { y: [1] } }, { x: { y: [2] } }].map(
    (field) => new Pod({ metadata: { name: 'a' }, ...field } as never),
  );
  assert.ok(deepEqual(a, b));
  assert.ok(!deepEqual(a, c));
  assert.ok(!deepEqual(a, new Pod({ metadata: { name: 'a' } })) && !deepEqual(new Pod({ metadata: { name: 'a' } }), a));
  assert.ok(deepDerivative(new Pod({ metadata: { name: 'a' } }), a) && !deepDerivative(a, c));
});

test('an item without apiVersion and kind differs from an object with them, as in Go', () => {
  const item = Object.setPrototypeOf({ metadata: { name: 'a' } }, Pod.prototype) as Pod;
  assert.equal(item.kind, 'Pod');
  assert.ok(!deepEqual(item, new Pod({ metadata: { name: 'a' } })));
});

test('selectors are compared by their text', () => {
  assert.ok(deepEqual(labels.parse('a=1,b=2'), labels.parse('b=2, a=1')));
  assert.ok(!deepEqual(labels.parse('a=1'), labels.parse('a=2')));
  assert.ok(Semantic.deepEqual(fields.parseSelector('a=1'), fields.parseSelector('a==1')));
  assert.ok(!deepEqual(labels.everything(), {}));
});

test('hostile values: keys of Object.prototype, deep nesting, cycles', () => {
  const object = (text: string): unknown => JSON.parse(text);
  assert.ok(!deepEqual(object('{"__proto__":{}}'), {}) && !deepEqual({}, object('{"__proto__":{}}')));
  assert.ok(!deepEqual(object('{"__proto__":{}}'), object('{"x":{}}')) && !deepEqual({ toString: {} }, { x: {} }));
  const labelled = (text: string): Pod => new Pod({ metadata: { labels: object(text) as Record<string, string> } });
  assert.ok(deepEqual(labelled('{"__proto__":"a"}'), labelled('{"__proto__":"a"}')));
  assert.ok(!deepEqual(labelled('{"constructor":"a"}'), labelled('{"x":"a"}')));
  const nest = (levels: number, inside: unknown): unknown => {
    let value = inside;
    for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
    return value;
  };
  assert.ok(deepEqual(nest(50_000, 1), nest(50_000, 1)) && deepDerivative(nest(50_000, ''), nest(50_000, 'x')));
  assert.ok(!deepEqual(nest(50_000, 1), nest(50_000, 2)) && !deepDerivative(nest(50_000, 1), nest(50_000, 2)));
  const ring = (): object => {
    const start: { next?: unknown; list?: unknown } = {};
    start.next = { back: [start] };
    return start;
  };
  assert.ok(deepEqual(ring(), ring()) && deepDerivative(ring(), ring()));
});

test('bytes derive from those that they begin, and from none that are no bytes', () => {
  const secret = (data: unknown): Secret => Object.assign(new Secret(), { data });
  const derives = (a: unknown, b: unknown): boolean => deepDerivative(secret({ a }), secret({ a: b }));
  assert.ok(derives('YWI=', 'YWJj') && derives('YWI=', 'YWI=') && derives('', 'YQ==') && derives([97], 'YWI='));
  assert.ok(!derives('YWJj', 'YWI=') && !derives('YWI=', 'YmI='));
  assert.ok(!derives('YWI=', '*') && !derives('*', 'YWI=') && !derives(1, 2));
});
