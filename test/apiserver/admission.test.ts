// Admission plug-ins of a server: who is asked when, what they see, and what they change.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AdmissionPlugin, type Attributes, newForbidden } from 'kubetyped/admission';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Namespace } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { send } from './client.ts';

const MAPS = '/api/v1/namespaces/default/configmaps';

function serverWith(...admission: AdmissionPlugin[]): APIServer {
  const server = new APIServer({ scheme: new Scheme('test'), admission });
  server.resource(Namespace).resource(ConfigMap, {
    subresources: { log: { connect: () => ({ status: 200, headers: {}, body: [] }) } },
  });
  return server;
}

/** Tells what it is asked. */
function recorder(): { plugin: AdmissionPlugin; seen: string[] } {
  const seen: string[] = [];
  const note = (
    step: string,
    { operation, name, namespace, subresource, object, oldObject, dryRun, user }: Attributes,
  ) =>
    seen.push(
      `${step} ${operation} ${namespace}/${name}${subresource && `/${subresource}`} ${oldObject ? 'old' : ''}${object ? 'new' : ''}${dryRun ? ' dry' : ''} ${user?.name}`,
    );
  return {
    seen,
    plugin: {
      name: 'Recorder',
      admit: async (attributes) => void note('admit', attributes),
      validate: async (attributes) => void note('validate', attributes),
    },
  };
}

test('plug-ins see every write, mutating before validating ones', async () => {
  const { plugin, seen } = recorder();
  const server = serverWith(plugin);
  await send(server, 'POST', '/api/v1/namespaces', { metadata: { name: 'default' } });
  await send(server, 'POST', MAPS, { metadata: { name: 'a' } });
  await send(server, 'POST', `${MAPS}?dryRun=All`, { metadata: { generateName: 'b-' } });
  await send(server, 'PUT', `${MAPS}/a`, { metadata: { name: 'a' }, data: { x: '1' } });
  await send(server, 'PATCH', `${MAPS}/a`, '{"data":{"y":"2"}}', { 'content-type': 'application/merge-patch+json' });
  await send(
    server,
    'PATCH',
    `${MAPS}/c?fieldManager=me`,
    '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"c"}}',
    {
      'content-type': 'application/apply-patch+yaml',
    },
  );
  await send(server, 'GET', `${MAPS}/a/log`);
  await send(server, 'GET', `${MAPS}/a`);
  await send(server, 'DELETE', `${MAPS}/a`);
  await send(server, 'DELETE', MAPS);
  assert.match(seen[5]!, /^validate CREATE default\/b-\w{5} new dry system:admin$/);
  seen[5] = 'generated';
  assert.deepEqual(seen, [
    'admit CREATE default/default new system:admin',
    'validate CREATE default/default new system:admin',
    'admit CREATE default/a new system:admin',
    'validate CREATE default/a new system:admin',
    'admit CREATE default/ new dry system:admin',
    'generated',
    'admit UPDATE default/a oldnew system:admin',
    'validate UPDATE default/a oldnew system:admin',
    'admit UPDATE default/a oldnew system:admin',
    'validate UPDATE default/a oldnew system:admin',
    'admit CREATE default/c new system:admin',
    'validate CREATE default/c new system:admin',
    'admit CONNECT default/a/log  system:admin',
    'validate CONNECT default/a/log  system:admin',
    'admit DELETE default/a old system:admin',
    'validate DELETE default/a old system:admin',
    'admit DELETE default/ old system:admin',
    'validate DELETE default/ old system:admin',
  ]);
  await server.close();
});

test('a mutating plug-in changes what is stored; a validating one sees that, and refuses it', async () => {
  const server = serverWith(
    {
      name: 'Labels',
      handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
      async admit(attributes, interfaces) {
        const { metadata, ...rest } = attributes.object as ConfigMap;
        const labels = { ...metadata.labels, team: 'a' };
        attributes.object = interfaces.decode({ ...rest, metadata: { ...metadata, labels } }, attributes.kind);
        attributes.warn('labelled');
      },
    },
    {
      name: 'NoSecrets',
      async validate(attributes) {
        const { metadata, data } = attributes.object as ConfigMap;
        assert.equal(metadata.labels?.['team'], 'a');
        if (data?.['password'] !== undefined) throw newForbidden(attributes, new Error('no passwords here'));
      },
      handles: (operation) => operation !== 'DELETE',
    },
  );
  const created = await send(server, 'POST', MAPS, { metadata: { name: 'a' } });
  assert.equal(created.status, 201);
  assert.deepEqual(created.json.metadata.labels, { team: 'a' });
  assert.deepEqual(created.headers['Warning'], ['299 - "labelled"']);
  const patch = { 'content-type': 'application/merge-patch+json' };
  const refused = await send(server, 'PATCH', `${MAPS}/a`, '{"data":{"password":"x"}}', patch);
  assert.equal(refused.status, 403);
  assert.equal(refused.json.message, 'configmaps "a" is forbidden: no passwords here');
  const updated = await send(server, 'PUT', `${MAPS}/a`, { metadata: { name: 'a', labels: { b: 'c' } } });
  assert.deepEqual(updated.json.metadata.labels, { b: 'c', team: 'a' });
  await server.close();
});

test('what is not of its type comes back as an error of the plug-in, and a refused deletion leaves the object', async () => {
  const server = serverWith({
    name: 'Broken',
    async admit(attributes, interfaces) {
      if (attributes.operation === 'UPDATE') attributes.object = interfaces.decode({ data: 5 }, attributes.kind);
      if (attributes.operation === 'DELETE') throw newForbidden(attributes, new Error('it stays'));
    },
  });
  await send(server, 'POST', MAPS, { metadata: { name: 'a' } });
  const broken = await send(server, 'PUT', `${MAPS}/a`, { metadata: { name: 'a' } });
  assert.equal(broken.status, 500);
  assert.equal((await send(server, 'DELETE', `${MAPS}/a`)).status, 403);
  assert.equal((await send(server, 'GET', `${MAPS}/a`)).status, 200);
  await server.close();
});

test('plug-ins see the Scale of an object, old and new, mutating and validating ones', async () => {
  const seen: string[] = [];
  const note = (step: string, { object, oldObject }: Attributes): void =>
    void seen.push(`${step} ${oldObject?.kind} ${object?.kind}`);
  const server = new APIServer({
    scheme: new Scheme('test'),
    admission: [
      {
        name: 'Recorder',
        admit: async (attributes) => note('admit', attributes),
        validate: async (attributes) => note('validate', attributes),
      },
    ],
  });
  server.resource(Deployment, { subresources: { scale: true } });
  const path = '/apis/apps/v1/namespaces/default/deployments';
  await send(server, 'POST', path, { metadata: { name: 'web' }, spec: { replicas: 1 } });
  seen.length = 0;
  const { status } = await send(server, 'PATCH', `${path}/web/scale`, '{"spec":{"replicas":2}}', {
    'content-type': 'application/merge-patch+json',
  });
  assert.equal(status, 200);
  assert.deepEqual(seen, ['admit Scale Scale', 'validate Scale Scale']);
});

test('managed fields that a plug-in makes unreadable stay as they were, with a warning', async () => {
  const server = serverWith({
    name: 'Broken',
    async admit(attributes, interfaces) {
      const { metadata } = attributes.object as ConfigMap;
      const managedFields = [{ manager: 'x', operation: 'Apply', apiVersion: 'v1', fieldsV1: {} }];
      attributes.object = interfaces.decode({ metadata: { ...metadata, managedFields } }, attributes.kind);
    },
  });
  const apply = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' }, data: { a: 'b' } };
  const type = { 'content-type': 'application/apply-patch+yaml' };
  const { status, json, headers } = await send(server, 'PATCH', `${MAPS}/a?fieldManager=me`, apply, type);
  assert.equal(status, 201);
  assert.deepEqual(
    json.metadata.managedFields.map(({ manager }: { manager: string }) => manager),
    ['me'],
  );
  assert.match(
    String(headers['Warning'] ?? headers['warning']),
    /299 - "\.metadata\.managedFields was in an invalid state after admission; this could be caused by an outdated mutating admission controller; please fix your requests: missing fieldsType in managed fields entry 0"$/,
  );
  await server.close();
});
