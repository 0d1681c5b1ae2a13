// What comes of writes: patches of each kind, who owns what, lists, and what a deletion answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import { NetworkPolicy } from 'kubetyped/api/networking/v1';
import { Role } from 'kubetyped/api/rbac/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { type Answer, send } from './client.ts';

const CORE = '/api/v1/namespaces/default';

test('a patch is applied as its type says', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(Pod);
  const containers = [
    { name: 'a', image: 'a:1' },
    { name: 'b', image: 'b:1' },
  ];
  const spec = { containers, nodeSelector: { disk: 'ssd', zone: 'z' } };
  let count = 0;
  const patched = async (type: string, patch: object): Promise<Answer> => {
    const name = `p${count++}`;
    await send(server, 'POST', `${CORE}/pods`, { metadata: { name }, spec });
    return send(server, 'PATCH', `${CORE}/pods/${name}`, patch, { 'content-type': `application/${type}` });
  };
  const image = { spec: { containers: [{ name: 'b', image: 'b:2' }], nodeSelector: { disk: null } } };
  for (const [type, patch, names, nodeSelector] of [
    ['strategic-merge-patch+json', image, ['b b:2', 'a a:1'], { zone: 'z' }],
    [
      'strategic-merge-patch+json',
      { spec: { containers: [{ name: 'a', $patch: 'delete' }], nodeSelector: { $patch: 'replace', disk: 'hdd' } } },
      ['b b:1'],
      { disk: 'hdd' },
    ],
    ['merge-patch+json', image, ['b b:2'], { zone: 'z' }],
    [
      'json-patch+json',
      [
        { op: 'test', path: '/spec/containers/0/name', value: 'a' },
        { op: 'replace', path: '/spec/containers/1/image', value: 'b:2' },
        { op: 'remove', path: '/spec/nodeSelector/disk' },
      ],
      ['a a:1', 'b b:2'],
      { zone: 'z' },
    ],
  ] as const) {
    const { status, json } = await patched(type, patch);
    assert.equal(status, 200, type);
    const found = json.spec.containers.map((each: { name: string; image: string }) => `${each.name} ${each.image}`);
    assert.deepEqual(found.toSorted(), names.toSorted(), type);
    assert.deepEqual(json.spec.nodeSelector, nodeSelector, type);
  }
  const failed = await patched('json-patch+json', [{ op: 'test', path: '/spec/containers/0/name', value: 'b' }]);
  assert.equal(failed.status, 422);
  const wrong = await patched('strategic-merge-patch+json', { spec: { containers: [{ image: 'no name' }] } });
  assert.equal(wrong.status, 500);
});

test('nobody owns what Go writes of a new object in which nothing was set', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(NetworkPolicy).resource(Role);
  const owned = async (group: string, resource: string, object: object): Promise<unknown> => {
    const path = `/apis/${group}/v1/namespaces/default/${resource}`;
    const { json } = await send(server, 'POST', path, { metadata: { name: 'a' }, ...object });
    await send(server, 'DELETE', `${path}/a`);
    return json.metadata.managedFields?.[0].fieldsV1;
  };
  const policies = (spec: object): Promise<unknown> => owned('networking.k8s.io', 'networkpolicies', { spec });
  assert.equal(await policies({ podSelector: {} }), undefined);
  assert.deepEqual(await policies({ podSelector: {}, policyTypes: ['Ingress'] }), {
    'f:spec': { 'f:policyTypes': {} },
  });
  assert.deepEqual(await policies({ podSelector: { matchLabels: { a: 'b' } } }), {
    'f:spec': { 'f:podSelector': {} },
  });
  assert.equal(await owned('rbac.authorization.k8s.io', 'roles', {}), undefined);
  assert.equal(await owned('rbac.authorization.k8s.io', 'roles', { rules: null }), undefined);
  assert.deepEqual(await owned('rbac.authorization.k8s.io', 'roles', { rules: [] }), { 'f:rules': {} });
});

test('items of lists say nothing of their kind, and a list without a next page has no token, in every form', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap);
  for (const name of ['a', 'b']) await send(server, 'POST', `${CORE}/configmaps`, { metadata: { name } });
  for (const [accept, query, isPretty] of [
    ['application/json', '', false],
    ['application/json', '?pretty=true', true],
    ['application/json', '?limit=2', false],
    ['application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io', '', false],
  ] as const) {
    const { text, json } = await send(server, 'GET', `${CORE}/configmaps${query}`, undefined, { accept });
    assert.deepEqual(Object.keys(json.metadata), ['resourceVersion'], accept + query);
    const kinds = json.items.map(({ kind, apiVersion }: { kind?: string; apiVersion?: string }) => [kind, apiVersion]);
    const own = accept.includes('Partial') ? ['PartialObjectMetadata', 'meta.k8s.io/v1'] : [undefined, undefined];
    assert.deepEqual(kinds, [own, own], accept + query);
    assert.equal(text.includes('\n  '), isPretty);
  }
});

test('a deletion answers with the object where the resource says so, else with a Status', async () => {
  for (const returnDeletedObject of [true, false, undefined]) {
    const options = { ...(returnDeletedObject !== undefined && { returnDeletedObject }) };
    const server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap, options);
    await send(server, 'POST', `${CORE}/configmaps`, { metadata: { name: 'a' }, data: { key: 'value' } });
    const { status, json } = await send(server, 'DELETE', `${CORE}/configmaps/a`);
    assert.equal(status, 200);
    assert.deepEqual(
      [json.kind, json.data, json.status],
      returnDeletedObject === true ? ['ConfigMap', { key: 'value' }, undefined] : ['Status', undefined, 'Success'],
    );
    assert.equal((await send(server, 'GET', `${CORE}/configmaps/a`)).status, 404);
  }
});
