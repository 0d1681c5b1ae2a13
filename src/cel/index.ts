export type { Spellings } from '#engine/json/notes';
export * from './ast/expr.ts';
export type { TypeProvider } from './checker/scope.ts';
export type { EstimatedNode, SizeEstimator } from './cost/estimator.ts';
export type { Range } from './cost/range.ts';
export { UNLIMITED } from './cost/range.ts';
export * from './decls/declarations.ts';
export { compileDeviceSelector } from './device_selector.ts';
export * from './environment.ts';
export * from './kubernetes.ts';
export {
  type AuthorizationAttributes,
  AuthorizationCheck,
  type AuthorizationDecision,
  type Authorize,
  type AuthorizedUser,
  AuthorizerType,
  AuthorizerValue,
  ResourceCheckType,
} from './library/authorizer.ts';
export type { Library } from './library/library.ts';
export { QuantityType, QuantityValue } from './library/quantity.ts';
export * from './library/standard.ts';
export * from './program.ts';
export {
  assignTypeName,
  type DeclType,
  declTypeOf,
  hasNoElements,
  isVisible,
  sizeEstimatorOf,
  typeProviderOf,
} from './schema/decl_type.ts';
export { escapeName, unescapeName } from './schema/escape.ts';
export { schemaOfKind } from './schema/kind_schema.ts';
export { plainValue } from './schema/native.ts';
export { type Schema, withTypeAndObjectMeta } from './schema/schema.ts';
export { unstructuredValue } from './schema/unstructured.ts';
export * from './types/type.ts';
export * from './values/convert.ts';
export * from './values/list.ts';
export * from './values/map.ts';
export { toJSON } from './values/to_json.ts';
export * from './values/type_of.ts';
export * from './values/value.ts';
