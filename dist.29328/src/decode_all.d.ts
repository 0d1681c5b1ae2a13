import type { BuiltInList, BuiltInObject } from '../api/index.ts';
import { ListBase } from '../apimachinery/apis/meta/v1/list.ts';
import { ObjectBase } from '../apimachinery/apis/meta/v1/object.ts';
import { Unstructured } from '../apimachinery/apis/meta/v1/unstructured/unstructured.ts';
import type { KindBase } from '../apimachinery/runtime/kind_base.ts';
import type { Scheme } from '../apimachinery/runtime/scheme.ts';
import { type DecodeAnyOptions } from './json.ts';
import type { BuiltInScheme } from './scheme.ts';
/** How a stream is decoded. */
export interface DecodeAllOptions extends DecodeAnyOptions {
    /** Give the items of lists (`kind: List`, `PodList`) in place of the lists, with `apiVersion` and `kind`. */
    readonly flatten?: boolean;
    /** Give an Unstructured for an object of a kind that is not known, instead of throwing. */
    readonly unstructured?: boolean;
}
/** An object of a built-in Kind with a name, and with the accessors of its class. */
export type DecodedObject = BuiltInObject & ObjectBase;
/** A list of such objects. */
export type DecodedList = BuiltInList & ListBase;
/**
 * Reads all documents of a YAML stream, or all values of a JSON stream. Documents that are empty or null are left out.
 * Every object has `metadata`, and the union narrows by `kind` (and `apiVersion`, where several groups have the kind).
 * An Unstructured can be of any kind: tell it by `instanceof` first.
 *
 * ```ts
 * for (const object of decodeAll(scheme, text, { flatten: true }))
 *   if (object.kind === 'Pod') console.log(object.metadata.name, object.spec?.nodeName);
 * ```
 * @throws as {@link decode}; DecodeError for a Kind without metadata, such as AdmissionReview
 */
export declare function decodeAll(scheme: BuiltInScheme, data: string | Uint8Array, options: DecodeAllOptions & {
    readonly flatten: true;
    readonly unstructured: true;
}): (DecodedObject | Unstructured)[];
export declare function decodeAll(scheme: BuiltInScheme, data: string | Uint8Array, options: DecodeAllOptions & {
    readonly unstructured: true;
}): (DecodedObject | DecodedList | Unstructured)[];
export declare function decodeAll(scheme: BuiltInScheme, data: string | Uint8Array, options: DecodeAllOptions & {
    readonly flatten: true;
}): DecodedObject[];
export declare function decodeAll(scheme: BuiltInScheme, data: string | Uint8Array, options?: DecodeAllOptions & {
    readonly unstructured?: false;
}): (DecodedObject | DecodedList)[];
export declare function decodeAll(scheme: Scheme, data: string | Uint8Array, options?: DecodeAllOptions): KindBase[];
