import { EphemeralContainer, PodSpec as podSpec, } from '#api/core/v1/zz_generated.structs';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { MIRROR } from '../pod_spec/pod_annotations.js';
const MAX_INT32 = 2 ** 31 - 1;
const MAY = [
    '`spec.containers[*].image`',
    '`spec.initContainers[*].image`',
    '`spec.activeDeadlineSeconds`',
    '`spec.tolerations` (only additions to existing tolerations)',
    '`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)',
];
/**
 * What an update of a Pod may not change. Mirrors `ValidatePodUpdate` of kube-apiserver.
 *
 * Differs from Go: its text ends with what differs between the two specs, in the form of its internal types, by whose names
 * it prints the terms of node affinities, too.
 */
export function checkPodUpdate(faults, { metadata, spec }, { metadata: oldMeta, spec: oldSpec }) {
    checkAnnotationChanges(faults, metadata, oldMeta);
    if (spec === undefined || oldSpec === undefined)
        return;
    const path = newPath('spec');
    for (const name of ['containers', 'initContainers'])
        if (!checkContainers(faults, path.child(name), spec[name] ?? [], oldSpec[name] ?? []))
            return;
    if (!checkDeadline(faults, path.child('activeDeadlineSeconds'), spec, oldSpec))
        return;
    checkTolerations(faults, path.child('tolerations'), spec.tolerations ?? [], oldSpec.tolerations ?? []);
    checkSchedulingGates(faults, path.child('schedulingGates'), spec, oldSpec);
    const isGated = (oldSpec.schedulingGates ?? []).length > 0;
    if (isGated) {
        checkNodeSelector(faults, path.child('nodeSelector'), spec, oldSpec);
        checkNodeAffinity(faults, path.child('affinity', 'nodeAffinity'), spec, oldSpec);
    }
    if (!deepEqual(podSpec, withoutChangeable(spec, oldSpec, isGated), oldSpec))
        faults.forbidden(path, `pod updates may not change fields other than ${MAY.join(',')}`);
}
const APP_ARMOR = 'container.apparmor.security.beta.kubernetes.io/';
/** Annotations that say what a Pod is stay. */
export function checkAnnotationChanges(faults, { annotations: now = {} }, { annotations: old = {} }) {
    const path = newPath('metadata', 'annotations');
    for (const [key, value] of Object.entries(old)) {
        if (now[key] === value)
            continue;
        if (key.startsWith(APP_ARMOR))
            faults.forbidden(path.key(key), 'may not remove or update AppArmor annotations');
        if (key === MIRROR)
            faults.forbidden(path.key(key), 'may not remove or update mirror pod annotation');
    }
    for (const key of Object.keys(now)) {
        if (Object.hasOwn(old, key))
            continue;
        if (key.startsWith(APP_ARMOR))
            faults.forbidden(path.key(key), 'may not add AppArmor annotations');
        if (key === MIRROR)
            faults.forbidden(path.key(key), 'may not add mirror pod annotation');
    }
}
/** @returns whether there are as many as before */
function checkContainers(faults, path, now, old) {
    if (now.length !== old.length) {
        faults.forbidden(path, 'pod updates may not add or remove containers');
        return false;
    }
    for (const [index, { image = '' }] of now.entries()) {
        const at = path.index(index).child('image');
        if (image === '')
            faults.required(at);
        if (image.trim() !== image)
            faults.invalid(at, image, 'must not have leading or trailing whitespace');
    }
    return true;
}
/** @returns whether to look further */
function checkDeadline(faults, path, now, old) {
    const [seconds, before] = [now.activeDeadlineSeconds, old.activeDeadlineSeconds];
    if (seconds === undefined) {
        if (before !== undefined)
            faults.invalid(path, null, 'must not update from a positive integer to nil value');
        return true;
    }
    if (seconds < 0 || seconds > MAX_INT32)
        faults.invalid(path, seconds, `must be between 0 and ${MAX_INT32}, inclusive`);
    else if (before !== undefined && before < seconds)
        faults.invalid(path, seconds, 'must be less than or equal to previous value');
    else
        return true;
    return false;
}
function checkTolerations(faults, path, now, old) {
    const withoutTime = ({ tolerationSeconds: _, ...rest }) => rest;
    const kept = now.map(withoutTime);
    if (!old.every((each) => kept.some((toleration) => deepEqual(toleration, withoutTime(each)))))
        faults.forbidden(path, 'existing toleration can not be modified except its tolerationSeconds');
}
function checkSchedulingGates(faults, path, now, old) {
    const known = new Set(old.schedulingGates?.map(({ name }) => name));
    for (const [index, { name }] of (now.schedulingGates ?? []).entries())
        if (!known.has(name))
            faults.forbidden(path.index(index).child('name'), `only deletion is allowed, but found new scheduling gate '${name}'`);
}
function checkNodeSelector(faults, path, { nodeSelector: now }, old) {
    if (Object.entries(old.nodeSelector ?? {}).every(([key, value]) => now?.[key] === value))
        return;
    faults.invalid(path, now ?? null, 'only additions to spec.nodeSelector are allowed (no mutations or deletions)');
}
/** What a Pod that waits for its gates demands of nodes may become stricter. */
function checkNodeAffinity(faults, path, now, old) {
    const termsOf = ({ affinity }) => affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [];
    const [terms, oldTerms] = [termsOf(now), termsOf(old)];
    const at = path.child('requiredDuringSchedulingIgnoredDuringExecution', 'nodeSelectorTerms');
    if (oldTerms.length === 0)
        return;
    if (oldTerms.length !== terms.length) {
        const detail = 'no additions/deletions to non-empty NodeSelectorTerms list are allowed';
        faults.invalid(at, terms.length === 0 ? null : terms, detail);
        return;
    }
    for (const [index, term] of terms.entries())
        if (!onlyAdds(term, oldTerms[index]))
            faults.invalid(at.index(index), term, 'only additions are allowed (no mutations or deletions)');
}
function onlyAdds(now, old) {
    const lists = [
        [now.matchExpressions ?? [], old.matchExpressions ?? []],
        [now.matchFields ?? [], old.matchFields ?? []],
    ];
    // A term without conditions selects nothing.
    if (lists.every(([, before]) => before.length === 0))
        return lists.every(([each]) => each.length === 0);
    return lists.every(([each, before]) => deepEqual(each.slice(0, before.length), [...before]));
}
/** The spec with what may change as it was. */
function withoutChangeable(now, old, isGated) {
    const spec = { ...now };
    const withImages = (each, before = []) => each?.map((container, index) => ({ ...container, image: before[index]?.image ?? '' }));
    const set = (name, value) => {
        if (value === undefined)
            delete spec[name];
        else
            spec[name] = value;
    };
    set('containers', withImages(now.containers, old.containers));
    set('initContainers', withImages(now.initContainers, old.initContainers));
    for (const name of ['activeDeadlineSeconds', 'schedulingGates', 'tolerations'])
        set(name, old[name]);
    const { terminationGracePeriodSeconds: before } = old;
    if (before !== undefined && before < 0 && Number(now.terminationGracePeriodSeconds) === 1)
        set('terminationGracePeriodSeconds', before);
    if (!isGated)
        return spec;
    set('nodeSelector', old.nodeSelector);
    const nodeAffinity = old.affinity?.nodeAffinity;
    if (deepEqual(now.affinity?.nodeAffinity, nodeAffinity))
        return spec;
    const { nodeAffinity: _, ...others } = now.affinity ?? {};
    const isNew = old.affinity === undefined && Object.keys(others).length === 0;
    set('affinity', isNew ? undefined : { ...others, ...(nodeAffinity !== undefined && { nodeAffinity }) });
    return spec;
}
/**
 * What a request for `pods/ephemeralcontainers` may not change. Mirrors `ValidatePodEphemeralContainersUpdate` of
 * kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
export function checkEphemeralContainersUpdate(faults, pod, old) {
    checkAnnotationChanges(faults, pod.metadata, old.metadata);
    const path = newPath('spec', 'ephemeralContainers');
    for (const before of old.spec?.ephemeralContainers ?? []) {
        const { name } = before;
        const now = pod.spec?.ephemeralContainers?.findLast((each) => each.name === name);
        const container = `existing ephemeral containers ${JSON.stringify(name)} may not be`;
        if (now === undefined)
            faults.forbidden(path, `${container} removed\n`);
        else if (!deepEqual(EphemeralContainer, now, before))
            faults.forbidden(path, `${container} changed`);
    }
}
