// A server that passes requests on to others by APIServices, and the servers behind it.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { addToScheme } from 'kubetyped/api';
import { Service } from 'kubetyped/api/core/v1';
import { defineKind } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { requestHeaders, tokens } from 'kubetyped/apiserver/authentication';
import { until as eventually } from './aggregated_backend.ts';
import { Certificates } from './certificates.ts';

const Bird = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  schema: { type: 'object', properties: { spec: { type: 'object', properties: { species: { type: 'string' } } } } },
});

const service = (more: object = {}) => ({
  apiVersion: 'apiregistration.k8s.io/v1',
  kind: 'APIService',
  metadata: { name: 'v1.zoo.example.com' },
  spec: {
    group: 'zoo.example.com',
    version: 'v1',
    service: { namespace: 'zoo', name: 'birds', port: 8443 },
    groupPriorityMinimum: 1000,
    versionPriority: 10,
    ...more,
  },
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A server of birds behind one that passes on, with certificates of their own. */
async function start(t: TestContext, options: { ca?: 'authority' | 'other' } = {}) {
  const certificates = new Certificates(t);
  const ca = certificates.authority('authority');
  certificates.authority('other');
  const proxyCA = certificates.authority('proxies');
  const proxyCertificate = certificates.issue('proxy', 'proxies', '/CN=front-proxy');
  const tls = certificates.issue('server', 'authority', '/CN=birds', 'DNS:birds.zoo.svc');
  const scheme = new Scheme('birds');
  const users: string[] = [];
  const birds = new APIServer({
    scheme,
    authentication: requestHeaders({ ca: proxyCA, allowedNames: ['front-proxy'] }),
    authorization: ({ user, isResourceRequest }) => {
      if (isResourceRequest) users.push(`${user.name} ${user.groups.join(',')} ${JSON.stringify(user.extra)}`);
      return { allowed: true };
    },
    accessReviews: false,
  });
  birds.resource(Bird, { shortNames: ['bi'] });
  const behind = await birds.listen({ tls: { ...tls, clientCAs: [proxyCA] } });
  const { port } = new URL(behind.url);
  const own = new Scheme('front');
  addToScheme(own);
  const front = new APIServer({
    scheme: own,
    authentication: tokens({ jane: { name: 'jane', groups: ['keepers'], extra: { 'Example.com/Scope': ['a', 'ü'] } } }),
    aggregation: {
      proxyCertificate,
      checkInterval: 200,
      resolve: ({ name }) => (name === 'birds' ? { host: '127.0.0.1', port: Number(port) } : undefined),
    },
  });
  const { url } = await front.listen();
  t.after(() => Promise.all([front.close(), birds.close()]));
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { authorization: 'Bearer jane', 'content-type': 'application/json', ...init.headers };
    const response = await fetch(url + path, { ...init, headers });
    return { status: response.status, text: await response.text() };
  };
  const post = (path: string, object: object): Promise<Answer> =>
    ask(path, { method: 'POST', body: JSON.stringify(object) });
  const caBundle = Buffer.from(certificates.read(`${options.ca ?? 'authority'}.crt`)).toString('base64');
  return { ask, post, birds, front, url, users, ca, caBundle };
}

const SERVICES = '/apis/apiregistration.k8s.io/v1/apiservices';
const BIRDS = '/apis/zoo.example.com/v1/namespaces/default/birds';

interface Condition {
  readonly status: string;
  readonly reason: string;
  readonly message: string;
}

/** The condition of the APIService, as soon as it is as wanted. */
async function until(ask: (path: string) => Promise<Answer>, wanted: string): Promise<Condition> {
  let condition: Condition | undefined;
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const { text } = await ask(`${SERVICES}/v1.zoo.example.com`);
    const found = JSON.parse(text) as { status?: { conditions?: Condition[] } };
    condition = found.status?.conditions?.[0];
    if (condition?.reason === wanted) return condition;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`no ${wanted}, but ${JSON.stringify(condition)}`);
}

test('requests are passed on, as the user who makes them and nobody else', async (t) => {
  const { ask, post, caBundle, users } = await start(t);
  assert.equal((await post(SERVICES, service({ caBundle }))).status, 201);
  const { status, message } = await until(ask, 'Passed');
  assert.deepEqual([status, message], ['True', 'all checks passed']);
  const created = await post(BIRDS, { metadata: { name: 'owl' }, spec: { species: 'tawny' } });
  assert.equal(created.status, 201, created.text);
  const forged = { 'X-Remote-User': 'root', 'X-Remote-Group': 'system:masters', 'X-Remote-Extra-Scope': 'all' };
  const got = await ask(`${BIRDS}/owl?pretty=true`, { headers: forged });
  assert.match(got.text, /\n {4}"species": "tawny"\n/);
  assert.deepEqual([...new Set(users)], ['jane keepers,system:authenticated {"example.com/scope":["a","ü"]}']);
  const missing = await ask(`${BIRDS}/emu`);
  assert.equal(missing.status, 404);
  assert.match(missing.text, /birds\.zoo\.example\.com \\"emu\\" not found/);
});

test('a watch passes events on as they come, and ends with its client', async (t) => {
  const { ask, post, caBundle, url } = await start(t);
  await post(SERVICES, service({ caBundle }));
  await until(ask, 'Passed');
  const ending = new AbortController();
  const response = await fetch(`${url}${BIRDS}?watch=true`, {
    headers: { authorization: 'Bearer jane' },
    signal: ending.signal,
  });
  const reader = response.body?.getReader() ?? assert.fail('no body');
  const names: string[] = [];
  for (const name of ['owl', 'emu']) {
    await post(BIRDS, { metadata: { name } });
    const { value } = await reader.read();
    const event = JSON.parse(Buffer.from(value ?? []).toString()) as { object: { metadata: { name: string } } };
    names.push(event.object.metadata.name);
  }
  assert.deepEqual(names, ['owl', 'emu']);
  ending.abort();
});

test('discovery and OpenAPI tell of what others serve for as long as they are there', async (t) => {
  const { ask, post, birds, caBundle } = await start(t);
  const groups = async (): Promise<string[]> => {
    const { text } = await ask('/apis');
    return (JSON.parse(text) as { groups: { name: string }[] }).groups.map(({ name }) => name);
  };
  assert.deepEqual(await groups(), ['apiregistration.k8s.io']);
  await post(SERVICES, service({ caBundle }));
  await until(ask, 'Passed');
  assert.deepEqual(await groups(), ['apiregistration.k8s.io', 'zoo.example.com']);
  const accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
  const versions = async (): Promise<object[] | undefined> => {
    const { text } = await ask('/apis', { headers: { accept } });
    const { items } = JSON.parse(text) as { items: { metadata: { name: string }; versions: object[] }[] };
    return items.find(({ metadata }) => metadata.name === 'zoo.example.com')?.versions;
  };
  const wanted = {
    version: 'v1',
    freshness: 'Current',
    resources: [
      {
        resource: 'birds',
        responseKind: { group: '', version: '', kind: 'Bird' },
        scope: 'Namespaced',
        singularResource: 'bird',
        verbs: ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'],
        shortNames: ['bi'],
      },
    ],
  };
  await eventually(async () => isDeepStrictEqual(await versions(), [wanted]), 'its resources are told');
  assert.match((await ask('/apis/zoo.example.com')).text, /"groupVersion":"zoo.example.com\/v1"/);
  assert.match((await ask('/apis/zoo.example.com/v1')).text, /"name":"birds"/);
  const openAPIOf = async (path: string): Promise<Answer | undefined> => {
    const { text } = await ask('/openapi/v3');
    const index = JSON.parse(text) as { paths: Record<string, { serverRelativeURL: string }> };
    const url = index.paths[path]?.serverRelativeURL;
    return url === undefined ? undefined : ask(url);
  };
  await eventually(
    async () => /species/.test((await openAPIOf('apis/zoo.example.com/v1'))?.text ?? ''),
    'its OpenAPI is passed on',
  );
  await eventually(async () => /species/.test((await ask('/openapi/v2')).text), 'and merged with that of version 2');
  const { paths, definitions } = JSON.parse((await ask('/openapi/v2')).text) as { paths: object; definitions: object };
  const ofBirds = Object.keys(paths).filter((path) => path.includes('zoo.example.com'));
  assert.ok(ofBirds.includes('/apis/zoo.example.com/v1/namespaces/{namespace}/birds/{name}'), ofBirds.join());
  assert.ok(Object.keys(definitions).includes('com.example.zoo.v1.Bird'));
  assert.ok(Object.keys(definitions).includes('io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIService'));
  assert.match((await ask('/openapi/v3/apis/zoo.example.com/v1')).text, /species/);

  await birds.close();
  const { status, message } = await until(ask, 'FailedDiscoveryCheck');
  assert.equal(status, 'False');
  assert.match(message, /^failing or missing response from https:\/\/127\.0\.0\.1:\d+\/apis\/zoo\.example\.com\/v1: /);
  assert.deepEqual(await groups(), ['apiregistration.k8s.io', 'zoo.example.com']);
  const stale = [{ version: 'v1', freshness: 'Stale' }];
  await eventually(async () => isDeepStrictEqual(await versions(), stale), 'discovery says that it is stale');
  assert.deepEqual(await openAPIOf('apis/zoo.example.com/v1'), { status: 503, text: 'service unavailable\n' });
  assert.deepEqual(await ask(BIRDS), { status: 503, text: 'service unavailable\n' });
  await ask(`${SERVICES}/v1.zoo.example.com`, { method: 'DELETE' });
  await eventually(async () => (await ask(BIRDS)).status === 404, 'it is gone');
  assert.deepEqual(await groups(), ['apiregistration.k8s.io']);
});

test('a server with another certificate, and one that is not there, are not available', async (t) => {
  const { ask, post, caBundle } = await start(t, { ca: 'other' });
  await post(SERVICES, service({ caBundle }));
  const { message } = await until(ask, 'FailedDiscoveryCheck');
  assert.match(message, /certificate/);
  assert.equal((await ask(BIRDS)).status, 503);
  await ask(`${SERVICES}/v1.zoo.example.com`, { method: 'DELETE' });
  await post(SERVICES, service({ service: { namespace: 'zoo', name: 'bees' } }));
  const missing = await until(ask, 'ServiceNotFound');
  assert.deepEqual([missing.status, missing.message], ['False', 'service/bees in "zoo" is not present']);
  await ask(`${SERVICES}/v1.zoo.example.com`, { method: 'DELETE' });
  await post(SERVICES, service({ insecureSkipTLSVerify: true }));
  await until(ask, 'Passed');
});

test('Services of the server itself say where others are', async (t) => {
  const scheme = new Scheme('front');
  addToScheme(scheme);
  const front = new APIServer({ scheme, aggregation: { checkInterval: 50 } });
  front.resource(Service);
  const { url } = await front.listen();
  t.after(() => front.close());
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(url + path, { ...init, headers: { 'content-type': 'application/json' } });
    return { status: response.status, text: await response.text() };
  };
  const put = async (spec: object): Promise<void> => {
    await ask('/api/v1/namespaces/zoo/services/birds', { method: 'DELETE' });
    const body = JSON.stringify({ metadata: { name: 'birds' }, spec });
    const { status, text } = await ask('/api/v1/namespaces/zoo/services', { method: 'POST', body });
    assert.equal(status, 201, text);
  };
  await ask(SERVICES, { method: 'POST', body: JSON.stringify(service()) });
  assert.equal((await until(ask, 'ServiceNotFound')).message, 'service/birds in "zoo" is not present');
  await put({ ports: [{ port: 1 }], clusterIP: '127.0.0.1' });
  assert.equal((await until(ask, 'ServicePortError')).message, 'service/birds in "zoo" is not listening on port 8443');
  await put({ type: 'ExternalName', externalName: '127.0.0.1' });
  assert.match((await until(ask, 'FailedDiscoveryCheck')).message, /^failing .* https:\/\/127\.0\.0\.1:8443\//);
});

test('what is wrong with an APIService is refused as kube-aggregator does', async (t) => {
  const { post } = await start(t);
  const refusals = await Promise.all(
    [
      { ...service(), metadata: { name: 'v2.zoo.example.com' } },
      service({ groupPriorityMinimum: 0, versionPriority: 1001 }),
      service({ service: undefined, caBundle: 'AAAA', insecureSkipTLSVerify: true }),
      service({ service: { namespace: '', name: '', port: 70_000 } }),
      service({ caBundle: 'AAAA', insecureSkipTLSVerify: true }),
      { ...service({ group: '', version: 'v3' }), metadata: { name: 'v3.' } },
    ].map(async (each) => {
      const { status, text } = await post(SERVICES, each);
      return [status, (JSON.parse(text) as { message: string }).message.replace(/^.*? is invalid: /, '')];
    }),
  );
  assert.deepEqual(refusals, [
    [
      422,
      'metadata.name: Invalid value: "v2.zoo.example.com": must be `spec.version+"."+spec.group`: "v1.zoo.example.com"',
    ],
    [
      422,
      '[spec.groupPriorityMinimum: Invalid value: 0: must be positive and less than 20000, spec.versionPriority: Invalid value: 1001: must be positive and less than 1000]',
    ],
    [
      422,
      '[spec.caBundle: Invalid value: "3 bytes": local APIServices may not have a caBundle, spec.insecureSkipTLSVerify: Invalid value: true: local APIServices may not have insecureSkipTLSVerify]',
    ],
    [
      422,
      '[spec.service.namespace: Required value, spec.service.name: Required value, spec.service.port: Invalid value: 70000: port is not valid: must be between 1 and 65535, inclusive]',
    ],
    [422, 'spec.insecureSkipTLSVerify: Invalid value: true: may not be true if caBundle is present'],
    [422, 'spec.group: Required value: only v1 may have an empty group and it better be legacy kube'],
  ]);
});

test('a local APIService is always available', async (t) => {
  const { post } = await start(t);
  const { text } = await post(SERVICES, service({ service: undefined }));
  const { status } = JSON.parse(text) as { status: { conditions: Condition[] } };
  const [{ reason, message } = { reason: '', message: '' }] = status.conditions;
  assert.deepEqual([reason, message], ['Local', 'Local APIServices are always available']);
});
