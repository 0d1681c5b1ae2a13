// What the vectors can't hold: integers beyond 2^53, and what has no counterpart in Go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  equalManagedFields,
  type ManagedFields,
  makePath,
  managedFieldsDifference,
  newSet,
  pathToString,
  setFromJSON,
  valueElement,
} from 'kubetyped/apimachinery/util/structuredmergediff/fieldpath';
import { Conflicts } from 'kubetyped/apimachinery/util/structuredmergediff/merge';
import { deducedTypeName, deducedTypes } from 'kubetyped/apimachinery/util/structuredmergediff/schema';
import { newParser, reconcileFieldSetWithSchema } from 'kubetyped/apimachinery/util/structuredmergediff/typed';
import {
  compare,
  equals,
  get,
  isEmpty,
  isTooDeep,
  keys,
  toJSON,
  toString,
} from 'kubetyped/apimachinery/util/structuredmergediff/value';

test('integers beyond 2^53 are compared exactly, and with floats as float64', () => {
  const big = 9007199254740993n;
  assert.equal(compare(big, 9007199254740992n), 1);
  assert.equal(equals(big, big), true);
  // Go has float64(9007199254740993) == 9007199254740992 too.
  assert.equal(equals(big, 9007199254740992), true);
  assert.equal(compare(big, 1), 1);
  assert.equal(compare('a', big) > 0, true);
  assert.equal(toJSON(big), '9007199254740993');
  assert.equal(toString([big, 1.5]), '[9007199254740993,1.5]');
  const type = newParser({
    types: [{ name: 'numbers', list: { elementType: { scalar: 'numeric' }, elementRelationship: 'associative' } }],
  }).type('numbers');
  assert.equal(
    type.fromUnstructured([big, 9007199254740992n]).toFieldSet().toJSONText(),
    '{"v:9007199254740992":{},"v:9007199254740993":{}}',
  );
});

test('objects are compared and merged within one schema, and one type of it', () => {
  const types = ['one', 'two'].map((name) => ({ name, map: { elementType: { scalar: 'numeric' as const } } }));
  const [parser, other] = [newParser({ types }), newParser({ types })];
  const one = parser.type('one').fromUnstructured({ a: 1 });
  assert.deepEqual(one.merge(parser.type('one').fromUnstructured({ b: 2 })).value, { a: 1, b: 2 });
  for (const [wrong, message] of [
    [other.type('one'), /expected objects with types from the same schema/],
    [parser.type('two'), /expected objects of the same type, but got \{one\} and \{two\}/],
  ] as const)
    for (const act of ['merge', 'compare'] as const)
      assert.throws(() => one[act](wrong.fromUnstructured({ b: 2 })), message, act);
});

test('maps that have become atomic are owned whole, but for untyped ones', () => {
  const maps = {
    untyped: { namedType: deducedTypeName },
    scalars: { scalar: 'untyped' as const },
    strings: { scalar: 'string' as const },
    named: { namedType: 'text' },
  };
  const names = Object.keys(maps);
  const type = newParser({
    types: [
      ...deducedTypes,
      { name: 'text', scalar: 'string' },
      ...Object.entries(maps).map(([name, elementType]) => ({
        name,
        map: { elementType, elementRelationship: 'atomic' as const },
      })),
      { name: 'whole', map: { fields: names.map((name) => ({ name, type: { namedType: name } })) } },
    ],
  }).type('whole');
  const owned = setFromJSON(Object.fromEntries(names.map((name) => [`f:${name}`, { 'f:a': {} }])));
  assert.equal(
    reconcileFieldSetWithSchema(owned, type.fromUnstructured({}))?.toJSONText(),
    '{"f:named":{},"f:scalars":{"f:a":{}},"f:strings":{},"f:untyped":{"f:a":{}}}',
  );
});

test('a property that is undefined, or inherited, is not there', () => {
  const map = Object.assign(Object.create({ inherited: 1 }) as object, { a: undefined, b: 1 });
  assert.deepEqual(keys(map as never), ['b']);
  assert.equal(get(map as never, 'inherited'), undefined);
  assert.equal(isEmpty({ a: undefined }), true);
  assert.equal(equals({ a: undefined, b: 1 }, { b: 1 }), true);
});

test('sets are not changed by what is made of them', () => {
  const set = newSet(makePath('spec', 'replicas'));
  const text = set.toJSONText();
  assert.equal(set.insert(makePath('spec', 'paused')).size(), 2);
  assert.equal(set.insert([]), set);
  set
    .union(newSet(makePath('a')))
    .difference(set)
    .leaves();
  assert.equal(set.toJSONText(), text);
  assert.equal(JSON.stringify(set), text);
  assert.deepEqual(setFromJSON(set.toJSON()), set);
});

test('what managers own can be compared', () => {
  const owned = (path: string, apiVersion = 'v1', applied = false): ManagedFields =>
    new Map([['m', { set: newSet(makePath(path)), apiVersion, applied }]]);
  assert.equal(equalManagedFields(owned('a'), owned('a')), true);
  assert.equal(equalManagedFields(owned('a'), owned('a', 'v2')), false);
  assert.equal(equalManagedFields(owned('a'), owned('a', 'v1', true)), false);
  assert.equal(equalManagedFields(owned('a'), new Map()), false);
  assert.equal(managedFieldsDifference(owned('a'), owned('a')).size, 0);
  assert.equal(managedFieldsDifference(owned('a'), owned('b')).get('m')?.set.toString(), '.a\n.b');
  assert.equal(managedFieldsDifference(owned('a'), owned('b', 'v2')).get('m')?.set.toString(), '.b');
  assert.equal(managedFieldsDifference(owned('a'), new Map()).get('m')?.set.toString(), '.a');
  assert.equal(managedFieldsDifference(new Map(), owned('a')).get('m')?.set.toString(), '.a');
});

test('conflicts are reported by manager', () => {
  const one = { manager: 'b', path: makePath('spec', valueElement('x')) };
  assert.equal(pathToString(one.path), '.spec[="x"]');
  assert.equal(new Conflicts([one]).message, 'conflict with "b": .spec[="x"]');
  assert.equal(
    new Conflicts([one, { manager: 'a', path: makePath('a', 3) }]).message,
    'conflicts with "a":\n- .a[3]\nconflicts with "b":\n- .spec[="x"]',
  );
});

test('an invalid schema is reported with its path', () => {
  for (const [data, message] of [
    [5, 'schema: expected map'],
    [{ types: {} }, 'schema.types: expected list'],
    [{ types: [{ name: 5 }] }, 'schema.types[0].name: expected string'],
    [{ types: [{ name: 'x', list: { key: [] } }] }, 'schema.types[0].list.key: field not declared in schema'],
  ] as const) {
    assert.throws(() => newParser(data), { code: 'ERR_SMD_SCHEMA', message });
  }
});

test('a fault shows 50 levels of a value', () => {
  const type = newParser({
    types: [{ name: 'numbers', list: { elementType: { scalar: 'numeric' }, elementRelationship: 'atomic' } }],
  }).type('numbers');
  const nested = (levels: number): object => {
    let value: object = { a: 1 };
    for (let level = 1; level < levels; level++) value = { a: value };
    return value;
  };
  const text = (levels: number, innermost: string): string =>
    `${'map[a:'.repeat(levels)}${innermost}${']'.repeat(levels)}`;
  assert.throws(() => type.fromUnstructured(nested(51)), { message: `expected list, got &{${text(51, '1')}}` });
  assert.throws(() => type.fromUnstructured(nested(52)), { message: `expected list, got &{${text(51, '...')}}` });
});

test('a value may have 1,000 levels', () => {
  const nested = (levels: number): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = [value];
    return value;
  };
  assert.equal(isTooDeep(nested(1000)), false);
  assert.equal(isTooDeep(nested(1001)), true);
});
