export { isObjectTooLarge, isUnexpectedEOF, ObjectTooLargeError, UnexpectedEOFError, } from '#apimachinery/util/framer/errors';
export * from './decoder.js';
export * from './encoder.js';
