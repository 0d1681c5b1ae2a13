import type { CustomResourceDefinition, CustomResourceDefinitionVersion, JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { type Spellings } from '#engine/json/notes';
import { type Steps } from '#engine/steps';
/** The content of a custom resource. */
export type Content = Record<string, unknown>;
/** What {@link CustomResource.decode} makes of an object. */
export interface DecodedResource {
    /** A copy: pruned, with defaults. Undefined with an error. */
    readonly object?: Content;
    /** Those of the spellings given that still count: none of metadata. For {@link ResourceOptions}. */
    readonly spellings?: Spellings | undefined;
    /** Paths of unknown fields. Strict validation rejects them; otherwise they are pruned. */
    readonly unknownFields: readonly string[];
    /** Why it can't be decoded at all, as metadata or an embedded object has a value of a wrong type. */
    readonly error?: FieldError;
}
/** How an object is decoded. */
export interface DecodeOptions {
    /** The object was stored: metadata of a wrong type, from before there was any validation, is dropped. */
    readonly stored?: boolean;
    /** The `spellings` of its JSONDocument. */
    readonly spellings?: Spellings | undefined;
}
/** How an object is validated. */
export interface ResourceOptions {
    /** Those of {@link DecodedResource}: without them a whole number is an integer however it is spelled. */
    readonly spellings?: Spellings | undefined;
    /** What the rules may cost; 10,000,000 by default, as on a server. */
    readonly budget?: number;
    /** Asked now and then while rules run whether to stop. */
    readonly interrupted?: () => boolean;
}
/** What a server says of an object. */
export interface ResourceVerdict {
    /** The errors that would reject it. */
    readonly errors: ErrorList;
    /** What rules say of unchanged parts, and about names of finalizers. */
    readonly warnings: readonly string[];
    /** What the rules cost; undefined when they were not run. More than the budget when it ran out. */
    readonly cost: number | undefined;
}
/**
 * The custom resources of one version of a definition, in the steps of an API server: {@link decode}, then
 * {@link prepareForCreate} and {@link validate}, or {@link prepareForUpdate} and {@link validateUpdate}. Objects are not
 * changed. Created by {@link customResource}. Mirrors `customResourceStrategy`.
 */
export declare class CustomResource {
    #private;
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    readonly namespaced: boolean;
    /** The schema, with its defaults pruned; undefined without one. */
    readonly schema: JSONSchemaProps | undefined;
    /** The version as it is defined. */
    readonly definition: CustomResourceDefinitionVersion;
    /** Use {@link customResource}. @internal */
    constructor({ spec }: CustomResourceDefinition, version: CustomResourceDefinitionVersion);
    /**
     * Removes unknown fields and nulls that mean nothing, brings metadata into its form, and adds defaults.
     * @throws NotCopyableError for an object that is nested more than 1,000 levels
     */
    decode(object: Readonly<Content>, options?: DecodeOptions): DecodedResource;
    /**
     * The same without defaults: what becomes of an object that is converted to this version.
     * @throws NotCopyableError for an object that is nested more than 1,000 levels
     */
    coerce(object: Readonly<Content>, { stored, spellings }?: DecodeOptions): DecodedResource;
    /** The object as it is created: without status if that is a subresource, and with generation 1. */
    prepareForCreate(object: Readonly<Content>): Content;
    /** The object as it replaces another: with the old status if that is a subresource, and the next generation if anything but metadata changed. */
    prepareForUpdate(object: Readonly<Content>, old: Readonly<Content>, spellings?: Spellings): Content;
    /** The old object with the status of another one: what an update of the status subresource is. */
    prepareForStatusUpdate(object: Readonly<Content>, old: Readonly<Content>): Content;
    /** Validates an object that is created. Mirrors `Validate`. */
    validate(object: Readonly<Content>, options?: ResourceOptions): ResourceVerdict;
    /** {@link validate} in steps, so that a server serves others in between. */
    validating(object: Readonly<Content>, options?: ResourceOptions): Steps<ResourceVerdict>;
    /** Validates an object that replaces another. Mirrors `ValidateUpdate`. */
    validateUpdate(object: Readonly<Content>, old: Readonly<Content>, options?: ResourceOptions): ResourceVerdict;
    /** {@link validateUpdate} in steps. */
    validatingUpdate(object: Readonly<Content>, old: Readonly<Content>, options?: ResourceOptions): Steps<ResourceVerdict>;
    /** Validates an object whose status is updated. Mirrors `ValidateUpdate` of the strategy for status. */
    validateStatusUpdate(object: Readonly<Content>, old: Readonly<Content>, options?: ResourceOptions): ResourceVerdict;
    /** {@link validateStatusUpdate} in steps. */
    validatingStatusUpdate(object: Readonly<Content>, old: Readonly<Content>, options?: ResourceOptions): Steps<ResourceVerdict>;
    /** The values that field selectors may use. Mirrors `GetAttrs`. */
    selectableFields(object: Readonly<Content>): Record<string, string>;
}
/**
 * The custom resources of a version, compiled once.
 *
 * ```ts
 * const widgets = customResource(definition, 'v1');
 * const { object, unknownFields, spellings } = widgets.decode(given, { spellings: document.spellings });
 * const { errors } = widgets.validate(widgets.prepareForCreate(object), { spellings });
 * ```
 *
 * @param definition as decoded; not validated itself
 * @throws StructuralSchemaError when the schema of the version is not structural
 * @throws RangeError when there is no such version
 */
export declare function customResource(definition: CustomResourceDefinition, version: string): CustomResource;
