export {
  customResourceValidator,
  CustomResourceValidator,
  type CustomResourceReport,
} from './registry/custom_resource_validator.ts';
export { CustomResourceValidators } from './registry/custom_resource_validators.ts';
export { isDefinition, judgeDefinition } from './registry/definition_errors.ts';
export {
  type Content,
  CustomResource,
  customResource,
  type DecodedResource,
  type DecodeOptions,
  type ResourceOptions,
  type ResourceVerdict,
} from './registry/custom_resource.ts';
export { type CompiledRule, compileRules } from './cel/compile_rules.ts';
export { type RuleNode, ruleTreeOf } from './cel/rule_tree.ts';
export { OBJECT_BUDGET, type RuleOptions, type RuleVerdict, validateRules } from './cel/rule_validator.ts';
export { FieldPathError, type FoundField, validFieldPath } from './cel/valid_field_path.ts';
export { Correlated } from './correlation/correlated.ts';
export { pruneDefaults } from './defaulting/prune_defaults.ts';
export { applyDefaults, pruneNonNullableNullsWithoutDefaults } from './defaulting/defaults.ts';
export {
  coerceEmbeddedMetadata,
  validateEmbeddedMetadata,
  type CoercedMetadata,
} from './objectmeta/embedded_metadata.ts';
export { validateListSetsAndMaps } from './listtype/list_type.ts';
export { prune, type Pruned, type PruneOptions } from './pruning/prune.ts';
export {
  newSchemaValidator,
  SchemaValidator,
  validateCustomResource,
} from './validation/schema_validator.ts';
export { checkStructural, StructuralSchemaError } from './schema/structural.ts';
export {
  type AnyDefinition,
  type DefinitionVerdict,
  validateCustomResourceDefinition,
  validateCustomResourceDefinitionUpdate,
  validatingDefinition,
  validatingDefinitionUpdate,
} from './definition/validate_definition.ts';
export { validateStructural } from './schema/validate_structural.ts';
export { completeDefinition } from './definition/complete_definition.ts';
export { convertDefinition, type ConvertedDefinition } from './definition/convert_definition.ts';
export { conditionsSchema } from './kind/conditions_schema.ts';
export { crdDrift } from './kind/crd_drift.ts';
export { defineKind } from './kind/define_kind.ts';
export type {
  CompleteDefinition,
  CustomKind,
  CustomKindFacts,
  DefinedKind,
  KindDefinition,
  KindOf,
  ObjectOfSchema,
} from './kind/kind_definition.ts';
export { KindDefinitionError } from './kind/kind_definition_error.ts';
export { type AnyCustomObject, kindFromCRD } from './kind/kind_from_crd.ts';
export type { KnownKeywords, SchemaType, StructuralSchema } from './kind/structural_schema.ts';
export { toCRD, type ToCRDOptions } from './kind/to_crd.ts';
export type { EmbeddedObject, ValueOf } from './kind/value_of.ts';
export { generateTypes, type GeneratedModule } from './types/generate_types.ts';
export {
  type AjvFormat,
  type AjvOptions,
  type AjvRegExp,
  type AjvRegExpEngine,
  ajvFormats,
  ajvOptions,
  goRegExp,
} from './jsonschema/ajv_options.ts';
export type { JSONSchema, Unchecked } from './jsonschema/json_schema.ts';
export { type JSONSchemaOptions, type JSONSchemaResult, toJSONSchema } from './jsonschema/to_json_schema.ts';
export { type AjvModules, ajvStandalone } from './jsonschema/ajv_standalone.ts';
