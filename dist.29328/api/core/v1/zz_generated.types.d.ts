import { ComponentCondition, EndpointSubset, EventSeries, EventSource, LimitRangeSpec, LocalObjectReference, NamespaceSpec, NamespaceStatus, NodeSpec, NodeStatus, ObjectReference, PersistentVolumeClaimSpec, PersistentVolumeClaimStatus, PersistentVolumeSpec, PersistentVolumeStatus, PodSpec, PodStatus, PodTemplateSpec, ReplicationControllerSpec, ReplicationControllerStatus, ResourceQuotaSpec, ResourceQuotaStatus, ServiceSpec, ServiceStatus } from './zz_generated.structs.ts';
import type { SecretType } from './zz_generated.structs.ts';
import type { ListClass, ListMetaClass } from '#apimachinery/apis/meta/v1/list';
import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Base64, Int64 } from '#engine/schema/wire';
import type { RawExtension } from '#apimachinery/runtime/extension';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface PersistentVolume {
    apiVersion: 'v1';
    kind: 'PersistentVolume';
    /** Name and labels; PersistentVolumes are cluster-scoped. Claims may select by the labels. */
    metadata: metav1.ObjectMeta;
    /**
     * What the storage is, how large, and who may use it. What the storage is cannot change later; capacity and reclaim
     * policy can.
     */
    spec?: PersistentVolumeSpec;
    /**
     * Whether the volume is free, bound or released. Written through the `status` subresource; ignored in ordinary
     * updates.
     */
    status?: PersistentVolumeStatus;
}
export interface PersistentVolumeList {
    apiVersion: 'v1';
    kind: 'PersistentVolumeList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more PersistentVolumes to fetch. */
    metadata: metav1.ListMeta;
    /** The PersistentVolumes of this page; each comes without `apiVersion` and `kind`. */
    items: PersistentVolume[];
}
export interface PersistentVolumeClaim {
    apiVersion: 'v1';
    kind: 'PersistentVolumeClaim';
    /** Name and namespace. Only Pods of that namespace can use the claim. */
    metadata: metav1.ObjectMeta;
    /**
     * What kind of storage is wanted, and how much. Once bound, only the requested size and the attributes class can
     * change.
     */
    spec?: PersistentVolumeClaimSpec;
    /**
     * What the claim is bound to, and the progress of changes. Written through the `status` subresource; ignored in
     * ordinary updates.
     */
    status?: PersistentVolumeClaimStatus;
}
export interface PersistentVolumeClaimList {
    apiVersion: 'v1';
    kind: 'PersistentVolumeClaimList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more PersistentVolumeClaims to fetch. */
    metadata: metav1.ListMeta;
    /** The PersistentVolumeClaims of this page; each comes without `apiVersion` and `kind`. */
    items: PersistentVolumeClaim[];
}
export interface Pod {
    apiVersion: 'v1';
    kind: 'Pod';
    /** Name, namespace, labels and annotations. Labels are what Services and controllers find the Pod by. */
    metadata: metav1.ObjectMeta;
    /**
     * The containers and how to run them. Hardly anything can change once the Pod exists: images, deadlines, added
     * tolerations, and resources through `resize`.
     */
    spec?: PodSpec;
    /** What the kubelet last reported. Written through the `status` subresource; ignored in ordinary updates. */
    status?: PodStatus;
}
export interface PodList {
    apiVersion: 'v1';
    kind: 'PodList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more Pods to fetch. */
    metadata: metav1.ListMeta;
    /** The Pods of this page; each comes without `apiVersion` and `kind`. */
    items: Pod[];
}
export interface PodTemplate {
    apiVersion: 'v1';
    kind: 'PodTemplate';
    /** Name, namespace, labels and annotations of the template, not of the Pods. */
    metadata: metav1.ObjectMeta;
    /** Labels and spec of the Pods to create from it. */
    template?: PodTemplateSpec;
}
export interface PodTemplateList {
    apiVersion: 'v1';
    kind: 'PodTemplateList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more PodTemplates to fetch. */
    metadata: metav1.ListMeta;
    /** The PodTemplates of this page; each comes without `apiVersion` and `kind`. */
    items: PodTemplate[];
}
export interface ReplicationController {
    apiVersion: 'v1';
    kind: 'ReplicationController';
    /** Name, namespace, labels and annotations. Without labels it gets those of the Pod template. */
    metadata: metav1.ObjectMeta;
    /** How many Pods, which ones, and what new ones look like. */
    spec?: ReplicationControllerSpec;
    /** What the controller last counted. Written through the `status` subresource; ignored in ordinary updates. */
    status?: ReplicationControllerStatus;
}
export interface ReplicationControllerList {
    apiVersion: 'v1';
    kind: 'ReplicationControllerList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more ReplicationControllers to fetch. */
    metadata: metav1.ListMeta;
    /** The ReplicationControllers of this page; each comes without `apiVersion` and `kind`. */
    items: ReplicationController[];
}
export interface Service {
    apiVersion: 'v1';
    kind: 'Service';
    /** Name and namespace. The DNS name follows from them: `NAME.NAMESPACE.svc` and the domain of the cluster. */
    metadata: metav1.ObjectMeta;
    /** Which Pods, which ports, and who can reach them. */
    spec?: ServiceSpec;
    /** Addresses of the load balancer. Written through the `status` subresource; ignored in ordinary updates. */
    status?: ServiceStatus;
}
export interface ServiceList {
    apiVersion: 'v1';
    kind: 'ServiceList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more Services to fetch. */
    metadata: metav1.ListMeta;
    /** The Services of this page; each comes without `apiVersion` and `kind`. */
    items: Service[];
}
export interface ServiceAccount {
    apiVersion: 'v1';
    kind: 'ServiceAccount';
    /** Name and namespace. Its user name is `system:serviceaccount:NAMESPACE:NAME`. */
    metadata: metav1.ObjectMeta;
    /**
     * Secrets that its Pods may mount, enforced only with the annotation `kubernetes.io/enforce-mountable-secrets`, which
     * is deprecated. Use separate namespaces to keep Secrets apart, and request tokens instead of looking here for them.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    secrets?: ObjectReference[];
    /** Secrets with credentials for registries, given to Pods that name none. Only the kubelet reads them. */
    imagePullSecrets?: LocalObjectReference[];
    /** Whether its Pods get the API token mounted. On when left out; a Pod's own setting wins. */
    automountServiceAccountToken?: boolean;
}
export interface ServiceAccountList {
    apiVersion: 'v1';
    kind: 'ServiceAccountList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more ServiceAccounts to fetch. */
    metadata: metav1.ListMeta;
    /** The ServiceAccounts of this page; each comes without `apiVersion` and `kind`. */
    items: ServiceAccount[];
}
export interface Endpoints {
    apiVersion: 'v1';
    kind: 'Endpoints';
    /** Name and namespace are those of the Service, by which proxies find it. */
    metadata: metav1.ObjectMeta;
    /**
     * All endpoints, in groups with the same ports. An address that is ready on some ports only occurs in more than one
     * group.
     */
    subsets?: EndpointSubset[];
}
export interface EndpointsList {
    apiVersion: 'v1';
    kind: 'EndpointsList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more Endpoints to fetch. */
    metadata: metav1.ListMeta;
    /** The Endpoints of this page; each comes without `apiVersion` and `kind`. */
    items: Endpoints[];
}
export interface Node {
    apiVersion: 'v1';
    kind: 'Node';
    /**
     * Name, labels and annotations; Nodes are cluster-scoped. Labels are what `nodeSelector` and affinity choose by, and
     * the kubelet sets those of zone, host name and operating system.
     */
    metadata: metav1.ObjectMeta;
    /** What controllers and administrators set, such as taints. */
    spec?: NodeSpec;
    /** What the kubelet last reported. Written through the `status` subresource; ignored in ordinary updates. */
    status?: NodeStatus;
}
export interface NodeList {
    apiVersion: 'v1';
    kind: 'NodeList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more Nodes to fetch. */
    metadata: metav1.ListMeta;
    /** The Nodes of this page; each comes without `apiVersion` and `kind`. */
    items: Node[];
}
export interface Namespace {
    apiVersion: 'v1';
    kind: 'Namespace';
    /**
     * Name and labels; Namespaces are cluster-scoped. Labels select namespaces in network policies and admission, and set
     * the Pod Security level.
     */
    metadata: metav1.ObjectMeta;
    /** Finalizers that hold back the removal of the namespace. */
    spec?: NamespaceSpec;
    /** Whether the namespace is in use or being deleted, and what the deletion still waits for. */
    status?: NamespaceStatus;
}
export interface NamespaceList {
    apiVersion: 'v1';
    kind: 'NamespaceList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more Namespaces to fetch. */
    metadata: metav1.ListMeta;
    /** The Namespaces of this page; each comes without `apiVersion` and `kind`. */
    items: Namespace[];
}
export interface Binding {
    apiVersion: 'v1';
    kind: 'Binding';
    /**
     * Name and namespace of the Pod to bind. With a `uid`, the binding fails when a Pod of that name was created anew.
     */
    metadata: metav1.ObjectMeta;
    /** The node, by `kind: Node` and its name. Its name becomes the Pod's `spec.nodeName`. */
    target: ObjectReference;
}
export interface PodLogOptions {
    apiVersion: 'v1';
    kind: 'PodLogOptions';
    /** Container whose log is wanted. May be left out when the Pod has only one. */
    container?: string;
    /** Keeps the response open and sends new lines as they come. Off by default. */
    follow?: boolean;
    /** Gives the log of the previous run of the container, for crash loops. Off by default. */
    previous?: boolean;
    /** Gives only lines of the last so many seconds. Cannot be combined with `sinceTime`. */
    sinceSeconds?: Int64;
    /** Gives only lines from this time on. Cannot be combined with `sinceSeconds`. */
    sinceTime?: Time;
    /** Puts the time, in RFC 3339 format, before each line. Off by default. */
    timestamps?: boolean;
    /** Gives only so many lines from the end. Left out, all lines are given; only possible for all streams together. */
    tailLines?: Int64;
    /** Ends the response after about so many bytes, maybe within a line. */
    limitBytes?: Int64;
    /**
     * Does not check the certificate of the kubelet, so the log could come from somebody else. For clusters whose
     * kubelets have certificates the API server cannot verify.
     */
    insecureSkipTLSVerifyBackend?: boolean;
    /**
     * `All` (default) mixes standard output and standard error, `Stdout` and `Stderr` give one of them. Only `All` goes
     * with `tailLines`.
     *
     * Feature gate: PodLogsQuerySplitStreams.
     */
    stream?: string;
}
export interface PodAttachOptions {
    apiVersion: 'v1';
    kind: 'PodAttachOptions';
    /** Connects standard input, which the container must keep open. Off by default. */
    stdin?: boolean;
    /** Connects standard output. On by default. */
    stdout?: boolean;
    /** Connects standard error. On by default; with a terminal it arrives with standard output. */
    stderr?: boolean;
    /** Treats the streams as a terminal. Off by default; the container must have one. */
    tty?: boolean;
    /** Container to attach to. May be left out when the Pod has only one. */
    container?: string;
}
export interface PodExecOptions {
    apiVersion: 'v1';
    kind: 'PodExecOptions';
    /** Connects standard input. Off by default. */
    stdin?: boolean;
    /** Connects standard output. Ask for it to see what the command prints. */
    stdout?: boolean;
    /** Connects standard error. With a terminal it arrives with standard output. */
    stderr?: boolean;
    /** Gives the command a terminal, as shells want. Off by default. */
    tty?: boolean;
    /** Container in which to run the command. May be left out when the Pod has only one. */
    container?: string;
    /** Program and arguments to run, without a shell: for pipes give `sh`, `-c` and the line. */
    command: string[];
}
export interface PodPortForwardOptions {
    apiVersion: 'v1';
    kind: 'PodPortForwardOptions';
    /** Ports of the Pod to connect to. Required over WebSockets. */
    ports?: number[];
}
export interface PodProxyOptions {
    apiVersion: 'v1';
    kind: 'PodProxyOptions';
    /** Path to ask the Pod for, query included. */
    path?: string;
}
export interface NodeProxyOptions {
    apiVersion: 'v1';
    kind: 'NodeProxyOptions';
    /** Path to ask the kubelet for, such as `metrics` or `healthz`. */
    path?: string;
}
export interface ServiceProxyOptions {
    apiVersion: 'v1';
    kind: 'ServiceProxyOptions';
    /** Path to ask the Service for, query included; `_search?q=user:kimchy` for example. */
    path?: string;
}
export interface SerializedReference {
    apiVersion: 'v1';
    kind: 'SerializedReference';
    /** The object that is referred to. */
    reference?: ObjectReference;
}
export interface Event {
    apiVersion: 'v1';
    kind: 'Event';
    /** Name and namespace; the namespace is that of the object in question, `default` for cluster-scoped ones. */
    metadata: metav1.ObjectMeta;
    /** The object the event is about; `kubectl describe` shows it there. */
    involvedObject: ObjectReference;
    /** Why it was emitted: a short word in CamelCase for machines, such as `FailedScheduling`. */
    reason?: string;
    /** What happened, in a sentence for people. Its wording may change between versions. */
    message?: string;
    /** Component and node that reported the event. New events use `reportingComponent` and `reportingInstance`. */
    source?: EventSource;
    /** Time of the first occurrence, to the second. Newer events have `eventTime` instead. */
    firstTimestamp?: Time;
    /** Time of the most recent occurrence. `kubectl get events` shows its age. */
    lastTimestamp?: Time;
    /** How often it has occurred: repeated events are merged into one. */
    count?: number;
    /** `Normal` or `Warning`; more types may come. */
    type?: string;
    /** Time of the first occurrence, to the microsecond. Set by the newer events API. */
    eventTime?: MicroTime;
    /** Count and time of the latest occurrence when it happened repeatedly. Not set for single events. */
    series?: EventSeries;
    /** What was done or failed with regard to the object, in one word. Required for events with an `eventTime`. */
    action?: string;
    /** A second object that matters, such as the Pod that a ReplicaSet created. */
    related?: ObjectReference;
    /** Controller that emitted the event, such as `kubernetes.io/kubelet`. */
    reportingComponent?: string;
    /** Which instance of the controller it was, such as `kubelet-xyzf`. */
    reportingInstance?: string;
}
export interface EventList {
    apiVersion: 'v1';
    kind: 'EventList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more Events to fetch. */
    metadata: metav1.ListMeta;
    /** The Events of this page; each comes without `apiVersion` and `kind`. */
    items: Event[];
}
export interface List {
    apiVersion: 'v1';
    kind: 'List';
    /** Mostly empty: the objects come from no single request. */
    metadata: metav1.ListMeta;
    /** The objects, each with its own `apiVersion` and `kind`. */
    items: RawExtension[];
}
export interface LimitRange {
    apiVersion: 'v1';
    kind: 'LimitRange';
    /** Name and namespace. It applies to that namespace. */
    metadata: metav1.ObjectMeta;
    /** Bounds and defaults, by type of object and resource. */
    spec?: LimitRangeSpec;
}
export interface LimitRangeList {
    apiVersion: 'v1';
    kind: 'LimitRangeList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more LimitRanges to fetch. */
    metadata: metav1.ListMeta;
    /** The LimitRanges of this page; each comes without `apiVersion` and `kind`. */
    items: LimitRange[];
}
export interface ResourceQuota {
    apiVersion: 'v1';
    kind: 'ResourceQuota';
    /** Name and namespace. It applies to that namespace. */
    metadata: metav1.ObjectMeta;
    /** What may be used at most, and which objects count. */
    spec?: ResourceQuotaSpec;
    /**
     * The caps in force, and what is used of them. Written through the `status` subresource; ignored in ordinary updates.
     */
    status?: ResourceQuotaStatus;
}
export interface ResourceQuotaList {
    apiVersion: 'v1';
    kind: 'ResourceQuotaList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more ResourceQuotas to fetch. */
    metadata: metav1.ListMeta;
    /** The ResourceQuotas of this page; each comes without `apiVersion` and `kind`. */
    items: ResourceQuota[];
}
export interface Secret {
    apiVersion: 'v1';
    kind: 'Secret';
    /** Name and namespace. Pods can use a Secret of their own namespace only. */
    metadata: metav1.ObjectMeta;
    /**
     * Forbids any change to the data for good, which also spares the kubelet its watch. It cannot be unset: delete and
     * recreate the Secret instead.
     */
    immutable?: boolean;
    /**
     * Values by key, in base64 in JSON and YAML. Keys consist of letters, digits, `-`, `_` and `.`, and become file names
     * in volumes.
     */
    data?: {
        [key: string]: Base64;
    };
    /**
     * Values as plain text, for writing: the API server moves them to `data`, where they win over the same keys. Never
     * read back; with server-side apply prefer `data`.
     */
    stringData?: {
        [key: string]: string;
    };
    /**
     * What the data is for; some types require certain keys, such as `tls.crt` and `tls.key` for `kubernetes.io/tls`.
     * `Opaque` when left out; it cannot change.
     *
     * Immutable.
     */
    type?: SecretType;
}
export interface SecretList {
    apiVersion: 'v1';
    kind: 'SecretList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more Secrets to fetch. */
    metadata: metav1.ListMeta;
    /** The Secrets of this page; each comes without `apiVersion` and `kind`. Whoever may list them can read them all. */
    items: Secret[];
}
export interface ConfigMap {
    apiVersion: 'v1';
    kind: 'ConfigMap';
    /** Name and namespace. Pods can use a ConfigMap of their own namespace only. */
    metadata: metav1.ObjectMeta;
    /**
     * Forbids any change to `data` and `binaryData` for good, which also spares the kubelet its watch. It cannot be
     * unset: delete and recreate the ConfigMap instead.
     */
    immutable?: boolean;
    /**
     * Texts by key. Keys consist of letters, digits, `-`, `_` and `.`, and become file names in volumes; no key may occur
     * in `binaryData` too.
     */
    data?: {
        [key: string]: string;
    };
    /**
     * Values that are not UTF-8, by key, base64 in JSON and YAML. Keys follow the rules of `data` and must not occur
     * there too; environment variables cannot use them.
     */
    binaryData?: {
        [key: string]: Base64;
    };
}
export interface ConfigMapList {
    apiVersion: 'v1';
    kind: 'ConfigMapList';
    /** `resourceVersion` to start a watch from, and `continue` when there are more ConfigMaps to fetch. */
    metadata: metav1.ListMeta;
    /** The ConfigMaps of this page; each comes without `apiVersion` and `kind`. */
    items: ConfigMap[];
}
export interface ComponentStatus {
    apiVersion: 'v1';
    kind: 'ComponentStatus';
    /**
     * The name is that of the component, such as `scheduler`. The objects are not stored, so there is nothing else in it.
     */
    metadata: metav1.ObjectMeta;
    /**
     * The outcome of the component's health check, one entry for each type.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: ComponentCondition[];
}
export interface ComponentStatusList {
    apiVersion: 'v1';
    kind: 'ComponentStatusList';
    /** Metadata of the list; the objects are made for the request, so it has no use for watches. */
    metadata: metav1.ListMeta;
    /** One ComponentStatus for each component the API server checks. */
    items: ComponentStatus[];
}
export interface RangeAllocation {
    apiVersion: 'v1';
    kind: 'RangeAllocation';
    /** Name and resource version of the stored object. */
    metadata: metav1.ObjectMeta;
    /** The range that `data` is about, such as the CIDR of Services. */
    range: string;
    /**
     * A bit for each address or port of the range, set when taken.
     *
     * Base64.
     */
    data: Base64;
}
/**
 * A piece of storage in the cluster, made by an administrator or a provisioner. Pods use it through the claim that is
 * bound to it, and it outlives them.
 *
 * PersistentVolume of v1.
 * Cluster-scoped: `/api/v1/persistentvolumes/{name}`.
 * Subresources: `status`.
 * Introduced in 1.0.
 */
export declare const PersistentVolume: ObjectClass<PersistentVolume, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PersistentVolume';
    resource: 'persistentvolumes';
    namespaced: false;
}>;
/**
 * A list of PersistentVolumes.
 *
 * A list of PersistentVolume (v1).
 * Introduced in 1.0.
 */
export declare const PersistentVolumeList: ListClass<PersistentVolumeList, PersistentVolume, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PersistentVolumeList';
}>;
/**
 * A request for storage. The cluster binds it to a fitting PersistentVolume, or has one made by the storage class; Pods
 * of the namespace mount the claim.
 *
 * PersistentVolumeClaim of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/persistentvolumeclaims/{name}`.
 * Subresources: `status`.
 * Introduced in 1.0.
 */
export declare const PersistentVolumeClaim: ObjectClass<PersistentVolumeClaim, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PersistentVolumeClaim';
    resource: 'persistentvolumeclaims';
    namespaced: true;
}>;
/**
 * A list of PersistentVolumeClaims.
 *
 * A list of PersistentVolumeClaim (v1).
 * Introduced in 1.0.
 */
export declare const PersistentVolumeClaimList: ListClass<PersistentVolumeClaimList, PersistentVolumeClaim, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PersistentVolumeClaimList';
}>;
/**
 * One or more containers that run together on a node, with one IP address and shared volumes. Rarely created directly:
 * use a Deployment, StatefulSet, DaemonSet or Job, which replace Pods that are lost.
 *
 * Pod of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/pods/{name}`.
 * Subresources: `attach`, `binding`, `ephemeralcontainers`, `eviction`, `exec`, `log`, `portforward`, `proxy`,
 * `resize`, `status`.
 * Introduced in 1.0.
 */
export declare const Pod: ObjectClass<Pod, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Pod';
    resource: 'pods';
    namespaced: true;
}>;
/**
 * A list of Pods.
 *
 * A list of Pod (v1).
 * Introduced in 1.0.
 */
export declare const PodList: ListClass<PodList, Pod, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodList';
}>;
/**
 * A template for Pods, stored as an object. Controllers hardly use it: their templates are part of their own specs.
 *
 * PodTemplate of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/podtemplates/{name}`.
 * Introduced in 1.0.
 */
export declare const PodTemplate: ObjectClass<PodTemplate, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodTemplate';
    resource: 'podtemplates';
    namespaced: true;
}>;
/**
 * A list of PodTemplates.
 *
 * A list of PodTemplate (v1).
 * Introduced in 1.0.
 */
export declare const PodTemplateList: ListClass<PodTemplateList, PodTemplate, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodTemplateList';
}>;
/**
 * Keeps a number of equal Pods running. Superseded by Deployments, which can roll out changes.
 *
 * ReplicationController of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/replicationcontrollers/{name}`.
 * Subresources: `scale`, `status`.
 * Introduced in 1.0.
 */
export declare const ReplicationController: ObjectClass<ReplicationController, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ReplicationController';
    resource: 'replicationcontrollers';
    namespaced: true;
}>;
/**
 * A list of ReplicationControllers.
 *
 * A list of ReplicationController (v1).
 * Introduced in 1.0.
 */
export declare const ReplicationControllerList: ListClass<ReplicationControllerList, ReplicationController, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ReplicationControllerList';
}>;
/**
 * One stable address and name for a changing set of Pods. Requests to it are spread over the Pods that are ready.
 *
 * Service of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/services/{name}`.
 * Subresources: `proxy`, `status`.
 * Verbs: create, delete, get, list, patch, update, watch.
 * Introduced in 1.0.
 */
export declare const Service: ObjectClass<Service, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Service';
    resource: 'services';
    namespaced: true;
}>;
/**
 * A list of Services.
 *
 * A list of Service (v1).
 * Introduced in 1.0.
 */
export declare const ServiceList: ListClass<ServiceList, Service, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ServiceList';
}>;
/**
 * An identity for programs. Pods speak to the API server as one, and RBAC grants it rights.
 *
 * ServiceAccount of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/serviceaccounts/{name}`.
 * Subresources: `token`.
 * Introduced in 1.0.
 */
export declare const ServiceAccount: ObjectClass<ServiceAccount, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ServiceAccount';
    resource: 'serviceaccounts';
    namespaced: true;
}>;
/**
 * A list of ServiceAccounts.
 *
 * A list of ServiceAccount (v1).
 * Introduced in 1.0.
 */
export declare const ServiceAccountList: ListClass<ServiceAccountList, ServiceAccount, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ServiceAccountList';
}>;
/**
 * The addresses and ports behind a Service, kept by a controller unless the Service has no selector. Deprecated since
 * 1.33: use EndpointSlice, which scales and knows dual-stack.
 *
 * Endpoints of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/endpoints/{name}`.
 * Introduced in 1.0, deprecated in 1.33.
 *
 * @deprecated Use EndpointSlice of discovery.k8s.io/v1.
 */
export declare const Endpoints: ObjectClass<Endpoints, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Endpoints';
    resource: 'endpoints';
    namespaced: true;
}>;
/**
 * A list of Endpoints. Deprecated: list EndpointSlices instead.
 *
 * A list of Endpoints (v1).
 * Introduced in 1.0, deprecated in 1.33.
 *
 * @deprecated Use EndpointSliceList of discovery.k8s.io/v1.
 */
export declare const EndpointsList: ListClass<EndpointsList, Endpoints, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'EndpointsList';
}>;
/**
 * A machine that runs Pods. The kubelet registers it and reports its state.
 *
 * Node of v1.
 * Cluster-scoped: `/api/v1/nodes/{name}`.
 * Subresources: `proxy`, `status`.
 * Introduced in 1.0.
 */
export declare const Node: ObjectClass<Node, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Node';
    resource: 'nodes';
    namespaced: false;
}>;
/**
 * A list of Nodes.
 *
 * A list of Node (v1).
 * Introduced in 1.0.
 */
export declare const NodeList: ListClass<NodeList, Node, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'NodeList';
}>;
/**
 * A scope for names, access rules and quotas. Deleting it deletes everything in it.
 *
 * Namespace of v1.
 * Cluster-scoped: `/api/v1/namespaces/{name}`.
 * Subresources: `finalize`, `status`.
 * Verbs: create, delete, get, list, patch, update, watch.
 * Introduced in 1.0.
 */
export declare const Namespace: ObjectClass<Namespace, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Namespace';
    resource: 'namespaces';
    namespaced: false;
}>;
/**
 * A list of Namespaces.
 *
 * A list of Namespace (v1).
 * Introduced in 1.0.
 */
export declare const NamespaceList: ListClass<NamespaceList, Namespace, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'NamespaceList';
}>;
/**
 * Assigns a Pod to a node. Schedulers post it to the `binding` subresource of the Pod; it is never stored as an object
 * of its own.
 *
 * Binding of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/bindings`.
 * Subresource `pods/binding`.
 * Verbs: create.
 * Introduced in 1.0.
 */
export declare const Binding: ObjectClass<Binding, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Binding';
    resource: 'bindings';
    namespaced: true;
}>;
/**
 * Query parameters of the `log` subresource of a Pod.
 *
 * PodLogOptions of v1.
 * Subresource `pods/log`.
 * Introduced in 1.0.
 */
export declare const PodLogOptions: TypedKindClass<PodLogOptions, PodLogOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodLogOptions';
}>;
/**
 * Query parameters of the `attach` subresource of a Pod, which connects to the program a container runs.
 *
 * PodAttachOptions of v1.
 * Subresource `pods/attach`.
 * Introduced in 1.1.
 */
export declare const PodAttachOptions: TypedKindClass<PodAttachOptions, PodAttachOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodAttachOptions';
}>;
/**
 * Query parameters of the `exec` subresource of a Pod, which runs a command in a container.
 *
 * PodExecOptions of v1.
 * Subresource `pods/exec`.
 * Introduced in 1.0.
 */
export declare const PodExecOptions: TypedKindClass<PodExecOptions, PodExecOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodExecOptions';
}>;
/**
 * Query parameters of the `portforward` subresource of a Pod over WebSockets. Over SPDY the port is a header instead.
 *
 * PodPortForwardOptions of v1.
 * Subresource `pods/portforward`.
 * Introduced in 1.6.
 */
export declare const PodPortForwardOptions: TypedKindClass<PodPortForwardOptions, PodPortForwardOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodPortForwardOptions';
}>;
/**
 * Query parameters of the `proxy` subresource of a Pod, which forwards HTTP requests to it.
 *
 * PodProxyOptions of v1.
 * Subresource `pods/proxy`.
 * Introduced in 1.0.
 */
export declare const PodProxyOptions: TypedKindClass<PodProxyOptions, PodProxyOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'PodProxyOptions';
}>;
/**
 * Query parameters of the `proxy` subresource of a Node, which forwards requests to its kubelet.
 *
 * NodeProxyOptions of v1.
 * Subresource `nodes/proxy`.
 * Introduced in 1.2.
 */
export declare const NodeProxyOptions: TypedKindClass<NodeProxyOptions, NodeProxyOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'NodeProxyOptions';
}>;
/**
 * Query parameters of the `proxy` subresource of a Service, which forwards HTTP requests to it.
 *
 * ServiceProxyOptions of v1.
 * Subresource `services/proxy`.
 * Introduced in 1.2.
 */
export declare const ServiceProxyOptions: TypedKindClass<ServiceProxyOptions, ServiceProxyOptions & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ServiceProxyOptions';
}>;
/**
 * A reference to an object, with `apiVersion` and `kind` of its own. Old annotations held it; owner references took its
 * place.
 *
 * SerializedReference of v1.
 * Introduced in 1.0.
 */
export declare const SerializedReference: TypedKindClass<SerializedReference, SerializedReference & KindBase, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'SerializedReference';
}>;
/**
 * A report of something that happened to an object, for people and tools such as `kubectl describe`. Events are dropped
 * after a while and may be merged, so programs should not depend on them.
 *
 * Event of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/events/{name}`.
 * Introduced in 1.0.
 */
export declare const Event: ObjectClass<Event, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Event';
    resource: 'events';
    namespaced: true;
}>;
/**
 * A list of Events.
 *
 * A list of Event (v1).
 * Introduced in 1.0.
 */
export declare const EventList: ListClass<EventList, Event, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'EventList';
}>;
/**
 * Any objects together, of any Kinds: what `kubectl get -o yaml` prints for several of them. For files and pipes; API
 * servers give lists of one Kind, such as PodList.
 *
 * A list of objects (v1).
 * Introduced in 1.0.
 */
export declare const List: ListMetaClass<List, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'List';
}>;
/**
 * Bounds and defaults for the resources of single Pods, containers and claims of a namespace. Checked when they are
 * created; what exists already is left alone. For the namespace as a whole use a ResourceQuota.
 *
 * LimitRange of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/limitranges/{name}`.
 * Introduced in 1.0.
 */
export declare const LimitRange: ObjectClass<LimitRange, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'LimitRange';
    resource: 'limitranges';
    namespaced: true;
}>;
/**
 * A list of LimitRanges.
 *
 * A list of LimitRange (v1).
 * Introduced in 1.0.
 */
export declare const LimitRangeList: ListClass<LimitRangeList, LimitRange, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'LimitRangeList';
}>;
/**
 * Caps what all objects of a namespace together may request or how many there may be. With a quota on CPU or memory,
 * Pods must state them; a LimitRange can supply defaults.
 *
 * ResourceQuota of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/resourcequotas/{name}`.
 * Subresources: `status`.
 * Introduced in 1.0.
 */
export declare const ResourceQuota: ObjectClass<ResourceQuota, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ResourceQuota';
    resource: 'resourcequotas';
    namespaced: true;
}>;
/**
 * A list of ResourceQuotas.
 *
 * A list of ResourceQuota (v1).
 * Introduced in 1.0.
 */
export declare const ResourceQuotaList: ListClass<ResourceQuotaList, ResourceQuota, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ResourceQuotaList';
}>;
/**
 * Sensitive data such as passwords and keys, used like a ConfigMap. Only base64 by itself: encryption at rest and tight
 * access rules have to be set up. All values together must not exceed 1 MiB.
 *
 * Secret of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/secrets/{name}`.
 * Introduced in 1.0.
 */
export declare const Secret: ObjectClass<Secret, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'Secret';
    resource: 'secrets';
    namespaced: true;
}>;
/**
 * A list of Secrets.
 *
 * A list of Secret (v1).
 * Introduced in 1.0.
 */
export declare const SecretList: ListClass<SecretList, Secret, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'SecretList';
}>;
/**
 * Configuration for Pods as keys and values, read as environment variables, arguments or files. Not for secrets; all
 * values together must not exceed 1 MiB.
 *
 * ConfigMap of v1.
 * Namespaced: `/api/v1/namespaces/{namespace}/configmaps/{name}`.
 * Introduced in 1.2.
 */
export declare const ConfigMap: ObjectClass<ConfigMap, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ConfigMap';
    resource: 'configmaps';
    namespaced: true;
}>;
/**
 * A list of ConfigMaps.
 *
 * A list of ConfigMap (v1).
 * Introduced in 1.2.
 */
export declare const ConfigMapList: ListClass<ConfigMapList, ConfigMap, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ConfigMapList';
}>;
/**
 * Health of a control plane component, as the API server sees it at the time of the request. Deprecated and unreliable:
 * ask the `/healthz`, `/livez` and `/readyz` endpoints of the components instead.
 *
 * ComponentStatus of v1.
 * Cluster-scoped: `/api/v1/componentstatuses/{name}`.
 * Introduced in 1.0, deprecated in 1.19.
 *
 * @deprecated
 */
export declare const ComponentStatus: ObjectClass<ComponentStatus, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ComponentStatus';
    resource: 'componentstatuses';
    namespaced: false;
}>;
/**
 * A list of ComponentStatuses. Deprecated like they are: ask the health endpoints of the components instead.
 *
 * A list of ComponentStatus (v1).
 * Introduced in 1.0, deprecated in 1.19.
 *
 * @deprecated
 */
export declare const ComponentStatusList: ListClass<ComponentStatusList, ComponentStatus, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'ComponentStatusList';
}>;
/**
 * The IP addresses or ports that Services have taken, as the API server stores them. Internal: clients never see it.
 *
 * RangeAllocation of v1.
 * Introduced in 1.0.
 */
export declare const RangeAllocation: ObjectClass<RangeAllocation, {
    group: '';
    version: 'v1';
    apiVersion: 'v1';
    kind: 'RangeAllocation';
}>;
