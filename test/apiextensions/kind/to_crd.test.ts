import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  conditionsSchema,
  crdDrift,
  defineKind,
  toCRD,
  validateCustomResourceDefinition,
} from 'kubetyped/apiextensions';

const parts = {
  group: 'example.com',
  kind: 'Widget',
  shortNames: ['wi'],
  categories: ['all'],
  subresources: {
    status: {},
    scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' },
  },
} as const;
const Widget = defineKind({
  ...parts,
  version: 'v1',
  additionalPrinterColumns: [{ name: 'Replicas', type: 'integer', jsonPath: '.spec.replicas' }],
  selectableFields: [{ jsonPath: '.spec.color' }],
  schema: {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        properties: {
          color: { type: 'string', enum: ['red', 'blue'] },
          replicas: { type: 'integer', format: 'int32', default: 1 },
        },
        'x-kubernetes-validations': [{ rule: 'self.replicas >= 0' }],
      },
      status: { type: 'object', properties: { replicas: { type: 'integer' }, conditions: conditionsSchema } },
    },
  },
});
const Old = defineKind({
  ...parts,
  version: 'v1beta1',
  deprecated: true,
  schema: {
    type: 'object',
    properties: {
      spec: { type: 'object', properties: { replicas: { type: 'integer' } } },
      status: { type: 'object', properties: { replicas: { type: 'integer' } } },
    },
  },
});

test('a Kind gives the definition that a server takes', () => {
  const crd = toCRD([Widget, Old], { labels: { app: 'widgets' } });
  assert.deepEqual(validateCustomResourceDefinition(crd).errors, []);
  const { metadata, spec } = crd;
  assert.deepEqual(metadata, { name: 'widgets.example.com', labels: { app: 'widgets' } });
  assert.deepEqual(spec.names, {
    plural: 'widgets',
    singular: 'widget',
    kind: 'Widget',
    listKind: 'WidgetList',
    shortNames: ['wi'],
    categories: ['all'],
  });
  assert.deepEqual(
    spec.versions.map(({ name, served, storage, deprecated }) => [name, served, storage, deprecated]),
    [
      ['v1', true, true, undefined],
      ['v1beta1', true, false, true],
    ],
  );
  assert.equal(spec.scope, 'Namespaced');
  assert.deepEqual(spec.versions[0]!.selectableFields, [{ jsonPath: '.spec.color' }]);
  assert.equal(toCRD([Widget, Old], { storage: 'v1beta1' }).spec.versions[1]!.storage, true);
  // Changing it leaves the Kind as it is.
  delete spec.versions[0]!.schema!.openAPIV3Schema!.properties;
  assert.notEqual(toCRD(Widget).spec.versions[0]!.schema!.openAPIV3Schema!.properties, undefined);
});

test('what no server would take is refused, with every reason', () => {
  const Wrong = defineKind({
    group: 'example.com',
    version: 'v1',
    kind: 'Wrong',
    plural: 'Wrongs',
    schema: { type: 'object', properties: { spec: { properties: { a: { type: 'string' } } } } },
  });
  assert.throws(() => toCRD(Wrong), {
    code: 'ERR_KIND_DEFINITION',
    message: /spec\.names\.plural.*properties\[spec\]\.type: Required value/,
  });
  const Rule = defineKind({
    group: 'example.com',
    version: 'v1',
    kind: 'Rule',
    schema: { type: 'object', 'x-kubernetes-validations': [{ rule: 'self.nope > 1' }] },
  });
  assert.throws(() => toCRD(Rule), { code: 'ERR_KIND_DEFINITION', message: /undefined field 'nope'/ });
  assert.throws(() => toCRD([]), { code: 'ERR_KIND_DEFINITION', message: /no version/ });
  assert.throws(() => toCRD(Widget, { storage: 'v2' }), { message: /no version v2/ });
  const Cluster = defineKind({ ...parts, version: 'v2', namespaced: false, schema: { type: 'object' } });
  assert.throws(() => toCRD([Widget, Cluster]), { message: /namespaced: true in v1, false in v2/ });
});

test('drift is what differs, but for what servers fill in', () => {
  const stored = toCRD([Widget, Old]);
  assert.deepEqual(crdDrift(stored, [Widget, Old]), []);
  delete stored.spec.names.singular;
  delete stored.spec.names.listKind;
  stored.spec.conversion = { strategy: 'None' };
  stored.status = { conditions: [], storedVersions: ['v1'] };
  assert.deepEqual(crdDrift(stored, [Widget, Old]), []);
  stored.spec.names.shortNames = ['wd'];
  stored.spec.versions[0]!.schema!.openAPIV3Schema!.properties!['spec']!.properties!['replicas']!.default = 2;
  assert.deepEqual(
    crdDrift(stored, Widget).map(({ op, path }) => `${op} ${path}`),
    [
      'changed spec.names.shortNames[0]',
      'changed spec.versions[name=v1].schema.openAPIV3Schema.properties.spec.properties.replicas.default',
      'removed spec.versions[name=v1beta1]',
    ],
  );
});
