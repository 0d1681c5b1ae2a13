import { CodecError } from '../../../../../runtime/codec.ts';
import { MissingKindError, MissingVersionError } from '../../../../../runtime/errors.ts';
import type { ObjectTyper } from '../../../../../runtime/object_typer.ts';
import type { RuntimeObject } from '../../../../../runtime/runtime_object.ts';
import type { ObjectKinds } from '../../../../../runtime/scheme.ts';
import { isUnstructured } from '../../../../../runtime/unstructured.ts';

/**
 * Takes objects without a class for what they say they are, and knows every kind. Mirrors Go's
 * `unstructuredscheme.NewUnstructuredObjectTyper`. `objectKinds` throws a MissingKindError or MissingVersionError for
 * what doesn't say it, and a CodecError for objects with a class.
 */
export function newUnstructuredObjectTyper(): ObjectTyper {
  return {
    objectKinds(object: RuntimeObject): ObjectKinds {
      if (!isUnstructured(object)) throw new CodecError(`cannot type ${object.kind ?? 'a plain object'}: only objects without a class`);
      const gvk = object.groupVersionKind();
      if (gvk.kind === '') throw new MissingKindError('object has no kind field ');
      if (gvk.version === '') throw new MissingVersionError('object has no apiVersion field');
      return { gvks: [gvk], unversioned: false };
    },
    recognizes: () => true,
  };
}
