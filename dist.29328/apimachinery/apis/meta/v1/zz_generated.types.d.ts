import { APIResource, GroupVersionForDiscovery, ListMeta, ObjectMeta, Preconditions, ServerAddressByClientCIDR, StatusDetails, TableColumnDefinition, TableRow } from './zz_generated.structs.ts';
import type { DeletionPropagation, IncludeObjectPolicy, ResourceVersionMatch, StatusReason } from './zz_generated.structs.ts';
import type { ListClass, ListMetaClass } from './list.ts';
import type { ObjectClass } from './object.ts';
import type { Int64 } from '#engine/schema/wire';
import type { RawExtension } from '#apimachinery/runtime/extension';
import type { Plain } from '#apimachinery/runtime/init';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
export * from './zz_generated.structs.ts';
export interface ListOptions {
    apiVersion: string;
    kind: 'ListOptions';
    /** Returns only objects whose labels match, such as `app=web,tier notin (cache)`. Everything when empty. */
    labelSelector?: string;
    /**
     * Returns only objects whose fields match, such as `status.phase=Running`; which fields can be queried depends on the
     * Kind. Everything when empty.
     */
    fieldSelector?: string;
    /**
     * With `true`, the response is a stream of changes instead of a list. Give `resourceVersion` to continue from a list
     * read before.
     */
    watch?: boolean;
    /**
     * Asks a watch for `BOOKMARK` events that carry only a fresh resource version to resume from. The server sends them
     * when it likes or not at all; ignored for lists.
     */
    allowWatchBookmarks?: boolean;
    /**
     * How recent the data must be. Unset on a list means the newest state, `0` any state the server has cached; for a
     * watch, the version after which changes are sent.
     */
    resourceVersion?: string;
    /**
     * How a list applies `resourceVersion`: `NotOlderThan` for that state or a newer one, `Exact` for that very state.
     * Only allowed together with `resourceVersion`, except with `sendInitialEvents`.
     *
     * One of `NotOlderThan`, `Exact`.
     */
    resourceVersionMatch?: ResourceVersionMatch;
    /**
     * Seconds after which the server ends the list or watch, even while events flow. Clients then watch again from the
     * last resource version.
     */
    timeoutSeconds?: Int64;
    /**
     * Most items to return in one page; the rest follows by sending `continue` back. A page may hold fewer, even none,
     * while more remain. Not for watches; everything in one response when unset.
     */
    limit?: Int64;
    /**
     * Token from the previous page's metadata; send it with the same parameters to get the next page from the same
     * snapshot. Once it has expired, the server answers 410 with a token for an inconsistent rest of the list. Not for
     * watches.
     */
    continue?: string;
    /**
     * Lets a watch start with the current objects as `ADDED` events, closed by a bookmark with the annotation
     * `k8s.io/initial-events-end`. Requires `resourceVersionMatch: NotOlderThan`.
     */
    sendInitialEvents?: boolean;
    /**
     * Returns only objects whose hash of UID or namespace falls in given ranges, written as `shardRange(...)` terms
     * joined by `||`. Lets several clients share a large collection. Alpha, behind the gate `ShardedListAndWatch`.
     *
     * Feature gate: ShardedListAndWatch.
     */
    shardSelector?: string;
}
export interface GetOptions {
    apiVersion: string;
    kind: 'GetOptions';
    /**
     * Lets the server answer from its cache as long as the data is at least this recent; `0` accepts anything cached.
     * Unset reads the newest state.
     */
    resourceVersion?: string;
}
export interface DeleteOptions {
    apiVersion: string;
    kind: 'DeleteOptions';
    /**
     * Seconds the object gets to stop, at least 0; `0` deletes at once. When left out, the object's own value applies,
     * such as `terminationGracePeriodSeconds` of a Pod.
     */
    gracePeriodSeconds?: Int64;
    /**
     * UID or resource version the object must have; otherwise nothing is deleted and the server answers 409 (Conflict).
     */
    preconditions?: Preconditions;
    /**
     * @deprecated Use `propagationPolicy`, which cannot be combined with it. `true` keeps the dependents, `false` lets
     * the garbage collector delete them.
     */
    orphanDependents?: boolean;
    /**
     * What happens to dependents: `Background` deletes them after the owner, `Foreground` before it, `Orphan` keeps them.
     * When unset, finalizers on the object and then the default of its Kind decide.
     *
     * One of `Orphan`, `Background`, `Foreground`.
     */
    propagationPolicy?: DeletionPropagation;
    /**
     * `All` runs admission and validation and answers as usual, but stores nothing. Other values are refused; leave it
     * out to make the change.
     *
     * One of `All`.
     */
    dryRun?: Array<'All'>;
    /**
     * With `true`, deletes an object that can no longer be decrypted or decoded, without finalizers, preconditions or
     * clean-up. Default `false`; only for repair, after a normal delete reported a corrupt object.
     */
    ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
}
export interface CreateOptions {
    apiVersion: string;
    kind: 'CreateOptions';
    /**
     * `All` runs admission and validation and answers as usual, but stores nothing. Other values are refused; leave it
     * out to make the change.
     *
     * One of `All`.
     */
    dryRun?: Array<'All'>;
    /**
     * Name that `managedFields` records for this writer, at most 128 printable characters. When empty, the server takes
     * it from the user agent.
     */
    fieldManager?: string;
    /**
     * What the server does about unknown and duplicate fields: `Ignore` drops them silently, `Warn` (default) drops them
     * with a warning header, `Strict` refuses the request and names them all.
     *
     * One of ``, `Ignore`, `Warn`, `Strict`.
     */
    fieldValidation?: '' | 'Ignore' | 'Warn' | 'Strict';
}
export interface PatchOptions {
    apiVersion: string;
    kind: 'PatchOptions';
    /**
     * `All` runs admission and validation and answers as usual, but stores nothing. Other values are refused; leave it
     * out to make the change.
     *
     * One of `All`.
     */
    dryRun?: Array<'All'>;
    /**
     * Takes over fields that other managers own instead of failing with a conflict. For apply patches only; refused for
     * other patch types.
     */
    force?: boolean;
    /**
     * Name that owns the changed fields in `managedFields`, at most 128 printable characters. Required for apply patches;
     * others fall back to the user agent.
     */
    fieldManager?: string;
    /**
     * What the server does about unknown and duplicate fields: `Ignore` drops them silently, `Warn` (default) drops them
     * with a warning header, `Strict` refuses the request and names them all.
     *
     * One of ``, `Ignore`, `Warn`, `Strict`.
     */
    fieldValidation?: '' | 'Ignore' | 'Warn' | 'Strict';
}
export interface ApplyOptions {
    apiVersion: string;
    kind: 'ApplyOptions';
    /**
     * `All` runs admission and validation and answers as usual, but stores nothing. Other values are refused; leave it
     * out to make the change.
     *
     * One of `All`.
     */
    dryRun?: Array<'All'>;
    /**
     * Takes over fields that other managers own instead of failing with a conflict. Controllers usually set it, people
     * decide case by case.
     */
    force: boolean;
    /**
     * Name that owns the applied fields, at most 128 printable characters; required. Use the same name on every apply, as
     * fields you stop sending are removed by it.
     */
    fieldManager: string;
}
export interface UpdateOptions {
    apiVersion: string;
    kind: 'UpdateOptions';
    /**
     * `All` runs admission and validation and answers as usual, but stores nothing. Other values are refused; leave it
     * out to make the change.
     *
     * One of `All`.
     */
    dryRun?: Array<'All'>;
    /**
     * Name that `managedFields` records for this writer, at most 128 printable characters. When empty, the server takes
     * it from the user agent.
     */
    fieldManager?: string;
    /**
     * What the server does about unknown and duplicate fields: `Ignore` drops them silently, `Warn` (default) drops them
     * with a warning header, `Strict` refuses the request and names them all.
     *
     * One of ``, `Ignore`, `Warn`, `Strict`.
     */
    fieldValidation?: '' | 'Ignore' | 'Warn' | 'Strict';
}
export interface Status {
    apiVersion: string;
    kind: 'Status';
    /** List metadata, usually empty; with an expired `continue` token it holds a token to carry on with. */
    metadata: ListMeta;
    /** Outcome of the request: `Success` or `Failure`. Not to be confused with the `status` of objects. */
    status?: string;
    /** Explanation for people; its wording may change between releases, so do not parse it. */
    message?: string;
    /**
     * Why the request failed, in one CamelCase word such as `NotFound`, `AlreadyExists`, `Conflict` or `Invalid`. Refines
     * the HTTP status code; empty when nothing more is known.
     */
    reason?: StatusReason;
    /**
     * What the failure is about: the object, each faulty field, and how long to wait. Which parts are filled depends on
     * `reason`.
     */
    details?: StatusDetails;
    /** HTTP status code that goes with the answer; 0 when unset. */
    code?: number;
}
export interface List {
    apiVersion: string;
    kind: 'List';
    /** List metadata; usually empty, as no server made the list. */
    metadata: ListMeta;
    /** The objects, each with its own `apiVersion` and `kind`. */
    items: RawExtension[];
}
export interface APIVersions {
    apiVersion: string;
    kind: 'APIVersions';
    /** Versions of the core group, in practice `v1` alone. */
    versions: string[];
    /**
     * Addresses of the server by client network, so that clients inside and outside the cluster can pick the nearer one.
     * If several networks match, take the longest prefix.
     */
    serverAddressByClientCIDRs: ServerAddressByClientCIDR[];
}
export interface APIGroupList {
    apiVersion: string;
    kind: 'APIGroupList';
    /** All groups the server serves, aggregated ones and custom resources included. */
    groups: Plain<APIGroup>[];
}
export interface APIGroup {
    apiVersion: string;
    kind: 'APIGroup';
    /** Name of the group, such as `apps` or `networking.k8s.io`. */
    name: string;
    /** Versions of the group that are served now, the preferred one first. */
    versions: GroupVersionForDiscovery[];
    /** Version clients should use unless they need another; the newest stable one as a rule. */
    preferredVersion?: GroupVersionForDiscovery;
    /**
     * Addresses of the server by client network, so that clients inside and outside the cluster can pick the nearer one.
     * If several networks match, take the longest prefix.
     */
    serverAddressByClientCIDRs?: ServerAddressByClientCIDR[];
}
export interface APIResourceList {
    apiVersion: string;
    kind: 'APIResourceList';
    /** Group and version the list is about, such as `apps/v1`. */
    groupVersion: string;
    /** Resources and subresources with their names, Kinds and verbs. */
    resources: APIResource[];
}
export interface Table {
    apiVersion: string;
    kind: 'Table';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: ListMeta;
    /** Columns in the order of the cells of each row. Watch events after the first may leave it empty. */
    columnDefinitions: TableColumnDefinition[];
    /** One row for each object, in the order of the list. */
    rows: TableRow[];
}
export interface TableOptions {
    apiVersion: string;
    kind: 'TableOptions';
    /**
     * How much of each object its row carries: `Metadata` (default), `Object` for all of it, or `None`.
     *
     * One of `None`, `Metadata`, `Object`.
     */
    includeObject?: IncludeObjectPolicy;
}
export interface PartialObjectMetadata {
    apiVersion: string;
    kind: string;
    /** Complete metadata of the object, labels and owners included. */
    metadata: ObjectMeta;
}
export interface PartialObjectMetadataList {
    apiVersion: string;
    kind: string;
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: ListMeta;
    /** The objects, with metadata only. */
    items: PartialObjectMetadata[];
}
export interface WatchEvent {
    /**
     * `ADDED`, `MODIFIED` or `DELETED` for a change, `BOOKMARK` for progress without one, `ERROR` when the watch failed
     * and ends.
     */
    type: string;
    /**
     * The object after the change, or as it last was when deleted. For a bookmark only its resource version is filled;
     * for an error it is a Status.
     */
    object: RawExtension;
}
/** Query parameters of list and watch requests, and of deletions of a whole collection. */
export declare const ListOptions: TypedKindClass<ListOptions, ListOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ListOptions';
}>;
/** Query parameters of a get request, for reading one object. */
export declare const GetOptions: TypedKindClass<GetOptions, GetOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'GetOptions';
}>;
/**
 * Options of a delete request, sent as its body or as query parameters: grace period, preconditions, and what happens
 * to dependents.
 */
export declare const DeleteOptions: TypedKindClass<DeleteOptions, DeleteOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'DeleteOptions';
}>;
/** Query parameters of a create request: dry run, field manager and field validation. */
export declare const CreateOptions: TypedKindClass<CreateOptions, CreateOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'CreateOptions';
}>;
/** Query parameters of a patch request, server-side apply included. */
export declare const PatchOptions: TypedKindClass<PatchOptions, PatchOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PatchOptions';
}>;
/** Options of a server-side apply: those of a patch, with the field manager required. */
export declare const ApplyOptions: TypedKindClass<ApplyOptions, ApplyOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ApplyOptions';
}>;
/** Query parameters of an update request: dry run, field manager and field validation. */
export declare const UpdateOptions: TypedKindClass<UpdateOptions, UpdateOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'UpdateOptions';
}>;
/**
 * Answer of the server when it returns no object: an error, or the success of a delete. Branch on `reason` rather than
 * on the text of `message`.
 */
export declare const Status: ListMetaClass<Status, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Status';
}>;
/**
 * A list of objects of any Kinds, as `kubectl get -o yaml` prints and `kubectl apply` reads. Servers return typed lists
 * instead.
 */
export declare const List: ListMetaClass<List, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'List';
}>;
/** Answer of `/api`: the versions of the core group that the server serves. */
export declare const APIVersions: TypedKindClass<APIVersions, APIVersions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'APIVersions';
}>;
/**
 * Answer of `/apis`: every named API group with its versions. Start of discovery; the core group is listed under
 * `/api`.
 */
export declare const APIGroupList: TypedKindClass<APIGroupList, APIGroupList & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'APIGroupList';
}>;
/** One API group with the versions it is served in, as discovery returns it under `/apis/<group>`. */
export declare const APIGroup: TypedKindClass<APIGroup, APIGroup & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'APIGroup';
}>;
/** Answer of `/apis/<group>/<version>` or `/api/v1`: the resources of one group and version. */
export declare const APIResourceList: TypedKindClass<APIResourceList, APIResourceList & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'APIResourceList';
}>;
/**
 * A list of objects as rows and columns made for people, as kubectl prints it. Requested with `as=Table` in the
 * `Accept` header.
 */
export declare const Table: ListMetaClass<Table, {
    group: 'meta.k8s.io';
    version: 'v1';
    apiVersion: 'meta.k8s.io/v1';
    kind: 'Table';
}>;
/** Query parameters of a request that asks for a Table. */
export declare const TableOptions: TypedKindClass<TableOptions, TableOptions & KindBase, {
    group: 'meta.k8s.io';
    version: 'v1';
    apiVersion: 'meta.k8s.io/v1';
    kind: 'TableOptions';
}>;
/**
 * An object of any Kind reduced to its metadata. Cheaper to list and watch when labels, owners or annotations are all
 * you need.
 */
export declare const PartialObjectMetadata: ObjectClass<PartialObjectMetadata, {
    group: 'meta.k8s.io';
    version: 'v1';
    apiVersion: 'meta.k8s.io/v1';
    kind: 'PartialObjectMetadata';
}>;
/** A list of objects reduced to their metadata, for one Kind. */
export declare const PartialObjectMetadataList: ListClass<PartialObjectMetadataList, PartialObjectMetadata, {
    group: 'meta.k8s.io';
    version: 'v1';
    apiVersion: 'meta.k8s.io/v1';
    kind: 'PartialObjectMetadataList';
}>;
/** One change that a watch reports, as a line of its JSON stream. */
export declare const WatchEvent: TypedKindClass<WatchEvent, WatchEvent & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: '';
    kind: 'WatchEvent';
}>;
