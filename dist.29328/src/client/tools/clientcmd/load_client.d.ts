import { Client, type ClientOptions } from '../../client.ts';
import type { PluginPolicy } from '../../rest/config.ts';
import { type ConfigOverrides, type Resolved } from './client_config.ts';
/** Where {@link loadConfig} looks. */
export interface LoadOptions {
    /** The file to read instead of those of KUBECONFIG or `~/.kube/config`. */
    readonly kubeconfig?: string;
    /** The context to use instead of the current one. */
    readonly context?: string;
    /** What counts instead of what the kubeconfig says. */
    readonly overrides?: Omit<ConfigOverrides, 'currentContext'>;
    /** Which plugins may run to get credentials. */
    readonly pluginPolicy?: PluginPolicy;
    /** The environment: `process.env` unless given. */
    readonly env?: Readonly<Record<string, string | undefined>>;
}
/**
 * The server, credentials and namespace that kubectl would use: of the kubeconfig files, else of the Pod that the program
 * runs in. Mirrors Go's `clientcmd.NewNonInteractiveDeferredLoadingClientConfig`.
 * @throws KubeconfigError when there is nothing, or it can't be used
 */
export declare function loadConfig(options?: LoadOptions): Resolved;
/**
 * A client of the cluster that kubectl would use.
 *
 * ```ts
 * await using client = loadClient({ context: 'staging' });
 * const pods = client.resource(corev1.Pod, { namespace: client.namespace });
 * ```
 * @throws KubeconfigError
 */
export declare function loadClient(options?: LoadOptions & Omit<ClientOptions, 'transport'>): Client;
