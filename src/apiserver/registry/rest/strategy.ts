import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Filter } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { APIObject } from '../../storage/api_object.ts';
import type { RequestContext } from './request_context.ts';

/**
 * Ends what a write began: keeps what it took when the object was stored, and gives it back when it was not. Called once. It
 * must not throw: the write is over.
 */
export type Finish = (isStored: boolean) => Promise<void>;

/** What a hook knows of the write for which it takes something. */
export interface BeginOptions {
  /** Whether nothing is to be stored: nothing may be taken either. */
  readonly dryRun: boolean;
}

/** The default propagation policy of deletions. */
export type GarbageCollectionPolicy = 'DeleteDependents' | 'OrphanDependents' | 'Unsupported';

/**
 * What is special about the objects of one resource: the hooks that the steps of create, update and delete call, in this
 * order. Objects are given in the storage version and may be changed by the hooks that say so; all others may only look.
 * Mirrors Go's `rest.RESTCreateStrategy`, `RESTUpdateStrategy` and `RESTDeleteStrategy`.
 */
export interface Strategy<T extends APIObject = APIObject> {
  /**
   * Sets default values on an object from a request, in place, before anything else looks at it.
   * @param given the object as it was read, with the lists that are empty
   */
  default?(object: T, given?: T): void;
  /** Completes an object that was read from the storage, in place. Mirrors Go's `Store.Decorator`. */
  decorate?(object: T): void;
  /**
   * Takes for a new object what it shares a supply of with others, such as an address, and writes it into the object, before
   * `prepareForCreate`. Mirrors Go's `Store.BeginCreate`.
   * @throws {StatusError} with nothing taken, when there is none
   */
  beginCreate?(object: T, context: RequestContext, options: BeginOptions): Promise<Finish>;
  /** The same for an update, before `prepareForUpdate`. It may be tried several times; each but the last is undone. */
  beginUpdate?(object: T, old: T, context: RequestContext, options: BeginOptions): Promise<Finish>;
  /**
   * Looks at an object that has just been stored: whether what it depends on is still there.
   * @throws {StatusError} when it may not stay: it is deleted again
   */
  confirmCreate?(object: T): void;
  /** Called when nothing is left of an object. It must not throw. Mirrors Go's `Store.AfterDelete`. */
  afterDelete?(object: T): Promise<void>;
  /** The name for an object that has only a `generateName`; five random characters after that unless given. */
  generateName?(base: string): string;
  /**
   * Takes away what a client may not set, and sets what the server knows, in place. The status that a client may not set is
   * gone already, and the generation is counted afterwards, unless the strategy {@link ownsStatusAndGeneration}.
   */
  prepareForCreate?(object: T, context: RequestContext): void;
  /** The same for an update: `old` is the object as it is stored. */
  prepareForUpdate?(object: T, old: T, context: RequestContext): void;
  /** True: `prepareForCreate` and `prepareForUpdate` do all; the server neither protects the status nor counts changes. */
  readonly ownsStatusAndGeneration?: boolean;
  /** What is wrong with a new object. */
  validate?(object: T, context: RequestContext): ErrorList | Promise<ErrorList>;
  /** What is wrong with a changed object. The rules for new ones hold only if this calls them. */
  validateUpdate?(object: T, old: T, context: RequestContext): ErrorList | Promise<ErrorList>;
  /** What the client should know although nothing is wrong. */
  warningsOnCreate?(object: T, context: RequestContext): readonly string[];
  /** The same for an update. */
  warningsOnUpdate?(object: T, old: T, context: RequestContext): readonly string[];
  /** The same for a deletion. */
  warningsOnDelete?(options: DeleteOptions): readonly string[];
  /** Brings a valid object to one form, in place. */
  canonicalize?(object: T): void;
  /** Whether a PUT to a name that isn't there creates the object. No unless given. */
  readonly allowCreateOnUpdate?: boolean;
  /** Whether a PUT without resourceVersion replaces whatever is there. Yes unless given. */
  readonly allowUnconditionalUpdate?: boolean;
  /**
   * Whether a deletion leaves the object time: true with `options.gracePeriodSeconds` set to the seconds. Left out,
   * objects are deleted at once.
   */
  checkGracefulDelete?(object: T, options: DeleteOptions, context: RequestContext): boolean;
  /**
   * Whether an object that is being deleted must stay although its metadata has no finalizers any more: as a Namespace
   * with `spec.finalizers`. No unless given.
   */
  isHeld?(object: T): boolean;
  /**
   * Leaves those fields of a set that a request can change: others get no owner. All unless given. Mirrors
   * Go's `rest.ResetFieldsFilterStrategy`.
   */
  readonly resetFields?: Filter;
  /** `DeleteDependents` unless given. */
  readonly defaultGarbageCollectionPolicy?: GarbageCollectionPolicy;
  /** The hooks for requests in another version in which the objects are served; undefined: nothing is known of it. */
  ofVersion?(kind: KindClass): VersionStrategy | undefined;
}

/**
 * The hooks of one version, which see objects in it, each in place of that for the stored version: defaults are set before an
 * object is converted, and it is validated after it was prepared.
 */
export type VersionStrategy<T extends APIObject = APIObject> = Pick<
  Strategy<T>,
  'default' | 'validate' | 'validateUpdate'
>;
