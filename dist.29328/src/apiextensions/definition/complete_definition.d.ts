import { CustomResourceDefinition } from '#api/apiextensions/v1/index';
import type { ConvertedDefinition } from './convert_definition.ts';
/**
 * A definition with what v1 demands and v1beta1 did not: the type of each field, and for groups of the Kubernetes community
 * the annotation `api-approved.kubernetes.io`. Where the schema says nothing of a value, any is kept.
 * @returns the definition, and a note for each thing that was added
 */
export declare function completeDefinition(definition: CustomResourceDefinition): ConvertedDefinition;
