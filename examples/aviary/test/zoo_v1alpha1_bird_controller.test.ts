import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeAll, scheme } from 'kubetyped';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { isStatusConditionTrue } from 'kubetyped/apimachinery/api/meta';
import { mergePatch } from 'kubetyped/client';
import { policyRules } from 'kubetyped/controller';
import { Bird } from '../src/zoo/v1alpha1/bird.ts';
import { newBirdController } from '../src/zoo/v1alpha1/bird_controller.ts';
import { startWorld, until } from './world.ts';

const namespace = 'default';

test('the controller does what a Bird wants', async () => {
  await using world = await startWorld();
  const birds = world.client.resource(Bird, { namespace });
  const spec = { message: 'hello', times: 2 };
  await birds.create(new Bird({ metadata: { name: 'a', namespace }, spec }));
  const says = (said: string): Promise<Bird> =>
    until(said, async () => {
      const found = await birds.get('a');
      return isStatusConditionTrue(found.status?.conditions, 'Ready') && found.status?.said === said && found;
    });
  await says('hello hello');
  await birds.patch('a', mergePatch({ spec: { times: 1 } }));
  await says('hello');
});

test('the controller is allowed what it does, and nothing else', () => {
  const [role] = decodeAll(scheme, readFileSync('manifests/rbac_zoo_v1alpha1_bird.yaml', 'utf8'));
  assert.ok(role instanceof rbacv1.ClusterRole);
  assert.deepEqual(role.rules, policyRules(newBirdController().access));
});
