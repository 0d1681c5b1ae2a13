import { Schema, type TypeSource } from '../structuredmergediff/schema/index.ts';
/**
 * Converts structural OpenAPI v3 schemas to types, named by the last segment of their references. Mirrors Go's
 * `schemaconv.ToSchemaFromOpenAPI`.
 * @param preserveUnknownFields whether to allow undeclared fields everywhere
 * @param source resolves types that are not among the models
 * @throws {SchemaError} listing all errors
 */
export declare function toSchemaFromOpenAPI(models: Readonly<Record<string, object>>, preserveUnknownFields?: boolean, source?: TypeSource): Schema;
