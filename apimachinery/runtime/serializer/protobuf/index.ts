export { rawBytes } from '../../../../src/engine/lazy.ts';
export type { Codec, Codecs } from '../../../../src/engine/protobuf/codec.ts';
export { LengthDelimitedFramer } from '../../../util/framer/length_delimited.ts';
export { isNotMarshalable, MissingCodecError, NotMarshalableError } from './errors.ts';
export * from './raw_serializer.ts';
export * from './serializer.ts';
