import { GroupKind, GroupVersion, GroupVersionKind } from './schema/group_version.js';
/**
 * The version of types that exist only inside a program and have no wire form. Nothing in the Scheme treats it
 * specially, except that objects converted to it lose `apiVersion` and `kind`, and that it is in no list of versions.
 */
export const APIVersionInternal = '__internal';
/** The chooser of a target: a plain group and version becomes a {@link GroupVersion}. */
export function kindChooser(target) {
    return 'kindForGroupVersionKinds' in target ? target : new GroupVersion(target);
}
/** Always chooses the internal version of the first kind's group. Mirrors Go's `runtime.InternalGroupVersioner`. */
export const InternalGroupVersioner = {
    kindForGroupVersionKinds(kinds) {
        const kind = kinds.find((each) => each.version === APIVersionInternal) ?? kinds[0];
        return kind && new GroupVersionKind({ group: kind.group, version: APIVersionInternal, kind: kind.kind });
    },
    identifier() {
        return 'internal';
    },
};
/** Refuses every kind. Mirrors Go's `runtime.DisabledGroupVersioner`. */
export const DisabledGroupVersioner = {
    kindForGroupVersionKinds() {
        return undefined;
    },
    identifier() {
        return 'disabled';
    },
};
/**
 * Accepts the given kinds (an empty `kind`: all kinds of the group) and takes them to one group and version, though
 * they may belong to another group. Mirrors Go's `runtime.NewMultiGroupVersioner`.
 */
export function newMultiGroupVersioner(gv, ...groupKinds) {
    if (groupKinds.length === 0 || (groupKinds.length === 1 && groupKinds[0].group === gv.group))
        return new GroupVersion(gv);
    return multiGroupVersioner(gv, groupKinds, false);
}
/**
 * As {@link newMultiGroupVersioner}, but takes the first kind when none is accepted.
 * Mirrors Go's `runtime.NewCoercingMultiGroupVersioner`.
 */
export function newCoercingMultiGroupVersioner(gv, ...groupKinds) {
    return multiGroupVersioner(gv, groupKinds, true);
}
function multiGroupVersioner(gv, accepted, coerce) {
    const target = new GroupVersion(gv);
    return {
        kindForGroupVersionKinds(kinds) {
            const match = kinds.find((kind) => accepted.some((gk) => gk.group === kind.group && (gk.kind === '' || gk.kind === kind.kind)));
            const chosen = match ?? (coerce ? kinds[0] : undefined);
            return chosen && target.withKind(chosen.kind);
        },
        identifier() {
            const kinds = accepted.map((gk) => new GroupKind(gk).toString()).join(',');
            return JSON.stringify({ accepted: kinds, coerce: String(coerce), name: 'multi', target: target.toString() });
        },
    };
}
