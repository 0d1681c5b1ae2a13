import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import { checkAtMost100Percent, checkIntOrPercent } from '../apps/int_or_percent.ts';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';

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
