export { LengthDelimitedFramer } from '#apimachinery/util/framer/length_delimited';
export { isNotMarshalable, MissingCodecError, NotMarshalableError } from './errors.js';
export * from './raw_serializer.js';
export * from './serializer.js';
