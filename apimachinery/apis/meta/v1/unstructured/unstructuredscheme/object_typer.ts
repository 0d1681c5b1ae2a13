import { CodecError } from '#apimachinery/runtime/codec';
import { MissingKindError, MissingVersionError } from '#apimachinery/runtime/errors';
import type { ObjectTyper } from '#apimachinery/runtime/object_typer';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { ObjectKinds } from '#apimachinery/runtime/scheme_functions';
import { isUnstructured } from '#apimachinery/runtime/unstructured';

/**
 * Types objects without a class by their `apiVersion` and `kind`, recognizing every kind. Mirrors Go's
 * `unstructuredscheme.NewUnstructuredObjectTyper`. `objectKinds` throws a MissingKindError or MissingVersionError for
 * objects without them, and a CodecError for objects with a class.
 */
export function newUnstructuredObjectTyper(): ObjectTyper {
  return {
    objectKinds(object: RuntimeObject): ObjectKinds {
      if (!isUnstructured(object))
        throw new CodecError(`cannot type ${object.kind ?? 'a plain object'}: only objects without a class`);
      const gvk = object.groupVersionKind();
      if (gvk.kind === '') throw new MissingKindError('object has no kind field ');
      if (gvk.version === '') throw new MissingVersionError('object has no apiVersion field');
      return { gvks: [gvk], unversioned: false };
    },
    recognizes: () => true,
  };
}
