/**
 * Objects out of JSON and YAML, and into them. A bundle has the Kinds that it names, or every built-in one with `scheme`.
 * JSON alone is in `kubetyped/json`, Protobuf in `kubetyped/protobuf`.
 */
export { kubernetesVersion } from '../api/index.js';
export { DecodeError, isDecodeError } from '../apimachinery/runtime/decode_error.js';
export { isMissingKind, isMissingVersion, isNotRegisteredError } from '../apimachinery/runtime/errors.js';
export { isStrictDecodingError, StrictDecodingError } from '../apimachinery/runtime/strict_decoding_error.js';
export { decode } from './decode.js';
export * from './decode_all.js';
export * from './encode.js';
export * from './resource_path.js';
export * from './scheme.js';
export { toPlain } from './to_plain.js';
