import type { Result } from './result.ts';
import type { SchemaNode } from './schema_node.ts';
/** Range of the type, multiples, minimum and maximum. */
export declare function checkNumber(node: SchemaNode, value: number | bigint, kind: 'integer' | 'number', path: string, result: Result): void;
