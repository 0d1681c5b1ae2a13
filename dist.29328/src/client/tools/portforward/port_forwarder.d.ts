import type { CallOptions } from '../../options.ts';
import type { ResourceClient } from '../../resource_client.ts';
import type { PortConnection } from './port_connection.ts';
/**
 * Connects to ports of a Pod. With servers from Kubernetes 1.31 on all connections share one WebSocket, else each has its
 * own. Mirrors Go's `portforward.PortForwarder`, without its listeners: those are `listenOnPorts` of
 * `kubetyped/client/tools/portforward/node`.
 *
 * Differs from Go: a port that nobody listens on ends that connection, and not the others.
 *
 * ```ts
 * await using forwarder = new PortForwarder(pods, 'web');
 * const connection = await forwarder.connect(80);
 * await connection.write(new TextEncoder().encode('GET / HTTP/1.0\r\n\r\n'));
 * for await (const chunk of connection.readable) process.stdout.write(chunk);
 * ```
 */
export declare class PortForwarder<T extends object = object> implements AsyncDisposable {
    #private;
    /**
     * @param pods the resource client of `corev1.Pod`
     * @param options the signal ends all connections
     */
    constructor(pods: ResourceClient<T>, name: string, { signal }?: Pick<CallOptions, 'signal'>);
    /**
     * Connects to a port. Whether something listens there shows when it is read.
     * @throws StatusError when the server refuses ConnectionError NoWebSocketsError, or the signal's reason
     */
    connect(port: number): Promise<PortConnection>;
    /** Ends all connections. */
    close(): void;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
