import {
  VolumeNodeAffinity as affinityType,
  type NodeSelectorRequirement,
  type PersistentVolumeSpec,
  PersistentVolumeSpec as specType,
  type VolumeNodeAffinity,
} from '#api/core/v1/zz_generated.structs';
import type { PersistentVolume } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { label, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkPositiveQuantity, quantityOf, wholeOf } from '#src/validation/checks/quantities';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkAccessModes, VOLUME_MODES } from '../persistent_volume_claim/spec_validation.ts';
import { checkNodeSelector } from '../pod_spec/node_selectors.ts';
import * as storage from '../pod_spec/volume_sources.ts';
import { sorted } from '../resources/resource_requirements.ts';

export function checkPersistentVolume(faults: Faults, { metadata, spec }: PersistentVolume): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkSpec(faults, newPath('spec'), spec ?? ({} as PersistentVolumeSpec), metadata.name ?? '');
  if (metadata.annotations?.[MOUNT_OPTIONS] !== undefined && !MOUNTED_WITH_OPTIONS.some((name) => spec?.[name]))
    faults.forbidden(
      newPath('metadata', 'annotations', MOUNT_OPTIONS),
      'may not specify mount options for this volume type',
    );
}

/** Where options to mount with were, before volumes had a field for them. */
export const MOUNT_OPTIONS = 'volume.beta.kubernetes.io/mount-options';

/** Sources of volumes that may have options there. */
const MOUNTED_WITH_OPTIONS = [
  'gcePersistentDisk',
  'awsElasticBlockStore',
  'glusterfs',
  'nfs',
  'rbd',
  'quobyte',
  'iscsi',
  'cinder',
  'cephfs',
  'azureFile',
  'vsphereVolume',
  'azureDisk',
  'photonPersistentDisk',
] as const satisfies readonly (keyof PersistentVolumeSpec)[];

function checkSpec(faults: Faults, path: Path, spec: PersistentVolumeSpec, name: string): void {
  const { capacity = {}, storageClassName, volumeAttributesClassName: attributesClass, nodeAffinity } = spec;
  const reclaim = spec.persistentVolumeReclaimPolicy || 'Retain';
  checkAccessModes(faults, path.child('accessModes'), spec.accessModes ?? []);
  checkCapacity(faults, path.child('capacity'), capacity);
  faults.oneOf(path.child('persistentVolumeReclaimPolicy'), reclaim, ['Delete', 'Recycle', 'Retain']);
  if (nodeAffinity !== undefined) {
    const at = path.child('nodeAffinity', 'required');
    if (nodeAffinity.required === undefined) faults.required(at, 'must specify required node constraints');
    else checkNodeSelector(faults, at, nodeAffinity.required);
  }
  checkSource(faults, path, spec, name);
  if (reclaim === 'Recycle' && spec.hostPath !== undefined && isRoot(spec.hostPath.path ?? '')) {
    faults.forbidden(path.child('persistentVolumeReclaimPolicy'), "may not be 'recycle' for a hostPath mount of '/'");
  }
  if (storageClassName) faults.each(path.child('storageClassName'), storageClassName, subdomain(storageClassName));
  faults.oneOf(path.child('volumeMode'), spec.volumeMode, VOLUME_MODES);
  if (attributesClass === undefined) return;
  faults.named(path.child('volumeAttributesClassName'), attributesClass, subdomain, 'an empty string is disallowed');
  if (spec.csi === undefined)
    faults.required(path.child('csi'), 'has to be specified when using volumeAttributesClassName');
}

function checkCapacity(faults: Faults, path: Path, capacity: NonNullable<PersistentVolumeSpec['capacity']>): void {
  const names = Object.keys(capacity);
  if (names.length === 0) faults.required(path);
  if (!names.includes('storage') || names.length > 1) faults.unsupported(path, capacity, ['storage']);
  for (const [name, value] of sorted(capacity)) {
    const amount = quantityOf(value);
    if (amount.sign() < 0) faults.invalid(path.key(name), wholeOf(amount), 'must be a valid resource quantity');
    checkPositiveQuantity(faults, path.key(name), amount);
  }
}

function isRoot(target: string): boolean {
  const parts: string[] = [];
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return target.startsWith('/') && parts.length === 0;
}

type Source = Exclude<
  keyof PersistentVolumeSpec,
  'capacity' | 'accessModes' | 'claimRef' | 'mountOptions' | 'nodeAffinity'
>;

/** The kinds of volumes, in the order in which the first one counts, and the names that Go has for them. */
const SOURCES: readonly (readonly [name: Source, place?: string, placeOfSecond?: string])[] = [
  ['hostPath'],
  ['gcePersistentDisk', 'persistentDisk', 'gcePersistentDisk'],
  ['awsElasticBlockStore'],
  ['glusterfs'],
  ['flocker'],
  ['nfs'],
  ['rbd'],
  ['quobyte'],
  ['cephfs', 'cephfs', 'cephFS'],
  ['iscsi'],
  ['cinder'],
  ['fc'],
  ['flexVolume'],
  ['azureFile'],
  ['vsphereVolume'],
  ['photonPersistentDisk'],
  ['portworxVolume'],
  ['azureDisk'],
  ['scaleIO'],
  ['local'],
  ['storageos'],
  ['csi'],
];

function checkSource(faults: Faults, path: Path, spec: PersistentVolumeSpec, volumeName: string): void {
  let found = false;
  for (const [name, place = name, placeOfSecond = name] of SOURCES) {
    if (spec[name] === undefined) continue;
    if (found && name !== 'flexVolume')
      faults.forbidden(path.child(placeOfSecond), 'may not specify more than 1 volume type');
    else checkOne(faults, path.child(place), name, spec, volumeName);
    if (!found && name === 'local' && spec.nodeAffinity === undefined) {
      faults.required(path.child('nodeAffinity'), 'Local volume requires node affinity');
    }
    found = true;
  }
  if (!found) faults.required(path, 'must specify a volume type');
}

function checkOne(faults: Faults, path: Path, name: Source, spec: PersistentVolumeSpec, volumeName: string): void {
  switch (name) {
    case 'hostPath':
      return storage.checkHostPath(faults, path, spec.hostPath!);
    case 'gcePersistentDisk':
      return storage.checkGCEPersistentDisk(faults, path, spec.gcePersistentDisk!);
    case 'awsElasticBlockStore':
      return storage.checkAWSElasticBlockStore(faults, path, spec.awsElasticBlockStore!);
    case 'glusterfs': {
      const { endpointsNamespace: namespace } = spec.glusterfs!;
      storage.checkGlusterfs(faults, path, spec.glusterfs!);
      if (namespace === undefined) return undefined;
      const detail = 'if the endpointnamespace is set, it must be a valid namespace name';
      return faults.each(path.child('endpointsNamespace'), namespace, namespace === '' ? [detail] : label(namespace));
    }
    case 'flocker':
      return storage.checkFlocker(faults, path, spec.flocker!);
    case 'nfs':
      return storage.checkNFS(faults, path, spec.nfs!);
    case 'rbd':
      return storage.checkRBD(faults, path, spec.rbd!);
    case 'quobyte':
      return storage.checkQuobyte(faults, path, spec.quobyte!);
    case 'cephfs':
      return storage.checkCephFS(faults, path, spec.cephfs!);
    case 'iscsi':
      return storage.checkISCSIPersistent(faults, path, spec.iscsi!, volumeName);
    case 'cinder':
      storage.checkCinder(faults, path, spec.cinder!);
      return demandNamespace(faults, path, spec.cinder!.secretRef);
    case 'fc':
      return storage.checkFC(faults, path, spec.fc!);
    case 'flexVolume':
      return storage.checkFlexVolume(faults, path, spec.flexVolume!);
    case 'azureFile':
      return storage.checkAzureFile(faults, path, spec.azureFile!);
    case 'vsphereVolume':
      return faults.present(path.child('volumePath'), spec.vsphereVolume!.volumePath);
    case 'photonPersistentDisk':
      return faults.present(path.child('pdID'), spec.photonPersistentDisk!.pdID);
    case 'portworxVolume':
      return faults.present(path.child('volumeID'), spec.portworxVolume!.volumeID);
    case 'azureDisk':
      return storage.checkAzureDisk(faults, path, spec.azureDisk!);
    case 'scaleIO':
      return storage.checkScaleIO(faults, path, spec.scaleIO!);
    case 'local':
      return storage.checkLocal(faults, path, spec.local!);
    case 'storageos':
      storage.checkStorageOS(faults, path, spec.storageos!);
      return demandNamespace(faults, path, spec.storageos!.secretRef);
    default:
      return checkCSI(faults, path, spec.csi!);
  }
}

/** A volume is in no namespace: its secret is in one that must be named. */
function demandNamespace(faults: Faults, path: Path, secret: { readonly namespace?: string } | undefined): void {
  if (secret !== undefined) faults.present(path.child('secretRef', 'namespace'), secret.namespace);
}

const CSI_SECRETS = [
  'controllerPublishSecretRef',
  'controllerExpandSecretRef',
  'nodePublishSecretRef',
  'nodeExpandSecretRef',
] as const;

function checkCSI(faults: Faults, path: Path, source: NonNullable<PersistentVolumeSpec['csi']>): void {
  storage.checkCSIDriverName(faults, path.child('driver'), source.driver);
  faults.present(path.child('volumeHandle'), source.volumeHandle);
  for (const name of CSI_SECRETS) {
    const secret = source[name];
    if (secret !== undefined) storage.checkSecretReference(faults, path.child(name), secret);
  }
}

const IMMUTABLE = 'field is immutable';

/**
 * What an update of a PersistentVolume may not change. Mirrors `ValidatePersistentVolumeUpdate` of kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
function checkPersistentVolumeUpdate(faults: Faults, { spec }: PersistentVolume, old: PersistentVolume): void {
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

export const persistentVolumeUpdateValidation: UpdateValidation<PersistentVolume> = {
  update: checkPersistentVolumeUpdate,
};
