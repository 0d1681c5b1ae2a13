import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeAll } from 'kubetyped';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Service } from 'kubetyped/api/core/v1';
import { PodDisruptionBudget } from 'kubetyped/api/policy/v1';
import { environments } from '../src/environments.ts';
import { manifestsOf } from '../src/manifests.ts';

for (const [name, app] of Object.entries(environments)) {
  test(`${name}: the manifests are what the code gives`, () => {
    const written = readFileSync(new URL(`../../manifests/${name}.yaml`, import.meta.url), 'utf8');
    assert.equal(written, manifestsOf(app), 'npm start writes them');
  });

  test(`${name}: every object is in the namespace, and the Service finds the Pods`, () => {
    const objects = decodeAll([ConfigMap, Deployment, PodDisruptionBudget, Service], manifestsOf(app));
    for (const object of objects) {
      assert.equal(object.metadata.namespace, `web-${name}`);
      // The union narrows by kind.
      if (object.kind === 'Service') assert.deepEqual(object.spec?.selector, app.web.spec.template.metadata?.labels);
    }
  });
}

test('in production there are several replicas, of one image', () => {
  const { web, budget } = environments['production'] ?? assert.fail('there is no production');
  assert.ok((web.spec.replicas ?? 1) > 1 && budget !== undefined);
  for (const { image } of web.spec.template.spec?.containers ?? []) assert.doesNotMatch(image ?? '', /:latest$/);
});
