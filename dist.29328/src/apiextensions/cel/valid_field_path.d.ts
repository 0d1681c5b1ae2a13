import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
/** Where a path leads in a schema. */
export interface FoundField {
    readonly path: Path;
    /** The schema of the field; undefined for one that may be anything. */
    readonly schema: JSONSchemaProps | undefined;
}
/** A path that leads nowhere, or is none. Its message is Go's. */
export declare class FieldPathError extends Error {
    readonly code = "ERR_RULE_FIELD_PATH";
    constructor(message: string);
}
/**
 * Follows a path of fields and entries, `.spec.replicas` or `.metadata['a.b']`, through a schema. Mirrors
 * `ValidFieldPath`.
 * @param allowSubscripts whether `['name']` may be used
 * @throws {FieldPathError}
 */
export declare function validFieldPath(text: string, schema: JSONSchemaProps, allowSubscripts?: boolean): FoundField;
