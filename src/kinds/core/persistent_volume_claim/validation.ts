import type { ResourceList } from '#api/core/v1/resource_list';
import {
  type PersistentVolumeClaimSpec,
  PersistentVolumeClaimSpec as specType,
  type TypedLocalObjectReference,
} from '#api/core/v1/zz_generated.structs';
import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { escapeHTML } from '#engine/json/escape';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { quantityOf, wholeOf } from '#src/validation/checks/quantities';
import { unifiedDiff } from '#src/validation/checks/unified_diff';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkResourceAmount, isNative } from '../resources/resource_names.ts';
import { sorted } from '../resources/resource_requirements.ts';
import { completeSources, syncSources } from './data_sources.ts';
import { checkPersistentVolumeClaimSpec } from './spec_validation.ts';

export function checkPersistentVolumeClaim(faults: Faults, { metadata, spec }: PersistentVolumeClaim): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  // As the server stores it.
  const stored = { ...(spec ?? { accessModes: [], resources: {} }) };
  syncSources(stored);
  checkPersistentVolumeClaimSpec(faults, newPath('spec'), stored);
}

const IMMUTABLE = 'field is immutable';

/** The class of a claim or volume, from before there was a field. */
export const CLASS_ANNOTATION = 'volume.beta.kubernetes.io/storage-class';

const ATTRIBUTES_CLASS = /* @__PURE__ */ newPath('spec', 'volumeAttributesClassName');

/**
 * What an update of a PersistentVolumeClaim may not change: all but the volume, once, and of one that is bound the requested
 * size and the attributes. Mirrors `ValidatePersistentVolumeClaimUpdate` of kube-apiserver.
 */
function checkPersistentVolumeClaimUpdate(
  faults: Faults,
  claim: PersistentVolumeClaim,
  old: PersistentVolumeClaim,
): void {
  const { spec, status } = claim;
  if (spec === undefined || old.spec === undefined) return;
  const before = { ...old.spec };
  completeSources(before);
  // A volume is bound once.
  if (!before.volumeName && spec.volumeName !== undefined) before.volumeName = spec.volumeName;
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
      `spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims\n${differenceOf(before, left)}`,
    );
  checkSize(faults, claim, old);
  if (spec.volumeMode !== before.volumeMode) faults.invalid(newPath('volumeMode'), spec.volumeMode ?? null, IMMUTABLE);
  checkAttributesClass(faults, spec.volumeAttributesClassName, old);
}

/** A diff takes time that grows with the square of its lines, and more. */
const MAX_LINES = 1000;

/**
 * What differs between two specs, as kube-apiserver says it: Go's internal type as JSON, in which each field has a line.
 *
 * Differs from Go: where there are very many lines, which only a selector can have, the difference is left out.
 */
function differenceOf(old: PersistentVolumeClaimSpec, spec: PersistentVolumeClaimSpec): string {
  const [before, after] = [internalText(old, true), internalText(spec, false)];
  const isLong = (text: string): boolean => text.split('\n').length > MAX_LINES;
  return isLong(before) || isLong(after) ? '' : unifiedDiff(before, after);
}

/** @param isStored whether empty lists and maps are nil, as after a round trip through Go's storage */
function internalText(spec: PersistentVolumeClaimSpec, isStored: boolean): string {
  const { resources, selector, dataSource, dataSourceRef } = spec;
  const orNull = (value: object | undefined): object | null =>
    value === undefined || (isStored && Object.keys(value).length === 0) ? null : value;
  const amounts = (list: ResourceList | undefined): object | null =>
    orNull(list && Object.fromEntries(sorted(list).map(([name, amount]) => [name, quantityOf(amount).toString()])));
  const source = ({ apiGroup, kind, name }: TypedLocalObjectReference): object => ({
    APIGroup: apiGroup ?? null,
    Kind: kind ?? '',
    Name: name ?? '',
  });
  const text = JSON.stringify(
    {
      AccessModes: orNull(spec.accessModes),
      Selector: selector === undefined ? null : selectorForm(selector),
      Resources: { Limits: amounts(resources?.limits), Requests: amounts(resources?.requests) },
      VolumeName: spec.volumeName ?? '',
      StorageClassName: spec.storageClassName ?? null,
      VolumeMode: spec.volumeMode ?? null,
      DataSource: dataSource === undefined ? null : source(dataSource),
      DataSourceRef:
        dataSourceRef === undefined ? null : { ...source(dataSourceRef), Namespace: dataSourceRef.namespace ?? null },
      VolumeAttributesClassName: spec.volumeAttributesClassName ?? null,
    },
    null,
    1,
  );
  return escapeHTML(text);
}

/** A selector as Go writes it: what is empty is left out, labels are sorted. */
function selectorForm({ matchLabels = {}, matchExpressions = [] }: LabelSelector): object {
  const labels = sorted(matchLabels);
  return {
    ...(labels.length > 0 && { matchLabels: Object.fromEntries(labels) }),
    ...(matchExpressions.length > 0 && {
      matchExpressions: matchExpressions.map(({ key, operator, values = [] }) => ({
        key: key ?? '',
        operator: operator ?? '',
        ...(values.length > 0 && { values }),
      })),
    }),
  };
}

/** The spec with what may change as it was. */
function withChangeable(
  spec: PersistentVolumeClaimSpec,
  old: PersistentVolumeClaimSpec,
  isBound: boolean,
): PersistentVolumeClaimSpec {
  const left = { ...spec };
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
function checkPersistentVolumeClaimStatusUpdate(faults: Faults, { spec, status }: PersistentVolumeClaim): void {
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
  // Of a claim that had a group, nobody looks at what it is now.
  isOfCreation: ({ field }, _, { spec }) =>
    /^spec\.dataSource(?:Ref)?\.apiGroup$/.test(field) &&
    (spec?.dataSource?.apiGroup ?? spec?.dataSourceRef?.apiGroup) !== undefined,
};
