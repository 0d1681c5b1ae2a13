export * from './cbor.js';
