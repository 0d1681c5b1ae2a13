import { shortNamesOf } from '#api/rest_mapper/short_names';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { compareKubeAwareVersionStrings } from '#apimachinery/version/index';
import { scheme } from '../../index.js';
import { nearest } from '../../validation/checks/nearest.js';
import { printable } from '../printable.js';
import { UsageError } from '../usage_error.js';
/**
 * Finds `pod`, `pods`, `deployments.apps`, `Pod.spec.containers`.
 * @param apiVersion the group and version required; without it, the best match is used
 * @throws UsageError when there is none
 */
export function findKind(text, apiVersion) {
    return findKindAmong(builtInKinds(), text, apiVersion);
}
/** The kinds of the Kubernetes API. */
export function builtInKinds() {
    return [...new Set(scheme.allKnownTypes().map(([, type]) => type))];
}
/** The same for kinds from any source. */
export function findKindAmong(kinds, text, apiVersion) {
    const [first = '', ...rest] = text.split('.');
    const name = first.toLowerCase();
    const named = kinds.filter((type) => type.kind.toLowerCase() === name ||
        type.resource === name ||
        type.aliases?.includes(name) === true ||
        shortNamesOf(type).includes(name));
    if (named.length === 0)
        throw new UsageError(`unknown kind ${printable(first)}`, hint(kinds, name));
    // A group may follow the name, and looks like fields.
    const ofGroup = named.filter(({ group }) => group !== '' && `${rest.join('.')}.`.startsWith(`${group}.`));
    const candidates = ofGroup.length > 0 ? ofGroup : named;
    const fields = ofGroup.length > 0 ? rest.slice(ofGroup[0].group.split('.').length) : rest;
    const fitting = apiVersion === undefined
        ? candidates
        : candidates.filter((type) => new GroupVersion(type).toString() === apiVersion);
    const [type] = fitting.sort(compare);
    if (type === undefined) {
        throw new UsageError(`${printable(apiVersion)} has no ${candidates[0].kind}`, `it is in ${candidates.map((each) => new GroupVersion(each)).join(', ')}`);
    }
    return {
        type,
        others: named.filter((other) => other !== type).sort(compare),
        rest: fields.filter((field) => field !== ''),
    };
}
function hint(kinds, name) {
    const near = nearest(name, kinds.flatMap((type) => [type.kind, type.resource ?? type.kind]));
    return near === undefined ? 'kubetyped kinds lists them' : `did you mean ${near}?`;
}
/** The core group first, then non-deprecated kinds, then the most stable version. */
function compare(a, b) {
    return (Number(a.group !== '') - Number(b.group !== '') ||
        age(a) - age(b) ||
        compareKubeAwareVersionStrings(b.version, a.version) ||
        (a.group < b.group ? -1 : 1));
}
function age({ lifecycle }) {
    return lifecycle?.removed !== undefined ? 2 : lifecycle?.deprecated !== undefined ? 1 : 0;
}
/**
 * Tells kinds by their names, in any case: `Secret`, `secrets`, `po`, with a group `deployments.apps`, with a version too
 * `apps/v1/Deployment`. Custom kinds go by their kind: `Widget`, `Widget.example.com`.
 * @throws UsageError for a name that looks like a misspelt one
 */
export function kindFilter(names) {
    const filters = names.map(filterFor);
    return (object) => filters.some((filter) => filter(object));
}
function filterFor(name) {
    const slash = name.lastIndexOf('/');
    const apiVersion = slash < 0 ? undefined : name.slice(0, slash);
    const [first = '', ...rest] = name
        .slice(slash + 1)
        .toLowerCase()
        .split('.');
    const group = rest.length === 0 ? undefined : rest.join('.');
    const kinds = kindsNamed(first);
    if (kinds.size === 0 && group === undefined)
        checkSpelling(first, name);
    const wanted = kinds.size === 0 ? new Set([first]) : kinds;
    return (object) => wanted.has(object.kind.toLowerCase()) &&
        (apiVersion === undefined || object.apiVersion === apiVersion) &&
        (group === undefined || groupOf(object.apiVersion) === group);
}
/** The built-in kinds of a name, in lower case. */
function kindsNamed(name) {
    const found = builtInKinds().filter((type) => type.kind.toLowerCase() === name || type.resource === name || shortNamesOf(type).includes(name));
    return new Set(found.map(({ kind }) => kind.toLowerCase()));
}
/** Nobody's custom kind is one typing error away from a built-in one; if it is, its group says so. */
function checkSpelling(name, given) {
    const names = builtInKinds().flatMap(({ kind, resource }) => (resource === undefined ? [] : [kind, resource]));
    const near = nearest(name, new Set(names));
    if (near !== undefined)
        throw new UsageError(`unknown kind ${printable(given)}`, `did you mean ${near}? A custom kind of this name is given with its group: ${printable(given)}.example.com`);
}
function groupOf(apiVersion) {
    return apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
}
