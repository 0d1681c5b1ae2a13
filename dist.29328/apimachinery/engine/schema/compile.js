/** Descriptors to what the engine walks: embedded structs flattened, names in a map, types as nodes. */
import { goTypeOf } from '../go/go_type_of.js';
import { INLINE, LIST, MAP, OMITEMPTY, OMITZERO, POINTER } from './descriptor.js';
/** A struct that is compiled when it's first asked for: types hold each other. */
class LazyStruct {
    kind = 'struct';
    type;
    goType;
    #struct;
    #scalars;
    #shape = undefined;
    constructor(struct, scalars) {
        this.type = struct.type;
        this.goType = goTypeOf(struct.type);
        this.#struct = struct;
        this.#scalars = scalars;
    }
    get shape() {
        return (this.#shape ??= compile(this.#struct, this.#scalars));
    }
}
class LazyUnion {
    kind = 'union';
    goType;
    #union;
    #scalars;
    #struct = undefined;
    constructor(union, scalars) {
        this.goType = goTypeOf(union.type);
        this.#union = union;
        this.#scalars = scalars;
    }
    get shape() {
        return this.struct.shape;
    }
    get struct() {
        return (this.#struct ??= new LazyStruct(this.#union.of(), this.#scalars));
    }
    get or() {
        const { union } = this.#union;
        if (union === 'bool')
            return basic('bool');
        return { kind: 'list', goType: this.goType, elem: union === 'array' ? this.struct : basic('string') };
    }
}
function lastWritten(members) {
    const last = members.at(-1);
    return last?.alwaysWritten === true ? last.position : (last?.lastWritten ?? -1);
}
function memberOf([name, , flags, facts], node, declaredBy, position, stack, lastWritten) {
    const isStruct = ['struct', 'union', 'scalar', 'opaque'].includes(node.kind);
    const pointer = (flags & POINTER) !== 0;
    const omitempty = (flags & OMITEMPTY) !== 0;
    const omitzero = (flags & OMITZERO) !== 0;
    return {
        name,
        kind: node.kind,
        node,
        flags,
        facts,
        declaredBy,
        position,
        stack,
        pointer,
        omitzero,
        omitsEmpty: omitempty && !pointer && !isStruct,
        alwaysWritten: !omitzero && (!omitempty || (isStruct && !pointer)),
        lastWritten,
        next: undefined,
    };
}
function shapeOf(struct, scalars) {
    const goType = goTypeOf(struct.type);
    const members = [];
    flatten(struct, scalars, [], members);
    return {
        type: struct.type,
        goType,
        goName: nameOf(goType),
        members,
        byName: new Map(members.map((member) => [member.name, member])),
        lastWritten: lastWritten(members),
        isClass: typeof struct === 'function',
        head: memberOf(['', 'string', 0], basic('string'), '', -1, [], -1),
    };
}
function flatten(struct, scalars, through, members) {
    for (const row of struct.fields) {
        const [name, type, flags] = row;
        if ((flags & INLINE) !== 0) {
            const embedded = type;
            flatten(embedded, scalars, [...through, nameOf(goTypeOf(embedded.type))], members);
        }
        else {
            const node = fieldNode(row, scalars);
            members.push(memberOf(row, node, struct.type, members.length, [...through, name], lastWritten(members)));
        }
    }
}
/** `PodSpec` of `v1.PodSpec`. */
function nameOf(goType) {
    return goType.slice(goType.indexOf('.') + 1);
}
function fieldNode([, type, flags, facts], scalars) {
    const elem = typeNode(type, scalars);
    if ((flags & LIST) !== 0)
        return { kind: 'list', goType: facts?.go ?? `[]${elem.goType}`, elem };
    if ((flags & MAP) !== 0)
        return { kind: 'map', goType: facts?.go ?? `map[${facts?.key ?? 'string'}]${elem.goType}`, elem };
    return elem;
}
function typeNode(type, scalars) {
    if (typeof type === 'string')
        return namedNode(type, scalars);
    if ('check' in type)
        return scalarNode(type);
    if ('list' in type)
        return { kind: 'list', goType: goTypeOf(type.type), elem: typeNode(type.list, scalars) };
    return 'union' in type ? new LazyUnion(type, scalars) : new LazyStruct(type, scalars);
}
function namedNode(type, scalars) {
    if (type.startsWith('@')) {
        const scalar = scalars.get(type.slice(1));
        // An unknown scalar must not pass as an unchecked string.
        if (scalar === undefined)
            throw new TypeError(`a descriptor needs the scalar ${type.slice(1)}, which is not among the given scalars`);
        return scalarNode(scalar);
    }
    switch (type) {
        case 'any':
        case 'json':
            return opaque('interface {}', type === 'any', false);
        case 'bool':
        case 'int32':
        case 'int64':
        case 'float64':
        case 'bytes':
            return basic(type);
        default:
            return { kind: 'string', goType: type };
    }
}
function basic(kind) {
    return { kind, goType: kind === 'bytes' ? '[]uint8' : kind };
}
function opaque(goType, sorted, numberless) {
    return { kind: 'opaque', goType, sorted, numberless };
}
/** Callers that give only the syntax use nothing else. */
function scalarNode(scalar) {
    return scalar.opaque === true
        ? opaque(scalar.goType, false, scalar.numberless === true)
        : { kind: 'scalar', goType: scalar.goType, scalar: scalar };
}
/** For descriptors that name none. */
export const NO_SCALARS = /* @__PURE__ */ new Map();
/** For callers that need the fields, but only the names of scalars. */
export const SCALAR_NAMES = {
    get: (goType) => ({ goType, check: () => undefined, zero: null }),
};
const caches = /* @__PURE__ */ new WeakMap();
/**
 * The walkable form of a struct, the same one each time.
 * @throws TypeError when a field has a scalar that is not among the given ones
 */
export function compile(struct, scalars) {
    let shapes = caches.get(scalars);
    if (shapes === undefined)
        caches.set(scalars, (shapes = new WeakMap()));
    let shape = shapes.get(struct);
    if (shape === undefined)
        shapes.set(struct, (shape = shapeOf(struct, scalars)));
    return shape;
}
