import type { Arguments } from '../arguments.ts';
/** What was said of who is known to a server, and who may do what. Files are given by their paths. */
export interface AccessArguments {
    readonly port: number;
    readonly host: string;
    /** undefined: a certificate is generated, if authentication is required. */
    readonly tls: {
        readonly certFile: string;
        readonly keyFile: string;
    } | undefined;
    /** Whether authentication is required. */
    readonly isClosed: boolean;
    readonly anonymous: boolean;
    /** Whether a flag says so. */
    readonly isAnonymousGiven: boolean;
    readonly tokenFile: string | undefined;
    readonly clientCAFile: string | undefined;
    readonly requestHeaders: RequestHeaderArguments | undefined;
    readonly oidc: OIDCArguments | undefined;
    /** In place of the flags for one issuer. */
    readonly authenticationConfigFile: string | undefined;
    readonly tokenWebhook: {
        readonly configFile: string;
        readonly cacheTTL: number | undefined;
    } | undefined;
    /** `RBAC`, say: in which order authorizers are asked. */
    readonly modes: readonly string[];
    readonly authorizationWebhook: AuthorizationWebhookArguments | undefined;
    /** In place of the modes. */
    readonly authorizationConfigFile: string | undefined;
    readonly serviceAccounts: ServiceAccountArguments;
    /** The folder in which the server keeps what it makes: its certificate, the administrator's token, its keys. */
    readonly keptIn: string | undefined;
}
/** What was said of the tokens of ServiceAccounts. */
export interface ServiceAccountArguments {
    readonly issuers: readonly string[];
    readonly audiences: readonly string[];
    readonly signingKeyFile: string | undefined;
    readonly keyFiles: readonly string[];
    /** In seconds. */
    readonly maxExpirationSeconds: number | undefined;
    readonly jwksURI: string | undefined;
}
/** What was said of proxies. */
export interface RequestHeaderArguments {
    readonly caFile: string;
    readonly allowedNames: readonly string[];
    readonly usernameHeaders: readonly string[];
    readonly uidHeaders: readonly string[];
    readonly groupHeaders: readonly string[];
    readonly extraHeaderPrefixes: readonly string[];
}
/** What was said of an issuer. */
export interface OIDCArguments {
    readonly url: string;
    readonly clientID: string;
    readonly caFile: string | undefined;
    readonly username: {
        readonly claim: string;
        readonly prefix: string;
    };
    readonly groups: {
        readonly claim: string;
        readonly prefix: string;
    } | undefined;
    readonly required: readonly {
        readonly claim: string;
        readonly requiredValue: string;
    }[];
    readonly signingAlgorithms: readonly string[];
}
/** What was said of the webhook that decides. Times are milliseconds. */
export interface AuthorizationWebhookArguments {
    readonly configFile: string;
    readonly authorizedTTL: number | undefined;
    readonly unauthorizedTTL: number | undefined;
}
/** Modes of kube-apiserver that this server does not have, and why. */
export declare const WRONG_MODES: ReadonlyMap<string, string>;
/** Reads what says who may reach a server and do what there. @throws UsageError for what does not belong together */
export declare function accessArguments(args: Arguments): AccessArguments;
/** A time as Go writes it: `2m30s`. */
export declare function milliseconds(args: Arguments, name: string): number | undefined;
