import { quote } from '../schema/fault.ts';
import { AddressFault, parseAddress } from './netip.ts';
import { bytesOf, escape, textOf, URLFault, unescape } from './url_escape.ts';

/** A URL taken apart. Texts hold one character for each byte. Mirrors Go's `url.URL`. */
export interface ParsedURL {
  readonly scheme: string;
  readonly opaque: string;
  /** Name and password as they are written, escaped; `undefined` for none. */
  readonly user: string | undefined;
  readonly host: string;
  readonly path: string;
  readonly rawPath: string;
  readonly query: string;
  readonly forceQuery: boolean;
  readonly omitHost: boolean;
  readonly fragment: string;
}

const NOTHING: ParsedURL = {
  scheme: '',
  opaque: '',
  user: undefined,
  host: '',
  path: '',
  rawPath: '',
  query: '',
  forceQuery: false,
  omitHost: false,
  fragment: '',
};

/** Reads a URL that may be relative. Mirrors Go's `url.Parse`. */
export function parseURL(text: string): ParsedURL | URLFault {
  const hash = text.indexOf('#');
  const front = hash < 0 ? text : text.slice(0, hash);
  const url = parse(bytesOf(front), false);
  if (url instanceof URLFault) return new URLFault(`parse ${quote(front)}: ${url.message}`);
  if (hash < 0 || hash === text.length - 1) return url;
  const fragment = unescape(bytesOf(text.slice(hash + 1)), 'fragment');
  if (fragment instanceof URLFault) return new URLFault(`parse ${quote(text)}: ${fragment.message}`);
  return { ...url, fragment };
}

/** Reads an absolute URL, or an absolute path. Mirrors Go's `url.ParseRequestURI`. */
export function parseRequestURI(text: string): ParsedURL | URLFault {
  const url = parse(bytesOf(text), true);
  return url instanceof URLFault ? new URLFault(`parse ${quote(text)}: ${url.message}`) : url;
}

function parse(raw: string, request: boolean): ParsedURL | URLFault {
  if (/[\x00-\x1f\x7f]/.test(raw)) return new URLFault('net/url: invalid control character in URL');
  if (raw === '' && request) return new URLFault('empty url');
  if (raw === '*') return { ...NOTHING, path: '*' };
  if (raw.startsWith(':')) return new URLFault('missing protocol scheme');
  const found = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(raw)?.[1] ?? '';
  const scheme = found.toLowerCase();
  let rest = found === '' ? raw : raw.slice(found.length + 1);
  const mark = rest.indexOf('?');
  const forceQuery = mark >= 0 && mark === rest.length - 1;
  const query = mark < 0 ? '' : rest.slice(mark + 1);
  if (mark >= 0) rest = rest.slice(0, mark);
  const url = { ...NOTHING, scheme, forceQuery, query };
  if (!rest.startsWith('/')) {
    if (scheme !== '') return { ...url, opaque: rest };
    if (request) return new URLFault('invalid URI for request');
    if (rest.split('/')[0]!.includes(':')) return new URLFault('first path segment in URL cannot contain colon');
  }
  let authority: Authority | URLFault = { user: undefined, host: '' };
  let omitHost = false;
  if ((scheme !== '' || (!request && !rest.startsWith('///'))) && rest.startsWith('//')) {
    const slash = rest.indexOf('/', 2);
    authority = parseAuthority(scheme, slash < 0 ? rest.slice(2) : rest.slice(2, slash));
    if (authority instanceof URLFault) return authority;
    rest = slash < 0 ? '' : rest.slice(slash);
  } else if (scheme !== '' && rest.startsWith('/')) {
    omitHost = true;
  }
  const path = unescape(rest, 'path');
  if (path instanceof URLFault) return path;
  return { ...url, ...authority, omitHost, path, rawPath: escape(path, 'path') === rest ? '' : rest };
}

interface Authority {
  readonly user: string | undefined;
  readonly host: string;
}

function parseAuthority(scheme: string, authority: string): Authority | URLFault {
  const at = authority.lastIndexOf('@');
  const host = parseHost(scheme, authority.slice(at + 1));
  if (host instanceof URLFault) return host;
  if (at < 0) return { user: undefined, host };
  const user = authority.slice(0, at);
  if (!/^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(user)) return new URLFault('net/url: invalid userinfo');
  const colon = user.indexOf(':');
  const parts = colon < 0 ? [user] : [user.slice(0, colon), user.slice(colon + 1)];
  const written: string[] = [];
  for (const part of parts) {
    const plain = unescape(part, 'user');
    if (plain instanceof URLFault) return plain;
    written.push(escape(plain, 'user'));
  }
  return { user: written.join(':'), host };
}

const OPTIONAL_PORT = /^(?::[0-9]*)?$/;

function parseHost(scheme: string, host: string): string | URLFault {
  const badPort = (port: string): URLFault => new URLFault(`invalid port ${quote(textOf(port))} after host`);
  const open = host.lastIndexOf('[');
  if (open > 0) return new URLFault('invalid IP-literal');
  if (open === 0) {
    const close = host.lastIndexOf(']');
    if (close < 0) return new URLFault("missing ']' in host");
    const port = host.slice(close + 1);
    if (!OPTIONAL_PORT.test(port)) return badPort(port);
    const literal = host.slice(1, close);
    const zoneAt = literal.indexOf('%25');
    const address = unescape(zoneAt < 0 ? literal : literal.slice(0, zoneAt), 'host');
    if (address instanceof URLFault) return address;
    const zone = zoneAt < 0 ? '' : unescape(literal.slice(zoneAt), 'zone');
    if (zone instanceof URLFault) return zone;
    const parsed = parseAddress(textOf(address + zone));
    if (parsed instanceof AddressFault) return new URLFault(`invalid host: ${parsed.message}`);
    return parsed.bytes.length === 4 ? new URLFault('invalid IP-literal') : `[${address}${zone}]${port}`;
  }
  const web = scheme === 'http' || scheme === 'https';
  const colon = web ? host.indexOf(':') : host.lastIndexOf(':');
  if (colon >= 0 && !OPTIONAL_PORT.test(host.slice(colon))) return badPort(host.slice(colon));
  return unescape(host, 'host');
}

/** Host and port of `host:port`, without brackets. */
export function splitHost(host: string): readonly [name: string, port: string] {
  const colon = host.lastIndexOf(':');
  const hasPort = colon >= 0 && OPTIONAL_PORT.test(host.slice(colon));
  const name = hasPort ? host.slice(0, colon) : host;
  const port = hasPort ? host.slice(colon + 1) : '';
  return [name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name, port];
}

/** The path, escaped: as it was written if that is right. */
export function escapedPath({ path, rawPath }: ParsedURL): string {
  if (
    rawPath !== '' &&
    /^(?:[A-Za-z0-9\-_.~!$&'()*+,;=:@[\]%/])*$/.test(rawPath) &&
    unescape(rawPath, 'path') === path
  ) {
    return rawPath;
  }
  return path === '*' ? '*' : escape(path, 'path');
}

/** The most parameters that Go reads. */
const MOST_PARAMETERS = 10_000;

/** The parameters behind the question mark; bad ones are left out. */
export function queryOf({ query }: ParsedURL): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  const pairs = query.split('&');
  if (pairs.length > MOST_PARAMETERS) return values;
  for (const pair of pairs) {
    if (pair === '' || pair.includes(';')) continue;
    const equals = pair.indexOf('=');
    const key = unescape(equals < 0 ? pair : pair.slice(0, equals), 'query');
    const value = unescape(equals < 0 ? '' : pair.slice(equals + 1), 'query');
    if (key instanceof URLFault || value instanceof URLFault) continue;
    const name = textOf(key);
    const list = values.get(name);
    if (list === undefined) values.set(name, [textOf(value)]);
    else list.push(textOf(value));
  }
  return values;
}

/** A URL that {@link parseRequestURI} takes, as Go writes it. */
export function urlText(url: ParsedURL): string {
  let text = url.scheme === '' ? '' : `${url.scheme}:`;
  if (url.opaque !== '') {
    text += url.opaque;
  } else {
    const hasAuthority = url.host !== '' || url.user !== undefined;
    if ((url.scheme !== '' || hasAuthority) && !(url.omitHost && !hasAuthority)) {
      if (hasAuthority || url.path !== '') text += '//';
      if (url.user !== undefined) text += `${url.user}@`;
      text += escape(url.host, 'host');
    }
    text += escapedPath(url);
  }
  if (url.forceQuery || url.query !== '') text += `?${url.query}`;
  return textOf(url.fragment === '' ? text : `${text}#${escape(url.fragment, 'fragment')}`);
}
