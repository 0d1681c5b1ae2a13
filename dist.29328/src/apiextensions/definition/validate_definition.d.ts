import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Steps } from '#engine/steps';
/** A definition of either version. */
export type AnyDefinition = CustomResourceDefinition | V1beta1;
/** What a server says of a definition. */
export interface DefinitionVerdict {
    /** The errors that would reject it. */
    readonly errors: ErrorList;
    /** Formats that are ignored. */
    readonly warnings: readonly string[];
}
/**
 * Reports what an API server would say on creating a definition: its names, versions, conversion, columns, and whether
 * its schemas are structural, their defaults valid, and their rules within budget. As in Go, what all versions have the
 * same is reported at `spec.validation`, `spec.subresources` and so on. Mirrors `ValidateCustomResourceDefinition`.
 * @param definition of v1 or v1beta1, as decoded; its status is that of a server's
 */
export declare function validateCustomResourceDefinition(definition: AnyDefinition): DefinitionVerdict;
/** {@link validateCustomResourceDefinition} in steps, so that a server serves others in between. */
export declare function validatingDefinition(definition: AnyDefinition): Steps<DefinitionVerdict>;
/**
 * The same for a definition that replaces another. What was not demanded when the old one was written is not demanded
 * now. Mirrors `ValidateCustomResourceDefinitionUpdate`.
 */
export declare function validateCustomResourceDefinitionUpdate(definition: AnyDefinition, oldDefinition: AnyDefinition): DefinitionVerdict;
/** {@link validateCustomResourceDefinitionUpdate} in steps. */
export declare function validatingDefinitionUpdate(definition: AnyDefinition, oldDefinition: AnyDefinition): Steps<DefinitionVerdict>;
/** Says who has approved of a definition in a group of the Kubernetes community. */
export declare const APPROVED = "api-approved.kubernetes.io";
/** Whether a group is one of the Kubernetes community. */
export declare function isProtected(group: string): boolean;
