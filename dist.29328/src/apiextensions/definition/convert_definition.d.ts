import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
/** What {@link convertDefinition} gives. */
export interface ConvertedDefinition {
    readonly definition: CustomResourceDefinition;
    /** What has to be looked at by hand. */
    readonly notes: readonly string[];
}
/**
 * A definition of v1beta1 as v1: with a schema, columns, subresources and selectable fields in each version, and with the
 * defaults of v1beta1. Status and fields that a server sets are left out.
 *
 * Differs from Go: where v1beta1 kept unknown fields, `preserveUnknownFields`, which v1 refuses, becomes
 * `x-kubernetes-preserve-unknown-fields` at the root of each schema. What v1 demands besides, `completeDefinition` adds.
 * @param definition of v1beta1, as decoded; the conversion webhook of one must take reviews of a version of its own list
 */
export declare function convertDefinition(definition: V1beta1): ConvertedDefinition;
