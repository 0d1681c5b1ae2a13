import { codecs as authenticationCodecs } from '#api/authentication/v1/protobuf/index';
import { codecs as authorizationCodecs } from '#api/authorization/v1/protobuf/index';
import { codecs as autoscalingCodecs } from '#api/autoscaling/v1/protobuf/index';
import { Scale } from '#api/autoscaling/v1/zz_generated.types';
import { codecs as rbacCodecs } from '#api/rbac/v1/protobuf/index';
import { codecs as metaCodecs } from '#apimachinery/apis/meta/v1/protobuf/index';
import { addMetaToScheme, addToGroupVersion } from '#apimachinery/apis/meta/v1/register';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { Scheme } from '#apimachinery/runtime/scheme';
import { newCodecFactory } from '#apimachinery/runtime/serializer/all/new_codec_factory';
import { withCBOR } from '#apimachinery/runtime/serializer/cbor/with_cbor';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import type { Codecs } from '#engine/protobuf/codec';
import { scaleColumns } from '../endpoints/scale_columns.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { SubresourceREST } from '../registry/custom_rest.ts';
import { overridden } from '../registry/overridden.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import { scaleREST } from '../registry/scale.ts';
import { Store } from '../registry/store.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectCodec } from '../storage/object_codec.ts';
import { ObjectStorage } from '../storage/object_storage.ts';
import { newSchemeCodec } from '../storage/scheme_codec.ts';
import { ResourceError } from './check_resource.ts';
import { defaultStrategy, statusStrategy } from './default_strategy.ts';
import type { VersionOptions } from './other_version.ts';
import type { ResourceOptions, SubresourceStrategy } from './resource_options.ts';
import { converted, protobufOf, type ServerParts, serveResource } from './serve_resource.ts';

type GivenREST = SubresourceREST | ((store: Store) => SubresourceREST) | SubresourceStrategy;

/** The resources under which a Kind is served: itself and its subresources, in each of its versions. */
export function buildResources(parts: ServerParts, kind: KindClass, options: ResourceOptions): ServedResource[] {
  const { resource, namespaced, group } = kind;
  if (resource === undefined || namespaced === undefined)
    throw new ResourceError(`${kind.kind} is not a resource: its class lacks \`resource\` and \`namespaced\``);
  const versions = versionsOf(kind, options);
  const { status, scale, ...others } = options.subresources ?? {};
  const hasStatus = status !== undefined && status !== false;
  const strategy = defaultStrategy(hasStatus, options.strategy);
  const root = options.storagePrefix ?? (group === '' ? `/${resource}` : `/${group}/${resource}`);
  const store = new Store({
    kind: { group, kind: kind.kind, resource, namespaced },
    storage: new ObjectStorage({
      engine: parts.engine,
      codec: decorated(
        newSchemeCodec(parts.scheme, kind, {
          protobuf: protobufOf(parts.codecs, kind),
          format: parts.storageFormat,
        }),
        strategy,
      ),
      resourcePrefix: root,
      onCorrupt: (error) => parts.onCorrupt({ group, resource }, error),
    }),
    strategy,
    keyRoot: root,
    garbageCollection: parts.garbageCollection,
    ...(options.returnDeletedObject !== undefined && { returnDeletedObject: options.returnDeletedObject }),
    ...(options.ttlSeconds !== undefined && { ttlSeconds: options.ttlSeconds }),
  });
  const { rest } = options;
  const answeredBy =
    typeof rest === 'function' ? { storage: overridden(store, rest(store)) } : (rest ?? { storage: store });
  const rests: Record<string, SubresourceREST> = {};
  /** Those of subresources, by that of the resource. */
  const strategies: [subresource: string, of: (main: Strategy) => Strategy][] = [];
  if (hasStatus) strategies.push(['status', status === true ? statusStrategy : () => status.strategy]);
  for (const [name, given] of Object.entries(others as Readonly<Record<string, GivenREST>>)) {
    if ('strategy' in given) strategies.push([name, () => given.strategy]);
    else rests[name] = typeof given === 'function' ? given(store) : given;
  }
  if (scale) {
    const [first, ...rest] = versions.map((version) => version.kind.apiVersion);
    rests['scale'] = { kind: Scale, ...scaleREST(store, [first!, ...rest], scale === true ? {} : scale) };
  }
  return versions.flatMap((version) => {
    const part = {
      groupVersion: new GroupVersion(version.kind),
      type: kind,
      hub: kind,
      kind: version.kind,
      versions,
      options,
    };
    const own = strategyIn(parts, strategy, version, kind);
    const { resetFields } = strategy;
    const main = serveResource(parts, { ...part, subresource: '', answeredBy, strategy: own, resetFields });
    const changing = strategies.map(([subresource, of]) => {
      const changes = of(own);
      const { resetFields } = changes;
      return serveResource(parts, {
        ...part,
        subresource,
        answeredBy: { storage: store },
        strategy: changes,
        resetFields,
      });
    });
    const subresources = Object.entries(rests).map(([subresource, rest]) => {
      const shownAs = rest.kind && { kind: rest.kind, hub: rest.kind, versions: [{ kind: rest.kind }] };
      if (rest.kind && !parts.scheme.recognizes(rest.kind)) parts.scheme.addKnownTypes(rest.kind, rest.kind);
      const shown = subresource === 'scale' && rest.kind === Scale ? { ...options, columns: scaleColumns() } : options;
      return serveResource(parts, { ...part, ...shownAs, options: shown, subresource, answeredBy: rest });
    });
    return [main, ...changing, ...subresources];
  });
}

/** Completes what is read. */
function decorated(codec: ObjectCodec<APIObject>, { decorate }: Strategy): ObjectCodec<APIObject> {
  if (decorate === undefined) return codec;
  return {
    encode: (object) => codec.encode(object),
    decode(data) {
      const object = codec.decode(data);
      decorate(object);
      return object;
    },
  };
}

/** All versions of a resource, that of the stored objects first. */
function versionsOf(
  kind: KindClass,
  { strategy = {}, otherVersions = [] }: ResourceOptions,
): readonly VersionOptions[] {
  const others = otherVersions.map((each): VersionOptions => {
    if (typeof each !== 'function') return each;
    const known = strategy.ofVersion?.(each);
    return { kind: each, ...(known && { strategy: known }) };
  });
  return [{ kind, strategy }, ...others];
}

/** How objects are written by requests in a version: with its rules, which see them in it. */
function strategyIn(
  { scheme }: ServerParts,
  strategy: Strategy,
  { kind, strategy: { validate, validateUpdate } = {} }: VersionOptions,
  hub: KindClass,
): Strategy {
  if (kind === hub) return strategy;
  const inVersion = (object: APIObject): APIObject => converted(scheme, object, kind);
  return {
    ...strategy,
    ...(validate && { validate: (object, context) => validate(inVersion(object), context) }),
    ...(validateUpdate && {
      validateUpdate: (object, old, context) => validateUpdate(inVersion(object), inVersion(old), context),
    }),
  };
}

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
