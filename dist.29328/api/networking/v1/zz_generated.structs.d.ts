import type { Struct } from '#engine/schema/descriptor';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PolicyType = 'Ingress' | 'Egress';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PathType = 'Exact' | 'Prefix' | 'ImplementationSpecific';
/**
 * The Pods a policy applies to and the traffic it allows. Policies only ever add permissions; no policy can deny what
 * another one allows.
 */
export interface NetworkPolicySpec {
    /**
     * Pods the policy covers, within its namespace. `{}` covers all of them; several policies may cover the same Pod, and
     * what they allow adds up.
     */
    podSelector?: metav1.LabelSelector;
    /**
     * Incoming traffic to allow; a connection passes if any rule matches. With an empty list and `Ingress` among the
     * policy types, nothing gets in, apart from traffic from the Pod's own node.
     */
    ingress?: NetworkPolicyIngressRule[];
    /**
     * Outgoing traffic to allow; a connection passes if any rule matches. With an empty list and `Egress` among the
     * policy types, nothing gets out, DNS included.
     */
    egress?: NetworkPolicyEgressRule[];
    /**
     * Directions the policy isolates: `Ingress`, `Egress` or both. When unset, `Ingress` always and `Egress` only if
     * there are egress rules; so set it to forbid all outgoing traffic or to leave incoming traffic alone.
     *
     * One of `Ingress`, `Egress`.
     */
    policyTypes?: PolicyType[];
}
/** Allows incoming traffic that matches both its sources and its ports. */
export interface NetworkPolicyIngressRule {
    /** Ports on the selected Pods that may be reached. All ports when empty. */
    ports?: NetworkPolicyPort[];
    /**
     * Sources that may connect; one match is enough. When empty or left out, anybody may, so an empty rule (`{}`) opens
     * the Pods to all sources.
     */
    from?: NetworkPolicyPeer[];
}
/** Allows outgoing traffic that matches both its destinations and its ports. */
export interface NetworkPolicyEgressRule {
    /** Destination ports that may be reached. All ports when empty; if you list some, remember DNS. */
    ports?: NetworkPolicyPort[];
    /** Destinations that may be reached; one match is enough. When empty or left out, all destinations. */
    to?: NetworkPolicyPeer[];
}
/** A port, a range of ports, or a whole protocol. */
export interface NetworkPolicyPort {
    /**
     * Protocol to match: `TCP` (default), `UDP` or `SCTP`.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     */
    protocol?: corev1.Protocol;
    /** Port by number or by the name of a container port. All ports of the protocol when left out. */
    port?: IntOrString;
    /** Last port of a range that starts at `port`, both included. Needs a numeric `port` that is not greater. */
    endPort?: number;
}
/**
 * A range of IP addresses, less some parts of it. Meant for addresses outside the cluster: Pod IPs change, and address
 * translation may happen before or after the policy applies.
 */
export interface IPBlock {
    /**
     * Range in CIDR form, IPv4 or IPv6; `192.168.1.0/24` for example.
     *
     * Required.
     */
    cidr: string;
    /** Ranges to leave out; each must lie inside `cidr`. */
    except?: string[];
}
/**
 * Who may be at the other end: Pods, namespaces or addresses. Both selectors in one entry must match together; use two
 * entries to match either.
 */
export interface NetworkPolicyPeer {
    /**
     * Pods by their labels; `{}` selects all. Only Pods in the policy's own namespace count unless `namespaceSelector` is
     * set.
     */
    podSelector?: metav1.LabelSelector;
    /**
     * Namespaces by their labels; `{}` selects all. Without `podSelector` every Pod in them counts. Select one by name
     * through the label `kubernetes.io/metadata.name`.
     */
    namespaceSelector?: metav1.LabelSelector;
    /** Addresses by range. Cannot be combined with a selector in the same entry. */
    ipBlock?: IPBlock;
}
/** How requests are routed, which controller does it, and which hosts use TLS. */
export interface IngressSpec {
    /**
     * Name of the IngressClass, and so the controller, that serves this Ingress. When unset, the class marked as default
     * is filled in on creation; replaces the annotation `kubernetes.io/ingress.class`.
     */
    ingressClassName?: string;
    /**
     * Where requests go that match no rule. Required if there are no rules; otherwise the controller decides when it is
     * unset.
     */
    defaultBackend?: IngressBackend;
    /**
     * Certificates for hosts served over HTTPS, all on port 443 and told apart by SNI if the controller supports it.
     * Without entries the Ingress serves plain HTTP.
     */
    tls?: IngressTLS[];
    /** Routes by host and path. Without rules, or if none matches, requests go to the default backend. */
    rules?: IngressRule[];
}
/** A certificate and the hosts it serves. TLS ends at the load balancer; traffic to the Pods is plain. */
export interface IngressTLS {
    /**
     * Hosts the certificate is for; they should match its names and those in the rules. When empty, the controller falls
     * back to its wildcard host.
     */
    hosts?: string[];
    /**
     * Secret of type `kubernetes.io/tls` in the same namespace with certificate and key. When unset, routing goes by the
     * SNI host name alone.
     */
    secretName?: string;
}
/** Where the Ingress can be reached, as its controller reports. Read-only for users. */
export interface IngressStatus {
    /** Addresses of the load balancer that serves the Ingress; point DNS records at them. */
    loadBalancer?: IngressLoadBalancerStatus;
}
/** Where the load balancer of an Ingress can be reached. */
export interface IngressLoadBalancerStatus {
    /** Entry points of the load balancer. Empty until the controller has set it up. */
    ingress?: IngressLoadBalancerIngress[];
}
/** One entry point of the load balancer, by IP or by host name. */
export interface IngressLoadBalancerIngress {
    /** IP address, if the load balancer has a fixed one. */
    ip?: string;
    /** DNS name, if the load balancer is reached by name, as on AWS. */
    hostname?: string;
    /** Ports of the entry point and what is wrong with them, if the controller reports it. */
    ports?: IngressPortStatus[];
}
/** State of one port of a load balancer, with an error if it does not work. */
export interface IngressPortStatus {
    /** Port number on which the load balancer listens. */
    port: number;
    /**
     * Protocol of the port: `TCP`, `UDP` or `SCTP`.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     */
    protocol: corev1.Protocol;
    /**
     * Why the port does not work, as a CamelCase word, with a domain prefix for errors of a provider. At most 316
     * characters; unset when all is well.
     */
    error?: string;
}
/** Routes for one host. The host is matched first, then the path. */
export interface IngressRule extends IngressRuleValue {
    /**
     * Host name the rule is for, without port and no IP: exact (`foo.bar.com`), or with a wildcard for the whole first
     * label (`*.foo.com`). When empty, the rule takes all hosts.
     */
    host?: string;
}
/** How requests for a host are matched; HTTP is the only way there is. */
export interface IngressRuleValue {
    /**
     * Paths and their backends. When left out, all requests for the host go to the default backend, or whatever the
     * controller makes of it.
     */
    http?: HTTPIngressRuleValue;
}
/** Paths of a host and where each leads. Only the path counts, without query and fragment. */
export interface HTTPIngressRuleValue {
    /** Paths and their backends; at least one. If several match, the longest path wins, and `Exact` beats `Prefix`. */
    paths: HTTPIngressPath[];
}
/** Sends requests for one path to one backend. The host is that of the rule around it. */
export interface HTTPIngressPath {
    /** Path to match, beginning with `/`. May be empty with `ImplementationSpecific` only. */
    path?: string;
    /**
     * How `path` is compared: `Exact` for the same path, `Prefix` by whole elements between slashes (`/foo` matches
     * `/foo/bar`, not `/foobar`), `ImplementationSpecific` as the controller likes. Required.
     *
     * One of `Exact`, `Prefix`, `ImplementationSpecific`.
     */
    pathType: PathType;
    /** Where requests for this path go: a Service, or another resource. */
    backend: IngressBackend;
}
/** Where requests are sent: either a port of a Service or another resource, never both. */
export interface IngressBackend {
    /** Service in the namespace of the Ingress that gets the requests. */
    service?: IngressServiceBackend;
    /**
     * Object in the same namespace that serves the requests, such as a bucket of static files; which Kinds work depends
     * on the controller.
     */
    resource?: corev1.TypedLocalObjectReference;
}
/** A Service, and the port of it that gets the requests. */
export interface IngressServiceBackend {
    /** Name of the Service; it must be in the namespace of the Ingress. */
    name: string;
    /** Port of the Service, by name or by number but not both. */
    port?: ServiceBackendPort;
}
/** A Service port, given by exactly one of name and number. */
export interface ServiceBackendPort {
    /** Name of the port in the Service's `ports`. Cannot be combined with `number`. */
    name?: string;
    /** Number of the port on the Service, not on the Pods. Cannot be combined with `name`. */
    number?: number;
}
/** Which controller serves a class, and with which settings. */
export interface IngressClassSpec {
    /**
     * Controller that serves the class, as a domain-prefixed path such as `acme.io/ingress-controller`, at most 250
     * characters. Cannot be changed.
     */
    controller: string;
    /** Object with further settings, of a Kind the controller defines. Leave it out if the controller needs none. */
    parameters?: IngressClassParametersReference;
}
/** Points at the object that configures an ingress class, cluster-wide or in a namespace. */
export interface IngressClassParametersReference {
    /** API group of the object; empty for the core group. */
    apiGroup?: string;
    /**
     * Kind of the object, one that the controller defines.
     *
     * Required.
     */
    kind: string;
    /**
     * Name of the object. If it does not exist, the controller decides what to do.
     *
     * Required.
     */
    name: string;
    /**
     * `Cluster` (default) if the object is cluster-scoped, `Namespace` if it lives in one.
     *
     * One of `Cluster`, `Namespace`.
     */
    scope?: 'Cluster' | 'Namespace';
    /** Namespace of the object. Required with scope `Namespace`, forbidden with `Cluster`. */
    namespace?: string;
}
/** The object an address is reserved for, so that no other gets it. */
export interface IPAddressSpec {
    /**
     * Object that uses the address, usually a Service. Required and immutable; addresses whose Service is gone are
     * released.
     *
     * Required.
     * Immutable.
     */
    parentRef: ParentReference;
}
/** Points at the object that holds an IP address, of any resource. */
export interface ParentReference {
    /** API group of the object; empty for the core group. */
    group?: string;
    /**
     * Plural resource name of the object, such as `services`.
     *
     * Required.
     */
    resource: string;
    /** Namespace of the object; empty if it is cluster-scoped. */
    namespace?: string;
    /**
     * Name of the object. Required.
     *
     * Required.
     */
    name: string;
}
/** Ranges for ClusterIPs. They add to those of other ServiceCIDRs and may overlap them. */
export interface ServiceCIDRSpec {
    /**
     * One range, or two of different IP families for dual-stack, such as `192.168.0.0/24` and `2001:db8::/64`. Cannot be
     * changed, apart from adding the second family.
     */
    cidrs: string[];
}
/** Whether the ranges can be used, as the server reports. */
export interface ServiceCIDRStatus {
    /**
     * Conditions of the ranges. `Ready` is `False` while they are being deleted or cannot be used.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: metav1.Condition[];
}
export declare const NetworkPolicySpec: Struct<NetworkPolicySpec>;
export declare const NetworkPolicyIngressRule: Struct<NetworkPolicyIngressRule>;
export declare const NetworkPolicyEgressRule: Struct<NetworkPolicyEgressRule>;
export declare const NetworkPolicyPort: Struct<NetworkPolicyPort>;
export declare const IPBlock: Struct<IPBlock>;
export declare const NetworkPolicyPeer: Struct<NetworkPolicyPeer>;
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
export declare const IngressServiceBackend: Struct<IngressServiceBackend>;
export declare const ServiceBackendPort: Struct<ServiceBackendPort>;
export declare const IngressClassSpec: Struct<IngressClassSpec>;
export declare const IngressClassParametersReference: Struct<IngressClassParametersReference>;
export declare const IPAddressSpec: Struct<IPAddressSpec>;
export declare const ParentReference: Struct<ParentReference>;
export declare const ServiceCIDRSpec: Struct<ServiceCIDRSpec>;
export declare const ServiceCIDRStatus: Struct<ServiceCIDRStatus>;
