import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { fromUTF8 } from '#engine/text/utf8';
import { isRepeatable, type TransportRequest } from '../transport/transport.ts';

/** A request as an API server understands it. */
export interface FakeRequest {
  readonly verb: 'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete' | 'deletecollection';
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  /** Empty for none: `status` is one. */
  readonly subresource: string;
  /** Empty for all of them, and for resources that are in none. */
  readonly namespace: string;
  /** Empty for lists. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly contentType: string;
  /** What was sent, parsed. */
  readonly body: unknown;
}

const VERBS: Readonly<Record<string, readonly [one: FakeRequest['verb'], many: FakeRequest['verb']]>> = {
  GET: ['get', 'list'],
  POST: ['create', 'create'],
  PUT: ['update', 'update'],
  PATCH: ['patch', 'patch'],
  DELETE: ['delete', 'deletecollection'],
};

/** Takes a request apart. @throws StatusError when it is none of an API */
export function parseRequest({ method, path, query: text = '', headers = {}, body }: TransportRequest): FakeRequest {
  const segments = path.split('/').slice(1).map(decodeURIComponent);
  const [root, ...rest] = segments;
  const [group, version, parts] = root === 'api' ? ['', rest[0], rest.slice(1)] : [rest[0], rest[1], rest.slice(2)];
  const scoped = parts[0] === 'namespaces' && parts.length > 2 && parts[2] !== 'status' && parts[2] !== 'finalize';
  const [resource, name = '', subresource = ''] = scoped ? parts.slice(2) : parts;
  const verbs = VERBS[method];
  if (
    (root !== 'api' && root !== 'apis') ||
    group === undefined ||
    version === undefined ||
    resource === undefined ||
    verbs === undefined
  )
    throw newBadRequest(`the fake API does not serve ${method} ${path}`);
  if (subresource !== '' && subresource !== 'status')
    throw newBadRequest(`the fake API has no subresource ${subresource}: answer it by a reactor`);
  const query = new URLSearchParams(text);
  const given = Object.entries(headers).find(([key]) => key.toLowerCase() === 'content-type')?.[1];
  const contentType = typeof given === 'string' ? given : (given?.[0] ?? 'application/json');
  if (!/^application\/(?:json|.*\+json|apply-patch\+yaml)$/.test(contentType))
    throw newBadRequest(`the fake API speaks JSON, got ${contentType}: make its client without codecs`);
  if (!isRepeatable(body)) throw newBadRequest('the fake API does not support streams: pass the body as a Uint8Array');
  return {
    verb: query.get('watch') === 'true' && method === 'GET' ? 'watch' : verbs[name === '' ? 1 : 0],
    group,
    version,
    resource,
    subresource,
    namespace: scoped ? parts[1]! : '',
    name,
    query,
    contentType,
    body: body === undefined || body.length === 0 ? undefined : JSON.parse(fromUTF8(body)),
  };
}
