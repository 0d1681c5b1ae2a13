export * from './accept.js';
export * from './codec_factory.js';
export * from './media_type.js';
export * from './negotiation.js';
export * from './serializer_info.js';
