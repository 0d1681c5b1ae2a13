import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';

/** A stored object as a definition. @throws {TypeError} when it is none */
export function definitionOf(object: object | undefined): CustomResourceDefinition {
  if (object === undefined || !isDefinition(object)) throw new TypeError('expected a CustomResourceDefinition');
  return CustomResourceDefinition.from(object);
}

function isDefinition(object: object): object is CustomResourceDefinition {
  return 'kind' in object && object.kind === CustomResourceDefinition.kind;
}
