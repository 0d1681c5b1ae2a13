import type { ObjectReference } from '#api/core/v1/zz_generated.structs';

/** An object can't be referred to: it doesn't say what it is. */
export class NoReferenceError extends TypeError {
  readonly code = 'ERR_NO_REFERENCE';

  constructor(message: string) {
    super(message);
    this.name = 'NoReferenceError';
  }
}

/** An object of any Kind, or a reference to one. */
export type Referable = object;

/**
 * A reference to an object; a reference is given back as it is. Mirrors Go's `reference.GetReference`.
 *
 * Differs from Go: no Scheme is needed, as objects know their kind.
 * @throws NoReferenceError when the object has no kind or apiVersion, or no metadata
 */
export function getReference(object: Referable): ObjectReference {
  const { apiVersion, kind, metadata } = object as {
    readonly apiVersion?: unknown;
    readonly kind?: unknown;
    readonly metadata?: {
      readonly name?: string;
      readonly namespace?: string;
      readonly uid?: string;
      readonly resourceVersion?: string;
    };
  };
  if (typeof kind !== 'string' || kind === '' || typeof apiVersion !== 'string' || apiVersion === '')
    throw new NoReferenceError("can't refer to an object without apiVersion and kind");
  if (metadata === undefined) {
    const { name, uid, fieldPath } = object as ObjectReference;
    if (name !== undefined || uid !== undefined || fieldPath !== undefined) return object as ObjectReference;
    throw new NoReferenceError(`can't refer to a ${kind} without metadata`);
  }
  const { name, namespace, uid, resourceVersion } = metadata;
  return {
    kind,
    ...(namespace ? { namespace } : {}),
    ...(name ? { name } : {}),
    ...(uid ? { uid } : {}),
    apiVersion,
    ...(resourceVersion ? { resourceVersion } : {}),
  };
}

/** {@link getReference}, to a part of the object, such as `spec.containers{web}`. Mirrors Go's `reference.GetPartialReference`. */
export function getPartialReference(object: Referable, fieldPath: string): ObjectReference {
  return { ...getReference(object), fieldPath };
}
