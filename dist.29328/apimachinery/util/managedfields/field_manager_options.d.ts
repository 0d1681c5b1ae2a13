import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { GroupVersion, GroupVersionLike } from '../../runtime/schema/group_version.ts';
import type { Filter } from '../structuredmergediff/fieldpath/index.ts';
/** Options of a FieldManager: the arguments of Go's `managedfields.NewDefaultFieldManager`. */
export interface FieldManagerOptions {
    /**
     * Converts an object to a version of its group, for managers that own fields of other versions. Without it these are
     * dropped. It may throw a `NotRegisteredError` for a version that no longer exists, and must not modify its argument.
     */
    readonly convert?: (object: RuntimeObject, version: GroupVersion) => RuntimeObject;
    /** Returns a copy of an applied object with defaults. */
    readonly default?: (object: RuntimeObject) => RuntimeObject;
    /**
     * Creates an empty object of the kind; by default one with only `apiVersion` and `kind`. Go's
     * `runtime.ObjectCreater`.
     */
    readonly create?: () => RuntimeObject;
    /** The version that objects are converted through and returned in; defaults to that of the kind. */
    readonly hub?: GroupVersionLike;
    /** The subresource of the requests: `status`. */
    readonly subresource?: string;
    /** For each apiVersion, a filter of the fields that can be owned through this (sub)resource. */
    readonly resetFields?: ReadonlyMap<string, Filter>;
    /** Maximum number of separate update managers; default 10. */
    readonly maxUpdateManagers?: number;
    /** Probability that fields are tracked from creation, not only from the first apply; default 1. */
    readonly trackOnCreateProbability?: number;
    /** The timestamp of entries; defaults to the current time. */
    readonly now?: () => Date;
    /** Returns a random number from 0 to below 1. */
    readonly random?: () => number;
}
/** Options of an apply. */
export interface ApplyOptions {
    /** Take over fields that others own, instead of a conflict. */
    readonly force?: boolean;
}
/** Go's `DefaultMaxUpdateManagers`. */
export declare const defaultMaxUpdateManagers = 10;
/** Go's `DefaultTrackOnCreateProbability`. */
export declare const defaultTrackOnCreateProbability = 1;
