// ResourceQuotas: what is counted, what is refused, in the words of kube-apiserver, and what is free again.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import {
  type AdmittingServer,
  type AdmittingServers,
  create,
  eventually,
  expectStatus,
  startAdmitting,
  testsOf,
} from './admission_servers.ts';

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
});
after(() => all.close());

const NAMESPACES = '/api/v1/namespaces';

/** A namespace with a quota whose status is there. */
async function limited(server: AdmittingServer, name: string, hard: object, more: object = {}): Promise<string> {
  const url = `${NAMESPACES}/${name}`;
  await create(server, NAMESPACES, { metadata: { name } });
  await eventually(() => expectStatus(200, server, 'admin', 'GET', `${url}/serviceaccounts/default`));
  if (server.name === 'kube-apiserver')
    await eventually(() => expectStatus(200, server, 'admin', 'GET', `${url}/configmaps/kube-root-ca.crt`));
  await create(server, `${url}/resourcequotas`, { metadata: { name: 'q' }, spec: { hard, ...more } });
  await eventually(async () => {
    const { json } = await expectStatus(200, server, 'admin', 'GET', `${url}/resourcequotas/q`);
    assert.deepEqual(Object.keys(json.status.used ?? {}).sort(), Object.keys(hard).sort());
  });
  // The plug-in of kube-apiserver sees it a moment later.
  await new Promise((resolve) => setTimeout(resolve, server.name === 'kube-apiserver' ? 500 : 0));
  return url;
}

async function used(server: AdmittingServer, url: string): Promise<object> {
  return (await expectStatus(200, server, 'admin', 'GET', `${url}/resourcequotas/q`)).json.status.used;
}

const refused = async (server: AdmittingServer, url: string, object: object): Promise<string> =>
  (await expectStatus(403, server, 'admin', 'POST', url, object)).json.message;

const pod = (name: string, resources: object = {}, spec: object = {}): object => ({
  metadata: { name },
  spec: { automountServiceAccountToken: false, containers: [{ name: 'a', image: 'i', resources }], ...spec },
});

for (const index of [0, 1]) {
  const tried = testsOf(index, () => all);

  tried('a Pod that gets a deadline changes its scope', async (server) => {
    const url = await limited(server, 'deadlines', { pods: '1' }, { scopes: ['NotTerminating'] });
    await create(server, `${url}/pods`, pod('a'));
    await eventually(async () => assert.deepEqual(await used(server, url), { pods: '1' }));
    const type = 'application/merge-patch+json';
    await expectStatus(200, server, 'admin', 'PATCH', `${url}/pods/a`, { spec: { activeDeadlineSeconds: 60 } }, type);
    await eventually(async () => assert.deepEqual(await used(server, url), { pods: '0' }));
    await create(server, `${url}/pods`, pod('b'));
  });

  tried('objects are counted, and free again when they go', async (server) => {
    const url = await limited(server, 'counts', {
      secrets: '1',
      'count/deployments.apps': '1',
      services: 5,
      'services.nodeports': '2',
    });
    const secret = (name: string): object => ({ metadata: { name }, data: {} });
    await create(server, `${url}/secrets`, secret('a'));
    assert.equal(
      await refused(server, `${url}/secrets`, secret('b')),
      'secrets "b" is forbidden: exceeded quota: q, requested: secrets=1, used: secrets=1, limited: secrets=1',
    );
    const deployments = url.replace('/api/v1', '/apis/apps/v1');
    const deployment = {
      metadata: { name: 'd' },
      spec: {
        replicas: 0,
        selector: { matchLabels: { a: 'b' } },
        template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'a', image: 'i' }] } },
      },
    };
    // Nothing is charged for what is only tried.
    await create(server, `${deployments}/deployments?dryRun=All`, deployment);
    await create(server, `${deployments}/deployments`, deployment);
    assert.equal(
      await refused(server, `${deployments}/deployments`, { ...deployment, metadata: { name: 'e' } }),
      'deployments.apps "e" is forbidden: exceeded quota: q, requested: count/deployments.apps=1, used: count/deployments.apps=1, limited: count/deployments.apps=1',
    );
    const service = (name: string, type: string, ports: number): object => ({
      metadata: { name },
      spec: {
        type,
        selector: { a: 'b' },
        ports: Array.from({ length: ports }, (_, at) => ({ name: `p${at}`, port: 80 + at })),
      },
    });
    await create(server, `${url}/services`, service('s', 'ClusterIP', 3));
    assert.equal(
      await refused(server, `${url}/services`, service('t', 'NodePort', 3)),
      'services "t" is forbidden: exceeded quota: q, requested: services.nodeports=3, used: services.nodeports=0, limited: services.nodeports=2',
    );
    assert.deepEqual(await used(server, url), {
      secrets: '1',
      'count/deployments.apps': '1',
      services: '1',
      'services.nodeports': '0',
    });
    await expectStatus(200, server, 'admin', 'DELETE', `${url}/secrets/a`);
    await eventually(async () => assert.equal(((await used(server, url)) as Record<string, string>)['secrets'], '0'));
    await eventually(() => create(server, `${url}/secrets`, secret('b')));
    const { json } = await expectStatus(200, server, 'admin', 'GET', `${url}/services/s`);
    await expectStatus(200, server, 'admin', 'PUT', `${url}/services/s`, {
      ...json,
      spec: { ...json.spec, type: 'NodePort', ports: json.spec.ports.slice(0, 2) },
    });
    assert.equal(((await used(server, url)) as Record<string, string>)['services.nodeports'], '2');
  });

  tried('what Pods request is added up, and must be said', async (server) => {
    const url = await limited(server, 'pods', {
      pods: 3,
      'requests.cpu': '1',
      'limits.memory': '1Gi',
      'requests.example.com/gpu': '1',
    });
    const pods = `${url}/pods`;
    assert.equal(
      await refused(server, pods, pod('a')),
      'pods "a" is forbidden: failed quota: q: must specify limits.memory for: a; requests.cpu for: a',
    );
    const resources = { requests: { cpu: '600m' }, limits: { memory: '512Mi' } };
    await create(server, pods, pod('a', resources));
    assert.equal(
      await refused(server, pods, pod('b', resources)),
      'pods "b" is forbidden: exceeded quota: q, requested: requests.cpu=600m, used: requests.cpu=600m, limited: requests.cpu=1',
    );
    assert.equal(
      await refused(
        server,
        pods,
        pod('b', { requests: { cpu: '0.5', 'example.com/gpu': 2 }, limits: { memory: '600Mi', 'example.com/gpu': 2 } }),
      ),
      'pods "b" is forbidden: exceeded quota: q, requested: limits.memory=600Mi,requests.cpu=500m,requests.example.com/gpu=2, used: limits.memory=512Mi,requests.cpu=600m,requests.example.com/gpu=0, limited: limits.memory=1Gi,requests.cpu=1,requests.example.com/gpu=1',
    );
    await create(server, pods, pod('b', { requests: { cpu: '0.4' }, limits: { memory: '512Mi' } }));
    assert.deepEqual(await used(server, url), {
      pods: '2',
      'requests.cpu': '1',
      'limits.memory': '1Gi',
      'requests.example.com/gpu': '0',
    });
    await expectStatus(200, server, 'admin', 'DELETE', `${pods}/a`);
    await eventually(async () =>
      assert.equal(((await used(server, url)) as Record<string, string>)['requests.cpu'], '400m'),
    );
    // One that has ended uses nothing.
    const ended = { status: { phase: 'Succeeded' } };
    await expectStatus(200, server, 'admin', 'PATCH', `${pods}/b/status`, ended, 'application/merge-patch+json');
    await eventually(async () =>
      assert.equal(((await used(server, url)) as Record<string, string>)['requests.cpu'], '0'),
    );
  });

  tried('a quota counts the Pods of its scopes', async (server) => {
    const scopeSelector = {
      matchExpressions: [{ scopeName: 'PriorityClass', operator: 'In', values: ['quota-high'] }],
    };
    const url = await limited(server, 'scopes', { pods: 0 }, { scopeSelector });
    await create(server, '/apis/scheduling.k8s.io/v1/priorityclasses', { metadata: { name: 'quota-high' }, value: 9 });
    await create(server, `${url}/pods`, pod('a'));
    assert.equal(
      await refused(server, `${url}/pods`, pod('b', {}, { priorityClassName: 'quota-high' })),
      'pods "b" is forbidden: exceeded quota: q, requested: pods=1, used: pods=0, limited: pods=0',
    );
    const unnamed = { matchExpressions: [{ scopeName: 'PriorityClass', operator: 'DoesNotExist' }] };
    const none = await limited(server, 'none', { pods: 0 }, { scopeSelector: unnamed });
    await create(server, `${none}/pods`, pod('a', {}, { priorityClassName: 'quota-high' }));
    assert.equal(
      await refused(server, `${none}/pods`, pod('b')),
      'pods "b" is forbidden: exceeded quota: q, requested: pods=1, used: pods=0, limited: pods=0',
    );
    // One quota for each way to name classes, and Pods of two, of one of them more, and of none.
    const classes = await limited(server, 'classes', { pods: 9 });
    await create(server, '/apis/scheduling.k8s.io/v1/priorityclasses', { metadata: { name: 'quota-low' }, value: 1 });
    const ways = {
      in: { operator: 'In', values: ['quota-high'] },
      notin: { operator: 'NotIn', values: ['quota-high'] },
      exists: { operator: 'Exists' },
      none: { operator: 'DoesNotExist' },
    };
    for (const [name, way] of Object.entries(ways)) {
      const selector = { matchExpressions: [{ scopeName: 'PriorityClass', ...way }] };
      await create(server, `${classes}/resourcequotas`, {
        metadata: { name },
        spec: { hard: { pods: 9 }, scopeSelector: selector },
      });
    }
    const counts = (expected: Readonly<Record<string, string>>): Promise<void> =>
      eventually(async () => {
        const { json } = await expectStatus(200, server, 'admin', 'GET', `${classes}/resourcequotas`);
        const counted = json.items.map((each: { metadata: { name: string }; status: { used?: { pods?: string } } }) => [
          each.metadata.name,
          each.status.used?.pods,
        ]);
        assert.deepEqual(Object.fromEntries(counted), expected);
      });
    // A Pod that comes before a quota has been counted for the first time is not charged to it.
    await counts({ q: '0', in: '0', notin: '0', exists: '0', none: '0' });
    await create(server, `${classes}/pods`, pod('a'));
    for (const [name, priorityClassName] of [
      ['high', 'quota-high'],
      ['higher', 'quota-high'],
      ['low', 'quota-low'],
    ] as const)
      await create(server, `${classes}/pods`, pod(name, {}, { priorityClassName }));
    await counts({ q: '4', in: '2', notin: '2', exists: '3', none: '1' });
    const near = await limited(server, 'near', { pods: 0 }, { scopes: ['CrossNamespacePodAffinity'] });
    const beside = (more: object): object => ({
      affinity: {
        podAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'zone', labelSelector: {}, ...more }],
        },
      },
    });
    await create(server, `${near}/pods`, pod('a', {}, beside({})));
    await create(server, `${near}/pods`, pod('b', {}, beside({ namespaces: [] })));
    for (const more of [{ namespaces: ['near'] }, { namespaceSelector: {} }])
      assert.equal(
        await refused(server, `${near}/pods`, pod('c', {}, beside(more))),
        'pods "c" is forbidden: exceeded quota: q, requested: pods=1, used: pods=0, limited: pods=0',
      );
    const best = await limited(server, 'best', { pods: 1 }, { scopes: ['BestEffort', 'NotTerminating'] });
    await create(server, `${best}/pods`, pod('a', { requests: { cpu: '1m' } }));
    await create(server, `${best}/pods`, pod('b', {}, { activeDeadlineSeconds: 100 }));
    await create(server, `${best}/pods`, pod('c'));
    assert.equal(
      await refused(server, `${best}/pods`, pod('d')),
      'pods "d" is forbidden: exceeded quota: q, requested: pods=1, used: pods=1, limited: pods=1',
    );
  });

  tried('storage is counted, also by class, and when a claim grows', async (server) => {
    const url = await limited(server, 'storage', {
      'requests.storage': '10Gi',
      'gold.storageclass.storage.k8s.io/persistentvolumeclaims': 1,
    });
    const claim = (name: string, storage: string, storageClassName = ''): object => ({
      metadata: { name },
      spec: { accessModes: ['ReadWriteOnce'], storageClassName, resources: { requests: { storage } } },
    });
    await create(server, `${url}/persistentvolumeclaims`, claim('a', '4Gi', 'gold'));
    assert.equal(
      await refused(server, `${url}/persistentvolumeclaims`, claim('b', '7Gi')),
      'persistentvolumeclaims "b" is forbidden: exceeded quota: q, requested: requests.storage=7Gi, used: requests.storage=4Gi, limited: requests.storage=10Gi',
    );
    assert.equal(
      await refused(server, `${url}/persistentvolumeclaims`, claim('b', '1Gi', 'gold')),
      'persistentvolumeclaims "b" is forbidden: exceeded quota: q, requested: gold.storageclass.storage.k8s.io/persistentvolumeclaims=1, used: gold.storageclass.storage.k8s.io/persistentvolumeclaims=1, limited: gold.storageclass.storage.k8s.io/persistentvolumeclaims=1',
    );
  });

  tried('custom resources are counted, and many writes at once are no way around', async (server) => {
    await create(server, '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
      metadata: { name: 'gears.quota.example.com' },
      spec: {
        group: 'quota.example.com',
        names: { kind: 'Gear', plural: 'gears' },
        scope: 'Namespaced',
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
      },
    });
    const gears = '/apis/quota.example.com/v1/namespaces/gears/gears';
    await eventually(() => expectStatus(200, server, 'admin', 'GET', gears));
    const hard =
      server.name === 'kube-apiserver' ? { configmaps: 6 } : { 'count/gears.quota.example.com': 5, configmaps: 5 };
    const url = await limited(server, 'gears', hard);
    if (server.name !== 'kube-apiserver') {
      const gear = (name: string): object => ({ apiVersion: 'quota.example.com/v1', kind: 'Gear', metadata: { name } });
      for (let made = 0; made < 5; made++) await create(server, gears, gear(`g${made}`));
      assert.equal(
        await refused(server, gears, gear('g')),
        'gears.quota.example.com "g" is forbidden: exceeded quota: q, requested: count/gears.quota.example.com=1, used: count/gears.quota.example.com=5, limited: count/gears.quota.example.com=5',
      );
    }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        server.request('admin', 'POST', `${url}/configmaps`, { metadata: { name: `m${at}` } }),
      ),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 5);
    assert.equal(answers.filter(({ status }) => status === 403).length, 25);
  });
}
