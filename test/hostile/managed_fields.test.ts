// Objects and managedFields that nobody sane would send.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import { type RuntimeObject, Scheme } from 'kubetyped/apimachinery/runtime';
import {
  newDeducedTypeConverter,
  newDefaultFieldManager,
  newSchemeTypeConverter,
  newTypeConverter,
  parseableType,
} from 'kubetyped/apimachinery/util/managedfields';
import {
  deserializePathElement,
  makePath,
  newSet,
  setFromJSON,
  setFromJSONText,
  setFromValue,
} from 'kubetyped/apimachinery/util/structuredmergediff/fieldpath';
import { newParser } from 'kubetyped/apimachinery/util/structuredmergediff/typed';

const scheme = new Scheme();
scheme.addKnownTypes(Pod, Pod);
const pods = newDefaultFieldManager(newSchemeTypeConverter(scheme), Pod);
const anything = newDefaultFieldManager(newDeducedTypeConverter(), { group: '', version: 'v1', kind: 'Thing' });

function nested(levels: number, wrap: (inner: unknown) => unknown, inner: unknown = {}): unknown {
  let value = inner;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

const code = (wanted: string) => (error: { code?: string }) => {
  assert.equal(error.code, wanted, String(error).slice(0, 300));
  return true;
};

/** Everything in it is frozen, so that a change throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

test('depth is limited, the stack is not touched', () => {
  for (const levels of [900, 5_000, 200_000]) {
    const fields = nested(levels, (inner) => ({ 'f:a': inner }));
    const object = nested(levels, (inner) => ({ a: inner }));
    const list = nested(levels, (inner) => [inner]);
    const thing = (spec: unknown): RuntimeObject =>
      ({ apiVersion: 'v1', kind: 'Thing', metadata: { name: 'x' }, spec }) as RuntimeObject;
    const live: RuntimeObject = { apiVersion: 'v1', kind: 'Thing' };
    if (levels < 1000) {
      const set = setFromJSON(fields);
      assert.equal(
        set
          .union(set.insert(makePath('b')))
          .difference(set)
          .size(),
        1,
      );
      assert.equal(set.toJSONText(), JSON.stringify(fields));
      assert.equal(setFromValue(object).size(), 0);
      for (const deep of [object, list]) {
        const applied = anything.apply(live, thing(deep), 'a');
        assert.deepEqual(anything.apply(applied, thing({}), 'a', { force: true }) !== undefined, true);
        assert.ok(anything.update(applied, thing(deep), 'b'));
      }
    } else {
      assert.throws(() => setFromJSON(fields), code('ERR_FIELD_PATH'));
      assert.throws(
        () => setFromJSONText(`${'{"f:a":'.repeat(levels)}{}${'}'.repeat(levels)}`),
        code('ERR_FIELD_PATH'),
      );
      assert.throws(() => setFromValue(object), code('ERR_FIELD_PATH'));
      assert.throws(
        () => newSet(makePath(...Array.from({ length: Math.min(levels, 5_000) }, () => 'a'))),
        code('ERR_FIELD_PATH'),
      );
      assert.throws(
        () => newSet().insert(makePath(...Array.from({ length: Math.min(levels, 5_000) }, () => 'a'))),
        code('ERR_FIELD_PATH'),
      );
      assert.throws(
        () => deserializePathElement(`v:${'['.repeat(levels)}${']'.repeat(levels)}`),
        code('ERR_FIELD_PATH'),
      );
      for (const deep of [object, list]) {
        assert.throws(() => anything.apply(live, thing(deep), 'a'), code('ERR_FIELD_MANAGER'));
        assert.throws(() => anything.update(live, thing(deep), 'a'), code('ERR_FIELD_MANAGER'));
        const keys = {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { name: 'x' },
          spec: { containers: [{ name: deep }, { name: deep }] },
        } as RuntimeObject;
        assert.throws(() => pods.apply(new Pod(), keys, 'a'), code('ERR_FIELD_MANAGER'));
        assert.throws(
          () => parseableType(Pod).fromUnstructured({ spec: { hostNetwork: deep } }),
          code('ERR_SMD_VALIDATION'),
        );
      }
      const model = nested(levels, (inner) => ({ type: 'object', properties: { a: inner } }));
      assert.throws(() => newTypeConverter({ model: model as object }), code('ERR_SMD_SCHEMA'));
      assert.throws(
        () =>
          newParser({ types: [{ name: 'x', list: nested(levels, (inner) => ({ elementType: { list: inner } })) }] }),
        code('ERR_SMD_SCHEMA'),
      );
    }
  }
  const cyclic: Record<string, unknown> = {};
  cyclic['a'] = cyclic;
  assert.throws(
    () =>
      anything.apply(
        { apiVersion: 'v1', kind: 'Thing' },
        { apiVersion: 'v1', kind: 'Thing', spec: cyclic } as RuntimeObject,
        'a',
      ),
    code('ERR_FIELD_MANAGER'),
  );
});

test('long lists with many equal items are merged in fair time', () => {
  const containers = Array.from({ length: 3000 }, (_, at) => ({ name: `c${at}`, image: 'x' }));
  const pod = (items: unknown): RuntimeObject =>
    ({ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' }, spec: { containers: items } }) as RuntimeObject;
  const live = pods.apply(new Pod(), pod(containers), 'a');
  const reversed = pods.apply(live, pod([...containers].reverse()), 'b');
  assert.deepEqual(
    reversed.spec?.containers.map(({ name }) => name),
    containers.map(({ name }) => name).reverse(),
  );
  const same = Array.from({ length: 3000 }, () => ({ name: 'same' }));
  assert.throws(() => pods.apply(new Pod(), pod(same), 'a'), code('ERR_FIELD_MANAGER'));
  assert.equal(pods.update(new Pod(), pod(same) as Pod, 'a').spec?.containers.length, 3000);
});

test('keys that mean something to JavaScript are data', () => {
  const text =
    '{"apiVersion":"v1","kind":"Thing","metadata":{"name":"x","labels":{"__proto__":"l","constructor":"c"}},"spec":{"__proto__":{"polluted":1},"toString":1,"hasOwnProperty":{"a":1}}}';
  const config = JSON.parse(text) as RuntimeObject;
  const applied = anything.apply({ apiVersion: 'v1', kind: 'Thing' }, config, 'a');
  const { metadata, ...rest } = applied as { metadata?: { managedFields?: { fieldsV1?: object }[] } };
  assert.equal(JSON.stringify((rest as { spec?: unknown }).spec), JSON.stringify((config as { spec?: unknown }).spec));
  assert.equal(
    JSON.stringify(metadata?.managedFields?.[0]?.fieldsV1),
    '{"f:metadata":{"f:labels":{".":{},"f:__proto__":{},"f:constructor":{}}},"f:spec":{".":{},"f:__proto__":{".":{},"f:polluted":{}},"f:hasOwnProperty":{".":{},"f:a":{}},"f:toString":{}}}',
  );
  const removed = anything.apply(
    applied,
    { apiVersion: 'v1', kind: 'Thing', metadata: { name: 'x' } } as RuntimeObject,
    'a',
  );
  assert.deepEqual(Object.keys(removed), ['apiVersion', 'kind', 'metadata']);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  assert.throws(() => parseableType(Pod).fromUnstructured(JSON.parse('{"__proto__":1}')), {
    message: '.__proto__: field not declared in schema',
  });
  assert.throws(() => newParser(JSON.parse('{"types":[{"name":"x","map":{"__proto__":1}}]}')), code('ERR_SMD_SCHEMA'));
});

test('inputs are never changed', () => {
  const managedFields = [
    {
      manager: 'm',
      operation: 'Update',
      apiVersion: 'v1',
      fieldsType: 'FieldsV1',
      fieldsV1: { 'f:spec': { 'f:hostNetwork': {}, 'f:nodeName': {} } },
    },
  ];
  const live = frozen({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: 'x',
      annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{"apiVersion":"v1","kind":"Pod"}' },
      managedFields,
    },
    spec: { hostNetwork: true, nodeName: 'n' },
  });
  const config = frozen({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'x', annotations: { a: 'b' } },
    spec: { hostNetwork: false },
  });
  const applied = pods.apply(live, config, 'kubectl', { force: true });
  assert.notEqual(applied, live as unknown);
  pods.update(live, config, 'k');
  pods.update(live, live, 'k');
});

test('managedFields of wrong types are told, or as if they were not there', () => {
  const live = (managedFields: unknown): RuntimeObject =>
    ({ apiVersion: 'v1', kind: 'Thing', metadata: { name: 'x', managedFields } }) as RuntimeObject;
  const config: RuntimeObject = { apiVersion: 'v1', kind: 'Thing' };
  const entry = { manager: 'm', operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1' };
  for (const wrong of [5, 'x', {}, [5], [null], [[]], [{ ...entry, manager: 5 }], [{ ...entry, time: 'x' }]])
    assert.ok(anything.apply(live(wrong), config, 'a'));
  for (const fieldsV1 of [5, 'x', [], { 'f:a': [] }, { bad: {} }, { 'k:{': {} }, { 'i:x': {} }])
    assert.throws(() => anything.apply(live([{ ...entry, fieldsV1 }]), config, 'a'), code('ERR_FIELD_MANAGER'));
});

test('of two equal names in a key both are kept', () => {
  assert.deepEqual(deserializePathElement('k:{"a":1,"a":2}'), {
    kind: 'k',
    key: [
      { name: 'a', value: 1 },
      { name: 'a', value: 2 },
    ],
    floats: true,
  });
});

test('where Go takes more: indexes that no number holds, any depth in texts of errors', () => {
  assert.throws(() => deserializePathElement('i:9007199254740993'), code('ERR_FIELD_PATH'));
  const deep = nested(500, (inner) => [inner]);
  assert.throws(
    () => parseableType(Pod).fromUnstructured({ spec: { nodeName: deep } }),
    (error: Error) => {
      assert.match(
        error.message,
        /^\.spec\.nodeName: expected string, got &value\.valueUnstructured\{Value:\[\]interface \{\}\{.*\.\.\..*\}\}$/,
      );
      return true;
    },
  );
});
