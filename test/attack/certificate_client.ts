// A client that sends what certificates a test wants, and asks a server whom it takes the client for.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect as connectHTTP2 } from 'node:http2';
import { text } from 'node:stream/consumers';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import * as written from './certificates_written.ts';

export interface Client {
  readonly key: written.Key;
  /** Its own certificate first. */
  readonly chain: readonly Buffer[];
}

type Headers = readonly (readonly [name: string, value: string])[];

/** How a client connects, and what it says there. */
export interface Connecting {
  readonly headers?: Headers;
  readonly maxVersion?: SecureVersion | undefined;
  readonly isHTTP2?: boolean;
  /** Of an earlier connection: the client tries to go on with it. */
  readonly session?: Buffer | undefined;
  /** Is given what a later connection may go on with. */
  readonly onSession?: (session: Buffer) => void;
}

/** Whom a server takes a client for, without the group of all who are known. */
export interface User {
  readonly user?: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

const WHOAMI = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const JSON_BODY = { 'content-type': 'application/json' };

/** The user, as they compare. */
export function comparable({ user, uid, groups = [], extra = {} }: User): User {
  return {
    ...(user !== undefined && { user }),
    ...(uid !== undefined && { uid }),
    groups: groups.filter((group) => group !== 'system:authenticated'),
    extra,
  };
}

/** Whom a server takes a client for; `refused`: the answer is 401; `closed`: there is none. */
export async function whoami(url: string, client?: Client, how: Connecting = {}): Promise<User | 'refused' | 'closed'> {
  const { headers = [], maxVersion, isHTTP2 = false, session, onSession } = how;
  const { hostname, port } = new URL(url);
  const socket = connect({
    ...{ host: hostname, port: Number(port), rejectUnauthorized: false, ciphers: 'DEFAULT@SECLEVEL=0' },
    ALPNProtocols: [isHTTP2 ? 'h2' : 'http/1.1'],
    ...(maxVersion && { maxVersion }),
    ...(session && { session }),
    ...(client && { cert: written.pem(...client.chain), key: written.pemOfKey(client.key) }),
  });
  if (onSession !== undefined) socket.on('session', onSession);
  try {
    await once(socket, 'secureConnect');
    assert.equal(socket.isSessionReused(), false, 'the server went on with a session');
    const [status, body] = await (isHTTP2 ? askByHTTP2(url, socket, headers) : askByHTTP1(url, socket, headers));
    if (status === 401) return 'refused';
    if (status === 0) return 'closed';
    assert.equal(status, 201, body);
    return userIn(body);
  } finally {
    socket.destroy();
  }
}

function userIn(body: string): User {
  const { username, ...rest } = (JSON.parse(body) as { status: { userInfo: User & { username: string } } }).status
    .userInfo;
  return comparable({ user: username, ...rest });
}

async function askByHTTP1(url: string, socket: TLSSocket, headers: Headers): Promise<[number, string]> {
  const all = [...Object.entries(JSON_BODY), ...headers, ['host', new URL(url).host], ['connection', 'close']];
  const lines = [...all, ['content-length', '2']].map((header) => `${header.join(': ')}\r\n`);
  socket.write(`POST ${WHOAMI} HTTP/1.1\r\n${lines.join('')}\r\n{}`, 'latin1');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return [Number(head.split(' ')[1] ?? 0), body];
}

async function askByHTTP2(url: string, socket: TLSSocket, headers: Headers): Promise<[number, string]> {
  const all: Record<string, string[]> = {};
  for (const [name, value] of headers) (all[name.toLowerCase()] ??= []).push(value);
  const session = connectHTTP2(url, { createConnection: () => socket });
  session.on('error', () => {});
  const stream = session.request({ ':method': 'POST', ':path': WHOAMI, ...JSON_BODY, ...all });
  stream.end('{}');
  let status = 0;
  stream.on('response', (answered) => (status = answered[':status'] ?? 0));
  const body = await text(stream).catch(() => '');
  session.close();
  return [status, body];
}
