import type { KindClass } from '#apimachinery/runtime/kind_class';
import { validateUpdate } from '../../validation/index.ts';
import { allBut } from '../resources/default_strategy.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { certificateStatusStrategy } from './certificate_strategies.ts';
import { keepTemplateGeneration } from './daemon_set_hooks.ts';
import { keepAllBut, keepMetadata } from './kept_fields.ts';
import { podStatusStrategy } from './pod_subresource_strategies.ts';
import { prepareVolumeStatus } from './volume_hooks.ts';

/** Kinds whose status is written without their metadata. With others it goes along: labels, annotations and finalizers. */
const KEEP_METADATA: readonly string[] = [
  'admissionregistration.k8s.io/v1 ValidatingAdmissionPolicy',
  'flowcontrol.apiserver.k8s.io/v1 FlowSchema',
  'flowcontrol.apiserver.k8s.io/v1 PriorityLevelConfiguration',
  'networking.k8s.io/v1 ServiceCIDR',
  'resource.k8s.io/v1 ResourceClaim',
  'storage.k8s.io/v1 VolumeAttachment',
];

/** What happens to the status of some Kinds besides. */
const PREPARE: Readonly<Record<string, (object: APIObject, old: APIObject) => void>> = {
  'v1 PersistentVolume': prepareVolumeStatus,
  'apps/v1 DaemonSet': keepTemplateGeneration,
};

/** How the status of a built-in Kind is written: the spec stays, and the metadata of some. */
export function builtInStatusStrategy(type: KindClass, main: Strategy): Strategy {
  const name = `${type.apiVersion} ${type.kind}`;
  const { allowUnconditionalUpdate = true } = main;
  if (name === 'v1 Pod') return podStatusStrategy;
  if (name === 'certificates.k8s.io/v1 CertificateSigningRequest') return certificateStatusStrategy;
  const keepsMetadata = KEEP_METADATA.includes(name);
  const keepsLabels = name === 'apps/v1 Deployment';
  return {
    allowUnconditionalUpdate,
    resetFields: allBut('spec', ...(keepsMetadata ? ['metadata'] : keepsLabels ? ['metadata.labels'] : [])),
    prepareForUpdate(object, old) {
      keepAllBut(object, old, 'status');
      if (keepsMetadata) keepMetadata(object, old);
      if (keepsLabels) keepMetadata(object, old, ['labels']);
      PREPARE[name]?.(object, old);
    },
    validateUpdate: (object, old) => validateUpdate(type, object, old, { subresource: 'status' }),
  };
}
