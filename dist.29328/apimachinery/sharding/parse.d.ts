import { type Selector } from './selector.ts';
/**
 * Parses a selector: `shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')`, or several joined
 * by `||`, all on the same field. The syntax is CEL: parentheses, comments and all CEL string literals are accepted.
 *
 * Mirrors `sharding.Parse` of k8s.io/apiserver.
 *
 * Differs from Go: `x.shardRange(...)`, a different function, is rejected; Go ignores the `x`.
 * @throws {ShardingError}
 */
export declare function parse(selector: string): Selector;
