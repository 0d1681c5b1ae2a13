import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lease, LeaseList } from 'kubetyped/api/coordination/v1';
import { Endpoints, Secret } from 'kubetyped/api/core/v1';
import { ListBase, ObjectBase } from 'kubetyped/apimachinery/apis/meta/v1';
import { KindBase, KindMismatchError } from 'kubetyped/apimachinery/runtime';
import { Notice, Widget, WidgetList, WidgetV2 } from './sample_kinds.ts';

test('the constructor stamps apiVersion, kind and metadata, and takes over the rest', () => {
  const init = { spec: { size: 1 }, metadata: { name: 'a' } };
  const widget = new Widget(init);
  assert.equal(
    JSON.stringify(widget),
    '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"},"spec":{"size":1}}',
  );
  assert.deepEqual(init, { spec: { size: 1 }, metadata: { name: 'a' } });
  assert.equal(JSON.stringify(new Widget()), '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{}}');
  assert.deepEqual({ ...new Widget() }, { apiVersion: 'example.com/v1', kind: 'Widget', metadata: {} });
  assert.deepEqual(structuredClone(new Widget(init)), { apiVersion: 'example.com/v1', kind: 'Widget', ...init });
});

test('undefined is no value and null does not replace what is always there', () => {
  const init = JSON.parse('{"apiVersion":null,"metadata":null,"spec":null,"extra":null}') as object;
  const widget = new Widget({ ...init, kind: undefined } as never);
  assert.equal(
    JSON.stringify(widget),
    '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{},"spec":null,"extra":null}',
  );
});

test('an object without own TypeMeta answers from its class, and only own properties are written', () => {
  const widget = Object.setPrototypeOf(JSON.parse('{"metadata":{"name":"a"}}'), Widget.prototype) as Widget;
  assert.deepEqual([widget.apiVersion, widget.kind, widget.getName()], ['example.com/v1', 'Widget', 'a']);
  assert.equal(JSON.stringify(widget), '{"metadata":{"name":"a"}}');
  assert.deepEqual(Object.keys(widget), ['metadata']);
  (widget as { kind: string }).kind = 'Gadget';
  assert.equal(JSON.stringify(widget), '{"metadata":{"name":"a"},"kind":"Gadget"}');
  assert.equal(new Widget().kind, 'Widget');
});

test('groupVersionKind reads and setGroupVersionKind writes or removes', () => {
  const widget = new Widget();
  assert.equal(widget.getObjectKind().groupVersionKind().toString(), 'example.com/v1, Kind=Widget');
  widget.getObjectKind().setGroupVersionKind({ group: '', version: 'v7', kind: 'Gadget' });
  assert.deepEqual({ ...widget }, { apiVersion: 'v7', kind: 'Gadget', metadata: {} });
  widget.setGroupVersionKind({ group: '', version: '', kind: '' });
  assert.deepEqual(Object.keys(widget), ['metadata']);
  assert.equal(widget.kind, 'Widget');
});

test('a type without TypeMeta is never stamped', () => {
  const notice = new Notice({ type: 'ADDED' });
  notice.setGroupVersionKind({ group: 'a', version: 'b', kind: 'c' });
  assert.equal(JSON.stringify(notice), '{"type":"ADDED"}');
});

test('a field named constructor or __proto__ is data', () => {
  const data = JSON.parse(
    '{"constructor":"x","__proto__":{"polluted":true},"metadata":{"labels":{"__proto__":"v"}}}',
  ) as object;
  for (const widget of [
    new Widget(data as never),
    Widget.from(data as never),
    (Object.setPrototypeOf(JSON.parse(JSON.stringify(data)), Widget.prototype) as Widget).deepCopy(),
  ]) {
    assert.equal(Object.getPrototypeOf(widget), Widget.prototype);
    assert.equal(widget.kind, 'Widget');
    assert.ok(JSON.stringify(widget).includes('"__proto__":{"polluted":true}'));
    assert.ok(JSON.stringify(widget).includes('"labels":{"__proto__":"v"}'));
    assert.equal((widget as { polluted?: boolean }).polluted, undefined);
  }
  assert.equal(({} as { polluted?: boolean }).polluted, undefined);
});

test('from wraps a plain object and refuses other kinds', () => {
  const plain = { apiVersion: 'example.com/v1', kind: 'Widget', spec: { size: 2 } };
  const widget = Widget.from(plain);
  assert.ok(widget instanceof Widget);
  assert.equal(widget.spec, plain.spec);
  assert.deepEqual(widget.metadata, {});
  assert.deepEqual(plain, { apiVersion: 'example.com/v1', kind: 'Widget', spec: { size: 2 } });
  assert.equal(Widget.from({}).kind, 'Widget');
  for (const wrong of [
    { apiVersion: 'example.com/v2', kind: 'Widget' },
    { kind: 'Gadget' },
    { kind: 3 },
    null,
    'text',
    [],
    undefined,
  ]) {
    assert.throws(
      () => Widget.from(wrong as never),
      (err) => err instanceof KindMismatchError && err.code === 'ERR_KIND_MISMATCH',
    );
  }
  assert.throws(() => Widget.from({ apiVersion: 'v1', kind: 'Pod' }), {
    message: 'cannot make a example.com/v1 Widget of apiVersion "v1", kind "Pod"',
  });
});

test('deepCopy keeps the class, also of items, and shares nothing', () => {
  const list = new WidgetList({ items: [new Widget({ spec: { size: 1, parts: ['a'] } })] });
  const copy: WidgetList = list.deepCopy();
  assert.deepEqual(copy, list);
  assert.ok(copy.items[0] instanceof Widget);
  assert.notEqual(copy.items[0], list.items[0]);
  copy.items[0]!.spec!.parts!.push('b');
  assert.deepEqual(list.items[0]!.spec!.parts, ['a']);
  assert.deepEqual(list.deepCopyObject(), list);
});

test('classes of the same kind in two versions are two types', () => {
  assert.equal(new WidgetV2({ spec: { width: 1 } }).apiVersion, 'example.com/v2');
  assert.throws(() => WidgetV2.from({ ...new Widget(), spec: { width: 1 } }), KindMismatchError);
});

test('what is known of a Kind becomes properties of its class when it is first asked for', () => {
  assert.deepEqual(Object.keys(Lease), []);
  assert.equal(Lease.kind, 'Lease');
  assert.deepEqual(Object.getOwnPropertyDescriptor(Lease, 'kind'), {
    value: 'Lease',
    writable: true,
    enumerable: true,
    configurable: true,
  });
  const { type, group, version, apiVersion, resource, namespaced, lifecycle } = Lease;
  assert.deepEqual(
    { type, group, version, apiVersion, resource, namespaced },
    {
      type: 'k8s.io/api/coordination/v1.Lease',
      group: 'coordination.k8s.io',
      version: 'v1',
      apiVersion: 'coordination.k8s.io/v1',
      resource: 'leases',
      namespaced: true,
    },
  );
  assert.equal(lifecycle, Lease.lifecycle);
  assert.equal((LeaseList as { resource?: string }).resource, undefined);
});

test('a base class has no Kind, and asking it takes nothing from the others', () => {
  for (const base of [KindBase, ObjectBase, ListBase]) {
    for (const name of ['kind', 'apiVersion', 'type', 'fields'])
      assert.equal((base as unknown as Record<string, unknown>)[name], undefined);
  }
  assert.equal(Secret.kind, 'Secret');
});

test('a handwritten class may declare, assign or inherit its facts', () => {
  class Declared extends ObjectBase {
    static readonly apiVersion = 'example.com/v1';
    static readonly kind = 'Declared';
  }
  assert.deepEqual({ ...new Declared() }, { apiVersion: 'example.com/v1', kind: 'Declared', metadata: {} });
  // What compilers to older JavaScript make of static properties.
  class Assigned extends ObjectBase {}
  Object.assign(Assigned, { apiVersion: 'example.com/v1', kind: 'Assigned' });
  assert.deepEqual({ ...new Assigned() }, { apiVersion: 'example.com/v1', kind: 'Assigned', metadata: {} });
  class Special extends Endpoints {}
  assert.equal(new Special().getObjectKind().groupVersionKind().toString(), '/v1, Kind=Endpoints');
  assert.equal(Endpoints.kind, 'Endpoints');
});
