import { escapePointer } from '#apimachinery/util/jsonpatch/operation';
import { setOwn } from '#engine/json/own_property';
import { CelError, DynType, ListValue, listType, MapValue, noSuchOverload, OpaqueValue, objectType, StringType, Type, toJSON, } from '../../cel/index.js';
/** The type of apply configurations. */
export const ObjectType = /* @__PURE__ */ objectType('Object');
/** The type of JSON patches. */
export const PatchesType = /* @__PURE__ */ listType(objectType('JSONPatch'));
/** `Object{spec: Object.spec{replicas: 2}}`: a part of an object. Mirrors Go's `dynamic.ObjectVal`. */
export class ObjectValue extends OpaqueValue {
    type;
    goType = '*dynamic.ObjectVal';
    fields;
    constructor(typeName, fields) {
        super();
        this.type = objectType(typeName);
        this.fields = fields;
    }
    equals(other) {
        if (!(other instanceof ObjectValue) || other.type.name !== this.type.name)
            return false;
        return JSON.stringify(patchJSON(this)) === JSON.stringify(patchJSON(other));
    }
    toString() {
        return this.type.name;
    }
}
/** `JSONPatch{op: "add", path: "/a", value: 1}`. Mirrors Go's `mutation.JSONPatchVal`. */
export class PatchValue extends OpaqueValue {
    type = objectType('JSONPatch');
    goType = '*mutation.JSONPatchVal';
    op;
    path;
    from;
    value;
    constructor(op, path, from, value) {
        super();
        this.op = op;
        this.path = path;
        this.from = from;
        this.value = value;
    }
    equals(other) {
        return (other instanceof PatchValue &&
            other.op === this.op &&
            other.path === this.path &&
            other.from === this.from &&
            JSON.stringify(patchJSON(this.value ?? null)) === JSON.stringify(patchJSON(other.value ?? null)));
    }
    field(key) {
        switch (key) {
            case 'op':
            case 'path':
            case 'from':
                return this[key] === '' ? undefined : this[key];
            case 'value':
                return this.value;
            default:
                return undefined;
        }
    }
    toString() {
        return this.type.name;
    }
}
const PATCH_FIELDS = /* @__PURE__ */ new Map([
    ['op', StringType],
    ['path', StringType],
    ['from', StringType],
    ['value', DynType],
]);
/** Nothing has it, not even null. */
const NoType = /* @__PURE__ */ new Type('double', '');
const isObjectName = (name) => name === 'Object' || name.startsWith('Object.');
/**
 * Knows `Object`, `Object.spec` and the like, which have any field, and `JSONPatch`. Mirrors `DynamicTypeResolver`.
 *
 * As in Go, any field of a `JSONPatch` is there, but one that it should not have is of a type that no value has.
 */
export const patchTypes = {
    findType: (name) => (name === 'JSONPatch' || isObjectName(name) ? objectType(name) : undefined),
    findField: (name, field) => name === 'JSONPatch' ? (PATCH_FIELDS.get(field) ?? NoType) : isObjectName(name) ? DynType : undefined,
};
/** Makes the objects of mutations. */
export function makePatchObject(name, fields) {
    if (isObjectName(name))
        return new ObjectValue(name, fields);
    if (name !== 'JSONPatch')
        return new CelError(`unknown type '${name}'`);
    const texts = [];
    for (const field of ['op', 'path', 'from']) {
        const text = fields.get(field) ?? '';
        if (typeof text !== 'string')
            return new CelError(`unexpected type for JSONPatchType '${field}' field`);
        texts.push(text);
    }
    const [op = '', path = '', from = ''] = texts;
    return new PatchValue(op, path, from, fields.get('value'));
}
/** `jsonpatch.escapeKey('a/b')`. Mirrors Kubernetes' `library.JSONPatch`. */
export function jsonPatchLibrary() {
    return {
        functions: [
            {
                name: 'jsonpatch.escapeKey',
                overloads: [
                    {
                        id: 'string_jsonpatch_escapeKey_string',
                        member: false,
                        args: [StringType],
                        result: StringType,
                        call: (key) => (typeof key === 'string' ? escapePointer(key) : noSuchOverload(key)),
                    },
                ],
            },
        ],
    };
}
/**
 * What a mutation made, as JSON; an error for what has none.
 *
 * Differs from Go: a map literal inside a list is an object; Go's apply configurations cannot hold one there.
 */
export function patchJSON(value) {
    if (value instanceof ObjectValue) {
        const object = {};
        for (const [name, field] of value.fields) {
            const json = patchJSON(field);
            if (json instanceof CelError)
                return json;
            setOwn(object, name, json);
        }
        return object;
    }
    if (value instanceof ListValue) {
        const items = Array.from(value, patchJSON);
        return items.find((item) => item instanceof CelError) ?? items;
    }
    if (!(value instanceof MapValue))
        return toJSON(value);
    const object = {};
    for (const key of value.keys()) {
        if (typeof key !== 'string')
            return new CelError(`map key ${JSON.stringify(toJSON(key))} is not a string`);
        const json = patchJSON(value.find(key) ?? null);
        if (json instanceof CelError)
            return json;
        setOwn(object, key, json);
    }
    return object;
}
/**
 * What is wrong with the type names inside an object: each is that of the object around it with the field's name behind.
 * Mirrors Go's `CheckTypeNamesMatchFieldPathNames`.
 */
export function typeNameFaults(value, expected = 'Object') {
    if (value instanceof ObjectValue) {
        const { name } = value.type;
        return [
            ...(name === expected
                ? []
                : [
                    `unexpected type name ${JSON.stringify(name)}, expected ${JSON.stringify(expected)}, which matches field name path from root Object type`,
                ]),
            ...Array.from(value.fields).flatMap(([field, inner]) => typeNameFaults(inner, `${expected}.${field}`)),
        ];
    }
    if (value instanceof ListValue)
        return Array.from(value).flatMap((item) => typeNameFaults(item, expected));
    if (value instanceof MapValue)
        return Array.from(value.keys()).flatMap((key) => typeNameFaults(value.find(key) ?? null, expected));
    return [];
}
