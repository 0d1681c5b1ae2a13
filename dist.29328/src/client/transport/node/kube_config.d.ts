import type { Transport } from '../transport.ts';
import type { NodeTransportOptions } from './options.ts';
/** What `applyToHTTPSOptions` of a KubeConfig says. */
export interface KubeConfigHTTPSOptions {
    headers?: Readonly<Record<string, unknown>>;
    /** Name and password, with a colon. */
    auth?: string;
    ca?: unknown;
    cert?: unknown;
    key?: unknown;
    pfx?: unknown;
    passphrase?: unknown;
    servername?: string;
    rejectUnauthorized?: boolean;
}
/** What is used of a `KubeConfig` of @kubernetes/client-node, 1 or 2. */
export interface KubeConfigLike {
    getCurrentCluster(): {
        readonly server: string;
        readonly proxyUrl?: string;
    } | null;
    applyToHTTPSOptions(options: object): Promise<void>;
}
/** What {@link transportForKubeConfig} takes besides. */
export type KubeConfigTransportOptions = Pick<NodeTransportOptions, 'env' | 'disableCompression' | 'disableHTTP2' | 'connectTimeout' | 'pingInterval' | 'pingTimeout'>;
/**
 * A transport with the server and credentials of a KubeConfig of @kubernetes/client-node, for programs that have one. It is
 * asked for credentials before each request and each connection, so that its authenticators (exec, OIDC, cloud providers)
 * go on working. A later change of its context is not followed.
 *
 * ```ts
 * const client = new Client({ transport: transportForKubeConfig(kubeConfig) });
 * ```
 * @throws ConfigError without a current cluster
 */
export declare function transportForKubeConfig(kubeConfig: KubeConfigLike, options?: KubeConfigTransportOptions): Transport;
