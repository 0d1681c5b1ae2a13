/** A JSON Schema of draft 7, or a part of one. */
export interface JSONSchema {
    readonly [keyword: string]: unknown;
}
/** What a JSON Schema does not say, of what a server checks. */
export interface Unchecked {
    /** Of the values: `spec.replicas`, `spec.containers[].ports`. Empty for the whole object. */
    readonly path: string;
    /** The keyword of the CustomResourceDefinition's schema that is left out. */
    readonly keyword: string;
    /** Where it stands, as a JSON pointer into that schema: `/properties/spec/allOf/0/multipleOf`. */
    readonly pointer: string;
}
/** Matches nothing. */
export declare const NEVER: JSONSchema;
/** Part by part: all must hold. */
export declare function allOf(parts: readonly JSONSchema[]): JSONSchema;
