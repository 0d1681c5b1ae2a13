// The rules of one Kind, without those of all others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { checkDeployment } from 'kubetyped/kinds/apps';
import { checkConfigMap } from 'kubetyped/kinds/core';
import { validate, validateAs } from 'kubetyped/validation';

const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web' },
  spec: {
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image: 'nginx' }] } },
  },
};
const texts = (errors: readonly Error[]): string[] => errors.map(({ message }) => message);

test('validateAs says what validate says, of good objects and bad ones', () => {
  const objects = [
    deployment,
    { ...deployment, metadata: { name: 'Web!' } },
    { ...deployment, spec: { ...deployment.spec, replicas: -1, strategy: { type: 'Sometimes' } } },
    { ...deployment, spec: { ...deployment.spec, replicas: 'many' } },
    { ...deployment, spec: { ...deployment.spec, replica: 2 } },
    { apiVersion: 'apps/v1', kind: 'Deployment' },
  ];
  for (const object of objects) {
    const before = JSON.stringify(object);
    assert.deepEqual(texts(validateAs(Deployment, checkDeployment, object)), texts(validate(object)));
    assert.equal(JSON.stringify(object), before);
  }
  assert.deepEqual(validateAs(Deployment, checkDeployment, objects[4]!, { strict: false }), []);
});

test('objects of another Kind, group or version are errors', () => {
  assert.deepEqual(texts(validateAs(ConfigMap, checkConfigMap, deployment)), [
    'apiVersion: Invalid value: "apps/v1": expected v1',
  ]);
  assert.deepEqual(texts(validateAs(ConfigMap, checkConfigMap, { apiVersion: 'v1', kind: 'Secret' })), [
    'kind: Invalid value: "Secret": expected ConfigMap',
  ]);
  assert.deepEqual(texts(validateAs(ConfigMap, checkConfigMap, {})), ['apiVersion: Invalid value: null: expected v1']);
});
