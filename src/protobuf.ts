/**
 * The counterpart of the package root for Protobuf: every built-in Kind. Separate because the codecs are large, and
 * only bundled when imported. A program that needs few Kinds stays smaller with
 * `kubetyped/apimachinery/runtime/serializer/protobuf` and the codecs of their packages.
 */
import { codecs as apiCodecs } from '../api/protobuf/index.ts';
import { codecs as metaCodecs } from '../apimachinery/apis/meta/v1/protobuf/index.ts';
import { type KindBase, KindMismatchError } from '../apimachinery/runtime/kind_base.ts';
import type { KindClass } from '../apimachinery/runtime/kind_class.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import { Serializer } from '../apimachinery/runtime/serializer/protobuf/serializer.ts';
import type { OmitOptions } from '../apimachinery/runtime/serializer/omit/omit_options.ts';
import type { DecodeOptions } from './decode.ts';
import type { Codecs } from '#engine/protobuf/codec';
import { scheme } from './scheme.ts';

type ProtobufOptions = Omit<DecodeOptions, 'strict'>;

/** The codecs of every Kind, for serializers and codec factories. */
export const codecs: Codecs = [apiCodecs, metaCodecs];

/**
 * Reads one object from Protobuf in the envelope of Kubernetes. It has the same form as out of JSON. With a Kind class,
 * the result has its type, and data of another kind are refused.
 * @returns an instance of the Kind's class, for example `corev1.Pod`
 * @throws DecodeError KindMismatchError NotRegisteredError MissingKindError MissingVersionError
 */
export function decode<T extends object>(type: KindClass<T>, data: Uint8Array, options?: OmitOptions): T;
export function decode(data: Uint8Array, options?: ProtobufOptions): KindBase;
export function decode(
  first: KindClass | Uint8Array,
  second: Uint8Array | ProtobufOptions = {},
  third?: OmitOptions,
): object {
  if (typeof first === 'function') return decodeAs(first, second as Uint8Array, third);
  const { defaults, scheme: known, ...omitting } = second as ProtobufOptions;
  return serializerFor(known, omitting).decode(first, defaults).object;
}

function decodeAs(type: KindClass, data: Uint8Array, options?: OmitOptions): object {
  const { object, gvk } = serializerFor(scheme, options).decode(data, type);
  if (object instanceof type) return object;
  throw new KindMismatchError(`cannot decode ${gvk} as ${type.kind} of ${type.apiVersion}`);
}

/**
 * Writes an object as Protobuf in the envelope of Kubernetes: the bytes that Go writes.
 * @throws EncodeError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
 */
export function encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
  return serializerFor().encode(object);
}

let serializer: Serializer | undefined;

/** Knows all codecs; made once, as that takes a while. */
export function serializerFor(known: DecodeOptions['scheme'] = scheme, options: OmitOptions = {}): Serializer {
  const { omitManagedFields = false, omit = [] } = options;
  if (known !== scheme || omitManagedFields || omit.length > 0) return new Serializer(known, { codecs, ...options });
  return (serializer ??= new Serializer(scheme, { codecs }));
}
