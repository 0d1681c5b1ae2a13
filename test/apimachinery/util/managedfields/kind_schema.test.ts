// What our descriptors say about lists and maps is what client-go's schema says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as api from 'kubetyped/api';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { parseableType } from 'kubetyped/apimachinery/util/managedfields';
import type { Atom, Schema, TypeRef } from 'kubetyped/apimachinery/util/structuredmergediff/schema';
import type { Struct } from '#engine/schema/descriptor';
import { packedRows } from '../../../packed_rows.ts';
import { sortedJSON } from '../../vectors/answer_rows.ts';

interface Row {
  readonly in: string;
  readonly out: unknown;
}

const rows = new Map(packedRows<Row>('test/apimachinery/vectors/smd-schema.jsonl.gz').map((row) => [row.in, row.out]));

/** As the Go program describes types: structs by name, scalars and what is not known written out. */
function describe(schema: Schema, atom: Atom): object {
  const out: Record<string, unknown> = {};
  if (atom.scalar !== undefined) out['scalar'] = atom.scalar;
  if (atom.list !== undefined) {
    const { elementType = {}, elementRelationship = '', keys = [] } = atom.list;
    const list: Record<string, unknown> = { type: describeRef(schema, elementType), is: elementRelationship };
    if (keys.length > 0) {
      const item = schema.resolve(elementType)!.map!;
      list['keys'] = keys;
      list['defaults'] = Object.fromEntries(
        keys.map((key) => [key, schema.field(item, key)?.default]).filter(([, value]) => value !== undefined),
      );
    }
    out['list'] = list;
  }
  if (atom.map !== undefined) {
    const { fields = [], elementType, elementRelationship = '' } = atom.map;
    const described = Object.fromEntries(fields.map(({ name, type = {} }) => [name, describeRef(schema, type)]));
    out['map'] = {
      fields: described,
      is: elementRelationship,
      ...(elementType === undefined ? {} : { type: describeRef(schema, elementType) }),
    };
  }
  return out;
}

function describeRef(schema: Schema, ref: TypeRef): unknown {
  const atom = schema.resolve(ref)!;
  if (ref.namedType !== undefined && (atom.map?.fields?.length ?? 0) > 0) {
    pending.add(ref.namedType);
    return ref.namedType + (ref.elementRelationship === undefined ? '' : ` ${ref.elementRelationship}`);
  }
  if (atom.scalar !== undefined && atom.map !== undefined) return 'any';
  // A struct without fields has a name on both sides, RawExtension and FieldsV1 only there.
  if (atom.map !== undefined && (ref.namedType !== undefined || sortedJSON(atom) === rawExtension)) return 'object';
  return describe(schema, atom);
}

const rawExtension = sortedJSON({
  map: {
    elementType: {
      scalar: 'untyped',
      list: { elementType: { namedType: '__untyped_atomic_' }, elementRelationship: 'atomic' },
      map: { elementType: { namedType: '__untyped_deduced_' }, elementRelationship: 'separable' },
    },
  },
});

/** Structs that a Kind leads to. */
const pending = new Set<string>();

test('every type of client-go has the schema that our descriptors give', (t) => {
  const scheme = new Scheme();
  api.addToScheme(scheme);
  const compared = new Set<string>();
  for (const [gvk, kind] of scheme.allKnownTypes()) {
    const { schema, typeRef } = parseableType(kind);
    pending.add(typeRef.namedType!);
    for (const name of pending) {
      const want = rows.get(name);
      if (want === undefined || compared.has(name)) continue;
      assert.equal(
        sortedJSON(describe(schema, schema.findNamedType(name)!)),
        sortedJSON(want),
        `${name}, of ${gvk.toString()}`,
      );
      compared.add(name);
    }
    pending.clear();
  }
  t.diagnostic(`${compared.size} of ${rows.size} types`);
  const missing = [...rows.keys()].filter((name) => !compared.has(name));
  // Scalars, types without fields, and those that no Kind leads to.
  assert.ok(compared.size > 700, `only ${compared.size} types compared; not ${missing.join(' ')}`);
});

test('a struct of the same name with other fields, as another release has it, has its own type', () => {
  const spec = (...names: string[]): Struct => ({
    type: 'example.com/v1.Spec',
    fields: names.map((name) => [name, 'string', 0]),
  });
  const kind = (own: Struct): Struct => ({ type: 'example.com/v1.Thing', fields: [['spec', own, 0]] });
  const [older, newer] = [parseableType(kind(spec('a'))), parseableType(kind(spec('a', 'b')))];
  const value = { spec: { a: 'x', b: 'y' } };
  assert.deepEqual(newer.fromUnstructured(value).value, value);
  assert.throws(() => older.fromUnstructured(value), /\.spec\.b: field not declared in schema/);
  assert.deepEqual(newer.fromUnstructured(value).value, value);
});
