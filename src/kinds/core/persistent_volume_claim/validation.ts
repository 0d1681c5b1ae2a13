import {
  type PersistentVolumeClaimSpec,
  PersistentVolumeClaimSpec as specType,
} from '#api/core/v1/zz_generated.structs';
import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { quantityOf, wholeOf } from '#src/validation/checks/quantities';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkResourceAmount, isNative } from '../resources/resource_names.ts';
import { sorted } from '../resources/resource_requirements.ts';
import { checkPersistentVolumeClaimSpec } from './spec_validation.ts';

export function checkPersistentVolumeClaim(faults: Faults, { metadata, spec }: PersistentVolumeClaim): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkPersistentVolumeClaimSpec(faults, newPath('spec'), spec ?? { accessModes: [], resources: {} });
}

const IMMUTABLE = 'field is immutable';

/** The class of a claim or volume, from before there was a field. */
export const CLASS_ANNOTATION = 'volume.beta.kubernetes.io/storage-class';

const ATTRIBUTES_CLASS = /* @__PURE__ */ newPath('spec', 'volumeAttributesClassName');

/**
 * What an update of a PersistentVolumeClaim may not change: all but the volume, once, and of one that is bound the requested
 * size and the attributes. Mirrors `ValidatePersistentVolumeClaimUpdate` of kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
export function checkPersistentVolumeClaimUpdate(
  faults: Faults,
  claim: PersistentVolumeClaim,
  old: PersistentVolumeClaim,
): void {
  const { spec, status } = claim;
  const before = old.spec;
  if (spec === undefined || before === undefined) return;
  const left = withChangeable(spec, before, status?.phase === 'Bound');
  const annotation = claim.metadata.annotations?.[CLASS_ANNOTATION];
  const annotationBefore = old.metadata.annotations?.[CLASS_ANNOTATION];
  const { storageClassName: className } = spec;
  if (before.storageClassName === undefined && className !== undefined) {
    const isUpgrade = annotationBefore === className && (annotation === undefined || annotation === annotationBefore);
    if (!isUpgrade) checkAnnotation(faults, annotation, annotationBefore);
    if (annotationBefore === undefined || annotationBefore === className) delete left.storageClassName;
  } else checkAnnotation(faults, annotation, annotationBefore);
  if (!deepEqual(specType, left, before))
    faults.forbidden(
      newPath('spec'),
      'spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims',
    );
  checkSize(faults, claim, old);
  if (spec.volumeMode !== before.volumeMode) faults.invalid(newPath('volumeMode'), spec.volumeMode ?? null, IMMUTABLE);
  checkAttributesClass(faults, spec.volumeAttributesClassName, old);
}

/** The spec with what may change as it was. */
function withChangeable(
  spec: PersistentVolumeClaimSpec,
  old: PersistentVolumeClaimSpec,
  isBound: boolean,
): PersistentVolumeClaimSpec {
  const left = { ...spec };
  if (!old.volumeName) {
    delete left.volumeName;
    if (old.volumeName !== undefined) left.volumeName = old.volumeName;
  }
  if (!isBound) return left;
  delete left.volumeAttributesClassName;
  if (old.volumeAttributesClassName !== undefined) left.volumeAttributesClassName = old.volumeAttributesClassName;
  const storage = old.resources?.requests?.['storage'];
  if (spec.resources?.requests !== undefined && storage !== undefined)
    left.resources = { ...spec.resources, requests: { ...spec.resources.requests, storage } };
  return left;
}

function checkAnnotation(faults: Faults, now: string | undefined, old: string | undefined): void {
  if ((now ?? '') !== (old ?? ''))
    faults.invalid(newPath('metadata', 'annotations', CLASS_ANNOTATION), now ?? '', IMMUTABLE);
}

/** A claim may get smaller again only while its volume has not grown. */
function checkSize(
  faults: Faults,
  { spec }: PersistentVolumeClaim,
  { spec: old, status }: PersistentVolumeClaim,
): void {
  const size = quantityOf(spec?.resources?.requests?.['storage'] ?? 0);
  if (size.cmp(quantityOf(old?.resources?.requests?.['storage'] ?? 0)) >= 0) return;
  if (size.cmp(quantityOf(status?.capacity?.['storage'] ?? 0)) <= 0)
    faults.forbidden(newPath('spec', 'resources', 'requests', 'storage'), 'field can not be less than status.capacity');
}

function checkAttributesClass(faults: Faults, name: string | undefined, old: PersistentVolumeClaim): void {
  if (name === old.spec?.volumeAttributesClassName || old.status?.currentVolumeAttributesClassName === undefined)
    return;
  const when = 'is forbidden when status.currentVolumeAttributesClassName is not nil';
  if (name === undefined) faults.forbidden(ATTRIBUTES_CLASS, `update to nil ${when}`);
  else if (name === '') faults.forbidden(ATTRIBUTES_CLASS, `update to empty string ${when}`);
}

const RESIZE_STATUSES = [
  'ControllerResizeInProgress',
  'ControllerResizeInfeasible',
  'NodeResizeInProgress',
  'NodeResizeInfeasible',
  'NodeResizePending',
];

/** Mirrors `ValidatePersistentVolumeClaimStatusUpdate` of kube-apiserver. */
export function checkPersistentVolumeClaimStatusUpdate(faults: Faults, { spec, status }: PersistentVolumeClaim): void {
  if ((spec?.accessModes ?? []).length === 0) faults.required(newPath('Spec', 'accessModes'));
  for (const [name, amount] of sorted(status?.capacity)) {
    const quantity = quantityOf(amount);
    if (quantity.sign() < 0)
      faults.invalid(newPath('status', 'capacity').key(name), wholeOf(quantity), 'must be a valid resource quantity');
  }
  const statuses = newPath('status', 'allocatedResourceStatuses');
  for (const [name, value] of Object.entries(status?.allocatedResourceStatuses ?? {})) {
    checkKey(faults, statuses, name);
    // As Go does, it tells the name of the resource.
    if (!RESIZE_STATUSES.includes(value)) faults.unsupported(statuses, name, RESIZE_STATUSES);
  }
  const allocated = newPath('status', 'allocatedResources');
  for (const [name, amount] of sorted(status?.allocatedResources)) {
    if (!checkKey(faults, allocated, name)) continue;
    const at = allocated.key(name);
    const quantity = quantityOf(amount);
    if (quantity.sign() < 0) faults.invalid(at, wholeOf(quantity), 'must be a valid resource quantity');
    else checkResourceAmount(faults, at, 'storage', quantity);
  }
}

function checkKey(faults: Faults, path: Path, name: string): boolean {
  const texts = isQualifiedName(name);
  faults.each(path, name, texts);
  if (texts.length > 0) return false;
  if (!isNative(name) || name === 'storage') return true;
  faults.unsupported(path, name, ['storage']);
  return false;
}

export const persistentVolumeClaimUpdateValidation: UpdateValidation<PersistentVolumeClaim> = {
  update: checkPersistentVolumeClaimUpdate,
  subresources: { status: checkPersistentVolumeClaimStatusUpdate },
};
