import { timeBefore } from '#apimachinery/apis/meta/v1/time';
import { age, ageColumn, NONE, nameColumn } from '../../aspects/cells.js';
/** How a Pod is shown in one line. Mirrors `printPod` of kube-apiserver. */
export const podColumns = [
    nameColumn,
    {
        name: 'Ready',
        value: (pod) => {
            const { ready, total } = summaryOf(pod);
            return `${ready}/${total}`;
        },
    },
    { name: 'Status', value: (pod) => summaryOf(pod).reason },
    {
        name: 'Restarts',
        value: (pod) => {
            const { count, last } = summaryOf(pod).restarts;
            return count > 0 && last !== undefined ? `${count} (${age(last)} ago)` : String(count);
        },
    },
    ageColumn,
    { name: 'IP', priority: 1, value: ({ status }) => status?.podIPs?.[0]?.ip || status?.podIP || NONE },
    { name: 'Node', priority: 1, value: ({ spec }) => spec?.nodeName || NONE },
    { name: 'Nominated Node', priority: 1, value: ({ status }) => status?.nominatedNodeName || NONE },
    { name: 'Readiness Gates', priority: 1, value: readinessGates },
];
const PHASES_AT_THE_END = ['Failed', 'Succeeded'];
function summaryOf(pod) {
    const { spec, status = {}, metadata } = pod;
    const sidecars = sidecarsOf(pod);
    const gated = (status.conditions ?? []).some(({ type, reason }) => type === 'PodScheduled' && reason === 'SchedulingGated');
    const begun = gated ? 'SchedulingGated' : status.reason || (status.phase ?? '');
    const init = initialization(pod, sidecars);
    const isInitialized = init.reason === undefined || isTrue(pod, 'Initialized');
    const main = isInitialized ? running(pod, init.reason ?? begun) : undefined;
    let reason = main?.reason ?? init.reason ?? begun;
    if (metadata.deletionTimestamp) {
        if (status.reason === 'NodeLost')
            reason = 'Unknown';
        else if (!PHASES_AT_THE_END.includes(status.phase ?? ''))
            reason = 'Terminating';
    }
    return {
        reason,
        ready: init.ready + (main?.ready ?? 0),
        total: (spec?.containers ?? []).length + sidecars.size,
        restarts: restartsOf(isInitialized
            ? [...init.seen.filter(({ name }) => sidecars.has(name)), ...(status.containerStatuses ?? [])]
            : init.seen),
    };
}
/** The init containers that go on beside the others. */
function sidecarsOf({ spec }) {
    const sidecars = (spec?.initContainers ?? []).filter(({ restartPolicy }) => restartPolicy === 'Always');
    return new Set(sidecars.map(({ name }) => name));
}
function initialization({ spec, status }, sidecars) {
    const all = status?.initContainerStatuses ?? [];
    let ready = 0;
    for (const [index, container] of all.entries()) {
        const { terminated, waiting } = container.state ?? {};
        if (terminated !== undefined && (terminated.exitCode ?? 0) === 0)
            continue;
        if (sidecars.has(container.name) && container.started === true) {
            if (container.ready)
                ready++;
            continue;
        }
        const isWaiting = waiting?.reason && waiting.reason !== 'PodInitializing';
        const what = terminated ? endOf(terminated) : isWaiting ? waiting.reason : undefined;
        const reason = what ?? `${index}/${(spec?.initContainers ?? []).length}`;
        return { reason: `Init:${reason}`, ready, seen: all.slice(0, index + 1) };
    }
    return { reason: undefined, ready, seen: all };
}
function endOf({ reason, signal, exitCode, }) {
    return reason || (signal ? `Signal:${signal}` : `ExitCode:${exitCode ?? 0}`);
}
/** What the containers do, of which the first one has the last word. */
function running(pod, before) {
    let reason = before;
    let failure = '';
    let ready = 0;
    for (const { state = {}, ready: isReady } of [...(pod.status?.containerStatuses ?? [])].reverse()) {
        if (state.waiting?.reason)
            reason = state.waiting.reason;
        else if (state.terminated) {
            reason = endOf(state.terminated);
            if (state.terminated.exitCode)
                failure = reason;
        }
        else if (isReady && state.running)
            ready++;
    }
    if (reason !== 'Completed')
        return { reason, ready };
    if (ready > 0 && isTrue(pod, 'Ready'))
        return { reason: 'Running', ready };
    return { reason: failure || (ready > 0 ? 'NotReady' : reason), ready };
}
function restartsOf(containers) {
    let count = 0;
    let last;
    for (const { restartCount, lastState } of containers) {
        count += restartCount ?? 0;
        const { finishedAt } = lastState?.terminated ?? {};
        if (finishedAt && (last === undefined || timeBefore(last, finishedAt)))
            last = finishedAt;
    }
    return { count, last };
}
function isTrue({ status }, condition) {
    const found = (status?.conditions ?? []).filter(({ type }) => type === condition);
    return condition === 'Initialized' ? found[0]?.status === 'True' : found.some((each) => each.status === 'True');
}
function readinessGates({ spec, status }) {
    const gates = spec?.readinessGates ?? [];
    if (gates.length === 0)
        return NONE;
    const open = gates.filter(({ conditionType }) => status?.conditions?.find(({ type }) => type === conditionType)?.status === 'True');
    return `${open.length}/${gates.length}`;
}
