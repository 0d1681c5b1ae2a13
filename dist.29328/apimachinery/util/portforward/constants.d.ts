/** The subprotocol of port forwarding. */
export declare const PortForwardV1Name = "portforward.k8s.io";
/** Prefix of a SPDY subprotocol tunnelled through a WebSocket. */
export declare const WebsocketsSPDYTunnelingPrefix = "SPDY/3.1+";
/** Suffix of Kubernetes subprotocols. */
export declare const KubernetesSuffix = ".k8s.io";
/** The subprotocol of port forwarding tunnelled through a WebSocket. */
export declare const WebsocketsSPDYTunnelingPortForwardV1 = "SPDY/3.1+portforward.k8s.io";
