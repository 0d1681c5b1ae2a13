// A server of an older release of Kubernetes: it has the Kinds, fields and values of that release, and no others.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { readRelease } from 'kubetyped/releases';

let api: TestServer;
before(async () => {
  api = await startTestServer({ kubernetesVersion: readRelease('1.29') });
});
after(() => api.close());

async function ask(method: string, path: string, body?: object, type = 'application/json') {
  const response = await fetch(api.url + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': type } }),
  });
  const text = await response.text();
  const isJSON = text.startsWith('{');
  return {
    status: response.status,
    warning: response.headers.get('warning'),
    text,
    json: isJSON ? JSON.parse(text) : {},
  };
}

const PODS = '/api/v1/namespaces/default/pods';
const pod = (name: string, spec: object): object => ({
  metadata: { name },
  spec: { containers: [{ name: 'a', image: 'i', ...spec }] },
});
/** Of 1.34. */
const later = { restartPolicyRules: [{ action: 'Restart', exitCodes: { operator: 'In', values: [1] } }] };

test('it says which version it is', async () => {
  const { json } = await ask('GET', '/version');
  assert.deepEqual([json.major, json.minor, json.gitVersion], ['1', '29', 'v1.29.0+kubetyped']);
});

test('Kinds that came later are not there, others are', async () => {
  assert.equal((await ask('GET', '/apis/resource.k8s.io/v1/deviceclasses')).status, 404);
  assert.equal((await ask('GET', '/apis/networking.k8s.io/v1/ipaddresses')).status, 404);
  assert.equal((await ask('GET', '/apis/apps/v1/deployments')).status, 200);
  assert.equal((await ask('GET', '/apis/events.k8s.io/v1/events')).status, 200);
  const { groups } = (await ask('GET', '/apis')).json;
  assert.ok(!groups.some(({ name }: { name: string }) => name === 'resource.k8s.io'));
});

test('fields that came later are unknown', async () => {
  const pruned = await ask('POST', PODS, pod('pruned', later));
  assert.equal(pruned.status, 201, pruned.text);
  assert.match(pruned.warning ?? '', /unknown field \\?"spec\.containers\[0\]\.restartPolicyRules\\?"/);
  assert.ok(!('restartPolicyRules' in pruned.json.spec.containers[0]));
  const strict = await ask('POST', `${PODS}?fieldValidation=Strict`, pod('strict', later));
  assert.deepEqual([strict.status, strict.json.reason], [400, 'BadRequest']);
  const merged = await ask(
    'PATCH',
    `${PODS}/pruned`,
    { spec: { containers: [{ name: 'a', image: 'j', ...later }] } },
    'application/merge-patch+json',
  );
  assert.equal(merged.status, 200);
  assert.ok(!('restartPolicyRules' in merged.json.spec.containers[0]));
  const applied = await ask(
    'PATCH',
    `${PODS}/applied?fieldManager=m`,
    { apiVersion: 'v1', kind: 'Pod', ...pod('applied', later) },
    'application/apply-patch+yaml',
  );
  assert.match(
    applied.json.message,
    /\.spec\.containers\[name="a"\]\.restartPolicyRules: field not declared in schema/,
  );
});

test('values that came later are refused, those of then are taken', async () => {
  const init = (name: string, restartPolicy: string): object => ({
    metadata: { name },
    spec: {
      initContainers: [{ name: 'b', image: 'i', restartPolicy }],
      containers: [{ name: 'a', image: 'i' }],
    },
  });
  assert.equal((await ask('POST', PODS, init('sidecar', 'Always'))).status, 201);
  const refused = await ask('POST', PODS, init('never', 'Never'));
  assert.equal(refused.status, 422);
  assert.match(
    refused.json.message,
    /spec\.initContainers\[0\]\.restartPolicy: Invalid value: "Never": Kubernetes 1\.29 does not have this value: it came with 1\.34/,
  );
});

test('OpenAPI describes the fields that it has', async () => {
  const { json } = await ask('GET', '/openapi/v3/api/v1');
  const { properties } = json.components.schemas['io.k8s.api.core.v1.Container'];
  assert.ok('restartPolicy' in properties);
  assert.ok(!('restartPolicyRules' in properties));
});
