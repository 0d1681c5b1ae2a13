export { decodeAs } from './decode_as.ts';
export type { DecodeAsOptions } from './decode_as.ts';
export * from './meta_factory.ts';
export * from './serializer.ts';
