import type {
  CustomResourceDefinition,
  CustomResourceDefinitionVersion,
} from '#api/apiextensions/v1/zz_generated.types';
import { Scale } from '#api/autoscaling/v1/zz_generated.types';
import type { FieldLabel } from '#apimachinery/runtime/field_label';
import { GroupVersion, type GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { ApplyCBORPatchType, ApplyYAMLPatchType, JSONPatchType, MergePatchType } from '#apimachinery/types/patch_type';
import { newCustomResourceTypeConverter } from '#apimachinery/util/managedfields/custom_resource_type_converter';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Spellings } from '#engine/json/notes';
import { CustomResource } from '../../apiextensions/index.ts';
import { deprecationWarning } from '../../apiextensions/registry/deprecation_warning.ts';
import { type CallConversionWebhook, CustomResourceConverter } from '../../webhooks/conversion/webhook_converter.ts';
import { EncodedEvents } from '../endpoints/encoded_events.ts';
import { scaleColumns } from '../endpoints/scale_columns.ts';
import type { Accepted, CustomServing, ServedResource } from '../endpoints/served_resource.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { scaleREST } from '../registry/scale.ts';
import { Store } from '../registry/store.ts';
import { formatsOf, type ServerParts, serveResource } from '../resources/serve_resource.ts';
import type { APIObject } from '../storage/api_object.ts';
import { ObjectStorage } from '../storage/object_storage.ts';
import type { AttrFunc } from '../storage/selection_predicate.ts';
import { newCustomResourceCodec } from './codec.ts';
import { customColumns } from './columns.ts';
import { customFieldManager } from './field_manager.ts';
import { type CustomKind, newCustomKind, newCustomListKind } from './kind_classes.ts';
import { customResourceStrategy, customStatusStrategy } from './strategy.ts';
import { WebhookConversion } from './webhook_conversion.ts';

const VERBS = ['delete', 'deletecollection', 'get', 'list', 'patch', 'create', 'update', 'watch'];
const STATUS_VERBS = ['get', 'patch', 'update'];
const PATCH_TYPES = [JSONPatchType, MergePatchType, ApplyYAMLPatchType, ApplyCBORPatchType];

/** The custom resources of one definition, as they are served. */
export interface ServedDefinition {
  readonly resources: readonly ServedResource[];
  /** The objects, in the storage version. */
  readonly store: RESTStorage;
}

/** Whether a definition is being deleted, and when what is served of it ends. */
interface DefinitionState {
  isTerminating(): boolean;
  /** Whether it is being deleted, or gone, or another one has its name. */
  isOver(): boolean;
  readonly signal: AbortSignal;
}

/** What all versions of a definition share. */
interface Shared {
  readonly parts: ServerParts;
  readonly definition: CustomResourceDefinition;
  readonly state: DefinitionState;
  readonly types: TypeConverter;
  readonly versions: ReadonlyMap<string, CustomResource>;
  readonly kinds: ReadonlyMap<string, CustomKind>;
  readonly storageVersion: string;
  /** Undefined: versions differ in their apiVersion only. */
  readonly conversion: WebhookConversion | undefined;
}

/**
 * The custom resources of a definition with their subresources, in each served version. Each has a store of its own over
 * the same stored objects, so that objects are validated by the schema of the version of the request. Mirrors
 * `getOrCreateServingInfoFor` of Go's apiextensions-apiserver.
 * @param definition valid, with accepted names
 * @param call sends reviews to its conversion webhook
 */
export function serveCustomResource(
  parts: ServerParts,
  definition: CustomResourceDefinition,
  state: DefinitionState,
  call: CallConversionWebhook = noWebhooks,
): ServedDefinition {
  const { spec } = definition;
  const storageVersion = spec.versions.find(({ storage }) => storage)?.name ?? '';
  const versions = new Map(spec.versions.map((version) => [version.name, new CustomResource(definition, version)]));
  const kinds = new Map(spec.versions.map(({ name }) => [name, newCustomKind(namesOf(definition, name))]));
  const shared: Shared = {
    parts,
    definition,
    state,
    types: newCustomResourceTypeConverter(definition),
    versions,
    kinds,
    storageVersion,
    conversion:
      spec.conversion?.strategy === 'Webhook'
        ? new WebhookConversion(new CustomResourceConverter(definition, call), versions, kinds)
        : undefined,
  };
  const served = spec.versions.filter((version) => version.served);
  return {
    resources: served.flatMap((version) => serveVersion(shared, version)),
    store: storeOf(shared, storageVersion).store,
  };
}

const noWebhooks: CallConversionWebhook = async () => {
  throw new Error('this server asks no conversion webhooks');
};

function namesOf({ spec, status }: CustomResourceDefinition, version: string): Parameters<typeof newCustomKind>[0] {
  const { kind, listKind = `${kind}List`, plural } = status?.acceptedNames ?? spec.names;
  return { group: spec.group, version, kind, listKind, plural, namespaced: spec.scope === 'Namespaced' };
}

interface VersionStore {
  readonly store: Store;
  readonly kind: CustomKind;
  readonly resource: CustomResource;
}

function storeOf(shared: Shared, version: string): VersionStore {
  const { parts, definition, state, versions, kinds, storageVersion } = shared;
  const resource = versions.get(version);
  const kind = kinds.get(version);
  if (resource === undefined || kind === undefined) throw new RangeError(`the definition has no version ${version}`);
  const { group, plural, namespaced } = namesOf(definition, version);
  const root = `/${group}/${plural}`;
  const store = new Store({
    kind: { group, kind: kind.kind, resource: plural, namespaced },
    storage: new ObjectStorage({
      engine: parts.engine,
      codec: newCustomResourceCodec(kind, storageVersion, versions, kinds, definition.spec.conversion),
      conversion: shared.conversion?.forStorage(version, storageVersion),
      resourcePrefix: root,
      onCorrupt: (error) => parts.onCorrupt({ group, resource: plural }, error),
    }),
    strategy: customResourceStrategy(resource, plural, state),
    keyRoot: root,
    garbageCollection: parts.garbageCollection,
  });
  return { store, kind, resource };
}

function serveVersion(shared: Shared, version: CustomResourceDefinitionVersion): ServedResource[] {
  const { parts, definition, state, conversion } = shared;
  const { spec, status } = definition;
  const { store, kind, resource } = storeOf(shared, version.name);
  const names = status?.acceptedNames ?? spec.names;
  const warning = deprecationWarning(spec, version.name);
  const custom: CustomServing = {
    schema: version.schema?.openAPIV3Schema,
    warnings: warning === undefined ? [] : [warning],
    isTerminating: () => state.isTerminating(),
    signal: state.signal,
    convert: conversion && ((object) => conversion.convert(object, version.name)),
  };
  const listKind = newCustomListKind(namesOf(definition, version.name));
  const groupVersion = { group: spec.group, version: version.name };
  const hub = shared.kinds.get(shared.storageVersion) ?? kind;
  const serve = (subresource: string, verbs: readonly string[], strategy: Strategy | undefined): ServedResource => ({
    groupVersion,
    kind,
    listKind,
    hub: spec.versions.some(({ storage, served }) => storage && served) ? hub : kind,
    resource: names.plural,
    singularName: names.singular ?? '',
    shortNames: (subresource === '' ? names.shortNames : undefined) ?? [],
    categories: (subresource === '' ? names.categories : undefined) ?? [],
    isStored: true,
    namespaced: resource.namespaced,
    subresource,
    verbs,
    store,
    connecter: undefined,
    strategy,
    scheme: parts.scheme,
    codecs: formatsOf(parts.codecs, kind),
    metaCodecs: parts.metaCodecs,
    encodedEvents: new EncodedEvents(),
    types: shared.types,
    fieldManager: customFieldManager(shared.types, resource, shared.kinds, subresource, conversion),
    columns: customColumns(version.additionalPrinterColumns ?? []),
    columnsKind: kind,
    tableOrder: undefined,
    getAttrs: customAttributes(resource),
    custom,
    patchTypes: PATCH_TYPES,
    convertFieldLabel: (label, value) => convertCustomFieldLabel(resource, label, value),
    *accept(object, gvk, spellings) {
      return acceptCustomResource(resource, kind, object, gvk, spellings);
    },
    empty: () => new kind(),
    toHub: (object) => object,
    fromHub: (object) => asVersion(resource, kind, object),
  });
  const { status: statusOption, scale } = version.subresources ?? {};
  const resources = [serve('', VERBS, undefined)];
  if (statusOption) resources.push(serve('status', STATUS_VERBS, customStatusStrategy(resource)));
  if (scale) {
    if (!parts.scheme.recognizes(Scale)) parts.scheme.addKnownTypes(Scale, Scale);
    const others = spec.versions.flatMap(({ name }) => (name === version.name ? [] : [`${spec.group}/${name}`]));
    const { specReplicasPath, statusReplicasPath, labelSelectorPath } = scale;
    const paths = { specReplicasPath, statusReplicasPath, ...(labelSelectorPath && { labelSelectorPath }) };
    const rest = scaleREST(store, [new GroupVersion(groupVersion).toString(), ...others], paths, true);
    const part = { groupVersion, type: kind, kind: Scale, hub: Scale, subresource: 'scale' };
    const options = { columns: scaleColumns(true) };
    resources.push(serveResource(parts, { ...part, options, answeredBy: rest, patchTypes: PATCH_TYPES, custom }));
  }
  return resources;
}

/**
 * A custom resource from a request: without unknown fields, with defaults. Mirrors `schemaCoercingDecoder` and
 * `unstructuredDefaulter` of Go's apiextensions-apiserver.
 * @throws {TypeError} when its metadata can't be read
 */
function acceptCustomResource(
  resource: CustomResource,
  kind: CustomKind,
  object: APIObject,
  gvk: GroupVersionKind,
  given: Spellings | undefined,
): Accepted {
  const { object: content, unknownFields, error, spellings } = resource.decode({ ...object }, { spellings: given });
  if (content === undefined) throw new TypeError(textOf(error));
  const strictErrorsOf = (paths: readonly string[]): string[] => paths.map((path) => `unknown field "${path}"`);
  const isOwn = gvk.group === resource.group && gvk.version === resource.version && gvk.kind === resource.kind;
  if (isOwn) return { object: new kind(content), strictErrors: strictErrorsOf(unknownFields), spellings };
  // What is of another kind is left as it is, and refused later. Of metadata every kind knows what belongs.
  const ofMetadata = unknownFields.filter((path) => path.startsWith('metadata.'));
  return { object: new kind(object), strictErrors: strictErrorsOf(ofMetadata) };
}

/** An object in another version of its definition: with another apiVersion, without what that version doesn't have. */
function asVersion(resource: CustomResource, kind: CustomKind, object: APIObject): APIObject {
  if (object.apiVersion === undefined || object.apiVersion === kind.apiVersion) return object;
  return new kind(resource.coerce({ ...object }, { stored: true }).object);
}

/** Errors of metadata come without their field path, as in Go. */
function textOf(error: FieldError | undefined): string {
  if (error === undefined) return 'it can not be read';
  return error.field === 'metadata' ? error.detail : error.message;
}

/** Custom resources can't be selected by a field. */
class UnsupportedFieldLabelError extends Error {
  readonly code = 'ERR_UNSUPPORTED_FIELD_LABEL';
  readonly label: string;

  constructor(label: string) {
    super(`field label not supported: ${label}`);
    this.name = 'UnsupportedFieldLabelError';
    this.label = label;
  }
}

/** Labels, name, namespace and the selectable fields of the definition. Mirrors `GetAttrs` of Go's strategy. */
function customAttributes(resource: CustomResource): AttrFunc {
  return (object) => ({ labels: object.metadata.labels ?? {}, fields: resource.selectableFields({ ...object }) });
}

/** @throws {UnsupportedFieldLabelError} for what custom resources can't be selected by */
function convertCustomFieldLabel(resource: CustomResource, label: string, value: string): FieldLabel {
  const isKnown =
    label === 'metadata.name' ||
    (resource.namespaced && label === 'metadata.namespace') ||
    resource.definition.selectableFields?.some(({ jsonPath }) => jsonPath.replace(/^\./, '') === label);
  if (!isKnown) throw new UnsupportedFieldLabelError(label);
  return { label, value };
}
