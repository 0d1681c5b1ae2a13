import type { Config as RESTConfig } from '../../rest/config.ts';
import { type AuthInfo, type Cluster, type Config, type Context } from './config.ts';
/** What is used instead of what a kubeconfig says, as command-line options do. Mirrors Go's `clientcmd.ConfigOverrides`. */
export interface ConfigOverrides {
    /** The name of a context, which must be there. */
    readonly currentContext?: string;
    /** Names of a cluster and a user, which must be there, and a namespace. */
    readonly context?: Context;
    readonly clusterInfo?: Cluster;
    readonly authInfo?: AuthInfo;
    /** How long each request may take: whole seconds, or `1m30s` and the like, as `--request-timeout` of kubectl; 0 is for ever. */
    readonly timeout?: string;
}
/** A server, its user, and the namespace. */
export interface Resolved {
    readonly config: RESTConfig;
    readonly namespace: string;
}
/**
 * The server, credentials and namespace of a kubeconfig's context. Mirrors Go's `DirectClientConfig.ClientConfig`.
 * @throws KubeconfigError when what is named is not there, or contradicts itself; `empty` when there is no server at all
 */
export declare function resolveConfig(config: Config, overrides?: ConfigOverrides): Resolved;
/**
 * The API server of the cluster that the program runs in, with the credentials of its Pod; undefined outside of one.
 * Mirrors Go's `rest.InClusterConfig`.
 * @param folder where the service account is
 * @throws KubeconfigError when the token can't be read
 */
export declare function inClusterConfig(env?: Readonly<Record<string, string | undefined>>, folder?: string): Resolved | undefined;
