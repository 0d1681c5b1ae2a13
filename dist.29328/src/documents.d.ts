import { type YAMLDocument } from '../apimachinery/util/yaml/yaml_reader.ts';
/** The documents of a YAML stream without those that are empty or null, or the values of a JSON stream. */
export declare function documentsOf(data: string | Uint8Array): readonly YAMLDocument[];
/** Whether a YAML stream may hold several documents, at a glance. */
export declare function mayBeSeveral(data: string | Uint8Array): boolean;
