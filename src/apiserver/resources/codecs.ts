import { addMetaToScheme, addToGroupVersion } from '#apimachinery/apis/meta/v1/register';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { Scheme } from '#apimachinery/runtime/scheme';
import { newCodecFactory } from '#apimachinery/runtime/serializer/all/new_codec_factory';
import { withCBOR } from '#apimachinery/runtime/serializer/cbor/with_cbor';
import { codecs as authenticationCodecs } from '#api/authentication/v1/protobuf/index';
import { codecs as authorizationCodecs } from '#api/authorization/v1/protobuf/index';
import { codecs as autoscalingCodecs } from '#api/autoscaling/v1/protobuf/index';
import { codecs as rbacCodecs } from '#api/rbac/v1/protobuf/index';
import { codecs as metaCodecs } from '#apimachinery/apis/meta/v1/protobuf/index';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import type { Codecs } from '#engine/protobuf/codec';

/** The formats of the objects of a server. Adds to the Scheme what every API has: Status, Table, the options of requests. */
export function codecsOf(scheme: Scheme, codecs: Codecs): CodecFactory {
  if (!scheme.recognizes({ group: '', version: 'v1', kind: 'Status' }))
    addToGroupVersion(scheme, { group: '', version: 'v1' });
  if (!scheme.recognizes({ group: 'meta.k8s.io', version: 'v1', kind: 'Table' })) addMetaToScheme(scheme);
  return newCodecFactory(scheme, {
    codecs: [codecs, authenticationCodecs, authorizationCodecs, autoscalingCodecs, rbacCodecs, metaCodecs],
    canonical: true,
    serializers: [withCBOR],
  });
}

/** The formats of the options of requests. */
export function codecsOfOptions(): CodecFactory {
  const meta = new Scheme('meta');
  for (const group of ['', 'meta.k8s.io']) addToGroupVersion(meta, { group, version: 'v1' });
  // Typed clients send them in the group and version of what they delete.
  meta.addUnversionedTypes({ group: 'meta.k8s.io', version: 'v1' }, DeleteOptions);
  return newCodecFactory(meta, { codecs: metaCodecs, serializers: [withCBOR] });
}
