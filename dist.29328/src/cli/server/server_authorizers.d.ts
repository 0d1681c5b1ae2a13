import { type HostedAuthorizer } from '../../apiserver/authorization/authorizer.ts';
import { type AccessArguments } from './access_arguments.ts';
import type { FollowedFiles } from './followed_files.ts';
import type { ReviewClient, ReviewClientOptions } from './review_client.ts';
/** Asks a webhook whose kubeconfig an option names. */
export type OpenReviewClient = (option: string, path: string, options?: ReviewClientOptions) => ReviewClient;
/** Who decides, by the flags: undefined where everybody may do everything. */
export declare function authorizersOfFlags(given: AccessArguments, open: OpenReviewClient): HostedAuthorizer | undefined;
/**
 * Who decides, by `--authorization-config`, followed while the server runs. Types other than webhooks must stay, and RBAC
 * can't be added later.
 * @param isAnonymous whether who shows nothing is let in
 * @throws UsageError what is wrong with the file
 */
export declare function configuredAuthorizers(path: string, isAnonymous: boolean, files: FollowedFiles, open: OpenReviewClient): HostedAuthorizer;
