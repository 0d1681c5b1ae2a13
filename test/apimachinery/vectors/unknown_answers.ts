import assert from 'node:assert/strict';
import { codecs } from 'kubetyped/api/protobuf';
import { Unstructured, UnstructuredList } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { newUnstructuredNegotiatedSerializer } from 'kubetyped/apimachinery/apis/meta/v1/unstructured/unstructuredscheme';
import {
  type Decoded,
  type Encoder,
  type RuntimeObject,
  type Serializer,
  serializerInfoForMediaType,
  type Unknown,
} from 'kubetyped/apimachinery/runtime';
import {
  type GroupVersionKind,
  type GroupVersionKindLike,
  parseGroupVersion,
} from 'kubetyped/apimachinery/runtime/schema';
import { newCodecFactory } from 'kubetyped/apimachinery/runtime/serializer/all';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer, RawSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { fullScheme } from '../../conformance/scheme.ts';

const scheme = fullScheme();
const serializers: Readonly<Record<string, Serializer>> = {
  json: new JSONSerializer(scheme),
  pretty: new JSONSerializer(scheme, { pretty: true }),
  strict: new JSONSerializer(scheme, { strict: true }),
  yaml: new YAMLSerializer(scheme),
  protobuf: new ProtobufSerializer(scheme, { codecs }),
  raw: new RawSerializer(scheme, { codecs }),
  codec: newCodecFactory(scheme, { codecs }).legacyCodec(parseGroupVersion('apps/v1')),
};

const bytesOf = (base64: string | null): Uint8Array => Uint8Array.from(Buffer.from(base64 ?? '', 'base64'));
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const plainKind = ({ group, version, kind }: GroupVersionKind): GroupVersionKindLike => ({ group, version, kind });

/** The text of an error as Go has it. */
function errorText(error: unknown): string {
  assert.equal(typeof (error as { code?: unknown }).code, 'string', (error as Error).stack);
  return (error as { text?: string }).text ?? (error as Error).message;
}

interface Kept {
  apiVersion?: string;
  kind?: string;
  raw: string;
  contentEncoding?: string;
  contentType?: string;
}

function kept({ apiVersion, kind, raw, contentEncoding, contentType }: Unknown): Kept {
  const named = Object.entries({ apiVersion, kind, contentEncoding, contentType }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return { ...Object.fromEntries(named), raw: base64(raw) };
}

function decodeUnknown(input: { format: string; data: string | null; defaults?: GroupVersionKindLike }): object {
  const into: Unknown = { raw: new Uint8Array() };
  try {
    const { object, gvk } = serializers[input.format]!.decode(bytesOf(input.data), input.defaults, into);
    assert.equal(object, into);
    return { unknown: kept(into), kind: plainKind(gvk) };
  } catch (error) {
    return { err: errorText(error) };
  }
}

function written(encoder: Encoder, object: RuntimeObject): object {
  try {
    const data = base64(encoder.encode(object));
    return data === '' ? {} : { data };
  } catch (error) {
    return { err: errorText(error) };
  }
}

function encodeUnknown(input: { format: string; unknown: Kept }): object {
  return written(serializers[input.format]!, { ...input.unknown, raw: bytesOf(input.unknown.raw) } as Unknown);
}

interface UnstructuredInput {
  mediaType: string;
  data: string | null;
  defaults?: GroupVersionKindLike;
  into?: string;
  version?: string;
}

function newInto(type: string | undefined): RuntimeObject | undefined {
  switch (type) {
    case 'Unstructured':
      return new Unstructured();
    case 'UnstructuredList':
      return new UnstructuredList();
    case 'Unknown':
      return { raw: new Uint8Array() } as Unknown;
    default:
      return undefined;
  }
}

function viaUnstructured(input: UnstructuredInput): object {
  const negotiated = newUnstructuredNegotiatedSerializer();
  const nothing = { data: {}, pretty: {}, converted: {} };
  const info = serializerInfoForMediaType(negotiated.supportedMediaTypes(), input.mediaType);
  if (info === undefined) return { err: 'no serializer', ...nothing };
  const decoder =
    input.version === undefined
      ? info.serializer
      : negotiated.decoderToVersion(info.serializer, parseGroupVersion(input.version));
  let decoded: Decoded;
  try {
    decoded = decoder.decode(bytesOf(input.data), input.defaults, newInto(input.into));
  } catch (error) {
    return { err: errorText(error).replace('"unstructuredscheme"', '"<scheme>"'), ...nothing };
  }
  const { object, gvk } = decoded;
  const type =
    object instanceof UnstructuredList
      ? 'UnstructuredList'
      : object instanceof Unstructured
        ? 'Unstructured'
        : 'Unknown';
  const converted = written(negotiated.encoderForVersion(info.serializer, parseGroupVersion('v1')), object) as {
    err?: string;
  };
  if (converted.err !== undefined) converted.err = converted.err.replace('"unstructuredscheme"', '"<scheme>"');
  return {
    type,
    kind: plainKind(gvk),
    data: written(info.serializer, object),
    pretty: info.prettySerializer === undefined ? {} : written(info.prettySerializer, object),
    converted,
  };
}

/** What our functions make of the inputs of scripts/go/unknownvectors. */
export const unknownAnswers = {
  'unknown-decode': decodeUnknown,
  'unknown-encode': encodeUnknown,
  unstructuredscheme: viaUnstructured,
};
