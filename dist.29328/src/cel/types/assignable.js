import { DynType, listType, mapType, Type, typeOfType } from './type.js';
/**
 * What type parameters stand for. Assigning a type to another adds to it; what was added by an attempt that failed is
 * taken back. Mirrors cel-go's `checker.mapping`.
 */
export class Substitutions {
    known = new Map();
    /** What to restore when an attempt fails. */
    undo = [];
    find(type) {
        return type.kind === 'param' ? this.known.get(type.name) : undefined;
    }
    add(param, type) {
        this.undo.push([param.name, this.known.get(param.name)]);
        this.known.set(param.name, type);
    }
    /** Keeps what an attempt added only if it succeeds. */
    attempt(assign) {
        this.undo = [];
        if (assign())
            return true;
        for (const [name, before] of this.undo.reverse()) {
            if (before === undefined)
                this.known.delete(name);
            else
                this.known.set(name, before);
        }
        return false;
    }
}
/** Whether a type admits any value. */
export function isDyn(type) {
    return type.kind === 'dyn' || type.kind === 'any';
}
function isDynOrError(type) {
    return isDyn(type) || type.kind === 'error';
}
/** The type inside an optional type; `undefined` for other types. */
export function insideOptional(type) {
    return type.kind === 'opaque' && type.name === 'optional_type' ? type.params[0] : undefined;
}
/** Whether a value of type `b` does where `a` is expected. */
export function isAssignable(known, a, b) {
    return known.attempt(() => assignable(known, a, b));
}
/** The same for each of two lists of types. */
export function areAssignable(known, a, b) {
    return known.attempt(() => allAssignable(known, a, b));
}
function allAssignable(known, a, b) {
    return a.length === b.length && a.every((type, index) => assignable(known, type, b[index]));
}
function assignable(known, a, b) {
    if (b.kind === 'param') {
        const outcome = bind(known, a, b);
        if (outcome === 'valid')
            return true;
        if (outcome === 'conflict')
            return false;
    }
    if (a.kind === 'param')
        return bind(known, b, a) === 'valid';
    if (isDynOrError(a) || isDynOrError(b))
        return true;
    if (a.kind === 'null')
        return takesNull(b);
    if (b.kind === 'null')
        return takesNull(a);
    switch (a.kind) {
        case 'type':
            return b.kind === 'type';
        case 'opaque':
        case 'list':
        case 'map':
            return a.kind === b.kind && a.name === b.name && allAssignable(known, a.params, b.params);
        default:
            return b.accepts(a);
    }
}
/** Types that null belongs to since there are messages. */
function takesNull(type) {
    return ['opaque', 'struct', 'any', 'duration', 'timestamp', 'null'].includes(type.kind);
}
/** Lets a parameter stand for a type, unless it stands for something else. */
function bind(known, type, param) {
    if (type.equals(param))
        return 'valid';
    const before = known.find(param);
    if (before !== undefined) {
        if (type.equals(before))
            return 'valid';
        if (!assignable(known, type, before))
            return 'conflict';
        const general = mostGeneral(type, before);
        if (isFreeOf(known, param, general))
            known.add(param, general);
        return 'valid';
    }
    if (!isFreeOf(known, param, type))
        return 'cyclic';
    known.add(param, type);
    return 'valid';
}
/** Whether a type does not contain a parameter. */
function isFreeOf(known, param, within) {
    if (param.equals(within))
        return false;
    switch (within.kind) {
        case 'param': {
            const meaning = known.find(within);
            return meaning === undefined || isFreeOf(known, param, meaning);
        }
        case 'opaque':
        case 'list':
        case 'map':
        case 'type':
            return within.params.every((each) => isFreeOf(known, param, each));
        default:
            return true;
    }
}
/** The one of two types that admits more. */
export function mostGeneral(a, b) {
    return isLessSpecific(a, b) ? a : b;
}
function isLessSpecific(a, b) {
    if (isDyn(a) || a.kind === 'param')
        return true;
    if (isDyn(b) || b.kind === 'param' || a.kind !== b.kind)
        return false;
    switch (a.kind) {
        case 'opaque':
            if (a.name !== b.name || a.params.length !== b.params.length)
                return false;
            return a.params.every((param, index) => isLessSpecific(param, b.params[index]));
        case 'list':
        case 'map':
            return a.params.every((param, index) => isLessSpecific(param, b.params[index]));
        case 'type':
            return true;
        default:
            return a.equals(b);
    }
}
/** A type with what its parameters stand for; with `toDyn`, those that stand for nothing become dyn. */
export function substitute(known, type, toDyn) {
    const meaning = known.find(type);
    if (meaning !== undefined)
        return substitute(known, meaning, toDyn);
    const inside = (index) => substitute(known, type.params[index], toDyn);
    switch (type.kind) {
        case 'param':
            return toDyn ? DynType : type;
        case 'opaque':
            return type.params.length === 0
                ? type
                : new Type('opaque', type.name, type.params.map((_, index) => inside(index)));
        case 'list':
            return listType(inside(0));
        case 'map':
            return mapType(inside(0), inside(1));
        case 'type':
            return type.params.length === 0 ? type : typeOfType(inside(0));
        default:
            return type;
    }
}
/** The names of the parameters in types. */
export function typeParamsOf(types, names = new Set()) {
    for (const type of types) {
        if (type.kind === 'param')
            names.add(type.name);
        typeParamsOf(type.params, names);
    }
    return names;
}
/** Types with parameters replaced by name. */
export function rename(type, names) {
    if (type.kind === 'param')
        return names.get(type.name) ?? type;
    if (type.params.length === 0)
        return type;
    return new Type(type.kind, type.name, type.params.map((param) => rename(param, names)));
}
