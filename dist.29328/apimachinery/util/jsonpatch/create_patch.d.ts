import type { Operation } from './operation.ts';
/**
 * A JSON patch (RFC 6902) of `add`, `remove` and `replace` that turns one object into the other; empty when they are
 * equal. Keys come in byte order. Common prefixes and suffixes of lists are kept. Shares nothing with the objects. Go's
 * json-patch can only apply such patches.
 * @throws NotCopyableError when what differs is not JSON, or is nested more than 1,000 levels deep
 */
export declare function createPatch(original: object, modified: object): Operation[];
