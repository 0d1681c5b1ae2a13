import type { Struct } from '#engine/schema/descriptor';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type AddressType = 'IPv4' | 'IPv6' | 'FQDN';
/** One backend of a Service, usually a Pod. */
export interface Endpoint {
    /**
     * Addresses of the backend, 1 to 100, of the slice's `addressType`. Only the first has a meaning; kube-proxy ignores
     * the others.
     *
     * Required.
     * List of unique values.
     * At most 100 items.
     */
    addresses: string[];
    /** Whether the backend is ready, can serve, or is shutting down. */
    conditions?: EndpointConditions;
    /** Name of the backend in DNS, a lower-case DNS label. Backends with equal names are interchangeable. */
    hostname?: string;
    /** Object behind the backend, usually a Pod. Left out for addresses outside the cluster. */
    targetRef?: corev1.ObjectReference;
    /**
     * Topology labels of the backend, such as `topology.kubernetes.io/zone`; at most 16. Deprecated: use `nodeName` and,
     * in `v1`, `zone`.
     */
    topology?: {
        [key: string]: string;
    };
    /** Node that the backend runs on. Lets proxies prefer backends on their own node. */
    nodeName?: string;
    /**
     * Zones or nodes that should use this backend. Left out, all may.
     *
     * Feature gate: TopologyAwareHints.
     */
    hints?: EndpointHints;
}
/** Whether a backend takes traffic. */
export interface EndpointConditions {
    /**
     * Whether to send traffic here; left out means unknown, best taken as yes. Never true for backends that terminate.
     */
    ready?: boolean;
    /** Whether the backend can take traffic, terminating or not. Left out, go by `ready`. */
    serving?: boolean;
    /** Whether the backend is shutting down; left out means unknown, best taken as no. */
    terminating?: boolean;
}
/** Who should use a backend, to keep traffic close. */
export interface EndpointHints {
    /** Zones whose clients should use this backend. At most 8. */
    forZones?: ForZone[];
    /** Nodes whose clients should use this backend. At most 8. */
    forNodes?: ForNode[];
}
/** A zone that should use a backend. */
export interface ForZone {
    /** Name of the zone, as in the node label `topology.kubernetes.io/zone`. */
    name?: string;
}
/** A node that should use a backend. */
export interface ForNode {
    /** Name of the node, as in the endpoint's `nodeName`. */
    name: string;
}
/** A port of all backends in a slice. */
export interface EndpointPort {
    /**
     * Name of the port, unique in the slice: an empty string or a DNS label of at most 63 characters. For Services, the
     * name of the Service's port.
     */
    name?: string;
    /**
     * `TCP` (default), `UDP` or `SCTP`.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     */
    protocol?: corev1.Protocol;
    /** Number of the port on the backends. Left out, all ports. */
    port?: number;
    /** Application protocol as a hint to proxies: an IANA service name such as `https`, or one with your own domain. */
    appProtocol?: string;
}
export declare const Endpoint: Struct<Endpoint>;
export declare const EndpointConditions: Struct<EndpointConditions>;
export declare const EndpointHints: Struct<EndpointHints>;
export declare const ForZone: Struct<ForZone>;
export declare const ForNode: Struct<ForNode>;
export declare const EndpointPort: Struct<EndpointPort>;
