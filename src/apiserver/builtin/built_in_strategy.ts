import { encodeBase64 } from '#engine/text/base64';
import { toUTF8 } from '#engine/text/utf8';
import type { Secret } from '#api/core/v1/zz_generated.types';
import type { Job } from '#api/batch/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { setDefaults } from '../../defaults/index.ts';
import { validateUpdate, validateVerified } from '../../validation/index.ts';
import { defaultStrategy } from '../resources/default_strategy.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { daemonSetHooks } from './daemon_set_hooks.ts';
import { certificateHooks } from './certificate_strategies.ts';
import { convertNode, convertPod } from './conversions.ts';
import { countedChanges } from './generations.ts';
import { podHooks } from './pod_strategy.ts';
import { serviceHooks } from './service_hooks.ts';
import { claimHooks, prepareVolume } from './volume_hooks.ts';

/** Kinds whose objects a PUT creates where there is none. */
const CREATED_BY_UPDATE: readonly string[] = [
  'v1 Endpoints',
  'v1 Event',
  'v1 LimitRange',
  'v1 Service',
  'coordination.k8s.io/v1 Lease',
  'events.k8s.io/v1 Event',
  'node.k8s.io/v1 RuntimeClass',
  'rbac.authorization.k8s.io/v1 ClusterRole',
  'rbac.authorization.k8s.io/v1 ClusterRoleBinding',
  'rbac.authorization.k8s.io/v1 Role',
  'rbac.authorization.k8s.io/v1 RoleBinding',
];

/** Kinds whose objects are replaced only by who says which version. */
const CONDITIONAL: readonly RegExp[] = [
  /^admissionregistration\.k8s\.io\/v1 /,
  /^coordination\.k8s\.io\/v1 Lease$/,
  /^node\.k8s\.io\/v1 RuntimeClass$/,
  /^policy\/v1 PodDisruptionBudget$/,
  /^storage\.k8s\.io\/v1 (?:CSIDriver|CSINode|CSIStorageCapacity|VolumeAttachment)$/,
];

/** What is special about some Kinds. */
const HOOKS: Readonly<Record<string, Strategy>> = {
  'v1 Node': { prepareForCreate: () => undefined },
  'v1 PersistentVolume': { prepareForCreate: prepareVolume },
  'v1 PersistentVolumeClaim': claimHooks,
  'v1 Pod': podHooks,
  'v1 Service': serviceHooks,
  'apps/v1 DaemonSet': daemonSetHooks,
  'batch/v1 Job': { canonicalize: generateSelector },
  'certificates.k8s.io/v1 CertificateSigningRequest': certificateHooks,
  // The first of its generations is none.
  'storage.k8s.io/v1 CSIDriver': { prepareForCreate: () => undefined },
};

/**
 * What kube-apiserver knows of a built-in Kind, as far as `setDefaults` and `validate` know it: defaults, what is refused, and
 * what never changes; new Pods and volumes are `Pending`, and Jobs get their selector.
 * @param hasStatus whether there is a subresource `status`
 */
export function builtInStrategy(type: KindClass, hasStatus: boolean): Strategy {
  const name = `${type.apiVersion} ${type.kind}`;
  return {
    ...defaultStrategy(hasStatus, countedChanges(type)),
    default(object) {
      if (name === 'v1 Secret') takeStringData(object);
      if (name === 'v1 Pod') convertPod(object);
      if (name === 'v1 Node') convertNode(object);
      setDefaults(object, type);
    },
    validate: (object) => validateVerified(type, object),
    validateUpdate: (object, old) => validateUpdate(type, object, old),
    allowCreateOnUpdate: CREATED_BY_UPDATE.includes(name),
    allowUnconditionalUpdate: !CONDITIONAL.some((pattern) => pattern.test(name)),
    ...HOOKS[name],
  };
}

/** Text of a Secret is written, never stored. */
function takeStringData(object: APIObject & Pick<Secret, 'data' | 'stringData'>): void {
  const { stringData } = object;
  if (stringData === undefined) return;
  const data = Object.entries(stringData).map(([key, text]) => [key, encodeBase64(toUTF8(text))]);
  object.data = { ...object.data, ...Object.fromEntries(data) };
  delete object.stringData;
}

/** The labels by which a Job finds its Pods. Mirrors Go's `generateSelector` of the strategy of Jobs. */
function generateSelector({ metadata, spec }: APIObject & Pick<Job, 'spec'>): void {
  if (spec === undefined || spec.manualSelector === true) return;
  const { name = '', uid = '' } = metadata;
  const template = (spec.template.metadata ??= {});
  template.labels = {
    'job-name': name,
    'batch.kubernetes.io/job-name': name,
    'controller-uid': uid,
    'batch.kubernetes.io/controller-uid': uid,
    ...template.labels,
  };
  spec.selector = {
    ...spec.selector,
    matchLabels: { 'batch.kubernetes.io/controller-uid': uid, ...spec.selector?.matchLabels },
  };
  // The default of a Job without labels.
  if (Object.keys(metadata.labels ?? {}).length === 0) metadata.labels = { ...template.labels };
}
