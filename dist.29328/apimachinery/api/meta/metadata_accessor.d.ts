import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { UID } from '../../types/uid.ts';
/**
 * Reads and changes the metadata of whatever object it is given. All methods throw an {@link AccessorError} for objects
 * that lack the metadata. Mirrors Go's `meta.MetadataAccessor`.
 */
export interface MetadataAccessor {
    apiVersion(obj: RuntimeObject): string;
    setAPIVersion(obj: RuntimeObject, version: string): void;
    kind(obj: RuntimeObject): string;
    setKind(obj: RuntimeObject, kind: string): void;
    namespace(obj: RuntimeObject): string;
    setNamespace(obj: RuntimeObject, namespace: string): void;
    name(obj: RuntimeObject): string;
    setName(obj: RuntimeObject, name: string): void;
    generateName(obj: RuntimeObject): string;
    setGenerateName(obj: RuntimeObject, name: string): void;
    uid(obj: RuntimeObject): UID;
    setUID(obj: RuntimeObject, uid: UID): void;
    selfLink(obj: RuntimeObject): string;
    setSelfLink(obj: RuntimeObject, selfLink: string): void;
    labels(obj: RuntimeObject): Record<string, string> | undefined;
    setLabels(obj: RuntimeObject, labels: Record<string, string> | undefined): void;
    annotations(obj: RuntimeObject): Record<string, string> | undefined;
    setAnnotations(obj: RuntimeObject, annotations: Record<string, string> | undefined): void;
    resourceVersion(obj: RuntimeObject): string;
    setResourceVersion(obj: RuntimeObject, version: string): void;
    continue(obj: RuntimeObject): string;
    setContinue(obj: RuntimeObject, token: string): void;
}
/** Mirrors Go's `meta.NewAccessor`. */
export declare function newAccessor(): MetadataAccessor;
