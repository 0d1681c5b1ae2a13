import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import {
  type NodeSelectorRequirement,
  type PersistentVolumeSpec,
  PersistentVolumeSpec as specType,
  type VolumeNodeAffinity,
  VolumeNodeAffinity as affinityType,
} from '#api/core/v1/zz_generated.structs';
import type { PersistentVolume } from '#api/core/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';

const IMMUTABLE = 'field is immutable';

/**
 * What an update of a PersistentVolume may not change. Mirrors `ValidatePersistentVolumeUpdate` of kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
export function checkPersistentVolumeUpdate(faults: Faults, { spec }: PersistentVolume, old: PersistentVolume): void {
  const before = old.spec;
  if (spec === undefined || before === undefined) return;
  if (!deepEqual(specType, sourceOf(withSecretOnce(spec, before)), sourceOf(before)))
    faults.forbidden(
      newPath('spec', 'persistentvolumesource'),
      'spec.persistentvolumesource is immutable after creation',
    );
  if (spec.volumeMode !== before.volumeMode) faults.invalid(newPath('volumeMode'), spec.volumeMode ?? null, IMMUTABLE);
  if (before.nodeAffinity !== undefined && !isSameButForBetaLabels(spec.nodeAffinity, before.nodeAffinity))
    faults.invalid(
      newPath('nodeAffinity'),
      spec.nodeAffinity ?? null,
      `${IMMUTABLE}, except for updating from beta label to GA`,
    );
  if (before.volumeAttributesClassName !== undefined && spec.volumeAttributesClassName === undefined)
    faults.forbidden(newPath('spec', 'volumeAttributesClassName'), 'update from non-nil value to nil is forbidden');
}

/** Fields of the spec that are not about where the data are. */
const OTHERS = [
  'accessModes',
  'capacity',
  'claimRef',
  'mountOptions',
  'nodeAffinity',
  'persistentVolumeReclaimPolicy',
  'storageClassName',
  'volumeAttributesClassName',
  'volumeMode',
] as const satisfies readonly (keyof PersistentVolumeSpec)[];

function sourceOf(spec: PersistentVolumeSpec): PersistentVolumeSpec {
  const source = { ...spec };
  for (const name of OTHERS) delete source[name];
  return source;
}

/** The secret for expansions may be added. */
function withSecretOnce(spec: PersistentVolumeSpec, old: PersistentVolumeSpec): PersistentVolumeSpec {
  if (spec.csi === undefined || old.csi === undefined || old.csi.controllerExpandSecretRef !== undefined) return spec;
  const { controllerExpandSecretRef: _, ...csi } = spec.csi;
  return { ...spec, csi };
}

/** What labels of nodes are called today, by the names that they had. */
const NAMES_NOW: Readonly<Record<string, string>> = {
  'beta.kubernetes.io/arch': 'kubernetes.io/arch',
  'beta.kubernetes.io/os': 'kubernetes.io/os',
  'failure-domain.beta.kubernetes.io/region': 'topology.kubernetes.io/region',
  'failure-domain.beta.kubernetes.io/zone': 'topology.kubernetes.io/zone',
  'beta.kubernetes.io/instance-type': 'node.kubernetes.io/instance-type',
};

function isSameButForBetaLabels(now: VolumeNodeAffinity | undefined, old: VolumeNodeAffinity): boolean {
  const terms = now?.required?.nodeSelectorTerms ?? [];
  const renamed = (old.required?.nodeSelectorTerms ?? []).map((term, index) => ({
    ...term,
    ...(term.matchExpressions && {
      matchExpressions: term.matchExpressions.map((each, at) => renamedAs(each, terms[index]?.matchExpressions?.[at])),
    }),
  }));
  const before = { ...old, ...(old.required && { required: { ...old.required, nodeSelectorTerms: renamed } }) };
  return now !== undefined && deepEqual(affinityType, now, before);
}

function renamedAs(old: NodeSelectorRequirement, now: NodeSelectorRequirement | undefined): NodeSelectorRequirement {
  return now !== undefined && NAMES_NOW[old.key] === now.key ? { ...old, key: now.key } : old;
}
