import { type Steps } from '#engine/steps';
import { type Filter, type ManagedFields, Set } from '../fieldpath/index.ts';
import { type TypedValue } from '../typed/index.ts';
import type { Converter } from './converter.ts';
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
export declare class Updater {
    private readonly converter;
    private readonly filters;
    private readonly returnInputOnNoop;
    constructor(converter: Converter, options?: UpdaterOptions);
    /**
     * Ownership after `manager` replaced the live object by the new one: it becomes the sole owner of what it changed.
     * Mirrors Go's `Updater.Update`.
     * @param live empty for a create
     * @param apiVersion the version of both objects
     */
    update(live: TypedValue, object: TypedValue, apiVersion: string, managers: ManagedFields, manager: string): Updated;
    /**
     * Merges what `manager` applies into the live object, removes what it applied last time but not this time (unless
     * others own it), and updates ownership. Mirrors Go's `Updater.Apply`.
     * @param config what is applied, in version `apiVersion`, like `live`
     * @param force take over fields that others own, instead of a conflict
     * @throws {Conflicts} when others own fields that would change
     */
    apply(live: TypedValue, config: TypedValue, apiVersion: string, managers: ManagedFields, manager: string, force: boolean): Updated;
    /** {@link apply} in steps. */
    applying(live: TypedValue, config: TypedValue, apiVersion: string, managers: ManagedFields, manager: string, force: boolean): Steps<Updated>;
    private tracked;
    /** Removes changed fields from all managers but `manager`. */
    private take;
    private compare;
    /** As {@link compare}, in another version; `undefined` when that version no longer exists. */
    private compareAt;
    /** The managers adapted to a changed schema, without those of versions that no longer exist. */
    private reconcile;
}
