import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
/** Whom servers behind this one are to believe who a user is. */
export interface PublishedTrust {
    /** The authority of `proxyCertificate`, as PEM. */
    readonly requestHeaderCA: string;
    /** Common names that its certificates may have; any, if there are none. */
    readonly allowedNames: readonly string[];
    /** The authority of users' own certificates, as PEM. */
    readonly clientCA?: string;
}
/**
 * Writes what servers behind an API server read to find out whom to believe: the ConfigMap
 * `extension-apiserver-authentication` of `kube-system`. Mirrors kube-apiserver's `clusterauthenticationtrust`.
 * @param isShared whether other servers do so, too: what they say is kept
 */
export declare function publishTrust(configMaps: RESTStorage, trust: PublishedTrust, isShared: boolean, context: RequestContext): Promise<void>;
