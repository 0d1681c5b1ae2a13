/** Types as the engine walks them: made of descriptors by `compile`, once, on first use. */
import type { FieldFacts, Scalar } from './descriptor.ts';
/** A type by what its values are in JSON. */
export type Node = BasicNode | ScalarNode | OpaqueNode | StructNode | UnionNode | ListNode | MapNode;
interface Typed {
    /** The type as Go prints it: `v1.PodSpec`. */
    readonly goType: string;
}
export interface BasicNode extends Typed {
    readonly kind: 'string' | 'bool' | 'int32' | 'int64' | 'float64' | 'bytes';
}
/** A value with a syntax of its own. */
export interface ScalarNode extends Typed {
    readonly kind: 'scalar';
    readonly scalar: Scalar;
}
/** Any JSON. */
export interface OpaqueNode extends Typed {
    readonly kind: 'opaque';
    /** Go's `interface{}`, whose keys Go sorts; of all other opaque values it keeps the bytes. */
    readonly sorted: boolean;
    /** No value has a number in it. */
    readonly numberless: boolean;
}
export interface StructNode extends Typed {
    readonly kind: 'struct';
    /** The full Go name: `k8s.io/api/core/v1.PodSpec`. */
    readonly type: string;
    readonly shape: Shape;
}
/** An object, or a value of another type. */
export interface UnionNode extends Typed {
    readonly kind: 'union';
    readonly shape: Shape;
    /** A boolean, or a list of such objects or of strings. */
    readonly or: BasicNode | ListNode;
}
export interface ListNode extends Typed {
    readonly kind: 'list';
    readonly elem: Node;
}
export interface MapNode extends Typed {
    readonly kind: 'map';
    readonly elem: Node;
}
/** One field of a struct. It repeats the kind of its node: V8 reads it faster there, because all members are alike. */
export type Member = MemberOf<Node>;
type MemberOf<N extends Node> = N extends Node ? MemberFacts & {
    readonly kind: N['kind'];
    readonly node: N;
} : never;
interface MemberFacts {
    readonly name: string;
    readonly flags: number;
    readonly facts: FieldFacts | undefined;
    /** The full Go name of the struct that declares the field: of an embedded one, where that is. */
    readonly declaredBy: string;
    /** The place of the field on the wire. */
    readonly position: number;
    /** Names Go's error texts print for the field: the embedded structs it comes through, then its own. */
    readonly stack: readonly string[];
    readonly pointer: boolean;
    readonly omitzero: boolean;
    /** Go leaves the field out when it is empty: never so for what is a struct in Go. */
    readonly omitsEmpty: boolean;
    /** Go writes the field even when it was never set. */
    readonly alwaysWritten: boolean;
    /** The place of the last field before this one that is always written; -1 when there is none. */
    readonly lastWritten: number;
    /** The field that came next the last time: most objects of a type have the same keys in the same order. */
    next: Member | undefined;
}
/** One struct, the fields of embedded ones among its own. */
export interface Shape {
    /** The full Go name: `k8s.io/api/core/v1.PodSpec`. */
    readonly type: string;
    /** The type as Go prints it: `v1.PodSpec`. */
    readonly goType: string;
    /** The name of the struct in Go: `PodSpec`. */
    readonly goName: string;
    /** In Go's order, which is that of the wire. */
    readonly members: readonly Member[];
    readonly byName: ReadonlyMap<string, Member>;
    /** The place of the last field that is always written; -1 when there is none. */
    readonly lastWritten: number;
    /** The type has a class, whose prototype answers for fields that an object lacks. */
    readonly isClass: boolean;
    /** Stands before the first field, so that every field has a predecessor. */
    readonly head: Member;
}
/** Ends a switch over all kinds of nodes: the compiler complains about one that is missing. */
export declare function assertNever(value: never): never;
/** What Go has when a value was never set, in JSON: null where that is nothing. */
export declare function zeroOf(node: Node): string | number | boolean | object | null;
export {};
