import { baselineChecks } from './baseline_checks.js';
import { restrictedChecks } from './restricted_checks.js';
/**
 * Whether a level of PodSecurity lets a Pod be, as a version of Kubernetes has it. Mirrors Go's `policy.Evaluator`; the texts
 * are those of kube-apiserver.
 *
 * ```ts
 * const { allowed, detail } = evaluatePodSecurity('restricted', 'latest', pod.spec, pod.metadata);
 * ```
 *
 * @param version `v1.30`, say: later ones than the newest that is known are like that
 * @param metadata of the Pod, or of the template: old versions look at annotations
 */
export function evaluatePodSecurity(level, version, spec, metadata = {}) {
    const minor = version === 'latest' ? Infinity : Number(version.slice('v1.'.length));
    const violations = checksOf(level, minor)
        .filter(({ exempt }) => exempt?.(spec) !== true)
        .flatMap(({ checkPod }) => {
        const violation = checkPod({ metadata, spec });
        return violation === undefined ? [] : [violation];
    });
    return {
        allowed: violations.length === 0,
        reason: violations.map(({ reason }) => reason).join(', '),
        detail: violations.map(({ reason, detail }) => `${reason} (${detail})`).join(', '),
    };
}
function checksOf(level, minor) {
    if (level === 'privileged')
        return [];
    const checks = level === 'baseline' ? baselineChecks : [...baselineChecks, ...restrictedChecks];
    const current = checks.flatMap(({ id, versions }) => {
        const found = versions.findLast(({ minimum }) => minimum <= minor);
        return found === undefined ? [] : [{ id, ...found }];
    });
    const overridden = new Set(current.map(({ overrides }) => overrides));
    return current.filter(({ id }) => !overridden.has(id));
}
