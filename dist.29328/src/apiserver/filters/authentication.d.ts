import type { Authenticator } from '../authentication/authenticator.ts';
import type { Authorizer } from '../authorization/authorizer.ts';
import { type UserInfo } from '../request/user.ts';
import type { Filter, Handler } from './filter.ts';
/** The user of every request to a server without authentication. */
export declare const LOCAL_USER: UserInfo;
/**
 * Lets `kubectl --as` have another user's rights, where the user of the request may `impersonate` that one. Mirrors Go's
 * `WithImpersonation`.
 */
export declare function withImpersonation(authorizer: Authorizer): Filter;
/**
 * Finds the user of a request, unless it has one. Mirrors Go's `WithAuthentication`.
 * @param authenticator undefined: everybody is an administrator
 * @param failed answers requests without a user
 */
export declare function withAuthentication(authenticator: Authenticator | undefined, failed: Handler): Filter;
