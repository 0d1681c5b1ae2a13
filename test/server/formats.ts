import { scheme as builtin } from 'kubetyped';
import { addToScheme } from 'kubetyped/api';
import { codecs as apiCodecs } from 'kubetyped/api/protobuf';
import { addMetaToScheme } from 'kubetyped/apimachinery/apis/meta/v1';
import { codecs as metaCodecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import type { SerializerInfo } from 'kubetyped/apimachinery/runtime';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import type { CodecFactory } from 'kubetyped/apimachinery/runtime/serializer';
import { newCodecFactory } from 'kubetyped/apimachinery/runtime/serializer/all';
import { withCBOR } from 'kubetyped/apimachinery/runtime/serializer/cbor';

export function newScheme(): Scheme {
  const scheme = new Scheme(builtin.name());
  addToScheme(scheme);
  addMetaToScheme(scheme);
  return scheme;
}

export function newFactory(scheme: Scheme): CodecFactory {
  return newCodecFactory(scheme, { codecs: [apiCodecs, metaCodecs], serializers: [withCBOR], canonical: true });
}

export interface NamedFormat {
  /** In the names of objects. */
  readonly name: 'json' | 'yaml' | 'protobuf' | 'cbor';
  readonly mediaType: string;
}

export const formats: readonly NamedFormat[] = [
  { name: 'json', mediaType: 'application/json' },
  { name: 'yaml', mediaType: 'application/yaml' },
  { name: 'protobuf', mediaType: 'application/vnd.kubernetes.protobuf' },
  { name: 'cbor', mediaType: 'application/cbor' },
];

export function infoOf(factory: CodecFactory, contentType: string): SerializerInfo {
  const mediaType = contentType.split(';')[0]!.trim();
  const info = factory.supportedMediaTypes().find((candidate) => candidate.mediaType === mediaType);
  if (info === undefined) throw new Error(`the server answered in ${contentType}`);
  return info;
}
