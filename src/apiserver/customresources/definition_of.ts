import { isKind } from '#apimachinery/runtime/kind_class';
import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';

/** A stored object as a definition. @throws {TypeError} when it is none */
export function definitionOf(object: object | undefined): CustomResourceDefinition {
  if (!isKind(CustomResourceDefinition, object)) throw new TypeError('expected a CustomResourceDefinition');
  return CustomResourceDefinition.from(object);
}
