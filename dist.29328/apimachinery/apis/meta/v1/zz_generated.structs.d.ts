import type { FieldsV1 } from './fields_v1.ts';
import type { Time } from './time.ts';
import type { NamedList, Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import type { RawExtension } from '#apimachinery/runtime/extension';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ResourceVersionMatch = 'NotOlderThan' | 'Exact';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DeletionPropagation = 'Orphan' | 'Background' | 'Foreground';
/** Well-known values; others are possible. */
export type StatusReason = '' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'AlreadyExists' | 'Conflict' | 'Gone' | 'Invalid' | 'ServerTimeout' | 'StorageReadError' | 'Timeout' | 'TooManyRequests' | 'BadRequest' | 'MethodNotAllowed' | 'NotAcceptable' | 'RequestEntityTooLarge' | 'UnsupportedMediaType' | 'InternalError' | 'Expired' | 'ServiceUnavailable' | (string & {});
/** Well-known values; others are possible. */
export type CauseType = 'FieldValueNotFound' | 'FieldValueRequired' | 'FieldValueDuplicate' | 'FieldValueInvalid' | 'FieldValueNotSupported' | 'FieldValueForbidden' | 'FieldValueTooLong' | 'FieldValueTooMany' | 'InternalError' | 'FieldValueTypeInvalid' | 'UnexpectedServerResponse' | 'FieldManagerConflict' | 'ResourceVersionTooLarge' | (string & {});
export type Verbs = string[];
export declare const Verbs: NamedList;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type LabelSelectorOperator = 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type FieldSelectorOperator = 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ManagedFieldsOperationType = 'Apply' | 'Update';
/** Well-known values; others are possible. */
export type RowConditionType = 'Completed' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConditionStatus = 'True' | 'False' | 'Unknown';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type IncludeObjectPolicy = 'None' | 'Metadata' | 'Object';
/**
 * Says which Kind an object is and in which version of its API it is written. Every object carries it at the top level;
 * items of a typed list may leave it out.
 */
export interface TypeMeta {
    /**
     * Kind of the object in CamelCase, such as `Pod` or `DeploymentList`. It cannot change once the object exists; a
     * server may fill it in from the request path.
     */
    kind?: string;
    /**
     * Group and version of the schema the object follows: `apps/v1`, or `v1` alone for the core group. A server converts
     * between the versions it serves and refuses those it does not know.
     */
    apiVersion?: string;
}
/** Metadata of lists and of a Status: resource version and paging, no name or labels. */
export interface ListMeta {
    /**
     * Deprecated and always empty; build the URL from group, version, resource, namespace and name instead.
     *
     * @deprecated
     */
    selfLink?: string;
    /**
     * Version of the stored data the list reflects. Start a watch from it to miss no change between list and watch; treat
     * the text as opaque.
     */
    resourceVersion?: string;
    /**
     * Opaque token for the next page, set only when `limit` cut the list short. Send it back with otherwise the same
     * query; it expires after some minutes, and the server then answers 410 (Gone).
     */
    continue?: string;
    /**
     * Estimate of how many items follow this page. Unset on the last page and whenever the request had a label or field
     * selector; do not count on it being exact.
     */
    remainingItemCount?: Int64;
    /**
     * Set when a shard selector reduced the list, so the items are only part of the collection. Alpha, behind the feature
     * gate `ShardedListAndWatch`.
     *
     * Feature gate: ShardedListAndWatch.
     */
    shardInfo?: ShardInfo;
}
/** The shard selector a list response was filtered with. */
export interface ShardInfo {
    /**
     * Shard selector as the request sent it. Use it to tell which shard a response belongs to before merging several.
     *
     * Required.
     */
    selector: string;
}
/**
 * Metadata of every stored object: identity, labels, annotations, owners, and the bookkeeping of the server. Write
 * name, namespace, labels, annotations, owner references and finalizers; the rest is read-only.
 */
export interface ObjectMeta {
    /**
     * Name of the object, unique for its Kind within the namespace (or the cluster) and fixed after creation. Most Kinds
     * take a DNS subdomain, some only a DNS label. Needed on creation unless `generateName` is given.
     */
    name?: string;
    /**
     * Prefix from which the server makes a name by adding a random suffix; ignored when `name` is set. A long prefix is
     * cut so that the suffix fits; if every attempt collides, creation fails with 409.
     */
    generateName?: string;
    /**
     * Namespace the object lives in, a DNS label, fixed after creation. Empty for cluster-scoped Kinds; on namespaced
     * ones, clients such as kubectl fill in their current namespace, `default` unless configured.
     */
    namespace?: string;
    /**
     * Deprecated and always empty; build the URL from group, version, resource, namespace and name instead.
     *
     * @deprecated
     */
    selfLink?: string;
    /**
     * Identifier the server gives the object on creation, unique across all time. An object deleted and created anew
     * under the same name has another one, so use it to recognise the same instance.
     *
     * Immutable.
     */
    uid?: string;
    /**
     * Opaque version that changes with every write. Send it back in an update to fail with 409 (Conflict) if somebody
     * else wrote meanwhile, or start a watch from it; leave it out on creation.
     */
    resourceVersion?: string;
    /**
     * Counter of changes to the desired state, usually the spec; status and metadata writes do not raise it. Compare with
     * `status.observedGeneration` to see whether a controller has caught up. Read-only.
     *
     * At least 0.
     */
    generation?: Int64;
    /**
     * When the server created the object, in UTC. Set by the server and not changeable; clocks of several servers may
     * differ, so do not order objects by it too finely.
     *
     * Immutable.
     */
    creationTimestamp?: Time;
    /**
     * Set by the server when deletion was requested; the object stays until this time has passed and `finalizers` is
     * empty. Once set it may only move earlier. A controller that sees it should clean up.
     *
     * Immutable.
     */
    deletionTimestamp?: Time;
    /**
     * Seconds the object was given to stop, counted up to `deletionTimestamp`. Set by the server together with it; a
     * later delete can only shorten it.
     *
     * Immutable.
     */
    deletionGracePeriodSeconds?: Int64;
    /**
     * Key and value pairs that selectors of Services, controllers and queries match. Values are at most 63 characters and
     * may be empty; keys may have a DNS prefix, as in `app.kubernetes.io/name`.
     */
    labels?: {
        [key: string]: string;
    };
    /**
     * Key and value pairs for tools and people that selectors cannot query. Keys follow the rules of labels, values are
     * free text; all of them together may take at most 256 KiB.
     */
    annotations?: {
        [key: string]: string;
    };
    /**
     * Objects this one depends on, in the same namespace or cluster-scoped. The garbage collector deletes it once all of
     * them are gone; at most one of them may have `controller: true`.
     *
     * List with unique `uid`.
     * Strategic merge patch merges by `uid`.
     */
    ownerReferences?: OwnerReference[];
    /**
     * Names of clean-up steps that must finish before a deleted object disappears; each responsible component removes its
     * own entry, in any order. After deletion was requested none can be added. Entries nobody handles leave the object
     * stuck.
     *
     * List of unique values.
     * Strategic merge patch: merge.
     */
    finalizers?: string[];
    /**
     * Which manager last set which fields, for server-side apply and its conflicts. Kept by the server; clients may drop
     * it from output, or write a list with one empty entry to clear it.
     */
    managedFields?: ManagedFieldsEntry[];
}
/**
 * Points at an object that this one belongs to, for the garbage collector and for controllers that adopt objects. It
 * has no namespace: the owner is in the same one or cluster-scoped.
 */
export interface OwnerReference {
    /** API version of the owner, with its group, such as `apps/v1`. */
    apiVersion: string;
    /** Kind of the owner in CamelCase, such as `ReplicaSet`. */
    kind: string;
    /** Name of the owner. It must match the object with `uid`, or the owner counts as gone. */
    name: string;
    /** UID of the owner. An owner created anew under the same name has another UID and is a different owner. */
    uid: string;
    /**
     * `true` marks the owner that manages this object; at most one reference may have it. Controllers leave objects alone
     * that another one controls.
     */
    controller?: boolean;
    /**
     * With `true`, a foreground deletion of the owner waits until this object is gone. Default `false`. If the admission
     * plugin `OwnerReferencesPermissionEnforcement` is on, setting it needs further permissions on the owner.
     */
    blockOwnerDeletion?: boolean;
}
/** What must hold for the stored object before a delete goes ahead; otherwise the server answers 409 (Conflict). */
export interface Preconditions {
    /** UID the object must have, so that a namesake created meanwhile is spared. */
    uid?: string;
    /** Resource version the object must have, so that nothing is deleted after a change you have not seen. */
    resourceVersion?: string;
}
/**
 * Details of a failed request; which of them are set depends on the reason of the Status. Be ready for any of them to
 * be missing.
 */
export interface StatusDetails {
    /** Name of the object the request was about, if there is a single one. */
    name?: string;
    /** API group of that object; empty for the core group. */
    group?: string;
    /** Kind of that object, or often its plural resource name, such as `pods`. */
    kind?: string;
    /** UID of that object, when a single one is concerned and known. */
    uid?: string;
    /** One entry for each fault found, such as every invalid field of a manifest. */
    causes?: StatusCause[];
    /** Seconds to wait before trying again; some errors ask for another action after that time instead. */
    retryAfterSeconds?: number;
}
/** One of the faults behind a failed request, such as an invalid field. */
export interface StatusCause {
    /**
     * Type of the fault, such as `FieldValueRequired`, `FieldValueInvalid` or `FieldManagerConflict`. Empty when unknown.
     */
    reason?: CauseType;
    /** Explanation of the fault for people; may be shown as it is. */
    message?: string;
    /**
     * JSON path of the faulty field, such as `spec.ports[0].name`, with indexes from zero. The same field appears once
     * for each of its faults.
     */
    field?: string;
}
/** Address of the server for clients of one network. */
export interface ServerAddressByClientCIDR {
    /** Network of the clients in CIDR form. */
    clientCIDR: string;
    /** Where those clients reach the server: a host name or IP, with a port if needed. */
    serverAddress: string;
}
/** One version of a group, both joined with the group and alone. */
export interface GroupVersionForDiscovery {
    /** Group and version joined, as in the `apiVersion` of objects: `apps/v1`. */
    groupVersion: string;
    /** Version alone, such as `v1`, so that clients need not split the other field. */
    version: string;
}
/** A resource as discovery describes it: path name, Kind and verbs. Subresources have entries of their own. */
export interface APIResource {
    /** Plural name used in paths, such as `deployments`; for a subresource with a slash, as in `deployments/scale`. */
    name: string;
    /** Singular name that clients accept in place of the plural; usually the Kind in lower case. */
    singularName: string;
    /** `true` if objects live in namespaces, `false` if they are cluster-scoped. */
    namespaced: boolean;
    /**
     * Group of the Kind if it differs from that of the list, as for `Scale` under `deployments/scale`. Empty means the
     * group of the list.
     */
    group?: string;
    /** Version of the Kind if it differs from that of the list. Empty means the version of the list. */
    version?: string;
    /** Kind of the objects read and written here, such as `Deployment`. For a subresource it may be of another group. */
    kind: string;
    /**
     * Requests the resource supports: reads (`get`, `list`, `watch`), writes (`create`, `update`, `patch`, `delete`,
     * `deletecollection`), and `proxy` for some.
     */
    verbs: Verbs;
    /** Abbreviations that kubectl accepts, such as `deploy` or `po`. */
    shortNames?: string[];
    /** Groups of resources that kubectl lists together, such as `all` in `kubectl get all`. */
    categories?: string[];
    /**
     * Opaque hash of the version the server stores the resource in; a changed value means that stored objects may need
     * migration. Alpha: unset unless the feature gate `StorageVersionHash` is on.
     */
    storageVersionHash?: string;
}
/** Answer of `/`: the paths the server offers, without their contents. */
export interface RootPaths {
    /** Paths at the root of the server, such as `/apis`, `/healthz` and `/openapi/v3`. */
    paths: string[];
}
/**
 * Stands for the body of a PATCH request in API descriptions. The media type decides its form: JSON Patch, merge patch,
 * strategic merge patch or apply.
 */
export interface Patch {
}
/**
 * Selects objects by their labels; all requirements must hold. An empty selector (`{}`) matches everything; a missing
 * one usually matches nothing, but each field that uses it has the last word.
 */
export interface LabelSelector {
    /**
     * Labels an object must have with exactly these values. Short for `matchExpressions` with `In` and a single value.
     */
    matchLabels?: {
        [key: string]: string;
    };
    /** Requirements that compare one label each; all of them and all of `matchLabels` must hold. */
    matchExpressions?: LabelSelectorRequirement[];
}
/** A condition on one label: its key, an operator, and values to compare with. */
export interface LabelSelectorRequirement {
    /** Label the condition is about, with its prefix if it has one. */
    key: string;
    /**
     * `In` and `NotIn` compare the label with `values`; `Exists` and `DoesNotExist` only look whether it is there.
     * `NotIn` also holds for objects without the label.
     *
     * One of `In`, `NotIn`, `Exists`, `DoesNotExist`.
     */
    operator: LabelSelectorOperator;
    /**
     * Values to compare with: at least one for `In` and `NotIn`, none for `Exists` and `DoesNotExist`. Strategic merge
     * patches replace the list as a whole.
     */
    values?: string[];
}
/** A condition on one field, as authorizers see field selectors of a request. */
export interface FieldSelectorRequirement {
    /** Field the condition is about, such as `spec.nodeName`. */
    key: string;
    /**
     * `In` and `NotIn` compare the field with `values`; `Exists` and `DoesNotExist` only look whether it is there. Be
     * ready for further operators.
     *
     * One of `In`, `NotIn`, `Exists`, `DoesNotExist`.
     */
    operator: FieldSelectorOperator;
    /** Values to compare with: at least one for `In` and `NotIn`, none for `Exists` and `DoesNotExist`. */
    values?: string[];
}
/** Fields of an object that one manager owns, through one operation, API version and subresource. */
export interface ManagedFieldsEntry {
    /** Name of the manager: the `fieldManager` of its requests, or one derived from the user agent. */
    manager?: string;
    /**
     * How the manager wrote: `Apply` for server-side apply, `Update` for any other write. The same manager has separate
     * entries for both.
     *
     * One of `Apply`, `Update`.
     */
    operation?: ManagedFieldsOperationType;
    /**
     * API version whose field names the entry uses, such as `apps/v1`. The server cannot convert field sets between
     * versions by itself.
     */
    apiVersion?: string;
    /**
     * When the manager last added, changed or removed a field here. Does not move when another manager takes fields away.
     */
    time?: Time;
    /** Format of the field set. The only one is `FieldsV1`. */
    fieldsType?: string;
    /** The owned fields, as a tree of `f:` names, `k:` keys and `v:` values. */
    fieldsV1?: FieldsV1;
    /**
     * Subresource the write went through, such as `status` or `scale`; empty for the main resource. Part of the identity,
     * so the same manager has an entry for each.
     */
    subresource?: string;
}
/** Heading, type and importance of one column of a Table. */
export interface TableColumnDefinition {
    /** Heading of the column, which kubectl prints in capitals. */
    name: string;
    /** OpenAPI type of the cells: `string`, `integer`, `number`, `boolean`, `date` and so on. */
    type: string;
    /**
     * OpenAPI format that refines the type, such as `date-time`. `name` marks the column that holds the name of the
     * object.
     */
    format: string;
    /** What the column shows, in a sentence for people. */
    description: string;
    /** Columns with 0 are always shown; higher numbers only where there is room, as with `kubectl get -o wide`. */
    priority: number;
}
/** One object as a row of a Table: its cells, and as much of the object as was asked for. */
export interface TableRow {
    /** Values in the order of the columns: text, numbers, booleans, maps, lists or null. */
    cells: unknown[];
    /**
     * Marks on the row, not on the object. The only one is `Completed`, for finished objects that clients may show less
     * prominently.
     */
    conditions?: TableRowCondition[];
    /**
     * The object behind the row: its metadata by default, the whole object or nothing depending on `includeObject`. Check
     * `kind` before reading it.
     */
    object?: RawExtension;
}
/** A mark on a row of a Table. Clients may ignore it. */
export interface TableRowCondition {
    /** What the mark says. The only defined value is `Completed`. */
    type: RowConditionType;
    /**
     * Whether it holds: `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** Short CamelCase reason for the last change, for programs. */
    reason?: string;
    /** Explanation of the last change, for people to read. */
    message?: string;
}
/**
 * One observed aspect of an object's state, such as `Ready` or `Available`. Controllers keep one entry per type in
 * `status.conditions`.
 */
export interface Condition {
    /**
     * Aspect the condition is about, CamelCase or with a domain prefix as in `example.com/Ready`. At most 316 characters;
     * unique in its list.
     *
     * Required.
     */
    type: string;
    /**
     * Whether the aspect holds: `True`, `False`, or `Unknown` while the controller cannot tell.
     *
     * Required.
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /**
     * `metadata.generation` the condition was computed for. Lower than the current generation means that it is out of
     * date.
     *
     * At least 0.
     */
    observedGeneration?: Int64;
    /**
     * When `status` last changed from one value to another. Leave it alone when only `reason` or `message` change.
     *
     * Required.
     */
    lastTransitionTime: Time;
    /**
     * Why `status` has its value, in one CamelCase word of at most 1024 characters that programs can rely on. Must not be
     * empty.
     *
     * Required.
     * At most 1024 bytes.
     */
    reason: string;
    /**
     * Details for people, at most 32768 characters; may be empty.
     *
     * Required.
     */
    message: string;
}
/** A resource of an API group in any version, such as `deployments` of `apps`. */
export interface GroupResource {
    /** API group, such as `apps`; empty for the core group. */
    group: string;
    /** Plural resource name in lower case, such as `deployments`. */
    resource: string;
}
/** A resource in one version of its group: what a request path names. */
export interface GroupVersionResource {
    /** API group, such as `apps`; empty for the core group. */
    group: string;
    /** API version, such as `v1` or `v1beta1`. */
    version: string;
    /** Plural resource name in lower case, such as `deployments`. */
    resource: string;
}
/** A Kind of an API group in any version, such as `Deployment` of `apps`. */
export interface GroupKind {
    /** API group, such as `apps`; empty for the core group. */
    group: string;
    /** Kind in CamelCase, such as `Deployment`. */
    kind: string;
}
/** A Kind in one version of its group: what `apiVersion` and `kind` of an object say. */
export interface GroupVersionKind {
    /** API group, such as `apps`; empty for the core group. */
    group: string;
    /** API version, such as `v1` or `v1beta1`. */
    version: string;
    /** Kind in CamelCase, such as `Deployment`. */
    kind: string;
}
export declare const TypeMeta: Struct<TypeMeta>;
export declare const ListMeta: Struct<ListMeta>;
export declare const ShardInfo: Struct<ShardInfo>;
export declare const ObjectMeta: Struct<ObjectMeta>;
export declare const OwnerReference: Struct<OwnerReference>;
export declare const Preconditions: Struct<Preconditions>;
export declare const StatusDetails: Struct<StatusDetails>;
export declare const StatusCause: Struct<StatusCause>;
export declare const ServerAddressByClientCIDR: Struct<ServerAddressByClientCIDR>;
export declare const GroupVersionForDiscovery: Struct<GroupVersionForDiscovery>;
export declare const APIResource: Struct<APIResource>;
export declare const RootPaths: Struct<RootPaths>;
export declare const Patch: Struct<Patch>;
export declare const LabelSelector: Struct<LabelSelector>;
export declare const LabelSelectorRequirement: Struct<LabelSelectorRequirement>;
export declare const FieldSelectorRequirement: Struct<FieldSelectorRequirement>;
export declare const ManagedFieldsEntry: Struct<ManagedFieldsEntry>;
export declare const TableColumnDefinition: Struct<TableColumnDefinition>;
export declare const TableRow: Struct<TableRow>;
export declare const TableRowCondition: Struct<TableRowCondition>;
export declare const Condition: Struct<Condition>;
export declare const GroupResource: Struct<GroupResource>;
export declare const GroupVersionResource: Struct<GroupVersionResource>;
export declare const GroupKind: Struct<GroupKind>;
export declare const GroupVersionKind: Struct<GroupVersionKind>;
