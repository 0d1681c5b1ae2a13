import { changeStream } from './change_stream.ts';
import { PAGE, SCRIPT, STYLE } from './page.ts';
import type { PodServices } from './pod_services.ts';
import { podView, serviceView } from './views.ts';

/** What the API takes and gives. */
const USAGE = {
  '/': 'the live page',
  '/api/pods': 'all Pods with their Services; ?namespace=NAMESPACE',
  '/api/pods/NAMESPACE/NAME': 'a Pod with its Services',
  '/api/services': 'all Services with their Pods; ?namespace=NAMESPACE',
  '/api/services/NAMESPACE/NAME': 'a Service with its Pods',
  '/api/changes': 'everything, and then whatever changes, as server-sent events',
  '/healthz': 'whether the program lives',
  '/readyz': 'whether everything has been read',
};

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:",
  'X-Content-Type-Options': 'nosniff',
};

function text(type: string, body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` } });
}

function json(body: object, status = 200): Response {
  return text('application/json', `${JSON.stringify(body, undefined, 2)}\n`, status);
}

/** Answers the requests of the page, of scripts and of kubelets. */
export function newAPI(mapping: PodServices): (request: Request) => Response {
  const object = (resource: string, namespace: string, name: string): object | undefined =>
    (resource === 'pods' ? podView : serviceView)(mapping, { namespace, name });
  const all = (resource: string, namespace: string | null): object[] =>
    (resource === 'pods' ? mapping.pods : mapping.services)
      .list(namespace === null ? {} : { namespace })
      .map(({ metadata: { namespace: at = '', name = '' } }) => ({ at, name }))
      .sort((a, b) => (`${a.at}/${a.name}` < `${b.at}/${b.name}` ? -1 : 1))
      .flatMap(({ at, name }) => object(resource, at, name) ?? []);
  return ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    if (method !== 'GET' && method !== 'HEAD') return json({ error: `${method}: only GET is allowed` }, 405);
    if (pathname === '/') return text('text/html', PAGE);
    if (pathname === '/page.js') return text('text/javascript', SCRIPT);
    if (pathname === '/page.css') return text('text/css', STYLE);
    if (pathname === '/healthz') return text('text/plain', 'ok\n');
    if (!mapping.isReady) return json({ error: 'not everything has been read yet' }, 503);
    if (pathname === '/readyz') return text('text/plain', 'ok\n');
    if (pathname === '/api/changes') {
      const headers = { ...HEADERS, 'Content-Type': 'text/event-stream' };
      return new Response(method === 'HEAD' ? null : changeStream(mapping), { headers });
    }
    const [, resource = '', namespace, name, rest] =
      /^\/api\/(pods|services)(?:\/([^/]+)\/([^/]+))?(\/.*)?$/.exec(pathname) ?? [];
    if (resource === '' || rest !== undefined) return json({ error: `${pathname}: no such path`, paths: USAGE }, 404);
    if (namespace === undefined || name === undefined)
      return json({ items: all(resource, searchParams.get('namespace')) });
    const found = object(resource, namespace, name);
    return found === undefined
      ? json({ error: `there is no ${resource === 'pods' ? 'Pod' : 'Service'} ${namespace}/${name}` }, 404)
      : json(found);
  };
}
