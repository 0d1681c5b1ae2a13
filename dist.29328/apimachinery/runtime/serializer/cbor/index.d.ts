export * from './framer.ts';
export * from './serializer.ts';
export * from './with_cbor.ts';
