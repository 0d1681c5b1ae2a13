import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import { humanDuration } from '#apimachinery/util/duration/human_duration';
import { newPath } from '#apimachinery/util/validation/field/path';
import { age, ageColumn, NONE, nameColumn, UNKNOWN, UNSET } from '../aspects/cells.js';
import { checkEvictionStatusUpdate } from './eviction_status.js';
import { checkName, checkTarget, stateColumn, targetColumn, targetTypeColumn } from './targets.js';
/** Mirrors `ValidateEviction` of kube-apiserver, and what the type declares. */
export function checkEviction(faults, { metadata, spec }) {
    checkName(faults, metadata);
    checkTarget(faults, newPath('spec', 'target'), spec?.target);
}
export const evictionUpdateValidation = {
    immutable: { 'spec.target': null },
    isOfCreation: ({ field }, { spec }, { spec: old }) => field.startsWith('spec.target') && !deepEqual(spec?.target, old?.target),
    subresources: { status: checkEvictionStatusUpdate },
};
const PROCESSED = ['Canceled', 'Interrupted', 'Completed'];
/** Who acts, or who did last, with what it says. */
function activeOf({ status, }) {
    const { targetResponders = [], responders = [] } = status ?? {};
    const found = targetResponders.findLast(({ state }) => state === 'Active') ??
        targetResponders.findLast(({ state }) => PROCESSED.includes(state));
    return found && { ...found, said: responders.find(({ name }) => name === found.name) };
}
function responderOf(eviction) {
    const { targetResponders = [] } = eviction.status ?? {};
    const seen = targetResponders.filter(({ state }) => state === 'Active' || PROCESSED.includes(state));
    return `${activeOf(eviction)?.name ?? UNSET} (${seen.length}/${targetResponders.length})`;
}
function responderStatus(eviction) {
    const { state = '', said } = activeOf(eviction) ?? {};
    if (said === undefined)
        return UNSET;
    if (state === 'Active' && said.startTime)
        return `Started (${age(said.startTime)} ago)`;
    if (state === 'Completed' && said.completionTime)
        return `${state} (${age(said.completionTime)} ago)`;
    return state;
}
function expectedFinish(eviction) {
    const { state = '', said } = activeOf(eviction) ?? {};
    if (said === undefined)
        return UNKNOWN;
    if (PROCESSED.includes(state))
        return '-';
    if (!said.startTime || !said.expectedCompletionTime)
        return UNKNOWN;
    const seconds = (timeToDate(said.expectedCompletionTime).getTime() - Date.now()) / 1000;
    return seconds > 0 ? `in ${humanDuration({ seconds })}` : `${age(said.expectedCompletionTime)} ago`;
}
function requestersOf({ status }) {
    const { requesters = [] } = status ?? {};
    const [first, ...others] = requesters
        .filter(({ intent }) => intent !== 'Withdrawn')
        .map(({ name }) => name)
        .sort();
    if (first === undefined)
        return requesters.length > 0 ? '<withdrawn>' : NONE;
    return others.length > 0 ? `${first} + ${others.length} more...` : first;
}
export const evictionColumns = [
    nameColumn,
    targetColumn,
    targetTypeColumn,
    stateColumn,
    { name: 'Active Responder', value: responderOf },
    { name: 'Responder Status', value: responderStatus },
    { name: 'Responder Expected Finish', value: expectedFinish },
    { name: 'Requesters', value: requestersOf },
    ageColumn,
    {
        name: 'Responder Heartbeat',
        priority: 1,
        value: (eviction) => {
            const { heartbeatTime } = activeOf(eviction)?.said ?? {};
            return heartbeatTime ? `${age(heartbeatTime)} ago` : UNSET;
        },
    },
    {
        name: 'Responder Status Message',
        priority: 1,
        value: (eviction) => activeOf(eviction)?.said?.message?.trim() || UNSET,
    },
];
export const evictionStrategy = {
    generation: true,
    allowUnconditionalUpdate: false,
    status: { keepsMetadata: true },
};
