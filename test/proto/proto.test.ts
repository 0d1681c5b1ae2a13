import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import protobuf from 'protobufjs';
import { packedLines } from '../packed_rows.ts';

interface Facts {
  protoPackage?: string;
  messages?: { name: string; fields: { name: string; number: number; label?: string; type: string }[] }[];
}

function find(folder: string, name: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? find(join(folder, entry.name), name) : entry.name === name ? [join(folder, entry.name)] : [],
  );
}

/** All .proto files, read by protobufjs. */
function load(): protobuf.Root {
  const root = new protobuf.Root();
  for (const file of find('proto', 'generated.proto'))
    protobuf.parse(readFileSync(file, 'utf8'), root, { keepCase: true });
  root.resolveAll();
  return root;
}

test('the .proto files say what the facts say', () => {
  const root = load();
  let messages = 0;
  let fields = 0;
  for (const file of find('proto', 'facts.json')) {
    const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts;
    for (const message of facts.messages ?? []) {
      messages++;
      const type = root.lookupType(`${facts.protoPackage}.${message.name}`);
      assert.deepEqual(
        Object.fromEntries(type.fieldsArray.map((field) => [field.name, field.id])),
        Object.fromEntries(message.fields.map((field) => [field.name, field.number])),
        `${facts.protoPackage}.${message.name}`,
      );
      for (const { name, label, type: wanted } of message.fields) {
        fields++;
        const field = type.fields[name]!;
        if (wanted.startsWith('map<')) assert.ok(field.map, `${message.name}.${name}`);
        else assert.equal(field.repeated, label === 'repeated', `${message.name}.${name}`);
      }
    }
  }
  // k8s.io/api has 1,106 messages with 3,746 fields; the apimachinery, apiextensions and apiregistration add to them.
  assert.ok(messages > 1200 && fields > 4000, `${messages} messages, ${fields} fields`);
});

test('every file that a .proto file imports is there', () => {
  const files = find('proto', 'generated.proto');
  const imports = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import "(.*)";$/gm)].map(([, path]) => join('proto', path!)),
    ),
  );
  assert.ok(imports.size > 4);
  assert.deepEqual(
    [...imports].filter((path) => !files.includes(path)),
    [],
  );
});

test("protobufjs reads Go's bytes by the .proto files", () => {
  const root = load();
  const rows = packedLines('test/conformance/vectors/core_v1.jsonl.gz');
  let read = 0;
  for (const line of rows) {
    const row = JSON.parse(line) as { kind: string; variant: string; json?: string; protobuf?: string };
    if (row.variant !== 'filled' || row.protobuf === undefined || row.json === undefined) continue;
    const bytes = Buffer.from(row.protobuf, 'base64');
    assert.deepEqual([...bytes.subarray(0, 4)], [0x6b, 0x38, 0x73, 0]);
    const envelope = root
      .lookupType('k8s.io.apimachinery.pkg.runtime.Unknown')
      .decode(bytes.subarray(4)) as unknown as { raw: Uint8Array; typeMeta: { kind: string } };
    assert.equal(envelope.typeMeta.kind, row.kind);
    const scope = row.kind === 'Status' ? 'k8s.io.apimachinery.pkg.apis.meta.v1' : 'k8s.io.api.core.v1';
    const meta = 'k8s.io.apimachinery.pkg.apis.meta.v1';
    const type = (root.lookup(`${scope}.${row.kind}`) ?? root.lookupType(`${meta}.${row.kind}`)) as protobuf.Type;
    const object = type.toObject(type.decode(envelope.raw), { longs: String }) as { metadata?: { name?: string } };
    const json = JSON.parse(row.json) as { metadata?: { name?: string } };
    assert.equal(object.metadata?.name, json.metadata?.name, row.kind);
    read++;
  }
  assert.ok(read > 40, `${read} kinds`);
});
