/**
 * Objects out of JSON and YAML, and into them. A bundle has the Kinds that it names, or every built-in one with `scheme`.
 * JSON alone is in `kubetyped/json`, Protobuf in `kubetyped/protobuf`.
 */
export { kubernetesVersion } from '../api/index.ts';
export { DecodeError, isDecodeError } from '../apimachinery/runtime/decode_error.ts';
export { isMissingKind, isMissingVersion, isNotRegisteredError } from '../apimachinery/runtime/errors.ts';
export { isStrictDecodingError, StrictDecodingError } from '../apimachinery/runtime/strict_decoding_error.ts';
export { decode } from './decode.ts';
export * from './decode_all.ts';
export { type EditYAMLOptions, editYAML, type YAMLEdit } from './edit_yaml.ts';
export * from './encode.ts';
export type { DecodeAnyOptions, Decoded, DecodeOptions } from './json.ts';
export { type LocateOptions, locate } from './locate.ts';
export * from './resource_path.ts';
export * from './scheme.ts';
export { toPlain } from './to_plain.ts';
