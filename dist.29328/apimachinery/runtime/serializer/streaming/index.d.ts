export type { ByteSource, ReadOptions } from '#apimachinery/util/framer/byte_source';
export { isObjectTooLarge, isUnexpectedEOF, ObjectTooLargeError, UnexpectedEOFError, } from '#apimachinery/util/framer/errors';
export * from './decoder.ts';
export * from './encoder.ts';
