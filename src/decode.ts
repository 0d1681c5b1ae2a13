import type { BuiltInList, BuiltInObject, BuiltInOther } from '../api/index.ts';
import type { ListBase } from '../apimachinery/apis/meta/v1/list.ts';
import type { ObjectBase } from '../apimachinery/apis/meta/v1/object.ts';
import { DecodeError, isDecodeError } from '../apimachinery/runtime/decode_error.ts';
import { NotRegisteredError } from '../apimachinery/runtime/errors.ts';
import { type KindBase, KindMismatchError } from '../apimachinery/runtime/kind_base.ts';
import type { KindClass } from '../apimachinery/runtime/kind_class.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import { Scheme } from '../apimachinery/runtime/scheme.ts';
import type { GroupVersionKindLike } from '../apimachinery/runtime/schema/group_version.ts';
import { Serializer as JSONSerializer } from '../apimachinery/runtime/serializer/json/serializer.ts';
import type { OmitOptions } from '../apimachinery/runtime/serializer/omit/omit_options.ts';
import { isJSONBuffer } from '../apimachinery/util/yaml/guess.ts';
import { Serializer as YAMLSerializer } from '../apimachinery/runtime/serializer/yaml/serializer.ts';
import { documentsOf, mayBeSeveral } from './documents.ts';
import { scheme } from './scheme.ts';

/** How data of a known Kind are decoded. */
export interface DecodeAsOptions extends OmitOptions {
  /** Refuse unknown fields and duplicate keys, by a StrictDecodingError that carries the object. */
  readonly strict?: boolean;
}

/** Options for decoding. */
export interface DecodeOptions extends DecodeAsOptions {
  /** Defaults for group, version and kind missing in the data. */
  readonly defaults?: Partial<GroupVersionKindLike>;
  /** The Kinds to know instead of all built-in ones. */
  readonly scheme?: Scheme;
}

/** What is decoded without saying of which Kind: any built-in one, with the accessors of its class. */
export type Decoded = (BuiltInObject & ObjectBase) | (BuiltInList & ListBase) | (BuiltInOther & KindBase);

/**
 * Reads one object from JSON or YAML, whichever it is, and checks every field it knows. Unknown fields are kept.
 *
 * With a Kind class the result has its type, and data of another kind are refused; they may lack `apiVersion` and
 * `kind`. Any class will do, also one that is not built in: `decode(CronTab, data)`.
 *
 * ```ts
 * const pod = decode(corev1.Pod, data);
 * const any = decode(data); // of the Kind that the data say
 * ```
 * @returns an instance of the Kind's class
 * @throws DecodeError StrictDecodingError KindMismatchError NotRegisteredError MissingKindError MissingVersionError
 * GroupVersionParseError
 */
export function decode<T extends object>(type: KindClass<T>, data: string | Uint8Array, options?: DecodeAsOptions): T;
export function decode(data: string | Uint8Array, options: DecodeOptions & { readonly scheme: Scheme }): KindBase;
export function decode(data: string | Uint8Array, options?: DecodeOptions): Decoded;
export function decode(
  first: KindClass | string | Uint8Array,
  second?: string | Uint8Array | DecodeOptions,
  third?: DecodeAsOptions,
): object {
  if (typeof first === 'function') return decodeAs(first, second as string | Uint8Array, third);
  return decodeOne(first, second as DecodeOptions | undefined);
}

function decodeAs(type: KindClass, data: string | Uint8Array, options?: DecodeAsOptions): object {
  const own = new Scheme(type.kind);
  own.addScalars(scheme.scalars);
  own.addKnownTypes(type, type);
  try {
    return decodeOne(data, { ...options, scheme: own, defaults: type });
  } catch (error) {
    if (!(error instanceof NotRegisteredError)) throw error;
    throw new KindMismatchError(`cannot decode ${error.gvk} as ${type.kind} of ${type.apiVersion}`, { cause: error });
  }
}

/** As {@link decode}; `into` is what an object of any kind goes into. */
export function decodeOne(
  data: string | Uint8Array,
  options: DecodeOptions & { readonly into?: RuntimeObject } = {},
): KindBase {
  if (isProtobuf(data))
    throw new DecodeError("the data are Protobuf: that is read by the function of this name in 'kubetyped/protobuf'");
  const { strict = false, defaults, into, scheme: known = scheme, ...omitting } = options;
  if (isJSONBuffer(data)) {
    try {
      return new JSONSerializer(known, { strict, ...omitting }).decode(data, defaults, into).object as KindBase;
    } catch (error) {
      // Only now: looking for a second value takes time.
      if (isDecodeError(error)) onlyDocument(data);
      throw error;
    }
  }
  const document = mayBeSeveral(data) ? onlyDocument(data) : data;
  return new YAMLSerializer(known, { strict, ...omitting }).decode(document, defaults, into).object as KindBase;
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
