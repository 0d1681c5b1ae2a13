import { type ServerRequest } from '../request/http.ts';
import { type Authenticator } from './authenticator.ts';
/** Whom to believe, and which headers say who the user is. */
export interface RequestHeaderOptions {
    /** The authority of the proxy's certificate, as PEM: `requestheader-client-ca-file` of a cluster. */
    readonly ca: string;
    /** The common names a proxy may have; any unless given. */
    readonly allowedNames?: readonly string[];
    /** `X-Remote-User` unless given. */
    readonly usernameHeaders?: readonly string[];
    /** `X-Remote-Uid` unless given. */
    readonly uidHeaders?: readonly string[];
    /** `X-Remote-Group` unless given. */
    readonly groupHeaders?: readonly string[];
    /** `X-Remote-Extra-` unless given. */
    readonly extraHeaderPrefixes?: readonly string[];
}
/**
 * Users as a proxy in front says, which shows a certificate: kube-apiserver does for servers behind an APIService. Without
 * that certificate the headers mean nothing. Mirrors Go's `headerrequest`.
 * @throws {Error} when `ca` is no certificate
 */
export declare function requestHeaders(options: RequestHeaderOptions): Authenticator;
/** What headers say besides, by the rest of their names, whose special characters are escaped. */
export declare function extraOf(request: ServerRequest, prefixes: readonly string[]): Record<string, string[]>;
