import { type Authenticator } from '../../apiserver/authentication/authenticator.ts';
import type { HostedAuthorizer } from '../../apiserver/authorization/authorizer.ts';
import type { ListenOptions } from '../../apiserver/server/listen.ts';
import type { ServiceAccounts } from '../../apiserver/serviceaccounts/service_accounts.ts';
import type { AccessArguments } from './access_arguments.ts';
/** Who is known to a server, and who may do what. */
export interface ServerAccess {
    /** undefined: nobody need say who it is. */
    readonly authentication: Authenticator | undefined;
    readonly authorization: HostedAuthorizer | undefined;
    readonly serviceAccounts: ServiceAccounts;
    /** With the token of an administrator, for the kubeconfig. */
    readonly listen: ListenOptions;
    close(): Promise<void>;
}
/**
 * Reads all files that say who is known to a server, and who may do what. Those that kube-apiserver follows are read again
 * when they change: certificates, authorities and configurations.
 * @param tell takes what may be wrong, as a line
 * @throws UsageError what is wrong with which file
 */
export declare function openAccess(given: AccessArguments, tell: (line: string) => void): Promise<ServerAccess>;
