import { GroupVersionKind } from './group_version.js';
/** The ObjectKind of what has no kind: answers the empty one and ignores changes. Mirrors Go's `schema.EmptyObjectKind`. */
export const EmptyObjectKind = {
    groupVersionKind() {
        return new GroupVersionKind({});
    },
    setGroupVersionKind() { },
};
