export * from './meta_factory.ts';
export type { SerializerOptions } from './serializer.ts';
export { Serializer } from './serializer.ts';
