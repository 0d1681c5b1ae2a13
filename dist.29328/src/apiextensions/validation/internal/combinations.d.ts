import { Result } from './result.ts';
import type { SchemaNode } from './schema_node.ts';
/** Validates the value against a schema. */
type Validate = (node: SchemaNode, result: Result) => void;
/** anyOf, oneOf, allOf, not. If one of several schemas should match, errors are reported for the best match only. */
export declare function combine(node: SchemaNode, path: string, result: Result, validate: Validate): void;
export {};
