export { checkSchema, SchemaError } from './check_schema.js';
export { deducedTypeName, deducedTypes, untypedTypeName } from './common_types.js';
export { Schema } from './schema.js';
