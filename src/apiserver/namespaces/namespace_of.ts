import { isKind } from '#apimachinery/runtime/kind_class';
import { Namespace } from '#api/core/v1/zz_generated.types';

/** A stored object as a Namespace. @throws {TypeError} when it is none */
export function namespaceOf(object: object | undefined): Namespace {
  if (!isKind(Namespace, object)) throw new TypeError('expected a Namespace');
  return object;
}
