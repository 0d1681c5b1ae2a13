// OpenAPI documents: what kubectl explain tells, of built-in Kinds and custom resources.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { defineKind } from 'kubetyped/apiextensions';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { runKubectl, skipWithoutKubectl } from '../server/kubectl.ts';
import { send } from './client.ts';
import { customDefinition } from './random_custom_requests.ts';

const GROUP = 'zoo.example.com';
const CRDS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

test('types and fields of built-in Kinds are described', async () => {
  await using api = await startTestServer();
  const { json } = await send(api.server, 'GET', '/openapi/v3/api/v1');
  const { schemas } = json.components;
  const { properties } = schemas['io.k8s.api.core.v1.PodSpec'];
  assert.match(properties.terminationGracePeriodSeconds.description, /^Seconds between the stop signal and the kill/);
  assert.match(properties.containers.description, /container/i);
  assert.match(schemas['io.k8s.api.core.v1.Pod'].properties.spec.description, /\w/);
  assert.match(schemas['io.k8s.api.core.v1.Container'].description, /\w/);
});

test('schemas of built-in Kinds tell values, defaults, what must be there, and what is owned as a whole', async () => {
  await using api = await startTestServer();
  const { json } = await send(api.server, 'GET', '/openapi/v3/api/v1');
  const of = (type: string) => json.components.schemas[`io.k8s.api.core.v1.${type}`];
  const { protocol, containerPort, hostIP } = of('ContainerPort').properties;
  assert.deepEqual([protocol.enum, protocol.default], [['SCTP', 'TCP', 'UDP'], 'TCP']);
  assert.deepEqual([containerPort.default, hostIP.default], [0, undefined]);
  assert.deepEqual(of('PersistentVolumeClaimSpec').properties.accessModes.items.enum, [
    'ReadOnlyMany',
    'ReadWriteMany',
    'ReadWriteOnce',
    'ReadWriteOncePod',
  ]);
  assert.deepEqual(of('Pod').properties.spec.default, {});
  assert.equal(of('Capabilities').properties.add['x-kubernetes-list-type'], 'atomic');
  assert.equal(of('SecretReference')['x-kubernetes-map-type'], 'atomic');
  assert.deepEqual(of('AppArmorProfile')['x-kubernetes-unions'], [
    { discriminator: 'type', 'fields-to-discriminateBy': { localhostProfile: 'LocalhostProfile' } },
  ]);
  // Go demands it though it leaves it out when it is empty.
  assert.deepEqual(of('PodSpec').required, ['containers']);
  assert.equal(of('Secret').required, undefined);
  const { json: second } = await send(api.server, 'GET', '/openapi/v2');
  const { protocol: same } = second.definitions['io.k8s.api.core.v1.ContainerPort'].properties;
  assert.deepEqual([same.enum, same.default], [protocol.enum, undefined], 'version 2 has no defaults');
});

test('what Pods, Services and Nodes are connected with is documented', async () => {
  await using api = await startTestServer();
  const { json } = await send(api.server, 'GET', '/openapi/v3/api/v1');
  const pod = json.paths['/api/v1/namespaces/{namespace}/pods/{name}/exec'];
  assert.equal(pod.post.operationId, 'connectCoreV1PostNamespacedPodExec');
  const named = pod.parameters.map(({ name }: { name: string }) => name);
  assert.deepEqual(named, ['command', 'container', 'name', 'namespace', 'stderr', 'stdin', 'stdout', 'tty']);
  const { get } = json.paths['/api/v1/namespaces/{namespace}/pods/{name}/log'];
  assert.equal(get.operationId, 'readCoreV1NamespacedPodLog');
  assert.ok(Object.hasOwn(get.responses['200'].content, 'text/plain'));
  const proxy = json.paths['/api/v1/nodes/{name}/proxy/{path}'];
  assert.equal(proxy.options.operationId, 'connectCoreV1OptionsNodeProxyWithPath');
  const { json: version } = await send(api.server, 'GET', '/openapi/v3/version');
  assert.equal(version.paths['/version/'].get.operationId, 'getCodeVersion');
});

test('documents of other groups stay as they are when a definition comes', async () => {
  await using api = await startTestServer();
  const paths = async (): Promise<Record<string, { serverRelativeURL: string }>> =>
    (await send(api.server, 'GET', '/openapi/v3')).json.paths;
  const before = await paths();
  await send(api.server, 'POST', CRDS, customDefinition(GROUP));
  const path = `apis/${GROUP}/v1`;
  let after = await paths();
  for (let tries = 0; tries < 200 && after[path] === undefined; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    after = await paths();
  }
  const { [path]: own, [`${path}alpha1`]: other, ...rest } = after;
  assert.deepEqual(rest, before);
  assert.ok(own && other);
  const { json } = await send(api.server, 'GET', own.serverRelativeURL);
  const widget = json.components.schemas['com.example.zoo.v1.Widget'];
  assert.deepEqual(widget['x-kubernetes-group-version-kind'], [{ group: GROUP, kind: 'Widget', version: 'v1' }]);
  assert.equal(widget.properties.spec.properties.replicas.maximum, 9);
});

const Lamp = defineKind({
  group: 'house.example.com',
  version: 'v1',
  kind: 'Lamp',
  schema: {
    type: 'object',
    description: 'Gives light.',
    properties: {
      spec: {
        type: 'object',
        description: 'What is wanted.',
        properties: { watts: { type: 'integer', description: 'How strong it is.', maximum: 100 } },
      },
    },
  },
});

test('Kinds made by defineKind are described in the words of their schema, rules included', async (t) => {
  await using api = await startTestServer({ kinds: [Lamp] });
  const { json } = await send(api.server, 'GET', '/openapi/v3/apis/house.example.com/v1');
  const { schemas } = json.components;
  const lamp = schemas['com.example.house.v1.Lamp'];
  assert.equal(lamp.description, 'Gives light.');
  assert.deepEqual(lamp.properties.spec.properties.watts, {
    type: 'integer',
    description: 'How strong it is.',
    maximum: 100,
  });
  assert.deepEqual(lamp.properties.metadata.allOf, [
    { $ref: '#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' },
  ]);
  assert.deepEqual(schemas['com.example.house.v1.LampList'].properties.items, {
    type: 'array',
    items: { $ref: '#/components/schemas/com.example.house.v1.Lamp' },
  });
  if (skipWithoutKubectl(t)) return;
  const cache = mkdtempSync(join(tmpdir(), 'kubetyped-explain-'));
  t.after(() => rmSync(cache, { recursive: true, force: true }));
  const { stdout } = await runKubectl(api.url, cache, ['explain', 'lamp.spec']);
  assert.match(stdout, /What is wanted\./);
  assert.match(stdout, /watts\t<integer>\n    How strong it is\./);
});

test('kubectl explain tells the same words as kubetyped explain', { timeout: 60_000 }, async (t) => {
  if (skipWithoutKubectl(t)) return;
  await using api = await startTestServer();
  const cache = mkdtempSync(join(tmpdir(), 'kubetyped-explain-'));
  try {
    const { code, stdout, stderr } = await runKubectl(api.url, cache, [
      'explain',
      'deployment.spec.template.spec.terminationGracePeriodSeconds',
    ]);
    assert.equal(code, 0, stderr);
    assert.match(stdout.replace(/\s+/g, ' '), /Seconds between the stop signal and the kill/);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
});
