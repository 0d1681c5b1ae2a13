export type { ApplyConfiguration } from './apply_configuration.ts';
export { newConflictError } from './conflict.ts';
export { type CustomResourceDefinitionLike, newCustomResourceTypeConverter } from './custom_resource_type_converter.ts';
export { extract, extractManaged, type ObjectLike } from './extract.ts';
export { FieldManager, newDefaultCRDFieldManager, newDefaultFieldManager } from './field_manager.ts';
export { FieldManagerError } from './field_manager_error.ts';
export {
  type ApplyOptions,
  defaultMaxUpdateManagers,
  defaultTrackOnCreateProbability,
  type FieldManagerOptions,
} from './field_manager_options.ts';
export { type Described, parseableType } from './kind_schema.ts';
export { type Managed, newEmptyManaged } from './managed.ts';
export {
  decodeManagedFields,
  encodeManagedFields,
  ManagedFieldsError,
  validateManagedFields,
} from './managed_fields.ts';
export { buildManagerIdentifier, type Manager, parseManagerIdentifier } from './manager_identifier.ts';
export { toSchemaFromOpenAPI } from './openapi_schema.ts';
export { newTypeConverter } from './openapi_type_converter.ts';
export { type ResourcePathMappings, ScaleHandler } from './scale_handler.ts';
export {
  NoCorrespondingTypeError,
  newDeducedTypeConverter,
  newSchemeTypeConverter,
  newTypeConverterFrom,
  type TypeConverter,
} from './type_converter.ts';
