// Values nested as deeply as one can send, and numbers beyond all limits: taken, or refused with a clear 4xx, and everything
// can be listed afterwards.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';

const NS = '/api/v1/namespaces/default/';
const THINGS = '/apis/attack.example.com/v1/namespaces/default/things';
const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

async function send(method: string, path: string, body?: string, type = 'application/json'): Promise<[number, string]> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': type },
    ...(body !== undefined && { body }),
  });
  return [response.status, await response.text()];
}

const untyped = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
const definition = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'things.attack.example.com' },
  spec: {
    group: 'attack.example.com',
    scope: 'Namespaced',
    names: { plural: 'things', singular: 'thing', kind: 'Thing', listKind: 'ThingList' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        subresources: { status: {} },
        schema: { openAPIV3Schema: { type: 'object', properties: { spec: untyped, status: untyped } } },
      },
    ],
  },
};

const head = (kind: string, name: string): string =>
  `"apiVersion":"${kind === 'Thing' ? 'attack.example.com/v1' : 'v1'}","kind":"${kind}","metadata":{"name":"${name}"}`;

/** Requests with a value that is nested so deeply, beside what they are answered. */
function requests(depth: number, value: string): [method: string, path: string, body: string, type?: string][] {
  const config = `${NS}configmaps/base`;
  const thing = `${THINGS}/base`;
  return [
    ['POST', `${NS}configmaps`, `{${head('ConfigMap', `c${depth}`)},"x":${value}}`],
    ['PUT', config, `{${head('ConfigMap', 'base')},"x":${value}}`],
    ['PATCH', config, `{"x":${value}}`, MERGE],
    ['PATCH', config, `{"x":${value}}`, STRATEGIC],
    ['PATCH', config, `[{"op":"add","path":"/x","value":${value}}]`, JSON_PATCH],
    ['PATCH', config, `[{"op":"test","path":"/x","value":${value}}]`, JSON_PATCH],
    ['POST', THINGS, `{${head('Thing', `t${depth}`)},"spec":${value}}`],
    ['PATCH', thing, `{"spec":${value}}`, MERGE],
    ['PATCH', thing, `[{"op":"add","path":"/spec/y","value":${value}}]`, JSON_PATCH],
    ['PATCH', `${thing}/status`, `{"status":${value}}`, MERGE],
    [
      'PATCH',
      `${THINGS}/a${depth}?fieldManager=me&force=true`,
      `{${head('Thing', `a${depth}`)},"spec":${value}}`,
      APPLY,
    ],
    [
      'POST',
      '/apis/apps/v1/namespaces/default/controllerrevisions',
      `{"apiVersion":"apps/v1","kind":"ControllerRevision","metadata":{"name":"r${depth}"},"revision":1,"data":${value}}`,
    ],
    [
      'PUT',
      config,
      `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"base","managedFields":[{"manager":"m","operation":"Update",` +
        `"apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":${value.replaceAll('"a"', '"f:a"').replace('1', '{}')}}]}}`,
    ],
  ];
}

test('values of any depth are taken or refused, and overflow no stack', async () => {
  assert.equal(
    (await send('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', JSON.stringify(definition)))[0],
    201,
  );
  assert.equal((await send('POST', `${NS}configmaps`, `{${head('ConfigMap', 'base')}}`))[0], 201);
  for (let tries = 0; (await send('POST', THINGS, `{${head('Thing', 'base')},"spec":{}}`))[0] !== 201; tries++) {
    assert.ok(tries < 100, 'the definition is served');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const depth of [100, 890, 905, 1500, 2000, 5000, 9000, 9990, 10_001]) {
    const nested = `{"a":`.repeat(depth) + '1' + '}'.repeat(depth);
    for (const [method, path, body, type] of requests(depth, nested)) {
      const [status, text] = await send(method, path, body, type);
      const label = `${depth} ${method} ${path} ${type}: ${status} ${text.slice(-300)}`;
      assert.doesNotMatch(text.slice(-2000), /call stack/, label);
      const isTest = body.includes('"test"');
      assert.ok(depth > 890 || isTest ? status >= 400 && status < 500 : status < 300, label);
    }
    for (const path of [THINGS, `${NS}configmaps`]) assert.equal((await send('GET', path))[0], 200);
  }
  // Patches make a value deeper step by step: until it is too deep.
  const nested = `{"a":`.repeat(300) + '1' + '}'.repeat(300);
  const statuses: number[] = [];
  for (let step = 0; step < 5; step++) {
    const path = `/spec${'/a'.repeat(step * 300)}`;
    statuses.push(
      (await send('PATCH', `${THINGS}/base`, `[{"op":"add","path":"${path}","value":${nested}}]`, JSON_PATCH))[0],
    );
  }
  assert.deepEqual(statuses, [200, 200, 422, 422, 422]);
});

test('quantities and times beyond all limits are taken or refused', async () => {
  const pod = (name: string, spec: string): string =>
    `{${head('Pod', name)},"spec":{"nodeName":"n","containers":[{"name":"c","image":"i"}]${spec}}}`;
  const limits = (name: string, resource: string, amount: string): string => {
    const resources = JSON.stringify({ limits: { [resource]: amount }, requests: { [resource]: amount } });
    return `{${head('Pod', name)},"spec":{"containers":[{"name":"c","image":"i","resources":${resources}}]}}`;
  };
  assert.equal((await send('POST', `${NS}pods`, limits('large', 'a.b/c', '1e30')))[0], 201);
  const [status, text] = await send('POST', `${NS}pods`, limits('fraction', 'a.b/c', `${'9'.repeat(40)}e-9`));
  assert.equal(status, 422);
  assert.match(text, /must be an integer/);
  let made = 0;
  for (const amount of ['1e30', `${'9'.repeat(40)}e-9`, '-1e30', '1e-9', '10Ei', '1e100', '9'.repeat(300)]) {
    for (const resource of ['a.b/c', 'cpu', 'memory', 'hugepages-2Mi', 'hugepages-1e30', 'ephemeral-storage'])
      await neverFails('POST', `${NS}pods`, limits(`q${made++}`, resource, amount));
    const range = {
      type: 'Container',
      max: { memory: amount },
      min: { memory: amount },
      maxLimitRequestRatio: { memory: amount },
    };
    await neverFails(
      'POST',
      `${NS}limitranges`,
      `{${head('LimitRange', `l${made++}`)},"spec":{"limits":[${JSON.stringify(range)}]}}`,
    );
    const capacity = JSON.stringify({ storage: amount });
    await neverFails(
      'POST',
      '/api/v1/persistentvolumes',
      `{${head('PersistentVolume', `v${made++}`)},"spec":{"capacity":${capacity},"accessModes":["ReadWriteOnce"],"hostPath":{"path":"/a"}}}`,
    );
    await neverFails(
      'POST',
      `${NS}persistentvolumeclaims`,
      `{${head('PersistentVolumeClaim', 'claim')},"spec":{"accessModes":["ReadWriteOnce"],"resources":{"requests":{"storage":"1"}}}}`,
    );
    const status = JSON.stringify({
      status: { capacity: { storage: amount }, allocatedResources: { storage: amount } },
    });
    await neverFails('PATCH', `${NS}persistentvolumeclaims/claim/status`, status, MERGE);
  }
  for (const seconds of ['9223372036854775807', '9007199254740993', '300000000000', '-1']) {
    const name = `s${made++}`;
    await neverFails('POST', `${NS}pods`, pod(name, `,"terminationGracePeriodSeconds":${seconds}`));
    await neverFails('DELETE', `${NS}pods/${name}`);
    await neverFails('DELETE', `${NS}pods/${name}`, `{"gracePeriodSeconds":${seconds}}`);
  }
  for (const path of ['pods', 'limitranges', 'persistentvolumeclaims'])
    assert.equal((await send('GET', NS + path))[0], 200);
});

async function neverFails(method: string, path: string, body?: string, type?: string): Promise<void> {
  const [status, text] = await send(method, path, body, type);
  assert.ok(status < 500, `${method} ${path} ${body ?? ''}: ${status} ${text}`);
}
