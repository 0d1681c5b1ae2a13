import { joinSchemeNamePort } from '#apimachinery/util/net/scheme_name_port';
import type { CallOptions } from './options.ts';
import type { ResourceClient } from './resource_client.ts';
import type { Result } from './rest/rest_client.ts';
import { PathSegmentError } from './rest/url.ts';
import type { Subresource } from './subresource.ts';

/** A request to a Service or a Pod through the API server. */
export interface ProxyOptions extends CallOptions {
  /** `https` for a server with TLS, whose certificate is not verified. Default `http`. */
  readonly scheme?: 'http' | 'https';
  /** The number of a port, or its name. Services with one port, and Pods that listen on 80, need none. */
  readonly port?: number | string;
  /** Unescaped, without query: `metrics/cadvisor`. */
  readonly path?: string;
  readonly parameters?: Iterable<readonly [string, string]>;
}

/**
 * Asks a Service or a Pod by GET, and gives the body as it came. Mirrors `DoRaw` of Go's `ServiceInterface.ProxyGet` and
 * `PodInterface.ProxyGet`.
 *
 * ```ts
 * const { body } = await proxyGet(client.resource(corev1.Service, { namespace }), 'web', { port: 'http', path: 'metrics' });
 * ```
 *
 * Differs from Go: a Status of the API server is read, and a path that leaves the proxy is refused; Go asks for another
 * object.
 * @param resource the resource client of `corev1.Service` or `corev1.Pod`
 * @throws StatusError ConnectionError, or the signal's reason
 * @throws PathSegmentError
 */
export async function proxyGet<T extends object>(
  resource: ResourceClient<T>,
  name: string,
  options: ProxyOptions = {},
): Promise<Result> {
  const { parameters, ...call } = options;
  return proxyOf(resource, options).raw(nameFor(name, options), parameters, call);
}

/** {@link proxyGet} for what is read as it comes. Mirrors `Stream` of Go's `ProxyGet`. */
export async function proxyStream<T extends object>(
  resource: ResourceClient<T>,
  name: string,
  options: ProxyOptions = {},
): Promise<AsyncIterable<Uint8Array>> {
  const { parameters, ...call } = options;
  return proxyOf(resource, options).stream(nameFor(name, options), parameters, call);
}

function nameFor(name: string, { scheme, port = '' }: ProxyOptions): string {
  return name === '' ? '' : joinSchemeNamePort(scheme ?? '', name, String(port));
}

function proxyOf<T extends object>(resource: ResourceClient<T>, { path = '' }: ProxyOptions): Subresource<T> {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined)
      throw new PathSegmentError(
        `invalid path ${JSON.stringify(path)}: ".." must not lead above the proxied Service or Pod`,
      );
  }
  return resource.subresource(['proxy', ...segments].join('/'));
}
