// What kube-apiserver fills in and refuses of built-in Kinds: our server, and with KUBETYPED_CONTROLPLANE=start the real one,
// of which the messages are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { scheme } from 'kubetyped';
import { isNotFound, isStatusError } from 'kubetyped/apimachinery/api/errors';
import type { KindBase } from 'kubetyped/apimachinery/runtime';
import { storedPolicies } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch, strategicMergePatch } from 'kubetyped/client';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { KubeAPIServer } from '../validation/kube_apiserver.ts';
import { CONTROL_PLANE_PLUGINS } from './both_servers.ts';
import { CHANGED, FILLED, type Plain, pod, REFUSED, RESIZED, signingRequest } from './built_in_rule_rows.ts';

const wanted = process.env['KUBETYPED_CONTROLPLANE'];
let ours: TestServer;
let real: KubeAPIServer | undefined;
const clients: [name: string, client: Client][] = [];

before(async () => {
  ours = await startTestServer({ admission: [storedPolicies()], admissionPlugins: CONTROL_PLANE_PLUGINS });
  clients.push(['our server', new Client({ transport: new FetchTransport({ server: ours.url }) })]);
  if (wanted === undefined || wanted === '') return;
  real = await KubeAPIServer.open(wanted);
  clients.push(['kube-apiserver', loadClient({ kubeconfig: real.kubeconfig })]);
});

after(async () => {
  for (const [, client] of clients) await client.close();
  await ours.close();
  real?.close();
});

interface Stored {
  readonly resource: ReturnType<Client['resource']>;
  readonly object: KindBase & { metadata: { resourceVersion?: string } };
}

/** Creates an object, once what an earlier run may have left is gone. */
async function create(client: Client, object: Plain): Promise<Stored> {
  const type = scheme.typeFor({ ...groupOf(object), kind: object.kind })!;
  const resource = client.resource(
    type as never,
    (type.namespaced ? { namespace: 'default' } : {}) as never,
  ) as Stored['resource'];
  await remove(resource, object.metadata.name);
  return { resource, object: (await resource.create(structuredClone(object) as never)) as never };
}

/** Deletes an object. Claims would wait for a controller that takes their finalizer away. */
async function remove(resource: Stored['resource'], name: string): Promise<void> {
  try {
    await resource.delete(name, { gracePeriodSeconds: 0, propagationPolicy: 'Background' } as never);
    await resource.patch(name, mergePatch({ metadata: { finalizers: null } }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

const groupOf = ({ apiVersion }: Plain): { group: string; version: string } => {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  return { group: group!, version: version! };
};

async function messageOf(asked: Promise<unknown>): Promise<string | undefined> {
  try {
    await asked;
    return undefined;
  } catch (error) {
    assert.ok(isStatusError(error), String(error));
    return error.message;
  }
}

test('what is refused, in the words of kube-apiserver', async () => {
  for (const [name, client] of clients)
    for (const [object, message] of REFUSED) {
      const said = await messageOf(create(client, object));
      // Differs from Go: its words tell of what type the contents of a Secret are.
      assert.equal(said?.replace(/json: cannot unmarshal \w+ into .*$/, 'must be a JSON object'), message, name);
    }
});

test('what never changes', async () => {
  for (const [name, client] of clients) {
    for (const [object, change, message] of CHANGED) {
      const { resource } = await create(client, object);
      const { name: own } = object.metadata;
      const patch = mergePatch(change);
      const said = await messageOf('status' in change ? resource.patchStatus(own, patch) : resource.patch(own, patch));
      // kube-apiserver prints a reference to a role by the names of its own type, and after what a Pod may not change how its
      // spec differs.
      const plain = said
        ?.replace(
          /(?<=roleRef: .*)"(?:APIGroup|Kind|Name)"/g,
          (key) => `"${key.slice(1).replace(/^API|^./, (start) => start.toLowerCase())}`,
        )
        .replace(/(?<!for bound claims[^]*)\n@@ [^]*$/, '');
      assert.equal(plain, message, `${name}: ${object.kind} ${JSON.stringify(change)}`);
      await remove(resource, object.metadata.name);
    }
  }
});

test('how Pods are resized', async () => {
  for (const [name, client] of clients)
    for (const [object, spec, message] of RESIZED) {
      const { resource } = await create(client, object);
      const said = await messageOf(resource.subresource('resize').patch('a', strategicMergePatch({ spec })));
      assert.equal(said, message, `${name}: ${JSON.stringify(spec)}`);
      await remove(resource, 'a');
    }
});

test('a request for a certificate says who made it', async () => {
  const user = { name: 'jane', uid: '42', groups: ['dev'], extra: { 'example.com/scope': ['a'] } };
  await using server = await startTestServer({
    authentication: tokens({ key: user, bare: { name: 'bob', groups: [] } }),
  });
  for (const [token, expected] of [
    ['key', { username: 'jane', uid: '42', groups: ['dev', 'system:authenticated'], extra: user.extra }],
    ['bare', { username: 'bob', groups: ['system:authenticated'] }],
  ] as const) {
    const answer = await fetch(`${server.url}/apis/certificates.k8s.io/v1/certificatesigningrequests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...signingRequest('example.com/signer'), metadata: { name: token } }),
    });
    const { spec } = (await answer.json()) as { spec: Readonly<Record<string, unknown>> };
    const { request: _, usages: __, signerName: ___, ...who } = spec;
    assert.deepEqual(who, expected);
  }
});

test('what is filled in', async () => {
  for (const [name, client] of clients) {
    for (const [object, path, value] of FILLED) {
      const { resource, object: stored } = await create(client, object);
      const found = path
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], stored);
      assert.deepEqual(found, value, `${name}: ${object.kind} ${path}`);
      await remove(resource, object.metadata.name);
    }
  }
});

test('without the rules everything is taken as it is', async () => {
  await using bare = await startTestServer({ builtInRules: false });
  await using client = new Client({ transport: new FetchTransport({ server: bare.url }) });
  const { object } = await create(client, { ...pod('A_b'), spec: { containers: [] } });
  // Stored, an empty list is null.
  assert.deepEqual((object as unknown as Plain)['spec'], {});
});

test('a name that is taken, where one could be made', async () => {
  const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web', generateName: 'web-' } };
  for (const [name, client] of clients) {
    const { resource } = await create(client, map);
    assert.equal(
      await messageOf(resource.create(structuredClone(map) as never)),
      'configmaps "web" already exists, the server was not able to generate a unique name for the object',
      name,
    );
    await remove(resource, 'web');
  }
});
