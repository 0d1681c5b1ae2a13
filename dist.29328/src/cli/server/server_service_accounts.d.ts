import { ServiceAccounts } from '../../apiserver/serviceaccounts/service_accounts.ts';
import type { ServiceAccountArguments } from './access_arguments.ts';
import type { KeptFiles } from './kept_files.ts';
/**
 * The ServiceAccounts of a server, with the key that signs their tokens.
 * @param kept where the key is, or is put, unless one is given; undefined: it is forgotten when the server ends
 * @param tell takes why a token was refused
 * @throws UsageError when a file has no key
 */
export declare function serviceAccountsOf(given: ServiceAccountArguments, kept: KeptFiles | undefined, tell: (line: string) => void): ServiceAccounts;
