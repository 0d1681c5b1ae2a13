import type { DeviceTaint } from '#api/resource/v1/zz_generated.structs';
import { isLabelValue } from '#apimachinery/api/validate/content/kube';
import { validateLabelName } from '#apimachinery/apis/meta/v1/validation/labels';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { BothRules } from './both_rules.ts';

export const TAINT_EFFECTS: readonly string[] = ['NoExecute', 'NoSchedule', 'None'];

/** Mirrors `validateDeviceTaint` of kube-apiserver. */
export function checkDeviceTaint(
  { faults, declared }: BothRules,
  path: Path,
  { key = '', value = '', effect }: DeviceTaint,
): void {
  faults.add(validateLabelName(key, path.child('key')));
  if (value !== '') faults.each(path.child('value'), value, isLabelValue(value));
  if (!effect) declared.required(path.child('effect'));
  else declared.oneOf(path.child('effect'), effect, TAINT_EFFECTS);
}
