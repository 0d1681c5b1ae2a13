import { toUTF8 } from '#engine/text/utf8';
import { orAborted } from '../util/wait/sleep.ts';
import type { RequestHeaders, Transport, TransportRequest } from './transport.ts';

/** Who a request says it is made for. Mirrors Go's `transport.ImpersonationConfig`. */
export interface ImpersonationConfig {
  readonly userName: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

/** A transport that changes what another one is given. */
export function withRequests(
  transport: Transport,
  change: (request: TransportRequest) => TransportRequest | Promise<TransportRequest>,
): Transport {
  return {
    host: transport.host,
    request: async (request) => transport.request(await change(request)),
    ...(transport.openWebSocket && {
      openWebSocket: async (request: TransportRequest, protocols: readonly string[]) =>
        transport.openWebSocket!(await change(request), protocols),
    }),
    close: () => transport.close(),
  };
}

/** Whether a request has a header of this name, in any case. */
export function hasHeader(request: TransportRequest, name: string): boolean {
  const wanted = name.toLowerCase();
  return Object.entries(request.headers ?? {}).some(([key, value]) => key.toLowerCase() === wanted && value.length > 0);
}

function withHeaders(request: TransportRequest, headers: RequestHeaders): TransportRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

/** Names the program to the server, unless a request does so. Mirrors Go's `transport.NewUserAgentRoundTripper`. */
export function withUserAgent(transport: Transport, agent: string): Transport {
  return withRequests(transport, (request) =>
    hasHeader(request, 'User-Agent') ? request : withHeaders(request, { 'User-Agent': agent }),
  );
}

/**
 * Sends a token with every request that has no `Authorization`. Mirrors Go's `transport.NewBearerAuthRoundTripper`.
 * @param token may be a function, which is called for every request: see `tools/clientcmd` for tokens in files
 */
export function withBearerToken(transport: Transport, token: string | (() => string | Promise<string>)): Transport {
  return withRequests(transport, async (request) => {
    if (hasHeader(request, 'Authorization')) return request;
    return withHeaders(request, {
      Authorization: `Bearer ${typeof token === 'string' ? token : await orAborted(Promise.resolve(token()), request.signal)}`,
    });
  });
}

/** Sends name and password with every request that has no `Authorization`. Mirrors Go's `transport.NewBasicAuthRoundTripper`. */
export function withBasicAuth(transport: Transport, username: string, password: string): Transport {
  const credentials = btoa(String.fromCharCode(...toUTF8(`${username}:${password}`)));
  return withRequests(transport, (request) =>
    hasHeader(request, 'Authorization') ? request : withHeaders(request, { Authorization: `Basic ${credentials}` }),
  );
}

/** Asks the server to act for somebody else, unless a request says so. Mirrors Go's `transport.NewImpersonatingRoundTripper`. */
export function withImpersonation(transport: Transport, impersonate: ImpersonationConfig): Transport {
  const { userName, uid = '', groups = [], extra = {} } = impersonate;
  const headers: Record<string, string | readonly string[]> = { 'Impersonate-User': userName };
  if (uid !== '') headers['Impersonate-Uid'] = uid;
  if (groups.length > 0) headers['Impersonate-Group'] = groups;
  for (const [key, values] of Object.entries(extra))
    if (values.length > 0) headers[`Impersonate-Extra-${escapeHeaderKey(key)}`] = values;
  return withRequests(transport, (request) =>
    hasHeader(request, 'Impersonate-User') ? request : withHeaders(request, headers),
  );
}

/** What no header may be named, percent-encoded; the percent sign as well, as the server decodes it. */
function escapeHeaderKey(key: string): string {
  return Array.from(toUTF8(key), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w!#$&'*+.^`|~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}
