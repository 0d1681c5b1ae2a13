/// <reference types="node" />
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { posix } from 'node:path';
import { NodeProxyOptions, Pod, PodProxyOptions, Service, ServiceProxyOptions } from '#api/core/v1/zz_generated.types';
import { LabelServiceName } from '#api/discovery/v1/zz_generated.constants';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { newBadRequest, newServiceUnavailable } from '#apimachinery/api/errors/constructors';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { parse } from '#apimachinery/labels/parse';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ConnectResponse, SubresourceREST } from '../registry/custom_rest.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import { pathOf } from '../request/request_info.ts';
import { asKind } from '../storage/as_kind.ts';
import { everything } from '../storage/selection_predicate.ts';
import type { Kubelets } from './kubelets.ts';
import { dialFault } from './pod_streams.ts';
import { type OutgoingHeaders, requestHeaders, upgradeRequestHeaders } from './proxy_headers.ts';
import { forward, forwardUpgrade } from './reverse_proxy.ts';
import { joinHostPort, newUpstreamError, PlainAgent, reasonOf, TLSAgent, type Upstream } from './upstream.ts';

// `proxy` of Pods, Services and Nodes: whatever HTTP they serve. The host is never the client's to say. Mirrors what
// kube-apiserver's `ProxyREST`s and Go's `UpgradeAwareHandler` do.
//
// Differs from Go: links in pages of HTML stay as they are.

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Where a request leads. */
type Locate = (id: string, context: RequestContext) => Promise<Upstream>;

/** How those are reached that stand behind a Service, or have an address of their own: nobody knows their certificates. */
export class ProxyAgents {
  readonly #plain = new PlainAgent();
  readonly #tls = new TLSAgent({ rejectUnauthorized: false });

  of(scheme: string): Upstream['agent'] {
    return scheme === 'https' ? this.#tls : this.#plain;
  }
}

/** `pods/proxy` @param agents how Pods are reached */
export function podProxyREST(pods: Store, agents: ProxyAgents): SubresourceREST {
  return proxyREST(PodProxyOptions, async (id, context) => {
    const { scheme, name, port } = splitID('pod', id);
    const { spec, status } = asKind(Pod, await pods.get(name, context));
    const [first] = (spec?.containers ?? []).flatMap(({ ports = [] }) => ports);
    const host = status?.podIPs?.[0]?.ip ?? '';
    if (!isGlobalUnicast(host)) throw newBadRequest('address not allowed');
    return upstreamOf(scheme, host, port === '' ? String(first?.containerPort ?? '') : port, agents);
  });
}

/** `nodes/proxy`: the kubelet, or another port of its machine. */
export function nodeProxyREST(kubelets: Kubelets, agents: ProxyAgents): SubresourceREST {
  return proxyREST(NodeProxyOptions, async (id, context) => {
    const { scheme, name, port } = splitID('node', id);
    const kubelet = await kubelets.find(name, context);
    await refuseOwnAddresses(kubelet.host);
    if (port === '' || port === String(kubelet.port)) return kubelet;
    return upstreamOf(scheme, kubelet.host, port, agents);
  });
}

/** What a Service leads to. */
export interface Endpoints {
  readonly pods: () => RESTStorage | undefined;
  readonly slices: () => RESTStorage | undefined;
}

/** `services/proxy`: one of the Pods that are ready. */
export function serviceProxyREST(services: Store, endpoints: Endpoints, agents: ProxyAgents): SubresourceREST {
  return proxyREST(ServiceProxyOptions, async (id, context) => {
    const { scheme, name, port } = splitID('service', id);
    let portName = port;
    if (/^[+-]?\d+$/.test(port)) {
      const { spec } = asKind(Service, await services.get(name, context));
      const found = spec?.ports?.find((each) => each.port === Number(port));
      if (found === undefined)
        throw newServiceUnavailable(`no service port ${Number(port)} found for service "${name}"`);
      portName = found.name ?? '';
    }
    const { host, port: found } = await endpointOf(name, portName, endpoints, context);
    return upstreamOf(scheme, host, String(found), agents);
  });
}

/** Mirrors Go's `RandomEndpoint`, of those that are Pods. @throws {StatusError} 503 when there is none */
async function endpointOf(
  service: string,
  portName: string,
  { pods, slices }: Endpoints,
  context: RequestContext,
): Promise<{ readonly host: string; readonly port: number }> {
  const predicate = { ...everything(), label: parse(`${LabelServiceName}=${service}`) };
  const { items = [] } = (await slices()?.list({ predicate }, context)) ?? {};
  for (const item of shuffled(items)) {
    const { ports = [], endpoints } = asKind(EndpointSlice, item);
    const port = ports?.find(({ name, port }) => name === portName && port !== undefined)?.port;
    if (port === undefined || port === null) continue;
    for (const endpoint of shuffled(endpoints ?? [])) {
      const [host = ''] = endpoint.addresses;
      const { conditions, targetRef } = endpoint;
      const isReady = conditions?.ready !== false;
      const isOwn = targetRef?.namespace === context.namespace;
      if (isReady && isOwn && (await isPodAt(targetRef?.name ?? '', host, pods, context))) return { host, port };
    }
  }
  throw newServiceUnavailable(`no endpoints available for service "${service}"`);
}

/** Whoever may write endpoints could name any address. Mirrors Go's `isValidAddress`. */
async function isPodAt(
  name: string,
  host: string,
  pods: () => RESTStorage | undefined,
  context: RequestContext,
): Promise<boolean> {
  try {
    const { status } = asKind(Pod, await pods()?.get(name, context));
    return isIP(host) !== 0 && status?.podIPs?.some(({ ip }) => ip === host) === true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

const SCHEMES: ReadonlySet<string> = /* @__PURE__ */ new Set(['', 'http', 'https']);

/** `name`, `name:port` or `scheme:name:port`. Mirrors Go's `SplitSchemeNamePort`. @throws {StatusError} 400 */
function splitID(what: string, id: string): { readonly scheme: string; readonly name: string; readonly port: string } {
  const parts = id.split(':');
  const [scheme = '', name = '', port = ''] = parts.length === 3 ? parts : ['', ...parts];
  if (parts.length > 3 || name === '' || !SCHEMES.has(scheme))
    throw newBadRequest(`invalid ${what} request ${JSON.stringify(id)}`);
  return { scheme, name, port };
}

function upstreamOf(scheme: string, host: string, port: string, agents: ProxyAgents): Upstream {
  const number = port === '' ? (scheme === 'https' ? 443 : 80) : Number(port);
  // Where Go looks up the names of well-known ports, there are numbers here.
  const fault = /\D/.test(port) ? `lookup tcp/${port}: unknown port` : `address ${port}: invalid port`;
  if (/\D/.test(port) || number > 65_535)
    throw newServiceUnavailable(`error trying to reach service: dial tcp: ${fault}`);
  return { host, port: number, agent: agents.of(scheme) };
}

const NOT_GLOBAL = /* @__PURE__ */ notGlobal();

function notGlobal(): BlockList {
  const list = new BlockList();
  list.addAddress('0.0.0.0');
  list.addAddress('255.255.255.255');
  list.addSubnet('127.0.0.0', 8);
  list.addSubnet('169.254.0.0', 16);
  list.addSubnet('224.0.0.0', 4);
  list.addAddress('::', 'ipv6');
  list.addAddress('::1', 'ipv6');
  list.addSubnet('fe80::', 10, 'ipv6');
  list.addSubnet('ff00::', 8, 'ipv6');
  return list;
}

/** Whether an address may be another machine's: neither loopback nor link-local. Mirrors Go's `IP.IsGlobalUnicast`. */
export function isGlobalUnicast(host: string): boolean {
  if (isIP(host) === 0 || host.includes('%')) return false;
  return !NOT_GLOBAL.check(host, isIPv4(host) ? 'ipv4' : 'ipv6');
}

/** @throws {StatusError} 400 for a name or address of this machine, and for a name that nobody knows */
async function refuseOwnAddresses(host: string): Promise<void> {
  let found: { readonly address: string }[];
  try {
    found = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host }];
  } catch {
    throw newBadRequest(`lookup ${host}: no such host`);
  }
  if (found.length === 0) throw newBadRequest('no addresses for hostname');
  if (!found.every(({ address }) => isGlobalUnicast(address))) throw newBadRequest('address not allowed');
}

function proxyREST(kind: KindClass<{ path?: string }>, locate: Locate): SubresourceREST {
  return {
    kind,
    options: kind,
    methods: METHODS,
    async connect(id, request, context, _, options) {
      const upstream = await locate(id, context);
      const { path: asked = '' } = asKind(kind, options);
      const path = asked === '' ? '' : posix.join('/', asked);
      return request.isUpgrade === true ? upgrade(upstream, path, request) : send(upstream, path, request);
    },
  };
}

async function upgrade(upstream: Upstream, path: string, request: ServerRequest): Promise<ServerResponse> {
  const { method, signal } = request;
  const headers = { ...upgradeRequestHeaders(request), ...hostOf(request) };
  try {
    return await forwardUpgrade(upstream, { method, path: escaped(path, request.url), headers, signal });
  } catch (error) {
    throw newUpstreamError(dialFault(error, upstream));
  }
}

async function send(upstream: Upstream, path: string, request: ServerRequest): Promise<ConnectResponse> {
  const { method, body, signal, url } = request;
  const [own = '', query] = cut(url, '?');
  const asked = query === undefined ? '' : `?${query}`;
  // Without the slash at the end, relative links of the page would resolve to its parent.
  if (path === '' && (method === 'GET' || method === 'HEAD'))
    return { status: 301, headers: { Location: `${own}/${asked}`, 'Content-Length': '0' }, body: [] };
  const target = path === '' ? '/' : path;
  const sent = escaped(target, url);
  const decoded = pathOf(own) ?? own;
  const prefix = decoded.endsWith(path) ? decoded.slice(0, decoded.length - path.length) : decoded;
  const uri = posix.join(prefix, sent);
  const headers = {
    ...requestHeaders(request),
    ...hostOf(request),
    'x-forwarded-uri': [target.endsWith('/') && !uri.endsWith('/') ? `${uri}/` : uri],
  };
  let response: ServerResponse;
  try {
    response = await forward(upstream, { method, path: `${sent}${asked}`, headers, body, signal });
  } catch (error) {
    throw newServiceUnavailable(`error trying to reach service: ${reasonOf(error, upstream)}`);
  }
  return { ...response, headers: withLocation(response.headers, prefix, upstream, request) };
}

/** As in Go, it is the client's: pages are made for that. */
function hostOf({ headers: { host } }: ServerRequest): OutgoingHeaders {
  return host === undefined ? {} : { host: [host] };
}

/** Rewrites a redirect within the host so that the client stays behind the proxy. Mirrors Go's `Transport.rewriteURL`. */
function withLocation(
  headers: ServerResponse['headers'],
  prefix: string,
  upstream: Upstream,
  { headers: { host: own } }: ServerRequest,
): ServerResponse['headers'] {
  const name = Object.keys(headers).find((each) => each.toLowerCase() === 'location');
  const given = name === undefined ? undefined : [headers[name] ?? []].flat()[0];
  if (name === undefined || given === undefined) return headers;
  const [, scheme = '', authority, rest = ''] = /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^]*)$/i.exec(given) ?? [];
  const hosts = [own, joinHostPort(upstream.host, upstream.port), upstream.host];
  const isElsewhere = authority !== undefined && authority !== '' && !hosts.includes(authority);
  if (isElsewhere || !rest.startsWith('/')) return headers;
  const [path = '', ...others] = rest.split(/(?=[?#])/);
  const joined = path.startsWith(prefix) ? path : posix.join(prefix, path);
  const whole = path.endsWith('/') && !joined.endsWith('/') ? `${joined}/` : joined;
  const before = authority === own && authority !== undefined ? `${scheme}//${authority}` : '';
  return { ...headers, [name]: `${before}${whole}${others.join('')}` };
}

function cut(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

/**
 * A path as a URL has it. Mirrors Go's `URL.EscapedPath`.
 * @param url of the request: one that is no UTF-8 was read byte by byte
 */
function escaped(path: string, url: string): string {
  if (!isUTF8(url)) return path.replace(/[^\w\-.~$&+,/:;=@]/g, percent);
  return encodeURI(path || '/').replace(/[!'()*#?]/g, percent);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

function isUTF8(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
