import type { ListenOptions } from '../../apiserver/server/listen.ts';
import type { AccessArguments } from './access_arguments.ts';
import type { Followed, FollowedFiles } from './followed_files.ts';
import type { KeptFiles } from './kept_files.ts';
/** The authorities of clients' certificates and of proxies', as PEM. */
export interface ClientAuthorities {
    readonly clients: Followed<readonly string[]>;
    readonly proxies: Followed<readonly string[]>;
}
/**
 * What a server shows and whom it asks for certificates, by files that are followed.
 * @throws UsageError what is wrong with which file
 */
export declare function openCertificates(given: AccessArguments, files: FollowedFiles, kept: KeptFiles | undefined, tell: (line: string) => void): ClientAuthorities & {
    readonly tls: ListenOptions['tls'];
};
