import type { RuntimeObject } from './runtime_object.ts';
import type { ObjectKind } from './schema/object_kind.ts';
/**
 * An object without a class of its own, whose data are known only as JSON. Mirrors Go's `runtime.Unstructured`; the
 * classes are in `apis/meta/v1/unstructured`.
 */
export interface Unstructured extends RuntimeObject, ObjectKind {
    /** The data: for a single object the object itself. */
    unstructuredContent(): Record<string, unknown>;
    /** Replaces all data. */
    setUnstructuredContent(content: Readonly<Record<string, unknown>>): void;
    /** Replaces all data by what a decoder has read, where that is more than to replace them. */
    setDecodedContent?(content: Readonly<Record<string, unknown>>): void;
    /** Whether the data are a list of objects. */
    isList(): boolean;
    /** A new object of the same `apiVersion` and `kind`. */
    newEmptyInstance(): Unstructured;
}
/** Whether an object is an Unstructured made for lists, whatever it holds. */
export declare function isUnstructuredList(object: RuntimeObject): boolean;
/** Whether a value is an {@link Unstructured}: looks at its methods, never at its class. */
export declare function isUnstructured(value: unknown): value is Unstructured;
