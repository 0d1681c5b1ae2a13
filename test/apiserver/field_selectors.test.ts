// By which fields the objects of built-in Kinds are selected, the categories of their resources, and what deletions do with
// dependents when nobody says so.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type AdmittingServer,
  type AdmittingServers,
  create,
  eventually,
  expectStatus,
  startAdmitting,
} from './admission_servers.ts';

const NAMESPACE = '/api/v1/namespaces/selected';
const POD = { automountServiceAccountToken: false, containers: [{ name: 'a', image: 'i' }] };
const TEMPLATE = { metadata: { labels: { a: 'b' } }, spec: POD };

let all: AdmittingServers;
before(async () => {
  all = await startAdmitting();
  for (const server of all.servers) {
    await create(server, '/api/v1/namespaces', { metadata: { name: 'selected' } });
    await eventually(() => expectStatus(200, server, 'admin', 'GET', `${NAMESPACE}/serviceaccounts/default`));
    for (const [url, object] of OBJECTS) await create(server, url, object);
  }
});
after(() => all.close());

const named = (name: string, rest: object): object => ({ metadata: { name, labels: { test: 'selected' } }, ...rest });

const OBJECTS: readonly [url: string, object: object][] = [
  ['/api/v1/nodes', named('open', { spec: {} })],
  ['/api/v1/nodes', named('closed', { spec: { unschedulable: true } })],
  [`${NAMESPACE}/serviceaccounts`, named('robot', {})],
  [`${NAMESPACE}/pods`, named('own', { spec: POD })],
  [
    `${NAMESPACE}/pods`,
    named('host', { spec: { ...POD, hostNetwork: true, nodeName: 'open', schedulerName: 'mine' } }),
  ],
  [`${NAMESPACE}/secrets`, named('plain', {})],
  [`${NAMESPACE}/secrets`, named('basic', { type: 'kubernetes.io/basic-auth', stringData: { username: 'u' } })],
  [`${NAMESPACE}/services`, named('away', { spec: { type: 'ExternalName', externalName: 'example.com' } })],
  [`${NAMESPACE}/services`, named('headless', { spec: { clusterIP: 'None', ports: [{ port: 80 }] } })],
  [`${NAMESPACE}/replicationcontrollers`, named('idle', { spec: { replicas: 0, template: TEMPLATE } })],
  [
    '/apis/batch/v1/namespaces/selected/jobs',
    named('idle', { spec: { suspend: true, template: { spec: { ...POD, restartPolicy: 'Never' } } } }),
  ],
  [
    `${NAMESPACE}/events`,
    named('seen', {
      involvedObject: { kind: 'Pod', namespace: 'selected', name: 'own', apiVersion: 'v1', fieldPath: 'spec' },
      reason: 'Seen',
      type: 'Normal',
      source: { component: 'eye' },
    }),
  ],
  [
    `${NAMESPACE}/events`,
    named('heard', {
      involvedObject: { kind: 'Pod', namespace: 'selected', name: 'host' },
      reason: 'Heard',
      reportingComponent: 'ear',
      type: 'Warning',
    }),
  ],
];

const TERMS: readonly string[] = [
  ...['metadata.name=own', 'metadata.name=open', 'metadata.namespace=selected', 'metadata.uid=1', 'name=own', 'nope=1'],
  ...['spec.host=open', 'spec.nodeName=open', 'spec.nodeName=', 'spec.nodeName!=open', 'spec.hostNetwork=false'],
  ...['spec.hostNetwork=true', 'spec.hostNetwork=', 'spec.restartPolicy=Always', 'spec.schedulerName=mine'],
  ...[
    'spec.serviceAccountName=default',
    'status.phase=Pending',
    'status.phase=Active',
    'status.podIP=',
    'status.podIPs=',
  ],
  ...['status.podIPs=1.2.3.4', 'status.nominatedNodeName=', 'spec.unschedulable=false', 'spec.unschedulable=true'],
  ...['spec.unschedulable=', 'spec.unschedulable!=true', 'type=Opaque', 'type=Normal', 'type!=Opaque', 'reason=Seen'],
  ...['source=eye', 'source=ear', 'source=', 'reportingComponent=ear', 'reportingController=ear', 'spec.driver=a'],
  ...['involvedObject.kind=Pod', 'involvedObject.name=own', 'involvedObject.namespace=selected'],
  ...['involvedObject.apiVersion=v1', 'involvedObject.fieldPath=spec', 'involvedObject.uid=', 'regarding.name=own'],
  ...[
    'involvedObject.resourceVersion=',
    'regarding.kind=Pod',
    'status.replicas=0',
    'status.replicas=',
    'status.successful=0',
  ],
  ...['status.successful=', 'spec.clusterIP=None', 'spec.clusterIP=', 'spec.type=ExternalName', 'spec.signerName=a'],
];

const listed = async ({ request }: AdmittingServer, path: string, term: string): Promise<string> => {
  const query = `fieldSelector=${encodeURIComponent(term)}&labelSelector=test%3Dselected`;
  const { status, json } = await request('admin', 'GET', `${path}?${query}`);
  if (status !== 200) return `${status} ${json.message}`;
  return json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name).join();
};

interface Resource {
  readonly name: string;
  readonly verbs: readonly string[];
  readonly categories?: readonly string[];
}

/** The resources of a server that can be listed, with their paths. */
async function resourcesOf({ request }: AdmittingServer): Promise<Map<string, Resource>> {
  const found = new Map<string, Resource>();
  const { json: groups } = await request('admin', 'GET', '/apis');
  const paths = ['/api/v1'];
  for (const { versions } of groups.groups)
    for (const { groupVersion } of versions) if (/\/v\d+$/.test(groupVersion)) paths.push(`/apis/${groupVersion}`);
  for (const path of paths) {
    const { json } = await request('admin', 'GET', path);
    for (const resource of json.resources as Resource[])
      if (resource.verbs.includes('list')) found.set(`${path}/${resource.name}`, resource);
  }
  return found;
}

test('objects are selected by the fields that Go registers, and refused in its words', async (t) => {
  const [ours, theirs] = all.servers;
  assert.ok(ours);
  const expected: readonly [path: string, term: string, answer: string][] = [
    ['/api/v1/nodes', 'spec.unschedulable=false', 'open'],
    ['/api/v1/nodes', 'spec.unschedulable=', ''],
    ['/api/v1/nodes', 'metadata.namespace=selected', '400 field label not supported: metadata.namespace'],
    ['/api/v1/pods', 'spec.hostNetwork=false', 'own'],
    ['/api/v1/pods', 'spec.host=open', 'host'],
    ['/api/v1/pods', 'nope=1', '400 field label not supported: nope'],
    ['/api/v1/events', 'source=eye', 'seen'],
    ['/apis/batch/v1/jobs', 'status.successful=0', 'idle'],
    ['/apis/batch/v1/jobs', 'nope=1', '400 field label "nope" not supported for Job'],
    [
      '/api/v1/configmaps',
      'nope=1',
      '400 "nope" is not a known field selector: only "metadata.name", "metadata.namespace"',
    ],
    [
      ...(['/apis/apps/v1/replicasets', 'status.replicas=0'] as const),
      '400 "status.replicas" is not a known field selector: only "metadata.name", "metadata.namespace"',
    ],
  ];
  for (const [path, term, answer] of expected) assert.equal(await listed(ours, path, term), answer, `${path} ${term}`);
  if (theirs === undefined)
    return t.diagnostic('not compared with kube-apiserver: KUBETYPED_CONTROLPLANE is not start');
  const differences: string[] = [];
  const common = await resourcesOf(theirs);
  let compared = 0;
  for (const path of (await resourcesOf(ours)).keys()) {
    // Events of the other group have a store of their own here.
    if (!common.has(path) || path === '/apis/events.k8s.io/v1/events') continue;
    for (const term of TERMS) {
      const [mine, real] = await Promise.all([listed(ours, path, term), listed(theirs, path, term)]);
      compared++;
      if (mine !== real) differences.push(`${path} ${term}: ${mine} | ${real}`);
    }
  }
  t.diagnostic(`${compared} selections compared`);
  assert.deepEqual(differences, []);
});

test('resources have the categories of kube-apiserver', async (t) => {
  const [ours, theirs] = all.servers;
  assert.ok(ours);
  const categories = async (server: AdmittingServer): Promise<Record<string, readonly string[]>> =>
    Object.fromEntries([...(await resourcesOf(server))].map(([path, { categories: own = [] }]) => [path, own]));
  const found = await categories(ours);
  assert.deepEqual(found['/api/v1/pods'], ['all']);
  assert.deepEqual(found['/apis/apiextensions.k8s.io/v1/customresourcedefinitions'], ['api-extensions']);
  assert.deepEqual(found['/api/v1/secrets'], []);
  if (theirs === undefined)
    return t.diagnostic('not compared with kube-apiserver: KUBETYPED_CONTROLPLANE is not start');
  const real = await categories(theirs);
  assert.deepEqual(
    Object.entries(found).filter(([path, own]) => path in real && own.join() !== real[path]!.join()),
    [],
  );
});

test('Jobs and ReplicationControllers leave their dependents unless a deletion says otherwise', async () => {
  for (const server of all.servers)
    for (const [path, isLeft, warned] of [
      ['/apis/batch/v1/namespaces/selected/jobs', true, true],
      [`${NAMESPACE}/replicationcontrollers`, true, false],
      [`${NAMESPACE}/secrets`, false, false],
    ] as const) {
      const name = path.endsWith('secrets') ? 'plain' : 'idle';
      for (const [query, orphans] of [
        ['', isLeft],
        ['&propagationPolicy=Background', false],
        ['&propagationPolicy=Orphan', true],
        ['&orphanDependents=true', true],
      ] as const) {
        const { json, headers, status } = await server.request('admin', 'DELETE', `${path}/${name}?dryRun=All${query}`);
        assert.equal(status, 200);
        const what = `${server.name} ${path} ${query}`;
        assert.equal((json.metadata.finalizers ?? []).includes('orphan'), orphans, what);
        const warning = String(headers['warning'] ?? headers['Warning'] ?? '');
        assert.equal(warning.includes('child pods are preserved by default'), warned && query === '', what);
      }
    }
});
