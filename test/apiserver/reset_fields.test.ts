// Who owns which fields after server-side apply and updates by way of subresources: our server, and with
// KUBETYPED_CONTROLPLANE=start the real kube-apiserver, of which the answers are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type BothServers, startBoth, type Tried } from './both_servers.ts';

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

const APPLY = 'application/apply-patch+yaml';
const IN_NAMESPACE = '/namespaces/default/';
const web = { app: 'web' };
const template = { metadata: { labels: web }, spec: { containers: [{ name: 'a', image: 'nginx' }] } };
const owner = { apiVersion: 'v1', kind: 'Node', name: 'n', uid: 'u' };
const small = { requests: { cpu: '1' } };
const pod = { containers: [{ name: 'a', image: 'nginx', resources: small }] };

interface Row {
  readonly path: string;
  readonly object: object;
  readonly subresource: string;
  readonly applied: object;
  /** The fields that the applier owns then. */
  readonly owned: object;
}

const ROWS: readonly Row[] = [
  {
    path: `/apis/apps/v1${IN_NAMESPACE}deployments`,
    object: {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      spec: { replicas: 0, selector: { matchLabels: web }, template },
    },
    subresource: '',
    applied: { spec: { replicas: 0 }, status: { replicas: 1 } },
    owned: { 'f:spec': { 'f:replicas': {} } },
  },
  {
    path: `/apis/apps/v1${IN_NAMESPACE}deployments`,
    object: {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      spec: { replicas: 0, selector: { matchLabels: web }, template },
    },
    subresource: 'status',
    applied: {
      metadata: { labels: { a: 'b' }, annotations: { a: 'b' } },
      spec: { replicas: 0 },
      status: { replicas: 1 },
    },
    owned: { 'f:metadata': { 'f:annotations': { 'f:a': {} } }, 'f:status': { 'f:replicas': {} } },
  },
  {
    path: `/api/v1${IN_NAMESPACE}pods`,
    object: { apiVersion: 'v1', kind: 'Pod', spec: pod },
    subresource: 'status',
    applied: { metadata: { labels: { a: 'b' }, ownerReferences: [owner] }, status: { phase: 'Running' } },
    owned: { 'f:metadata': { 'f:labels': { 'f:a': {} } }, 'f:status': { 'f:phase': {} } },
  },
  {
    path: `/api/v1${IN_NAMESPACE}pods`,
    object: { apiVersion: 'v1', kind: 'Pod', spec: pod },
    subresource: 'resize',
    applied: {
      metadata: { labels: { a: 'b' } },
      spec: { containers: [{ name: 'a', image: 'nginx', resources: { requests: { cpu: '2' } } }] },
    },
    // Those of Pods own all they are sent: kube-apiserver does not use the filters that it has for them.
    owned: {
      'f:metadata': { 'f:labels': { 'f:a': {} } },
      'f:spec': {
        'f:containers': {
          'k:{"name":"a"}': {
            '.': {},
            'f:image': {},
            'f:name': {},
            'f:resources': { 'f:requests': { 'f:cpu': {} } },
          },
        },
      },
    },
  },
  {
    path: `/api/v1${IN_NAMESPACE}pods`,
    object: { apiVersion: 'v1', kind: 'Pod', spec: pod },
    subresource: 'ephemeralcontainers',
    applied: {
      metadata: { labels: { a: 'b' } },
      spec: { ephemeralContainers: [{ name: 'b', image: 'busybox' }] },
    },
    owned: {
      'f:metadata': { 'f:labels': { 'f:a': {} } },
      'f:spec': { 'f:ephemeralContainers': { 'k:{"name":"b"}': { '.': {}, 'f:image': {}, 'f:name': {} } } },
    },
  },
  {
    path: `/api/v1${IN_NAMESPACE}persistentvolumeclaims`,
    object: {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
    },
    subresource: 'status',
    applied: { metadata: { labels: { a: 'b' } }, spec: { volumeMode: 'Filesystem' }, status: { phase: 'Lost' } },
    owned: { 'f:metadata': { 'f:labels': { 'f:a': {} } }, 'f:status': { 'f:phase': {} } },
  },
  {
    path: '/apis/storage.k8s.io/v1/volumeattachments',
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'VolumeAttachment',
      spec: { attacher: 'example.com', nodeName: 'n', source: { persistentVolumeName: 'a' } },
    },
    subresource: 'status',
    applied: { metadata: { labels: { a: 'b' } }, status: { attached: true } },
    owned: { 'f:status': { 'f:attached': {} } },
  },
];

async function ownedBy({ send }: Tried, { path, object, subresource, applied }: Row): Promise<unknown> {
  const at = `${path}/owned`;
  const clear = async (): Promise<void> => {
    await send('DELETE', at, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
    await send('PATCH', at, { metadata: { finalizers: null } }, 'application/merge-patch+json');
  };
  await clear();
  const created = await send('POST', `${path}?fieldManager=creator`, { ...object, metadata: { name: 'owned' } });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  const { apiVersion, kind } = object as { apiVersion: string; kind: string };
  const url = `${at}${subresource && `/${subresource}`}?fieldManager=applier&force=true`;
  const patched = await send('PATCH', url, { apiVersion, kind, ...applied }, APPLY);
  assert.equal(patched.status, 200, JSON.stringify(patched.body));
  const { managedFields } = patched.body['metadata'] as {
    managedFields: { manager: string; operation: string; subresource?: string; fieldsV1: object }[];
  };
  await clear();
  const entry = managedFields.find(({ manager }) => manager === 'applier');
  assert.equal(entry?.operation, 'Apply');
  assert.equal(entry.subresource ?? '', subresource);
  return entry.fieldsV1;
}

test('nobody owns what a request cannot change', async () => {
  for (const server of both.servers)
    for (const row of ROWS) {
      const { kind } = row.object as { kind: string };
      assert.deepEqual(await ownedBy(server, row), row.owned, `${server.name}: ${kind}/${row.subresource}`);
    }
});

test('who owned fields in a version that is not there owns nothing any more', async () => {
  const spec = { replicas: 0, selector: { matchLabels: web }, template };
  const path = `/apis/apps/v1${IN_NAMESPACE}deployments`;
  const fields = { operation: 'Apply', fieldsType: 'FieldsV1', fieldsV1: { 'f:spec': { 'f:replicas': {} } } };
  const merge = 'application/merge-patch+json';
  for (const { name, send } of both.servers)
    for (const apiVersion of ['apps/v1beta1', 'apps/v9', 'v1', 'extensions/v1beta1', 'apps/__internal', 'apps', '/']) {
      assert.equal((await send('POST', path, { metadata: { name: 'web' }, spec })).status, 201);
      const managedFields = [
        { ...fields, manager: 'old', apiVersion },
        { ...fields, manager: 'new', apiVersion: 'apps/v1' },
      ];
      const { status, body } = await send('PATCH', `${path}/web`, { metadata: { managedFields } }, merge);
      assert.equal(status, 200);
      const left = (body['metadata'] as { managedFields?: { manager: string }[] }).managedFields ?? [];
      assert.deepEqual(
        left.map(({ manager }) => manager),
        ['new'],
        `${name}: ${apiVersion}`,
      );
      assert.equal((await send('DELETE', `${path}/web`)).status, 200);
    }
});
