import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Spellings } from '#engine/json/notes';
import { CustomResourceValidator } from './custom_resource_validator.ts';
type Names = Pick<GroupVersionKind, 'group' | 'version' | 'kind'>;
/**
 * Validates the objects of several CustomResourceDefinitions, and definitions themselves: the `customResources` of
 * `validate` of `kubetyped/validation`. A schema is compiled when the first object of its kind is met.
 *
 * ```ts
 * const customResources = new CustomResourceValidators(definitions);
 * validate(object, { customResources });
 * ```
 */
export declare class CustomResourceValidators {
    #private;
    /** @param definitions as decoded; not validated themselves */
    constructor(definitions?: Iterable<CustomResourceDefinition>);
    /** Adds a definition. Of several of a kind, the first that serves an object's version counts. */
    add(definition: CustomResourceDefinition): void;
    /**
     * What validates the objects of a kind; undefined when it has no definition. One that serves other versions only
     * is found, too: it says so of the object.
     * @throws StructuralSchemaError when no definition of the kind has a structural schema
     */
    find(gvk: Names): CustomResourceValidator | undefined;
    /**
     * What a server would say on creating an object of a kind that a definition is known of, or a definition; undefined for
     * other kinds.
     * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
     * @throws StructuralSchemaError as {@link CustomResourceValidators.find}
     */
    validate(object: unknown, gvk: Names, spellings?: Spellings): {
        readonly errors: readonly FieldError[];
        readonly unknownFields: readonly string[];
    } | undefined;
}
export {};
