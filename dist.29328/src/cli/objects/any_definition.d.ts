import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
/** A CustomResourceDefinition of a version that there was. */
export type AnyDefinition = CustomResourceDefinition | V1beta1;
/** Whether an object, read from a file, is a definition. */
export declare function isAnyDefinition(object: object): object is AnyDefinition;
/** Whether a definition is of v1. */
export declare function isV1(definition: AnyDefinition): definition is CustomResourceDefinition;
