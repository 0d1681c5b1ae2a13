// Protobuf from somebody who means harm: no crash, no hang, no prototype touched, memory bounded by the input.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as apiextensionsv1 from 'kubetyped/api/apiextensions/v1';
import { codecs } from 'kubetyped/api/protobuf';
import type { RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Writer } from 'kubetyped/engine';
import { objectFiles, readRows } from '../conformance/rows.ts';
import { fullScheme } from '../conformance/scheme.ts';
import { caseCount } from '../some_of.ts';

const scheme = fullScheme();
const protobuf = new Serializer(scheme, { codecs });
const canonical = new JSONSerializer(scheme, { canonical: true });
const inputs = caseCount(4000, 20_000);

/** Numbers that only depend on the seed (xorshift). */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % limit;
  }
}

function seeds(): Uint8Array[] {
  return objectFiles().flatMap((file) =>
    readRows(file)
      .filter((row) => row.protobuf !== undefined && row.variant !== 'empty')
      .map((row) => Uint8Array.from(Buffer.from(row.protobuf!, 'base64'))),
  );
}

function mutate(seed: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const bytes = seed.slice();
  const at = 4 + random.below(bytes.length - 4);
  switch (random.below(7)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      bytes[at] = bytes[at]! ^ (1 << random.below(8));
      return bytes;
    case 2:
      for (let times = random.below(6); times >= 0; times--)
        bytes[4 + random.below(bytes.length - 4)] = random.below(256);
      return bytes;
    case 3:
      return Uint8Array.from([
        ...bytes.subarray(0, at),
        ...other.subarray(random.below(other.length)),
        ...bytes.subarray(at),
      ]);
    case 4:
      return Uint8Array.from([
        ...bytes.subarray(0, at),
        ...Array.from({ length: 1 + random.below(12) }, () => 128 + random.below(128)),
        ...bytes.subarray(at),
      ]);
    case 5:
      bytes.copyWithin(at, 4 + random.below(bytes.length - 4));
      return bytes;
    default:
      return Uint8Array.from([
        0x6b,
        0x38,
        0x73,
        0,
        ...Array.from({ length: random.below(200) }, () => random.below(256)),
      ]);
  }
}

function snapshot(): string {
  return [Object, Array, Function, String, Uint8Array]
    .map(({ prototype }) =>
      Reflect.ownKeys(prototype as object)
        .map(String)
        .join(),
    )
    .join('|');
}

function code(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}

test(`${inputs} mutated messages`, () => {
  const all = seeds();
  const random = new Random(20_240_607);
  const before = snapshot();
  const seen = { accepted: 0, refused: 0 };
  for (let count = 0; count < inputs; count++) {
    const bytes = mutate(all[random.below(all.length)]!, all[random.below(all.length)]!, random);
    let object;
    try {
      ({ object } = protobuf.decode(bytes));
      seen.accepted++;
    } catch (error) {
      assert.equal(typeof code(error), 'string', `${Buffer.from(bytes).toString('base64')}: ${(error as Error).stack}`);
      seen.refused++;
    }
    // Often enough: writing takes longer than reading.
    if (object !== undefined && count % 4 === 0) {
      // What was read can be written, unless it holds raw JSON that is none, or a time that has no text.
      try {
        const again: RuntimeObject = protobuf.decode(protobuf.encode(object)).object;
        assert.equal(canonical.encodeToString(again), canonical.encodeToString(object));
      } catch (error) {
        assert.equal(
          typeof code(error),
          'string',
          `${Buffer.from(bytes).toString('base64')}: ${(error as Error).stack}`,
        );
        assert.notEqual(
          code(error),
          'ERR_ASSERTION',
          `${Buffer.from(bytes).toString('base64')}: ${(error as Error).message}`,
        );
      }
    }
  }
  assert.equal(snapshot(), before);
  assert.ok(seen.accepted > inputs / 10 && seen.refused > inputs / 10, JSON.stringify(seen));
});

/** A message in an envelope. */
function enveloped(apiVersion: string, kind: string, write: (writer: Writer) => void): Uint8Array {
  const writer = new Writer();
  const size = writer.size();
  write(writer);
  writer.close(size, 18);
  const meta = writer.size();
  writer.string(kind, 18);
  writer.string(apiVersion, 10);
  writer.close(meta, 10);
  writer.raw([0x6b, 0x38, 0x73, 0]);
  return writer.finish();
}

test('a length without the bytes costs nothing', () => {
  for (const length of [
    [0xff, 0xff, 0xff, 0x7f],
    [0xff, 0xff, 0xff, 0xff, 0x0f],
    [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
  ]) {
    for (const tag of [10, 18, 26, 90])
      assert.throws(() => protobuf.decode(Uint8Array.from([0x6b, 0x38, 0x73, 0, tag, ...length, 1, 2, 3])), {
        code: 'ERR_DECODE',
      });
  }
});

test('a schema within a schema, 100,000 times', () => {
  // JSONSchemaProps.not (28) holds a schema; CustomResourceValidation.openAPIV3Schema is field 1.
  const bytes = enveloped('apiextensions.k8s.io/v1', 'CustomResourceDefinition', (writer) => {
    writer.string('innermost', 34);
    for (let depth = 0; depth < 100_000; depth++) writer.close(0, 226);
    for (const tag of [10, 34, 58, 18]) writer.close(0, tag);
  });
  const { object } = protobuf.decode(bytes);
  let schema = (object as apiextensionsv1.CustomResourceDefinition).spec.versions[0]!.schema!.openAPIV3Schema!;
  let depth = 0;
  for (; schema.not !== undefined; schema = schema.not) depth++;
  assert.equal(depth, 100_000);
  assert.equal(schema.description, 'innermost');
  assert.throws(() => protobuf.encode(object), { code: 'ERR_ENCODE', message: /nested too deeply/ });
});

test('an object that holds itself is refused', () => {
  const schema: apiextensionsv1.JSONSchemaProps = {};
  schema.not = schema;
  const object = new apiextensionsv1.CustomResourceDefinition({
    spec: {
      group: 'g',
      names: { plural: 'p', kind: 'K' },
      scope: 'Cluster',
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
    },
  });
  assert.throws(() => protobuf.encode(object), { code: 'ERR_ENCODE' });
});

test('groups within groups, 1,000,000 times', () => {
  const unknown = [...Array<number>(1_000_000).fill(0x7b), ...Array<number>(1_000_000).fill(0x7c)];
  const bytes = enveloped('v1', 'ConfigMap', (writer) => writer.raw(unknown));
  assert.equal(protobuf.decode(bytes).object.kind, 'ConfigMap');
  assert.throws(() => protobuf.decode(enveloped('v1', 'ConfigMap', (writer) => writer.raw(unknown.slice(0, -1)))), {
    code: 'ERR_DECODE',
    text: 'unexpected EOF',
  });
});

test('__proto__ is a key like any other', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const bytes = enveloped('v1', 'ConfigMap', (writer) => {
      const size = writer.size();
      writer.string('value', 18);
      writer.string(key, 10);
      writer.close(size, 18);
    });
    const { object } = protobuf.decode(bytes);
    const { data } = object as unknown as { data: Record<string, string> };
    assert.deepEqual(Object.entries(data), [[key, 'value']]);
    assert.equal(Object.getPrototypeOf(data), Object.prototype);
    assert.deepEqual(
      Object.entries(
        (protobuf.decode(protobuf.encode(object)).object as unknown as { data: Record<string, string> }).data,
      ),
      [[key, 'value']],
    );
  }
  assert.equal(({} as { value?: unknown }).value, undefined);
});
