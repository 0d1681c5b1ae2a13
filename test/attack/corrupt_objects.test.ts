// One object that can't be read is in nobody's way: the others are listed, watched and deleted, the client is warned, and
// who may do so deletes it. Whatever it is stored in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memory, storedPolicies } from 'kubetyped/apiserver';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { startTestServer } from 'kubetyped/apiserver/testing';

const PATH = '/api/v1/namespaces/default/configmaps';
const KEY = '/registry/configmaps/default/bad';

interface Answered {
  readonly status: number;
  readonly warning: string;
  readonly body: Record<string, unknown>;
}

async function ask(url: string, method: string, path: string, body?: object, headers = {}): Promise<Answered> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    warning: response.headers.get('warning') ?? '',
    body: (await response.json()) as Answered['body'],
  };
}

const named = (name: string): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'default' },
});

/** Overwrites 16 bytes of what is stored. */
async function corrupt(engine: StorageEngine, key: string): Promise<void> {
  const { kv } = await engine.get(key);
  assert.ok(kv);
  const bytes = kv.value.slice();
  bytes.fill(0xa5, 4, 20);
  assert.ok((await engine.put(key, bytes, kv.modRevision)).succeeded);
}

test('a corrupt object is not listed but warned of, and can be deleted', async () => {
  const engine = memory();
  await using server = await startTestServer({ storage: engine });
  const { url } = server;
  for (const name of ['a', 'bad', 'c', 'worse']) assert.equal((await ask(url, 'POST', PATH, named(name))).status, 201);
  await corrupt(engine, KEY);
  await corrupt(engine, KEY.replace(/bad$/, 'worse'));

  for (const path of [PATH, '/api/v1/configmaps', `${PATH}?limit=1`]) {
    const { status, body, warning } = await ask(url, 'GET', path);
    assert.equal(status, 200, path);
    const names = (body['items'] as { metadata: { name: string; namespace: string } }[])
      .filter(({ metadata }) => metadata.namespace === 'default')
      .map(({ metadata }) => metadata.name);
    assert.deepEqual(
      names.filter((name) => ['a', 'bad', 'c', 'worse'].includes(name)),
      path.endsWith('1') ? ['a'] : ['a', 'c'],
      path,
    );
    if (!path.endsWith('1'))
      assert.match(
        warning,
        /configmaps that can not be read are not listed: \S*\/default\/bad, \S*\/default\/worse\b/,
        path,
      );
  }
  for (const [method, body] of [['GET'], ['DELETE'], ['PUT', named('bad')]] as const) {
    const { status, body: said } = await ask(url, method, `${PATH}/bad`, body);
    assert.deepEqual([status, said['reason']], [500, 'StorageReadError'], method);
    assert.match(String(said['message']), /ignoreStoreReadErrorWithClusterBreakingPotential/, method);
  }
  assert.equal((await ask(url, 'POST', PATH, named('bad'))).status, 409);
  assert.equal((await ask(url, 'GET', `${PATH}/a`)).status, 200);
  // Each is counted once, not with every list.
  assert.match(
    await (await fetch(`${url}/metrics`)).text(),
    /apiserver_storage_decode_errors_total\{group="",resource="configmaps"\} 2/,
  );

  // All that can be deleted is; that something is left is said.
  const { status, body } = await ask(url, 'DELETE', PATH);
  assert.deepEqual([status, body['reason']], [500, 'StorageReadError']);
  assert.equal((await ask(url, 'GET', `${PATH}/a`)).status, 404);

  const unsafe = '?ignoreStoreReadErrorWithClusterBreakingPotential=true';
  assert.equal((await ask(url, 'DELETE', `${PATH}${unsafe}`)).status, 422);
  assert.equal((await ask(url, 'DELETE', `${PATH}/bad${unsafe}`)).status, 200);
  assert.equal((await ask(url, 'GET', `${PATH}/bad`)).status, 404);
  assert.equal((await ask(url, 'POST', PATH, named('bad'))).status, 201);
  assert.equal((await ask(url, 'DELETE', `${PATH}/bad${unsafe}`)).status, 422);
  assert.match((await ask(url, 'GET', PATH)).warning, /are not listed: \S*\/default\/worse\b/);
  assert.equal((await ask(url, 'DELETE', `${PATH}/worse${unsafe}`)).status, 200);
  assert.equal((await ask(url, 'GET', PATH)).warning, '');
});

test('a policy that can not be read forbids what it might forbid', async () => {
  const engine = memory();
  await using server = await startTestServer({ storage: engine, admission: [storedPolicies()] });
  const { url } = server;
  const policies = '/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies';
  const policy = {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicy',
    metadata: { name: 'p' },
    spec: {
      matchConstraints: {
        resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['*'], resources: ['configmaps'] }],
      },
      validations: [{ expression: 'false' }],
    },
  };
  assert.equal((await ask(url, 'POST', policies, policy)).status, 201);
  await corrupt(engine, '/registry/validatingadmissionpolicies/p');
  assert.equal((await ask(url, 'POST', PATH, named('a'))).status, 500);
  assert.equal(
    (await ask(url, 'DELETE', `${policies}/p?ignoreStoreReadErrorWithClusterBreakingPotential=true`)).status,
    200,
  );
  assert.equal((await ask(url, 'POST', PATH, named('a'))).status, 201);
});

test('who may delete may not delete what can not be read', async () => {
  const engine = memory();
  await using server = await startTestServer({
    storage: engine,
    authorization: ({ verb }) => ({ allowed: verb !== 'unsafe-delete-ignore-read-errors' }),
  });
  assert.equal((await ask(server.url, 'POST', PATH, named('bad'))).status, 201);
  await corrupt(engine, KEY);
  const at = `${PATH}/bad?ignoreStoreReadErrorWithClusterBreakingPotential=true`;
  assert.equal((await ask(server.url, 'DELETE', at)).status, 403);
  assert.equal((await ask(server.url, 'GET', `${PATH}/bad`)).status, 500);
});
