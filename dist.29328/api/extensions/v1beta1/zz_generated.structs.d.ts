import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** Well-known values; others are possible. */
export type DeploymentStrategyType = 'Recreate' | 'RollingUpdate' | (string & {});
/** Well-known values; others are possible. */
export type DeploymentConditionType = 'Available' | 'Progressing' | 'ReplicaFailure' | (string & {});
/** Well-known values; others are possible. */
export type DaemonSetUpdateStrategyType = 'RollingUpdate' | 'OnDelete' | (string & {});
export type DaemonSetConditionType = string;
/** Well-known values; others are possible. */
export type PathType = 'Exact' | 'Prefix' | 'ImplementationSpecific' | (string & {});
/** Well-known values; others are possible. */
export type ReplicaSetConditionType = 'ReplicaFailure' | (string & {});
/**
 * Well-known values; others are possible.
 * @deprecated
 */
export type PolicyType = 'Ingress' | 'Egress' | (string & {});
/** The desired size of the scaled object. */
export interface ScaleSpec {
    /**
     * How many Pods should run. Default 0; must not be negative.
     *
     * Default: `0`.
     * At least 0.
     */
    replicas?: number;
}
/** The current size of the scaled object. */
export interface ScaleStatus {
    /** Pods that exist right now. Compare with `spec.replicas` to see whether scaling is done. */
    replicas: number;
    /** Labels of the Pods that are counted. Only for selectors of plain equality; see `targetSelector` for all others. */
    selector?: {
        [key: string]: string;
    };
    /**
     * Label selector of the counted Pods as text, such as `app=web,tier!=test`; ready for the query parameter
     * `labelSelector`.
     */
    targetSelector?: string;
}
/** The Pods that a Deployment keeps running, and the way a new revision replaces the old. */
export interface DeploymentSpec {
    /**
     * How many Pods should run. Default 1; 0 stops all. Leave it out of manifests when a HorizontalPodAutoscaler owns it.
     */
    replicas?: number;
    /** Labels that find the Pods of this Deployment. Left out, the labels of `template`. */
    selector?: metav1.LabelSelector;
    /** The Pod to run. Any change starts a rollout; `restartPolicy` must be `Always`. */
    template: corev1.PodTemplateSpec;
    /**
     * How new Pods replace old ones. Left out, a rolling update.
     *
     * Strategic merge patch: retainKeys.
     */
    strategy?: DeploymentStrategy;
    /**
     * Seconds a new Pod must be ready, with no container crashing, to count as available. Default 0: available as soon as
     * ready. Raise it to catch Pods that fail soon after start.
     */
    minReadySeconds?: number;
    /** How many old ReplicaSets are kept for rollbacks. Default 2147483647: all of them; 0 makes rollbacks impossible. */
    revisionHistoryLimit?: number;
    /**
     * `true` holds back rollouts, so that several changes of the template go out together. Scaling still works; the
     * default is `false`.
     */
    paused?: boolean;
    /**
     * Setting this starts a rollback; the controller clears it when done.
     *
     * @deprecated Use `kubectl rollout undo`.
     */
    rollbackTo?: RollbackConfig;
    /**
     * Seconds a rollout may go without progress before `Progressing` turns `False` with reason
     * `ProgressDeadlineExceeded`. Default 2147483647: no deadline. The time does not run while paused.
     */
    progressDeadlineSeconds?: number;
}
/**
 * The revision that a Deployment returns to.
 *
 * @deprecated Use `kubectl rollout undo`.
 */
export interface RollbackConfig {
    /**
     * Number of the revision, as in the annotation `deployment.kubernetes.io/revision`. 0 means the one before the
     * current.
     */
    revision?: Int64;
}
/** How new Pods replace old ones during a rollout. */
export interface DeploymentStrategy {
    /**
     * `RollingUpdate` (default) replaces Pods gradually. `Recreate` stops all old Pods before it starts new ones:
     * downtime, but two versions never run together.
     */
    type?: DeploymentStrategyType;
    /** Pace of a rolling update. Only with type `RollingUpdate`. */
    rollingUpdate?: RollingUpdateDeployment;
}
/** Pace of a Deployment's rolling update. `maxUnavailable` and `maxSurge` must not both be 0. */
export interface RollingUpdateDeployment {
    /**
     * How many Pods may be missing from `replicas` during the update, as a number or a percentage rounded down. Default
     * 1. With 0, old Pods stop only once new ones are available.
     */
    maxUnavailable?: IntOrString;
    /**
     * How many Pods may exist beyond `replicas` during the update, as a number or a percentage rounded up. Default 1.
     * More is faster, but takes more room in the cluster.
     */
    maxSurge?: IntOrString;
}
/** Pod counts and rollout state of a Deployment as its controller reports them. */
export interface DeploymentStatus {
    /**
     * `metadata.generation` that this status is about. While it is lower, the controller has not seen the latest spec.
     */
    observedGeneration?: Int64;
    /** Pods that match the selector and are not being deleted, old and new. */
    replicas?: number;
    /** Pods of the current `template`. The rollout is over when all `replicas` are updated and available. */
    updatedReplicas?: number;
    /** Pods whose `Ready` condition is true, available or not. */
    readyReplicas?: number;
    /** Pods that have been ready for `minReadySeconds`. */
    availableReplicas?: number;
    /** Pods still missing from full capacity: not created yet, or running without being available. */
    unavailableReplicas?: number;
    /**
     * Pods being deleted that have not ended yet; not part of `replicas`. Left out unless the feature gate
     * `DeploymentReplicaSetTerminatingReplicas` is on.
     */
    terminatingReplicas?: number;
    /**
     * Aspects of the Deployment's state, by type. `Available` tells whether enough Pods serve, `Progressing` whether the
     * rollout moves.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: DeploymentCondition[];
    /** How often the name of a new ReplicaSet was already taken. Used by the controller to find a free one. */
    collisionCount?: number;
}
/** One aspect of a Deployment's state. */
export interface DeploymentCondition {
    /**
     * `Available`: enough Pods serve. `Progressing`: the rollout moves or is complete. `ReplicaFailure`: Pods cannot be
     * created or deleted.
     */
    type: DeploymentConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: corev1.ConditionStatus;
    /** When this condition was last written, with or without a change of `status`. */
    lastUpdateTime?: Time;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /**
     * CamelCase code for the last change, such as `NewReplicaSetAvailable` or `ProgressDeadlineExceeded`, meant for
     * programs.
     */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
/** How the Pods of a DaemonSet are replaced after a change of its template. */
export interface DaemonSetUpdateStrategy {
    /**
     * `OnDelete` (default) waits until you delete a Pod, then creates it anew from the current template. `RollingUpdate`
     * replaces Pods step by step.
     */
    type?: DaemonSetUpdateStrategyType;
    /** Pace of a rolling update. Only with type `RollingUpdate`. */
    rollingUpdate?: RollingUpdateDaemonSet;
}
/** Pace of a DaemonSet's rolling update. One of `maxUnavailable` and `maxSurge` must be 0, the other must not. */
export interface RollingUpdateDaemonSet {
    /**
     * How many nodes may be without an available Pod during the update, as a number or a percentage of
     * `desiredNumberScheduled`, rounded up. Default 1. Old Pods stop before new ones start.
     */
    maxUnavailable?: IntOrString;
    /**
     * How many nodes may run an updated Pod beside the old one, as a number or a percentage rounded up. Default 0;
     * otherwise set `maxUnavailable` to 0. Alpha here, behind the feature gate `DaemonSetUpdateSurge`.
     */
    maxSurge?: IntOrString;
}
/** The Pod that a DaemonSet runs on each node, and the way it is updated. */
export interface DaemonSetSpec {
    /** Labels that find the Pods of this DaemonSet. Left out, the labels of `template`. */
    selector?: metav1.LabelSelector;
    /**
     * The Pod to run. Its `nodeSelector`, affinity and tolerations choose the nodes; `restartPolicy` must be `Always`.
     */
    template: corev1.PodTemplateSpec;
    /** How Pods are replaced when `template` changes. Left out, only when you delete them. */
    updateStrategy?: DaemonSetUpdateStrategy;
    /**
     * Seconds a new Pod must be ready, with no container crashing, to count as available. Default 0: available as soon as
     * ready. A rolling update waits for this.
     */
    minReadySeconds?: number;
    /**
     * Number of the template's version, maintained by the server; you may give one at creation only.
     *
     * @deprecated Use ControllerRevisions, through `kubectl rollout`.
     */
    templateGeneration?: Int64;
    /** How many old ControllerRevisions are kept for rollbacks. Default 10. */
    revisionHistoryLimit?: number;
}
/** Node counts of a DaemonSet as its controller reports them. */
export interface DaemonSetStatus {
    /** Nodes that should run the Pod and have at least one. */
    currentNumberScheduled: number;
    /** Nodes that run the Pod but should not; the controller removes those Pods. */
    numberMisscheduled: number;
    /** Nodes that should run the Pod. All is well when `numberAvailable` reaches this. */
    desiredNumberScheduled: number;
    /** Nodes that should run the Pod and have a ready one. */
    numberReady: number;
    /**
     * `metadata.generation` that this status is about. While it is lower, the controller has not seen the latest spec.
     */
    observedGeneration?: Int64;
    /**
     * Nodes whose Pod is of the current `template`. A rolling update is over when this reaches `desiredNumberScheduled`.
     */
    updatedNumberScheduled?: number;
    /** Nodes that should run the Pod and have an available one: ready for `minReadySeconds`. */
    numberAvailable?: number;
    /** Nodes that should run the Pod but have no available one. */
    numberUnavailable?: number;
    /** How often the name of a new ControllerRevision was already taken. Used by the controller to find a free one. */
    collisionCount?: number;
    /**
     * Aspects of the DaemonSet's state, by type. Empty unless one of your own controllers sets some.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: DaemonSetCondition[];
}
/** One aspect of a DaemonSet's state. The built-in controller sets none. */
export interface DaemonSetCondition {
    /** Name of the aspect. Kubernetes defines none for DaemonSets. */
    type: DaemonSetConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: corev1.ConditionStatus;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /** CamelCase code for the last change, meant for programs. */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
/** Rules by which an Ingress routes traffic, and its certificates. Set `backend`, `rules` or both. */
export interface IngressSpec {
    /**
     * Name of the IngressClass, which says what controller serves this Ingress. Left out, the default class if the
     * cluster has one. The old annotation `kubernetes.io/ingress.class` takes precedence.
     */
    ingressClassName?: string;
    /** Takes requests that match no rule. Left out, the controller decides what they get. */
    backend?: IngressBackend;
    /** Certificates by host, told apart by SNI; all are served on port 443. */
    tls?: IngressTLS[];
    /** Routing by host. Left out, everything goes to `backend`. */
    rules?: IngressRule[];
}
/** A certificate and the hosts it is for. */
export interface IngressTLS {
    /** Host names that the certificate covers. Left out, the controller's wildcard host. */
    hosts?: string[];
    /**
     * Secret of type `kubernetes.io/tls` with certificate and key, in the same namespace. Left out, TLS connections are
     * routed by SNI alone.
     */
    secretName?: string;
}
/** Where an Ingress can be reached. */
export interface IngressStatus {
    /** Addresses of the load balancer, filled in by the ingress controller. */
    loadBalancer?: IngressLoadBalancerStatus;
}
/** Addresses of the load balancer in front of an Ingress. */
export interface IngressLoadBalancerStatus {
    /** The addresses; traffic may be sent to any of them. Empty until the controller has set up the load balancer. */
    ingress?: IngressLoadBalancerIngress[];
}
/** One address at which a load balancer takes in traffic. */
export interface IngressLoadBalancerIngress {
    /** IP address of the load balancer, if it has one. */
    ip?: string;
    /** DNS name of the load balancer, if it is known by name. */
    hostname?: string;
    /** Ports that the load balancer opened, with errors if some failed. */
    ports?: IngressPortStatus[];
}
/** Whether the load balancer could open a port. */
export interface IngressPortStatus {
    /** Number of the port. */
    port: number;
    /**
     * `TCP`, `UDP` or `SCTP`.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     */
    protocol: corev1.Protocol;
    /**
     * Why the port does not work, as a CamelCase code; a cloud provider's own codes carry its domain, as in
     * `example.com/PortBusy`. Left out when all is well.
     */
    error?: string;
}
/** What happens to requests for one host. */
export interface IngressRule extends IngressRuleValue {
    /**
     * DNS name that the request's `Host` header must equal, without port; no IP address. `*.foo.com` matches one more
     * label in front. Left out, the rule serves every host.
     */
    host?: string;
}
/** The protocol part of an IngressRule. Only HTTP exists. */
export interface IngressRuleValue {
    /** Paths and their backends. */
    http?: HTTPIngressRuleValue;
}
/** The paths of one host, each with its backend. */
export interface HTTPIngressRuleValue {
    /** Paths and their backends. The longest match wins; of equal ones, an exact match. */
    paths: HTTPIngressPath[];
}
/** Sends requests for a path to a backend. */
export interface HTTPIngressPath {
    /** Path of the request URL, beginning with `/`; `pathType` says how it is compared. Left out, every path matches. */
    path?: string;
    /**
     * `Exact` compares the whole path, `Prefix` compares it element by element, so that `/foo` matches `/foo/bar` but not
     * `/foobar`. `ImplementationSpecific` (default) leaves it to the IngressClass.
     */
    pathType?: PathType;
    /** Where matching requests go. */
    backend: IngressBackend;
}
/** Where requests go: a Service port, or another resource that the controller understands. */
export interface IngressBackend {
    /** Name of the Service, in the Ingress's namespace. */
    serviceName?: string;
    /** Port of the Service, by number or name. */
    servicePort?: IntOrString;
    /** Another resource in the same namespace, such as a storage bucket. Only without `serviceName` and `servicePort`. */
    resource?: corev1.TypedLocalObjectReference;
}
/** The Pods that a ReplicaSet keeps running. */
export interface ReplicaSetSpec {
    /** How many Pods should run. Default 1. In a ReplicaSet of a Deployment, the Deployment sets it. */
    replicas?: number;
    /**
     * Seconds a new Pod must be ready, with no container crashing, to count as available. Default 0: available as soon as
     * ready.
     */
    minReadySeconds?: number;
    /** Labels that find the Pods to count, adopt and scale. Left out, the labels of `template`. */
    selector?: metav1.LabelSelector;
    /**
     * The Pod to create when there are too few. Changes affect only Pods created later; `restartPolicy` must be `Always`.
     */
    template?: corev1.PodTemplateSpec;
}
/** Pod counts of a ReplicaSet as its controller reports them. */
export interface ReplicaSetStatus {
    /** Pods that exist and are not being deleted. */
    replicas: number;
    /** Pods that carry all labels of the template, not only those of the selector. */
    fullyLabeledReplicas?: number;
    /** Pods whose `Ready` condition is true, available or not. */
    readyReplicas?: number;
    /** Pods that have been ready for `minReadySeconds`. */
    availableReplicas?: number;
    /**
     * Pods being deleted that have not ended yet; not part of `replicas`. Left out unless the feature gate
     * `DeploymentReplicaSetTerminatingReplicas` is on.
     */
    terminatingReplicas?: number;
    /**
     * `metadata.generation` that this status is about. While it is lower, the controller has not seen the latest spec.
     */
    observedGeneration?: Int64;
    /**
     * Aspects of the ReplicaSet's state, by type.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: ReplicaSetCondition[];
}
/** One aspect of a ReplicaSet's state. */
export interface ReplicaSetCondition {
    /** `ReplicaFailure` when Pods cannot be created or deleted, for instance because a quota is used up. */
    type: ReplicaSetConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: corev1.ConditionStatus;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /** CamelCase code for the last change, meant for programs. */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
/**
 * The Pods that a NetworkPolicy isolates, and the traffic they may still have. Policies add up; none takes away what
 * another allows.
 *
 * @deprecated
 */
export interface NetworkPolicySpec {
    /** Pods of this namespace that the policy applies to. Empty selects them all. */
    podSelector: metav1.LabelSelector;
    /**
     * Incoming traffic to allow. Empty or left out, none is, unless another policy allows it; traffic from the Pod's own
     * node always passes.
     */
    ingress?: NetworkPolicyIngressRule[];
    /**
     * Outgoing traffic to allow. Empty or left out, with `Egress` in `policyTypes`, none is, unless another policy allows
     * it.
     */
    egress?: NetworkPolicyEgressRule[];
    /**
     * Directions the policy isolates: `Ingress`, `Egress` or both. Left out, `Ingress`, and `Egress` if `egress` has
     * rules. To deny all outgoing traffic, name `Egress` here.
     */
    policyTypes?: PolicyType[];
}
/**
 * Allows incoming traffic that matches one entry of `ports` and one of `from`.
 *
 * @deprecated
 */
export interface NetworkPolicyIngressRule {
    /** Ports of the selected Pods; one match is enough. Empty or left out: all ports. */
    ports?: NetworkPolicyPort[];
    /** Sources; one match is enough. Empty or left out: all sources. */
    from?: NetworkPolicyPeer[];
}
/**
 * Allows outgoing traffic that matches one entry of `ports` and one of `to`.
 *
 * @deprecated
 */
export interface NetworkPolicyEgressRule {
    /** Destination ports; one match is enough. Empty or left out: all ports. */
    ports?: NetworkPolicyPort[];
    /** Destinations; one match is enough. Empty or left out: all destinations. */
    to?: NetworkPolicyPeer[];
}
/**
 * A port, or a range of ports, of one protocol.
 *
 * @deprecated
 */
export interface NetworkPolicyPort {
    /**
     * `TCP` (default), `UDP` or `SCTP`.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     */
    protocol?: corev1.Protocol;
    /** Port of the Pod, by number or by the name of a container port. Left out, all ports of the protocol. */
    port?: IntOrString;
    /** Last port of a range that begins at `port`, inclusive. Needs a numeric `port` that is not greater. */
    endPort?: number;
}
/**
 * Range of IP addresses as a NetworkPolicy peer. For traffic from or to outside the cluster, since Pod IPs change.
 *
 * @deprecated Use IPBlock of `networking.k8s.io/v1`.
 */
export interface IPBlock {
    /**
     * The range in CIDR notation, IPv4 or IPv6, such as `192.168.1.0/24`.
     *
     * Required.
     */
    cidr: string;
    /** Ranges to leave out, in CIDR notation. Each must lie inside `cidr`. */
    except?: string[];
}
/**
 * The other end of allowed traffic: Pods by labels, or an `ipBlock`.
 *
 * @deprecated
 */
export interface NetworkPolicyPeer {
    /**
     * Pods by their labels, in the policy's namespace or in those of `namespaceSelector`. Present but empty, it selects
     * all Pods there.
     */
    podSelector?: metav1.LabelSelector;
    /** Namespaces by their labels; alone, it allows all Pods in them. Present but empty, it selects all namespaces. */
    namespaceSelector?: metav1.LabelSelector;
    /** A range of addresses. Must stand alone, without the selectors. */
    ipBlock?: IPBlock;
}
export declare const ScaleSpec: Struct<ScaleSpec>;
export declare const ScaleStatus: Struct<ScaleStatus>;
export declare const DeploymentSpec: Struct<DeploymentSpec>;
export declare const RollbackConfig: Struct<RollbackConfig>;
export declare const DeploymentStrategy: Struct<DeploymentStrategy>;
export declare const RollingUpdateDeployment: Struct<RollingUpdateDeployment>;
export declare const DeploymentStatus: Struct<DeploymentStatus>;
export declare const DeploymentCondition: Struct<DeploymentCondition>;
export declare const DaemonSetUpdateStrategy: Struct<DaemonSetUpdateStrategy>;
export declare const RollingUpdateDaemonSet: Struct<RollingUpdateDaemonSet>;
export declare const DaemonSetSpec: Struct<DaemonSetSpec>;
export declare const DaemonSetStatus: Struct<DaemonSetStatus>;
export declare const DaemonSetCondition: Struct<DaemonSetCondition>;
export declare const IngressSpec: Struct<IngressSpec>;
export declare const IngressTLS: Struct<IngressTLS>;
export declare const IngressStatus: Struct<IngressStatus>;
export declare const IngressLoadBalancerStatus: Struct<IngressLoadBalancerStatus>;
export declare const IngressLoadBalancerIngress: Struct<IngressLoadBalancerIngress>;
export declare const IngressPortStatus: Struct<IngressPortStatus>;
export declare const IngressRule: Struct<IngressRule>;
export declare const IngressRuleValue: Struct<IngressRuleValue>;
export declare const HTTPIngressRuleValue: Struct<HTTPIngressRuleValue>;
export declare const HTTPIngressPath: Struct<HTTPIngressPath>;
export declare const IngressBackend: Struct<IngressBackend>;
export declare const ReplicaSetSpec: Struct<ReplicaSetSpec>;
export declare const ReplicaSetStatus: Struct<ReplicaSetStatus>;
export declare const ReplicaSetCondition: Struct<ReplicaSetCondition>;
export declare const NetworkPolicySpec: Struct<NetworkPolicySpec>;
export declare const NetworkPolicyIngressRule: Struct<NetworkPolicyIngressRule>;
export declare const NetworkPolicyEgressRule: Struct<NetworkPolicyEgressRule>;
export declare const NetworkPolicyPort: Struct<NetworkPolicyPort>;
export declare const IPBlock: Struct<IPBlock>;
export declare const NetworkPolicyPeer: Struct<NetworkPolicyPeer>;
