import type { UserInfo } from '#api/authentication/v1/zz_generated.structs';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import { isObject } from '../review/json_object.ts';
import type { Review } from '../review/read_review.ts';
import { ReviewError } from '../review/review_error.ts';

/** What somebody wants to write, as an API server asks about it. */
export interface AdmissionRequest<T extends object> {
  readonly uid: string;
  readonly operation: 'CONNECT' | 'CREATE' | 'DELETE' | 'UPDATE';
  /** The version that the webhook registered for. */
  readonly kind: GroupVersionKindLike;
  readonly resource: GroupVersionResourceLike;
  /** `status`, `scale`, ...; empty for the resource itself. */
  readonly subResource: string;
  /** As the client sent it. */
  readonly requestKind: GroupVersionKindLike;
  readonly requestResource: GroupVersionResourceLike;
  /** Empty when it is still to be generated. */
  readonly name: string;
  readonly namespace: string;
  readonly userInfo: UserInfo;
  /** Whether nothing will be stored: cause no side effects. */
  readonly dryRun: boolean;
  /** `CreateOptions` and the like, if there are any. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
  /** The object as it would be stored; undefined on deletion. A copy, which a mutating webhook may change. */
  readonly object: T | undefined;
  /** The object as it is stored; undefined on creation. */
  readonly oldObject: T | undefined;
  /** Ends with the request of the API server. */
  readonly signal: AbortSignal;
  /** Tells the client something, allowed or not. Keep it below 120 characters. */
  warn(text: string): void;
  /** Tells the audit log something. @param key without the name of the webhook, which the server puts in front */
  audit(key: string, value: string): void;
}

/** Everything of a request but its objects. @throws {ReviewError} for what no API server sends */
export function readAttributes({
  uid,
  request,
}: Review): Omit<AdmissionRequest<object>, 'audit' | 'object' | 'oldObject' | 'signal' | 'warn'> {
  const text = (name: string): string => {
    const value = request[name] ?? '';
    if (typeof value !== 'string') throw new ReviewError(400, `request.${name}: expected a string`);
    return value;
  };
  const { operation, dryRun, options, userInfo } = request;
  if (operation !== 'CREATE' && operation !== 'UPDATE' && operation !== 'DELETE' && operation !== 'CONNECT')
    throw new ReviewError(400, 'request.operation: expected CREATE, UPDATE, DELETE or CONNECT');
  const kind = names(request['kind'], 'kind', 'kind');
  const resource = names(request['resource'], 'resource', 'resource');
  const { requestKind, requestResource } = request;
  return {
    uid,
    operation,
    kind,
    resource,
    subResource: text('subResource'),
    requestKind: requestKind === undefined ? kind : names(requestKind, 'requestKind', 'kind'),
    requestResource: requestResource === undefined ? resource : names(requestResource, 'requestResource', 'resource'),
    name: text('name'),
    namespace: text('namespace'),
    userInfo: isObject(userInfo) ? userInfo : {},
    dryRun: dryRun === true,
    options: isObject(options) ? options : undefined,
  };
}

function names<K extends 'kind' | 'resource'>(
  value: unknown,
  path: string,
  key: K,
): { readonly group: string; readonly version: string } & { readonly [key in K]: string };
function names(value: unknown, path: string, key: 'kind' | 'resource'): object {
  const { group = '', version, [key]: name } = isObject(value) ? value : {};
  if (typeof group !== 'string' || typeof version !== 'string' || typeof name !== 'string')
    throw new ReviewError(400, `request.${path}: expected an object with group, version and ${key}`);
  return { group, version, [key]: name };
}
