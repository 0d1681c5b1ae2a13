export { LengthDelimitedFramer } from '#apimachinery/util/framer/length_delimited';
export type { Codec, Codecs } from '#engine/protobuf/codec';
export { isNotMarshalable, MissingCodecError, NotMarshalableError } from './errors.ts';
export * from './raw_serializer.ts';
export * from './serializer.ts';
