export * from './decoder.ts';
export * from './encoder.ts';
export { isObjectTooLarge, isUnexpectedEOF, ObjectTooLargeError, UnexpectedEOFError } from '../../../util/framer/errors.ts';
export type { ByteSource, ReadOptions } from '../../../util/framer/byte_source.ts';
