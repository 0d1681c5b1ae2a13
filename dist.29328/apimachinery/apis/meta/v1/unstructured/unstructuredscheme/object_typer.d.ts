import type { ObjectTyper } from '#apimachinery/runtime/object_typer';
/**
 * Types objects without a class by their `apiVersion` and `kind`, recognizing every kind. Mirrors Go's
 * `unstructuredscheme.NewUnstructuredObjectTyper`. `objectKinds` throws a MissingKindError or MissingVersionError for
 * objects without them, and a CodecError for objects with a class.
 */
export declare function newUnstructuredObjectTyper(): ObjectTyper;
