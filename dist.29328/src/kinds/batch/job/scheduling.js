import { deepEqual } from '#apimachinery/api/equality/deep_equal';
/** The feature is off by default: a Job that comes with `scheduling` loses it, unless it had one when the feature was on. */
export function dropScheduling(spec, old) {
    if (old?.scheduling === undefined)
        delete spec?.scheduling;
}
/** What a Job that has `scheduling` may not change while the feature is off. */
export function checkSchedulingUpdate(faults, path, spec, old) {
    const [now, before] = [spec?.scheduling, old?.scheduling];
    if (before === undefined)
        return;
    if (now === undefined) {
        faults.invalid(path, null, 'field cannot be cleared once set');
        return;
    }
    const [policy, oldPolicy] = [now.schedulingPolicy, before.schedulingPolicy];
    const minCount = policy?.gang?.minCount ?? 0;
    const parallelism = spec?.parallelism ?? 1;
    if (minCount > parallelism)
        faults.invalid(path.child('schedulingPolicy', 'gang', 'minCount'), minCount, `must not be greater than parallelism (${parallelism})`);
    if (policy !== undefined &&
        oldPolicy !== undefined &&
        (policy.basic === undefined) !== (oldPolicy.basic === undefined))
        faults.invalid(path.child('schedulingPolicy'), null, 'the basic/gang policy variant is immutable after creation; only schedulingPolicy.gang.minCount may be updated');
    if (!deepEqual(now, before))
        faults.forbidden(path, '');
}
