/** Ends a switch over all kinds of nodes: the compiler complains about one that is missing. */
export function assertNever(value) {
    throw new TypeError(`no such kind: ${JSON.stringify(value)}`);
}
/** What Go has when a value was never set, in JSON: null where that is nothing. */
export function zeroOf(node) {
    switch (node.kind) {
        case 'string':
            return '';
        case 'bool':
            return false;
        case 'int32':
        case 'int64':
        case 'float64':
            return 0;
        case 'scalar':
            return node.scalar.zero;
        case 'struct':
            return {};
        case 'union':
            return node.or.kind === 'bool' ? false : null;
        case 'bytes':
        case 'opaque':
        case 'list':
        case 'map':
            return null;
        default:
            return assertNever(node);
    }
}
