import { newForbidden } from '#apimachinery/api/errors/constructors';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import { quote } from '#engine/schema/fault';
import { SystemPrivilegedGroup, type UserInfo } from '../authentication/user/user.ts';
import type { RequestInfo } from '../endpoints/request/request_info.ts';

/** What is asked for, and by whom. Mirrors Go's `authorizer.Attributes`. */
export interface Attributes extends RequestInfo {
  readonly user: UserInfo;
}

/** A decision. */
export interface Decision {
  readonly allowed: boolean;
  /** Why, for who is refused. */
  readonly reason?: string;
}

/** Decides who may do what. Mirrors Go's `authorizer.Authorizer`. */
export type Authorizer = (attributes: Attributes) => Promise<Decision> | Decision;

/** Everybody who is known may do everything. Mirrors Go's `AlwaysAllow`. */
export const alwaysAllow: Authorizer = () => ({ allowed: true });

/** Members of `system:masters` may do everything, others what the rest decides. Mirrors Go's `NewPrivilegedGroups`. */
export function withPrivilegedGroup(authorizer: Authorizer): Authorizer {
  return (attributes) =>
    attributes.user.groups.includes(SystemPrivilegedGroup) ? { allowed: true } : authorizer(attributes);
}

/** 403, saying what was asked for. Mirrors Go's `responsewriters.ForbiddenStatusError`. */
export function newForbiddenStatusError(attributes: Attributes, reason = ''): StatusError {
  const message = messageOf(attributes).replace(/[&<>]/g, (character) => ESCAPES[character]!);
  const { apiGroup, resource, name } = attributes;
  return newForbidden(
    { group: apiGroup, resource },
    name,
    new Error(reason === '' ? message : `${message}: ${reason}`),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function messageOf({
  isResourceRequest,
  user,
  verb,
  path,
  apiGroup,
  namespace,
  resource,
  subresource,
}: Attributes): string {
  const who = `User ${quote(user.name)} cannot ${verb}`;
  if (!isResourceRequest) return `${who} path ${quote(path)}`;
  const what = subresource === '' ? resource : `${resource}/${subresource}`;
  const where = namespace === '' ? 'at the cluster scope' : `in the namespace ${quote(namespace)}`;
  return `${who} resource ${quote(what)} in API group ${quote(apiGroup)} ${where}`;
}
