// Servers beside a stand-in kubelet: ours, and with KUBETYPED_CONTROLPLANE=start the real kube-apiserver.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import { unmarshal } from 'kubetyped/apimachinery/util/yaml';

/** A server that is asked. */
export interface Side {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  readonly ca: string;
}

/** An answer, read to its end. */
export interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Of a Status its message. */
  readonly text: string;
  /** Whether it broke off. */
  readonly isCut: boolean;
}

export interface AskOptions {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function open(
  { url, token, ca }: Side,
  method: string,
  path: string,
  headers: AskOptions['headers'],
): ReturnType<typeof plainRequest> {
  const { protocol, hostname, port } = new URL(url);
  // As it is: nothing of it is to be made better on its way.
  const options = {
    method,
    hostname,
    port,
    path,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
    agent: false as const,
    ...(ca !== '' && { ca }),
  };
  return protocol === 'https:' ? secureRequest(options) : plainRequest(options);
}

export function ask(side: Side, method: string, path: string, { body, headers }: AskOptions = {}): Promise<Said> {
  return new Promise((resolve, reject) => {
    const sent = open(side, method, path, headers);
    sent.on('error', reject);
    sent.on('response', (response: IncomingMessage) => void read(response).then(resolve, reject));
    sent.end(body);
  });
}

async function read(response: IncomingMessage): Promise<Said> {
  let text = '';
  let isCut = false;
  try {
    for await (const chunk of response) text += String(chunk);
  } catch {
    isCut = true;
  }
  const { statusCode: status = 0, headers } = response;
  let told = text;
  try {
    const parsed = JSON.parse(text) as { kind?: string; message?: string };
    if (parsed.kind === 'Status') told = parsed.message ?? '';
  } catch {
    // A text.
  }
  return { status, headers, text: told, isCut };
}

/** A connection that speaks another protocol now, or what was said in its place. */
export interface Upgrade {
  readonly headers: IncomingHttpHeaders;
  readonly socket: Duplex;
}

export function upgrade(
  side: Side,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<Upgrade | Said> {
  return new Promise((resolve, reject) => {
    const sent = open(side, method, path, { Connection: 'Upgrade', ...headers });
    sent.on('error', reject);
    sent.on('response', (response: IncomingMessage) => void read(response).then(resolve, reject));
    sent.on('upgrade', ({ headers: answered }: IncomingMessage, socket: Duplex, first: Buffer) => {
      if (first.length > 0) socket.unshift(first);
      socket.on('error', () => socket.destroy());
      resolve({ headers: answered, socket });
    });
    sent.end();
  });
}

/** An object to create. */
export interface Given {
  readonly metadata: { readonly name: string; readonly labels?: object };
  readonly status?: object;
  readonly [field: string]: unknown;
}

/** Creates an object, and writes its status. */
export async function create(side: Side, path: string, { status, ...rest }: Given): Promise<void> {
  const { name } = rest.metadata;
  const headers = { 'content-type': 'application/json' };
  const created = await ask(side, 'POST', path, { body: JSON.stringify(rest), headers });
  if (created.status !== 201) throw new Error(`${side.name}: ${path} ${name}: ${created.status} ${created.text}`);
  if (status === undefined) return;
  const patch = { body: JSON.stringify({ status }), headers: { 'content-type': 'application/merge-patch+json' } };
  const patched = await ask(side, 'PATCH', `${path}/${name}/status`, patch);
  if (patched.status !== 200) throw new Error(`${side.name}: status of ${name}: ${patched.status} ${patched.text}`);
}

/** The real kube-apiserver. @returns how it is stopped, too; undefined where nobody asked for it */
export function startReal(options: readonly string[] = []): { readonly side: Side; stop(): void } | undefined {
  if (process.env['KUBETYPED_CONTROLPLANE'] !== 'start') return undefined;
  const printed = execFileSync('scripts/controlplane.sh', ['start', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, kubeconfig = ''] = printed.trim().split('\n');
  const config = unmarshal(readFileSync(kubeconfig, 'utf8')) as {
    clusters: { cluster: { server: string; 'certificate-authority': string } }[];
    users: { user: { token: string } }[];
  };
  const [first] = config.clusters;
  const side = {
    name: 'kube-apiserver',
    url: first?.cluster.server ?? '',
    token: config.users[0]?.user.token ?? '',
    ca: readFileSync(first?.cluster['certificate-authority'] ?? '', 'utf8'),
  };
  return { side, stop: () => void execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]) };
}

/** An address of this machine that is not its own alone; undefined: it has none. */
export function ownAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((each = []) => each)
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
}
