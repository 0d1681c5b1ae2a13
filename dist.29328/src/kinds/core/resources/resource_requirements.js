import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { quantityOf } from '#src/validation/checks/quantities';
import { checkContainerResourceName, checkPodResourceName, checkResourceAmount, isHugePages, isMultipleOfPages, mayOvercommit, } from './resource_names.js';
/** Requests and limits of a container. */
export function checkContainerResources(faults, path, requirements, podClaims) {
    checkRequirements(faults, path, requirements, checkContainerResourceName, podClaims);
}
/** Requests and limits of a whole Pod. */
export function checkPodResources(faults, path, requirements, podClaims) {
    if (requirements.claims !== undefined)
        faults.forbidden(path.child('claims'), 'claims may not be set for Resources at pod-level');
    checkRequirements(faults, path, requirements, checkPodResourceName, podClaims);
}
function checkRequirements(faults, path, requirements, checkName, podClaims) {
    const limitsPath = path.child('limits');
    const requestsPath = path.child('requests');
    const limits = new Map();
    let computes = false;
    let hugePages = false;
    const check = (at, name, amount) => {
        checkName(faults, at, name);
        checkResourceAmount(faults, at, name, amount);
        computes ||= name === 'cpu' || name === 'memory';
        if (!isHugePages(name))
            return;
        hugePages = true;
        if (!isMultipleOfPages(name, amount))
            faults.invalid(at, amount.toString(), `${amount.toString()} is not positive integer multiple of ${name}`);
    };
    for (const [name, value] of sorted(requirements.limits)) {
        const amount = quantityOf(value);
        limits.set(name, amount);
        check(limitsPath.key(name), name, amount);
    }
    for (const [name, value] of sorted(requirements.requests)) {
        const amount = quantityOf(value);
        check(requestsPath.key(name), name, amount);
        const limit = limits.get(name);
        if (limit === undefined) {
            if (!mayOvercommit(name))
                faults.required(limitsPath, 'Limit must be set for non overcommitable resources');
        }
        else if (!mayOvercommit(name) && amount.cmp(limit) !== 0) {
            faults.invalid(requestsPath, amount.toString(), `must be equal to ${name} limit of ${limit.toString()}`);
        }
        else if (amount.cmp(limit) > 0) {
            faults.invalid(requestsPath, amount.toString(), `must be less than or equal to ${name} limit of ${limit.toString()}`);
        }
    }
    if (hugePages && !computes)
        faults.forbidden(path, 'HugePages require cpu or memory');
    checkClaims(faults, path.child('claims'), requirements.claims ?? [], podClaims);
}
/** Entries in the order of their names: Go's order is random. */
export function sorted(map) {
    if (map === undefined)
        return [];
    const entries = Object.entries(map).filter((entry) => entry[1] !== undefined);
    return entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
function checkClaims(faults, path, claims, podClaims) {
    const seen = new Set();
    for (const [index, { name = '', request = '' }] of claims.entries()) {
        const at = path.index(index);
        if (name === '') {
            faults.required(at);
            continue;
        }
        if (seen.has(name))
            faults.duplicate(at, name);
        else {
            const key = request === '' ? name : `${name}/${request}`;
            if (request !== '')
                faults.each(at.child('request'), request, isDNS1123Label(request));
            if (seen.has(key))
                faults.duplicate(at, key);
            else if (request === '' && [...seen].some((other) => other.startsWith(`${name}/`)))
                faults.duplicate(at, name);
            seen.add(key);
        }
        if (podClaims.has(name))
            continue;
        const known = podClaims.size === 0 ? ' which is empty' : `: ${[...podClaims].sort().join(', ')}`;
        faults.notFound(at, name, `must be one of the names in pod.spec.resourceClaims${known}`);
    }
}
