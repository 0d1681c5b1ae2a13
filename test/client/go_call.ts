// Makes the calls that client-go made, against the same script, and tells what was asked and what came of it.

import * as appsv1 from 'kubetyped/api/apps/v1';
import { codecs as appsv1Codecs } from 'kubetyped/api/apps/v1/protobuf';
import * as authenticationv1 from 'kubetyped/api/authentication/v1';
import { codecs as authenticationv1Codecs } from 'kubetyped/api/authentication/v1/protobuf';
import * as autoscalingv1 from 'kubetyped/api/autoscaling/v1';
import { codecs as autoscalingv1Codecs } from 'kubetyped/api/autoscaling/v1/protobuf';
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs as corev1Codecs } from 'kubetyped/api/core/v1/protobuf';
import { reasonForError } from 'kubetyped/apimachinery/api/errors';
import { type ObjectMeta, Status } from 'kubetyped/apimachinery/apis/meta/v1';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { withYAML } from 'kubetyped/apimachinery/runtime/serializer/all';
import type { PatchType } from 'kubetyped/apimachinery/types';
import { type Clock, realClock } from 'kubetyped/apimachinery/util/wait';
import type { Event } from 'kubetyped/apimachinery/watch';
import {
  bindPod,
  Client,
  evictPod,
  type ProxyOptions,
  podLog,
  proxyGet,
  proxyStream,
  type ResourceClient,
} from 'kubetyped/client';
import type { Call } from 'kubetyped/client/rest';
import { RetryWatcher } from 'kubetyped/client/tools/watch';
import {
  ConnectionError,
  type Transport,
  withBasicAuth,
  withBearerToken,
  withImpersonation,
  withUserAgent,
} from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { AnsweringSockets, type Wire } from './answering_sockets.ts';

export interface GoReply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly failure?: 'reset' | 'cut';
  /** A body that is no text, in base64. */
  readonly bytes?: string;
}

export interface GoCall {
  readonly client: 'json' | 'protobuf' | 'dynamic' | 'metadata';
  readonly resource: string;
  readonly namespace?: string;
  readonly verb: string;
  readonly name?: string;
  readonly options?: object;
  readonly list?: object;
  readonly object?: object;
  readonly patchType?: PatchType;
  readonly config?: {
    readonly token?: string;
    readonly username?: string;
    readonly password?: string;
    readonly as?: string;
    readonly uid?: string;
    readonly groups?: string[];
    readonly extra?: Record<string, string[]>;
    readonly path?: string;
    readonly timeout?: number;
  };
  readonly replies?: readonly GoReply[];
  /** What a socket answers, in place of `replies`. */
  readonly answers?: readonly Wire[];
  /** The call is made a second time, with the same client. */
  readonly twice?: boolean;
  /** The outcome also has what is in the objects of events. */
  readonly detailed?: boolean;
}

export interface Request {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, readonly string[]>;
  /** In base64. */
  readonly body?: string;
}

export interface Outcome {
  readonly requests?: readonly Request[];
  readonly result?: readonly string[];
  readonly error?: { readonly message: string; readonly reason?: string; readonly code?: number };
  readonly warnings?: readonly string[];
}

const classes: Record<string, KindClass> = {
  pods: corev1.Pod,
  configmaps: corev1.ConfigMap,
  nodes: corev1.Node,
  deployments: appsv1.Deployment,
  services: corev1.Service,
  serviceaccounts: corev1.ServiceAccount,
};

const gvrs: Record<string, { group: string; version: string; resource: string }> = {
  pods: { group: '', version: 'v1', resource: 'pods' },
  nodes: { group: '', version: 'v1', resource: 'nodes' },
  deployments: { group: 'apps', version: 'v1', resource: 'deployments' },
  crontabs: { group: 'example.com', version: 'v1', resource: 'crontabs' },
};

/** Time that passes when somebody waits for it. */
class StandingClock implements Clock {
  #now = 0;
  /** What waits until everything that happens at once has happened. */
  settle: () => Promise<void> = () => new Promise((resolve) => setImmediate(resolve));

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, fire: () => void): () => void {
    // Limits of whole calls are not reached.
    if (milliseconds > 20_000 || milliseconds === 5000) return () => undefined;
    let isWanted = true;
    void this.settle().then(() => {
      if (!isWanted) return;
      this.#now += milliseconds;
      fire();
    });
    return () => void (isWanted = false);
  }
}

/** What is called by a request that the script does not have. */
interface Finished {
  call?: () => void;
}

/** Answers by the script, and takes down what is asked. */
function scriptedTransport(call: GoCall, clock: Clock, requests: Request[], finished: Finished): Transport {
  const replies = [...(call.replies ?? [])];
  return {
    async request({ method, path, query, headers = {}, body }) {
      const prefix = (call.config?.path ?? '').replace(/\/$/, '');
      requests.push({
        at: clock.now(),
        method,
        url: `${prefix}${path}${query ? `?${query}` : ''}`,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()])),
        ...(body === undefined ? {} : { body: (await bytesOf(body)).toString('base64') }),
      });
      const reply = replies.shift();
      if (reply === undefined) {
        finished.call?.();
        throw new Error('the script has no such request');
      }
      if (reply.failure === 'reset') throw new ConnectionError('reset', 'connection reset by peer');
      const text = Buffer.concat([Buffer.from(reply.body ?? ''), Buffer.from(reply.bytes ?? '', 'base64')]);
      const answered = new Headers({ 'Content-Type': 'application/json', ...reply.headers });
      if (answered.get('Content-Type') === '-') answered.delete('Content-Type');
      return {
        status: reply.status!,
        headers: answered,
        close() {},
        body: {
          async *[Symbol.asyncIterator]() {
            yield text;
            if (reply.failure === 'cut') throw new ConnectionError('closed', 'unexpected EOF');
          },
        },
      };
    },
    async close() {},
  };
}

async function bytesOf(body: NonNullable<Call['body']>): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function goCall(call: GoCall): Promise<Outcome> {
  const clock = new StandingClock();
  const finished: Finished = {};
  if (call.answers === undefined) {
    const requests: Request[] = [];
    return goCallBy(call, clock, scriptedTransport(call, clock, requests, finished), requests, finished);
  }
  const sockets = await AnsweringSockets.start(call.answers, () => clock.now());
  clock.settle = () => sockets.settled();
  const transport = new NodeTransport({ server: sockets.url, env: {} });
  try {
    return await goCallBy(call, clock, transport, sockets.requests, finished);
  } finally {
    await transport.close();
    await sockets.close();
  }
}

async function goCallBy(
  call: GoCall,
  clock: StandingClock,
  by: Transport,
  requests: readonly Request[],
  finished: Finished,
): Promise<Outcome> {
  const warnings: string[] = [];
  const { token, username, password = '', as, uid, groups, extra, timeout } = call.config ?? {};
  let transport = withUserAgent(by, 'test');
  if (token !== undefined) transport = withBearerToken(transport, token);
  if (username !== undefined) transport = withBasicAuth(transport, username, password);
  if (as !== undefined)
    transport = withImpersonation(transport, {
      userName: as,
      ...(uid && { uid }),
      ...(groups && { groups }),
      ...(extra && { extra }),
    });
  const codecs = [corev1Codecs, appsv1Codecs, autoscalingv1Codecs, authenticationv1Codecs];
  const client = new Client({
    transport,
    clock,
    yaml: withYAML,
    warningHandler: ({ code, agent, text }) => warnings.push(`${code} ${agent} ${text}`),
    ...(call.client === 'protobuf' || call.client === 'metadata' ? { codecs } : {}),
    ...(timeout === undefined ? {} : { timeout }),
  });
  const outcome = (rest: Outcome): Outcome => ({
    ...(requests.length === 0 ? {} : { requests }),
    ...rest,
    ...(warnings.length === 0 ? {} : { warnings }),
  });
  const failed = (error: unknown): Pick<Outcome, 'error'> => {
    const reason = reasonForError(error);
    const code = (error as { status?: () => { code?: number } }).status?.().code;
    const { message } = error as Error;
    return { error: { message, ...(reason && { reason }), ...(code && { code }) } };
  };
  try {
    if (call.verb === 'answer') {
      const { result, error } = await answered(client, call.options as Asked);
      return outcome({ result, ...(error === undefined ? {} : failed(error)) });
    }
    if (call.twice === true) return outcome({ result: await makeTwice(call, client, clock) });
    const result = await make(call, client, clock, finished);
    return outcome(result === undefined ? {} : { result });
  } catch (error) {
    return outcome(failed(error));
  }
}

function resourceOf(call: GoCall, client: Client, resource: string = call.resource): ResourceClient<object> {
  const scope = call.namespace === undefined ? {} : { namespace: call.namespace };
  if (call.client === 'dynamic')
    return client.unstructured(gvrs[resource]!, scope) as unknown as ResourceClient<object>;
  if (call.client === 'metadata') return client.metadata(gvrs[resource]!, scope);
  return client.resource(classes[resource]!, scope);
}

/** What comes of a call, and of the same one again. */
async function makeTwice(call: GoCall, client: Client, { settle }: StandingClock): Promise<readonly string[]> {
  const made = async (): Promise<readonly string[]> => {
    try {
      return (await make(call, client)) ?? [];
    } catch (error) {
      return ['failed', reasonForError(error)];
    }
  };
  const first = await made();
  await settle();
  return [...first, 'then', ...(await made())];
}

async function make(
  call: GoCall,
  client: Client,
  clock: Clock = realClock,
  finished: Finished = {},
): Promise<readonly string[] | undefined> {
  const { name = '', options = {}, verb } = call;
  const resource = resourceOf(call, client);
  const object = call.object as never;
  const patch = { type: call.patchType!, data: JSON.stringify(call.object) };
  const deployments = (): ResourceClient<object> => resourceOf(call, client, 'deployments');
  switch (verb) {
    case 'get':
      return names(await resource.get(name, options));
    case 'list':
      return names(await resource.list(options));
    case 'create':
      return names(await resource.create(object, options));
    case 'update':
      return names(await resource.update(object, options));
    case 'updateStatus':
      return names(await resource.updateStatus(object, options));
    case 'patch':
      return names(await resource.patch(name, patch, options));
    case 'apply':
      return names(await resource.apply(object, options as never));
    case 'delete':
      return void (await resource.delete(name, options));
    case 'deleteCollection':
      return void (await resource.deleteCollection(options, call.list));
    case 'retryWatch': {
      const watch = new RetryWatcher((options as { resourceVersion: string }).resourceVersion, resource, { clock });
      finished.call = () => watch.close();
      const result = ['watch'];
      for await (const event of watch) result.push(detailed(event));
      return result;
    }
    case 'watch': {
      const result = ['watch'];
      for await (const event of await resource.watch(options))
        if (call.detailed === true) result.push(detailed(event));
        else
          result.push(
            event.type,
            ...(event.object instanceof Status ? [event.object.reason ?? ''] : names(event.object)),
          );
      return result;
    }
    case 'getScale':
      return names(await deployments().subresource('scale', autoscalingv1.Scale).get(name));
    case 'updateScale':
      return names(await deployments().subresource('scale', autoscalingv1.Scale).update(name, object));
    case 'updateEphemeralContainers':
      return names(await resource.subresource('ephemeralcontainers').update(name, object));
    case 'createToken': {
      const accounts = resourceOf(call, client, 'serviceaccounts');
      return names(await accounts.subresource('token', authenticationv1.TokenRequest).create(name, object));
    }
    case 'evict':
      return void (await evictPod(resource, name, call.object as never));
    case 'bind':
      return void (await bindPod(resource, name, (call.object as { target: never }).target));
    case 'log': {
      const chunks: Uint8Array[] = [];
      for await (const chunk of await podLog(resource, name, options)) chunks.push(chunk);
      return [Buffer.concat(chunks).toString()];
    }
    case 'proxyGet':
      return [new TextDecoder().decode((await proxyGet(resource, name, proxied(options))).body)];
    case 'proxyStream': {
      const chunks: Uint8Array[] = [];
      for await (const chunk of await proxyStream(resource, name, proxied(options))) chunks.push(chunk);
      return [Buffer.concat(chunks).toString()];
    }
  }
  throw new Error(`unknown verb ${verb}`);
}

/** An event with what is in its object; of errors that a client makes itself, the reason alone. */
function detailed({ type, object }: Event<object>): string {
  if (object instanceof Status) {
    const { status = '', code = 0, reason = '', message = '', details } = object;
    const own = message.includes('unable to decode') || message.includes('retryWatcher');
    const told = [type, 'Status', status, code, reason, own ? '...' : message];
    const causes = details?.causes?.map((cause) => cause.reason) ?? [];
    return [...told, ...(details === undefined ? [] : [details.retryAfterSeconds ?? 0, ...causes])].join(' ');
  }
  const { name = '', resourceVersion = '', annotations } = (object as { metadata?: ObjectMeta }).metadata ?? {};
  const marks = ['k8s.io/initial-events-end', 'a'].flatMap((key) =>
    annotations?.[key] === undefined ? [] : [`${key}=${annotations[key]}`],
  );
  return [type, typeof name === 'string' ? name : '', resourceVersion, ...marks].join(' ');
}

interface Asked {
  readonly method: Call['verb'];
  readonly path: string;
  readonly into?: 'Pod' | 'PodList' | 'Status';
  readonly body?: string;
  readonly streamed?: boolean;
}

function proxied(options: object): ProxyOptions {
  const { params = {}, ...rest } = options as ProxyOptions & { params?: Record<string, string> };
  return { ...rest, parameters: Object.entries(params) };
}

async function* streamOf(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (const byte of body) yield Uint8Array.of(byte);
}

async function answered(
  client: Client,
  { method, path, into, body: text, streamed }: Asked,
): Promise<{ result: string[]; error?: unknown }> {
  const bytes = text === undefined ? undefined : new TextEncoder().encode(text);
  const body = bytes !== undefined && streamed === true ? streamOf(bytes) : bytes;
  const answer = await client.answer({ verb: method, path, ...(body && { body }) });
  const result = [
    String(answer.status),
    answer.contentType,
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(answer.body),
    ...answer.warnings.map((each) => each.text),
  ];
  if (into !== undefined) return { result: [...result, ...namesOf(answer.into<object>(kinds[into]))] };
  return { result, error: answer.error };
}

const kinds: Record<NonNullable<Asked['into']>, KindClass> = { Pod: corev1.Pod, PodList: corev1.PodList, Status };

/** A Status has no name. */
function namesOf(object: object): string[] {
  return object instanceof Status ? [] : names(object);
}

function names(object: object): string[] {
  const { items, metadata } = object as { items?: object[]; metadata?: { name?: string } };
  return Array.isArray(items)
    ? ['list', ...items.flatMap(names)]
    : [typeof metadata?.name === 'string' ? metadata.name : ''];
}
