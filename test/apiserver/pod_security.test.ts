// PodSecurity by the labels of namespaces: what is refused, warned of and logged, in the words of kube-apiserver.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEvent } from 'kubetyped/apiserver/audit';
import { startTestServer } from 'kubetyped/apiserver/testing';
import {
  type AdmittingServer,
  type AdmittingServers,
  create,
  eventually,
  expectStatus,
  startAdmitting,
  testsOf,
} from './admission_servers.ts';
import { type Answer, send, warningsOf } from './client.ts';

const NAMESPACES = '/api/v1/namespaces';
const LABEL = 'pod-security.kubernetes.io/';

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
});
after(() => all.close());

const labelled = (name: string, labels: Record<string, string>): object => ({
  metadata: { name, labels: Object.fromEntries(Object.entries(labels).map(([key, value]) => [LABEL + key, value])) },
});

async function namespace(server: AdmittingServer, name: string, labels: Record<string, string>): Promise<Answer> {
  const answer = await create(server, NAMESPACES, labelled(name, labels));
  await eventually(() => expectStatus(200, server, 'admin', 'GET', `${NAMESPACES}/${name}/serviceaccounts/default`));
  return answer;
}

const pod = (name: string, spec: object = {}): object => ({
  metadata: { name },
  spec: { containers: [{ name: 'a', image: 'i' }], ...spec },
});
const secure = {
  securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  containers: [
    { name: 'a', image: 'i', securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } },
  ],
};

for (const index of [0, 1]) {
  const tried = testsOf(index, () => all);

  tried('Pods that violate the enforced level are refused, each violation is told', async (server) => {
    await namespace(server, 'strict', { enforce: 'restricted' });
    const url = `${NAMESPACES}/strict/pods`;
    const { json } = await expectStatus(
      403,
      server,
      'admin',
      'POST',
      url,
      pod('a', { hostPID: true, hostNetwork: true }),
    );
    assert.deepEqual([json.reason, json.details], ['Forbidden', { name: 'a', kind: 'pods' }]);
    assert.equal(
      json.message,
      'pods "a" is forbidden: violates PodSecurity "restricted:latest": host namespaces (hostNetwork=true, hostPID=true), allowPrivilegeEscalation != false (container "a" must set securityContext.allowPrivilegeEscalation=false), unrestricted capabilities (container "a" must set securityContext.capabilities.drop=["ALL"]), runAsNonRoot != true (pod or container "a" must set securityContext.runAsNonRoot=true), seccompProfile (pod or container "a" must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost")',
    );
    assert.deepEqual(warningsOf(await create(server, url, pod('b', secure))), []);
    // A generated name, too, and what an update changes.
    const generated = { ...pod('', { hostIPC: true }), metadata: { generateName: 'g-' } };
    const refused = await expectStatus(403, server, 'admin', 'POST', url, generated);
    assert.match(
      refused.json.message,
      /^pods "g-\w{5}" is forbidden: violates PodSecurity "restricted:latest": host namespaces/,
    );
    const added = { ephemeralContainers: [{ name: 'debug', image: 'i', securityContext: { privileged: true } }] };
    const patch = { spec: added };
    const type = 'application/strategic-merge-patch+json';
    const debug = await expectStatus(403, server, 'admin', 'PATCH', `${url}/b/ephemeralcontainers`, patch, type);
    assert.match(
      debug.json.message,
      /^pods "b" is forbidden: violates PodSecurity "restricted:latest": privileged \(container "debug"/,
    );
    await expectStatus(200, server, 'admin', 'PATCH', `${url}/b`, { metadata: { labels: { a: 'b' } } }, type);
  });

  tried('a level of its own version, warnings, and controllers, which are only warned of', async (server) => {
    await namespace(server, 'old', {
      enforce: 'baseline',
      'enforce-version': 'v1.26',
      warn: 'restricted',
      'warn-version': 'v1.21',
    });
    const sysctls = [{ name: 'net.ipv4.ip_local_reserved_ports', value: '1' }];
    const refused = await expectStatus(
      403,
      server,
      'admin',
      'POST',
      `${NAMESPACES}/old/pods`,
      pod('a', { securityContext: { sysctls } }),
    );
    assert.equal(
      refused.json.message,
      'pods "a" is forbidden: violates PodSecurity "baseline:v1.26": forbidden sysctls (net.ipv4.ip_local_reserved_ports)',
    );
    assert.deepEqual(warningsOf(refused), []);
    const text =
      'would violate PodSecurity "restricted:v1.21": allowPrivilegeEscalation != false (container "a" must set securityContext.allowPrivilegeEscalation=false), runAsNonRoot != true (pod or container "a" must set securityContext.runAsNonRoot=true), seccompProfile (pod or container "a" must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost")';
    assert.deepEqual(warningsOf(await create(server, `${NAMESPACES}/old/pods`, pod('b'))), [text]);
    const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'a', image: 'i' }] } };
    const selector = { matchLabels: { a: 'b' } };
    const ending = { spec: { ...template.spec, restartPolicy: 'Never' } };
    const controllers: readonly (readonly [url: string, object: object])[] = [
      ['/apis/apps/v1/namespaces/old/daemonsets', { spec: { selector, template } }],
      ['/apis/apps/v1/namespaces/old/deployments', { spec: { selector, template, replicas: 0 } }],
      ['/apis/apps/v1/namespaces/old/replicasets', { spec: { selector, template, replicas: 0 } }],
      ['/apis/apps/v1/namespaces/old/statefulsets', { spec: { selector, template, replicas: 0 } }],
      [
        '/apis/batch/v1/namespaces/old/cronjobs',
        { spec: { schedule: '0 0 1 1 *', suspend: true, jobTemplate: { spec: { template: ending } } } },
      ],
      ['/apis/batch/v1/namespaces/old/jobs', { spec: { suspend: true, template: ending } }],
      ['/api/v1/namespaces/old/podtemplates', { template }],
      ['/api/v1/namespaces/old/replicationcontrollers', { spec: { selector: { a: 'b' }, template, replicas: 0 } }],
    ];
    for (const [url, object] of controllers)
      assert.deepEqual(warningsOf(await create(server, url, { metadata: { name: 'c' }, ...object })), [text], url);
  });

  tried('labels of namespaces must be right, and Pods that are there are warned of', async (server) => {
    const wrong = labelled('wrong', { enforce: 'strict', 'warn-version': '1.2' });
    const { json } = await expectStatus(422, server, 'admin', 'POST', NAMESPACES, wrong);
    assert.equal(
      json.message,
      'Namespace "wrong" is invalid: [metadata.labels[pod-security.kubernetes.io/enforce]: Invalid value: "strict": must be one of privileged, baseline, restricted, metadata.labels[pod-security.kubernetes.io/warn-version]: Invalid value: "1.2": must be "latest" or "v1.x"]',
    );
    await namespace(server, 'lax', {});
    const url = `${NAMESPACES}/lax/pods`;
    for (const name of ['c', 'a', 'b']) await create(server, url, pod(name, { hostPID: true }));
    await create(server, url, pod('d', { hostIPC: true }));
    await create(server, url, pod('e'));
    const type = 'application/merge-patch+json';
    const relabel = (labels: Record<string, string>): Promise<Answer> =>
      expectStatus(200, server, 'admin', 'PATCH', `${NAMESPACES}/lax`, labelled('lax', labels), type);
    // kube-apiserver sees Pods a moment later: each try asks for another version.
    let minor = 20;
    await eventually(async () => {
      const version = `v1.${minor++ % 10}`;
      assert.deepEqual(warningsOf(await relabel({ enforce: 'baseline', 'enforce-version': version })), [
        `existing pods in namespace "lax" violate the new PodSecurity enforce level "baseline:${version}"`,
        'a (and 3 other pods): host namespaces',
      ]);
    });
    assert.deepEqual(warningsOf(await relabel({ enforce: 'privileged' })), []);
  });
}

test('the audit log is told of policies, violations and exemptions', async () => {
  const events: AuditEvent[] = [];
  const podSecurity = {
    defaults: { audit: 'baseline' },
    exemptions: { namespaces: ['free'], runtimeClasses: ['vm'] },
  } as const;
  await using api = await startTestServer({
    audit: { log: (event) => void events.push(event) },
    admissionPlugins: { podSecurity, disable: ['ServiceAccount'] },
  });
  const post = async (url: string, object: object): Promise<Answer> => send(api.server, 'POST', url, object);
  const annotations = (): unknown =>
    Object.fromEntries(Object.entries(events.at(-1)?.annotations ?? {}).filter(([key]) => key.startsWith(LABEL)));
  const free = await post(NAMESPACES, labelled('free', { enforce: 'restricted' }));
  assert.deepEqual(warningsOf(free), [
    'namespace "free" is exempt from Pod Security, and the policy (enforce=restricted:latest) will be ignored',
  ]);
  assert.equal((await post(`${NAMESPACES}/free/pods`, pod('a', { hostPID: true }))).status, 201);
  assert.deepEqual(annotations(), { [`${LABEL}exempt`]: 'namespace' });
  await post(NAMESPACES, labelled('held', { enforce: 'baseline', 'enforce-version': 'v1.3' }));
  const refused = await post(`${NAMESPACES}/held/pods`, pod('a', { hostPID: true }));
  assert.equal(refused.status, 403);
  assert.deepEqual(annotations(), {
    [`${LABEL}enforce-policy`]: 'baseline:v1.3',
    [`${LABEL}audit-violations`]: 'would violate PodSecurity "baseline:latest": host namespaces (hostPID=true)',
  });
  // What controllers hold is not enforced.
  const template = {
    metadata: { labels: { a: 'b' } },
    spec: { containers: [{ name: 'a', image: 'i' }], hostPID: true },
  };
  const spec = { selector: { matchLabels: { a: 'b' } }, template };
  assert.equal(
    (await post('/apis/apps/v1/namespaces/held/deployments', { metadata: { name: 'd' }, spec })).status,
    201,
  );
  assert.deepEqual(Object.keys(Object(annotations())), [`${LABEL}audit-violations`]);
});

test('of the Pods of a controller, one is looked at first; how many others are alike is said', async () => {
  await using api = await startTestServer({ admissionPlugins: { disable: ['ServiceAccount'] } });
  const post = async (url: string, object: object): Promise<Answer> => {
    const answer = await send(api.server, 'POST', url, object);
    assert.equal(answer.status, 201, answer.text);
    return answer;
  };
  const selector = { matchLabels: { a: 'b' } };
  const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'a', image: 'i' }] } };
  const said = 'existing pods in namespace "NAME" violate the new PodSecurity enforce level "baseline:latest"';
  const merge = { 'content-type': 'application/merge-patch+json' };
  for (const [name, owners, told] of [
    ['one', { p: '' }, 'p: host namespaces'],
    ['two', { q: 'r', p: 'r' }, 'p (and 1 other pod): host namespaces'],
    ['four', { d: 'r', c: 'r', b: 's', a: '' }, 'a (and 3 other pods): host namespaces'],
  ] as const) {
    await post(NAMESPACES, { metadata: { name } });
    const uids = new Map<string, string>();
    for (const owner of ['r', 's']) {
      const url = `/apis/apps/v1/namespaces/${name}/replicasets`;
      const set = await post(url, { metadata: { name: owner }, spec: { replicas: 0, selector, template } });
      uids.set(owner, set.json.metadata.uid);
    }
    for (const [each, owner] of Object.entries(owners)) {
      const controller = {
        apiVersion: 'apps/v1',
        kind: 'ReplicaSet',
        name: owner,
        uid: uids.get(owner),
        controller: true,
      };
      const metadata = { name: each, ...(owner !== '' && { ownerReferences: [controller] }) };
      await post(`${NAMESPACES}/${name}/pods`, { ...pod(each, { hostPID: true }), metadata });
    }
    await post(`${NAMESPACES}/${name}/pods`, pod('fine'));
    const answer = await send(
      api.server,
      'PATCH',
      `${NAMESPACES}/${name}`,
      labelled(name, { enforce: 'baseline' }),
      merge,
    );
    assert.deepEqual(warningsOf(answer), [said.replace('NAME', name), told]);
  }
});
