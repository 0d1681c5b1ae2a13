export * from './decode_as.ts';
export * from './serializer.ts';
