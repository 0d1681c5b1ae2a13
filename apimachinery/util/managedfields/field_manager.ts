import { UnstructuredJSONScheme } from '#apimachinery/apis/meta/v1/unstructured/index';
import { setOwn } from '#engine/json/own_property';
import { finish, type Steps } from '#engine/steps';
import { hasCode } from '#engine/text/has_code';
import { compareUTF8, toUTF8 } from '#engine/text/utf8';
import { newBadRequest } from '../../api/errors/constructors.ts';
import { type Time, timeFromDate } from '../../apis/meta/v1/time.ts';
import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';
import { isNotRegisteredError, NotRegisteredError } from '../../runtime/errors.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import {
  GroupVersion,
  GroupVersionKind,
  type GroupVersionKindLike,
  type GroupVersionLike,
  parseGroupVersion,
} from '../../runtime/schema/group_version.ts';
import { makePath, newSet, type Set, type VersionedSet } from '../structuredmergediff/fieldpath/index.ts';
import { Conflicts, type Converter, Updater } from '../structuredmergediff/merge/index.ts';
import { isList } from '../structuredmergediff/value/index.ts';
import { newConflictError } from './conflict.ts';
import { during, duringSteps } from './field_manager_error.ts';
import {
  type ApplyOptions,
  defaultMaxUpdateManagers,
  defaultTrackOnCreateProbability,
  type FieldManagerOptions,
} from './field_manager_options.ts';
import {
  annotationsOf,
  kindOf,
  managedFieldsOf,
  metadataText,
  nameInText,
  withManagedFields,
  withMetadata,
  withProperty,
} from './internal/metadata.ts';
import { type Managed, newEmptyManaged } from './managed.ts';
import { decodeManagedFields, encodeManagedFields, secondsOf } from './managed_fields.ts';
import { buildManagerIdentifier } from './manager_identifier.ts';
import type { TypeConverter } from './type_converter.ts';

/** Where client-side `kubectl apply` keeps what it applied. */
const lastAppliedConfigAnnotation = 'kubectl.kubernetes.io/last-applied-configuration';

/** The manager of client-side apply: the annotation is only honoured and updated for it. */
const kubectl = 'kubectl';

/** Maximum bytes of an object's annotations. */
const maxAnnotationBytes = 256 * 1024;

/** The owner of changes by managers merged away. */
const ancientChanges = 'ancient-changes';

/** The owner of fields set before the first apply. */
const beforeFirstApply = 'before-first-apply';
/** The manager during an update, to separate its changes from earlier ones. */
const currentOperation = 'current-operation';

/** An object and its managedFields, taken out of it. */
interface Result<T> {
  readonly object: T;
  readonly managed: Managed;
}

/**
 * Server-side apply for the objects of a kind: merges what is applied and maintains managedFields. Objects are never
 * changed; results share parts with them. Mirrors Go's `managedfields.FieldManager`.
 */
export class FieldManager {
  private readonly types: TypeConverter;
  private readonly kind: GroupVersionKind;
  private readonly version: GroupVersion;
  private readonly hub: GroupVersion;
  private readonly options: FieldManagerOptions;
  private readonly convert: Convert;
  private readonly updater: Updater;
  private readonly subresource: string;

  /** Use {@link newDefaultFieldManager} or {@link newDefaultCRDFieldManager}. */
  constructor(
    types: TypeConverter,
    kind: GroupVersionKindLike,
    options: FieldManagerOptions,
    hubOf: (hub: GroupVersion) => (version: GroupVersion) => GroupVersion,
  ) {
    this.types = types;
    this.kind = new GroupVersionKind(kind);
    this.version = this.kind.groupVersion();
    this.hub = new GroupVersion(options.hub ?? this.version);
    this.options = options;
    this.subresource = options.subresource ?? '';
    const convert = options.convert ?? onlyThisVersion;
    this.convert = (object, version) =>
      kindOf(object).groupVersion().equals(version) ? object : convert(object, version);
    const converter = newVersionConverter(types, convert, hubOf(this.hub));
    this.updater = new Updater(
      converter,
      options.resetFields === undefined ? {} : { ignoreFilter: options.resetFields },
    );
  }

  /**
   * The object to store after a create, update or patch, with new managedFields: `manager` owns what differs from the
   * live object. Mirrors Go's `FieldManager.Update`.
   * @param live the stored object, with its managedFields; for a create, one with only `apiVersion` and `kind`
   * @param object the object to store. Its managedFields are used if valid, so that they can be edited; an empty list
   * or a single empty entry removes all
   * @throws {FieldManagerError} when the objects don't conform to their type
   */
  update<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): T {
    return finish(this.updating(live, object, manager));
  }

  /** {@link update} in steps: between them a server does something else. */
  *updating<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): Steps<T> {
    const managed = this.decodeLiveOrNew(live, object);
    yield;
    const result = yield* this.updateUnlessSkipped(live, withManagedFields(object, undefined), managed, manager);
    yield;
    return withManagedFields(result.object, encodeManagedFields(result.managed));
  }

  /**
   * As {@link update}, but on failure the object is returned with the managedFields of the live one. Mirrors Go's
   * `FieldManager.UpdateNoErrors`.
   */
  updateNoErrors<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): T {
    return finish(this.updatingNoErrors(live, object, manager));
  }

  /** {@link updateNoErrors} in steps. */
  *updatingNoErrors<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): Steps<T> {
    try {
      return yield* this.updating(live, object, manager);
    } catch {
      return withManagedFields(object, managedFieldsOf(live));
    }
  }

  /**
   * The object to store after an apply, with new managedFields. Mirrors Go's `FieldManager.Apply`.
   * @param live the stored object, with its managedFields; one with only `apiVersion` and `kind` if it does not exist
   * yet
   * @param config the fields to apply and own, with `apiVersion` and `kind`, without managedFields
   * @returns of the class of `live`; a null in `config` is absent from it, or the zero value in a list or map
   * @throws {StatusError} conflicts, another kind, managedFields in `config`
   * @throws {FieldManagerError} when the objects don't conform to their type, a field can't hold its value, or the
   * managedFields of the live object can't be read
   */
  apply<T extends RuntimeObject>(live: T, config: RuntimeObject, manager: string, options: ApplyOptions = {}): T {
    return finish(this.applying(live, config, manager, options));
  }

  /** {@link apply} in steps. */
  *applying<T extends RuntimeObject>(
    live: T,
    config: RuntimeObject,
    manager: string,
    options: ApplyOptions = {},
  ): Steps<T> {
    const managed = during(
      () => 'failed to decode managed fields',
      () => decodeManagedFields(managedFieldsOf(live) ?? []),
    );
    const gvk = kindOf(config);
    if (gvk.group !== this.kind.group || gvk.version !== this.kind.version || gvk.kind !== this.kind.kind) {
      throw newBadRequest(`invalid object type: ${gvk.toString()}`);
    }
    yield;
    let result = yield* this.applyAsKubectl(live, config, managed, manager, options.force === true);
    if (manager === kubectl) result = { ...result, object: updateLastApplied(result.object, config) };
    yield;
    return withManagedFields(asInstance(result.object, live), encodeManagedFields(result.managed));
  }

  private decodeLiveOrNew(live: RuntimeObject, object: RuntimeObject): Managed {
    const ofLive = (): Managed => decodeOrEmpty(managedFieldsOf(live)) ?? newEmptyManaged();
    // managedFields can't be set through a subresource.
    if (this.subresource !== '') return ofLive();
    const entries = managedFieldsOf(object);
    if (isReset(entries)) return newEmptyManaged();
    // A client that does not know managedFields, or corrupts them, does not remove them.
    const managed = decodeOrEmpty(entries);
    return managed === undefined || managed.fields.size === 0 ? ofLive() : managed;
  }

  private *updateUnlessSkipped<T extends RuntimeObject>(
    live: RuntimeObject,
    object: T,
    managed: Managed,
    manager: string,
  ): Steps<Result<T>> {
    if (managed.fields.size === 0) {
      const { trackOnCreateProbability = defaultTrackOnCreateProbability, random = Math.random } = this.options;
      // An object stored without managedFields gets none before the first apply.
      if (metadataText(live, 'uid') !== '' || trackOnCreateProbability <= random()) return { object, managed };
    }
    return { object, managed: yield* this.trackUpdate(live, object, managed, manager) };
  }

  private *trackUpdate(live: RuntimeObject, object: RuntimeObject, managed: Managed, name: string): Steps<Managed> {
    const manager = this.identify(name, 'Update');
    const updated = yield* this.updatedFields(live, object, managed, currentOperation);
    const fields = new Map(stripMeta(updated, currentOperation));
    const times = new Map(managed.times);
    const current = fields.get(currentOperation);
    if (current !== undefined) {
      fields.delete(currentOperation);
      const previous = fields.get(manager);
      fields.set(manager, previous === undefined ? current : { ...current, set: current.set.union(previous.set) });
      times.set(manager, this.now());
    }
    return capManagers({ fields, times }, this.options.maxUpdateManagers ?? defaultMaxUpdateManagers);
  }

  private *updatedFields(
    live: RuntimeObject,
    object: RuntimeObject,
    managed: Managed,
    manager: string,
  ): Steps<Managed['fields']> {
    const changed = during(
      () => `failed to convert new object (${nameInText(object)}) to proper version (${this.version})`,
      () => this.convert(object, this.version),
    );
    const stored = during(
      () => `failed to convert live object (${nameInText(live)}) to proper version`,
      () => this.convert(live, this.version),
    );
    yield;
    const after = during(
      () => `failed to convert new object (${nameInText(changed)}) to smd typed`,
      () => this.types.objectToTyped(changed, { allowDuplicates: true }),
    );
    yield;
    const before = during(
      () => `failed to convert live object (${nameInText(stored)}) to smd typed`,
      () => this.types.objectToTyped(stored, { allowDuplicates: true }),
    );
    yield;
    const { managers } = yield* duringSteps(
      () => `failed to update ManagedFields (${nameInText(changed)})`,
      this.updater.updating(before, after, this.version.toString(), managed.fields, manager),
    );
    return managers;
  }

  /** kubectl may take over what it applied client-side before. */
  private *applyAsKubectl(
    live: RuntimeObject,
    config: RuntimeObject,
    managed: Managed,
    manager: string,
    force: boolean,
  ): Steps<Result<RuntimeObject>> {
    try {
      return yield* this.applyTracked(live, config, managed, manager, force);
    } catch (error) {
      if (!(error instanceof Conflicts)) throw error;
      if (manager !== kubectl) throw newConflictError(error);
      const allowed = ownedByLastApplied(this.convert(live, this.version), this.version.toString(), this.types);
      const left = error.conflicts.filter(({ path }) => !allowed.has(path));
      if (left.length > 0) throw newConflictError(new Conflicts(left));
      return yield* this.applyTracked(live, config, managed, manager, true);
    }
  }

  private *applyTracked(
    live: RuntimeObject,
    config: RuntimeObject,
    managed: Managed,
    name: string,
    force: boolean,
  ): Steps<Result<RuntimeObject>> {
    // Existing fields need an owner; otherwise they could be taken without a conflict.
    const before =
      managed.fields.size > 0
        ? managed
        : yield* duringSteps(
            () => 'failed to create manager for existing fields',
            this.trackUpdate(this.emptyObject(), live, managed, beforeFirstApply),
          );
    const manager = this.identify(name, 'Apply');
    const applied = yield* this.merge(live, config, before, manager, force);
    const fields = stripMeta(applied.fields, manager);
    if (applied.object === undefined)
      return { object: withManagedFields(live, undefined), managed: { fields, times: before.times } };
    return { object: applied.object, managed: { fields, times: new Map(before.times).set(manager, this.now()) } };
  }

  private *merge(
    live: RuntimeObject,
    config: RuntimeObject,
    managed: Managed,
    manager: string,
    force: boolean,
  ): Steps<{ object: RuntimeObject | undefined; fields: Managed['fields'] }> {
    if (managedFieldsOf(config) !== undefined) throw newBadRequest('metadata.managedFields must be nil');
    const stored = during(
      () => `failed to convert live object (${nameInText(live)}) to proper version`,
      () => this.convert(live, this.version),
    );
    yield;
    // Duplicate list items are rejected in applied objects, but tolerated in stored ones.
    const wanted = during(
      () => `failed to create typed patch object (${nameInText(config)})`,
      () => this.types.objectToTyped(config),
    );
    yield;
    const before = during(
      () => `failed to create typed live object (${nameInText(stored)})`,
      () => this.types.objectToTyped(stored, { allowDuplicates: true }),
    );
    yield;
    const { object, managers } = yield* this.updater.applying(
      before,
      wanted,
      this.version.toString(),
      managed.fields,
      manager,
      force,
    );
    if (object === undefined) return { object, fields: managers };
    yield;
    const merged = during(
      () => `failed to convert new typed object (${nameInText(config)}) to object`,
      () => this.types.typedToObject(object),
    );
    const versioned = during(
      () => `failed to convert new object (${nameInText(config)}) to proper version`,
      () => this.convert(this.types.toKind?.(merged) ?? merged, this.version),
    );
    yield;
    const defaulted = this.options.default?.(versioned) ?? versioned;
    return {
      object: during(
        () => `failed to convert to unversioned (${nameInText(config)})`,
        () => this.convert(defaulted, this.hub),
      ),
      fields: managers,
    };
  }

  private emptyObject(): RuntimeObject {
    return this.options.create?.() ?? { apiVersion: this.version.toString(), kind: this.kind.kind };
  }

  private identify(manager: string, operation: 'Apply' | 'Update'): string {
    return buildManagerIdentifier({
      manager: manager || 'unknown',
      operation,
      apiVersion: this.version.toString(),
      subresource: this.subresource,
    });
  }

  private now(): Time {
    return timeFromDate(this.options.now?.() ?? new Date());
  }
}

/**
 * A FieldManager for a kind. Mirrors Go's `managedfields.NewDefaultFieldManager`.
 * @param types types of the objects: `newSchemeTypeConverter(scheme)`
 */
export function newDefaultFieldManager(
  types: TypeConverter,
  kind: GroupVersionKindLike,
  options: FieldManagerOptions = {},
): FieldManager {
  return new FieldManager(types, kind, options, sameGroup);
}

/** The same for a custom resource: its hub is one version for all groups. Mirrors Go's `managedfields.NewDefaultCRDFieldManager`. */
export function newDefaultCRDFieldManager(
  types: TypeConverter,
  kind: GroupVersionKindLike,
  options: FieldManagerOptions = {},
): FieldManager {
  return new FieldManager(types, kind, options, (hub) => () => hub);
}

const onlyThisVersion: Convert = (object, version) => {
  throw new NotRegisteredError({ schemeName: 'the field manager', gvk: version.withKind(kindOf(object).kind) });
};

function decodeOrEmpty(entries: readonly ManagedFieldsEntry[] | undefined): Managed | undefined {
  try {
    return decodeManagedFields(entries ?? []);
  } catch {
    return undefined;
  }
}

/** Whether the request is to remove all managedFields: an empty list, or one empty entry. */
function isReset(entries: readonly ManagedFieldsEntry[] | undefined): boolean {
  if (!isList(entries) || entries.length > 1) return false;
  return Object.values(entries[0] ?? {}).every((value) => value === '' || value === null || value === undefined);
}

/** The object as an instance of the class of another one. */
function asInstance<T extends RuntimeObject>(object: RuntimeObject, like: T): T {
  const prototype = Object.getPrototypeOf(like) as object | null;
  if (Object.getPrototypeOf(object) === prototype) return object as T;
  const instance = Object.create(prototype) as T;
  for (const key of Object.keys(object)) setOwn(instance, key, (object as Record<string, unknown>)[key]);
  return instance;
}

/**
 * Caps the number of update managers: beyond the limit, the oldest of each version are merged. Mirrors Go's
 * `NewCapManagersManager`.
 */
function capManagers(managed: Managed, limit: number): Managed {
  const names = [...managed.fields].filter(([, { applied }]) => !applied).map(([manager]) => manager);
  let count = names.length;
  if (count <= limit) return managed;
  const updaters = names.map((manager) => ({ manager, seconds: secondsOf(managed.times.get(manager)) }));
  updaters.sort((a, b) => a.seconds - b.seconds || compareUTF8(a.manager, b.manager));
  const fields = new Map(managed.fields);
  const times = new Map(managed.times);
  /** The oldest of each version, which becomes the bucket once another is merged into it. */
  const oldest = new Map<string, string>();
  for (const { manager } of updaters) {
    if (count <= limit) break;
    const versioned = fields.get(manager)!;
    const { apiVersion } = versioned;
    const first = oldest.get(apiVersion);
    if (first === undefined) {
      oldest.set(apiVersion, manager);
      continue;
    }
    const bucket = buildManagerIdentifier({ manager: ancientChanges, operation: 'Update', apiVersion });
    if (!fields.has(bucket)) {
      fields.set(bucket, fields.get(first)!);
      fields.delete(first);
    }
    fields.set(bucket, { ...versioned, set: versioned.set.union(fields.get(bucket)!.set) });
    fields.delete(manager);
    times.set(bucket, times.get(manager));
    count--;
  }
  return { fields, times };
}

/**
 * The fields of the live object that are unchanged since client-side apply, which kubectl may take over. Empty when
 * unknown.
 */
function ownedByLastApplied(live: RuntimeObject, apiVersion: string, types: TypeConverter): Set {
  const text = annotationsOf(live)?.[lastAppliedConfigAnnotation];
  if (!text) return newSet();
  try {
    const object = types.objectToTyped(live);
    const { object: applied } = UnstructuredJSONScheme.decode(text);
    if (applied.apiVersion !== apiVersion) return newSet();
    const typed = types.objectToTyped(applied);
    const { added, modified, removed } = typed.compare(object);
    return typed.toFieldSet().difference(modified).difference(added).difference(removed);
  } catch {
    // Then the conflicts stay as they are.
    return newSet();
  }
}

/** The object with its annotation, if it has one, updated to what was just applied. */
function updateLastApplied<T extends object>(object: T, applied: RuntimeObject): T {
  const annotations = annotationsOf(object);
  if (!annotations?.[lastAppliedConfigAnnotation]) return object;
  const value = lastAppliedText(applied);
  const all = withProperty(annotations, lastAppliedConfigAnnotation, value);
  const bytes = Object.entries(all).reduce((sum, [key, text]) => sum + toUTF8(key).length + toUTF8(text).length, 0);
  return withMetadata(
    object,
    'annotations',
    bytes > maxAnnotationBytes ? withProperty(annotations, lastAppliedConfigAnnotation, undefined) : all,
  );
}

/** What was applied, without the annotation itself. */
function lastAppliedText(applied: RuntimeObject): string {
  const annotations = annotationsOf(applied);
  const bare =
    annotations === undefined
      ? applied
      : withMetadata(applied, 'annotations', withProperty(annotations, lastAppliedConfigAnnotation, undefined));
  return UnstructuredJSONScheme.encodeToString(bare);
}

let stripped: Set | undefined;

/** The fields that nobody owns: those that identify the object, and those the server sets. */
function stripSet(): Set {
  const metadata = [
    'name',
    'namespace',
    'creationTimestamp',
    'selfLink',
    'uid',
    'clusterName',
    'generation',
    'managedFields',
    'resourceVersion',
  ];
  return (stripped ??= newSet(
    makePath('apiVersion'),
    makePath('kind'),
    makePath('metadata'),
    ...metadata.map((name) => makePath('metadata', name)),
  ));
}

/** Removes the fields that nobody owns from the managers; only one that just changed something can have any. */
function stripMeta(fields: ReadonlyMap<string, VersionedSet>, manager: string): ReadonlyMap<string, VersionedSet> {
  const versioned = fields.get(manager);
  if (versioned === undefined) return fields;
  const left = new Map(fields);
  const set = versioned.set.difference(stripSet());
  if (set.isEmpty()) left.delete(manager);
  else left.set(manager, { ...versioned, set });
  return left;
}

/** Converts an object to another version of its group. */
type Convert = (object: RuntimeObject, version: GroupVersion) => RuntimeObject;

/**
 * Converts typed objects through a hub version.
 * @param hubOf the hub of a version
 */
function newVersionConverter(
  types: TypeConverter,
  convert: Convert,
  hubOf: (version: GroupVersion) => GroupVersion,
): Converter {
  return {
    convert(typed, apiVersion) {
      const object = types.typedToObject(typed);
      const from = kindOf(object).groupVersion();
      const to = parseGroupVersion(apiVersion);
      if (from.equals(to)) return typed;
      return types.objectToTyped(convert(convert(types.toKind?.(object) ?? object, hubOf(from)), to));
    },
    isMissingVersionError(error) {
      return isNotRegisteredError(error) || hasCode(error, 'ERR_NO_CORRESPONDING_TYPE');
    },
  };
}

/** The hub of a version among Go's own Kinds: the same version name in its group. */
function sameGroup(hub: GroupVersionLike): (version: GroupVersion) => GroupVersion {
  return ({ group }) => new GroupVersion({ group, version: hub.version });
}
