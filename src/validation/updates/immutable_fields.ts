import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { nestedFieldNoCopy } from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '../checks/faults.ts';

/** Paths of fields that never change, by `apiVersion kind`. */
const IMMUTABLE: Readonly<Record<string, readonly string[]>> = {
  'v1 Secret': ['type'],
  'apps/v1 ControllerRevision': ['data'],
  'apps/v1 DaemonSet': ['spec.selector'],
  'apps/v1 Deployment': ['spec.selector'],
  'apps/v1 ReplicaSet': ['spec.selector'],
  'batch/v1 Job': [
    ...['selector', 'completionMode', 'podFailurePolicy', 'backoffLimitPerIndex', 'managedBy', 'successPolicy'].map(
      (name) => `spec.${name}`,
    ),
  ],
  'discovery.k8s.io/v1 EndpointSlice': ['addressType'],
  'networking.k8s.io/v1 IngressClass': ['spec.controller'],
  'networking.k8s.io/v1 IPAddress': ['spec.parentRef'],
  'node.k8s.io/v1 RuntimeClass': ['handler'],
  'resource.k8s.io/v1 ResourceClaim': ['spec'],
  'resource.k8s.io/v1 ResourceClaimTemplate': ['spec'],
  'resource.k8s.io/v1 ResourceSlice': ['spec.pool.name', 'spec.driver', 'spec.nodeName'],
  'scheduling.k8s.io/v1 PriorityClass': ['preemptionPolicy'],
  'storage.k8s.io/v1 CSIStorageCapacity': ['nodeTopology', 'storageClassName'],
  'storage.k8s.io/v1 StorageClass': ['parameters', 'provisioner', 'reclaimPolicy', 'volumeBindingMode'],
  'storage.k8s.io/v1 VolumeAttachment': ['spec'],
};

/** Those that are texts, which Go never lacks. */
const TEXTS: readonly string[] = [
  'addressType',
  'handler',
  'provisioner',
  'spec.controller',
  'spec.driver',
  'spec.pool.name',
  'storageClassName',
  'type',
];

/** What a StatefulSet may change of its spec. */
const STATEFUL_SET_MAY = [
  'replicas',
  'ordinals',
  'template',
  'updateStrategy',
  'revisionHistoryLimit',
  'persistentVolumeClaimRetentionPolicy',
  'minReadySeconds',
] as const;

type Data = Readonly<Record<string, unknown>>;

/** What an update may not change, with the texts of kube-apiserver. */
export function checkImmutableFields(faults: Faults, type: KindClass, object: object, old: object): void {
  const [now, before]: [Data, Data] = [{ ...object }, { ...old }];
  for (const path of IMMUTABLE[`${type.apiVersion} ${type.kind}`] ?? []) {
    const keys = path.split('.');
    const value = nestedFieldNoCopy(now, ...keys);
    if (!deepEqual(value, nestedFieldNoCopy(before, ...keys)))
      faults.invalid(
        newPath(keys[0]!, ...keys.slice(1)),
        value ?? (TEXTS.includes(path) ? '' : null),
        'field is immutable',
      );
  }
  const has = (...kinds: readonly string[]): boolean => kinds.includes(`${type.apiVersion} ${type.kind}`);
  if (has('v1 ConfigMap', 'v1 Secret') && before['immutable'] === true) checkFrozen(faults, now, before);
  if (has('apps/v1 StatefulSet')) checkStatefulSetSpec(faults, now, before);
  if (has('rbac.authorization.k8s.io/v1 RoleBinding', 'rbac.authorization.k8s.io/v1 ClusterRoleBinding')) {
    // Differs from Go: it prints the names of its internal type, `APIGroup`.
    if (!deepEqual(now['roleRef'], before['roleRef']))
      faults.invalid(newPath('roleRef'), now['roleRef'], 'cannot change roleRef');
  }
  if (has('scheduling.k8s.io/v1 PriorityClass') && (now['value'] ?? 0) !== (before['value'] ?? 0))
    faults.forbidden(newPath('value'), 'may not be changed in an update.');
}

/** A ConfigMap or Secret that is immutable. */
function checkFrozen(faults: Faults, now: Data, before: Data): void {
  const text = 'field is immutable when `immutable` is set';
  if (now['immutable'] !== true) faults.forbidden(newPath('immutable'), text);
  for (const name of ['data', 'binaryData'])
    if (!deepEqual(now[name] ?? {}, before[name] ?? {})) faults.forbidden(newPath(name), text);
}

function checkStatefulSetSpec(faults: Faults, { spec }: Data, { spec: old }: Data): void {
  const fixed = (each: unknown): object => {
    const copy: Record<string, unknown> = { ...(typeof each === 'object' ? each : {}) };
    for (const name of STATEFUL_SET_MAY) delete copy[name];
    return copy;
  };
  if (deepEqual(fixed(spec), fixed(old))) return;
  const names = STATEFUL_SET_MAY.map((name) => `'${name}'`);
  faults.forbidden(
    newPath('spec'),
    `updates to statefulset spec for fields other than ${names.slice(0, -1).join(', ')} and ${names.at(-1)} are forbidden`,
  );
}
