import type { ImpersonationConfig } from '../transport/layers.ts';
/** What a plugin gets to know of the server, if it asks for it. Mirrors Go's `clientauthentication.Cluster`. */
export type ExecCluster = Readonly<Record<string, unknown>>;
/** A program that gets credentials. Mirrors Go's `clientcmdapi.ExecConfig`. */
export interface ExecConfig {
    readonly command: string;
    readonly args?: readonly string[];
    /** Added to the environment. */
    readonly env?: readonly {
        readonly name: string;
        readonly value: string;
    }[];
    /** `client.authentication.k8s.io/v1` or `.../v1beta1`. */
    readonly apiVersion: string;
    /** What to tell a user who lacks the program. */
    readonly installHint?: string;
    readonly provideClusterInfo?: boolean;
    /** Whether the program may ask its user on standard input. */
    readonly interactiveMode?: 'Never' | 'IfAvailable' | 'Always';
    /** For the program, from the extension of the cluster. */
    readonly config?: unknown;
}
/** A built-in way to get credentials: `oidc` is the only one. Mirrors Go's `clientcmdapi.AuthProviderConfig`. */
export interface AuthProviderConfig {
    readonly name: string;
    readonly config?: Readonly<Record<string, string>>;
}
/** Which plugins may run. Mirrors Go's `clientcmdapi.PluginPolicy`. */
export interface PluginPolicy {
    /** `''` is `AllowAll`. */
    readonly policyType: '' | 'AllowAll' | 'DenyAll' | 'Allowlist';
    /** Names of programs, or paths, for `Allowlist` alone. */
    readonly allowlist?: readonly string[];
}
/** How a server is known, and who the client is. Data come before files. Mirrors Go's `rest.TLSClientConfig`. */
export interface TLSClientConfig {
    readonly insecure?: boolean;
    readonly serverName?: string;
    readonly caFile?: string;
    readonly certFile?: string;
    readonly keyFile?: string;
    /** PEM. */
    readonly caData?: Uint8Array;
    readonly certData?: Uint8Array;
    readonly keyData?: Uint8Array;
}
/**
 * Where a server is, and how to get there: what a kubeconfig or a Pod's service account comes to. `transportFor` of
 * `kubetyped/client/transport/node` makes a transport of it. Mirrors Go's `rest.Config`.
 */
export interface Config {
    /** The URL of the server. */
    readonly host: string;
    readonly username?: string;
    readonly password?: string;
    readonly bearerToken?: string;
    /** Read again every minute; it comes before `bearerToken`. */
    readonly bearerTokenFile?: string;
    readonly impersonate?: ImpersonationConfig;
    readonly execProvider?: ExecConfig;
    readonly pluginPolicy?: PluginPolicy;
    readonly authProvider?: AuthProviderConfig;
    /** Keeps what a provider has got, for the next program. Mirrors Go's `AuthProviderConfigPersister`. */
    readonly persistAuthProvider?: (config: Readonly<Record<string, string>>) => void | Promise<void>;
    readonly tls?: TLSClientConfig;
    readonly userAgent?: string;
    readonly disableCompression?: boolean;
    /** In milliseconds. */
    readonly timeout?: number;
    /** The URL of a proxy, instead of that of the environment. */
    readonly proxy?: string;
}
