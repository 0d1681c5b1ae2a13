import type { NegotiatedSerializer } from '#apimachinery/runtime/codec';
import type { FieldLabel } from '#apimachinery/runtime/field_label';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKind, GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { FieldManager } from '#apimachinery/util/managedfields/field_manager';
import type { ApplyOptions } from '#apimachinery/util/managedfields/field_manager_options';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
import type { Spellings } from '#engine/json/notes';
import type { Steps } from '#engine/steps';
import type { Column } from '../../kinds/aspects/column.ts';
import type { Connecter } from '../registry/custom_rest.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { AttrFunc } from '../storage/selection_predicate.ts';
import { inTurns } from '../turns/turns.ts';
import type { EncodedEvents } from './encoded_events.ts';

/** What has become of an object from a request. */
export interface Accepted {
  readonly object: APIObject;
  /** What was left out because the kind doesn't have it: `unknown field "spec.replica"`. */
  readonly strictErrors: readonly string[];
  /** How its numbers are spelled, where that counts: in custom resources. */
  readonly spellings?: Spellings | undefined;
}

/** What maintains the managedFields of the objects of a resource: a FieldManager, or one whose conversions take time. */
export interface ServedFieldManager {
  updateNoErrors<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): T | Promise<T>;
  apply<T extends RuntimeObject>(
    live: T,
    config: RuntimeObject,
    manager: string,
    options?: ApplyOptions,
  ): T | Promise<T>;
}

/** A FieldManager that lets others work between its steps. */
export function fieldManagerInTurns(manager: FieldManager): ServedFieldManager {
  return {
    updateNoErrors: (live, object, name) => inTurns(manager.updatingNoErrors(live, object, name)),
    apply: (live, config, name, options) => inTurns(manager.applying(live, config, name, options)),
  };
}

/** What is special about custom resources. */
export interface CustomServing {
  /** The schema of their version; undefined without one. */
  readonly schema: object | undefined;
  /** The warning of every response: that the version is deprecated. */
  readonly warnings: readonly string[];
  /** Whether their definition is being deleted. */
  isTerminating(): boolean;
  /** Ends when the definition changes or goes: watches end with it. */
  readonly signal: AbortSignal;
  /** Asks the conversion webhook for an object of another version; undefined: `fromHub` does what is to be done. */
  readonly convert: ((object: APIObject) => Promise<APIObject>) | undefined;
}

/** What handlers know of a resource: all but its objects. Mirrors Go's `handlers.ResourceScope`. */
export type ResourceScope = Omit<ServedResource, 'store' | 'connecter'>;

/** A resource in one of its versions, as it is served under a path. */
export interface ServedResource {
  /** The group and version in its path. */
  readonly groupVersion: GroupVersionLike;
  /** The class of what requests and answers hold: that of the resource, except for subresources with a kind of their own. */
  readonly kind: KindClass;
  readonly listKind: KindClass;
  /** The class in which objects are stored. */
  readonly hub: KindClass;
  /** Whether they are; what code answers may be computed. */
  readonly isStored: boolean;
  /** The plural name in the path. */
  readonly resource: string;
  readonly singularName: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  /** Empty for the resource itself. */
  readonly subresource: string;
  readonly verbs: readonly string[];
  readonly store: RESTStorage;
  /** What answers in place of the store, whatever the verb. */
  readonly connecter: Connecter | undefined;
  /** Whether a POST may say what the server says of others: the uid. No unless given. */
  readonly keepsSystemFields?: boolean;
  /** Whether a deletion answers with the object. No unless given. */
  readonly returnsDeletedObject?: boolean;
  /** The strategy of a subresource; undefined: that of the store. */
  readonly strategy: Strategy | undefined;
  readonly scheme: Scheme;
  /** The formats in which objects are read and written. */
  readonly codecs: NegotiatedSerializer;
  /** The formats in which the options of a deletion are read. */
  readonly metaCodecs: NegotiatedSerializer;
  /** What its watches have been told. */
  readonly encodedEvents: EncodedEvents;
  readonly fieldManager: ServedFieldManager;
  /** Knows the type of the kind, for merging. */
  readonly types: TypeConverter;
  readonly columns: readonly Column[];
  /** The version that they are for: the stored one, or that of the request. */
  readonly columnsKind: KindClass;
  /** In which order tables show the objects of a list; undefined: as they are listed. */
  readonly tableOrder: ((a: APIObject, b: APIObject) => number) | undefined;
  readonly getAttrs: AttrFunc;
  /** What is known of custom resources; undefined for all others. */
  readonly custom: CustomServing | undefined;
  /** The kinds of patches it takes. */
  readonly patchTypes: readonly string[];
  /** Translates a term of a field selector. @throws what can't be selected by */
  convertFieldLabel(label: string, value: string): FieldLabel;
  /**
   * What an object from a request becomes: with defaults, without what its kind doesn't have and what is empty, in the
   * version of the store.
   * @param gvk what the data say it is
   * @param spellings the `spellings` of its JSONDocument
   * @throws {StatusError} when it is of another kind; {Error} when it can't be read
   */
  accept(object: APIObject, gvk: GroupVersionKind, spellings?: Spellings): Steps<Accepted>;
  /** An object of the store's version with nothing but what every one has: what stands for one that isn't there. */
  empty(): APIObject;
  /** From the version of the request to that of the store. */
  toHub(object: APIObject): APIObject;
  /** From the version of the store to that of the request. */
  fromHub(object: APIObject): APIObject;
  /** Sets the defaults of fields that the version of the request doesn't have, in place; undefined: it has all. */
  setHubDefaults?: ((object: APIObject) => void) | undefined;
}
