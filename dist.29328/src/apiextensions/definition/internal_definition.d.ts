import type { CustomResourceColumnDefinition, CustomResourceDefinition, CustomResourceDefinitionNames, CustomResourceDefinitionStatus, CustomResourceDefinitionVersion, CustomResourceSubresources, CustomResourceValidation, SelectableField, WebhookClientConfig } from '#api/apiextensions/v1/zz_generated.types';
import type { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
/** How versions are converted. */
export interface InternalConversion {
    readonly strategy: string;
    readonly webhookClientConfig?: WebhookClientConfig | undefined;
    readonly conversionReviewVersions?: readonly string[] | undefined;
}
/** A definition with defaults, of either version: what is the same in all versions stands beside them. */
export interface InternalDefinition {
    readonly metadata: ObjectMeta;
    readonly spec: InternalSpec;
    readonly status: CustomResourceDefinitionStatus;
}
/** See {@link InternalDefinition}. */
export interface InternalSpec {
    readonly group: string;
    /** The name of the first version. */
    readonly version: string;
    readonly names: CustomResourceDefinitionNames;
    readonly scope: string;
    readonly validation: CustomResourceValidation | undefined;
    readonly subresources: CustomResourceSubresources | undefined;
    readonly versions: readonly CustomResourceDefinitionVersion[];
    /** Whether there is a list of versions, empty or not. */
    readonly listsVersions: boolean;
    readonly additionalPrinterColumns: readonly CustomResourceColumnDefinition[];
    readonly selectableFields: readonly SelectableField[];
    readonly conversion: InternalConversion;
    readonly preserveUnknownFields: boolean | undefined;
}
/** A definition of v1 or v1beta1, as decoded, with the defaults of its version. */
export declare function internalDefinition(definition: CustomResourceDefinition | V1beta1): InternalDefinition;
/** Whether two parts mean the same; an empty list or map is none. */
export declare function isSame(a: unknown, b: unknown): boolean;
/** The schema of the version of a name; undefined when there is no such version, unless all have the same. */
export declare function schemaOf({ versions, validation }: InternalSpec, name: string): CustomResourceValidation | null | undefined;
