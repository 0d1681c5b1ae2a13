import type { Plain } from '#apimachinery/runtime/init';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ApplyConfiguration } from '#apimachinery/util/managedfields/apply_configuration';
/** An object to send: an instance, or its data; `apiVersion` and `kind` may be left out. */
export type Writable<T> = Plain<T> | T;
/** A configuration to apply; `apiVersion` and `kind` may be left out, as the resource knows them. */
export type Applied<T> = Omit<ApplyConfiguration<T>, 'apiVersion' | 'kind'> & Partial<Pick<ApplyConfiguration<T>, 'apiVersion' | 'kind'>>;
/** The object as an instance of its class, with `apiVersion` and `kind`. @throws KindMismatchError */
export declare function instanceOf<T extends object>(type: KindClass<T>, object: Writable<T>): T;
/** @throws PathSegmentError when the object has no name */
export declare function nameOf(object: object): string;
/** The namespace that an object says it is in. */
export declare function namespaceOf(object: object): string | undefined;
