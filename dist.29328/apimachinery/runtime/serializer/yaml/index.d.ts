export type { SerializerOptions } from './serializer.ts';
export { Serializer } from './serializer.ts';
export { YAMLDocument } from './yaml_document.ts';
