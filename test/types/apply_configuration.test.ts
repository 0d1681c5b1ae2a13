import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { type ApplyConfiguration, extract } from 'kubetyped/apimachinery/util/managedfields';

// What the compiler must accept and refuse of what is applied. Nothing here is called but the last function.

export function accepted(): ApplyConfiguration<appsv1.Deployment> {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', labels: { app: 'web' }, ownerReferences: [{ uid: 'u' }] },
    spec: {
      replicas: 3,
      strategy: { type: 'Recreate' },
      template: {
        spec: {
          // A container has a name; ports go by two fields, one of which has a default.
          containers: [
            {
              name: 'web',
              image: 'nginx:1.27',
              ports: [{ containerPort: 80 }],
              env: [{ name: 'A' }],
              volumeMounts: [{ mountPath: '/data' }],
            },
          ],
          tolerations: [{ key: 'x' }],
          topologySpreadConstraints: [{ topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule' }],
        },
      },
    },
    status: { conditions: [{ type: 'Available' }] },
  };
}

export function everythingIsOptional(): ApplyConfiguration<corev1.Pod> {
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' } };
}

export function refused(): unknown[] {
  const spec = { containers: [{ name: 'a' }] };
  return [
    // @ts-expect-error -- no apiVersion
    { kind: 'Pod', metadata: { name: 'x' }, spec } satisfies ApplyConfiguration<corev1.Pod>,
    // @ts-expect-error -- no kind
    { apiVersion: 'v1', metadata: { name: 'x' }, spec } satisfies ApplyConfiguration<corev1.Pod>,
    // @ts-expect-error -- no metadata
    { apiVersion: 'v1', kind: 'Pod', spec } satisfies ApplyConfiguration<corev1.Pod>,
    // @ts-expect-error -- no name
    { apiVersion: 'v1', kind: 'Pod', metadata: { namespace: 'x' }, spec } satisfies ApplyConfiguration<corev1.Pod>,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      // @ts-expect-error -- managedFields may not be applied
      metadata: { name: 'x', managedFields: [] },
    } satisfies ApplyConfiguration<corev1.Pod>,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'x' },
      // @ts-expect-error -- a container without a name
      spec: { containers: [{ image: 'nginx' }] },
    } satisfies ApplyConfiguration<corev1.Pod>,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'x' },
      // @ts-expect-error -- a port without its number
      spec: { containers: [{ name: 'a', ports: [{ name: 'http' }] }] },
    } satisfies ApplyConfiguration<corev1.Pod>,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'x' },
      // @ts-expect-error -- an unknown field
      spec: { container: [] },
    } satisfies ApplyConfiguration<corev1.Pod>,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'x' },
      // @ts-expect-error -- a field of another type
      spec: { hostNetwork: 'yes' },
    } satisfies ApplyConfiguration<corev1.Pod>,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'x' },
      // @ts-expect-error -- a mount without its path
      spec: { containers: [{ name: 'a', volumeMounts: [{ name: 'v' }] }] },
    } satisfies ApplyConfiguration<corev1.Pod>,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'x' },
      // @ts-expect-error -- a condition without a type
      status: { conditions: [{ status: 'True' }] },
    } satisfies ApplyConfiguration<corev1.Pod>,
  ];
}

export function extracted(pod: corev1.Pod): string | undefined {
  const applied: ApplyConfiguration<corev1.Pod> = extract(corev1.Pod, pod, 'me');
  const name: string = applied.metadata.name;
  // @ts-expect-error -- may be missing
  applied.spec.hostNetwork;
  // @ts-expect-error -- can't be changed
  applied.metadata.name = 'y';
  return applied.spec?.containers?.[0]?.image ?? name;
}

test('what is applied is typed', () => {
  assert.equal(accepted().spec?.template?.spec?.containers?.[0]?.name, 'web');
});
