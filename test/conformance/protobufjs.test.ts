// An independent check: protobufjs, with the .proto files, reads from our bytes what the JSON of the same object says.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { codecs } from 'kubetyped/api/protobuf';
import { parseDuration } from 'kubetyped/apimachinery/apis/meta/v1';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import protobufjs from 'protobufjs';
import { objectFiles, readRows } from './rows.ts';
import { fullScheme } from './scheme.ts';

interface Facts {
  package: string;
  protoPackage: string;
  structs: { name: string; fields: { json: string; inline?: boolean; proto?: { number: number } }[] }[];
}
type Data = Record<string, unknown>;

const scheme = fullScheme();
const protobuf = new Serializer(scheme, { codecs });
const json = new JSONSerializer(scheme);

function find(folder: string, name: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? find(join(folder, entry.name), name) : entry.name === name ? [join(folder, entry.name)] : [],
  );
}

const root = new protobufjs.Root();
for (const file of find('proto', 'generated.proto'))
  protobufjs.parse(readFileSync(file, 'utf8'), root, { keepCase: true });
root.resolveAll();

/** JSON names of the fields of a message by number; of an embedded struct, an empty string. */
const names = new Map<string, Map<number, string>>();
/** Messages by Go type. */
const messages = new Map<string, string>();
for (const file of find('proto/k8s.io', 'facts.json')) {
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts;
  for (const struct of facts.structs) {
    const name = `${facts.protoPackage}.${struct.name}`;
    messages.set(`${facts.package}.${struct.name}`, name);
    names.set(
      name,
      new Map(
        struct.fields.flatMap(({ json, inline, proto }) =>
          proto === undefined ? [] : [[proto.number, inline === true ? '' : json]],
        ),
      ),
    );
  }
}

let compared = 0;

/** Compares a message with the JSON of it. Absent JSON is a zero value. */
function compare(message: Data, type: protobufjs.Type, value: unknown, path: string): void {
  const name = type.fullName.slice(1);
  const leaf = leafOf(name.slice(name.lastIndexOf('.') + 1), message, type, value, path);
  if (leaf !== undefined) {
    compared++;
    assert.deepEqual(leaf[0], leaf[1], path);
    return;
  }
  const data = (value ?? {}) as Data;
  for (const field of type.fieldsArray) {
    const key = names.get(name)!.get(field.id);
    assert.ok(key !== undefined, `${name}.${field.name}`);
    compareField(message[field.name], field, key === '' ? data : data[key], `${path}.${field.name}`);
  }
}

function compareField(got: unknown, field: protobufjs.Field, value: unknown, path: string): void {
  const element = (item: unknown, want: unknown, at: string): void => {
    const type = field.resolvedType as protobufjs.Type | null;
    if (type !== null) return compare((item ?? type.create()) as Data, type, want, at);
    compared++;
    assert.deepEqual(
      field.type === 'bytes'
        ? Buffer.from((item ?? []) as Uint8Array).toString('base64')
        : typeof item === 'object' && item !== null
          ? Number(String(item))
          : item,
      want,
      at,
    );
  };
  if (field.map) {
    const map = (got ?? {}) as Data;
    const want = (value ?? {}) as Data;
    assert.deepEqual(Object.keys(map).sort(), Object.keys(want).sort(), path);
    for (const key of Object.keys(map))
      element(map[key], want[key] ?? (field.resolvedType === null ? '' : undefined), `${path}[${key}]`);
  } else if (field.repeated) {
    const list = (got ?? []) as unknown[];
    const want = (value ?? []) as unknown[];
    assert.equal(list.length, want.length, path);
    for (const [index, item] of list.entries()) element(item, want[index], `${path}[${index}]`);
  } else if (got !== undefined && got !== null && value !== undefined && value !== null) {
    element(got, value, path);
  } else if (value === undefined || value === null) {
    const zero =
      got === undefined ||
      got === null ||
      got === '' ||
      got === false ||
      String(got) === '0' ||
      (field.type === 'bytes' && (got as Uint8Array).length === 0) ||
      field.resolvedType !== null;
    assert.ok(zero, `${path} is ${String(got)}, but not in the JSON`);
  }
}

/** What a message that is not an object in JSON says, and what it should. */
function leafOf(
  name: string,
  message: Data,
  type: protobufjs.Type,
  value: unknown,
  path: string,
): [unknown, unknown] | undefined {
  switch (name) {
    case 'Time':
    case 'MicroTime': {
      if (value === undefined || value === null) return [Object.keys(message), []];
      const nanos =
        BigInt(Date.parse(`${(value as string).slice(0, 19)}Z`)) * 1_000_000n +
        BigInt((value as string).slice(20, 26).replace('Z', '') || 0) * 1000n;
      return [BigInt(String(message.seconds)) * 1_000_000_000n + BigInt(message.nanos as number), nanos];
    }
    case 'Duration':
      return [BigInt(String(message.duration)), parseDuration((value ?? '0') as string)];
    case 'Quantity':
      return [message.string, value ?? '0'];
    case 'IntOrString':
      return [Number(String(message.type)) === 1 ? message.strVal : message.intVal, value ?? 0];
    case 'RawExtension':
    case 'FieldsV1':
    case 'JSON': {
      const raw = Buffer.from((message.raw ?? message.Raw) as Uint8Array).toString();
      return [raw === '' ? 'null' : JSON.stringify(JSON.parse(raw)), JSON.stringify(value ?? null)];
    }
    case 'AttestationValue':
    case 'ExtraValue':
    case 'Verbs':
      return [message.items, value ?? []];
    case 'JSONSchemaPropsOrBool':
      if (typeof value === 'boolean') return [message.allows, value];
      break;
    case 'JSONSchemaPropsOrStringArray':
      if (Array.isArray(value)) return [message.property, value];
      break;
    case 'JSONSchemaPropsOrArray':
      if (!Array.isArray(value)) break;
      for (const [index, item] of value.entries())
        compare(
          (message.jSONSchemas as Data[])[index]!,
          type.fields.jSONSchemas!.resolvedType as protobufjs.Type,
          item,
          `${path}[${index}]`,
        );
      return [(message.jSONSchemas as Data[]).length, value.length];
    default:
      return undefined;
  }
  if ((message.schema ?? undefined) === undefined) return [value ?? null, null];
  compare(message.schema as Data, type.fields.schema!.resolvedType as protobufjs.Type, value, path);
  return [true, true];
}

const Unknown = root.lookupType('k8s.io.apimachinery.pkg.runtime.Unknown');

for (const file of objectFiles()) {
  const [name, version] = file.replace('.jsonl.gz', '').split('_') as [string, string];
  const group = name === 'core' ? '' : name === 'meta' ? 'meta.k8s.io' : name;
  test(`protobufjs reads ${name} ${version}`, () => {
    compared = 0;
    for (const row of readRows(file)) {
      if (row.protobuf === undefined) continue;
      const gvk = { group, version, kind: row.kind! };
      const { object } = json.decode(row.json!, gvk);
      const bytes = Buffer.from(protobuf.encode(object));
      const envelope = Unknown.decode(bytes.subarray(4)) as unknown as { typeMeta: Data; raw: Uint8Array };
      const type = root.lookupType(messages.get((scheme.typeFor(gvk)! as { type: string }).type)!);
      const message = type.decode(envelope.raw);
      const what = `${row.kind} ${row.variant}`;
      compare(message as unknown as Data, type, JSON.parse(row.json!), what);
      // It writes an empty value where a map has none.
      if (row.protobufJSON !== undefined) continue;
      // Every byte of ours belongs to a field that the .proto files know. The order of map keys is not kept by protobufjs.
      assert.deepEqual(
        Uint8Array.from(type.encode(message).finish()).sort(),
        Uint8Array.from(envelope.raw).sort(),
        what,
      );
    }
    assert.ok(compared > 10);
  });
}
