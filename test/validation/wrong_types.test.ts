// A value of the wrong type does not hide what else is wrong, and causes no errors in other fields.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { checkDeployment } from 'kubetyped/kinds/apps';
import { validate, validateAs } from 'kubetyped/validation';
import { valueAt } from '#engine/json/untyped';

function deployment(pod: object, spec: object = {}): object {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web' },
    spec: {
      selector: { matchLabels: { app: 'web' } },
      template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image: 'a' }], ...pod } },
      ...spec,
    },
  };
}

const fields = (object: object): string[] => validate(object).map(({ type, field }) => `${field} ${type}`);
const typed = 'FieldValueTypeInvalid';

test('all that is well typed is judged, and the wrong value is in the error', () => {
  const object = deployment({ containers: [{ name: 'A', image: '', tty: 'yes' }] }, { replicas: '3', paused: 'no' });
  const expected = [
    `spec.replicas ${typed}`,
    `spec.template.spec.containers[0].tty ${typed}`,
    `spec.paused ${typed}`,
    'spec.template.spec.containers[0].name FieldValueInvalid',
    'spec.template.spec.containers[0].image FieldValueRequired',
  ];
  assert.deepEqual(fields(object).sort(), expected.sort());
  assert.deepEqual(validateAs(Deployment, checkDeployment, object), validate(object));
  assert.equal(validate(object).find(({ field }) => field === 'spec.replicas')?.badValue, '3');
});

test('what was meant is taken for others to refer to', () => {
  const labels = deployment(
    {},
    { template: { metadata: { labels: { app: true } }, spec: { containers: [{ name: 'a', image: 'a' }] } } },
  );
  assert.deepEqual(fields(labels), [
    `spec.template.metadata.labels.app ${typed}`,
    'spec.template.metadata.labels FieldValueInvalid',
  ]);
  const matching = deployment(
    {},
    {
      selector: { matchLabels: { app: 1 } },
      template: { metadata: { labels: { app: 1 } }, spec: { containers: [{ name: 'a', image: 'a' }] } },
    },
  );
  assert.deepEqual(fields(matching), [
    `spec.selector.matchLabels.app ${typed}`,
    `spec.template.metadata.labels.app ${typed}`,
  ]);
});

test('what had to be left out is no reason for other errors', () => {
  for (const [pod, field] of [
    [{ containers: 'web' }, 'spec.template.spec.containers'],
    [{ containers: ['web'] }, 'spec.template.spec.containers[0]'],
    [
      {
        volumes: [{ name: {}, emptyDir: {} }],
        containers: [{ name: 'a', image: 'a', volumeMounts: [{ name: 'v', mountPath: '/a' }] }],
      },
      'spec.template.spec.volumes[0].name',
    ],
    [
      { containers: [{ name: 'a', image: 'a', ports: [{ containerPort: 'http' }] }] },
      'spec.template.spec.containers[0].ports[0].containerPort',
    ],
    [
      {
        containers: [{ name: 'a', image: 'a', resources: { requests: { memory: '2Gi' }, limits: { memory: '1 GB' } } }],
      },
      'spec.template.spec.containers[0].resources.limits.memory',
    ],
  ] as const)
    assert.deepEqual(fields(deployment(pod)), [`${field} ${typed}`]);
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec: { ports: [{ port: 'x' }] } };
  assert.deepEqual(fields(service), [`spec.ports[0].port ${typed}`]);
  for (const metadata of ['a', [], 1, { name: [] }, { labels: 'a', name: 'b' }])
    assert.equal(fields({ ...service, metadata, spec: { ports: [{ port: 80 }] } }).length, 1, JSON.stringify(metadata));
});

test('what is mended is the object alone, whatever its keys are', () => {
  const before = [Object, Object.prototype, Array.prototype].map((each) => Reflect.ownKeys(each));
  for (const key of ['__proto__', 'constructor', 'toString']) {
    // What is left out takes its list along, and with it the places of later faults.
    const name = JSON.stringify(key);
    const allOf = `[5, {"properties": {${name}: {"default": 1, "name": 5, "title": 5, "length": 5}}}]`;
    const schema: unknown = JSON.parse(`{"type": "object", "allOf": ${allOf}}`);
    const versions = [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }];
    const definition = {
      ...{ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name: 'as.b.c' } },
      spec: { group: 'b.c', scope: 'Namespaced', names: { plural: 'as', kind: 'A' }, versions },
    };
    assert(
      fields(definition).some((each) => each.endsWith(`properties.${key}.title ${typed}`)),
      key,
    );
    // A map of texts, in which the key itself has the wrong type.
    const labels: unknown = JSON.parse(`{${name}: {"a": 1}}`);
    const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a', labels }, spec: { ports: [{}] } };
    assert.deepEqual(fields(service).sort()[0], `metadata.labels.${key} ${typed}`);
  }
  for (const keys of [['constructor', 'name'], ['a', '__proto__'], ['a', 'length'], ['toString']])
    assert.equal(valueAt({ a: 'text' }, keys), undefined, keys.join());
  assert.deepEqual(
    [Object, Object.prototype, Array.prototype].map((each) => Reflect.ownKeys(each)),
    before,
  );
});
