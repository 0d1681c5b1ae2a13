import { commonNameOf } from '../../client/util/cert/x509/verify.ts';
import { namesWithPrefix, type ServerRequest, valuesOf } from '../request/http.ts';
import { type Authenticator, authenticated } from './authenticator.ts';
import { Authorities } from './client_certificates.ts';

/** Whom to believe, and which headers say who the user is. */
export interface RequestHeaderOptions {
  /** The authority of the proxy's certificate, as PEM: `requestheader-client-ca-file` of a cluster. */
  readonly ca: string;
  /** The common names a proxy may have; any unless given. */
  readonly allowedNames?: readonly string[];
  /** `X-Remote-User` unless given. */
  readonly usernameHeaders?: readonly string[];
  /** `X-Remote-Uid` unless given. */
  readonly uidHeaders?: readonly string[];
  /** `X-Remote-Group` unless given. */
  readonly groupHeaders?: readonly string[];
  /** `X-Remote-Extra-` unless given. */
  readonly extraHeaderPrefixes?: readonly string[];
}

/**
 * Users as a proxy in front says, which shows a certificate: kube-apiserver does for servers behind an APIService. Without
 * that certificate the headers mean nothing. Mirrors Go's `headerrequest`.
 * @throws {Error} when `ca` is not a certificate
 */
export function requestHeaders(options: RequestHeaderOptions): Authenticator {
  const { allowedNames = [] } = options;
  const small = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());
  const names = small(options.usernameHeaders ?? ['X-Remote-User']);
  const uids = small(options.uidHeaders ?? ['X-Remote-Uid']);
  const groups = small(options.groupHeaders ?? ['X-Remote-Group']);
  const prefixes = small(options.extraHeaderPrefixes ?? ['X-Remote-Extra-']);
  const authorities = new Authorities(options.ca);
  return (request) => {
    const proxy = authorities.verified(request);
    if (proxy === undefined || (allowedNames.length > 0 && !allowedNames.includes(commonNameOf(proxy))))
      return undefined;
    const name = firstOf(request, names);
    if (name === '') return undefined;
    const uid = firstOf(request, uids);
    return authenticated({
      name,
      groups: groups.flatMap((header) => textsOf(request, header)).filter((group) => group !== ''),
      ...(uid !== '' && { uid }),
      extra: extraOf(request, prefixes),
    });
  };
}

function firstOf(request: ServerRequest, names: readonly string[]): string {
  return names.map((name) => textsOf(request, name)[0] ?? '').find((value) => value !== '') ?? '';
}

/** What headers say besides, by the rest of their names, whose special characters are escaped. */
export function extraOf(request: ServerRequest, prefixes: readonly string[]): Record<string, string[]> {
  const extra = new Map<string, string[]>();
  for (const prefix of prefixes)
    for (const name of namesWithPrefix(request, prefix)) {
      const key = unescaped(name.slice(prefix.length));
      extra.set(key, [...(extra.get(key) ?? []), ...textsOf(request, name)]);
    }
  return Object.fromEntries(extra);
}

/** Proxies write UTF-8, as Go does; servers of Node take each byte for a character. */
function textsOf(request: ServerRequest, name: string): string[] {
  return valuesOf(request, name).map((value) => {
    const codes = Array.from(value, (each) => each.charCodeAt(0));
    if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return value;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
    } catch {
      return value;
    }
  });
}

function unescaped(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
