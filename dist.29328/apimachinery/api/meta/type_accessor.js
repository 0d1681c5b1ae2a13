import { setOrRemove } from '#engine/json/own_property';
import { fromAPIVersionAndKind, GroupVersion, GroupVersionKind, parseGroupVersion, } from '../../runtime/schema/group_version.js';
/**
 * Access to `apiVersion` and `kind` of an object by methods. Setters change the object. Mirrors Go's `meta.TypeAccessor`.
 */
export function typeAccessor(obj) {
    const objectKind = objectKindOf(obj);
    return {
        getKind: () => objectKind.groupVersionKind().kind,
        setKind(kind) {
            objectKind.setGroupVersionKind(new GroupVersionKind({ ...objectKind.groupVersionKind(), kind }));
        },
        getAPIVersion: () => objectKind.groupVersionKind().groupVersion().toString(),
        setAPIVersion(version) {
            const gv = versionOf(version);
            objectKind.setGroupVersionKind(gv.withKind(objectKind.groupVersionKind().kind));
        },
    };
}
/** An invalid apiVersion counts as a version, as in Go. */
function versionOf(text) {
    try {
        return parseGroupVersion(text);
    }
    catch {
        return new GroupVersion({ version: text });
    }
}
function objectKindOf(obj) {
    const own = obj;
    if (typeof own.groupVersionKind === 'function' && typeof own.setGroupVersionKind === 'function')
        return own;
    return {
        groupVersionKind: () => fromAPIVersionAndKind(obj.apiVersion ?? '', obj.kind ?? ''),
        setGroupVersionKind(gvk) {
            setOrRemove(obj, 'apiVersion', new GroupVersion(gvk).toString());
            setOrRemove(obj, 'kind', gvk.kind);
        },
    };
}
