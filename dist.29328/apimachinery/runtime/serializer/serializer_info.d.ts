import type { Serializer, SerializerInfo, StreamSerializerInfo } from '../codec.ts';
import type { Scheme } from '../scheme.ts';
import type { OmitOptions } from './omit/omit_options.ts';
/** How the serializers of a factory read and write. */
export interface SerializerFactoryOptions extends OmitOptions {
    /** Every serializer reports unknown fields and duplicate keys, not only the strict ones. */
    readonly strict: boolean;
    /** Formats that have one offer a serializer that writes for people. */
    readonly pretty: boolean;
    /** What is written equals what Go writes, byte for byte: zero values as Go has them, unknown fields dropped. */
    readonly canonical: boolean;
}
/** Makes the serializers of one media type. Mirrors the argument of Go's `serializer.WithSerializer`. */
export type SerializerFactory = (scheme: Scheme, options: SerializerFactoryOptions) => SerializerInfo;
/** The serializers of a media type, but for its name. */
export interface SerializersOfType {
    readonly encodesAsText: boolean;
    readonly serializer: Serializer;
    readonly prettySerializer?: Serializer | undefined;
    readonly strictSerializer?: Serializer | undefined;
    readonly streamSerializer?: StreamSerializerInfo | undefined;
}
/** Puts a `SerializerInfo` together. @param mediaType `type/subtype` */
export declare function newSerializerInfo(mediaType: string, serializers: SerializersOfType): SerializerInfo;
/** JSON: single objects, indented, strict, and in streams. */
export declare const withJSON: SerializerFactory;
