import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CustomResourceDefinition, type JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import {
  applyDefaults,
  customResource,
  customResourceValidator,
  newSchemaValidator,
  prune,
  StructuralSchemaError,
  validateCustomResource,
  validateListSetsAndMaps,
} from 'kubetyped/apiextensions';
import { newPath } from 'kubetyped/apimachinery/util/validation/field';
import { JSONDocument } from 'kubetyped/engine';
import { ruleTreeOf } from '#src/apiextensions/cel/rule_tree';
import { OBJECT_BUDGET, validateRules } from '#src/apiextensions/cel/rule_validator';

const spec: JSONSchemaProps = {
  type: 'object',
  required: ['size'],
  properties: {
    size: { type: 'integer', minimum: 0 },
    color: { type: 'string', enum: ['red', 'green'], default: 'red' },
  },
  'x-kubernetes-validations': [{ rule: 'self.size < 5' }],
};

function definition(scope: 'Namespaced' | 'Cluster' = 'Namespaced', more: object = {}): CustomResourceDefinition {
  return new CustomResourceDefinition({
    metadata: { name: 'widgets.example.com' },
    spec: {
      group: 'example.com',
      scope,
      names: { kind: 'Widget', plural: 'widgets' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
          ...more,
        },
        {
          name: 'v1alpha1',
          served: true,
          storage: false,
          deprecated: true,
          schema: { openAPIV3Schema: { type: 'object' } },
        },
        { name: 'v0', served: false, storage: false },
      ],
    },
  });
}

const widget = (more: object = {}): Record<string, unknown> => ({
  apiVersion: 'example.com/v1',
  kind: 'Widget',
  metadata: { name: 'a' },
  ...more,
});

test('a good object is stored with its defaults, and stays as it was', () => {
  const object = widget({ spec: { size: 1 } });
  const before = structuredClone(object);
  const report = customResourceValidator(definition()).validate(object);
  assert.deepEqual(report.errors, []);
  assert.deepEqual(report.unknownFields, []);
  assert.deepEqual(report.object?.['spec'], { size: 1, color: 'red' });
  assert.deepEqual(object, before);
});

test('errors and unknown fields have their paths', () => {
  const { errors, unknownFields } = customResourceValidator(definition()).validate(
    widget({ spec: { size: '1', colour: 'red', color: 'blue' } }),
  );
  assert.deepEqual(
    errors.map(({ message }) => message),
    [
      'spec.size: Invalid value: "string": spec.size in body must be of type integer: "string"',
      'spec.color: Unsupported value: "blue": supported values: "red", "green"',
      '<nil>: Invalid value: null: some validation rules were not checked because the object was invalid; correct the existing errors to complete validation',
    ],
  );
  assert.deepEqual(unknownFields, ['spec.colour']);
});

test('another group, kind or version is refused', () => {
  const validator = customResourceValidator(definition());
  const messages = (object: object): string[] => validator.validate(object).errors.map(({ message }) => message);
  assert.deepEqual(messages({ ...widget(), kind: 'Gadget' }), ['kind: Invalid value: "Gadget": must be Widget']);
  assert.deepEqual(messages({ ...widget(), apiVersion: 'example.com/v0' }), [
    'apiVersion: Invalid value: "example.com/v0": must be example.com/v1 or example.com/v1alpha1',
  ]);
  assert.deepEqual(messages({ ...widget(), apiVersion: 'example.org/v1' }), [
    'apiVersion: Invalid value: "example.org/v1": must be example.com/v1 or example.com/v1alpha1',
  ]);
  assert.deepEqual(validator.servedVersions, ['v1', 'v1alpha1']);
});

test('a deprecated version and a namespace that means nothing are warnings', () => {
  const object = { apiVersion: 'example.com/v1alpha1', kind: 'Widget', metadata: { name: 'a', namespace: 'b' } };
  assert.deepEqual(customResourceValidator(definition('Cluster')).validate(object).warnings, [
    'example.com/v1alpha1 Widget is deprecated; use example.com/v1 Widget',
    'metadata.namespace is ignored: Widget is cluster-scoped',
  ]);
  assert.deepEqual(customResourceValidator(definition()).validate(object).warnings.length, 1);
});

test('the status is dropped where it is a subresource', () => {
  const object = widget({ spec: { size: 1 }, status: 1 });
  const report = customResourceValidator(definition('Namespaced', { subresources: { status: {} } })).validate(object);
  assert.equal(Object.hasOwn(report.object!, 'status'), false);
});

test('a schema that is not structural is refused, with the place', () => {
  assert.throws(
    () => newSchemaValidator({ properties: { a: { items: { $ref: '#' } } } }),
    (error: unknown) => {
      assert.ok(error instanceof StructuralSchemaError);
      assert.equal(error.code, 'ERR_STRUCTURAL_SCHEMA');
      assert.equal(error.path, 'properties.a.items');
      assert.equal(error.text, "OpenAPIV3Schema '$ref' is not supported");
      return true;
    },
  );
});

test('errors stand below the path that is given', () => {
  const validator = newSchemaValidator(spec);
  assert.deepEqual(
    validateCustomResource(newPath('spec'), {}, validator).map(({ message }) => message),
    ['spec.size: Required value'],
  );
  assert.deepEqual(validateCustomResource(undefined, 1, undefined), []);
});

test('limits may be integers beyond 2^53, as decoders give them', () => {
  const upTo = (maximum: bigint) => newSchemaValidator({ type: 'integer', maximum: maximum as unknown as number });
  assert.deepEqual(upTo(9007199254740993n).validate(1), []);
  assert.equal(upTo(9007199254740993n).validate(9007199254740994n).length, 1);
  // A limit is a float64 to Go: this one is 2^63, which no int64 can be.
  assert.deepEqual(
    upTo(9223372036854775807n)
      .validate(1)
      .map(({ detail }) => detail),
    ['Maximum boundary value must be of type integer (default format) in '],
  );
});

test('integers beyond 2^53 are compared exactly', () => {
  const validator = newSchemaValidator({ type: 'integer', multipleOf: 2 });
  assert.equal(validator.validate(9007199254740993n).length, 1);
  assert.equal(validator.validate(9007199254740994n).length, 0);
});

test('hostile input: fields named __proto__ are fields', () => {
  const object = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}') as object;
  const schema = {
    type: 'object',
    properties: JSON.parse('{"__proto__":{"type":"object","properties":{"a":{"default":1}}}}') as Record<
      string,
      JSONSchemaProps
    >,
  };
  const { object: pruned, unknownFields } = prune(object, schema);
  assert.deepEqual(unknownFields, ['__proto__.polluted', 'constructor']);
  assert.equal(JSON.stringify(applyDefaults(pruned, schema)), '{"__proto__":{"a":1}}');
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  assert.deepEqual(
    newSchemaValidator(schema)
      .validate(JSON.parse('{"__proto__":1}'))
      .map(({ field }) => field),
    ['__proto__'],
  );
});

test('hostile input: deep objects and schemas are refused', () => {
  let object: object = {};
  let schema: JSONSchemaProps = {};
  for (let level = 0; level < 10_000; level++) [object, schema] = [{ a: object }, { properties: { a: schema } }];
  assert.throws(() => newSchemaValidator(schema), { code: 'ERR_NOT_COPYABLE' });
  assert.throws(() => newSchemaValidator({}).validate(object), { code: 'ERR_NOT_COPYABLE' });
  assert.throws(() => prune(object, {}), { code: 'ERR_NOT_COPYABLE' });
});

test('hostile input: patterns that make other engines backtrack', () => {
  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(.*a){20}$', '^(([a-z])+.)+[A-Z]([a-z])+$']) {
    assert.equal(newSchemaValidator({ pattern }).validate(`${'a'.repeat(20_000)}!`).length, 1, pattern);
  }
});

test('hostile input: a match that takes too long is an error, not a pass', () => {
  // Which of 1,000 places an x stood in is another answer at each character.
  const text = Array.from({ length: 20_000 }, (_, at) =>
    (Math.imul(at, 0x9e3779b1) >>> 13) % 3 === 0 ? 'x' : 'y',
  ).join('');
  const [error] = newSchemaValidator({ pattern: 'x[xy]{1000}[xy]{1000}[xy]{1000}z' }).validate(text);
  assert.match(error!.detail, /that takes too long to find out'$/);
});

test('hostile input: comments in e-mail addresses that do not end', () => {
  const validator = newSchemaValidator({ type: 'string', format: 'email' });
  for (const [text, expected] of [
    ['a@b (c)', true],
    ['a@b (c', false],
    ['a@b (', false],
    ['a@b (\\', false],
    ['a@b (c\\', false],
    ['a@b (\\)', false],
    ['a@b (\\))', true],
    ['a@b (\\\\)', true],
    ['a@b ((c)', false],
    ['a@b ((c))', true],
    ['a@b (c) (\\', false],
    ['A <a@b> (\\', false],
    ['A (\\', false],
  ] as const)
    assert.equal(validator.validate(text).length === 0, expected, text);
});

test('hostile input: large enumerations and lists', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => `value${index}`);
  assert.deepEqual(newSchemaValidator({ items: { enum: many }, uniqueItems: true }).validate(many), []);
  assert.equal(newSchemaValidator({ uniqueItems: true }).validate([...many, 'value0']).length, 1);
});

test('a key that an item of a list lacks is not an empty object', () => {
  const schema: JSONSchemaProps = {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['key'],
        items: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
      },
    },
  };
  const duplicates = (items: readonly object[]): string[] =>
    validateListSetsAndMaps(undefined, schema, { items }).map(({ message }) => message);
  assert.deepEqual(duplicates([{ other: 1 }, { key: {} }]), []);
  assert.deepEqual(duplicates([{ other: 1 }, {}]), ['items[1]: Duplicate value: {}']);
});

test('an optional old value has its fields under the names of its schema', () => {
  for (const rule of [
    'oldSelf.orValue(self).__in__',
    'oldSelf.value().__in__',
    'oldSelf.__in__.value()',
    'oldSelf.or(optional.of(self)).value().__in__',
  ]) {
    const resource = customResource(
      new CustomResourceDefinition({
        metadata: { name: 'ws.example.com' },
        spec: {
          group: 'example.com',
          scope: 'Cluster',
          names: { plural: 'ws', kind: 'W' },
          versions: [
            {
              name: 'v1',
              served: true,
              storage: true,
              schema: {
                openAPIV3Schema: {
                  type: 'object',
                  properties: {
                    spec: {
                      type: 'object',
                      properties: { in: { type: 'boolean' } },
                      'x-kubernetes-validations': [{ rule, optionalOldSelf: true }],
                    },
                  },
                },
              },
            },
          ],
        },
      }),
      'v1',
    );
    const object = {
      apiVersion: 'example.com/v1',
      kind: 'W',
      metadata: { name: 'a', resourceVersion: '1', generation: 1 },
      spec: { in: true },
    };
    const old = resource.decode(object, { stored: true }).object!;
    const changed = resource.prepareForUpdate(resource.decode(object).object!, old);
    assert.deepEqual(resource.validateUpdate(changed, old).errors, [], rule);
  }
});

test('a version that the definition has not is an error', () => {
  assert.equal(customResource(definition(), 'v0').version, 'v0');
  assert.throws(() => customResource(definition(), 'v2'), {
    name: 'RangeError',
    message: 'the definition has no version "v2"',
  });
});

test('rules of an object may cost 10,000,000 together', () => {
  assert.equal(OBJECT_BUDGET, 10_000_000);
  const rules = ruleTreeOf({ type: 'integer', 'x-kubernetes-validations': [{ rule: 'self > 1' }] }, false);
  const { remaining } = validateRules(rules, undefined, 2, undefined);
  const cost = OBJECT_BUDGET - remaining;
  assert.ok(cost > 0);
  const errorsWithin = (budget: number): number =>
    validateRules(rules, undefined, 2, undefined, { budget }).errors.length;
  assert.deepEqual([errorsWithin(cost), errorsWithin(cost - 1)], [0, 1]);
});

/** A resource with an embedded one, which has its own in turn. */
function withTemplate(): ReturnType<typeof customResource> {
  const embedded: JSONSchemaProps = {
    type: 'object',
    'x-kubernetes-embedded-resource': true,
    'x-kubernetes-preserve-unknown-fields': true,
  };
  const template: JSONSchemaProps = { ...embedded, properties: { inner: embedded } };
  const schema: JSONSchemaProps = {
    type: 'object',
    properties: {
      template,
      list: { type: 'array', items: embedded },
      map: { type: 'object', additionalProperties: embedded },
    },
  };
  return customResource(definition('Namespaced', { schema: { openAPIV3Schema: schema } }), 'v1');
}

test('of stored objects, metadata that is malformed is dropped field by field, and its unknown fields are', () => {
  const resource = withTemplate();
  const typed = { apiVersion: 'v1', kind: 'Pod' };
  const bad = { name: 'a', labels: 'x', annotations: { a: 1 }, generation: '2', unknown: 1, uid: 'u' };
  const good = { name: 'a', uid: 'u' };
  const template = (metadata: unknown, inner?: unknown): object => ({
    ...typed,
    metadata,
    x: 1,
    ...(inner !== undefined && { inner: { ...typed, metadata: inner } }),
  });
  const stored = (more: object): unknown => resource.decode(widget(more), { stored: true }).object;
  assert.deepEqual(stored({ metadata: bad }), widget({ metadata: { ...good, generation: 1 } }));
  const parts = (metadata: unknown): object => ({
    metadata: { name: 'a', generation: 3 },
    template: template(metadata, metadata),
    list: [template(metadata)],
    map: { m: template(metadata) },
  });
  assert.deepEqual(stored(parts(bad)), widget(parts(good)));
  // What is no metadata at all stays as it is.
  for (const metadata of ['x', [], 1]) assert.deepEqual(stored(parts(metadata)), widget(parts(metadata)));
  const untyped = { apiVersion: 1, kind: null, metadata: bad };
  assert.deepEqual(
    stored({ template: untyped }),
    widget({ metadata: { name: 'a', generation: 1 }, template: { metadata: good } }),
  );
  // Of others, the first one is an error.
  assert.equal(
    resource.decode(widget({ template: template({ labels: 'x' }) })).error?.message,
    'template.metadata: Invalid value: {"labels":"x"}: json: cannot unmarshal string into Go struct field ObjectMeta.labels of type map[string]string',
  );
  assert.equal(
    resource.decode(widget({ template: { kind: 1 } })).error?.message,
    'template.kind: Invalid value: 1: must be a string',
  );
});

test('how numbers in metadata are spelled does not matter', () => {
  const generation = '"metadata":{"generation":1.0}';
  const embedded = `{"apiVersion":"v1","kind":"Pod",${generation},"n":1.0}`;
  const document = new JSONDocument(
    `{"apiVersion":"example.com/v1","kind":"Widget",${generation},"template":${embedded},"list":[${embedded}],"map":{"metadata":${embedded}}}`,
  );
  const given = document.value as Record<string, unknown>;
  const { spellings } = withTemplate().decode(given, { spellings: document.spellings });
  assert.deepEqual(JSON.parse(JSON.stringify(spellings)), {
    template: { n: '1.0' },
    list: { 0: { n: '1.0' } },
    map: { metadata: { n: '1.0' } },
  });
});
