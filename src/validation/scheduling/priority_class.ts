import { newPath } from '#apimachinery/util/validation/field/path';
import type { PriorityClass } from '#api/scheduling/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';

const SYSTEM = /* @__PURE__ */ new Map([
  ['system-node-critical', 2_000_001_000],
  ['system-cluster-critical', 2_000_000_000],
] as const);
const MAX_OF_USERS = 1_000_000_000;

export function checkPriorityClass(
  faults: Faults,
  { metadata, value = 0, globalDefault = false, preemptionPolicy }: PriorityClass,
): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  const name = metadata.name ?? '';
  if (name.startsWith('system-')) {
    const fault = systemClassFault(name, value, globalDefault);
    const words = "priority class names with 'system-' prefix are reserved for system use only. error: ";
    if (fault !== undefined) faults.forbidden(newPath('metadata', 'name'), words + fault);
  } else if (value > MAX_OF_USERS) {
    faults.forbidden(newPath('value'), `maximum allowed value of a user defined priority is ${MAX_OF_USERS}`);
  }
  faults.oneOf(newPath('preemptionPolicy'), preemptionPolicy, ['PreemptLowerPriority', 'Never']);
}

function systemClassFault(name: string, value: number, globalDefault: boolean): string | undefined {
  const known = SYSTEM.get(name as 'system-node-critical');
  if (known === undefined) return `${name} is not a known system priority class`;
  if (value !== known) return `value of ${name} PriorityClass must be ${known}`;
  return globalDefault ? `globalDefault of ${name} PriorityClass must be false` : undefined;
}
