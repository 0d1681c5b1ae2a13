import type { Serializer as RuntimeSerializer } from '#apimachinery/runtime/codec';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { Steps } from '#engine/steps';
import type { APIObject } from './api_object.ts';
import type { ObjectCodec } from './object_storage.ts';
/** How objects are stored. */
export interface SchemeCodecOptions {
    /** Reads and writes Protobuf. Without it there is JSON only. */
    readonly protobuf?: RuntimeSerializer | undefined;
    /** What is written; JSON unless given. Either is read. */
    readonly format?: 'json' | 'protobuf' | undefined;
}
/** A codec of JSON that need not write what it is to read. */
export interface SchemeCodec extends ObjectCodec<APIObject> {
    /** What decoding the JSON of an object gives: without what its Kind doesn't have, and what is empty. May share parts with it. */
    canonical(object: APIObject): Steps<APIObject>;
}
/**
 * Stores objects of a Kind in the form that Go gives them. As JSON: fields in one order, unknown ones dropped, quantities
 * in their canonical form; bytes that are null in a map are empty, as they are after Protobuf. As Protobuf: in the envelope that kube-apiserver stores. What is stored in another version, as
 * by a server before this one, the Scheme converts.
 */
export declare function newSchemeCodec(scheme: Scheme, kind: KindClass, { protobuf, format }?: SchemeCodecOptions): SchemeCodec;
