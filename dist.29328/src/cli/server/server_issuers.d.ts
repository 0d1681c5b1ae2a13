import { type Authenticator } from '../../apiserver/authentication/authenticator.ts';
import type { AnonymousAuthConfig } from '../../apiserver/configuration/authentication_configuration.ts';
import type { OIDCArguments } from './access_arguments.ts';
import type { Followed, FollowedFiles } from './followed_files.ts';
/** Issuers of tokens, and who is let in without credentials. */
export interface Issuers {
    readonly authenticate: Authenticator;
    /** undefined: the flags say it. */
    readonly anonymous: AnonymousAuthConfig | undefined;
}
/** What all ways to issuers need. */
export interface IssuerOptions {
    /** Issuers that these may not be. */
    readonly disallowed: readonly string[];
    tell(line: string): void;
}
/**
 * The issuers of `--authentication-config`, followed while the server runs. Who is anonymous stays as it was at the start.
 * @throws UsageError what is wrong with the file
 */
export declare function configuredIssuers(path: string, files: FollowedFiles, options: IssuerOptions): Followed<Issuers>;
/** The issuer of `--oidc-*`. @throws UsageError what is wrong with it */
export declare function issuerOfFlags(given: OIDCArguments, { disallowed, tell }: IssuerOptions): Authenticator;
