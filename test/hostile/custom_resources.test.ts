// Rules, schemas, patterns and objects that are deep, huge, or named as what objects inherit: refused, or bounded by the
// budget of rules. A fault shows as an error that is not ours, or as a file of tests that does not end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomResourceDefinition, JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import {
  applyDefaults,
  type Content,
  customResource,
  generateTypes,
  newSchemaValidator,
  prune,
  toJSONSchema,
  validateCustomResourceDefinition,
} from 'kubetyped/apiextensions';
import {
  CelError,
  DynType,
  declTypeOf,
  kubernetesEnvironment,
  PER_CALL_LIMIT,
  plainValue,
  toJSON,
  type Value,
} from 'kubetyped/cel';
import { definitionOf } from '../apiextensions/random_definition.ts';

const DEEP = 100_000;
const MEGABYTES = 'a'.repeat(3 << 20);

/** A definition whose resources have a spec of a schema. */
function definition(spec: JSONSchemaProps): CustomResourceDefinition {
  const openAPIV3Schema: JSONSchemaProps = { type: 'object', properties: { spec } };
  return definitionOf([{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema } }]);
}

const widget = (spec: unknown): Content => ({
  apiVersion: 'example.com/v1',
  kind: 'Widget',
  metadata: { name: 'a', namespace: 'b' },
  spec,
});

function deep<T>(wrap: (inner: T) => T, inner: T): T {
  let value = inner;
  for (let level = 0; level < DEEP; level++) value = wrap(value);
  return value;
}

/** The errors of a resource that is created. */
function errorsOf(schema: JSONSchemaProps, spec: unknown): string {
  const resource = customResource(definition(schema), 'v1');
  const { object } = resource.decode(widget(spec));
  const { errors } = resource.validate(resource.prepareForCreate(object!));
  return errors.map(({ message }) => message).join('\n');
}

const open: JSONSchemaProps = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
const SCHEMAS: Readonly<Record<string, JSONSchemaProps>> = {
  properties: deep<JSONSchemaProps>((a) => ({ type: 'object', properties: { a } }), { type: 'string' }),
  items: deep<JSONSchemaProps>((items) => ({ type: 'array', items }), { type: 'string' }),
  additionalProperties: deep<JSONSchemaProps>((additionalProperties) => ({ type: 'object', additionalProperties }), {
    type: 'string',
  }),
  not: { type: 'string', not: deep<JSONSchemaProps>((not) => ({ not }), {}) },
  allOf: { type: 'string', allOf: [deep<JSONSchemaProps>((all) => ({ allOf: [all] }), {})] },
  default: { ...open, default: deep<object>((a) => ({ a }), {}) },
  enum: { ...open, enum: [deep<object>((a) => [a], [])] },
};

for (const [where, schema] of Object.entries(SCHEMAS))
  test(`a schema of ${DEEP} levels is refused: ${where}`, () => {
    const refused = { code: 'ERR_NOT_COPYABLE', message: /nested more than 1000 levels/ };
    assert.throws(() => validateCustomResourceDefinition(definition(schema)), refused);
    assert.throws(() => customResource(definition(schema), 'v1'), refused);
    assert.throws(() => newSchemaValidator(schema), refused);
    assert.throws(() => toJSONSchema(schema), refused);
    assert.throws(() => generateTypes([definition(schema)]), refused);
    assert.throws(() => declTypeOf(schema, true), refused);
  });

const OBJECTS: Readonly<Record<string, () => unknown>> = {
  objects: () => deep<unknown>((a) => ({ a }), 1),
  arrays: () => deep<unknown>((a) => [a], 1),
};

for (const [what, make] of Object.entries(OBJECTS))
  test(`data of ${DEEP} levels is refused, or an error of an expression: ${what}`, () => {
    const refused = { code: 'ERR_NOT_COPYABLE', message: /nested more than 1000 levels/ };
    const data = make();
    assert.throws(() => customResource(definition(open), 'v1').decode(widget(data)), refused);
    assert.throws(() => prune({ spec: data } as Content, open), refused);
    assert.throws(() => applyDefaults({ spec: data }, open), refused);
    assert.throws(() => newSchemaValidator({ type: 'array', uniqueItems: true }).validate([data, make()]), refused);
    const values = { object: plainValue(data), other: plainValue(make()) };
    for (const expression of [
      'object == other',
      '[object] != [other]',
      'object in [other]',
      'sets.contains([object], [other])',
      '[object, other].distinct()',
      'object',
      '[{"a": object}]',
    ])
      assert.ok(evaluate(expression, values) instanceof CelError, expression);
  });

function evaluate(expression: string, values: Readonly<Record<string, Value>>): unknown {
  const variables = Object.fromEntries(Object.keys(values).map((name) => [name, DynType]));
  const compiled = kubernetesEnvironment().extend({ variables }).compile(expression);
  assert.ok(compiled.program !== undefined, compiled.program === undefined ? compiled.message : '');
  const { value } = compiled.program.evaluate(values, { budget: PER_CALL_LIMIT });
  return toJSON(value);
}

test('names that objects inherit are names like others', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const schema: JSONSchemaProps = {
    type: 'object',
    properties,
    required: names,
    'x-kubernetes-validations': [{ rule: 'self.constructor == "x" && self.toString == "x"' }],
  };
  assert.deepEqual(validateCustomResourceDefinition(definition(schema)).errors, []);
  assert.equal(errorsOf(schema, {}).match(/Required value/g)?.length, names.length);
  const spec: unknown = JSON.parse(`{${names.map((name) => `"${name}":"x"`).join()},"valueOf":1}`);
  assert.equal(errorsOf(schema, spec), '');
  const map: JSONSchemaProps = {
    type: 'object',
    additionalProperties: { type: 'object', properties: { polluted: { type: 'integer', default: 1 } } },
    'x-kubernetes-validations': [{ rule: 'self.all(k, self[k].polluted == 1) && "__proto__" in self' }],
  };
  assert.equal(errorsOf(map, JSON.parse('{"__proto__":{},"constructor":{}}')), '');
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
  assert.equal(evaluate('object.__proto__.a', { object: plainValue(JSON.parse('{"__proto__":{"a":1}}')) }), 1);
  for (const name of names) assert.ok(evaluate(`object.${name}`, { object: plainValue({}) }) instanceof CelError, name);
});

test('patterns that explode are refused, or matched in linear time', () => {
  for (const pattern of ['(a{0,1000}){0,1000}', '((a{100}){100}){100}', '('.repeat(5000) + 'a' + ')'.repeat(5000)]) {
    const { errors } = validateCustomResourceDefinition(definition({ type: 'string', pattern }));
    assert.match(errors.map(({ message }) => message).join('\n'), /\.pattern: Invalid value/, pattern.slice(0, 30));
  }
  const text = 'a'.repeat(1 << 14);
  for (const pattern of ['^(a+)+$', '^(a|aa)*$', '^(a*)*$', '(?:a?){200}a{200}'])
    assert.equal(errorsOf({ type: 'string', pattern }, text), '', pattern);
  for (const pattern of ['^(a+)+b$', '(a|aa)*b', '(x+x+)+y', '[a-z]*'.repeat(200) + '!'])
    assert.match(errorsOf({ type: 'string', pattern }, text), /should match/, pattern.slice(0, 30));
});

const OUT_OF_BUDGET = /cost limit exceeded|out of cost budget|result is too long|longer than/;

test('rules over a text of 3 MiB are bounded', () => {
  for (const rule of [
    'self.matches("^(.*a){50}(b|c)?$")',
    'self.contains(self)',
    'self.split("").map(c, self).size() > 0',
    '(self + self + self + self).size() > 0',
    'self.replace("", self).size() > 0',
    '[self, self, self, self].join(self).size() > 0',
    'quantity(self).isInteger()',
  ])
    assert.match(errorsOf({ type: 'string', 'x-kubernetes-validations': [{ rule }] }, MEGABYTES), OUT_OF_BUDGET, rule);
});

test('rules that compare each element with each are not begun without a budget for it', () => {
  const numbers = Array.from({ length: 100_000 }, (_, index) => index);
  const items: JSONSchemaProps = { type: 'integer' };
  for (const rule of [
    'self.all(x, self.all(y, x + y >= 0))',
    'self.map(x, self).flatten().size() > 0',
    'self.distinct().size() > 0',
    'self.sort().size() > 0',
    'self.sortBy(x, -x)[0] > 1',
    'sets.equivalent(self, self)',
    'sets.contains(self, self)',
    'sets.intersects(self, [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12])',
  ])
    assert.match(
      errorsOf({ type: 'array', items, 'x-kubernetes-validations': [{ rule }] }, numbers),
      OUT_OF_BUDGET,
      rule,
    );
  // As in Go, where no list may be so long.
  for (const [rule, text] of [
    ['lists.range(1000000000).distinct().size() > 0', /internal error: interface conversion/],
    ['lists.range(100000000).map(x, x).size() > 0', /lists\.range: size 100000000 exceeds maximum allowed \(1000000\)/],
  ] as const)
    assert.match(errorsOf({ type: 'array', items, 'x-kubernetes-validations': [{ rule }] }, numbers), text, rule);
});

test('long lists are compared as sets and maps, and with an old one', () => {
  const count = 20_000;
  const set: JSONSchemaProps = { type: 'array', items: { type: 'integer' }, 'x-kubernetes-list-type': 'set' };
  assert.equal(
    errorsOf(
      set,
      Array.from({ length: count }, (_, index) => index),
    ),
    '',
  );
  assert.match(
    errorsOf(
      set,
      Array.from({ length: count }, (_, index) => index % (count - 1)),
    ),
    /Duplicate value/,
  );
  const map: JSONSchemaProps = {
    type: 'array',
    items: { type: 'object', required: ['k'], properties: { k: { type: 'integer' }, v: { type: 'integer' } } },
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': ['k'],
  };
  const resource = customResource(definition(map), 'v1');
  const metadata = { name: 'a', namespace: 'b', resourceVersion: '1', generation: 1 };
  const items = Array.from({ length: count }, (_, k) => ({ k, v: k }));
  const old = { ...widget(items), metadata };
  const changed = { ...widget([...items].reverse().map(({ k }) => ({ k, v: 'x' }))), metadata };
  // As many as are told, and one more.
  assert.equal(resource.validateUpdate(changed, old).errors.length, 10_001);
});
