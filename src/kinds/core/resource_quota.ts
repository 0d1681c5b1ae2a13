import type { ResourceQuotaSpec } from '#api/core/v1/zz_generated.structs';
import type { ResourceQuota } from '#api/core/v1/zz_generated.types';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { getOwn } from '#engine/json/own_property';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { quantityOf } from '#src/validation/checks/quantities';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkResourceAmount, checkResourceName, isOfQuota } from './resources/resource_names.ts';
import { sorted } from './resources/resource_requirements.ts';

const OF_PODS = ['pods', 'cpu', 'memory', 'limits.cpu', 'limits.memory', 'requests.cpu', 'requests.memory'];

/** The scopes, and the resources that each can be applied to. */
const SCOPES = /* @__PURE__ */ new Map<string, readonly string[]>([
  ['Terminating', OF_PODS],
  ['NotTerminating', OF_PODS],
  ['NotBestEffort', OF_PODS],
  ['PriorityClass', OF_PODS],
  ['CrossNamespacePodAffinity', OF_PODS],
  ['BestEffort', ['pods']],
  ['VolumeAttributesClass', ['persistentvolumeclaims', 'requests.storage']],
]);

const ONLY_EXISTS = ['BestEffort', 'NotBestEffort', 'Terminating', 'NotTerminating', 'CrossNamespacePodAffinity'];

const OPPOSITES = [
  ['BestEffort', 'NotBestEffort'],
  ['Terminating', 'NotTerminating'],
];

export function checkResourceQuota(faults: Faults, { metadata, spec = {} }: ResourceQuota): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkAmounts(faults, path.child('hard'), spec.hard);
  checkScopes(faults, path.child('scopes'), spec);
  if (spec.scopeSelector !== undefined)
    checkScopeSelector(faults, path.child('scopeSelector', 'matchExpressions'), spec);
}

function checkAmounts(faults: Faults, path: Path, amounts: ResourceQuotaSpec['hard']): void {
  for (const [name, value] of sorted(amounts)) {
    const at = path.key(name);
    checkResourceName(faults, at, name);
    if (!name.includes('/') && !isOfQuota(name)) faults.invalid(at, name, 'must be a standard resource for quota');
    checkResourceAmount(faults, at, name, quantityOf(value));
  }
}

/** The scopes of a quota stay. Mirrors `ValidateResourceQuotaUpdate` of kube-apiserver. */
function checkResourceQuotaUpdate(faults: Faults, { spec }: ResourceQuota, { spec: old }: ResourceQuota): void {
  const [now, before] = [new Set(spec?.scopes), new Set(old?.scopes)];
  if (now.size !== before.size || [...now].some((scope) => !before.has(scope)))
    faults.invalid(newPath('spec', 'scopes'), spec?.scopes ?? null, 'field is immutable');
}

/** Mirrors `ValidateResourceQuotaStatusUpdate` of kube-apiserver. */
function checkResourceQuotaStatusUpdate(faults: Faults, { status }: ResourceQuota): void {
  for (const list of ['hard', 'used'] as const) checkAmounts(faults, newPath('status', list), status?.[list]);
}

/** Whether a scope means nothing for one of the resources. */
function misapplied({ hard = {} }: ResourceQuotaSpec, scope: string): readonly string[] {
  const suitable = SCOPES.get(scope);
  return suitable === undefined ? [] : Object.keys(hard).filter((name) => isOfQuota(name) && !suitable.includes(name));
}

function conflicts(scopes: readonly string[]): number {
  return OPPOSITES.filter((pair) => pair.every((scope) => scopes.includes(scope))).length;
}

function checkScopes(faults: Faults, path: Path, spec: ResourceQuotaSpec): void {
  const { scopes = [] } = spec;
  for (const scope of scopes) {
    if (!SCOPES.has(scope)) faults.invalid(path, scopes, 'unsupported scope');
    for (const _ of misapplied(spec, scope)) faults.invalid(path, scopes, 'unsupported scope applied to resource');
  }
  for (let at = conflicts(scopes); at > 0; at--) faults.invalid(path, scopes, 'conflicting scopes');
}

function checkScopeSelector(faults: Faults, path: Path, spec: ResourceQuotaSpec): void {
  const { matchExpressions: requirements = [] } = spec.scopeSelector!;
  for (const { scopeName = '', operator = '', values = [] } of requirements) {
    if (!SCOPES.has(scopeName)) faults.invalid(path.child('scopeName'), scopeName, 'unsupported scope');
    for (const _ of misapplied(spec, scopeName))
      faults.invalid(path, spec.scopeSelector, 'unsupported scope applied to resource');
    if (ONLY_EXISTS.includes(scopeName) && operator !== 'Exists') {
      const scopes =
        'ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort';
      faults.invalid(
        path.child('operator'),
        operator,
        `must be 'Exists' when scope is any of ${scopes} or ResourceQuotaScopeCrossNamespacePodAffinity`,
      );
    }
    if (operator === 'In' || operator === 'NotIn') {
      if (values.length === 0)
        faults.required(
          path.child('values'),
          "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector",
        );
    } else if (operator === 'Exists' || operator === 'DoesNotExist') {
      if (values.length > 0)
        faults.invalid(
          path.child('values'),
          values,
          "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector",
        );
    } else faults.invalid(path.child('operator'), operator, 'not a valid selector operator');
  }
  const names = requirements.map(({ scopeName }) => scopeName as string);
  for (let at = conflicts(names); at > 0; at--) faults.invalid(path, spec.scopes ?? [], 'conflicting scopes');
}

export const resourceQuotaUpdateValidation: UpdateValidation<ResourceQuota> = {
  update: checkResourceQuotaUpdate,
  subresources: { status: checkResourceQuotaStatusUpdate },
};

export const resourceQuotaColumns: readonly Column<ResourceQuota>[] = [
  nameColumn,
  { name: 'Request', value: (quota) => usage(quota, false) },
  { name: 'Limit', value: (quota) => usage(quota, true) },
  ageColumn,
];

/** `cpu: 1/2, pods: 3/10`. */
function usage({ status: { hard = {}, used = {} } = {} }: ResourceQuota, ofLimits: boolean): string {
  return Object.keys(hard)
    .filter((name) => name.startsWith('limits.') === ofLimits)
    .sort()
    .map((name) => `${name}: ${parseQuantity(getOwn(used, name) ?? 0)}/${parseQuantity(hard[name] ?? 0)}`)
    .join(', ');
}

export const resourceQuotaStrategy: KindStrategy<ResourceQuota> = {
  returnDeletedObject: true,
  *warnings({ spec }, old) {
    if (old !== undefined) return;
    const hard = spec?.hard ?? {};
    for (const name of ['cpu', 'memory', 'storage', 'ephemeral-storage']) {
      const isBare = hard[`requests.${name}`] === undefined && (name === 'cpu' || name === 'memory');
      const [requests, limits] = [isBare ? name : `requests.${name}`, `limits.${name}`];
      const [request, limit] = [hard[requests], hard[limits]];
      if (request === undefined || limit === undefined || quantityOf(request).cmp(quantityOf(limit)) <= 0) continue;
      yield `ResourceQuota ${requests} (${quantityOf(request)}) should be less than ${limits} (${quantityOf(limit)})`;
    }
  },
};
