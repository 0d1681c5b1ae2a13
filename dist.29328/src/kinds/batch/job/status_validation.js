import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { compareTime } from '#apimachinery/apis/meta/v1/time';
import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { newPath } from '#apimachinery/util/validation/field/path';
import { countIndexes, intervalsOf } from './spec_validation.js';
/** Whether a condition of a Job has the status. */
export function hasCondition(conditions, type, status = 'True') {
    return conditions?.some((condition) => condition.type === type && condition.status === status) ?? false;
}
const PATH = /* @__PURE__ */ newPath('status');
const CONDITIONS = /* @__PURE__ */ PATH.child('conditions');
/**
 * What a change of a Job's status may not say. Of most fields only what changes is judged. Mirrors
 * `ValidateJobStatusUpdate` of kube-apiserver.
 */
export function checkJobStatusUpdate(faults, { spec, status = {} }, { status: old = {} }) {
    if (spec === undefined)
        return;
    checkCounts(faults, status);
    const now = factsOf(status);
    const before = factsOf(old);
    const changes = new Changes(status, old, now, before);
    checkEnd(faults, spec, status, changes);
    checkIndexes(faults, spec, status, changes);
    checkSuccess(faults, spec, now, before);
    checkHistory(faults, spec, status, old, changes);
}
function factsOf({ conditions }) {
    return {
        complete: hasCondition(conditions, 'Complete'),
        failed: hasCondition(conditions, 'Failed'),
        failureTarget: hasCondition(conditions, 'FailureTarget'),
        successCriteriaMet: hasCondition(conditions, 'SuccessCriteriaMet'),
    };
}
class Changes {
    now;
    before;
    #status;
    #old;
    constructor(status, old, now, before) {
        this.#status = status;
        this.#old = old;
        this.now = now;
        this.before = before;
    }
    /** Whether one of some fields differs. */
    of(...names) {
        return names.some((name) => !deepEqual(this.#status[name], this.#old[name]));
    }
    /** Whether one of some conditions differs. */
    in(...names) {
        return names.some((name) => this.now[name] !== this.before[name]);
    }
    /** Whether the Job has ended. */
    get isFinished() {
        return this.now.complete || this.now.failed;
    }
    get inFinished() {
        return this.isFinished !== (this.before.complete || this.before.failed);
    }
    /** Whether it goes on after it was suspended. */
    get isResuming() {
        return (hasCondition(this.#old.conditions, 'Suspended') && hasCondition(this.#status.conditions, 'Suspended', 'False'));
    }
}
function checkCounts(faults, status) {
    for (const name of ['active', 'succeeded', 'failed', 'ready', 'terminating'])
        faults.nonNegative(PATH.child(name), status[name]);
    const seen = new Set();
    for (const list of ['succeeded', 'failed'])
        for (const [index, uid] of (status.uncountedTerminatedPods?.[list] ?? []).entries()) {
            const at = PATH.child('uncountedTerminatedPods', list).index(index);
            if (uid === '')
                faults.invalid(at, uid, 'must not be empty');
            else if (seen.has(uid))
                faults.duplicate(at, uid);
            seen.add(uid);
        }
}
function refuse(faults, detail) {
    faults.invalid(CONDITIONS, omitValue, detail);
}
/** What must hold of a Job that has ended. */
function checkEnd(faults, spec, status, changes) {
    const { complete, failed, failureTarget, successCriteriaMet } = changes.now;
    const { completionTime, startTime, active = 0, terminating = 0, ready, uncountedTerminatedPods } = status;
    if (changes.in('complete', 'failed') && complete && failed)
        refuse(faults, 'cannot set Complete=True and Failed=true conditions');
    if (changes.in('complete', 'failureTarget') && complete && failureTarget)
        refuse(faults, 'cannot set Complete=True and FailureTarget=true conditions');
    const path = PATH.child('completionTime');
    if (changes.in('complete') || changes.of('completionTime')) {
        if (completionTime && !complete)
            faults.invalid(path, completionTime, 'cannot set completionTime when there is no Complete=True condition');
        if (!completionTime && complete)
            faults.required(path, 'completionTime is required for Complete jobs');
    }
    if (changes.of('startTime', 'completionTime') && startTime && completionTime && isBefore(completionTime, startTime))
        faults.invalid(path, completionTime, 'must be equal to or after `startTime`');
    if ((changes.in('failed') || changes.of('failedIndexes')) && failed && !failureTarget)
        refuse(faults, 'cannot set Failed=True condition without the FailureTarget=true condition');
    if (changes.in('complete', 'successCriteriaMet') && complete && !successCriteriaMet)
        refuse(faults, 'cannot set Complete=True condition without the SuccessCriteriaMet=true condition');
    const { isFinished, inFinished } = changes;
    if ((inFinished || changes.of('active')) && isFinished && active > 0)
        faults.invalid(PATH.child('active'), active, 'active>0 is invalid for finished job');
    const isEmpty = spec.suspend === true && spec.completions === 0;
    if ((inFinished || changes.of('startTime')) && !isEmpty && isFinished && !startTime)
        faults.required(PATH.child('startTime'), 'startTime is required for finished job');
    const { succeeded = [], failed: failedPods = [] } = uncountedTerminatedPods ?? {};
    if ((inFinished || changes.of('uncountedTerminatedPods')) && isFinished && succeeded.length + failedPods.length > 0)
        faults.invalid(PATH.child('uncountedTerminatedPods'), uncountedTerminatedPods, 'must be empty for finished job');
    if ((inFinished || changes.of('terminating')) && isFinished && terminating > 0)
        faults.invalid(PATH.child('terminating'), terminating, 'terminating>0 is invalid for finished job');
    if (changes.of('ready', 'active') && ready !== undefined && ready > active)
        faults.invalid(PATH.child('ready'), ready, 'cannot set more ready pods than active');
}
const isBefore = (a, b) => compareTime(a, b) < 0;
function checkIndexes(faults, spec, status, changes) {
    const { completions, backoffLimitPerIndex, completionMode } = spec;
    const { completedIndexes = '', failedIndexes } = status;
    const [completed, failed] = [PATH.child('completedIndexes'), PATH.child('failedIndexes')];
    if (changes.of('completedIndexes')) {
        if (completions !== undefined)
            checkFormat(faults, completed, completedIndexes, completions);
        if (completedIndexes !== '' && completionMode !== 'Indexed')
            faults.invalid(completed, completedIndexes, 'cannot set non-empty completedIndexes when non-indexed completion mode');
    }
    if (changes.of('failedIndexes') && failedIndexes !== undefined) {
        if (backoffLimitPerIndex === undefined)
            faults.invalid(failed, failedIndexes, 'cannot set non-null failedIndexes when backoffLimitPerIndex is null');
        else if (completions !== undefined)
            checkFormat(faults, failed, failedIndexes, completions);
    }
    if (!changes.of('failedIndexes', 'completedIndexes') || completions === undefined || failedIndexes === undefined)
        return;
    const both = overlap(intervalsOf(completedIndexes, completions), intervalsOf(failedIndexes, completions));
    if (both !== undefined)
        faults.invalid(failed, failedIndexes, `failedIndexes and completedIndexes overlap at index: ${both}`);
}
function checkFormat(faults, path, text, completions) {
    const count = countIndexes(text, completions);
    if (typeof count === 'string')
        faults.invalid(path, text, `error parsing ${path.toString().replace('status.', '')}: ${count}`);
}
function overlap(a, b) {
    for (const [from, to] of a)
        for (const [start, end] of b)
            if (from <= end && start <= to)
                return Math.max(from, start);
    return undefined;
}
function checkSuccess(faults, spec, now, before) {
    if (now.successCriteriaMet && now.failed)
        refuse(faults, 'cannot set SuccessCriteriaMet=True and Failed=true conditions');
    if (now.successCriteriaMet && now.failureTarget)
        refuse(faults, 'cannot set SuccessCriteriaMet=True and FailureTarget=true conditions');
    if (spec.successPolicy !== undefined && !now.successCriteriaMet && now.complete)
        refuse(faults, 'cannot set Complete=True for Job with SuccessPolicy unless SuccessCriteriaMet=True');
    for (const [name, type] of TERMINAL)
        if (before[name] && !now[name])
            refuse(faults, `cannot disable the terminal ${type}=True condition`);
    if (before.successCriteriaMet && !now.successCriteriaMet)
        refuse(faults, 'cannot disable the SuccessCriteriaMet=True condition');
    if (before.complete && !before.successCriteriaMet && now.successCriteriaMet)
        refuse(faults, 'cannot set SuccessCriteriaMet=True for Job already has Complete=true conditions');
}
const TERMINAL = [
    ['failed', 'Failed'],
    ['complete', 'Complete'],
    ['failureTarget', 'FailureTarget'],
];
function checkHistory(faults, spec, status, old, changes) {
    const { failed = 0, succeeded = 0, completionTime, startTime } = status;
    if (failed < (old.failed ?? 0))
        faults.invalid(PATH.child('failed'), failed, 'cannot decrease the failed counter');
    // An Indexed Job of as many Pods as completions may be made smaller.
    const mayShrink = spec.completionMode === 'Indexed' && spec.completions === spec.parallelism;
    if (!mayShrink && succeeded < (old.succeeded ?? 0))
        faults.invalid(PATH.child('succeeded'), succeeded, 'cannot decrease the succeeded counter');
    if (completionTime && old.completionTime && changes.of('completionTime'))
        faults.invalid(PATH.child('completionTime'), completionTime, 'field is immutable');
    if (old.startTime && changes.of('startTime') && spec.suspend !== true && !changes.isResuming)
        faults.invalid(PATH.child('startTime'), startTime ?? null, 'field is immutable for unsuspended job once set');
}
