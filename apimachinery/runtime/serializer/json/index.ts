export * from './decode_as.ts';
export * from './meta_factory.ts';
export * from './serializer.ts';
