import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
/** A schema that is not structural, as those of CustomResourceDefinitions of v1 must be. `text` is Go's. */
export declare class StructuralSchemaError extends Error {
    readonly code = "ERR_STRUCTURAL_SCHEMA";
    /** Go's text of the error. The message is the same with the path in front. */
    readonly text: string;
    /** Where in the schema: `properties.spec.items`. Empty for its root. */
    readonly path: string;
    constructor(text: string, path: string);
}
/**
 * Checks that a schema is structural, as far as validation, pruning and defaulting rely on it: without references,
 * definitions, dependencies, patternProperties, additionalItems and lists of items. All functions of this package do
 * so. Mirrors Go's `schema.NewStructural`, which also converts the schema; here it is not modified.
 * @throws {StructuralSchemaError}
 * @throws NotCopyableError for one that is nested more than 1,000 levels
 */
export declare function checkStructural(schema: JSONSchemaProps): void;
