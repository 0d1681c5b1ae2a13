// What Workloads, PodGroups and CompositePodGroups have in common. Fields behind features that are off by default are not
// judged: servers drop them.
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import { checkLongName, checkMaximum, checkRequiredMinimum, checkUnion } from '#src/validation/checks/declared';
export function checkPolicy(faults, path, policy = {}, count) {
    const { basic, gang } = policy;
    checkUnion(faults, path, { basic, gang });
    if (gang !== undefined)
        checkRequiredMinimum(faults, path.child('gang', count), gang[count] ?? 0, 1);
}
/** A policy does not become another one. */
export function checkPolicyUpdate(faults, path, { basic, gang } = {}, old = {}) {
    if ((basic === undefined) !== (old.basic === undefined))
        faults.invalid(path.child('basic'), null, 'field is immutable');
    if (old.gang === undefined && gang !== undefined)
        faults.invalid(path.child('gang'), null, 'field cannot be set once created');
    if (old.gang !== undefined && gang === undefined)
        faults.invalid(path.child('gang'), null, 'field cannot be cleared once set');
}
export function checkDisruptionMode(faults, path, mode) {
    if (mode !== undefined)
        checkUnion(faults, path, { single: mode.single, all: mode.all });
}
const MAX_PRIORITY = 1_000_000_000;
export function checkPriority(faults, path, { priorityClassName, priority }) {
    if (priorityClassName)
        checkLongName(faults, path.child('priorityClassName'), priorityClassName);
    if (priority !== undefined)
        checkMaximum(faults, path.child('priority'), priority, MAX_PRIORITY);
}
export function checkWorkloadRef(faults, path, { workloadName, templateName }) {
    faults.named(path.child('workloadName'), workloadName, isDNS1123Subdomain);
    faults.named(path.child('templateName'), templateName, isDNS1123Label);
}
/** Whether an error is about a field that may not change anyway: then it says nothing. */
export function isBelow({ field }, paths) {
    return paths.some((path) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`));
}
