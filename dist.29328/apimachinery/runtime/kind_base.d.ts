import type { Init, Plain } from './init.ts';
import type { GroupVersionKind, GroupVersionKindLike } from './schema/group_version.ts';
import type { ObjectKind } from './schema/object_kind.ts';
/** `from` was given something that is not an object, or an object of another kind. */
export declare class KindMismatchError extends TypeError {
    readonly name: string;
    readonly code = "ERR_KIND_MISMATCH";
}
/** TypeScript lets no interface narrow an accessor (`kind: 'Pod'`), so the class below declares properties instead. */
declare const Base: new () => object;
/**
 * What every Kind class has. The data of an object are its own properties; the class only adds methods. It keeps no
 * state elsewhere, so that a decoder may make an instance with `Object.setPrototypeOf`.
 */
export declare class KindBase extends Base implements ObjectKind {
    /** Group and version: the object's own property, else that of its class (items of a list may have none). */
    apiVersion: string;
    /** The kind: the object's own property, else that of its class (items of a list may have none). */
    kind: string;
    /**
     * Stamps `apiVersion` and `kind`, then takes over the properties of `init`, which it doesn't change and whose values
     * it shares.
     * @param seed properties that are there even if `init` lacks them
     */
    constructor(init?: object, seed?: object);
    /**
     * Makes an instance of a plain object, for example one that JSON.parse gave. The argument stays as it is; the values
     * of its properties are shared.
     * @throws {KindMismatchError} when the object has the `apiVersion` or `kind` of something else
     */
    static from<T extends object>(this: new (init?: never) => T, plain: Plain<T>): T;
    /** The object itself, as what reads and writes its kind. */
    getObjectKind(): ObjectKind;
    groupVersionKind(): GroupVersionKind;
    /** Writes `apiVersion` and `kind`. An empty one is removed. Does nothing on types without TypeMeta. */
    setGroupVersionKind(gvk: GroupVersionKindLike): void;
    /**
     * A copy that shares nothing with this object.
     * @throws {NotCopyableError} when the object holds something that is not JSON, or itself
     */
    deepCopy(): this;
    /** The same as {@link KindBase.deepCopy}, under the name that Go's `runtime.Object` demands. */
    deepCopyObject(): this;
}
/**
 * The static side of {@link KindBase} and the bases made of it, B, for classes whose data the compiler is to know:
 * objects of a class that `extends TypedKindBase<T>` are of the type `T & KindBase`.
 */
export interface TypedBase<B extends object> {
    new <T extends object>(init?: Init<T>, seed?: object): T & B;
    readonly prototype: B;
    from: typeof KindBase.from;
}
/** {@link KindBase}, typed by the data of a Kind: what generated classes extend. */
export declare const TypedKindBase: TypedBase<KindBase>;
export {};
