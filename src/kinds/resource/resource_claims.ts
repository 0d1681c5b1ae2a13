import type * as resourcev1 from '#api/resource/v1/index';
import type { ResourceClaimSpec } from '#api/resource/v1/zz_generated.structs';
import type { ResourceClaim, ResourceClaimTemplate } from '#api/resource/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta, checkTemplateMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { emptyInTemplateMeta } from '../core/pod_spec/empty_lists.ts';
import { withDeclared } from './both_rules.ts';
import { checkResourceClaimStatusUpdate, sharedDeviceID } from './claim_status_validation.ts';
import { checkDeviceClaim } from './device_requests.ts';

/**
 * Mirrors `ValidateResourceClaim` of kube-apiserver.
 *
 * Differs from Go: whether the namespace lets administrators have access is not looked at.
 */
export function checkResourceClaim(faults: Faults, { metadata, spec }: ResourceClaim): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  withDeclared(faults, (both) => checkDeviceClaim(both, newPath('spec', 'devices'), spec?.devices));
}

/** Mirrors `ValidateResourceClaimTemplate` of kube-apiserver. */
export function checkResourceClaimTemplate(faults: Faults, { metadata, spec }: ResourceClaimTemplate): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkTemplateMeta(faults, path.child('metadata'), spec?.metadata ?? {});
  withDeclared(faults, (both) => checkDeviceClaim(both, path.child('spec', 'devices'), spec?.spec?.devices));
}

export const resourceClaimUpdateValidation: UpdateValidation<ResourceClaim> = {
  immutable: { spec: null },
  isOfCreation: ({ field }) => field.startsWith('spec.'),
  subresources: { status: checkResourceClaimStatusUpdate },
};

export const resourceClaimTemplateUpdateValidation: UpdateValidation<ResourceClaimTemplate> = {
  immutable: { spec: null },
};

export const resourceClaimColumns: readonly Column<ResourceClaim>[] = [
  nameColumn,
  { name: 'State', value: stateOf },
  ageColumn,
];

/** `allocated,reserved`. */
function stateOf({ metadata, status }: ResourceClaim): string {
  const isDeleted = Boolean(metadata.deletionTimestamp);
  const states = isDeleted ? ['deleted'] : [];
  if (status?.allocation !== undefined) states.push('allocated', ...(status.reservedFor?.length ? ['reserved'] : []));
  else if (!isDeleted) states.push('pending');
  return states.join();
}

export const resourceClaimTemplateColumns: readonly Column[] = [nameColumn, ageColumn];

/** Derived attributes belong to a feature that is off by default. */
function dropDerivedAttributes(spec: ResourceClaimSpec | undefined, old: ResourceClaimSpec | undefined): void {
  const requestsOf = (each: ResourceClaimSpec | undefined): { derivedAttributes?: unknown[] }[] =>
    (each?.devices?.requests ?? []).flatMap(({ exactly, firstAvailable = [] }) => [
      ...(exactly === undefined ? [] : [exactly]),
      ...firstAvailable,
    ]);
  if (requestsOf(old).some(({ derivedAttributes: list = [] }) => list.length > 0)) return;
  for (const request of requestsOf(spec)) delete request.derivedAttributes;
}

/** So does what nodes need not do. Devices that are no longer allocated have no status. */
function prepareStatus({ status }: ResourceClaim, { status: old }: ResourceClaim): void {
  const [results, before] = [status?.allocation?.devices?.results ?? [], old?.allocation?.devices?.results ?? []];
  if (!before.some(({ skipNodeOperations: list = [] }) => list.length > 0))
    for (const result of results) delete result.skipNodeOperations;
  const kept = new Set(results.map(sharedDeviceID));
  const gone = new Set(before.map(sharedDeviceID).filter((id) => !kept.has(id)));
  const devices = status?.devices?.filter((device) => !gone.has(sharedDeviceID(device)));
  if (status === undefined || devices === undefined) return;
  if (devices.length > 0) status.devices = devices;
  else delete status.devices;
}

export const resourceClaimStrategy: KindStrategy<ResourceClaim> = {
  returnDeletedObject: true,
  dropDisabled: ({ spec }, old) => dropDerivedAttributes(spec, old?.spec),
  status: { keepsMetadata: true, prepareForUpdate: prepareStatus },
};

export const resourceClaimTemplateStrategy: KindStrategy<ResourceClaimTemplate> = {
  emptyIsSaid: /* @__PURE__ */ emptyInTemplateMeta('spec.metadata'),
  returnDeletedObject: true,
  dropDisabled: ({ spec }, old) => dropDerivedAttributes(spec?.spec, old?.spec?.spec),
};

const fillCount = (object: resourcev1.ExactDeviceRequest | resourcev1.DeviceSubRequest): void => {
  object.allocationMode ||= 'ExactCount';
  if (object.allocationMode === 'ExactCount') object.count ||= 1;
};

const fillToleration = (object: resourcev1.DeviceToleration): void => void (object.operator ||= 'Equal');

export const resourceClaimDefaults: StructDefaults = {
  'resource/v1.DeviceSubRequest': fillCount,
  'resource/v1.DeviceToleration': fillToleration,
  'resource/v1.ExactDeviceRequest': fillCount,
};
