import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
/** An object type with named fields, which gets an interface. */
export interface Shape {
    readonly schema: JSONSchemaProps;
    /** Words for its name, from the Kind to where it was first found: `Prometheus`, `Spec`, `Container`. */
    readonly words: readonly string[];
}
/**
 * The object types of several Kinds, each once however often it appears: the same fields with the same descriptions are
 * the same type.
 */
export declare class Shapes {
    #private;
    /** In the order in which they were found. */
    get all(): readonly Shape[];
    /** Adds all types below a schema, outer ones first. */
    addWithin(schema: JSONSchemaProps, words: readonly string[]): void;
    /** The type of an object's schema that has fields. */
    of(schema: JSONSchemaProps): Shape | undefined;
}
