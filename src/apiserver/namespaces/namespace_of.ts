import { Namespace } from '#api/core/v1/zz_generated.types';

/** A stored object as a Namespace. @throws {TypeError} when it is none */
export function namespaceOf(object: object | undefined): Namespace {
  if (object === undefined || !isNamespace(object)) throw new TypeError('expected a Namespace');
  return object;
}

function isNamespace(object: object): object is Namespace {
  return 'kind' in object && object.kind === Namespace.kind;
}
