export const EMPTY = { op: 'empty', height: 1, size: 1 };
export function charNode(chars, literal) {
    return { op: 'char', chars, literal, height: 1, size: 1 };
}
export function assertionNode(assertion) {
    return { op: 'assertion', assertion, height: 1, size: 1 };
}
export function captureNode(sub) {
    return { op: 'capture', sub, height: sub.height + 1, size: sub.size + 2 };
}
/**
 * @param max Infinity for as often as can be
 * @param counted whether it was written with braces
 * @param lazy whether fewer repetitions are preferred
 */
export function repeatNode(sub, min, max, counted, lazy) {
    const copies = max === Infinity ? Math.max(min, 1) : max;
    const size = Math.max(1, copies * sub.size + (max === Infinity ? 2 : max - min));
    return { op: 'repeat', sub, min, max, counted, lazy, height: sub.height + 1, size };
}
export function concatNode(subs) {
    if (subs.length <= 1)
        return subs[0] ?? EMPTY;
    const literal = subs.every((sub) => sub.op === 'char' && sub.literal);
    return { op: 'concat', subs, height: literal ? 1 : 1 + highest(subs), size: total(subs) };
}
export function alternateNode(subs) {
    if (subs.length === 1)
        return subs[0];
    return { op: 'alternate', subs, height: 1 + highest(subs), size: total(subs) + subs.length - 1 };
}
function highest(nodes) {
    return nodes.reduce((most, { height }) => Math.max(most, height), 0);
}
function total(nodes) {
    return nodes.reduce((sum, { size }) => sum + size, 0);
}
/** Whether a part matches an empty string, as far as repetitions have to know. */
export function isNullable(node) {
    switch (node.op) {
        case 'empty':
        case 'assertion':
            return true;
        case 'char':
            return false;
        case 'capture':
            return isNullable(node.sub);
        case 'concat':
            return node.subs.every(isNullable);
        case 'alternate':
            return node.subs.some(isNullable);
        case 'repeat':
            return node.min === 0 || isNullable(node.sub);
    }
}
