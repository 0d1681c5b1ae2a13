export * from './framer.js';
export * from './serializer.js';
export * from './with_cbor.js';
