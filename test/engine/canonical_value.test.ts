// The canonical value of an object is what its canonical text says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { ControllerRevision } from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { codecs } from 'kubetyped/protobuf';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { Serializer } from '#apimachinery/runtime/serializer/protobuf/serializer';
import { canonicalJSON, canonicalValue } from '#engine/json/canonical';
import { readJSON } from '#engine/json/read';
import { objectFiles, readRows } from '../conformance/rows.ts';
import { fullScheme } from '../conformance/scheme.ts';
import { Random } from '../differential/random_scalars.ts';
import { bases } from '../validation/mutants.ts';

const { scalars } = scheme;

/** Gives whether the object can be written. */
function assertSame(type: KindClass, value: object): boolean {
  try {
    canonicalJSON(type, value, { scalars });
  } catch {
    assert.throws(() => canonicalValue(type, value, { scalars }));
    return false;
  }
  for (const asProtobuf of [false, true]) {
    const options = { scalars, asProtobuf };
    const text = canonicalJSON(type, value, options);
    const { value: read } = readJSON(text);
    const made = canonicalValue(type, value, options);
    assert.deepEqual(JSON.parse(JSON.stringify(made, shown)), JSON.parse(JSON.stringify(read, shown)), text);
    assert.equal(JSON.stringify(made, shown), JSON.stringify(read, shown), text);
  }
  return true;
}

/** Tells what JSON.stringify doesn't. */
const shown = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? 'minus zero' : value;

test('objects with many fields, and with random changes', () => {
  const random = new Random(36);
  let written = 0;
  for (const base of bases()) {
    const type = scheme.typeFor({
      group: groupOf(base.apiVersion),
      version: base.apiVersion.split('/').at(-1)!,
      kind: base.kind,
    });
    assert.ok(type);
    assertSame(type, base);
    for (let index = 0; index < 20; index++) {
      const changed = structuredClone(base) as Record<string, unknown>;
      let at = changed;
      for (;;) {
        const key = random.pick(Object.keys(at));
        const next = at[key];
        if (typeof next === 'object' && next !== null && Object.keys(next).length > 0 && random.int(4) > 0) {
          at = next as Record<string, unknown>;
          continue;
        }
        if (random.int(2) === 0) delete at[key];
        else if (typeof next === 'string') at[key] = '';
        else if (typeof next === 'number') at[key] = 0;
        else if (typeof next === 'object') at[key] = Array.isArray(next) ? [] : {};
        at['unknown'] = { a: 1 };
        break;
      }
      if (Array.isArray(changed['metadata']) || changed['metadata'] === undefined) continue;
      if (assertSame(type, changed)) written++;
    }
  }
  assert.ok(written > 500, `${written}`);
});

const groupOf = (apiVersion: string): string => (apiVersion.includes('/') ? apiVersion.split('/')[0]! : '');

test('what a text has in another form', () => {
  const metadata = { name: 'a' };
  for (const data of [
    { k: 'half \ud800 a pair', '\udc00': 'x' },
    { k: '😀', b: 'a', '10': 'z', '9': 'y' },
    { k: null as never },
    JSON.parse('{"__proto__": "x"}') as Record<string, string>,
  ])
    assert.ok(
      assertSame(corev1.ConfigMap, {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata,
        data,
        binaryData: { b: null as never },
      }),
    );
  for (const revision of [0, -0, 2 ** 60, 12345678901234567890n, 5n])
    assert.ok(
      assertSame(ControllerRevision, {
        metadata,
        revision,
        data: { f: -0, big: 1e21, huge: 2 ** 60, small: 1.5e-7, list: [undefined, null] },
      }),
    );
  assert.ok(assertSame(rbacv1.Role, { metadata, rules: null }));
  assert.ok(
    assertSame(corev1.Pod, {
      metadata,
      spec: { containers: [{ name: 'a', resources: { limits: { cpu: 0.1, memory: '1024Mi' } } }] },
    }),
  );
});

test('what has the form already is given as it is', () => {
  const data = { a: 'b' };
  const map = { kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'a' }, data };
  assert.equal((canonicalValue(corev1.ConfigMap, map, { scalars }) as { data?: object }).data, data);
});

test('as Protobuf, an object of each Kind is what its Protobuf form is read as', () => {
  const scheme = fullScheme();
  const json = new JSONSerializer(scheme);
  const protobuf = new Serializer(scheme, { codecs });
  const counts = { same: 0, other: 0 };
  for (const file of objectFiles())
    for (const row of readRows(file)) {
      const [name = '', version = ''] = file.replace('.jsonl.gz', '').split('_');
      const gvk = { group: name === 'core' ? '' : name, version, kind: row.kind! };
      const type = scheme.typeFor(gvk);
      if (row.json === undefined || row.protobufError !== undefined || type?.resource === undefined) continue;
      const { object } = json.decode(row.json, gvk);
      // Protobuf leaves out the type of claim templates, which conversion puts back.
      if (row.kind === 'StatefulSet') continue;
      const expected = canonicalJSON(type, protobuf.decode(protobuf.encode(object), gvk).object, { scalars });
      assert.equal(canonicalJSON(type, object, { scalars, asProtobuf: true }), expected, `${file} ${row.variant}`);
      counts[expected === row.json.trimEnd() ? 'same' : 'other']++;
    }
  assert.ok(counts.same > 500 && counts.other > 100, JSON.stringify(counts));
});
