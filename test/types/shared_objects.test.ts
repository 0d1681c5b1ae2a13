// What only reads objects takes those of caches, in which nothing may be changed: this file compiles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { getControllerOf, isControlledBy } from 'kubetyped/apimachinery/apis/meta/v1';
import type { DeepReadonly } from 'kubetyped/client/tools/cache';

const requests = { cpu: '1', memory: '1Gi' };
const nodeSelectorTerms = [{ matchExpressions: [{ key: 'disk', operator: 'In' as const, values: ['ssd'] }] }];
const pod: DeepReadonly<corev1.Pod> = new corev1.Pod({
  metadata: {
    name: 'web',
    ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', uid: 'u', controller: true }],
  },
  spec: {
    priority: 7,
    containers: [{ name: 'web', resources: { requests, limits: requests } }],
    affinity: {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms },
        preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 5, preference: nodeSelectorTerms[0]! }],
      },
    },
    tolerations: [{ key: 'dedicated', operator: 'Exists' }],
  },
});
const node: DeepReadonly<corev1.Node> = new corev1.Node({
  metadata: { name: 'a', labels: { disk: 'ssd' } },
  spec: { taints: [{ key: 'dedicated', effect: 'NoSchedule' }] },
  status: { allocatable: { cpu: '2', memory: '4Gi' } },
});

test('schedulers work with objects of caches', () => {
  const affinity = pod.spec?.affinity?.nodeAffinity;
  const required = affinity?.requiredDuringSchedulingIgnoredDuringExecution;
  assert.deepEqual(corev1.podRequests(pod), requests);
  assert.deepEqual(corev1.podLimits(pod), requests);
  assert.equal(corev1.podRequestTotals(pod).fits(new corev1.ResourceTotals(node.status?.allocatable)), true);
  assert.equal(corev1.getRequiredNodeAffinity(pod).match(node), true);
  assert.equal(corev1.matchNodeSelectorTerms(node, required), true);
  assert.equal(required && corev1.newNodeSelector(required).match(node), true);
  const preferred = affinity?.preferredDuringSchedulingIgnoredDuringExecution;
  assert.equal(corev1.newPreferredSchedulingTerms(preferred).score(node), 5);
  assert.equal(corev1.findMatchingUntoleratedTaint(node.spec?.taints, pod.spec?.tolerations), undefined);
  assert.equal(corev1.podPriority(pod), 7);
});

test('so do questions about owners', () => {
  assert.equal(getControllerOf(pod)?.name, 'web');
  assert.equal(isControlledBy(pod, node), false);
});
