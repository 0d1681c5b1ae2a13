import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Column } from '../../kinds/aspects/column.ts';
import type { CustomREST, SubresourceREST } from '../registry/custom_rest.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { ScaleOptions } from '../registry/scale.ts';
import type { Store } from '../registry/store.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { VersionOptions } from './other_version.ts';
/** A subresource that reads the object of its resource, and changes it with hooks of its own. */
export interface SubresourceStrategy {
    readonly strategy: Strategy;
}
/** What a server should know of a resource besides its Kind. Everything may be left out. */
export interface ResourceOptions<T extends APIObject = APIObject> {
    /** Hooks in place of the default ones, one by one. */
    readonly strategy?: Strategy<T>;
    /** Other names for `kubectl get`: `po`. */
    readonly shortNames?: readonly string[];
    /** Names of groups of resources: `all`. */
    readonly categories?: readonly string[];
    /** The singular name; the kind in small letters unless given. */
    readonly singularName?: string;
    /** What `kubectl get` shows; name and age unless given. */
    readonly columns?: readonly Column<T>[];
    /** In which order `kubectl get` shows the objects of a list; by namespace and name unless given. Negative: `a` first. */
    tableOrder?(a: T, b: T): number;
    /** What a field selector can ask for besides name and namespace: the value of a path such as `spec.nodeName`. */
    readonly selectableFields?: Readonly<Record<string, (object: T) => string>>;
    readonly subresources?: {
        /** Whether the status is written apart from the rest, by `/status`, or the hooks with which it is. No unless given. */
        readonly status?: boolean | SubresourceStrategy;
        /** Whether `/scale` reads and writes the replicas: true for `spec.replicas` and `status.replicas`. No unless given. */
        readonly scale?: boolean | ScaleOptions;
        /**
         * Others by their names: code, as `log` and `eviction`, or a function that gets the storage of the resource and gives it;
         * or hooks, for other ways to change the object, as `approval`.
         */
        readonly [name: string]: SubresourceREST | ((store: Store<T>) => SubresourceREST) | SubresourceStrategy | ScaleOptions | boolean | undefined;
    };
    /** The verbs that stored objects are served with, such as `get`; all unless given. */
    readonly verbs?: readonly string[];
    /** Code in place of stored objects; or a function that gets their storage and gives other code for some of the verbs. */
    readonly rest?: CustomREST | ((store: Store<T>) => Partial<RESTStorage>);
    /** The class of the list; what the Scheme has for the kind with `List` at its end, or a new one, unless given. */
    readonly listKind?: KindClass;
    /**
     * Other versions in which the objects are served as well, also in another group. The Scheme converts, both ways
     * (`addConversionFunc`). An object of a request has the defaults of its version before it is converted, and is held to
     * the rules of its version: by {@link VersionOptions.strategy}, or by what the strategy of the resource knows of it, as that
     * of `schemaStrategy` does of other Kinds made by `defineKind`. All other hooks see objects as they are stored.
     */
    readonly otherVersions?: readonly (KindClass | VersionOptions)[];
    /** Whether a deletion answers with the object although nothing of it is left. No unless given: it is a Status. */
    readonly returnDeletedObject?: boolean;
    /**
     * What the keys of the objects begin with in the storage, after `/registry`: `/services/specs`. The group and the
     * resource unless given: `/apps.example.com/birds`.
     */
    readonly storagePrefix?: string;
    /** Seconds that objects live. Without end unless given. */
    readonly ttlSeconds?: number;
}
