/// <reference types="node" />
import { isIP, type Socket } from 'node:net';
import { ConnectionError } from '../connection_error.ts';

const VERSION = 5;
const NO_AUTHENTICATION = 0;
const USERNAME_AND_PASSWORD = 2;
const CONNECT = 1;
const IPV4 = 1;
const NAME = 3;
const IPV6 = 4;
/** What a reply other than 0 says. See RFC 1928, section 6. */
const REPLIES: readonly string[] = [
  '',
  'general failure',
  'connection not allowed',
  'network unreachable',
  'host unreachable',
  'connection refused',
  'TTL expired',
  'command not supported',
  'address type not supported',
];

/**
 * Has a SOCKS5 proxy connect to a server, whose name the proxy resolves (RFC 1928, and 1929 for a name and password in the
 * proxy's URL). Afterwards the socket is the server's.
 * @throws ConnectionError when the proxy refuses, or does not speak SOCKS5
 */
export async function socks5Connect(socket: Socket, proxy: URL, host: string, port: number): Promise<void> {
  const refuse = (why: string): never => {
    throw new ConnectionError('proxy', `the proxy ${proxy.host} refused to connect to ${host}:${port}: ${why}`);
  };
  const methods = proxy.username === '' ? [NO_AUTHENTICATION] : [NO_AUTHENTICATION, USERNAME_AND_PASSWORD];
  socket.write(Uint8Array.of(VERSION, methods.length, ...methods));
  const [version, method] = await read(socket, 2);
  if (version !== VERSION) refuse('it does not speak SOCKS5');
  if (method === USERNAME_AND_PASSWORD && methods.length > 1) {
    const credentials = [proxy.username, proxy.password].flatMap((each) => counted(decodeURIComponent(each)));
    socket.write(Uint8Array.of(1, ...credentials));
    const [, status] = await read(socket, 2);
    if (status !== 0) refuse('wrong username or password');
  } else if (method !== NO_AUTHENTICATION) refuse('it wants another authentication');
  socket.write(Uint8Array.of(VERSION, CONNECT, 0, ...addressOf(host), port >> 8, port & 255));
  const [, reply = 1, , kind] = await read(socket, 4);
  if (reply !== 0) refuse(REPLIES[reply] ?? `reply ${reply}`);
  // Where it connects from is of no interest.
  const length = kind === IPV4 ? 4 : kind === IPV6 ? 16 : Number((await read(socket, 1))[0]);
  await read(socket, length + 2);
}

/** A text of at most 255 bytes, with its length before it. */
function counted(text: string): number[] {
  const bytes = [...Buffer.from(text)];
  if (bytes.length > 255)
    throw new ConnectionError('proxy', 'SOCKS5 does not support names or passwords longer than 255 bytes');
  return [bytes.length, ...bytes];
}

function addressOf(host: string): number[] {
  switch (isIP(host)) {
    case 4:
      return [IPV4, ...host.split('.').map(Number)];
    case 6:
      return [IPV6, ...ipv6(host)];
    default:
      return [NAME, ...counted(host)];
  }
}

/** @param host as URLs have it: without an IPv4 address at its end */
function ipv6(host: string): number[] {
  const [before = '', after] = host.split('::');
  const groups = (text: string | undefined): number[] =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const [head, tail] = [groups(before), groups(after)];
  const all = [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
  return all.flatMap((group) => [group >> 8, group & 255]);
}

/** Exactly so many bytes; what comes after them stays in the socket. */
function read(socket: Socket, count: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      socket.off('readable', look).off('error', reject).off('close', gone);
      settle();
    };
    const look = (): void => {
      const data: Uint8Array | null = socket.read(count);
      if (data !== null && data.length === count) end(() => resolve(data));
      else if (data !== null) gone();
    };
    const gone = (): void =>
      end(() => reject(new ConnectionError('closed', 'the proxy closed the connection before it was set up')));
    socket.on('readable', look).once('error', reject).once('close', gone);
    look();
  });
}
