import type { NegotiatedSerializer, SerializerInfo } from './codec.ts';
/** Offers one serializer, which converts nothing. Mirrors Go's `runtime.NewSimpleNegotiatedSerializer`. */
export declare function newSimpleNegotiatedSerializer(info: SerializerInfo): NegotiatedSerializer;
