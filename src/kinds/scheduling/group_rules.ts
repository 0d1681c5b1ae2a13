// What Workloads, PodGroups and CompositePodGroups have in common. Fields behind features that are off by default are not
// judged: servers drop them.
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Path } from '#apimachinery/util/validation/field/path';
import { checkLongName, checkMaximum, checkRequiredMinimum, checkUnion } from '#src/validation/checks/declared';
import type { Faults } from '#src/validation/checks/faults';

/** How pods are scheduled together: one by one, or at least so many at once. */
interface Policy {
  readonly basic?: object | undefined;
  readonly gang?: { readonly minCount?: number; readonly minGroupCount?: number } | undefined;
}

export function checkPolicy(
  faults: Faults,
  path: Path,
  policy: Policy = {},
  count: 'minCount' | 'minGroupCount',
): void {
  const { basic, gang } = policy;
  checkUnion(faults, path, { basic, gang });
  if (gang !== undefined) checkRequiredMinimum(faults, path.child('gang', count), gang[count] ?? 0, 1);
}

/** A policy does not become another one. */
export function checkPolicyUpdate(faults: Faults, path: Path, { basic, gang }: Policy = {}, old: Policy = {}): void {
  if ((basic === undefined) !== (old.basic === undefined))
    faults.invalid(path.child('basic'), null, 'field is immutable');
  if (old.gang === undefined && gang !== undefined)
    faults.invalid(path.child('gang'), null, 'field cannot be set once created');
  if (old.gang !== undefined && gang === undefined)
    faults.invalid(path.child('gang'), null, 'field cannot be cleared once set');
}

interface DisruptionMode {
  readonly single?: object | undefined;
  readonly all?: object | undefined;
}

export function checkDisruptionMode(faults: Faults, path: Path, mode: DisruptionMode | undefined): void {
  if (mode !== undefined) checkUnion(faults, path, { single: mode.single, all: mode.all });
}

const MAX_PRIORITY = 1_000_000_000;

interface Prioritized {
  readonly priorityClassName?: string;
  readonly priority?: number;
}

export function checkPriority(faults: Faults, path: Path, { priorityClassName, priority }: Prioritized): void {
  if (priorityClassName) checkLongName(faults, path.child('priorityClassName'), priorityClassName);
  if (priority !== undefined) checkMaximum(faults, path.child('priority'), priority, MAX_PRIORITY);
}

interface WorkloadReference {
  readonly workloadName?: string;
  readonly templateName?: string;
}

export function checkWorkloadRef(faults: Faults, path: Path, { workloadName, templateName }: WorkloadReference): void {
  faults.named(path.child('workloadName'), workloadName, isDNS1123Subdomain);
  faults.named(path.child('templateName'), templateName, isDNS1123Label);
}

/** Whether an error is about a field that may not change anyway: then it says nothing. */
export function isBelow({ field }: FieldError, paths: readonly string[]): boolean {
  return paths.some((path) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`));
}
