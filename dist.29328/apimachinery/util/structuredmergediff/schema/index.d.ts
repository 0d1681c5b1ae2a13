export { checkSchema, SchemaError } from './check_schema.ts';
export { deducedTypeName, deducedTypes, untypedTypeName } from './common_types.ts';
export type { Atom, ElementRelationship, ListType, MapType, Scalar, StructField, TypeDef, TypeRef, } from './elements.ts';
export { Schema, type TypeSource } from './schema.ts';
