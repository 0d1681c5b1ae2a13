import type { NegotiatedSerializer } from '#apimachinery/runtime/codec';
import { ContentTypeProtobuf } from '#apimachinery/runtime/content_type';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { unmarshal } from '#apimachinery/util/json/unmarshal';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import { defineListKind } from '#apimachinery/apis/meta/v1/unstructured/define_kind';
import {
  ApplyCBORPatchType,
  ApplyYAMLPatchType,
  JSONPatchType,
  MergePatchType,
  StrategicMergePatchType,
} from '#apimachinery/types/patch_type';
import { newDefaultFieldManager } from '#apimachinery/util/managedfields/field_manager';
import type { FieldManager } from '#apimachinery/util/managedfields/field_manager';
import { newSchemeTypeConverter } from '#apimachinery/util/managedfields/type_converter';
import type { FieldLabel } from '#apimachinery/runtime/field_label';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { defaultColumns } from '../endpoints/table.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { Store } from '../registry/store.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { StorageEngine } from '../storage/engine.ts';
import { ObjectStorage } from '../storage/object_storage.ts';
import { newSchemeCodec } from '../storage/scheme_codec.ts';
import { defaultClusterScopedAttr, defaultNamespaceScopedAttr, type AttrFunc } from '../storage/selection_predicate.ts';
import { defaultStrategy, statusStrategy } from './default_strategy.ts';
import type { ResourceOptions } from './resource_options.ts';

/** What resources of one server share. */
export interface ServerParts {
  readonly scheme: Scheme;
  readonly codecs: CodecFactory;
  /** Knows the options of requests. */
  readonly metaCodecs: CodecFactory;
  readonly engine: StorageEngine;
  readonly garbageCollection: boolean;
}

const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];
const STATUS_VERBS = ['get', 'patch', 'update'];
const PATCH_TYPES = [JSONPatchType, MergePatchType, StrategicMergePatchType, ApplyYAMLPatchType, ApplyCBORPatchType];

/** A Kind can't be served: it says not what is needed for that. */
export class ResourceError extends TypeError {
  readonly code = 'ERR_SERVED_RESOURCE';

  constructor(message: string) {
    super(message);
    this.name = 'ResourceError';
  }
}

/** The resources under which a Kind is served: itself and its subresources, in each of its versions. */
export function buildResources(parts: ServerParts, kind: KindClass, options: ResourceOptions): ServedResource[] {
  const { resource, namespaced, group } = kind;
  if (resource === undefined || namespaced === undefined)
    throw new ResourceError(`${kind.kind} is no resource: its class lacks \`resource\` and \`namespaced\``);
  const hasStatus = options.subresources?.status === true;
  const strategy: Strategy = { ...defaultStrategy(hasStatus), ...options.strategy };
  const root = group === '' ? `/${resource}` : `/${group}/${resource}`;
  const store = new Store({
    kind: { group, kind: kind.kind, resource, namespaced },
    storage: new ObjectStorage({
      engine: parts.engine,
      codec: newSchemeCodec(parts.scheme, kind),
      resourcePrefix: root,
    }),
    strategy,
    keyRoot: root,
    garbageCollection: parts.garbageCollection,
    ...(options.returnDeletedObject !== undefined && { returnDeletedObject: options.returnDeletedObject }),
    ...(options.ttl !== undefined && { ttl: options.ttl }),
  });
  return [kind, ...(options.otherVersions ?? [])].flatMap((version) => {
    const main = serve(parts, kind, version, store, options, '', undefined);
    if (!hasStatus) return [main];
    return [main, serve(parts, kind, version, store, options, 'status', statusStrategy(strategy))];
  });
}

function serve(
  parts: ServerParts,
  hub: KindClass,
  kind: KindClass,
  store: Store,
  options: ResourceOptions,
  subresource: '' | 'status',
  strategy: Strategy | undefined,
): ServedResource {
  const { scheme } = parts;
  const convert = (object: APIObject, to: KindClass): APIObject =>
    hub === kind
      ? object
      : (scheme.convertToVersion(object as RuntimeObject, new GroupVersion(to)) as unknown as APIObject);
  const codec = newSchemeCodec(scheme, kind);
  const setDefaults = (object: APIObject): void => {
    scheme.default(object as RuntimeObject);
    if (hub === kind) options.strategy?.default?.(object);
  };
  return {
    kind,
    listKind: listKindOf(scheme, kind, options),
    answers: { group: kind.group, version: kind.version, kind: kind.kind },
    hub,
    resource: hub.resource!,
    singularName: options.singularName ?? hub.kind.toLowerCase(),
    shortNames: options.shortNames ?? [],
    categories: options.categories ?? [],
    namespaced: hub.namespaced!,
    subresource,
    verbs: subresource === '' ? VERBS : STATUS_VERBS,
    store,
    strategy,
    scheme,
    codecs: formatsOf(parts.codecs, kind),
    metaCodecs: parts.metaCodecs,
    fieldManager: fieldManagerOf(scheme, hub, kind, subresource, convert),
    columns: (options.columns ?? defaultColumns) as ServedResource['columns'],
    getAttrs: attributesOf(hub, options),
    patchTypes: PATCH_TYPES,
    convertFieldLabel: (label, value): FieldLabel =>
      Object.hasOwn(options.selectableFields ?? {}, label)
        ? { label, value }
        : scheme.convertFieldLabel(kind, label, value),
    canonical(object) {
      const canonical = codec.decode(codec.encode(object));
      // An empty list says that nobody owns anything any more.
      if (object.metadata.managedFields?.length === 0) canonical.metadata.managedFields = [];
      return canonical;
    },
    empty: () => emptyOf(hub, scheme),
    default: setDefaults,
    toHub: (object) => convert(object, hub),
    fromHub: (object) => convert(object, kind),
  };
}

/** As Go has an object in which nothing was set: with the fields that it always writes. */
function emptyOf(kind: KindClass, scheme: Scheme): APIObject {
  const serializer = new Serializer(scheme, { canonical: true });
  const empty = unmarshal(serializer.encode(new kind())) as object;
  return Object.setPrototypeOf(empty, kind.prototype) as APIObject;
}

function listKindOf(scheme: Scheme, kind: KindClass, { listKind }: ResourceOptions): KindClass {
  const gvk = { group: kind.group, version: kind.version, kind: `${kind.kind}List` };
  if (scheme.recognizes(gvk)) return scheme.typeFor(gvk)!;
  const made = listKind ?? (defineListKind(kind as never) as unknown as KindClass);
  scheme.addKnownTypeWithName(gvk, made);
  return made;
}

/** A Kind that has no Protobuf form is not offered in it. */
function formatsOf(codecs: CodecFactory, kind: KindClass): NegotiatedSerializer {
  if (kind.protobuf !== false) return codecs;
  const infos = codecs.supportedMediaTypes().filter(({ mediaType }) => mediaType !== ContentTypeProtobuf);
  return {
    supportedMediaTypes: () => infos,
    encoderForVersion: (encoder, version) => codecs.encoderForVersion(encoder, version!),
    decoderToVersion: (decoder, version) => codecs.decoderToVersion(decoder, version),
  };
}

function fieldManagerOf(
  scheme: Scheme,
  hub: KindClass,
  kind: KindClass,
  subresource: string,
  convert: (object: APIObject, to: KindClass) => APIObject,
): FieldManager {
  return newDefaultFieldManager(newSchemeTypeConverter(scheme), kind, {
    hub,
    create: () => emptyOf(kind, scheme) as RuntimeObject,
    convert: (object, version) =>
      convert(object as APIObject, version.version === hub.version ? hub : kind) as RuntimeObject,
    ...(subresource !== '' && { subresource }),
  });
}

function attributesOf({ namespaced }: KindClass, { selectableFields = {} }: ResourceOptions): AttrFunc {
  const standard = namespaced === true ? defaultNamespaceScopedAttr : defaultClusterScopedAttr;
  const entries = Object.entries(selectableFields);
  if (entries.length === 0) return standard;
  return (object) => {
    const { labels, fields } = standard(object);
    return {
      labels,
      fields: { ...fields, ...Object.fromEntries(entries.map(([name, value]) => [name, value(object)])) },
    };
  };
}
