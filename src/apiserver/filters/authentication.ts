import type { Authenticator } from '../authentication/authenticator.ts';
import { AllAuthenticated, SystemPrivilegedGroup, type UserInfo } from '../request/user.ts';
import type { Filter, Handler } from './filter.ts';

/** The user of every request to a server without authentication. */
export const LOCAL_USER: UserInfo = { name: 'system:admin', groups: [SystemPrivilegedGroup, AllAuthenticated] };

/**
 * Finds the user of a request, unless it has one. Mirrors Go's `WithAuthentication`.
 * @param authenticator undefined: everybody is an administrator
 * @param failed answers requests without a user
 */
export function withAuthentication(authenticator: Authenticator | undefined, failed: Handler): Filter {
  return async (request, next) => {
    if (request.user !== undefined) return next(request);
    const user = authenticator === undefined ? LOCAL_USER : await authenticator(request);
    return user === undefined ? failed(request) : next({ ...request, user });
  };
}
