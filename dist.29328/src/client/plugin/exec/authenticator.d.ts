import type { ExecCluster, ExecConfig, PluginPolicy } from '../../rest/config.ts';
/** What a plugin gave. */
export interface ExecCredentials {
    readonly token?: string;
    /** PEM. */
    readonly cert?: string;
    readonly key?: string;
}
/** What an {@link ExecAuthenticator} takes besides. */
export interface ExecOptions {
    /** What plugins get that ask for it. */
    readonly cluster?: ExecCluster;
    readonly policy?: PluginPolicy | undefined;
    readonly env?: Readonly<Record<string, string | undefined>>;
    /** Milliseconds since 1970. */
    readonly now?: () => number;
    /** Whether standard input is a terminal. */
    readonly isTerminal?: () => boolean;
    /** Called when the certificate has changed: connections made with the old one have to go. */
    readonly onCertificateChange?: () => void;
}
/**
 * Runs a plugin when there are no credentials, or they have expired, or the server has refused them: once for all who wait
 * for it. Mirrors Go's `exec.Authenticator`.
 */
export declare class ExecAuthenticator {
    #private;
    /** @throws ExecPluginError when the configuration can't be used */
    constructor(config: ExecConfig, options?: ExecOptions);
    /** The credentials. @throws ExecPluginError */
    credentials(): Promise<ExecCredentials>;
    /** Gets new ones, if these are still those in use. @throws ExecPluginError */
    refused(credentials: ExecCredentials): Promise<void>;
    /** Ends a plugin that runs, and lets none run any more. */
    close(): void;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
