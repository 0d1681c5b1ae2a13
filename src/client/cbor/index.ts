export * from './cbor.ts';
