import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Spellings } from '#engine/json/notes';
/** What an API server would report on creating an object. */
export interface CustomResourceReport {
    /** The errors that would reject it. */
    readonly errors: ErrorList;
    /** Paths of unknown fields. Strict validation rejects them; otherwise they are pruned. */
    readonly unknownFields: readonly string[];
    /** Warnings: for a deprecated version, for a namespace that is ignored, for names of finalizers. */
    readonly warnings: readonly string[];
    /**
     * The object as it would be stored, except for fields the server sets: pruned and defaulted. Undefined when it could
     * not be decoded.
     */
    readonly object?: Readonly<Record<string, unknown>>;
}
/**
 * Validates the objects of a CustomResourceDefinition as an API server does. Created by
 * {@link customResourceValidator}.
 */
export declare class CustomResourceValidator {
    #private;
    readonly group: string;
    readonly kind: string;
    /** Whether the kind is namespaced. */
    readonly namespaced: boolean;
    /** The served versions, in the order of the definition. */
    readonly servedVersions: readonly string[];
    /** Use {@link customResourceValidator}. @internal */
    constructor(definition: CustomResourceDefinition);
    /**
     * Reports what a server with the definition would on creating the object, except for admission. The status is dropped
     * if it is a subresource; a missing namespace is the default one.
     * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
     * @throws NotCopyableError for an object that is nested more than 1,000 levels
     */
    validate(object: unknown, spellings?: Spellings): CustomResourceReport;
}
/**
 * Creates a validator for the objects of a CustomResourceDefinition.
 *
 * ```ts
 * const validator = customResourceValidator(definition);
 * const { errors, unknownFields } = validator.validate(widget);
 * errors[0]?.message;   // spec.replicas: Invalid value: -1: spec.replicas in body should be greater than or equal to 0
 * ```
 *
 * @param definition as decoded; not validated itself
 * @throws StructuralSchemaError when the schema of a served version is not structural
 */
export declare function customResourceValidator(definition: CustomResourceDefinition): CustomResourceValidator;
