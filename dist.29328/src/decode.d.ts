import { JSONDocument } from '#engine/json/document';
import type { KindBase } from '../apimachinery/runtime/kind_base.ts';
import type { KindClass } from '../apimachinery/runtime/kind_class.ts';
import type { Scheme } from '../apimachinery/runtime/scheme.ts';
import { type OmitOptions } from '../apimachinery/runtime/serializer/omit/omit_options.ts';
import { type DecodeAnyOptions, type Decoded, type DecodeOptions } from './json.ts';
import type { BuiltInScheme } from './scheme.ts';
/**
 * Reads one object from JSON or YAML, whichever it is, and checks every field it knows. Unknown fields are kept.
 *
 * With a Kind class the result has its type, and data of another kind are refused; they may lack `apiVersion` and
 * `kind`. Any class will do, also one that is not built in: `decode(CronTab, data)`. With a Scheme it is of the kind that
 * the data say, if the Scheme knows it; `scheme` knows every built-in Kind.
 *
 * ```ts
 * const pod = decode(corev1.Pod, data);
 * const any = decode(scheme, data);
 * ```
 * @returns an instance of the Kind's class
 * @throws DecodeError StrictDecodingError KindMismatchError NotRegisteredError MissingKindError MissingVersionError
 * GroupVersionParseError
 */
export declare function decode<T extends object>(kind: KindClass<T>, data: string | Uint8Array, options?: DecodeOptions): T;
export declare function decode(scheme: BuiltInScheme, data: string | Uint8Array, options?: DecodeAnyOptions): Decoded;
export declare function decode(scheme: Scheme, data: string | Uint8Array, options?: DecodeAnyOptions): KindBase;
/** @throws DecodeError for Protobuf, and for what is neither JSON nor YAML */
export declare function documentOf(data: string | Uint8Array, options: OmitOptions): JSONDocument;
