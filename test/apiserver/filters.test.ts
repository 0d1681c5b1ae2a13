// What every request passes on its way, and what takes too long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, type APIServerOptions, memory } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { type Filter, withWriteDeadline } from 'kubetyped/apiserver/filters';
import { send } from './client.ts';

const MAPS = '/api/v1/namespaces/default/configmaps';
const as = (user: string): Record<string, string> => ({ authorization: `Bearer ${user}` });

function newServer(options: Partial<APIServerOptions> = {}): APIServer {
  const users = { ann: { name: 'ann', groups: ['dev'] }, bob: { name: 'bob', groups: [] } };
  return new APIServer({
    scheme: new Scheme('test'),
    authentication: tokens(users),
    authorization: ({ user }) => ({ allowed: user.name === 'ann' }),
    ...options,
  }).resource(ConfigMap);
}

test('filters of your own see what is authorised, in order, and may answer in its place', async () => {
  const seen: string[] = [];
  const filter =
    (name: string): Filter =>
    async (request, next) => {
      const { user, info } = request;
      seen.push(`${name}: ${user?.name} ${info.verb} ${info.resource} ${info.namespace}/${info.name}`);
      const response = await next(request);
      return { ...response, headers: { ...response.headers, [`X-${name}`]: 'passed' } };
    };
  const closed: Filter = (request, next) => {
    if (request.info.verb === 'delete') throw new Error('closed on Sundays');
    return next(request);
  };
  const server = newServer({ filters: [filter('First'), filter('Second'), closed], onError: () => {} });
  const listed = await send(server, 'GET', MAPS, undefined, as('ann'));
  assert.deepEqual([listed.status, listed.headers['X-First'], listed.headers['X-Second']], [200, 'passed', 'passed']);
  assert.deepEqual(seen.splice(0), ['First: ann list configmaps default/', 'Second: ann list configmaps default/']);
  assert.equal((await send(server, 'GET', `${MAPS}/x`, undefined, as('bob'))).status, 403);
  assert.equal((await send(server, 'GET', `${MAPS}/x`)).status, 401);
  assert.deepEqual(seen, []);
  const refused = await send(server, 'DELETE', `${MAPS}/x`, undefined, as('ann'));
  assert.deepEqual(
    [refused.status, refused.json.message, refused.headers['X-First']],
    [500, 'closed on Sundays', 'passed'],
  );
  await server.close();
});

test('many or long warnings are cut to what clients take in headers, as in Go', async () => {
  const warned = async (lengths: readonly number[]): Promise<number[]> => {
    const filter: Filter = (request, next) => {
      for (const [at, length] of lengths.entries()) request.warnings.add(String.fromCharCode(97 + at).repeat(length));
      return next(request);
    };
    const server = newServer({ filters: [filter] });
    const { headers } = await send(server, 'GET', MAPS, undefined, as('ann'));
    await server.close();
    return [headers['Warning'] ?? []].flat().map((each) => each.length - '299 - ""'.length);
  };
  const times = (count: number, length: number): number[] => Array.from({ length: count }, () => length);
  assert.deepEqual(await warned([1000, 3000, 96]), [1000, 3000, 96]);
  assert.deepEqual(await warned([1000, 3097, 5]), [256, 256, 5]);
  assert.deepEqual(await warned(times(20, 300)), times(16, 256));
  assert.deepEqual(await warned([...times(20, 200), ...times(4, 300)]), [...times(20, 200), 256]);
});

test('what takes too long is answered with 504, and its signal aborted; watches go on', async () => {
  const aborted: string[] = [];
  const slow: Filter = async ({ info, signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    aborted.push(info.verb);
    throw signal.reason;
  };
  const server = newServer({ filters: [slow], requestTimeout: 50 });
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { metadata: { name: 'slow' } }],
  ] as const) {
    const { status, json } = await send(server, method, `${MAPS}/slow`, body, as('ann'));
    assert.deepEqual([status, json.reason], [504, 'Timeout']);
    assert.equal(json.message, 'Timeout: request did not complete within the allotted timeout');
  }
  assert.deepEqual(aborted, ['get', 'update']);
  await server.close();
});

test('a write has a deadline of its own', async () => {
  const slow: Filter = async (request, next) => {
    if (request.info.verb !== 'create') return next(request);
    await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve(), { once: true }));
    throw request.signal.reason;
  };
  const server = newServer({ filters: [withWriteDeadline(30), slow] });
  const { status, json } = await send(server, 'POST', MAPS, { metadata: { name: 'x' } }, as('ann'));
  assert.equal(status, 504);
  assert.equal(json.message, 'Timeout: request did not complete within requested timeout - context deadline exceeded');
  assert.equal((await send(server, 'GET', MAPS, undefined, as('ann'))).status, 200);
  await server.close();
});

test('neither what only reads, nor what goes on as long as its client likes, nor what is no resource has it', async () => {
  let signal: AbortSignal | undefined;
  const before: Filter = (request, next) => {
    signal = request.signal;
    return next(request);
  };
  let hasDeadline: boolean | undefined;
  const behind: Filter = (request, next) => {
    hasDeadline = request.signal !== signal;
    return next(request);
  };
  const server = newServer({ filters: [before, withWriteDeadline(), behind] });
  for (const [method, path, expected] of [
    ['POST', MAPS, true],
    ['PUT', `${MAPS}/a`, true],
    ['PATCH', `${MAPS}/a`, true],
    ['DELETE', `${MAPS}/a`, true],
    ['GET', MAPS, false],
    ['GET', `${MAPS}/a`, false],
    ['POST', '/api/v1/namespaces/default/pods/a/exec', false],
    ['POST', '/api/v1/namespaces/default/pods/a/eviction', true],
    ['POST', '/healthz', false],
    ['GET', '/version', false],
  ] as const) {
    hasDeadline = undefined;
    await send(server, method, path, method === 'GET' ? undefined : {}, as('ann'));
    assert.equal(hasDeadline, expected, `${method} ${path}`);
  }
  await server.close();
});

test('clients may ask for less time, in the words of Go', async () => {
  const waits: Filter = async ({ signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    throw signal.reason;
  };
  const server = newServer({ filters: [waits] });
  assert.equal((await send(server, 'GET', `${MAPS}?timeout=30ms`, undefined, as('ann'))).status, 504);
  const { status, json } = await send(server, 'GET', `${MAPS}?timeout=soon`, undefined, as('ann'));
  assert.equal(status, 400);
  assert.match(json.message, /^invalid timeout specified in the request URL - time: invalid duration "soon"$/);
  await server.close();
});

test('who impersonates somebody is asked about each name, group and extra value', async () => {
  const asked: string[] = [];
  const server = newServer({
    authentication: () => ({ name: 'admin', groups: [] }),
    authorization: ({ verb, apiGroup, namespace, resource, subresource, name }) => {
      if (verb === 'impersonate')
        asked.push(
          [apiGroup, namespace, [resource, subresource].filter((each) => each !== '').join('/'), name].join(' '),
        );
      return { allowed: true };
    },
  });
  const askedOf = async (headers: Record<string, string>): Promise<string[]> => {
    asked.length = 0;
    const { status, text } = await send(server, 'GET', MAPS, undefined, headers);
    assert.equal(status, 200, text);
    return [...asked];
  };
  assert.deepEqual(await askedOf({ 'impersonate-user': 'ann' }), ['  users ann']);
  assert.deepEqual(await askedOf({ 'impersonate-user': 'system:serviceaccount:shop:web' }), [
    ' shop serviceaccounts web',
  ]);
  assert.deepEqual(await askedOf({ 'impersonate-user': 'ann', 'impersonate-group': 'dev', 'impersonate-uid': '7' }), [
    '  users ann',
    '  groups dev',
    'authentication.k8s.io  uids 7',
  ]);
  assert.deepEqual(await askedOf({ 'impersonate-user': 'ann', 'impersonate-extra-team%2fx': 'y' }), [
    '  users ann',
    'authentication.k8s.io  userextras/team/x y',
  ]);
});

test('a generated name that is taken is made anew, eight times', async () => {
  const engine = memory();
  const keys = new Set<string>();
  const storage = new Proxy(engine, {
    get(target, property) {
      if (property === 'put')
        return async (key: string, ...rest: readonly unknown[]) => {
          if (!key.includes('configmaps')) return Reflect.apply(target.put, target, [key, ...rest]);
          keys.add(key);
          return { succeeded: false, revision: 1, current: { key, value: new Uint8Array(), modRevision: 1 } };
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const server = newServer({ storage });
  const { status, json } = await send(server, 'POST', MAPS, { metadata: { generateName: 'a-' } }, as('ann'));
  assert.deepEqual([status, json.reason], [409, 'AlreadyExists']);
  assert.equal(keys.size, 8);
});
