import { DaemonSet } from '#api/apps/v1/zz_generated.types';
import { Node, Pod } from '#api/core/v1/zz_generated.types';
import { isNotFound, isTooManyRequests } from '#apimachinery/api/errors/predicates';
import { getControllerOf } from '#apimachinery/apis/meta/v1/controller_ref';
import { realClock } from '#apimachinery/util/wait/clock';
import { WaitInterruptedError } from '#apimachinery/util/wait/interrupted';
import { mergePatch } from '../client/patch.js';
import { evictPod } from '../client/pods.js';
import { until } from '../client/tools/watch/until.js';
import { linkedSignal, sleepUntil } from '../client/util/wait/sleep.js';
/** Says that no new Pods may come to a node. @returns false when it was so before @throws StatusError */
export function cordon(client, node, options = {}) {
    return setUnschedulable(client, node, true, options);
}
/** Lets Pods come to a node again. @returns false when it was so before @throws StatusError */
export function uncordon(client, node, options = {}) {
    return setUnschedulable(client, node, false, options);
}
async function setUnschedulable(client, name, wanted, options) {
    const nodes = client.resource(NodeKind);
    const node = await nodes.get(name, options);
    if ((node.spec?.unschedulable ?? false) === wanted)
        return false;
    await nodes.patch(name, mergePatch({ spec: { unschedulable: wanted || null } }), options);
    return true;
}
/** A node can't be drained, as it has Pods that may not be deleted. The messages are kubectl's. */
export class DrainError extends Error {
    code = 'ERR_DRAIN';
    /** One for each reason, with the Pods. */
    faults;
    constructor(faults) {
        super(faults.length === 1 ? faults.join() : `[${faults.join(', ')}]`);
        this.name = 'DrainError';
        this.faults = faults;
    }
}
const REMOVE = { remove: true };
const KEEP = { remove: false };
/**
 * Cordons a node and deletes what runs on it, as `kubectl drain` does: static Pods and those of DaemonSets stay, and
 * nothing is deleted as long as one of the others may not be.
 * @returns the Pods that have gone
 * @throws DrainError when Pods may not be deleted; StatusError; WaitInterruptedError with the reason `timeout`
 */
export async function drain(client, node, options = {}) {
    const { drainTimeout = 0, signal: given, onProgress } = options;
    const limited = linkedSignal(given);
    const { signal } = limited;
    const late = new WaitInterruptedError('timeout', `node ${node} is not drained within ${drainTimeout} ms`);
    const cancel = drainTimeout > 0 ? realClock.after(drainTimeout, () => limited.abort(late)) : undefined;
    try {
        await cordon(client, node, { signal });
        const { pods, warnings } = await podsToRemove(client, node, { ...options, signal });
        for (const message of warnings)
            onProgress?.({ type: 'warning', message });
        await Promise.all(pods.map((pod) => remove(client, pod, { ...options, signal })));
        return pods;
    }
    finally {
        cancel?.();
        limited.end();
    }
}
async function podsToRemove(client, node, options) {
    const { podSelector = '', signal } = options;
    const pods = [];
    const faults = new Map();
    const warnings = new Map();
    const note = (all, what, { metadata }) => {
        all.set(what, [...(all.get(what) ?? []), `${metadata.namespace ?? ''}/${metadata.name ?? ''}`]);
    };
    const onNode = { fieldSelector: `spec.nodeName=${node}`, labelSelector: podSelector, signal };
    for await (const pod of client.resource(PodKind).each(onNode)) {
        const verdict = await judge(client, pod, options);
        if ('fault' in verdict) {
            note(faults, verdict.fault, pod);
            continue;
        }
        if (verdict.warning !== undefined)
            note(warnings, verdict.warning, pod);
        if (verdict.remove)
            pods.push(pod);
    }
    const lines = (all) => [...all].map(([what, names]) => `${what}: ${names.join(', ')}`).sort();
    if (faults.size > 0)
        throw new DrainError(lines(faults).map((line) => `cannot delete ${line}`));
    return { pods, warnings: lines(warnings) };
}
async function judge(client, pod, options) {
    const { force = false, ignoreDaemonSets = false, deleteEmptyDirData = false, signal } = options;
    const { annotations = {}, namespace = '' } = pod.metadata;
    const controller = getControllerOf(pod);
    const hasEnded = pod.status?.phase === 'Succeeded' || pod.status?.phase === 'Failed';
    if (controller?.kind === 'DaemonSet' && !hasEnded) {
        const isThere = await exists(client.resource(DaemonSetKind, { namespace }), controller.name, signal);
        if (!isThere && !force)
            return { fault: `DaemonSet-managed Pods whose DaemonSet is gone (use --force to override)` };
        if (isThere)
            return ignoreDaemonSets
                ? { remove: false, warning: 'ignoring DaemonSet-managed Pods' }
                : { fault: 'DaemonSet-managed Pods (use --ignore-daemonsets to ignore)' };
    }
    // Static Pods can't be deleted by way of the API.
    if ('kubernetes.io/config.mirror' in annotations)
        return KEEP;
    if (hasEnded)
        return REMOVE;
    const hasLocalData = pod.spec?.volumes?.some(({ emptyDir }) => emptyDir !== undefined) ?? false;
    if (hasLocalData && !deleteEmptyDirData)
        return { fault: 'Pods with local storage (use --delete-emptydir-data to override)' };
    if (controller === undefined)
        return force
            ? { remove: true, warning: 'deleting Pods that declare no controller' }
            : { fault: 'Pods that declare no controller (use --force to override)' };
    return hasLocalData ? { remove: true, warning: 'deleting Pods with local storage' } : REMOVE;
}
async function exists(resource, name, signal) {
    try {
        await resource.get(name, { signal });
        return true;
    }
    catch (error) {
        if (!isNotFound(error))
            throw error;
        return false;
    }
}
/** Has a Pod go, and waits until it has. */
async function remove(client, pod, options) {
    const { gracePeriodSeconds, disableEviction = false, retryInterval = 5000, signal, onProgress } = options;
    const { name = '', namespace = '', uid = '' } = pod.metadata;
    const pods = client.resource(PodKind, { namespace });
    const deletion = {
        preconditions: { uid },
        ...(gracePeriodSeconds === undefined ? {} : { gracePeriodSeconds }),
    };
    for (;;) {
        onProgress?.({ type: disableEviction ? 'deleting' : 'evicting', pod });
        try {
            if (disableEviction)
                await pods.delete(name, { ...deletion, signal });
            else
                await evictPod(pods, name, { deleteOptions: deletion, signal });
            break;
        }
        catch (error) {
            if (isNotFound(error))
                break;
            if (disableEviction || !isTooManyRequests(error))
                throw error;
            onProgress?.({ type: 'refused', pod });
            await sleepUntil(realClock, retryInterval, signal);
        }
    }
    await until(pods, name, (found) => found === undefined || found.metadata.uid !== uid, { signal });
    onProgress?.({ type: 'gone', pod });
}
const PodKind = Pod;
const NodeKind = Node;
const DaemonSetKind = DaemonSet;
