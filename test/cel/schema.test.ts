import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assignTypeName,
  CelError,
  declTypeOf,
  escapeName,
  kubernetesEnvironment,
  type Program,
  type Schema,
  sizeEstimatorOf,
  typeProviderOf,
  UNLIMITED,
  unescapeName,
  unstructuredValue,
  type Value,
} from 'kubetyped/cel';
import { JSONDocument } from 'kubetyped/engine';

const schema: Schema = {
  type: 'object',
  properties: {
    min: { type: 'integer' },
    max: { type: 'integer' },
    ratio: { type: 'number' },
    namespace: { type: 'string', maxLength: 10 },
    'max-surge': { 'x-kubernetes-int-or-string': true },
    created: { type: 'string', format: 'date-time' },
    tags: { type: 'array', items: { type: 'string', maxLength: 5 }, 'x-kubernetes-list-type': 'set', maxItems: 8 },
    ports: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, port: { type: 'integer' } },
        required: ['name'],
      },
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
    },
    free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    note: { type: 'string', nullable: true },
  },
};

const declared = assignTypeName(declTypeOf(schema, true)!, 'Example');

function compile(rule: string): Program {
  const environment = kubernetesEnvironment().extend({
    types: typeProviderOf(declared),
    variables: { self: declared.type, oldSelf: declared.type },
  });
  const compiled = environment.compile(rule);
  assert.ok(compiled.program, compiled.program === undefined ? compiled.message : '');
  return compiled.program;
}

function evaluate(rule: string, self: unknown, oldSelf: unknown = self): Value {
  const variables = { self: unstructuredValue(self, schema), oldSelf: unstructuredValue(oldSelf, schema) };
  return compile(rule).evaluate(variables).value;
}

test('a rule reads fields by the types that the schema declares', () => {
  const self = { min: 1, max: 2, ratio: 2, namespace: 'a', 'max-surge': '10%', created: '2024-02-29T12:00:00Z' };
  assert.equal(evaluate('self.min <= self.max', self), true);
  assert.equal(evaluate('self.ratio / 4.0', self), 0.5);
  assert.equal(evaluate("self.__namespace__ == 'a' && self.namespace == 'a'", self), true);
  assert.equal(evaluate('self.max__dash__surge == "10%"', self), true);
  assert.equal(evaluate('self.created.getDate()', self), 29n);
  assert.equal(evaluate('has(self.tags)', self), false);
  assert.deepEqual(evaluate('self.tags.size()', self), new CelError('no such key: tags'));
});

test('a null in a nullable field counts as absent', () => {
  assert.equal(evaluate('has(self.note)', { note: null }), false);
});

test('sets and lists with keys compare without order, and join without repetitions', () => {
  assert.equal(evaluate('self.tags == oldSelf.tags', { tags: ['a', 'b'] }, { tags: ['b', 'a'] }), true);
  assert.equal(evaluate("size(self.tags + ['a', 'c'])", { tags: ['a', 'b'] }), 3n);
  const ports = [
    { name: 'x', port: 1 },
    { name: 'y', port: 2 },
  ];
  assert.equal(evaluate('self.ports == oldSelf.ports', { ports }, { ports: ports.toReversed() }), true);
  assert.equal(evaluate('self.ports + oldSelf.ports == oldSelf.ports', { ports }, { ports }), true);
});

test('a whole number spelled as a fraction is not an integer, when the details of decoding tell', () => {
  const document = new JSONDocument('{"min": 1.0, "ratio": 1.0, "tags": []}');
  const program = compile('self.min == 1');
  const exact = unstructuredValue(document.value, schema, document.spellings);
  assert.deepEqual(program.evaluate({ self: exact }).value, new CelError('invalid data, expected int, got float64'));
  assert.equal(compile('self.ratio == 1.0').evaluate({ self: exact }).value, true);
  assert.equal(program.evaluate({ self: unstructuredValue(document.value, schema) }).value, true);
});

test('data that does not fit its schema is an error where it is read', () => {
  assert.deepEqual(evaluate('self.min == 1', { min: 'x' }), new CelError('invalid data, expected int, got string'));
  assert.deepEqual(
    evaluate('self.tags.all(t, true)', { tags: 'x' }),
    new CelError('invalid data, expected an array for the provided schema with type=array'),
  );
  assert.equal(evaluate('self.tags.exists(t, t == "a") || self.min == 1', { tags: [1], min: 1 }), true);
});

test('properties of every object are no fields', () => {
  for (const name of ['toString', '__proto__', 'constructor']) {
    assert.equal(evaluate(`'${name}' in dyn(self)`, {}), false, name);
  }
  const hostile = JSON.parse('{"__proto__": {"min": 1}, "free": {"__proto__": 1}}') as unknown;
  assert.equal(evaluate('has(self.min)', hostile), false);
});

test('fields that the schema does not describe are not declared', () => {
  const environment = kubernetesEnvironment().extend({
    types: typeProviderOf(declared),
    variables: { self: declared.type },
  });
  for (const rule of ['self.free.x', 'self.nope', 'self.metadata.labels']) {
    assert.equal(environment.compile(rule).program, undefined, rule);
  }
  assert.ok(environment.compile('self.metadata.name == self.kind').program);
});

test('estimates come from the limits of the schema', () => {
  const sizes = sizeEstimatorOf(declared);
  assert.deepEqual(compile('self.tags.all(t, t.startsWith("ab"))').estimateCost(sizes), { min: 3n, max: 43n });
  assert.equal(compile('self.ports.all(p, p.name == "x")').estimateCost(sizes).max > 1_000_000n, true);
  assert.deepEqual(compile('self.tags.all(t, t.startsWith("ab"))').estimateCost(), { min: 3n, max: UNLIMITED });
});

test('names in metadata are no longer than names are', () => {
  for (const field of ['name', 'generateName']) {
    const rule = compile(`self.metadata.${field}.contains('x')`);
    assert.ok(rule.estimateCost(sizeEstimatorOf(declared)).max <= 10_000n, field);
    assert.ok(rule.estimateCost().max > 10_000n);
  }
});

test('names of properties are escaped as the API server escapes them', () => {
  const names = [
    ['a', 'a'],
    ['a.b', 'a__dot__b'],
    ['a-b/c', 'a__dash__b__slash__c'],
    ['a__b', 'a__underscores__b'],
    ['namespace', '__namespace__'],
    ['_', '_'],
  ] as const;
  for (const [name, escaped] of names) {
    assert.equal(escapeName(name), escaped);
    assert.equal(unescapeName(escaped), name);
  }
  for (const name of ['', '1a', 'é', 'a b']) assert.equal(escapeName(name), undefined);
  for (const escaped of ['__nope__', 'x__in__']) assert.equal(unescapeName(escaped), undefined);
});
