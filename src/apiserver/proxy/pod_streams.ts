import {
  Pod,
  PodAttachOptions,
  PodExecOptions,
  PodLogOptions,
  PodPortForwardOptions,
} from '#api/core/v1/zz_generated.types';
import { newBadRequest, newInternalError, newInvalid, newNotFound } from '#apimachinery/api/errors/constructors';
import { newGenericServerResponse } from '#apimachinery/api/errors/generic_server_response';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { forbidden, invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { ConnectResponse, SubresourceREST } from '../registry/custom_rest.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
import type { ServerRequest } from '../request/http.ts';
import { asKind } from '../storage/as_kind.ts';
import type { Kubelet, Kubelets } from './kubelets.ts';
import { upgradeRequestHeaders } from './proxy_headers.ts';
import { forward, forwardUpgrade } from './reverse_proxy.ts';
import { joinHostPort, newUpstreamError, reasonOf, type Upstream, upgradeReasonOf } from './upstream.ts';
import {
  isForTranslation,
  isForTunnel,
  type StreamOptions,
  translateStreams,
  tunnelSPDY,
} from './websocket_streams.ts';

const REDIRECTS: ReadonlySet<number> = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);

const RESOURCE = { group: '', resource: 'pods/log' };

/** How much of what a kubelet answers in place of a log goes into an error, in bytes. */
const MAX_FAULT = 50_000;

/** `pods/log`: what a container has written, from the kubelet of its node. Mirrors `LogREST` of kube-apiserver. */
export function logREST(pods: Store, kubelets: Kubelets): SubresourceREST {
  return {
    methods: ['GET'],
    options: PodLogOptions,
    isRead: true,
    async connect(name, request, context, _, given) {
      const options = asKind(PodLogOptions, given);
      const errors = errorsOf(options);
      if (errors.length > 0) throw newInvalid({ group: '', kind: 'PodLogOptions' }, name, errors);
      const pod = asKind(Pod, await pods.get(name, context));
      const container = containerOf(pod, options.container ?? '');
      const { nodeName = '' } = pod.spec ?? {};
      if (nodeName === '') return { status: 204, headers: {}, body: [] };
      const kubelet = await kubeletOf(pod, kubelets, context);
      const upstream = options.insecureSkipTLSVerifyBackend === true ? kubelet.unverified : kubelet;
      const path = pathOf(['containerLogs', pod.metadata.namespace, pod.metadata.name, container], logQuery(options));
      return log(name, upstream, path, request.signal);
    },
  };
}

async function log(
  name: string,
  upstream: Upstream,
  path: string,
  signal: AbortSignal | undefined,
): Promise<ConnectResponse> {
  const base = `https://${joinHostPort(upstream.host, upstream.port)}${path}`;
  let answer: ConnectResponse;
  try {
    answer = await forward(
      upstream,
      { method: 'GET', path, headers: {}, signal },
      {
        replace({ statusCode = 0, headers }) {
          const { location } = headers;
          if (REDIRECTS.has(statusCode) && location !== undefined)
            throw newUpstreamError(
              `Get "${URL.canParse(location, base) ? new URL(location, base).href : location}": redirects forbidden`,
            );
          return undefined;
        },
      },
    );
  } catch (error) {
    if (isStatusError(error)) throw error;
    throw newUpstreamError(`Get "${base}": ${reasonOf(error, upstream)}`);
  }
  const { status, body } = answer;
  if (status < 200 || status > 206) throw faultOf(name, status, await beginningOf(body));
  return { status: 200, headers: { 'Content-Type': 'text/plain' }, body: untilCut(body) };
}

/** As in Go, a log that the kubelet cuts short ends like any other. */
async function* untilCut(body: ConnectResponse['body']): AsyncGenerator<Uint8Array, void, undefined> {
  if (typeof body === 'string' || body instanceof Uint8Array) return;
  try {
    yield* body;
  } catch {
    // There is no more of it.
  }
}

async function beginningOf(body: ConnectResponse['body']): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of untilCut(body)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MAX_FAULT) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_FAULT).toString('utf8');
}

/** Mirrors Go's `GenericHttpResponseChecker`. */
function faultOf(name: string, status: number, text: string): Error {
  if (status === 500) return newInternalError(new Error(text));
  if (status === 400) return newBadRequest(text);
  return newGenericServerResponse(status, '', RESOURCE, name, text, 0, false);
}

/** Mirrors `ValidatePodLogOptions` of kube-apiserver, without its alpha gates. */
function errorsOf({ tailLines, limitBytes, sinceSeconds, sinceTime, stream }: PodLogOptions): ErrorList {
  const errors: ErrorList = [];
  if (isGiven(tailLines) && tailLines < 0)
    errors.push(invalid(newPath('tailLines'), tailLines, 'must be greater than or equal to 0'));
  if (isGiven(limitBytes) && limitBytes < 1)
    errors.push(invalid(newPath('limitBytes'), limitBytes, 'must be greater than 0'));
  if (isGiven(sinceSeconds) && isGiven(sinceTime))
    errors.push(forbidden(newPath(''), 'at most one of `sinceTime` or `sinceSeconds` may be specified'));
  else if (isGiven(sinceSeconds) && sinceSeconds < 1)
    errors.push(invalid(newPath('sinceSeconds'), sinceSeconds, 'must be greater than 0'));
  if (isGiven(stream)) errors.push(forbidden(newPath('stream'), 'may not be specified'));
  return errors;
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}

/** By the names in order, as Go writes them. */
function logQuery({
  follow,
  limitBytes,
  previous,
  sinceSeconds,
  sinceTime,
  tailLines,
  timestamps,
}: PodLogOptions): [name: string, value: string][] {
  const all: [name: string, value: unknown][] = [
    ['follow', follow || undefined],
    ['limitBytes', limitBytes],
    ['previous', previous || undefined],
    ['sinceSeconds', sinceSeconds],
    ['sinceTime', sinceTime],
    ['tailLines', tailLines],
    ['timestamps', timestamps || undefined],
  ];
  return all.flatMap(([name, value]): [string, string][] => (isGiven(value) ? [[name, String(value)]] : []));
}

/** `pods/exec`: runs a command in a container. Mirrors `ExecREST` of kube-apiserver. */
export function execREST(pods: Store, kubelets: Kubelets): SubresourceREST {
  return streamREST(pods, kubelets, PodExecOptions, 'exec');
}

/** `pods/attach`: connects with the first program of a container. Mirrors `AttachREST` of kube-apiserver. */
export function attachREST(pods: Store, kubelets: Kubelets): SubresourceREST {
  return streamREST(pods, kubelets, PodAttachOptions, 'attach');
}

function streamREST<T extends StreamOptions>(
  pods: Store,
  kubelets: Kubelets,
  kind: KindClass<T>,
  verb: 'attach' | 'exec',
): SubresourceREST {
  return {
    kind,
    options: kind,
    async connect(name, request, context, _, given) {
      await authorizeCreate(name, verb, request, context);
      const options = asKind(kind, given);
      const pod = asKind(Pod, await pods.get(name, context));
      const container = containerOf(pod, options.container ?? '');
      const kubelet = await kubeletOf(pod, kubelets, context);
      const { namespace } = pod.metadata;
      const path = pathOf([verb, namespace, pod.metadata.name, container], streamQuery(options));
      if (!kubelet.speaksWebSocket && isForTranslation(request))
        return translateStreams(request, kubelet, path, options);
      return passOn(kubelet, path, request);
    },
  };
}

/** `pods/portforward`: connects with ports of a Pod. Mirrors `PortForwardREST` of kube-apiserver. */
export function portForwardREST(pods: Store, kubelets: Kubelets): SubresourceREST {
  return {
    kind: PodPortForwardOptions,
    options: PodPortForwardOptions,
    async connect(name, request, context, _, given) {
      await authorizeCreate(name, 'portforward', request, context);
      const { ports = [] } = asKind(PodPortForwardOptions, given);
      const pod = asKind(Pod, await pods.get(name, context));
      const kubelet = await kubeletOf(pod, kubelets, context);
      const query: [string, string][] = ports.length > 0 ? [['port', ports.join(',')]] : [];
      const path = pathOf(['portForward', pod.metadata.namespace, pod.metadata.name], query);
      if (!kubelet.speaksWebSocket && isForTunnel(request))
        return withDialFaults(kubelet, () => tunnelSPDY(request, kubelet, path));
      return passOn(kubelet, path, request);
    },
  };
}

/**
 * A WebSocket begins with a GET, but it is no read. Mirrors Go's `ensureAuthorizedForVerb`.
 * Differs from Go: the error says what the user may not do.
 * @throws {StatusError} 403
 */
async function authorizeCreate(
  name: string,
  subresource: string,
  { method }: ServerRequest,
  { authorize, namespace }: RequestContext,
): Promise<void> {
  if (method !== 'POST') await authorize?.({ verb: 'create', subresource, namespace, name });
}

/** @throws {StatusError} 400 while the Pod has no node; 404 when that isn't there */
async function kubeletOf({ metadata, spec }: Pod, kubelets: Kubelets, context: RequestContext): Promise<Kubelet> {
  const { nodeName = '' } = spec ?? {};
  if (nodeName === '') throw newBadRequest(`pod ${metadata.name} does not have a host assigned`);
  try {
    return await kubelets.find(nodeName, context);
  } catch (error) {
    // As in Go, where a store says of what is missing that it is of the resource in the path.
    throw isNotFound(error) ? newNotFound({ group: '', resource: 'pods' }, nodeName) : error;
  }
}

/** @throws {StatusError} 400 for a request that asks for no other protocol */
async function passOn(kubelet: Kubelet, path: string, request: ServerRequest): Promise<ConnectResponse> {
  if (request.isUpgrade !== true) throw newBadRequest('Upgrade request required');
  const { host } = request.headers;
  const headers = { ...upgradeRequestHeaders(request), ...(host !== undefined && { host: [host] }) };
  const { method, signal } = request;
  return withDialFaults(kubelet, () => forwardUpgrade(kubelet, { method, path, headers, signal }));
}

async function withDialFaults<T>(upstream: Upstream, dial: () => Promise<T>): Promise<T> {
  try {
    return await dial();
  } catch (error) {
    if (isStatusError(error)) throw error;
    throw newUpstreamError(dialFault(error, upstream));
  }
}

/** Why an upgrade got nowhere, as Go says it. */
export function dialFault(error: unknown, upstream: Upstream): string {
  const reason = upgradeReasonOf(error, upstream);
  return reason.startsWith('dial ') || reason.startsWith('tls: ') ? `error dialing backend: ${reason}` : reason;
}

/** By the names in order, as Go writes them. */
function streamQuery({ command = [], stderr, stdin, stdout, tty }: StreamOptions): [string, string][] {
  const streams = [
    ['error', stderr],
    ['input', stdin],
    ['output', stdout],
    ['tty', tty],
  ] as const;
  return [
    ...command.map((each): [string, string] => ['command', each]),
    ...streams.flatMap(([name, isWanted]): [string, string][] => (isWanted ? [[name, '1']] : [])),
  ];
}

function pathOf(parts: readonly (string | undefined)[], query: [string, string][]): string {
  const path = parts.map((part = '') => `/${encodeURIComponent(part)}`).join('');
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

/**
 * Which container is meant. Mirrors `validateContainer` of kube-apiserver.
 * @throws {StatusError} 400 when that can't be said, or there is no such one
 */
function containerOf({ metadata: { name }, spec }: Pod, wanted: string): string {
  const { containers = [], initContainers = [], ephemeralContainers = [] } = spec ?? {};
  const all = [...initContainers, ...containers, ...ephemeralContainers].map((each) => each.name);
  if (wanted !== '') {
    if (!all.includes(wanted)) throw newBadRequest(`container ${wanted} is not valid for pod ${name}`);
    return wanted;
  }
  const [only] = containers;
  if (only === undefined) throw newBadRequest(`a container name must be specified for pod ${name}`);
  if (containers.length > 1)
    throw newBadRequest(`a container name must be specified for pod ${name}, choose one of: [${all.join(' ')}]`);
  return only.name;
}
