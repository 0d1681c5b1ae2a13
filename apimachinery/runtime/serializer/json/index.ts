export * from './meta_factory.ts';
export { Serializer } from './serializer.ts';
export type { SerializerOptions } from './serializer.ts';
