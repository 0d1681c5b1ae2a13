import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import {
  APIVersionInternal,
  type Init,
  InternalGroupVersioner,
  KindBase,
  Scheme,
  type Serializer,
  type StrictDecodingError,
} from 'kubetyped/apimachinery/runtime';
import { GroupVersion } from 'kubetyped/apimachinery/runtime/schema';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Codec, newDefaultingCodecForScheme } from 'kubetyped/apimachinery/runtime/serializer/versioning';
import type { Field } from 'kubetyped/engine';
import { Widget, WidgetV2 } from '../../sample_kinds.ts';

const v1 = new GroupVersion({ group: 'example.com', version: 'v1' });
const v2 = new GroupVersion({ group: 'example.com', version: 'v2' });

function newScheme(): Scheme {
  const scheme = new Scheme('test');
  scheme.addKnownTypes(v1, Widget);
  scheme.addKnownTypes(v2, WidgetV2);
  metav1.addToGroupVersion(scheme, v1);
  scheme.addConversionFunc(Widget, WidgetV2, (input, out) => {
    out.metadata = input.metadata;
    out.spec = { width: input.spec?.size ?? 0 };
  });
  scheme.addConversionFunc(WidgetV2, Widget, (input, out) => {
    out.metadata = input.metadata;
    out.spec = { size: input.spec.width };
  });
  return scheme;
}

const scheme = newScheme();
const json = new JSONSerializer(scheme);
const codecOf = (encode?: GroupVersion, decode?: GroupVersion, serializer: Serializer = json): Codec =>
  newDefaultingCodecForScheme(scheme, serializer, serializer, encode, decode);

test('encode converts, and leaves the object as it was', () => {
  const widget = new Widget({ metadata: { name: 'a' }, spec: { size: 3 } });
  const before = JSON.stringify(widget);
  assert.deepEqual(JSON.parse(codecOf(v2).encodeToString(widget)), {
    apiVersion: 'example.com/v2',
    kind: 'Widget',
    metadata: { name: 'a' },
    spec: { width: 3 },
  });
  assert.equal(JSON.stringify(widget), before);
  assert.equal(codecOf(v1).encodeToString(widget), `${before}\n`);
  assert.equal(new TextDecoder().decode(codecOf(v1).encode(widget)), `${before}\n`);
});

test('encode takes plain objects, and those that lack their kind', () => {
  const plain = { apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'a' }, spec: { size: 3 } };
  assert.equal(JSON.parse(codecOf(v2).encodeToString(plain)).spec.width, 3);
  assert.equal(plain.apiVersion, 'example.com/v1');
  const item = Object.create(Widget.prototype, {
    metadata: { value: { name: 'a' }, enumerable: true, writable: true, configurable: true },
  }) as Widget;
  for (const codec of [codecOf(v1), codecOf()])
    assert.deepEqual(JSON.parse(codec.encodeToString(item)), {
      apiVersion: 'example.com/v1',
      kind: 'Widget',
      metadata: { name: 'a' },
    });
  assert.deepEqual(Object.keys(item), ['metadata']);
});

test('objects without a version are written unchanged', () => {
  const status = new metav1.Status({ message: 'x' });
  assert.equal(JSON.parse(codecOf(v2).encodeToString(status)).apiVersion, 'v1');
  const seen: unknown[] = [];
  const recording: Serializer = {
    ...json,
    decode: json.decode,
    identifier: () => '',
    encode: (object) => (seen.push(object), new Uint8Array(0)),
    encodeToString: () => '',
  };
  const unknown = { raw: Uint8Array.of(1) } as object;
  codecOf(v2, undefined, recording).encode(unknown);
  assert.deepEqual(seen, [unknown]);
});

test('objects without a class are written as they are when they suit, and refused when not', () => {
  const unstructured = (apiVersion: string | undefined): object => ({
    apiVersion,
    kind: 'Gadget',
    unstructuredContent: () => ({}),
  });
  const seen: unknown[] = [];
  const recording: Serializer = {
    ...json,
    decode: json.decode,
    identifier: () => '',
    encode: (object) => (seen.push(object), new Uint8Array(0)),
    encodeToString: () => '',
  };
  const codec = codecOf(v1, undefined, recording);
  const objects = [unstructured('example.com/v1'), unstructured(undefined)];
  for (const object of objects) codec.encode(object);
  assert.deepEqual(seen, objects);
  assert.throws(() => codec.encode(unstructured('other.com/v1')), {
    code: 'ERR_NOT_REGISTERED',
    message: '"other.com/v1" is not suitable for converting to "example.com/v1" in scheme "test"',
  });
});

test('decode sets defaults, then converts', () => {
  const defaulting = newScheme();
  defaulting.addTypeDefaultingFunc(Widget, (widget) => {
    widget.spec ??= {};
    widget.spec.size ??= 7;
  });
  const serializer = new JSONSerializer(defaulting);
  const codec = newDefaultingCodecForScheme(defaulting, serializer, serializer, v1, v2);
  const { object, gvk } = codec.decode('{"apiVersion":"example.com/v1","kind":"Widget"}');
  assert.ok(object instanceof WidgetV2);
  assert.equal(object.spec.width, 7);
  assert.equal(object.apiVersion, 'example.com/v2');
  assert.equal(gvk.version, 'v1');
  const plain = new Codec({ scheme: defaulting, decoder: serializer, decodeVersion: v2 }).decode(
    '{"apiVersion":"example.com/v1","kind":"Widget"}',
  ).object as WidgetV2;
  assert.equal(plain.spec.width, 0);
});

test('decode into: the same kind is filled, another is converted to', () => {
  const same = new Widget();
  assert.equal(
    codecOf(v1, v2).decode('{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":1}}', undefined, same).object,
    same,
  );
  assert.equal(same.spec?.size, 1);
  const other = new WidgetV2({ spec: { width: 0 } });
  assert.equal(
    codecOf(v1, v2).decode('{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":2}}', undefined, other)
      .object,
    other,
  );
  assert.equal(other.spec.width, 2);
  assert.throws(() => codecOf(v1, v2).decode('{"apiVersion":"v1","kind":"Status"}', undefined, new Widget()), {
    code: 'ERR_NOT_CONVERTIBLE',
  });
});

test("a strict decoder's complaint carries the converted object", () => {
  const strict = new JSONSerializer(scheme, { strict: true });
  assert.throws(
    () => codecOf(v1, v2, strict).decode('{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":3},"x":1}'),
    (error: StrictDecodingError) => {
      assert.deepEqual(error.errors, ['unknown field "x"']);
      assert.ok(error.object instanceof WidgetV2);
      assert.equal(error.object.spec.width, 3);
      assert.equal(error.gvk?.version, 'v1');
      return true;
    },
  );
});

/** A type inside a program, as Go's servers have them. */
class InternalWidget extends KindBase {
  static readonly type: string = 'example.com/api.Widget';
  static readonly group = 'example.com';
  static readonly version = APIVersionInternal;
  static readonly apiVersion = `example.com/${APIVersionInternal}`;
  static readonly kind = 'Widget';
  static readonly fields: readonly Field[] = [];
  declare size: number;

  constructor(init?: Init<InternalWidget>) {
    super(init);
  }
}

test('the internal version: objects stay as they are, unless there is a type for it', () => {
  const data = '{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":4}}';
  const external = newDefaultingCodecForScheme(scheme, json, json, v1, InternalGroupVersioner);
  // Differs from Go, which fails here.
  assert.ok(external.decode(data).object instanceof Widget);
  assert.equal(external.decode(data).object.apiVersion, 'example.com/v1');
  assert.equal(external.decode('{"apiVersion":"v1","kind":"Status"}').object.kind, 'Status');

  const withInternal = newScheme();
  withInternal.addKnownTypes({ group: 'example.com', version: APIVersionInternal }, InternalWidget);
  withInternal.addConversionFunc(Widget, InternalWidget, (input, out) => {
    out.size = input.spec?.size ?? 0;
  });
  withInternal.addConversionFunc(InternalWidget, WidgetV2, (input, out) => {
    out.spec = { width: input.size };
  });
  const serializer = new JSONSerializer(withInternal);
  const codec = newDefaultingCodecForScheme(withInternal, serializer, serializer, v2, InternalGroupVersioner);
  const { object } = codec.decode(data);
  assert.ok(object instanceof InternalWidget);
  assert.equal(object.size, 4);
  assert.equal(Object.hasOwn(object, 'apiVersion'), false);
  assert.equal(JSON.parse(codec.encodeToString(object)).spec.width, 4);
});
