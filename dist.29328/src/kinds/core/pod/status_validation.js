import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isIP, isIPv6 } from '#src/validation/checks/ip_addresses';
import { checkAnnotationChanges } from './update_validation.js';
const NON_NEGATIVE = 'must be a non-negative integer';
const ONE_OF_EACH_FAMILY = 'may specify no more than one IP for each IP family';
/** Conditions of Kubernetes' own, whose names need no check. */
const SYSTEM_CONDITIONS = ['PodScheduled', 'Ready', 'Initialized'];
const LISTS = ['containerStatuses', 'initContainerStatuses', 'ephemeralContainerStatuses'];
/**
 * What a change of a Pod's status may not say. Mirrors `ValidatePodStatusUpdate` of kube-apiserver.
 *
 * Differs from Go: users of containers, and resources that are allocated to them by devices, are not judged.
 */
export function checkPodStatusUpdate(faults, pod, old) {
    const path = newPath('status');
    const [status, before, spec] = [pod.status ?? {}, old.status ?? {}, pod.spec ?? { containers: [] }];
    checkAnnotationChanges(faults, pod.metadata, old.metadata);
    checkConditions(faults, path.child('conditions'), status);
    checkNominated(faults, path.child('nominatedNodeName'), status, before, old.spec?.nodeName ?? '');
    if ((status.observedGeneration ?? 0) < 0)
        faults.invalid(path.child('observedGeneration'), status.observedGeneration, NON_NEGATIVE);
    if ((status.qosClass ?? '') !== (before.qosClass ?? ''))
        faults.invalid(path.child('qosClass'), status.qosClass ?? '', 'field is immutable');
    for (const list of LISTS)
        checkTransitions(faults, path.child(list), status[list] ?? [], before[list] ?? [], allowed(list, spec));
    checkClaims(faults, path.child('resourceClaimStatuses'), status, spec);
    checkIPs(faults, path.child('podIPs'), status.podIPs ?? [], before.podIPs ?? []);
    const [hostIP] = status.hostIPs ?? [];
    if (hostIP !== undefined && hostIP.ip !== (status.hostIP ?? ''))
        faults.invalid(path.child('hostIPs').index(0).child('ip'), hostIP.ip, 'must be equal to `hostIP`');
    checkIPs(faults, path.child('hostIPs'), status.hostIPs ?? [], before.hostIPs ?? []);
}
function checkConditions(faults, path, { conditions = [] }) {
    for (const [index, { type, observedGeneration = 0 }] of conditions.entries()) {
        const at = path.index(index);
        if (observedGeneration < 0)
            faults.invalid(at.child('observedGeneration'), observedGeneration, NON_NEGATIVE);
        if (!SYSTEM_CONDITIONS.includes(type))
            faults.each(at.child('Type'), type, isQualifiedName(type));
    }
}
function checkNominated(faults, path, now, old, nodeName) {
    const { nominatedNodeName: name = '' } = now;
    if (name === '' || name === (old.nominatedNodeName ?? ''))
        return;
    faults.each(path, name, isDNS1123Subdomain(name));
    if (nodeName !== '')
        faults.forbidden(path, 'may not be set on pods that are already bound to a node');
}
/** A container that has ended runs again only if it may. */
function checkTransitions(faults, path, now, old, mayRestart) {
    for (const [index, { name, state }] of old.entries()) {
        if (state?.terminated === undefined)
            continue;
        const runs = now.some((each) => each.name === name && each.state?.terminated === undefined);
        if (runs && !mayRestart(name, state.terminated.exitCode))
            faults.forbidden(path.index(index).child('state'), 'may not be transitioned to non-terminated state');
    }
}
function allowed(list, spec) {
    if (list === 'ephemeralContainerStatuses')
        return () => false;
    const all = [...(spec.initContainers ?? []), ...(spec.containers ?? [])];
    if (all.some(({ restartPolicyRules = [] }) => restartPolicyRules.some(({ action }) => action === RESTART_ALL)))
        return () => true;
    const containers = (list === 'containerStatuses' ? spec.containers : spec.initContainers) ?? [];
    return (name, exitCode) => {
        const container = containers.find((each) => each.name === name);
        return container !== undefined && shouldRestart(container, spec, exitCode);
    };
}
const RESTART_ALL = 'RestartAllContainers';
/** Mirrors Go's `ContainerShouldRestart`. */
function shouldRestart(container, { restartPolicy }, exitCode) {
    const rule = container.restartPolicy === undefined
        ? undefined
        : container.restartPolicyRules?.find(({ exitCodes }) => {
            const has = exitCodes?.values?.includes(exitCode) ?? false;
            return exitCodes?.operator === 'In' ? has : exitCodes?.operator === 'NotIn' && !has;
        });
    if (rule?.action === 'Restart' || rule?.action === RESTART_ALL)
        return true;
    const policy = container.restartPolicy ?? restartPolicy;
    return policy === 'OnFailure' ? exitCode !== 0 : policy !== 'Never';
}
function checkClaims(faults, path, { resourceClaimStatuses = [] }, spec) {
    const claims = new Set(spec.resourceClaims?.map(({ name }) => name));
    const seen = new Set();
    for (const [index, { name, resourceClaimName }] of resourceClaimStatuses.entries()) {
        const at = path.index(index);
        if (!claims.has(name))
            faults.invalid(at.child('name'), name, 'must match the name of an entry in `spec.resourceClaims`');
        if (seen.has(name))
            faults.duplicate(at.child('name'), name);
        seen.add(name);
        if (resourceClaimName !== undefined)
            faults.each(at.child('resourceClaimName'), resourceClaimName, isDNS1123Subdomain(resourceClaimName));
    }
}
function checkIPs(faults, path, now, old) {
    const known = old.map(({ ip }) => ip);
    for (const [index, { ip }] of now.entries())
        faults.add(isValidIPForLegacyField(path.index(index), ip, true, known));
    if (now.length < 2)
        return;
    const families = new Set(now.map(({ ip }) => isIPv6(ip)));
    if (now.length > 2 || families.size < 2 || !now.every(({ ip }) => isIP(ip)))
        faults.invalid(path, now, ONE_OF_EACH_FAMILY);
}
