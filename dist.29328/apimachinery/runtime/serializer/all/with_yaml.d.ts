import { type SerializerFactory } from '../serializer_info.ts';
/** YAML: single objects, and strict. It has no streams. */
export declare const withYAML: SerializerFactory;
