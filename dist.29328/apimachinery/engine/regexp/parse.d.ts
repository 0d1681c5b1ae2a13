import { type Node } from './node.ts';
/**
 * Reads a regular expression in the syntax of Go's package regexp (RE2).
 * @throws RegexpSyntaxError
 */
export declare function parseRegexp(pattern: string): Node;
