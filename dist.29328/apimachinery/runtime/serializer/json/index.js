export * from './meta_factory.js';
export { Serializer } from './serializer.js';
