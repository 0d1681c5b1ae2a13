export { type CompiledRule, compileRules } from './cel/compile_rules.ts';
export { type RuleNode, ruleTreeOf } from './cel/rule_tree.ts';
export { OBJECT_BUDGET, type RuleOptions, type RuleVerdict, validateRules } from './cel/rule_validator.ts';
export { FieldPathError, type FoundField, validFieldPath } from './cel/valid_field_path.ts';
export { Correlated } from './correlation/correlated.ts';
export { applyDefaults, pruneNonNullableNullsWithoutDefaults } from './defaulting/defaults.ts';
export { pruneDefaults } from './defaulting/prune_defaults.ts';
export { completeDefinition } from './definition/complete_definition.ts';
export { type ConvertedDefinition, convertDefinition } from './definition/convert_definition.ts';
export {
  type AnyDefinition,
  type DefinitionVerdict,
  validateCustomResourceDefinition,
  validateCustomResourceDefinitionUpdate,
  validatingDefinition,
  validatingDefinitionUpdate,
} from './definition/validate_definition.ts';
export {
  type AjvFormat,
  type AjvOptions,
  type AjvRegExp,
  type AjvRegExpEngine,
  ajvFormats,
  ajvOptions,
  goRegExp,
} from './jsonschema/ajv_options.ts';
export { type AjvModules, ajvStandalone } from './jsonschema/ajv_standalone.ts';
export type { JSONSchema, Unchecked } from './jsonschema/json_schema.ts';
export { type JSONSchemaOptions, type JSONSchemaResult, toJSONSchema } from './jsonschema/to_json_schema.ts';
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
export { type ToCRDOptions, toCRD } from './kind/to_crd.ts';
export type { EmbeddedObject, ValueOf } from './kind/value_of.ts';
export { validateListSetsAndMaps } from './listtype/list_type.ts';
export {
  type CoercedMetadata,
  coerceEmbeddedMetadata,
  validateEmbeddedMetadata,
} from './objectmeta/embedded_metadata.ts';
export { type Pruned, type PruneOptions, prune } from './pruning/prune.ts';
export {
  type Content,
  CustomResource,
  customResource,
  type DecodedResource,
  type DecodeOptions,
  type ResourceOptions,
  type ResourceVerdict,
} from './registry/custom_resource.ts';
export {
  type CustomResourceReport,
  CustomResourceValidator,
  customResourceValidator,
} from './registry/custom_resource_validator.ts';
export { CustomResourceValidators } from './registry/custom_resource_validators.ts';
export { isDefinition, judgeDefinition } from './registry/definition_errors.ts';
export { checkStructural, StructuralSchemaError } from './schema/structural.ts';
export { validateStructural } from './schema/validate_structural.ts';
export { type GeneratedModule, generateTypes } from './types/generate_types.ts';
export {
  newSchemaValidator,
  SchemaValidator,
  validateCustomResource,
} from './validation/schema_validator.ts';
