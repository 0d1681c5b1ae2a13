import { type Library, OpaqueValue, Type, type TypeProvider, type Value } from '../../cel/index.ts';
/** The type of apply configurations. */
export declare const ObjectType: Type;
/** The type of JSON patches. */
export declare const PatchesType: Type;
/** `Object{spec: Object.spec{replicas: 2}}`: a part of an object. Mirrors Go's `dynamic.ObjectVal`. */
export declare class ObjectValue extends OpaqueValue {
    readonly type: Type;
    readonly goType = "*dynamic.ObjectVal";
    readonly fields: ReadonlyMap<string, Value>;
    constructor(typeName: string, fields: ReadonlyMap<string, Value>);
    equals(other: Value): Value;
    toString(): string;
}
/** `JSONPatch{op: "add", path: "/a", value: 1}`. Mirrors Go's `mutation.JSONPatchVal`. */
export declare class PatchValue extends OpaqueValue {
    readonly type: Type;
    readonly goType = "*mutation.JSONPatchVal";
    readonly op: string;
    readonly path: string;
    readonly from: string;
    readonly value: Value | undefined;
    constructor(op: string, path: string, from: string, value: Value | undefined);
    equals(other: Value): Value;
    field(key: Value): Value | undefined;
    toString(): string;
}
/**
 * Knows `Object`, `Object.spec` and the like, which have any field, and `JSONPatch`. Mirrors `DynamicTypeResolver`.
 *
 * As in Go, any field of a `JSONPatch` is there, but one that it should not have is of a type that no value has.
 */
export declare const patchTypes: TypeProvider;
/** Makes the objects of mutations. */
export declare function makePatchObject(name: string, fields: ReadonlyMap<string, Value>): Value;
/** `jsonpatch.escapeKey('a/b')`. Mirrors Kubernetes' `library.JSONPatch`. */
export declare function jsonPatchLibrary(): Library;
/**
 * What a mutation made, as JSON; an error for what has none.
 *
 * Differs from Go: a map literal inside a list is an object; Go's apply configurations cannot hold one there.
 */
export declare function patchJSON(value: Value): unknown;
/**
 * What is wrong with the type names inside an object: each is that of the object around it with the field's name behind.
 * Mirrors Go's `CheckTypeNamesMatchFieldPathNames`.
 */
export declare function typeNameFaults(value: Value, expected?: string): string[];
