import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { defineListKind } from '#apimachinery/apis/meta/v1/unstructured/define_list_kind';
import type { NegotiatedSerializer, Serializer as RuntimeSerializer } from '#apimachinery/runtime/codec';
import { ContentTypeProtobuf } from '#apimachinery/runtime/content_type';
import { NotRegisteredError } from '#apimachinery/runtime/errors';
import type { FieldLabel } from '#apimachinery/runtime/field_label';
import { goTypeName, type KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import {
  type GroupResourceLike,
  GroupVersion,
  type GroupVersionKind,
  type GroupVersionLike,
} from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import {
  ApplyCBORPatchType,
  ApplyYAMLPatchType,
  JSONPatchType,
  MergePatchType,
  StrategicMergePatchType,
} from '#apimachinery/types/patch_type';
import { unmarshal } from '#apimachinery/util/json/unmarshal';
import { type FieldManager, newDefaultFieldManager } from '#apimachinery/util/managedfields/field_manager';
import { newSchemeTypeConverter } from '#apimachinery/util/managedfields/type_converter';
import type { Filter } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import { EncodedEvents } from '../endpoints/encoded_events.ts';
import { type CustomServing, fieldManagerInTurns, type ServedResource } from '../endpoints/served_resource.ts';
import { defaultColumns } from '../endpoints/table.ts';
import { type CustomREST, customStorage, verbsOf } from '../registry/custom_rest.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { StorageEngine } from '../storage/engine.ts';
import { newSchemeCodec } from '../storage/scheme_codec.ts';
import { type AttrFunc, defaultClusterScopedAttr, defaultNamespaceScopedAttr } from '../storage/selection_predicate.ts';
import type { StorageError } from '../storage/storage_error.ts';
import type { VersionAspects, VersionOptions } from './other_version.ts';
import type { ResourceOptions } from './resource_options.ts';

/** What resources of one server share. */
export interface ServerParts {
  readonly scheme: Scheme;
  readonly codecs: CodecFactory;
  /** Knows the options of requests. */
  readonly metaCodecs: CodecFactory;
  readonly engine: StorageEngine;
  readonly storageFormat: 'json' | 'protobuf';
  readonly garbageCollection: boolean;
  /** Is given the error of each stored object that can't be read. */
  onCorrupt(resource: GroupResourceLike, error: StorageError): void;
}

/** What is served under one path. */
interface ServedPart {
  readonly groupVersion: GroupVersionLike;
  /** The class that names the resource. */
  readonly type: KindClass;
  /** The class of what requests and answers hold, and the one that `answeredBy` works with. */
  readonly kind: KindClass;
  readonly hub: KindClass;
  /** All versions in which it is served; that of `kind` alone unless given. */
  readonly versions?: readonly VersionOptions[];
  readonly subresource: string;
  readonly options: ResourceOptions;
  readonly answeredBy: { readonly storage: RESTStorage } | CustomREST;
  /** The strategy of a subresource of a Store. */
  readonly strategy?: Strategy;
  /** The fields that can be owned by requests for it; all unless given. */
  readonly resetFields?: Filter | undefined;
  /** The kinds of patches it takes; all unless given. */
  readonly patchTypes?: readonly string[];
  /** Given for the subresources of custom resources. */
  readonly custom?: CustomServing;
}

const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];
const STATUS_VERBS = ['get', 'patch', 'update'];
const PATCH_TYPES = [JSONPatchType, MergePatchType, StrategicMergePatchType, ApplyYAMLPatchType, ApplyCBORPatchType];

/** A resource or subresource in one version, ready to be served. */
export function serveResource(parts: ServerParts, part: ServedPart): ServedResource {
  const { groupVersion, type, hub, kind, subresource, options, answeredBy, strategy } = part;
  const { scheme } = parts;
  const { versions = [] } = part;
  const tableOrder = options.tableOrder?.bind(options);
  const version: VersionAspects = versions.find((each) => each.kind === kind) ?? {};
  const resource = type.resource!;
  const custom = 'storage' in answeredBy ? undefined : answeredBy;
  const convert = (object: APIObject, to: KindClass): APIObject =>
    hub === kind ? object : converted(scheme, object, to);
  const codec = newSchemeCodec(scheme, kind);
  const setDefaults = (object: APIObject, given = object): void => {
    scheme.default(object);
    version.strategy?.default?.(object, given);
  };
  const setHubDefaults = (object: APIObject): void => {
    scheme.default(object);
    options.strategy?.default?.(object);
  };
  let listKind: KindClass | undefined;
  return {
    groupVersion,
    kind,
    get listKind() {
      return (listKind ??= listKindOf(scheme, kind, options));
    },
    hub,
    resource,
    singularName: options.singularName ?? type.kind.toLowerCase(),
    // As `kubectl get` asks for no subresource by its name.
    shortNames: (subresource === '' ? options.shortNames : undefined) ?? [],
    categories: (subresource === '' ? options.categories : undefined) ?? [],
    namespaced: type.namespaced!,
    subresource,
    verbs: custom ? verbsOf(custom) : subresource === '' ? (options.verbs ?? VERBS) : STATUS_VERBS,
    isStored: custom === undefined,
    store:
      'storage' in answeredBy ? answeredBy.storage : customStorage(answeredBy, { group: groupVersion.group, resource }),
    connecter: custom?.connect && {
      connect: custom.connect.bind(custom),
      ...(custom.methods && { methods: custom.methods }),
      ...(custom.options && { options: custom.options }),
      ...(custom.isRead !== undefined && { isRead: custom.isRead }),
    },
    strategy,
    keepsSystemFields: custom?.keepsSystemFields ?? false,
    returnsDeletedObject: options.returnDeletedObject ?? false,
    scheme,
    codecs: formatsOf(parts.codecs, kind),
    metaCodecs: parts.metaCodecs,
    encodedEvents: new EncodedEvents(),
    types: newSchemeTypeConverter(scheme),
    fieldManager: fieldManagerInTurns(fieldManagerOf(scheme, part, setDefaults)),
    columns: version.columns ?? options.columns ?? defaultColumns,
    columnsKind: version.columns === undefined ? hub : kind,
    tableOrder: tableOrder && ((a, b) => tableOrder(convert(a, hub), convert(b, hub))),
    getAttrs: attributesOf(type, options),
    patchTypes: part.patchTypes ?? PATCH_TYPES,
    convertFieldLabel: (label, value): FieldLabel => {
      const { fieldLabels = { [label]: label } } = version;
      const stored = Object.hasOwn(fieldLabels, label) ? fieldLabels[label] : undefined;
      return stored !== undefined && Object.hasOwn(options.selectableFields ?? {}, stored)
        ? { label: stored, value }
        : scheme.convertFieldLabel(kind, label, value);
    },
    custom: part.custom,
    *accept(given, gvk) {
      checkKind(scheme, kind, gvk);
      // It is going to be refused.
      if (gvk.version !== kind.version || gvk.group !== kind.group) return { object: given, strictErrors: [] };
      yield;
      const canonical = yield* codec.canonical(given);
      yield;
      // An empty list removes all owners.
      if (given.metadata.managedFields?.length === 0) canonical.metadata.managedFields = [];
      setDefaults(canonical, given);
      const object = convert(canonical, hub);
      if (hub !== kind) setHubDefaults(object);
      return { object, strictErrors: [] };
    },
    empty: emptyOf(hub, scheme),
    toHub: (object) => convert(object, hub),
    fromHub: (object) => convert(object, kind),
    setHubDefaults: hub === kind ? undefined : setHubDefaults,
  };
}

/** An object in another version of its resource, which may be one of another group. It shares nothing with the given one. */
export function converted(scheme: Scheme, object: APIObject, to: KindClass): APIObject {
  const out = scheme.new(to);
  scheme.convert(scheme.from(object).deepCopy(), out, new GroupVersion(to));
  return Object.assign(out, { apiVersion: to.apiVersion, kind: to.kind }) as unknown as APIObject;
}

/** Gives objects as Go has one in which nothing was set: with the fields that it always writes. */
function emptyOf(kind: KindClass, scheme: Scheme): () => APIObject {
  let encoded: Uint8Array | undefined;
  return () => {
    encoded ??= new Serializer(scheme, { canonical: true }).encode(new kind());
    return Object.setPrototypeOf(unmarshal(encoded), kind.prototype) as APIObject;
  };
}

function listKindOf(scheme: Scheme, kind: KindClass, { listKind }: ResourceOptions): KindClass {
  const gvk = { group: kind.group, version: kind.version, kind: `${kind.kind}List` };
  if (scheme.recognizes(gvk)) return scheme.typeFor(gvk)!;
  const made = listKind ?? defineListKind(kind);
  scheme.addKnownTypeWithName(gvk, made);
  return made;
}

/** What reads and writes Protobuf of a Kind; undefined: it has no such form. */
export function protobufOf(codecs: CodecFactory, kind: KindClass): RuntimeSerializer | undefined {
  if (kind.protobuf === false) return undefined;
  return codecs.supportedMediaTypes().find(({ mediaType }) => mediaType === ContentTypeProtobuf)?.serializer;
}

/** A Kind that has no Protobuf form is not offered in it. */
export function formatsOf(codecs: CodecFactory, kind: KindClass): NegotiatedSerializer {
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
  { hub, kind, versions = [{ kind }], subresource, resetFields }: ServedPart,
  setDefaults: (object: APIObject) => void,
): FieldManager {
  const asStored = (object: RuntimeObject): APIObject => object as APIObject;
  const empty = emptyOf(kind, scheme);
  const emptyHub = emptyOf(hub, scheme);
  return newDefaultFieldManager(newSchemeTypeConverter(scheme), kind, {
    hub,
    create: empty,
    convert(object, version) {
      const to = versions.find((each) => version.equals(each.kind))?.kind;
      if (to === undefined)
        throw new NotRegisteredError({ schemeName: scheme.schemeName, gvk: version.withKind(kind.kind) });
      // Conversions are for objects that are valid: one that isn't there yet has none of what they read.
      if (to === kind && hub !== kind && deepEqual(object, emptyHub())) return empty();
      return converted(scheme, asStored(object), to);
    },
    default(object) {
      // What was merged shares nothing with the stored object any more.
      setDefaults(asStored(object));
      return object;
    },
    ...(subresource !== '' && { subresource }),
    ...(resetFields && { resetFields: new Map(versions.map((each) => [each.kind.apiVersion, resetFields])) }),
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

/** @throws {StatusError} 400 when an object is of another kind than is wanted */
function checkKind(scheme: Scheme, kind: KindClass, gvk: GroupVersionKind): void {
  if (gvk.kind === kind.kind) return;
  const type = scheme.typeFor(gvk);
  const from = type === undefined ? gvk.kind : goTypeName(type);
  throw newBadRequest(
    `${gvk.kind} in version ${JSON.stringify(gvk.version)} cannot be handled as a ${kind.kind}: ` +
      `converting (${from}) to (${goTypeName(kind)}): unknown conversion`,
  );
}
