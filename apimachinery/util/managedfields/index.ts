export type { ApplyConfiguration } from './apply_configuration.ts';
export { newConflictError } from './conflict.ts';
export { newCustomResourceTypeConverter, type CustomResourceDefinitionLike } from './custom_resource_type_converter.ts';
export { extract, extractManaged, type ObjectLike } from './extract.ts';
export { FieldManager, newDefaultCRDFieldManager, newDefaultFieldManager } from './field_manager.ts';
export {
  defaultMaxUpdateManagers,
  defaultTrackOnCreateProbability,
  type ApplyOptions,
  type FieldManagerOptions,
} from './field_manager_options.ts';
export { FieldManagerError } from './field_manager_error.ts';
export { parseableType, type Described } from './kind_schema.ts';
export { newEmptyManaged, type Managed } from './managed.ts';
export {
  decodeManagedFields,
  encodeManagedFields,
  validateManagedFields,
  ManagedFieldsError,
} from './managed_fields.ts';
export { buildManagerIdentifier, parseManagerIdentifier, type Manager } from './manager_identifier.ts';
export { toSchemaFromOpenAPI } from './openapi_schema.ts';
export { newTypeConverter } from './openapi_type_converter.ts';
export { ScaleHandler, type ResourcePathMappings } from './scale_handler.ts';
export {
  NoCorrespondingTypeError,
  newDeducedTypeConverter,
  newSchemeTypeConverter,
  newTypeConverterFrom,
  type TypeConverter,
} from './type_converter.ts';
