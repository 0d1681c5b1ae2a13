/// <reference types="node" />
import { BlockList, isIP } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

/** A proxy can't be used. The message doesn't show its password. */
export class ProxyError extends Error {
  readonly code = 'ERR_PROXY';

  constructor(message: string) {
    super(message);
    this.name = 'ProxyError';
  }
}

/**
 * The proxy for a server by HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in capitals or not, as Go's `http.ProxyFromEnvironment`
 * reads them, and with networks in NO_PROXY (`10.0.0.0/8`); undefined for none. Loopback addresses never go by a proxy.
 * @throws ProxyError when the variable holds no address
 */
export function proxyFromEnvironment(server: URL, env: Environment): URL | undefined {
  const of = (name: string): string => env[name] || env[name.toLowerCase()] || '';
  const value = of(server.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
  return value === '' || isExcepted(server, of('NO_PROXY')) ? undefined : parseProxy(value);
}

/**
 * The URL of a proxy; one without scheme is of http.
 * @throws ProxyError for what is not an address, and for schemes other than http, https, socks5 and socks5h
 */
export function parseProxy(value: string): URL {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (!URL.canParse(text) || new URL(text).hostname === '') throw new ProxyError('the address of the proxy is no URL');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:' && !isSOCKS(url))
    throw new ProxyError(`proxies of ${url.protocol.slice(0, -1)} are not supported, only http, https and socks5`);
  return url;
}

/** Whether a proxy forwards bytes to any address it is given. As in Go, `socks5` leaves names to the proxy, too. */
export function isSOCKS({ protocol }: URL): boolean {
  return protocol === 'socks5:' || protocol === 'socks5h:';
}

/** The header with the name and password in a proxy's URL. */
export function proxyAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'Proxy-Authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function isExcepted(server: URL, noProxy: string): boolean {
  const host = server.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const port = server.port || (server.protocol === 'https:' ? '443' : '80');
  if (host === 'localhost' || isLoopback(host)) return true;
  return noProxy
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => entry === '*' || (entry !== '' && matches(entry, host, port)));
}

function isLoopback(host: string): boolean {
  return (isIP(host) === 4 && host.startsWith('127.')) || host === '::1';
}

function matches(entry: string, host: string, port: string): boolean {
  const [, address, bits] = /^([\da-f.:]+)\/(\d+)$/.exec(entry) ?? [];
  if (address !== undefined) return isIP(host) !== 0 && contains(address, Number(bits), host);
  const [, inBrackets, entryPort] = /^(?:\[(.*)\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
  if (entryPort !== undefined && entryPort !== port) return false;
  const name = inBrackets ?? (isIP(entry) === 6 ? entry : entry.replace(/:\d+$/, ''));
  if (isIP(name) !== 0) return name === host;
  const domain = name.replace(/^\*/, '');
  // A dot before the domain leaves the domain itself out.
  return domain.startsWith('.') ? host.endsWith(domain) : host === domain || host.endsWith(`.${domain}`);
}

function contains(network: string, bits: number, host: string): boolean {
  const family = isIP(network);
  if (family === 0 || family !== isIP(host) || bits > (family === 4 ? 32 : 128)) return false;
  const list = new BlockList();
  const type = family === 4 ? 'ipv4' : 'ipv6';
  list.addSubnet(network, bits, type);
  return list.check(host, type);
}
