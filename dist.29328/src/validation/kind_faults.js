import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { nearest } from './checks/nearest.js';
import { isGroupGone, kindGone } from './kinds_gone.js';
const API_VERSION = 'apiVersion';
/**
 * What is wrong with an `apiVersion` and `kind` that name no type of ours; undefined for a kind that is none of Kubernetes'
 * business: one of a group with a dot that Kubernetes never had. What is gone since a later version than that of `minor` is
 * passed, too: its types are gone as well.
 */
export function unknownKindFault(scheme, gvk, minor) {
    const { group, kind } = gvk;
    const apiVersion = new GroupVersion(gvk).toString();
    const gone = kindGone(apiVersion, kind);
    if (gone !== undefined) {
        return minorOf(gone.removed) <= minor ? goneFault(apiVersion, kind, gone.removed, gone.instead) : undefined;
    }
    const known = scheme.isGroupRegistered(group);
    if (!known && group.includes('.') && !isGroupGone(group))
        return undefined;
    const homes = homesOf(scheme, kind);
    if (known) {
        if (homes.length > 0)
            return invalid(newPath(API_VERSION), apiVersion, `Kubernetes has ${kind} in ${homes.join(', ')}`);
        const near = nearest(kind, [
            ...new Set(scheme
                .allKnownTypes()
                .filter(([each, type]) => each.group === group && type.resource !== undefined)
                .map(([each]) => each.kind)),
        ]);
        return invalid(newPath('kind'), kind, `Kubernetes has no such kind in ${group === '' ? 'v1' : group}${near === undefined ? '' : `; did you mean ${near}?`}`);
    }
    const groups = [...new Set(scheme.allKnownTypes().map(([each]) => each.group))].filter((each) => each !== '');
    const meant = homes.length > 0 ? homes.join(' or ') : nearest(group, groups);
    const why = group.includes('.')
        ? 'Kubernetes has no such API any more'
        : 'Kubernetes has no such API group, and others need a dot';
    return invalid(newPath(API_VERSION), apiVersion, meant === undefined ? why : `${why}; did you mean ${meant}?`);
}
/** The versions that have the kind today, whatever their group. */
function homesOf(scheme, kind) {
    const homes = scheme
        .allKnownTypes()
        .filter(([gvk, type]) => gvk.kind === kind &&
        type.resource !== undefined &&
        type.lifecycle?.removed === undefined &&
        gvk.version === type.version);
    const stable = homes.filter(([{ version }]) => !/alpha|beta/.test(version));
    return [...new Set((stable.length > 0 ? stable : homes).map(([gvk]) => new GroupVersion(gvk).toString()))];
}
/** What is wrong with a kind of ours in a version of Kubernetes: gone, or not an object that can be created. */
export function servedFault(type, minor) {
    const { lifecycle, apiVersion, kind } = type;
    if (lifecycle?.removed !== undefined && minorOf(lifecycle.removed) <= minor) {
        const { replacement } = lifecycle;
        const version = replacement === undefined ? '' : new GroupVersion(replacement).toString();
        return goneFault(apiVersion, kind, lifecycle.removed, replacement?.kind === kind || version === '' ? version : `${version} ${replacement.kind}`);
    }
    const gone = kindGone(apiVersion, kind);
    if (gone !== undefined && minorOf(gone.removed) <= minor)
        return goneFault(apiVersion, kind, gone.removed, gone.instead);
    if (type.resource === undefined)
        return invalid(newPath('kind'), kind, 'not a kind of which objects can be created');
    return undefined;
}
function goneFault(apiVersion, kind, removed, instead) {
    const use = instead === '' ? '' : `; use ${instead}`;
    return invalid(newPath(API_VERSION), apiVersion, `Kubernetes has no ${kind} in this version since ${removed}${use}`);
}
/** The minor version of `1.36`. */
export function minorOf(version) {
    return Number(/^v?1\.(\d+)/.exec(version)?.[1] ?? Number.NaN);
}
