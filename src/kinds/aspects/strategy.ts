import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { APIObject } from './api_object.ts';

/** Who makes a request. Mirrors Go's `user.Info`. */
interface User {
  readonly name: string;
  readonly uid?: string;
  readonly groups: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

/** The text of a field. It has the type of a method, as other hooks, so that the strategies of all Kinds fit into one table. */
type FieldText<T> = { of(object: T): string }['of'];

/** How objects are written by way of a subresource: everything that is not its own is as it was. */
export interface SubresourceStrategy<T extends APIObject = APIObject> {
  /** Paths that nobody comes to own by writing the subresource: `status.conditions`. */
  readonly resetFields?: readonly string[];
  /** Changes the object that a request has, in place, to the one that is stored. */
  prepareForUpdate?(object: T, old: T): void;
  /** What the client should know although nothing is wrong. */
  warnings?(object: T): Iterable<string>;
}

/**
 * What kube-apiserver does with the objects of a Kind besides validating them. What is left out is as with most: a status is
 * written by its subresource only, there is no generation, and whoever replaces an object need not name its version. Mirrors
 * the strategies of k8s.io/kubernetes/pkg/registry.
 */
export interface KindStrategy<T extends APIObject = APIObject> {
  /** Whether the generation counts changes: of everything but metadata and status, or of annotations or labels as well. */
  readonly generation?: boolean | 'annotations' | 'labels';
  /** Whether a change counts for the generation, where that is not so simple. */
  isChanged?(object: T, old: T): boolean;
  /** A new object has the generation that it comes with, mostly none. */
  readonly countsNoCreation?: boolean;
  /** A new object may have a status. */
  readonly isNewWithStatus?: boolean;
  /** The verbs of the resource; all unless given. */
  readonly verbs?: readonly ('get' | 'list')[];
  /** A PUT creates the object where there is none. */
  readonly allowCreateOnUpdate?: boolean;
  /** False: only who names the version replaces an object. */
  readonly allowUnconditionalUpdate?: boolean;
  /** A deletion answers with the object; with others, it is a Status. */
  readonly returnDeletedObject?: boolean;
  /** The fields by which one can select objects, besides name and namespace: their text, which is Go's zero where nothing is set. */
  readonly selectableFields?: Readonly<Record<string, FieldText<T>>>;
  /** False: not by `metadata.namespace` either, which all others that live in one are selected by. */
  readonly isSelectableByNamespace?: boolean;
  /** What a client reads that selects by another field; `field label not supported: ...` unless given. */
  unsupportedField?(label: string): string;
  /** The default propagation policy of deletions. Dependents are deleted unless given. */
  readonly defaultGarbageCollectionPolicy?: 'OrphanDependents' | 'Unsupported';
  /** What the client should know of a valid object; for an update, `old` is the stored one. */
  warnings?(object: T, old?: T): Iterable<string>;
  /** What the client should know of a deletion. */
  warningsOnDelete?(options: DeleteOptions): readonly string[];
  /** Under what objects are stored, where it is not the name of the resource: one of `SpecialDefaultResourcePrefixes`. */
  readonly storagePrefix?: string;
  /** Seconds that objects live; without end unless given. */
  readonly ttlSeconds?: number;
  /** Paths that nobody comes to own by writing the object; `status` where it is a subresource. */
  readonly resetFields?: readonly string[];
  /** Paths of lists and maps that say something when they are empty, `*` for each item; others are as if they were left out. */
  readonly emptyIsSaid?: readonly string[];
  /** What the conversion between v1 and Go's internal type changes, in place, before there are defaults. */
  convert?(object: T): void;
  /**
   * Takes away, in place, what belongs to features that are off by default, before the generation counts changes. What the
   * object had already stays. Mirrors Go's functions `dropDisabledFields`.
   */
  dropDisabled?(object: T, old?: T): void;
  /** What the server sets or takes away, in place, after status and generation. */
  prepareForCreate?(object: T, context: { readonly user: User; warn(text: string): void }): void;
  prepareForUpdate?(object: T, old: T): void;
  /** What is wrong with the signature of a new object that is valid otherwise: that takes time. */
  checkSignature?(object: T): Promise<FieldError[]>;
  /** Brings a valid object to one form, in place. */
  canonicalize?(object: T): void;
  /** Whether a deletion leaves the object time: true with `options.gracePeriodSeconds` set to the seconds. */
  checkGracefulDelete?(object: T, options: DeleteOptions): boolean;
  /** The status: also which metadata stays as it was, all of it or some. */
  readonly status?: SubresourceStrategy<T> & {
    readonly keepsMetadata?: true | readonly (keyof APIObject['metadata'])[];
  };
  /** Other subresources that write the object, by name. */
  readonly subresources?: Readonly<Record<string, SubresourceStrategy<T>>>;
  /** By what labels the object finds its Pods, as text: for the subresource `scale`. */
  scaleSelector?(object: T): string;
  /** The order in which tables show objects; by name where there is none. */
  tableOrder?(a: T, b: T): number;
}
