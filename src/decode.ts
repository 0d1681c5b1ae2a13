import { JSONDocument } from '#engine/json/document';
import { DecodeError, isDecodeError } from '../apimachinery/runtime/decode_error.ts';
import type { KindBase } from '../apimachinery/runtime/kind_base.ts';
import type { KindClass } from '../apimachinery/runtime/kind_class.ts';
import type { Scheme } from '../apimachinery/runtime/scheme.ts';
import { type OmitOptions, omittedFields } from '../apimachinery/runtime/serializer/omit/omit_options.ts';
import { YAMLDocument } from '../apimachinery/runtime/serializer/yaml/yaml_document.ts';
import { isJSONBuffer } from '../apimachinery/util/yaml/guess.ts';
import { documentsOf, mayBeSeveral } from './documents.ts';
import { type DecodeAnyOptions, type Decoded, type DecodeOptions, decodeDocument } from './json.ts';
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
export function decode<T extends object>(kind: KindClass<T>, data: string | Uint8Array, options?: DecodeOptions): T;
export function decode(scheme: BuiltInScheme, data: string | Uint8Array, options?: DecodeAnyOptions): Decoded;
export function decode(scheme: Scheme, data: string | Uint8Array, options?: DecodeAnyOptions): KindBase;
export function decode(what: KindClass | Scheme, data: string | Uint8Array, options: DecodeAnyOptions = {}): object {
  if (!isJSONBuffer(data)) {
    const document = documentOf(mayBeSeveral(data) ? onlyDocument(data) : data, options);
    checkObject(document.value, typeof what === 'function');
    return decodeDocument(what, document, options);
  }
  try {
    return decodeDocument(what, documentOf(data, options), options);
  } catch (error) {
    // Only now: looking for a second value takes time.
    if (isDecodeError(error)) onlyDocument(data);
    throw error;
  }
}

/**
 * Differs from Go: it takes nothing for an object without fields, and names a type of its own for anything else.
 * @throws DecodeError for what is not an object
 */
function checkObject(value: unknown, isKindGiven: boolean): void {
  if (value === null && !isKindGiven) return;
  if (value === null) throw new DecodeError('expected an object, got nothing: the data are empty');
  if (typeof value !== 'object' || Array.isArray(value))
    throw new DecodeError(`expected an object, got ${Array.isArray(value) ? 'a list' : `a ${typeof value}`}`);
}

/** @throws DecodeError for Protobuf, and for what is neither JSON nor YAML */
export function documentOf(data: string | Uint8Array, options: OmitOptions): JSONDocument {
  if (isProtobuf(data))
    throw new DecodeError("the data are Protobuf: that is read by the function of this name in 'kubetyped/protobuf'");
  const omit = omittedFields(options);
  return isJSONBuffer(data) ? new JSONDocument(data, omit) : new YAMLDocument(data, omit);
}

/** The only document of a stream: what else there is holds nothing. */
function onlyDocument(data: string | Uint8Array): string | Uint8Array {
  const [first, second] = documentsOf(data);
  if (second !== undefined)
    throw new DecodeError(
      `expected one object, but another document begins in line ${second.line}: use decodeAll to read them all`,
    );
  return first?.text ?? data;
}

/** Whether the data start with the Kubernetes Protobuf prefix. */
function isProtobuf(data: string | Uint8Array): boolean {
  return typeof data !== 'string' && data[0] === 0x6b && data[1] === 0x38 && data[2] === 0x73 && data[3] === 0;
}
