// Objects are plain data: whatever copies, freezes or posts them, the result is written as the original is, in every
// format, before and after somebody has looked at it.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { produce } from 'immer';
import { klona } from 'klona/full';
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/protobuf';
import { codecs as metaV1 } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import { codecs as metaV1Beta1 } from 'kubetyped/apimachinery/apis/meta/v1beta1/protobuf';
import type { KindClass, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { unmarshal } from 'kubetyped/apimachinery/runtime/serializer/cbor/direct';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { parseJSON, parseYAML } from 'kubetyped/engine';
import lodash from 'lodash';
import { objectFiles, readRows } from '../../conformance/rows.ts';
import { fullScheme } from '../../conformance/scheme.ts';
import { ALL, someOf } from '../../some_of.ts';

type Data = Record<string, unknown>;

const scheme = fullScheme();
const json = new JSONSerializer(scheme, { canonical: true });
const yaml = new YAMLSerializer(scheme, { canonical: true });
const cbor = new CBORSerializer(scheme);
const protobuf = new ProtobufSerializer(scheme, { codecs: [codecs, metaV1, metaV1Beta1] });

const textOf = (write: () => string | Uint8Array): string => {
  try {
    return Buffer.from(write()).toString('base64');
  } catch (error) {
    return `${(error as { code?: string }).code}: ${(error as Error).message}`;
  }
};

/** What is written in every format. */
function encodings(object: RuntimeObject): string {
  return [json, yaml, cbor, protobuf].map((serializer) => textOf(() => serializer.encode(object))).join('\n');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Looks at everything. */
function readAll(value: unknown): number {
  return isObject(value) ? Object.values(value).reduce((sum: number, item) => sum + readAll(item), 1) : 1;
}

/** Nothing but data properties with names. */
function assertPlain(value: unknown, place: string): void {
  if (!isObject(value)) return;
  assert.deepEqual(Object.getOwnPropertySymbols(value), [], place);
  for (const [key, { get, set, value: item, ...flags }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (Array.isArray(value) && key === 'length') continue;
    assert.ok(get === undefined && set === undefined, `${place}.${key} is an accessor`);
    assert.deepEqual(flags, { writable: true, enumerable: true, configurable: true }, `${place}.${key}`);
    assertPlain(item, `${place}.${key}`);
  }
}

function isZero(value: unknown): boolean {
  return isObject(value) ? Object.values(value).every(isZero) : !value;
}

/** What Protobuf need not say: zero values, and of what kind the items of a list are. */
function lacksProtobuf(value: unknown, place: string): boolean {
  return isZero(value) || /^\$\.items\.\d+\.(?:apiVersion|kind)$/.test(place);
}

/** Every key is one of the wire, and every key of the wire is there unless its value may be lacking. */
function assertKeys(
  value: unknown,
  { wire, lacking }: Wire,
  place: string,
  added: readonly string[] = ['apiVersion', 'kind', 'metadata', 'items'],
): void {
  if (!isObject(value) || !isObject(wire)) return;
  for (const key of Reflect.ownKeys(value)) {
    if (Array.isArray(value) && key === 'length') continue;
    assert.ok(Object.hasOwn(wire, key) || added.includes(key as string), `${place} has ${String(key)}`);
  }
  for (const [key, item] of Object.entries(wire)) {
    assert.ok(Object.hasOwn(value, key) || lacking(item, `${place}.${key}`), `${place} lacks ${key}`);
    // Items of a list are Kinds, and have metadata too.
    assertKeys(
      (value as Data)[key],
      { wire: item, lacking },
      `${place}.${key}`,
      /^\$\.items(?:\.\d+)?$/.test(`${place}.${key}`) ? added : [],
    );
  }
}

function has(value: unknown, wanted: (item: unknown, key: string) => boolean): boolean {
  return isObject(value) && Object.entries(value).some(([key, item]) => wanted(item, key) || has(item, wanted));
}

const hasBigint = (object: unknown): boolean => has(object, (item) => typeof item === 'bigint');
const hasMinusZero = (object: unknown): boolean => has(object, (item) => Object.is(item, -0));
/** klona takes the value of such a key for the prototype. */
const hasProto = (object: unknown): boolean => has(object, (_, key) => key === '__proto__');

function freeze<T>(value: T): T {
  if (isObject(value)) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** The ways in which programs copy objects; those that don't take an object as it is say so. */
const copiers: Record<string, { copy: (object: Data) => unknown; unless?: (object: Data) => boolean }> = {
  'a trip through JSON': {
    copy: (object) => JSON.parse(JSON.stringify(object)),
    unless: (object) => hasBigint(object) || hasMinusZero(object),
  },
  structuredClone: { copy: (object) => structuredClone(object) },
  spread: { copy: (object) => ({ ...object }) },
  'klona/full': { copy: klona, unless: hasProto },
  'lodash cloneDeep': { copy: lodash.cloneDeep },
  'Immer, unchanged': { copy: (object) => produce(object, () => undefined) },
  'Immer, changed and changed back': {
    copy: (object) =>
      produce(
        produce(object, (draft) => {
          draft['metadata'] = { ...(draft['metadata'] as object), name: 'other' };
        }),
        (draft: Data) => {
          if (Object.hasOwn(object, 'metadata')) draft['metadata'] = object['metadata'];
          else delete draft['metadata'];
        },
      ),
  },
  // Last: the original is frozen afterwards.
  'deep freeze': { copy: freeze },
};

/** Posts values to another thread, which posts them back. */
class Echo {
  readonly #worker = new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (value) => parentPort.postMessage(value));`,
    { eval: true },
  );

  async post<T>(value: T): Promise<T> {
    this.#worker.postMessage(value);
    return ((await once(this.#worker, 'message')) as [T])[0];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate();
  }
}

/** What an object was read from, as JSON. */
interface Wire {
  wire: unknown;
  /** Whether decoding need not give a value. */
  lacking: (value: unknown, place: string) => boolean;
}

interface Sample extends Wire {
  what: string;
  type: KindClass;
  /** Decodes or constructs the object anew. */
  make: () => RuntimeObject;
}

/** Every Kind of a file: one with all fields in every format (KUBETYPED_ALL=1), others in one each, in turn. */
function* samples(file: string): Generator<Sample> {
  const [name, version] = file.replace('.jsonl.gz', '').split('_') as [string, string];
  const group = name === 'core' ? '' : name === 'meta' ? 'meta.k8s.io' : name;
  let turn = 0;
  const variants = ALL ? ['filled', 'empty', 'random-1'] : ['filled', 'random-1'];
  for (const row of someOf(
    readRows(file).filter(({ variant = '' }) => variants.includes(variant)),
    5,
  )) {
    if (row.json === undefined) continue;
    const gvk = { group, version, kind: row.kind! };
    const type = scheme.typeFor(gvk)!;
    const what = `${row.kind} ${row.variant}`;
    const lacking = (value: unknown): boolean => value === null;
    const wire = parseJSON(row.json).value;
    const fromJSON = (): RuntimeObject => json.decode(row.json!, gvk).object;
    const all: Sample[] = [
      { what: `${what} JSON`, type, make: fromJSON, wire, lacking },
      { what: `${what} constructed`, type, make: () => new type(parseJSON(row.json!).value as never), wire, lacking },
    ];
    if (row.yaml !== undefined) {
      const text = row.yaml;
      all.push({
        what: `${what} YAML`,
        type,
        make: () => yaml.decode(text, gvk).object,
        wire: parseYAML(text),
        lacking,
      });
    }
    const item = cbor.encode(fromJSON());
    all.push({ what: `${what} CBOR`, type, make: () => cbor.decode(item, gvk).object, wire: unmarshal(item), lacking });
    if (row.protobuf !== undefined) {
      const message = Buffer.from(row.protobuf, 'base64');
      const make = (): RuntimeObject => protobuf.decode(message, gvk).object;
      all.push({ what: `${what} Protobuf`, type, make, wire, lacking: lacksProtobuf });
    }
    if (ALL && row.variant === 'filled') yield* all;
    else yield all[turn++ % all.length]!;
  }
}

/** A copy without a class is written as its Kind; what has no kind of its own needs its class again. */
function written(type: KindClass, copy: unknown): string {
  const plain = copy as RuntimeObject;
  const unnamed = !Object.hasOwn(plain, 'kind') || !Object.hasOwn(plain, 'apiVersion');
  const object =
    unnamed && Object.getPrototypeOf(plain) !== type.prototype
      ? Object.setPrototypeOf({ ...plain }, type.prototype)
      : plain;
  return encodings(object as RuntimeObject);
}

/** The copies of an object that each of the ways takes. */
async function copiesOf(object: RuntimeObject, echo: Echo): Promise<Map<string, unknown>> {
  const copies = new Map<string, unknown>([['a worker', await echo.post(object)]]);
  for (const [name, { copy, unless }] of Object.entries(copiers)) {
    if (unless?.(object as unknown as Data) !== true) copies.set(name, copy(object as unknown as Data));
  }
  return copies;
}

/** One worker for all files. */
let shared: Echo | undefined;
after(() => shared?.[Symbol.asyncDispose]());

for (const file of objectFiles()) {
  test(`objects of ${file} are plain data`, async () => {
    const echo = (shared ??= new Echo());
    for (const { what, type, make, ...wire } of samples(file)) {
      const before = encodings(make());
      // Nobody has looked at this one yet.
      const unread = await copiesOf(make(), echo);
      for (const [name, copy] of unread) assert.equal(written(type, copy), before, `${what}: ${name}`);

      const object = make();
      readAll(object);
      assert.equal(encodings(object), before, `${what} after it was read`);
      assertPlain(object, '$');
      assertKeys(object, wire, '$');
      for (const [name, copy] of await copiesOf(object, echo))
        assert.ok(isDeepStrictEqual(copy, unread.get(name)), `${what} after it was read: ${name}`);
    }
  });
}

test('a bigint is the one thing that JSON refuses to copy', () => {
  const pod = new corev1.Pod({ metadata: { generation: (2n ** 60n) as never } });
  assert.throws(() => JSON.stringify(pod), TypeError);
  assert.equal(encodings(structuredClone({ ...pod }) as RuntimeObject), encodings(pod));
});

test('Immer drafts items of lists, and leaves the original alone', () => {
  const list = new corev1.PodList({ items: [{ metadata: { name: 'a' } }, { metadata: { name: 'b' } }] });
  const next = produce(list, (draft) => {
    draft.items[0]!.metadata.name = 'changed';
  });
  assert.deepEqual(
    [list, next].map(({ items }) => items.map(({ metadata }) => metadata.name)),
    [
      ['a', 'b'],
      ['changed', 'b'],
    ],
  );
  assert.ok(next instanceof corev1.PodList && next.items[0] instanceof corev1.Pod);
  assert.equal(next.items[0].kind, 'Pod');
  assert.equal(next.items[1], list.items[1]);
});
