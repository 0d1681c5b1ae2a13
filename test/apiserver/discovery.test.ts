import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'js-yaml';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { type Answer, send } from './client.ts';

test('discovery is written in what the client accepts, and refused where that is nothing of it', async () => {
  await using api = await startTestServer();
  const { server } = api;
  const answerTo = (path: string, accept: string, method = 'GET'): Promise<Answer> =>
    send(server, method, path, undefined, { accept });
  for (const path of ['/api', '/api/v1', '/apis', '/apis/apps', '/apis/apps/v1']) {
    const { json } = await answerTo(path, 'application/json');
    const yaml = await answerTo(path, 'application/yaml');
    assert.equal(yaml.headers['Content-Type'], 'application/yaml');
    assert.deepEqual(load(yaml.text), json);
    const protobuf = await answerTo(path, 'application/vnd.kubernetes.protobuf, application/json');
    assert.equal(protobuf.headers['Content-Type'], 'application/vnd.kubernetes.protobuf');
    assert.ok(protobuf.text.startsWith('k8s\0') && protobuf.text.includes(json.kind));
    for (const accept of ['text/plain', 'text/*', 'application/cbor', 'application/json;as=Table;v=v1;g=meta.k8s.io']) {
      assert.equal((await answerTo(path, accept)).status, 406, `${path} ${accept}`);
    }
  }
  // Routes for GET alone go by the method first.
  const statuses = ['/api', '/apis/apps/v1', '/version', '/apis'].map(
    async (path) => (await answerTo(path, 'text/plain', 'PUT')).status,
  );
  assert.deepEqual(await Promise.all(statuses), [405, 405, 405, 406]);
  const openAPI = ['text/plain', 'application/yaml', 'application/*', 'application/json;as=Table', ''].map(
    async (accept) => (await answerTo('/openapi/v2', accept)).status,
  );
  assert.deepEqual(await Promise.all(openAPI), [406, 406, 200, 200, 200]);
});

test('the root lists groups and versions: those of the core group below /api, others below /apis', async () => {
  for (const [kinds, expected] of [
    [[ConfigMap], ['/api', '/api/v1']],
    [[Deployment], ['/apis', '/apis/apps', '/apis/apps/v1']],
    [
      [Deployment, ConfigMap],
      ['/api', '/api/v1', '/apis', '/apis/apps', '/apis/apps/v1'],
    ],
  ] as const) {
    await using server = new APIServer({ scheme: new Scheme('test') });
    for (const kind of kinds) server.resource(kind as typeof ConfigMap);
    const { paths } = (await send(server, 'GET', '/')).json;
    assert.deepEqual(
      paths.filter((path: string) => path.startsWith('/api')),
      expected,
    );
  }
});

test('what a group of built-in Kinds does not have gets a Status, other paths get text', async () => {
  await using api = await startTestServer();
  for (const path of ['/api/v1/nosuch', '/api/v2/pods', '/apis/apps/v1/namespaces/a/nosuch/b', '/apis/apps/v9/x']) {
    const { status, json } = await send(api.server, 'GET', path);
    const { reason, message, details } = json;
    assert.deepEqual(
      [status, reason, message, details],
      [404, 'NotFound', 'the server could not find the requested resource', {}],
      path,
    );
  }
  for (const path of ['/apis/nosuch/v1/x', '/nosuch', '//api/v1/pods'])
    assert.equal((await send(api.server, 'GET', path)).text, '404 page not found\n', path);
});

test('lists of resources of groups say their version, that of the core does not', async () => {
  await using api = await startTestServer();
  const get = async (path: string): Promise<Answer['json']> => (await send(api.server, 'GET', path)).json;
  const { resources: _, ...core } = await get('/api/v1');
  assert.deepEqual(core, { kind: 'APIResourceList', groupVersion: 'v1' });
  const { resources: __, ...apps } = await get('/apis/apps/v1');
  assert.deepEqual(apps, { kind: 'APIResourceList', apiVersion: 'v1', groupVersion: 'apps/v1' });
});

test('tables and metadata are given in both versions of meta.k8s.io, and in no others', async () => {
  await using api = await startTestServer();
  const asked = async (kind: string, version: string): Promise<unknown> => {
    const accept = `application/json;as=${kind};v=${version};g=meta.k8s.io`;
    const { status, json } = await send(api.server, 'GET', '/api/v1/namespaces', undefined, { accept });
    return status === 200 ? [json.apiVersion, json.kind] : status;
  };
  for (const kind of ['Table', 'PartialObjectMetadataList'])
    for (const version of ['v1', 'v1beta1'])
      assert.deepEqual(await asked(kind, version), [`meta.k8s.io/${version}`, kind]);
  assert.equal(await asked('Table', 'v1alpha1'), 406);
  assert.equal(await asked('Pod', 'v1'), 406);
});
