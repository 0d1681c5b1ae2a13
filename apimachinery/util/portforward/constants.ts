/** The subprotocol of port forwarding. */
export const PortForwardV1Name = 'portforward.k8s.io';
/** What stands before a SPDY subprotocol that goes through a WebSocket. */
export const WebsocketsSPDYTunnelingPrefix = 'SPDY/3.1+';
/** What the subprotocols of Kubernetes end with. */
export const KubernetesSuffix = '.k8s.io';
/** The subprotocol of port forwarding that goes through a WebSocket. */
export const WebsocketsSPDYTunnelingPortForwardV1 = 'SPDY/3.1+portforward.k8s.io';
