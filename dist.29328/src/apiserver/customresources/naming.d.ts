import { type CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
/**
 * The definition with the names that are free, or its own already, accepted, and with what is said of that. Mirrors Go's
 * `NamingConditionController`.
 * @param others the other definitions
 * @returns undefined when nothing changes
 */
export declare function withAcceptedNames(definition: CustomResourceDefinition, others: Iterable<CustomResourceDefinition>): CustomResourceDefinition | undefined;
