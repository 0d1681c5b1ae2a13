import type { TypeDef } from './elements.ts';
/** Any value, owned as a whole. */
export declare const untypedTypeName = "__untyped_atomic_";
/** Any value; maps are owned field by field, lists as a whole. */
export declare const deducedTypeName = "__untyped_deduced_";
/** The types of untyped values. Every schema derived from OpenAPI has them. */
export declare const deducedTypes: readonly TypeDef[];
