/**
 * Stands in for an API server: it takes Pods and keeps them in memory. It speaks JSON, YAML and Protobuf and says what
 * it has against a request in a Status, as a real one does; it knows no watches, no patches and no other kinds.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs as corev1Codecs } from 'kubetyped/api/core/v1/protobuf';
import { now, Status } from 'kubetyped/apimachinery/apis/meta/v1';
import { codecs as metav1Codecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import type { RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import {
  MediaTypeNegotiationError,
  negotiateInputSerializer,
  negotiateOutputMediaType,
} from 'kubetyped/apimachinery/runtime/serializer';
import { newCodecFactory } from 'kubetyped/apimachinery/runtime/serializer/all';

const MAX_BODY = 3 << 20;

const scheme = new Scheme();
corev1.addToScheme(scheme);
const serializers = newCodecFactory(scheme, { codecs: [corev1Codecs, metav1Codecs] });

export interface TestDouble {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Starts a server on a free port of the loopback interface. */
export async function startTestDouble(): Promise<TestDouble> {
  const pods = new PodStore();
  const server = createServer((request, response) => {
    answer(request, response, pods).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly code: number;
  readonly object: RuntimeObject;
}

/** What a request can't have, as the Status that the client gets. */
class Refusal extends Error {
  readonly status: Status;

  constructor(code: number, reason: string, message: string, details?: Status['details']) {
    super(message);
    this.status = new Status({ status: 'Failure', code, reason, message, ...(details && { details }) });
  }
}

class PodStore {
  readonly #pods = new Map<string, corev1.Pod>();
  #resourceVersion = 0;

  create(namespace: string, pod: corev1.Pod): corev1.Pod {
    const { generateName = '', namespace: given = namespace } = pod.metadata;
    const name = pod.metadata.name ?? (generateName && generateName + randomBytes(3).toString('hex').slice(0, 5));
    if (name === '')
      throw new Refusal(
        422,
        'Invalid',
        'Pod "" is invalid: metadata.name: Required value: name or generateName is required',
      );
    if (given !== namespace)
      throw new Refusal(
        400,
        'BadRequest',
        'the namespace of the provided object does not match the namespace sent on the request',
      );
    const key = `${namespace}/${name}`;
    if (this.#pods.has(key))
      throw new Refusal(409, 'AlreadyExists', `pods "${name}" already exists`, { name, kind: 'pods' });
    const set = {
      name,
      namespace,
      uid: randomUUID(),
      resourceVersion: String(++this.#resourceVersion),
      creationTimestamp: now(),
    };
    const stored = new corev1.Pod({ ...pod, metadata: { ...pod.metadata, ...set } });
    this.#pods.set(key, stored);
    return stored;
  }

  get(namespace: string, name: string): corev1.Pod {
    const pod = this.#pods.get(`${namespace}/${name}`);
    if (pod === undefined) throw new Refusal(404, 'NotFound', `pods "${name}" not found`, { name, kind: 'pods' });
    return pod;
  }

  delete(namespace: string, name: string): corev1.Pod {
    const pod = this.get(namespace, name);
    this.#pods.delete(`${namespace}/${name}`);
    return pod;
  }
}

async function handle(request: IncomingMessage, pods: PodStore): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, namespace, name] = /^\/api\/v1\/namespaces\/([^/]+)\/pods(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (namespace === undefined) throw new Refusal(404, 'NotFound', 'the server could not find the requested resource');
  if (request.method === 'POST' && name === undefined)
    return { code: 201, object: pods.create(namespace, await podOf(request)) };
  if (request.method === 'GET' && name !== undefined) return { code: 200, object: pods.get(namespace, name) };
  if (request.method === 'DELETE' && name !== undefined) return { code: 200, object: pods.delete(namespace, name) };
  throw new Refusal(405, 'MethodNotAllowed', 'the server does not allow this method on the requested resource');
}

/** The Pod in the body of a request. */
async function podOf(request: IncomingMessage): Promise<corev1.Pod> {
  const { serializer } = negotiateInputSerializer(request.headers['content-type'] ?? '', serializers);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // The rest is read and dropped: who is still sending doesn't listen to an answer.
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  if (size > MAX_BODY) throw new Refusal(413, 'RequestEntityTooLarge', `limit is ${MAX_BODY}`);
  const { object, gvk } = serializer.decode(new Uint8Array(Buffer.concat(chunks)));
  if (object instanceof corev1.Pod) return object;
  throw new Refusal(400, 'BadRequest', `${gvk.kind} in version "${gvk.groupVersion()}" cannot be handled as a Pod`);
}

function refusal(error: unknown): Answer {
  const refused =
    error instanceof Refusal
      ? error
      : error instanceof MediaTypeNegotiationError
        ? new Refusal(error.status, error.reason, error.message)
        : new Refusal(400, 'BadRequest', (error as Error).message);
  return { code: refused.status.code ?? 500, object: refused.status };
}

/** Answers in the format that the client asks for; in JSON when there is no such format, to say so. */
async function answer(request: IncomingMessage, response: ServerResponse, pods: PodStore): Promise<void> {
  let { mediaType, serializer } = serializers.supportedMediaTypes()[0]!;
  let result: Answer;
  try {
    ({ mediaType, serializer } = negotiateOutputMediaType(request.headers.accept ?? '', serializers).accepted);
    result = await handle(request, pods);
  } catch (error) {
    result = refusal(error);
  }
  response.writeHead(result.code, { 'Content-Type': mediaType });
  response.end(serializer.encode(result.object));
}
