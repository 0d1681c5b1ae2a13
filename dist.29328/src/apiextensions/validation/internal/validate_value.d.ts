import { type Spellings } from '#engine/json/notes';
import type { Correlated } from '../../correlation/correlated.ts';
import { Result } from './result.ts';
import type { SchemaNode } from './schema_node.ts';
/**
 * Validates a value against a schema and adds errors to `result`, in Go's order, except for properties, whose order is
 * random in Go. Each check increases the match count as in Go.
 * @param correlated what was there before, when the object is updated: what is wrong and unchanged is no error then
 */
export declare function validateValue(node: SchemaNode, given: unknown, spellings: Spellings | undefined, path: string, result: Result, correlated?: Correlated): void;
