import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { validateNamespaceName, validateServiceAccountName } from '#apimachinery/api/validation/names';
import type { Authenticator } from '../authentication/authenticator.ts';
import { extraOf } from '../authentication/request_headers.ts';
import type { Attributes, Authorizer } from '../authorization/authorizer.ts';
import { valuesOf } from '../request/http.ts';
import {
  AllAuthenticated,
  AllUnauthenticated,
  Anonymous,
  SystemPrivilegedGroup,
  type UserInfo,
} from '../request/user.ts';
import { attributesOf, authorize } from './authorization.ts';
import type { APIRequest, Filter, Handler } from './filter.ts';

/** The user of every request to a server without authentication. */
export const LOCAL_USER: UserInfo = { name: 'system:admin', groups: [SystemPrivilegedGroup, AllAuthenticated] };

const EXTRA = 'impersonate-extra-';
const AUTHENTICATION = 'authentication.k8s.io';

/**
 * Lets `kubectl --as` have another user's rights, where the user of the request may `impersonate` that one. Mirrors Go's
 * `WithImpersonation`.
 */
export function withImpersonation(authorizer: Authorizer): Filter {
  return async (request, next) => {
    const { user: requester } = attributesOf(request);
    const user = await impersonatedUser(request, requester, authorizer);
    if (user === requester) return next(request);
    request.audit?.impersonated(user);
    return next({ ...request, user });
  };
}

/** @throws {StatusError} 403 when the user may not; 400 for groups and others without a user */
async function impersonatedUser(request: APIRequest, user: UserInfo, authorizer: Authorizer): Promise<UserInfo> {
  const name = valuesOf(request, 'impersonate-user')[0] ?? '';
  const groups = valuesOf(request, 'impersonate-group');
  const uid = valuesOf(request, 'impersonate-uid')[0] ?? '';
  const extra = extraOf(request, [EXTRA]);
  if (name === '') {
    // Differs from Go: its text shows internal structs.
    if (groups.length > 0 || uid !== '' || Object.keys(extra).length > 0)
      throw newBadRequest('a group, uid or extra value was to be impersonated without a user');
    return user;
  }
  const allow = (asked: Partial<Attributes>): Promise<void> => authorize(authorizer, { ...NOTHING, user, ...asked });
  const account = serviceAccountOf(name);
  if (account === null) await allow({ resource: 'users', name });
  else await allow({ resource: 'serviceaccounts', namespace: account[1]!, name: account[2]! });
  for (const group of groups) await allow({ resource: 'groups', name: group });
  for (const [subresource, values] of Object.entries(extra))
    for (const value of values)
      await allow({ apiGroup: AUTHENTICATION, apiVersion: 'v1', resource: 'userextras', subresource, name: value });
  if (uid !== '') await allow({ apiGroup: AUTHENTICATION, apiVersion: 'v1', resource: 'uids', name: uid });
  const own = account === null ? [] : ['system:serviceaccounts', `system:serviceaccounts:${account[1]}`];
  return {
    name,
    groups: withKnown(name, groups.length > 0 ? groups : own),
    ...(uid !== '' && { uid }),
    ...(Object.keys(extra).length > 0 && { extra }),
  };
}

/** The namespace and name of a ServiceAccount; null for another user. Mirrors Go's `serviceaccount.SplitUsername`. */
function serviceAccountOf(user: string): readonly string[] | null {
  const found = /^system:serviceaccount:([^:]+):([^:]+)$/.exec(user);
  // Empty ones are as wrong.
  const [, namespace = '', name = ''] = found ?? [];
  return [...validateNamespaceName(namespace, false), ...validateServiceAccountName(name, false)].length > 0
    ? null
    : found;
}

const NOTHING: Omit<Attributes, 'user'> = {
  isResourceRequest: true,
  path: '',
  verb: 'impersonate',
  apiGroup: '',
  apiVersion: '',
  namespace: '',
  resource: '',
  subresource: '',
  name: '',
};

/** The groups, and that of all who are known, or of all who are not. */
function withKnown(name: string, groups: readonly string[]): readonly string[] {
  if (name === Anonymous) return groups.includes(AllUnauthenticated) ? groups : [...groups, AllUnauthenticated];
  const isSaid = groups.includes(AllAuthenticated) || groups.includes(AllUnauthenticated);
  return isSaid ? groups : [...groups, AllAuthenticated];
}

/**
 * Finds the user of a request, unless it has one. Mirrors Go's `WithAuthentication`.
 * @param authenticator undefined: every user is an administrator
 * @param failed answers requests without a user
 */
export function withAuthentication(authenticator: Authenticator | undefined, failed: Handler): Filter {
  return async (request, next) => {
    if (request.user !== undefined) return next(request);
    const user = authenticator === undefined ? LOCAL_USER : await authenticator(request);
    return user === undefined ? failed(request) : next({ ...request, user });
  };
}
