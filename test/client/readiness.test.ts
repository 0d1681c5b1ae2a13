// When objects count as ready.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readiness } from 'kubetyped/client/tools/watch';

const when = (type: string, status = 'True'): object => ({ conditions: [{ type, status }] });

for (const [expected, object] of [
  ['waiting', undefined],
  ['ready', { apiVersion: 'v1', kind: 'ConfigMap' }],
  ['waiting', { apiVersion: 'v1', kind: 'Pod', status: { phase: 'Running' } }],
  ['ready', { apiVersion: 'v1', kind: 'Pod', status: { phase: 'Running', ...when('Ready') } }],
  ['ready', { apiVersion: 'v1', kind: 'Pod', status: { phase: 'Succeeded', ...when('Ready', 'False') } }],
  ['failed', { apiVersion: 'v1', kind: 'Pod', status: { phase: 'Failed' } }],
  ['waiting', { apiVersion: 'v1', kind: 'PersistentVolumeClaim', status: { phase: 'Pending' } }],
  ['ready', { apiVersion: 'v1', kind: 'PersistentVolumeClaim', status: { phase: 'Bound' } }],
  ['waiting', { apiVersion: 'batch/v1', kind: 'Job', status: {} }],
  ['ready', { apiVersion: 'batch/v1', kind: 'Job', status: when('Complete') }],
  ['failed', { apiVersion: 'batch/v1', kind: 'Job', status: when('Failed') }],
  [
    'waiting',
    { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { generation: 2 }, status: { observedGeneration: 1 } },
  ],
  [
    'ready',
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { generation: 2 },
      spec: { replicas: 2 },
      status: { observedGeneration: 2, replicas: 2, updatedReplicas: 2, availableReplicas: 2 },
    },
  ],
  ['waiting', { apiVersion: 'apps/v1', kind: 'StatefulSet', status: { updatedReplicas: 1, readyReplicas: 0 } }],
  ['ready', { apiVersion: 'apps/v1', kind: 'StatefulSet', status: { updatedReplicas: 1, readyReplicas: 1 } }],
  ['waiting', { apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: { generation: 1 } }],
  ['waiting', { apiVersion: 'apps/v1', kind: 'StatefulSet' }],
  ['ready', { apiVersion: 'apps/v1', kind: 'StatefulSet', spec: { replicas: 0 } }],
  ['waiting', { apiVersion: 'apps/v1', kind: 'DaemonSet', status: { desiredNumberScheduled: 1 } }],
  [
    'ready',
    {
      apiVersion: 'apps/v1',
      kind: 'DaemonSet',
      status: { desiredNumberScheduled: 1, updatedNumberScheduled: 1, numberAvailable: 1 },
    },
  ],
  ['waiting', { apiVersion: 'example.com/v1', kind: 'Foo', status: when('Ready', 'False') }],
  ['ready', { apiVersion: 'example.com/v1', kind: 'Foo', status: when('Available') }],
  ['ready', { apiVersion: 'example.com/v1', kind: 'Pod', status: { phase: 'Failed' } }],
  ['ready', { apiVersion: 'example.com/v1', kind: 'constructor' }],
  ['waiting', { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' }],
] as const)
  test(`${expected}: ${JSON.stringify(object)}`, () => assert.equal(readiness(object), expected));
