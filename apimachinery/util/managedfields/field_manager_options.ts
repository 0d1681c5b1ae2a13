import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { GroupVersion, GroupVersionLike } from '../../runtime/schema/group_version.ts';
import type { Filter } from '../structuredmergediff/fieldpath/index.ts';

/** What a FieldManager is made with: what Go's `managedfields.NewDefaultFieldManager` takes as arguments. */
export interface FieldManagerOptions {
  /**
   * Converts an object to a version of its group, for managers that own fields of other versions. Without it these are
   * forgotten. It may throw a `NotRegisteredError` for a version that is gone, and must not change its argument.
   */
  readonly convert?: (object: RuntimeObject, version: GroupVersion) => RuntimeObject;
  /** Gives an applied object its defaults, in a copy. */
  readonly default?: (object: RuntimeObject) => RuntimeObject;
  /** An object of the kind without content; by default one with only `apiVersion` and `kind`. Go's `runtime.ObjectCreater`. */
  readonly create?: () => RuntimeObject;
  /** The version that objects are converted through and given in; by default that of the kind. */
  readonly hub?: GroupVersionLike;
  /** The subresource whose requests these are: `status`. */
  readonly subresource?: string;
  /** For each apiVersion what is left of the fields of a manager: others can't be owned by way of this (sub)resource. */
  readonly resetFields?: ReadonlyMap<string, Filter>;
  /** How many managers that update are kept apart; 10 if not given. */
  readonly maxUpdateManagers?: number;
  /** How likely it is that fields are tracked from the creation of an object, not only from the first apply; 1 if not given. */
  readonly trackOnCreateProbability?: number;
  /** The time that entries get; by default the present one. */
  readonly now?: () => Date;
  /** A number from 0 to below 1, where there's a probability. */
  readonly random?: () => number;
}

/** How an applied object is merged. */
export interface ApplyOptions {
  /** Take fields that others own, in place of a conflict. */
  readonly force?: boolean;
}

/** Go's `DefaultMaxUpdateManagers`. */
export const defaultMaxUpdateManagers = 10;
/** Go's `DefaultTrackOnCreateProbability`. */
export const defaultTrackOnCreateProbability = 1;
