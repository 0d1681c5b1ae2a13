export * from './decoder.ts';
export * from './encoder.ts';
export {
  isObjectTooLarge,
  isUnexpectedEOF,
  ObjectTooLargeError,
  UnexpectedEOFError,
} from '#apimachinery/util/framer/errors';
export type { ByteSource, ReadOptions } from '#apimachinery/util/framer/byte_source';
