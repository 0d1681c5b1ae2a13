// Every method on every path that either server publishes, by discovery or by OpenAPI: the real kube-apiserver and ours
// give the same status. KUBETYPED_CONTROLPLANE=start runs the former.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ADMIN,
  type BothServers,
  inParallel,
  type RawServer,
  skipWithoutControlPlane as skip,
  startBothServers,
} from './both_servers.ts';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'LINK',
  'PURGE',
];

/** Differences that are approved, each with its reason. The list only shrinks. */
const APPROVED: readonly (readonly [difference: RegExp, reason: string])[] = [
  [
    /^\w+ \/api\/v1\/(?:namespaces\/default\/(?:pods|services)|nodes)\/x\/(?:attach|exec|log|portforward|proxy)/,
    'no kubelet and no network are behind a test server: it lacks these paths',
  ],
  [
    /^POST \/api\/v1\/namespaces\/default\/bindings: 400, kube-apiserver 500$/,
    'kube-apiserver fails with an internal error for a Binding without a name',
  ],
];

async function json(server: RawServer, path: string): Promise<unknown> {
  const { status, text } = await server.send({ method: 'GET', path, user: ADMIN });
  assert.equal(status, 200, `${server.name} ${path}: ${text}`);
  return JSON.parse(text);
}

/** The paths of the groups and versions that a server has, by `api/v1` and its like. */
async function publishedPaths(server: RawServer): Promise<Map<string, Set<string>>> {
  const published = new Map<string, Set<string>>();
  const { paths } = (await json(server, '/openapi/v3')) as { paths: Record<string, { serverRelativeURL: string }> };
  for (const [root, { serverRelativeURL }] of Object.entries(paths)) {
    if (!/^apis?\/(?:v1|[^/]+\/v\d[^/]*)$/.test(root)) continue;
    const document = (await json(server, serverRelativeURL)) as { paths: Record<string, object> };
    const all = new Set(Object.keys(document.paths));
    const { resources } = (await json(server, `/${root}`)) as { resources: { name: string; namespaced: boolean }[] };
    for (const { name, namespaced } of resources) {
      const [resource, subresource] = name.split('/');
      const under = `/${root}/${namespaced ? 'namespaces/{namespace}/' : ''}${resource}`;
      if (subresource !== undefined) all.add(`${under}/{name}/${subresource}`).add(`${under}/{name}/${subresource}/x`);
      else {
        all
          .add(under)
          .add(`${under}/{name}`)
          .add(`/${root}/watch/${under.slice(root.length + 2)}`);
        all
          .add(`/${root}/watch/${under.slice(root.length + 2)}/{name}`)
          .add(`/${root}/proxy/${under.slice(root.length + 2)}/{name}`);
        all.add(`/${root}/${resource}`).add(`/${root}/watch/${resource}`).add(`${under}/{name}/nothing`);
      }
    }
    published.set(root, all);
  }
  return published;
}

async function pathsOf(both: BothServers): Promise<string[]> {
  const [ours, theirs] = await Promise.all([publishedPaths(both.ours), publishedPaths(both.theirs)]);
  const paths = new Set([
    '/',
    '/api',
    '/apis',
    '/api/',
    '/apis/',
    '/healthz',
    '/livez',
    '/readyz',
    '/version',
    '/version/',
  ]);
  for (const path of [
    '/metrics',
    '/openapi/v2',
    '/openapi/v3',
    '/nowhere',
    '/api/v2',
    '/apis/nowhere',
    '/apis/apps/v9',
  ])
    paths.add(path);
  for (const [root, own] of ours) {
    const real = theirs.get(root);
    if (real === undefined) continue;
    paths.add(`/${root}`).add(`/${root}/`).add(`/openapi/v3/${root}`);
    if (root !== 'api/v1') paths.add(`/${root.replace(/\/[^/]*$/, '')}`);
    for (const path of [...own, ...real])
      paths.add(
        path
          .replace('{namespace}', 'default')
          .replace('{path}', 'x')
          .replace(/\{name\}/g, 'x'),
      );
  }
  return [...paths].sort();
}

test('every method of every published path has the status of kube-apiserver', { skip, timeout: 900_000 }, async (t) => {
  await using both = await startBothServers({});
  const paths = await pathsOf(both);
  const requests = paths.flatMap((path) => METHODS.map((method) => ({ method, path })));
  const differences = await inParallel(requests, 32, async ({ method, path }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const request = {
      method,
      // Nothing is to be changed by those that are carried out.
      path: `${path}?${isRead ? 'timeoutSeconds=1' : 'dryRun=All'}`,
      user: ADMIN,
      headers: method === 'PATCH' ? { 'content-type': 'application/merge-patch+json' } : {},
      ...(['POST', 'PUT', 'PATCH'].includes(method) && { body: '{}' }),
    };
    const [own, real] = await Promise.all([both.ours.send(request), both.theirs.send(request)]);
    return own.status === real.status ? '' : `${method} ${path}: ${own.status}, kube-apiserver ${real.status}`;
  });
  const found = differences.filter((each) => each !== '');
  const unlisted = found.filter((each) => !APPROVED.some(([difference]) => difference.test(each)));
  const obsolete = APPROVED.filter(([difference]) => !found.some((each) => difference.test(each)));
  t.diagnostic(`${paths.length} paths, ${requests.length} requests, ${found.length} approved differences`);
  assert.deepEqual(unlisted, []);
  assert.deepEqual(obsolete, []);
});
