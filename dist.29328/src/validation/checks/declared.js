// Rules that Go's types declare by markers, `+k8s:unionMember`, as generated code there checks them. Mirrors
// k8s.io/apimachinery/pkg/api/validate.
import { isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import { isLabelKey } from '#apimachinery/api/validate/content/kube';
/** `+k8s:unionMember`: exactly one of the members is there; an empty list is not. */
export function checkUnion(faults, path, members) {
    const names = Object.keys(members)
        .map((name) => `\`${name}\``)
        .join(', ');
    const given = Object.keys(members).filter((name) => isThere(members[name]));
    if (given.length > 1)
        faults.invalid(path, `{${given.join(', ')}}`, `must specify exactly one of: ${names}`);
    else if (given.length === 0)
        faults.invalid(path, '', `must specify one of: ${names}`);
}
const isThere = (value) => value !== undefined && !(Array.isArray(value) && value.length === 0);
/** `+k8s:format=k8s-long-name` */
export function checkLongName(faults, path, name) {
    faults.each(path, name, isDNS1123Subdomain(name));
}
/** `+k8s:format=k8s-prefixed-label-key`: `example.com/name`. */
export function checkPrefixedLabelKey(faults, path, key) {
    const wrong = isLabelKey(key);
    if (wrong.length > 0)
        faults.each(path, key, wrong);
    else if (!key.includes('/'))
        faults.invalid(path, key, "must include a prefix (e.g. 'example.com/key')");
}
/** `+k8s:format=k8s-uuid` */
export function checkUUID(faults, path, uid) {
    if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(uid))
        faults.invalid(path, uid, 'must be a lowercase UUID in 8-4-4-4-12 format');
}
/** `+k8s:required` and `+k8s:minimum`: 0 is not there. */
export function checkRequiredMinimum(faults, path, value, minimum) {
    if (value === 0)
        faults.required(path);
    else
        checkMinimum(faults, path, value, minimum);
}
/** `+k8s:minimum` */
export function checkMinimum(faults, path, value, minimum) {
    if (value < minimum)
        faults.invalid(path, value, `must be greater than or equal to ${minimum}`);
}
/** `+k8s:maximum` */
export function checkMaximum(faults, path, value, maximum) {
    if (value > maximum)
        faults.invalid(path, value, `must be less than or equal to ${maximum}`);
}
/**
 * `+k8s:maxItems` and `+k8s:listMapKey`: a list whose items differ in their keys; of one that is too long no item is looked at.
 */
export function checkListMap(faults, path, list, { max, key, item }) {
    if (list.length > max) {
        faults.tooMany(path, list.length, max);
        return;
    }
    const seen = new Set();
    for (const [index, each] of list.entries()) {
        if (seen.has(key(each)))
            faults.duplicate(path.index(index), each);
        seen.add(key(each));
    }
    for (const [index, each] of list.entries())
        item(path.index(index), each);
}
