import { Unstructured, UnstructuredList } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
/** A custom resource: data without a class for each of its parts, with metadata. */
export class CustomObject extends Unstructured {
    constructor(content) {
        super(content);
        this.metadata ??= {};
    }
}
/** The class of the custom resources of a version. */
export function newCustomKind({ group, version, kind, plural, namespaced }) {
    return class extends CustomObject {
        static group = group;
        static version = version;
        static apiVersion = new GroupVersion({ group, version }).toString();
        static kind = kind;
        static resource = plural;
        static namespaced = namespaced;
        static protobuf = false;
    };
}
/** The class of their list. */
export function newCustomListKind({ group, version, listKind }) {
    return class extends UnstructuredList {
        static group = group;
        static version = version;
        static apiVersion = new GroupVersion({ group, version }).toString();
        static kind = listKind;
        static protobuf = false;
    };
}
