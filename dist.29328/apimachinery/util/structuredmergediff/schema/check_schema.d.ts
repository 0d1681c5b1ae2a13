import type { TypeDef } from './elements.ts';
/** The data are not a schema. The message says where. */
export declare class SchemaError extends Error {
    readonly code = "ERR_SMD_SCHEMA";
    constructor(message: string);
}
/**
 * Validates a schema, as read from YAML: `{ types: [...] }`.
 * @returns the types
 * @throws {SchemaError}
 */
export declare function checkSchema(data: unknown): readonly TypeDef[];
