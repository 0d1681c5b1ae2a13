export * from './accept.ts';
export * from './codec_factory.ts';
export * from './media_type.ts';
export * from './negotiation.ts';
export * from './serializer_info.ts';
