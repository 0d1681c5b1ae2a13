import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { timeEqual, timeToDate } from '#apimachinery/apis/meta/v1/time';
import { tooLongCharacters } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { quote } from '#engine/schema/fault';
import { checkListMap, checkMaximum, checkMinimum, checkPrefixedLabelKey } from '#src/validation/checks/declared';
import { checkConditions, checkObserved } from './targets.js';
const STATUS = /* @__PURE__ */ newPath('status');
const TARGETS = /* @__PURE__ */ STATUS.child('targetResponders');
const RESPONDERS = /* @__PURE__ */ STATUS.child('responders');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** How long a responder may be silent. */
const HEARTBEAT_DEADLINE = 20 * MINUTE;
/** By how much clocks may differ. */
const SKEW = 30 * SECOND;
const MOST_EXPECTED = 3650 * DAY;
/** Those of a Pod, and Kubernetes' own. */
const MAX_RESPONDERS = 11;
const MAX_REQUESTERS = 100;
const MAX_PRIORITY = 100_000;
const STATES = ['Active', 'Canceled', 'Completed', 'Inactive', 'Interrupted'];
const FINAL = ['Canceled', 'Completed', 'Interrupted'];
/**
 * Responders act one after the other, and only the one that acts says how it goes. Mirrors `ValidateEvictionStatusUpdate` of
 * kube-apiserver, and what the type declares.
 */
export function checkEvictionStatusUpdate(faults, { status = {} }, { status: old = {} }) {
    checkConditions(faults, STATUS, status);
    const ends = checkEnds(faults, status, old);
    checkTargets(faults, status, old, ends);
    checkResponders(faults, status, old);
    checkObserved(faults, STATUS, status, old);
    checkDeclared(faults, status, old);
}
/** What has ended does not go on. */
function checkEnds(faults, { conditions = [] }, { conditions: old = [] }) {
    const kept = new Set();
    for (const { type, status, reason } of old) {
        if ((type !== 'TargetEvicted' && type !== 'Failed') || status !== 'True')
            continue;
        const now = conditions.find((each) => each.type === type);
        if (now !== undefined && now.status !== 'False' && now.reason === reason)
            continue;
        faults.invalid(STATUS.child('conditions'), conditions, `${type} condition status cannot be reverted`);
        kept.add(type);
    }
    const is = (type) => kept.has(type) || conditions.find((each) => each.type === type)?.status === 'True';
    return { isEvicted: is('TargetEvicted'), isFailed: is('Failed') };
}
const namesOf = (list) => new Set(list.map(({ name }) => name));
function checkTargets(faults, status, { targetResponders: old = [] }, ends) {
    const { targetResponders: now = [], responders = [] } = status;
    const names = namesOf(now);
    if (old.length > 0 && now.length !== old.length) {
        faults.invalid(TARGETS, now, 'must preserve the same length and the same keys');
        return;
    }
    if (old.some(({ name }) => !names.has(name))) {
        faults.invalid(TARGETS, now, 'must preserve the same keys');
        return;
    }
    if (now.length > MAX_RESPONDERS || names.size < now.length)
        return;
    const isOver = ends.isEvicted || ends.isFailed;
    const [sorted, before] = [now.toSorted(byPriority), old.toSorted(byPriority)];
    for (const [index, responder] of sorted.entries()) {
        const path = TARGETS.index(now.indexOf(responder));
        const said = responders.findLast(({ name }) => name === responder.name);
        checkTarget(faults, path, responder, said, ends, expectedOf(index, sorted, before, isOver));
    }
}
function expectedOf(index, now, before, isOver) {
    const active = before.findIndex(({ state }) => state === 'Active');
    const hasChanged = active >= 0 && now[active]?.state !== 'Active';
    const last = before.at(-1)?.state ?? 'Inactive';
    const isProcessed = isOver || FINAL.includes(last);
    if (index < active || (before.length > 0 && active < 0 && isProcessed))
        return [[before[index]?.state ?? ''], 'final state is immutable'];
    if (index === active && hasChanged)
        return [FINAL, 'this responder must reach a final state'];
    if (index === active)
        return isOver
            ? [FINAL, 'the eviction request has finished processing']
            : [['Active'], 'the eviction request stays active'];
    const isNext = (index === 0 && before.length === 0) || (index === active + 1 && hasChanged);
    if (!isNext)
        return [['Inactive'], 'the previously active has not finished processing'];
    return isOver
        ? [['Inactive'], 'the eviction request has finished processing']
        : [['Active'], 'this responder is next in line'];
}
/** Priorities of Kubernetes' own responders. */
const OWN = { 'imperative-eviction.k8s.io/evictor': 100 };
function checkTarget(faults, path, { name = '', priority, state }, said, { isEvicted, isFailed }, [states, why]) {
    if (said === undefined) {
        faults.invalid(path, { name, priority, state }, `${quote(name)} has to be tracked in ${RESPONDERS.toString()} first`);
        return;
    }
    const own = Object.hasOwn(OWN, name) ? OWN[name] : undefined;
    if (priority !== undefined && priority >= 0) {
        if (own !== undefined && priority !== own)
            faults.invalid(path.child('priority'), priority, `core k8s responder is expected to have priority: ${own}`);
        if (own === undefined && priority < 1000)
            faults.invalid(path.child('priority'), priority, 'priorities 0-999 are reserved for responders with *.k8s.io suffix');
    }
    const at = path.child('state');
    if (!states.includes(state)) {
        faults.invalid(at, state, `must be one of: ${states.join(', ')}, because ${why}`);
        return;
    }
    const { startTime, heartbeatTime, completionTime } = said;
    const isOver = isEvicted || isFailed;
    if (state !== 'Active' && startTime && !completionTime && !isOver) {
        const seen = milliseconds(heartbeatTime || startTime);
        if (Date.now() < seen + HEARTBEAT_DEADLINE - SKEW)
            faults.forbidden(at, 'must stay Active because the responder is in progress and it should report status.responders.heartbeatTime or status.responders.completionTime');
    }
    if (state === 'Completed' && !completionTime)
        faults.invalid(at, state, "cannot become Completed because the responder didn't report status.responders.completionTime");
}
/** The highest priority first; the domains of equal ones by their labels, from the last on. */
function byPriority(a, b) {
    if (a.priority !== b.priority) {
        if (a.priority === undefined)
            return 1;
        if (b.priority === undefined)
            return -1;
        return b.priority - a.priority;
    }
    const [labels, others] = [labelsOf(a.name), labelsOf(b.name)];
    for (const [index, label] of labels.entries()) {
        const other = others[index];
        if (other === undefined)
            return 1;
        if (label !== other)
            return label < other ? -1 : 1;
    }
    if (others.length > labels.length)
        return -1;
    const [key, otherKey] = [keyOf(a.name), keyOf(b.name)];
    return key === otherKey ? 0 : key < otherKey ? -1 : 1;
}
const labelsOf = (name = '') => (name.split('/')[0] ?? '').split('.').reverse();
const keyOf = (name = '') => (name.includes('/') ? name.slice(name.indexOf('/') + 1) : '');
function checkResponders(faults, status, { responders: old = [] }) {
    const { responders: now = [], targetResponders: targets = [] } = status;
    const names = namesOf(now);
    if (targets.length !== now.length) {
        faults.invalid(RESPONDERS, now, 'must be the same length as status.targetResponders and contain the same keys');
        return;
    }
    if (targets.some(({ name }) => !names.has(name))) {
        faults.invalid(RESPONDERS, now, 'must contain the same keys as status.targetResponders');
        return;
    }
    if (now.length > MAX_RESPONDERS || names.size < now.length)
        return;
    for (const [index, responder] of now.entries()) {
        const earlier = old.findLast(({ name }) => name === responder.name);
        const state = targets.findLast(({ name }) => name === responder.name)?.state ?? '';
        checkResponder(faults, RESPONDERS.index(index), responder, earlier, state === 'Active');
    }
}
function checkResponder(faults, path, now, old, isActive) {
    if (old !== undefined && !isActive && !deepEqual(now, old)) {
        faults.invalid(path, now, 'field is immutable');
        return;
    }
    checkStart(faults, path.child('startTime'), now, old, isActive);
    checkHeartbeat(faults, path.child('heartbeatTime'), now, old, path);
    checkExpected(faults, path.child('expectedCompletionTime'), now, old, path);
    checkCompletion(faults, path.child('completionTime'), now, old, path);
}
const milliseconds = (time) => timeToDate(time).getTime();
const isNow = (time) => Math.abs(milliseconds(time) - Date.now()) < SKEW;
const PRESENT = 'must be set to the present time';
function checkStart(faults, path, { startTime: time }, old, isActive) {
    const isChanged = !timeEqual(time, old?.startTime);
    // Once it is set, the type declares that it stays.
    if (old?.startTime && isChanged)
        return;
    if (!time && isActive)
        faults.required(path, 'is required for an active responder');
    else if (time && isChanged && !isNow(time))
        faults.invalid(path, time, PRESENT);
}
function checkHeartbeat(faults, path, { heartbeatTime: time, startTime }, old, responder) {
    if (old?.heartbeatTime && !time)
        faults.required(path, 'is required once set');
    if (!time || timeEqual(time, old?.heartbeatTime))
        return;
    const fault = beforeStart(time, startTime, responder);
    if (!startTime && fault !== undefined)
        faults.invalid(path, time, fault);
    else if (old?.heartbeatTime && milliseconds(time) < milliseconds(old.heartbeatTime))
        faults.invalid(path, time, 'cannot be decreased');
    else if (fault !== undefined)
        faults.invalid(path, time, fault);
    else if (!isNow(time))
        faults.invalid(path, time, PRESENT);
}
function checkExpected(faults, path, { expectedCompletionTime: time, startTime }, old, responder) {
    if (!time || timeEqual(time, old?.expectedCompletionTime))
        return;
    const fault = beforeStart(time, startTime, responder);
    if (fault !== undefined)
        faults.invalid(path, time, fault);
    else if (milliseconds(time) < Date.now() - SKEW)
        faults.invalid(path, time, 'cannot be set to the past time');
    else if (milliseconds(time) > Date.now() + MOST_EXPECTED)
        faults.invalid(path, time, 'must complete within 10 years');
}
function checkCompletion(faults, path, { completionTime: time, startTime }, old, responder) {
    const isChanged = !timeEqual(time, old?.completionTime);
    if (!time || (old?.completionTime && isChanged))
        return;
    const fault = beforeStart(time, startTime, responder);
    if (fault !== undefined)
        faults.invalid(path, time, fault);
    else if (isChanged && !isNow(time))
        faults.invalid(path, time, PRESENT);
}
/** Nothing comes before the start. */
function beforeStart(time, startTime, responder) {
    const start = responder.child('startTime').toString();
    if (!startTime)
        return `cannot be set before ${start} is set`;
    return milliseconds(time) < milliseconds(startTime) ? `must occur after ${start}` : undefined;
}
const SET_ONCE = ['startTime', 'completionTime'];
const MAX_MESSAGE = 4000;
/** Of lists that have changed, and of their items, those that have. */
function checkDeclared(faults, status, old) {
    if (!deepEqual(status.requesters ?? [], old.requesters ?? []))
        checkListMap(faults, STATUS.child('requesters'), status.requesters ?? [], {
            max: MAX_REQUESTERS,
            key: ({ name = '' }) => name,
            item(path, requester) {
                const earlier = old.requesters?.find(({ name }) => name === requester.name);
                if (earlier !== undefined && earlier.intent === requester.intent)
                    return;
                checkName(faults, path, requester.name);
                checkOneOf(faults, path.child('intent'), requester.intent, ['Eviction', 'Withdrawn']);
            },
        });
    if (!deepEqual(status.targetResponders ?? [], old.targetResponders ?? []))
        checkListMap(faults, TARGETS, status.targetResponders ?? [], {
            max: MAX_RESPONDERS,
            key: ({ name = '' }) => name,
            item: (path, responder) => checkDeclaredTarget(faults, path, responder, old.targetResponders?.find(({ name }) => name === responder.name)),
        });
    if (!deepEqual(status.responders ?? [], old.responders ?? []))
        checkListMap(faults, RESPONDERS, status.responders ?? [], {
            max: MAX_RESPONDERS,
            key: ({ name = '' }) => name,
            item: (path, responder) => checkDeclaredResponder(faults, path, responder, old.responders?.find(({ name }) => name === responder.name)),
        });
}
function checkName(faults, path, name = '') {
    if (name === '')
        faults.required(path.child('name'));
    else
        checkPrefixedLabelKey(faults, path.child('name'), name);
}
function checkOneOf(faults, path, value, known) {
    if (!value)
        faults.required(path);
    else
        faults.oneOf(path, value, known);
}
const MODIFIED = 'field cannot be modified once set';
function checkDeclaredTarget(faults, path, { name, priority, state }, old) {
    if (old === undefined)
        checkName(faults, path, name);
    const at = path.child('priority');
    if (priority === undefined) {
        if (old === undefined || old.priority !== undefined)
            faults.required(at);
        if (old?.priority !== undefined)
            faults.invalid(at, null, 'field cannot be cleared once set');
    }
    else if (old?.priority !== undefined && old.priority !== priority)
        faults.invalid(at, null, MODIFIED);
    else if (old?.priority !== priority) {
        checkMaximum(faults, at, priority, MAX_PRIORITY);
        checkMinimum(faults, at, priority, 0);
    }
    if (old === undefined || old.state !== state)
        checkOneOf(faults, path.child('state'), state, STATES);
}
function checkDeclaredResponder(faults, path, now, old) {
    if (old === undefined)
        checkName(faults, path, now.name);
    for (const field of SET_ONCE) {
        if (!old?.[field] || timeEqual(now[field], old[field]))
            continue;
        faults.invalid(path.child(field), null, now[field] ? MODIFIED : 'field cannot be cleared once set');
    }
    if (now.message !== undefined && now.message !== old?.message && [...now.message].length > MAX_MESSAGE)
        faults.add([tooLongCharacters(path.child('message'), '', MAX_MESSAGE)]);
}
