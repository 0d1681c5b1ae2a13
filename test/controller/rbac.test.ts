// What a controller has to be allowed, as rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as eventsv1 from 'kubetyped/api/events/v1';
import { Controller, NoResourceError, objectsOf, policyRules, watch } from 'kubetyped/controller';

const reconcile = (): void => undefined;

test('a controller lists and watches what it watches, and does what it says', () => {
  const controller = new Controller({
    name: 'web',
    for: objectsOf(corev1.ConfigMap, { namespace: 'default' }),
    owns: [appsv1.StatefulSet, corev1.Service],
    watches: [watch(corev1.Secret, { map: () => [] })],
    reads: [corev1.Node],
    access: [
      { kind: appsv1.StatefulSet, verbs: ['patch', 'create'] },
      { kind: corev1.Service, verbs: ['create', 'patch', 'watch'] },
      { kind: corev1.ConfigMap, verbs: ['patch'], subresource: 'finalizers' },
      { kind: eventsv1.Event, verbs: ['create', 'patch'] },
      { kind: corev1.Pod, verbs: [] },
    ],
    reconcile,
  });
  assert.deepEqual(policyRules(controller.access), [
    { apiGroups: [''], resources: ['configmaps', 'secrets', 'nodes'], verbs: ['list', 'watch'] },
    { apiGroups: ['apps'], resources: ['statefulsets'], verbs: ['list', 'watch', 'create', 'patch'] },
    { apiGroups: [''], resources: ['services'], verbs: ['list', 'watch', 'create', 'patch'] },
    { apiGroups: [''], resources: ['configmaps/finalizers'], verbs: ['patch'] },
    { apiGroups: ['events.k8s.io'], resources: ['events'], verbs: ['create', 'patch'] },
  ]);
});

test('verbs come in one order, and once', () => {
  const rules = policyRules([
    { kind: corev1.Pod, verbs: ['delete', 'get'] },
    { kind: corev1.Node, verbs: ['get'] },
    { kind: corev1.Pod, verbs: ['list'], subresource: 'log' },
    { kind: corev1.Node, verbs: ['delete', 'get'] },
  ]);
  assert.deepEqual(rules, [
    { apiGroups: [''], resources: ['pods', 'nodes'], verbs: ['get', 'delete'] },
    { apiGroups: [''], resources: ['pods/log'], verbs: ['list'] },
  ]);
  assert.deepEqual(policyRules([]), []);
});

test('a Kind without a resource is refused', () => {
  const kind = corev1.PodList;
  assert.throws(() => policyRules([{ kind, verbs: ['get'] }]), new NoResourceError('PodList'));
});
