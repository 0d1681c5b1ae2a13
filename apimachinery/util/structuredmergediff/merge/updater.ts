import { finish, type Steps } from '#engine/steps';
import { type Filter, type ManagedFields, Set, type VersionedSet } from '../fieldpath/index.ts';
import { type Comparison, reconcileFieldSetWithSchema, type TypedValue } from '../typed/index.ts';
import { equals } from '../value/index.ts';
import { Conflicts, conflictsFromManagers } from './conflicts.ts';
import { convertOr } from './convert_or.ts';
import type { Converter } from './converter.ts';
import { inSteps, step } from './merge_error.ts';
import { prune } from './prune.ts';

/** Options of an {@link Updater}. Mirrors Go's `merge.UpdaterBuilder`. */
export interface UpdaterOptions {
  /** For each version, a filter of the tracked fields. */
  readonly ignoreFilter?: ReadonlyMap<string, Filter>;
  /** For each version, untracked fields, including those below them. Excludes `ignoreFilter`. */
  readonly ignoredFields?: ReadonlyMap<string, Set>;
  /** Return the new object even if an apply changed nothing. */
  readonly returnInputOnNoop?: boolean;
}

/** Result of an update or apply. */
export interface Updated {
  /** The new object; `undefined` when an apply changed nothing. */
  readonly object: TypedValue | undefined;
  readonly managers: ManagedFields;
}

/**
 * Tracks field ownership across changes of an object, and merges applied configurations. Mirrors Go's `merge.Updater`.
 */
export class Updater {
  private readonly converter: Converter;
  private readonly filters: (apiVersion: string) => ((set: Set) => Set) | undefined;
  private readonly returnInputOnNoop: boolean;

  constructor(converter: Converter, options: UpdaterOptions = {}) {
    const { ignoredFields, ignoreFilter } = options;
    if (ignoredFields !== undefined && ignoreFilter !== undefined)
      throw new TypeError('ignoreFilter and ignoredFields may not both be set');
    this.converter = converter;
    this.returnInputOnNoop = options.returnInputOnNoop === true;
    this.filters = (apiVersion) => {
      const ignored = ignoredFields?.get(apiVersion);
      if (ignored !== undefined) return (set) => set.recursiveDifference(ignored);
      const filter = ignoreFilter?.get(apiVersion);
      return filter && ((set) => filter.filter(set));
    };
  }

  /**
   * Ownership after `manager` replaced the live object by the new one: it becomes the sole owner of what it changed.
   * Mirrors Go's `Updater.Update`.
   * @param live empty for a create
   * @param apiVersion the version of both objects
   */
  update(live: TypedValue, object: TypedValue, apiVersion: string, managers: ManagedFields, manager: string): Updated {
    return finish(this.updating(live, object, apiVersion, managers, manager));
  }

  /** {@link update} in steps. */
  *updating(
    live: TypedValue,
    object: TypedValue,
    apiVersion: string,
    managers: ManagedFields,
    manager: string,
  ): Steps<Updated> {
    const reconciled = this.reconcile(live, managers);
    yield;
    const { owned, changes } = yield* this.take(live, object, apiVersion, reconciled, manager, true);
    yield;
    const before = owned.get(manager)?.set ?? new Set();
    const after = this.tracked(
      before.difference(changes.removed).union(changes.modified).union(changes.added),
      apiVersion,
    );
    if (after.isEmpty()) owned.delete(manager);
    else owned.set(manager, { set: after, apiVersion, applied: false });
    return { object, managers: owned };
  }

  /**
   * Merges what `manager` applies into the live object, removes what it applied last time but not this time (unless
   * others own it), and updates ownership. Mirrors Go's `Updater.Apply`.
   * @param config what is applied, in version `apiVersion`, like `live`
   * @param force take over fields that others own, instead of a conflict
   * @throws {Conflicts} when others own fields that would change
   */
  apply(
    live: TypedValue,
    config: TypedValue,
    apiVersion: string,
    managers: ManagedFields,
    manager: string,
    force: boolean,
  ): Updated {
    return finish(this.applying(live, config, apiVersion, managers, manager, force));
  }

  /** {@link apply} in steps. */
  *applying(
    live: TypedValue,
    config: TypedValue,
    apiVersion: string,
    managers: ManagedFields,
    manager: string,
    force: boolean,
  ): Steps<Updated> {
    const reconciled = this.reconcile(live, managers);
    yield;
    const merged = step('failed to merge config', () => live.merge(config));
    yield;
    const set = this.tracked(
      step('failed to get field set', () => config.toFieldSet()),
      apiVersion,
    );
    const last = reconciled.get(manager);
    reconciled.set(manager, { set, apiVersion, applied: true });
    yield;
    const pruned = yield* inSteps('failed to prune fields', prune(merged, reconciled, manager, last, this.converter));
    yield;
    const { owned } = yield* this.take(live, pruned, apiVersion, reconciled, manager, force);
    yield;
    const unchanged = !this.returnInputOnNoop && equals(live.value, pruned.value);
    return { object: unchanged ? undefined : pruned, managers: owned };
  }

  private tracked(set: Set, apiVersion: string): Set {
    return this.filters(apiVersion)?.(set) ?? set;
  }

  /** Removes changed fields from all managers but `manager`. */
  private *take(
    before: TypedValue,
    after: TypedValue,
    apiVersion: string,
    managers: ManagedFields,
    manager: string,
    force: boolean,
  ): Steps<{ readonly owned: Map<string, VersionedSet>; readonly changes: Comparison }> {
    const changes = yield* this.compare(before, after, apiVersion);
    const versions = new Map([[apiVersion, changes]]);
    const owned = new Map(managers);
    const conflicts = new Map<string, VersionedSet>();
    const removed = new Map<string, Set>();
    for (const [name, { set, apiVersion: version }] of managers) {
      if (name === manager) continue;
      yield;
      let comparison = versions.get(version);
      if (comparison === undefined) {
        comparison = yield* this.compareAt(before, after, version);
        if (comparison === undefined) {
          owned.delete(name);
          continue;
        }
        versions.set(version, comparison);
      }
      const conflict = set.intersection(comparison.modified.union(comparison.added));
      if (!conflict.isEmpty()) conflicts.set(name, { set: conflict, apiVersion: version, applied: false });
      if (!comparison.removed.isEmpty()) removed.set(name, comparison.removed);
    }
    if (!force && conflicts.size > 0) throw new Conflicts(conflictsFromManagers(conflicts));
    for (const [name, versioned] of owned) {
      yield;
      const taken = conflicts.get(name)?.set;
      const gone = removed.get(name);
      let { set } = versioned;
      if (taken !== undefined) set = set.difference(taken);
      if (gone !== undefined) set = set.difference(gone);
      if (set.isEmpty()) owned.delete(name);
      else if (set !== versioned.set) owned.set(name, { ...versioned, set });
    }
    return { owned, changes };
  }

  private *compare(before: TypedValue, after: TypedValue, apiVersion: string): Steps<Comparison> {
    const comparison = step('failed to compare objects', () => before.compare(after));
    yield;
    const filter = this.filters(apiVersion);
    return filter === undefined ? comparison : comparison.filterFields({ filter });
  }

  /** As {@link compare}, in another version; `undefined` when that version no longer exists. */
  private *compareAt(before: TypedValue, after: TypedValue, apiVersion: string): Steps<Comparison | undefined> {
    const old = convertOr(this.converter, before, apiVersion, 'failed to convert old object');
    const changed = old && convertOr(this.converter, after, apiVersion, 'failed to convert new object');
    return old && changed && (yield* this.compare(old, changed, apiVersion));
  }

  /** The managers adapted to a changed schema, without those of versions that no longer exist. */
  private reconcile(live: TypedValue, managers: ManagedFields): Map<string, VersionedSet> {
    const reconciled = new Map<string, VersionedSet>();
    for (const [manager, versioned] of managers) {
      const object = convertOr(this.converter, live, versioned.apiVersion);
      if (object === undefined) continue;
      const set = reconcileFieldSetWithSchema(versioned.set, object);
      reconciled.set(manager, set === undefined ? versioned : { ...versioned, set });
    }
    return reconciled;
  }
}
