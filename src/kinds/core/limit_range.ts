import type * as corev1 from '#api/core/v1/index';
import type { LimitRangeItem } from '#api/core/v1/zz_generated.structs';
import type { LimitRange } from '#api/core/v1/zz_generated.types';
import type { Quantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { newUUID } from '#apimachinery/util/uuid/new_uuid';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { getOwn } from '#engine/json/own_property';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { quantityOf } from '#src/validation/checks/quantities';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import { addMissing } from './pod/defaults.ts';
import { checkContainerResourceName, checkResourceName, mayOvercommit } from './resources/resource_names.ts';
import { sorted } from './resources/resource_requirements.ts';

const TYPES = ['Pod', 'Container', 'PersistentVolumeClaim'];

const LISTS = ['max', 'min', 'default', 'defaultRequest', 'maxLimitRequestRatio'] as const;

export function checkLimitRange(faults: Faults, { metadata, spec }: LimitRange): void {
  const seen = new Set<string>();
  // The server gives a name to one that has none.
  checkObjectMeta(faults, { ...metadata, name: metadata.name || 'generated' }, { namespaced: true });
  for (const [index, limit] of (spec?.limits ?? []).entries()) {
    const at = newPath('spec', 'limits').index(index);
    const { type = '' } = limit;
    const texts = isQualifiedName(type);
    faults.each(at.child('type'), type, texts);
    if (texts.length === 0 && !type.includes('/') && !TYPES.includes(type)) {
      faults.invalid(at.child('type'), type, 'must be a standard limit type or fully qualified');
    }
    if (seen.has(type)) faults.duplicate(at.child('type'), type);
    seen.add(type);
    checkItem(faults, at, completed(limit));
  }
}

type Amounts = { readonly [name: string]: QuantityValue };

/** For containers, limits default to the maximum and requests to the limits, or the minimum. */
function completed(item: LimitRangeItem): LimitRangeItem {
  if (item.type !== 'Container') return item;
  const limits = { ...item.max, ...item.default };
  return { ...item, default: limits, defaultRequest: { ...item.min, ...limits, ...item.defaultRequest } };
}

function checkItem(faults: Faults, path: Path, item: LimitRangeItem): void {
  const { type } = item;
  const checkName = type === 'Pod' || type === 'Container' ? checkContainerResourceName : checkResourceName;
  const names = new Set<string>();
  for (const list of LISTS) {
    if (type === 'Pod' && (list === 'default' || list === 'defaultRequest')) {
      if (Object.keys(item[list] ?? {}).length > 0)
        faults.forbidden(path.child(list), "may not be specified when `type` is 'Pod'");
      continue;
    }
    for (const [name] of sorted(item[list])) {
      checkName(faults, path.child(list).key(name), name);
      names.add(name);
    }
  }
  if (type === 'PersistentVolumeClaim' && item.min?.['storage'] === undefined && item.max?.['storage'] === undefined) {
    faults.required(
      path.child('limits'),
      'either minimum or maximum storage value is required, but neither was provided',
    );
  }
  for (const name of names) checkAmounts(faults, path, item, name);
}

function checkAmounts(faults: Faults, path: Path, item: LimitRangeItem, name: string): void {
  const amount = (list: (typeof LISTS)[number]): Quantity | undefined => {
    const value = getOwn(item[list] as Amounts | undefined, name);
    return value === undefined ? undefined : quantityOf(value);
  };
  const [max, min, limit, request, ratio] = LISTS.map(amount);
  const above = (a: Quantity | undefined, b: Quantity | undefined): boolean =>
    a !== undefined && b !== undefined && a.cmp(b) > 0;
  const refuse = (list: string, shown: Quantity, detail: string): void =>
    faults.invalid(path.child(list).key(name), shown, detail);
  if (above(min, max)) refuse('min', min!, `min value ${min} is greater than max value ${max}`);
  if (above(min, request))
    refuse('defaultRequest', request!, `min value ${min} is greater than default request value ${request}`);
  if (above(request, max))
    refuse('defaultRequest', request!, `default request value ${request} is greater than max value ${max}`);
  if (above(request, limit))
    refuse('defaultRequest', request!, `default request value ${request} is greater than default limit value ${limit}`);
  if (above(min, limit)) refuse('default', min!, `min value ${min} is greater than default value ${limit}`);
  if (above(limit, max)) refuse('default', max!, `default value ${limit} is greater than max value ${max}`);
  if (ratio !== undefined && ratio.cmp('1') < 0) refuse('maxLimitRequestRatio', ratio, `ratio ${ratio} is less than 1`);
  if (ratio !== undefined && min !== undefined && max !== undefined) {
    const most = max.asApproximateFloat64() / min.asApproximateFloat64();
    if (ratio.asApproximateFloat64() > most) {
      refuse('maxLimitRequestRatio', ratio, `ratio ${ratio} is greater than max/min = ${most.toFixed(6)}`);
    }
  }
  if (!mayOvercommit(name) && limit !== undefined && request !== undefined && limit.cmp(request) !== 0) {
    refuse(
      'defaultRequest',
      request,
      `default value ${limit} must equal to defaultRequest value ${request} in ${name}`,
    );
  }
}

export const limitRangeStrategy: KindStrategy<LimitRange> = {
  allowCreateOnUpdate: true,
  prepareForCreate({ metadata }) {
    metadata.name ||= newUUID();
  },
};

function fillLimitRangeItem(object: corev1.LimitRangeItem): void {
  if (object.type !== 'Container') return;
  addMissing((object.default ??= {}), object.max);
  addMissing((object.defaultRequest ??= {}), object.default);
  addMissing(object.defaultRequest, object.min);
}

export const limitRangeDefaults: StructDefaults = {
  'core/v1.LimitRangeItem': fillLimitRangeItem,
};
