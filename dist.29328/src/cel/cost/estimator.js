import { exactly, UNKNOWN } from './range.js';
/** The size of a node: as the expression tells, or the schema, or anything. */
export function sizeOfNode(node, sizes) {
    return node.size ?? sizes(node) ?? UNKNOWN;
}
/** The cost of anything that takes one step. */
export const ONE = /* @__PURE__ */ exactly(1n);
