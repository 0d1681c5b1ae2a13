import type { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkAtMost100Percent, checkIntOrPercent } from '#src/validation/checks/int_or_percent';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

export function checkPodDisruptionBudget(faults: Faults, { metadata, spec = {} }: PodDisruptionBudget): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true, name: isPathSegmentName });
  if (spec.minAvailable !== undefined && spec.maxUnavailable !== undefined) {
    faults.invalid(path, spec, 'minAvailable and maxUnavailable cannot be both set');
  }
  for (const name of ['minAvailable', 'maxUnavailable'] as const) {
    const value = spec[name];
    if (value === undefined) continue;
    checkIntOrPercent(faults, path.child(name), value);
    checkAtMost100Percent(faults, path.child(name), value);
  }
  faults.add(validateLabelSelector(spec.selector, {}, path.child('selector')));
  faults.oneOf(path.child('unhealthyPodEvictionPolicy'), spec.unhealthyPodEvictionPolicy, [
    'AlwaysAllow',
    'IfHealthyBudget',
  ]);
}

/** Mirrors `ValidatePodDisruptionBudgetStatusUpdate` of kube-apiserver. */
function checkBudgetStatusUpdate(faults: Faults, { status }: PodDisruptionBudget): void {
  const path = newPath('status');
  faults.add(validateConditions(status?.conditions ?? [], path.child('conditions')));
  for (const name of ['disruptionsAllowed', 'currentHealthy', 'desiredHealthy', 'expectedPods'] as const)
    faults.nonNegative(path.child(name), status?.[name]);
}

export const podDisruptionBudgetUpdateValidation: UpdateValidation<PodDisruptionBudget> = {
  subresources: { status: checkBudgetStatusUpdate },
};

export const podDisruptionBudgetColumns: readonly Column<PodDisruptionBudget>[] = [
  nameColumn,
  { name: 'Min Available', value: ({ spec }) => bound(spec?.minAvailable) },
  { name: 'Max Unavailable', value: ({ spec }) => bound(spec?.maxUnavailable) },
  { name: 'Allowed Disruptions', type: 'integer', value: ({ status }) => status?.disruptionsAllowed ?? 0 },
  ageColumn,
];

const bound = (amount: IntOrString | undefined): string => String(amount ?? 'N/A');

export const podDisruptionBudgetStrategy: KindStrategy<PodDisruptionBudget> = {
  generation: true,
  allowUnconditionalUpdate: false,
  dropDisabled({ spec }, old) {
    const [selector, before] = [spec?.selector, old?.spec?.selector];
    if (selector && !(before && deepEqual(LabelSelector, selector, before))) strip(selector);
  },
};

/** By which policy/v1beta1 says that it means all Pods, or none. */
const V1BETA1_LABEL = 'pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match';

/** Takes that label away, in place, where it isn't all that a selector says. Mirrors Go's `StripPDBV1beta1Label`. */
function strip(selector: LabelSelector): void {
  const { matchExpressions = [], matchLabels = {} } = selector;
  const [first, ...others] = matchExpressions;
  if (first === undefined) return;
  const isAlone = others.length === 0 && Object.keys(matchLabels).length === 0;
  if (isAlone && first.operator === 'Exists' && (first.values ?? []).length === 0 && first.key === V1BETA1_LABEL)
    return;
  selector.matchExpressions = matchExpressions.filter(({ key }) => key !== V1BETA1_LABEL);
}
