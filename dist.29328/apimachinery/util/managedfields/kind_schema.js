import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import { OMITEMPTY, POINTER } from '#engine/schema/descriptor';
import { assertNever, zeroOf } from '#engine/schema/node';
import { deducedTypeName, deducedTypes, Schema, untypedTypeName, } from '../structuredmergediff/schema/index.js';
import { ParseableType } from '../structuredmergediff/typed/index.js';
import { atomicStructs, granularStructs, keyDefaults } from './internal/zz_generated.schema_facts.js';
const types = /* @__PURE__ */ new WeakMap();
/**
 * The type of the objects of a Kind, or of the values of a struct, for server-side apply: which lists and maps are
 * atomic, and the keys of list items. Derived lazily from the descriptors, and cached.
 */
export function parseableType(kind) {
    let type = types.get(kind);
    if (type === undefined) {
        type = (shared ??= new KindSchema()).typeOf(kind);
        types.set(kind, type);
    }
    return type;
}
/** Shared, as only types of the same schema can be compared. */
let shared;
/** Types known by name, and structs encountered so far. */
class KindSchema {
    structs = new Map();
    schema = new Schema(deducedTypes, (name) => this.atomOf(name));
    typeOf(kind) {
        return new ParseableType(this.schema, this.named(kind.type, () => compile(kind, SCALAR_NAMES)));
    }
    named(type, shape) {
        const namedType = definitionName(type);
        this.structs.set(namedType, shape);
        return { namedType };
    }
    atomOf(name) {
        const shape = this.structs.get(name)?.();
        if (shape === undefined)
            return undefined;
        const owned = structFacts(shape.type);
        const fields = shape.members.map((member) => this.fieldOf(member));
        // A struct without fields is untyped.
        return {
            map: fields.length === 0 ? { elementType: { namedType: deducedTypeName }, ...owned } : { fields, ...owned },
        };
    }
    fieldOf(member) {
        const value = defaultOf(member);
        return { name: member.name, type: this.typeOfField(member), ...(value === undefined ? {} : { default: value }) };
    }
    typeOfField({ node, facts = {} }) {
        if (node.kind === 'list')
            return { list: { elementType: this.typeRef(node.elem), ...listFacts(facts) } };
        const { merge } = facts;
        const relationship = merge === 'atomic' ? 'atomic' : merge === 'granular' ? 'separable' : undefined;
        const elementRelationship = relationship === undefined ? {} : { elementRelationship: relationship };
        return node.kind === 'map'
            ? { map: { elementType: this.typeRef(node.elem), ...elementRelationship } }
            : { ...this.typeRef(node), ...elementRelationship };
    }
    typeRef(node) {
        switch (node.kind) {
            case 'string':
            case 'bytes':
                return text;
            case 'bool':
                return { scalar: 'boolean' };
            case 'int32':
            case 'int64':
            case 'float64':
                return { scalar: 'numeric' };
            case 'scalar':
                return scalars[node.goType] ?? text;
            case 'struct':
                return this.named(node.type, () => node.shape);
            case 'list':
                return { list: { elementType: this.typeRef(node.elem), elementRelationship: 'atomic' } };
            case 'map':
                return { map: { elementType: this.typeRef(node.elem) } };
            case 'opaque':
            case 'union':
                return anyValue;
            default:
                return assertNever(node);
        }
    }
}
function structFacts(type) {
    if (atomicStructs.includes(type))
        return { elementRelationship: 'atomic' };
    return granularStructs.includes(type) ? { elementRelationship: 'separable' } : {};
}
function listFacts({ merge, keys }) {
    if (merge === 'map')
        return { elementRelationship: 'associative', keys: keys ?? [] };
    return { elementRelationship: merge === 'set' ? 'associative' : 'atomic' };
}
/** The value of a missing field of a list item: its declared default, or the zero value that Go writes for it. */
function defaultOf({ declaredBy, name, node, flags }) {
    const declared = keyDefaults[declaredBy]?.[name];
    if (declared !== undefined)
        return declared;
    if ((flags & (POINTER | OMITEMPTY)) !== 0)
        return undefined;
    if (node.kind === 'bytes')
        return '';
    return node.kind === 'scalar' ? undefined : basicZero(zeroOf(node));
}
function basicZero(zero) {
    return typeof zero === 'object' ? undefined : zero;
}
/** `k8s.io/api/core/v1.Pod` as OpenAPI names it: `io.k8s.api.core.v1.Pod`. */
function definitionName(type) {
    const [host = '', ...path] = type.split('/');
    return [...host.split('.').reverse(), ...path].join('.');
}
const anyValue = {
    scalar: 'untyped',
    list: { elementType: { namedType: untypedTypeName }, elementRelationship: 'atomic' },
    map: { elementType: { namedType: deducedTypeName }, elementRelationship: 'separable' },
};
const anyObject = { map: { elementType: anyValue } };
const untyped = { scalar: 'untyped' };
const text = { scalar: 'string' };
/** The types of fields with their own syntax. All others are strings. */
const scalars = {
    'v1.Time': untyped,
    'v1.MicroTime': untyped,
    'resource.Quantity': untyped,
    'intstr.IntOrString': untyped,
    'runtime.RawExtension': { namedType: untypedTypeName },
    'v1.FieldsV1': anyObject,
};
