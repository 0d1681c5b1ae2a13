import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import { assertNever } from '#engine/schema/node';
const TEXT = { type: 'string' };
/** Types with a wire form of their own. */
const SCALARS = {
    'v1.Time': { type: 'string', format: 'date-time' },
    'v1.MicroTime': { type: 'string', format: 'date-time' },
    'intstr.IntOrString': { 'x-kubernetes-int-or-string': true },
    'resource.Quantity': { 'x-kubernetes-int-or-string': true },
};
/**
 * The schema of a built-in Kind, for {@link declTypeOf} and {@link unstructuredValue}: `schemaOfKind(corev1.Pod)`.
 * A quantity is a string or an integer, as CustomResourceDefinitions declare it. Expressions can't see fields that hold
 * any JSON, nor a type inside itself (only the schemas of CustomResourceDefinitions have some).
 */
export function schemaOfKind(type) {
    return ofShape(compile(type, SCALAR_NAMES), []) ?? { type: 'object' };
}
function ofShape(shape, around) {
    if (around.includes(shape))
        return undefined;
    const inside = [...around, shape];
    const properties = {};
    for (const { name, node, facts } of shape.members) {
        const schema = ofNode(node, inside);
        if (schema === undefined)
            continue;
        const isList = node.kind === 'list' && facts?.merge !== undefined;
        properties[name] = isList
            ? {
                ...schema,
                'x-kubernetes-list-type': facts.merge,
                ...(facts.keys !== undefined && { 'x-kubernetes-list-map-keys': facts.keys }),
            }
            : schema;
    }
    return { type: 'object', properties };
}
function ofNode(node, around) {
    switch (node.kind) {
        case 'string':
            return TEXT;
        case 'bool':
            return { type: 'boolean' };
        case 'int32':
        case 'int64':
            return { type: 'integer' };
        case 'float64':
            return { type: 'number' };
        case 'bytes':
            return { type: 'string', format: 'byte' };
        case 'scalar':
            return SCALARS[node.goType];
        case 'opaque':
        case 'union':
            return undefined;
        case 'list': {
            const items = ofNode(node.elem, around);
            return items && { type: 'array', items };
        }
        case 'map': {
            const additionalProperties = ofNode(node.elem, around);
            return additionalProperties && { type: 'object', additionalProperties };
        }
        case 'struct':
            return ofShape(node.shape, around);
        default:
            return assertNever(node);
    }
}
