/// <reference types="node" />
import type { IncomingMessage } from 'node:http';
import type { ServerRequest } from '../request/http.ts';
import type { UserInfo } from '../request/user.ts';

/** Headers as `node:http` sends them. */
export type OutgoingHeaders = Record<string, string[]>;

/** Headers of one connection, whatever `Connection` names besides. */
const HOP_BY_HOP = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
/** What a client says of who it is: this server says that anew. */
const OF_THE_CLIENT = /^(?:host|authorization|impersonate-.*|x-remote-.*|:.*)$/;
/** Who may read an answer in a browser is for this server to say. Mirrors Go's `removeCORSHeaders`. */
const CROSS_ORIGIN = /^access-control-allow-(?:credentials|headers|methods|origin)$/;

/** How a client that can't set headers shows its token. */
const BEARER = /^base64url\.bearer\.authorization\.k8s\.io\./;

/**
 * What is sent to a backend of a client's request: its own headers, without those of its connection and of who it says
 * it is; then where it comes from. Mirrors what kube-aggregator and Go's `ReverseProxy` make of them.
 */
export function requestHeaders(request: ServerRequest): OutgoingHeaders {
  const { headers, headerValues } = request;
  const named = tokensOf([headers['connection'] ?? '']);
  const sent: OutgoingHeaders = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !HOP_BY_HOP.test(name) && !OF_THE_CLIENT.test(name) && !named.has(name))
      sent[name] = [...(headerValues?.[name] ?? [value])];
  return { ...sent, ...forwardedFor(sent, request) };
}

/** The same of a request that asks for another protocol on its connection. */
export function upgradeRequestHeaders(request: ServerRequest): OutgoingHeaders {
  const { 'sec-websocket-protocol': protocols, ...sent } = requestHeaders(request);
  const kept = (protocols ?? [])
    .flatMap((value) => value.split(',').map((each) => each.trim()))
    .filter((each) => !BEARER.test(each));
  return {
    ...sent,
    ...(kept.length > 0 && { 'sec-websocket-protocol': [kept.join(', ')] }),
    Connection: ['Upgrade'],
    Upgrade: [request.headers['upgrade'] ?? ''],
  };
}

/** Who somebody is. Mirrors Go's `transport.SetAuthProxyHeaders`. */
export function userHeaders({ name, uid = '', groups, extra = {} }: UserInfo): OutgoingHeaders {
  return {
    'X-Remote-User': [inUTF8(name)],
    ...(uid !== '' && { 'X-Remote-Uid': [inUTF8(uid)] }),
    ...(groups.length > 0 && { 'X-Remote-Group': groups.map(inUTF8) }),
    ...Object.fromEntries(
      Object.entries(extra).map(([key, values]) => [`X-Remote-Extra-${escapedKey(key)}`, values.map(inUTF8)]),
    ),
  };
}

/** What a client gets of a backend's response. */
export function responseHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): OutgoingHeaders {
  const named = tokensOf(valuesOf(rawHeaders, 'connection'));
  return collected(rawHeaders, (name) => !HOP_BY_HOP.test(name) && !CROSS_ORIGIN.test(name) && !named.has(name));
}

/** The same of an answer by which the connection becomes another one: with what that takes. */
export function upgradeHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): OutgoingHeaders {
  return collected(rawHeaders, (name) => !CROSS_ORIGIN.test(name));
}

function collected(raw: readonly string[], isPassedOn: (name: string) => boolean): OutgoingHeaders {
  const headers: OutgoingHeaders = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    if (isPassedOn(name.toLowerCase())) (headers[name] ??= []).push(value);
  }
  return headers;
}

function valuesOf(raw: readonly string[], wanted: string): string[] {
  return raw.filter((_, at) => at % 2 === 1 && raw[at - 1]?.toLowerCase() === wanted);
}

function tokensOf(values: readonly string[]): Set<string> {
  return new Set(values.flatMap((value) => value.split(',').map((token) => token.trim().toLowerCase())));
}

/** `node:http` writes each character as a byte. */
function inUTF8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** What a name of a header can't have is escaped, the percent sign included. Mirrors Go's `headerKeyEscape`. */
function escapedKey(key: string): string {
  return key.replace(/[^!#$&'*+\-.^_`|~0-9A-Za-z]+/g, (text) =>
    Array.from(Buffer.from(text, 'utf8'), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

/** @param sent what the client says of it, unless that is for this connection alone */
function forwardedFor(
  { 'x-forwarded-for': before }: OutgoingHeaders,
  { remoteAddress }: ServerRequest,
): OutgoingHeaders {
  if (remoteAddress === undefined) return {};
  return { 'x-forwarded-for': [[...(before ?? []), remoteAddress].join(', ')] };
}
