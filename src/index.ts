/**
 * The whole of kubetyped in four functions: every built-in Kind, JSON and YAML; Protobuf is in `kubetyped/protobuf`.
 * For one format or few Kinds, a smaller choice is `kubetyped/apimachinery/runtime/serializer/json` and a Scheme of its
 * own.
 */
export { kubernetesVersion } from '../api/index.ts';
export { DecodeError, isDecodeError } from '../apimachinery/runtime/decode_error.ts';
export { isMissingKind, isMissingVersion, isNotRegisteredError } from '../apimachinery/runtime/errors.ts';
export { isStrictDecodingError, StrictDecodingError } from '../apimachinery/runtime/strict_decoding_error.ts';
export { decode, type DecodeAsOptions, type Decoded, type DecodeOptions } from './decode.ts';
export * from './decode_all.ts';
export { encode, encodeAll, type Format } from './encode.ts';
export * from './resource_path.ts';
export * from './scheme.ts';
export { toPlain } from './to_plain.ts';
