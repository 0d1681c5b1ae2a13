export {
  customResourceValidator,
  CustomResourceValidator,
  type CustomResourceReport,
} from './custom_resource_validator.ts';
export { applyDefaults, pruneNonNullableNullsWithoutDefaults } from './defaults.ts';
export { coerceEmbeddedMetadata, validateEmbeddedMetadata, type CoercedMetadata } from './embedded_metadata.ts';
export { validateListSetsAndMaps } from './list_type.ts';
export { prune, type Pruned, type PruneOptions } from './prune.ts';
export { newSchemaValidator, SchemaValidator, validateCustomResource } from './schema_validator.ts';
export { checkStructural, countRules, StructuralSchemaError } from './structural.ts';
