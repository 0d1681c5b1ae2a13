// Claims of devices: what users need besides the rights to write them, and what quotas count of them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ResourceClaim } from 'kubetyped/api/resource/v1';
import { newNotFound } from 'kubetyped/apimachinery/api/errors';
import { DeviceClaims } from '#src/apiserver/builtin/device_claims';
import {
  type AdmittingServer,
  type AdmittingServers,
  create,
  eventually,
  expectStatus,
  startAdmitting,
  testsOf,
} from './admission_servers.ts';

const NAMESPACES = '/api/v1/namespaces';
const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const of = (namespace: string): string => `/apis/resource.k8s.io/v1/namespaces/${namespace}`;

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
  for (const server of all.servers) {
    await create(server, NAMESPACES, { metadata: { name: 'plain' } });
    const labels = { 'resource.kubernetes.io/admin-access': 'true' };
    await create(server, NAMESPACES, { metadata: { name: 'administered', labels } });
    const rules = [
      { apiGroups: ['resource.k8s.io'], resources: ['resourceclaims', 'resourceclaims/status'], verbs: ['*'] },
    ];
    await bind(server, 'claims', rules);
  }
});
after(() => all.close());

const NOBODY = { apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'nobody' };

/** Gives a role to a user, `nobody` unless given. */
async function bind(
  server: AdmittingServer,
  name: string,
  rules: readonly object[],
  subject: object = NOBODY,
): Promise<void> {
  await create(server, `${RBAC}/clusterroles`, { metadata: { name }, rules });
  const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name };
  await create(server, `${RBAC}/clusterrolebindings`, { metadata: { name }, roleRef, subjects: [subject] });
}

const request = (exactly: object = {}): object => ({ name: 'r', exactly: { deviceClassName: 'gold', ...exactly } });
const claim = (name: string, ...requests: readonly object[]): object => ({
  metadata: { name },
  spec: { devices: { requests } },
});

const result = (more: object = {}): object => ({
  allocation: {
    devices: { results: [{ request: 'r', driver: 'd.example.com', pool: 'p', device: 'one', ...more }] },
  },
});

const devices = (...names: readonly string[]): object[] =>
  names.map((driver) => ({ driver, pool: 'p', device: 'one', data: { a: 1 } }));

for (const index of [0, 1]) {
  const tried = testsOf(index, () => all);

  tried('devices in use are for namespaces with a label', async (server) => {
    const admin = request({ adminAccess: true });
    const label = 'admin access to devices requires the `resource.kubernetes.io/admin-access: true` label';
    const forbidden = `.adminAccess: Forbidden: ${label} on the containing namespace`;
    const refused = await expectStatus(
      422,
      server,
      'admin',
      'POST',
      `${of('plain')}/resourceclaims`,
      claim('a', admin),
    );
    assert.equal(
      refused.json.message,
      `ResourceClaim.resource.k8s.io "a" is invalid: spec.devices.requests[0]${forbidden}`,
    );
    // Together with whatever else is wrong, and before it.
    const both = await expectStatus(422, server, 'admin', 'POST', `${of('plain')}/resourceclaims`, {
      ...claim('a', { name: 'x', exactly: { deviceClassName: 'A_' } }, { ...admin, name: 'y' }),
    });
    assert.match(
      both.json.message,
      /is invalid: \[spec\.devices\.requests\[1\]\.adminAccess: Forbidden: .*, spec\.devices/,
    );
    const template = { metadata: { name: 'a' }, spec: { spec: { devices: { requests: [admin] } } } };
    const url = `${of('plain')}/resourceclaimtemplates`;
    assert.equal(
      (await expectStatus(422, server, 'admin', 'POST', url, template)).json.message,
      `ResourceClaimTemplate.resource.k8s.io "a" is invalid: spec.devices.requests[0]${forbidden}`,
    );
    await create(server, `${of('administered')}/resourceclaimtemplates`, template);
    for (const namespace of ['plain', 'administered'])
      await create(server, `${of(namespace)}/resourceclaims`, claim('granted', request({ adminAccess: false })));
    await create(server, `${of('administered')}/resourceclaims`, claim('a', admin));
    const status = { metadata: { name: 'granted' }, status: result({ adminAccess: true }) };
    const patch = (namespace: string): Parameters<AdmittingServer['request']> => [
      'admin',
      'PATCH',
      `${of(namespace)}/resourceclaims/granted/status`,
      status,
      'application/merge-patch+json',
    ];
    const denied = await expectStatus(422, server, ...patch('plain'));
    assert.equal(
      denied.json.message,
      `ResourceClaim.resource.k8s.io "granted" is invalid: status.allocation.devices.results[0]${forbidden}`,
    );
    await expectStatus(200, server, ...patch('administered'));
  });

  tried('parts of the status need rights of their own', async (server) => {
    const url = `${of('plain')}/resourceclaims`;
    await create(server, url, claim('parts', request()));
    const patch = async (status: object): Promise<readonly [number, string | undefined]> => {
      const type = 'application/merge-patch+json';
      const answer = await server.request('nobody', 'PATCH', `${url}/parts/status`, { status }, type);
      return [answer.status, answer.json.message];
    };
    const invalid = 'ResourceClaim.resource.k8s.io "parts" is invalid: ';
    const cannot = (verb: string, what: string, where: string): string =>
      `User "nobody" cannot ${verb} resource "resourceclaims/${what}" in API group "resource.k8s.io" ${where}`;
    const binding =
      'status.allocation: Forbidden: changing status.allocation or status.reservedFor requires resource="resourceclaims/binding", verb="patch" permission: ';
    const [code, message] = await patch(result());
    assert.deepEqual(
      [code, message?.replace(/: rbac: .*$/, '')],
      [
        422,
        `${invalid}${binding}resourceclaims.resource.k8s.io is forbidden: ${cannot('patch', 'binding', 'at the cluster scope')}`,
      ],
    );
    await bind(server, 'binding', [
      { apiGroups: ['resource.k8s.io'], resources: ['resourceclaims/binding'], verbs: ['patch', 'update'] },
    ]);
    await eventuallyAllowed(() => patch(result()));
    const driver =
      'status.devices: Forbidden: changing status.devices requires resource="resourceclaims/driver", verb="[arbitrary-node:patch]" permission: ';
    const [refused, why] = await patch({ devices: devices('d.example.com') });
    assert.deepEqual(
      [refused, why?.replace(/: rbac: .*$/, '')],
      [
        422,
        `${invalid}${driver}resourceclaims.resource.k8s.io "d.example.com" is forbidden: ${cannot('arbitrary-node:patch', 'driver', 'in the namespace "plain"')}`,
      ],
    );
    await bind(server, 'driver', [
      {
        apiGroups: ['resource.k8s.io'],
        resources: ['resourceclaims/driver'],
        resourceNames: ['d.example.com'],
        verbs: ['arbitrary-node:patch'],
      },
    ]);
    await eventuallyAllowed(() => patch({ devices: devices('d.example.com') }));
    assert.equal((await patch({ devices: null }))[0], 200);
  });

  tried(
    'a driver has the devices of claims on its node, and needs no right for those of claims that are free',
    async (server) => {
      const url = `${of('plain')}/resourceclaims`;
      const core = `${NAMESPACES}/plain`;
      const driver = 'local.example.com';
      await create(server, '/api/v1/nodes', { metadata: { name: 'here' } });
      await create(server, `${core}/serviceaccounts`, { metadata: { name: 'driver' } });
      const containers = [{ name: 'a', image: 'i' }];
      const spec = { nodeName: 'here', serviceAccountName: 'driver', containers };
      const { json: pod } = await create(server, `${core}/pods`, { metadata: { name: 'driver' }, spec });
      const { uid } = pod.metadata;
      const { json } = await create(server, `${core}/serviceaccounts/driver/token`, {
        spec: { boundObjectRef: { apiVersion: 'v1', kind: 'Pod', name: 'driver', uid } },
      });
      const subject = { kind: 'ServiceAccount', name: 'driver', namespace: 'plain' };
      await bind(
        server,
        'local',
        [
          { apiGroups: ['resource.k8s.io'], resources: ['resourceclaims', 'resourceclaims/status'], verbs: ['patch'] },
          { apiGroups: ['resource.k8s.io'], resources: ['resourceclaims/driver'], verbs: ['associated-node:patch'] },
        ],
        subject,
      );
      const on = (...matchFields: readonly object[]): object => ({ nodeSelectorTerms: [{ matchFields }] });
      const field = { key: 'metadata.name', operator: 'In', values: ['here'] };
      const patch = async (
        name: string,
        user: string,
        status: object,
      ): Promise<readonly [number, string | undefined]> => {
        const type = 'application/merge-patch+json';
        const answer = await server.request(user, 'PATCH', `${url}/${name}/status`, { status }, type);
        return [answer.status, answer.json.message];
      };
      const allocate = async (name: string, nodeSelector?: object): Promise<void> => {
        await create(server, url, claim(name, request()));
        const { allocation } = result({ driver }) as { allocation: object };
        const [status, message] = await patch(name, 'admin', { allocation: { ...allocation, nodeSelector } });
        assert.equal(status, 200, message);
      };
      await allocate('near', on(field));
      await eventuallyAllowed(() => patch('near', json.status.token, { devices: devices(driver) }));
      for (const [name, nodeSelector] of Object.entries({
        anywhere: undefined,
        elsewhere: on({ ...field, values: ['there'] }),
        other: on({ ...field, operator: 'NotIn' }),
      })) {
        await allocate(name, nodeSelector);
        const [status, message] = await patch(name, json.status.token, { devices: devices(driver) });
        assert.equal(status, 422);
        assert.match(
          String(message),
          /requires resource="resourceclaims\/driver", verb="\[arbitrary-node:patch\]" permission/,
        );
      }
      // Whoever frees a claim takes its devices away.
      const free = { allocation: null, devices: null };
      await bind(server, 'freeing', [
        { apiGroups: ['resource.k8s.io'], resources: ['resourceclaims/binding'], verbs: ['patch'] },
      ]);
      await eventuallyAllowed(() => patch('near', 'nobody', free));
    },
  );

  tried('quotas count the devices of a class', async (server) => {
    const namespace = 'counted';
    await create(server, NAMESPACES, { metadata: { name: namespace } });
    const hard = { 'count/resourceclaims.resource.k8s.io': '9', 'gold.deviceclass.resource.k8s.io/devices': '40' };
    const quotas = `${NAMESPACES}/${namespace}/resourcequotas`;
    await create(server, quotas, { metadata: { name: 'q' }, spec: { hard } });
    const used = async (): Promise<object> =>
      (await expectStatus(200, server, 'admin', 'GET', `${quotas}/q`)).json.status.used ?? {};
    const settled = async (count: string, devices: string): Promise<void> => {
      const wanted = {
        'count/resourceclaims.resource.k8s.io': count,
        'gold.deviceclass.resource.k8s.io/devices': devices,
      };
      for (let tries = 0; tries < 100; tries++) {
        if (JSON.stringify(await used()) === JSON.stringify(wanted)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      assert.deepEqual(await used(), wanted);
    };
    await settled('0', '0');
    await new Promise((resolve) => setTimeout(resolve, server.name === 'kube-apiserver' ? 500 : 0));
    const url = `${of(namespace)}/resourceclaims`;
    const alternatives = [2, 3].map((count) => ({ name: `s${count}`, deviceClassName: 'gold', count }));
    await create(server, url, claim('some', request({ count: 2 }), { name: 'x', firstAvailable: alternatives }));
    await settled('1', '5');
    await create(server, url, claim('all', request({ allocationMode: 'All' })));
    await settled('2', '37');
    const { json } = await expectStatus(403, server, 'admin', 'POST', url, claim('more', request({ count: 4 })));
    assert.equal(
      json.message,
      'resourceclaims.resource.k8s.io "more" is forbidden: exceeded quota: q, requested: gold.deviceclass.resource.k8s.io/devices=4, used: gold.deviceclass.resource.k8s.io/devices=37, limited: gold.deviceclass.resource.k8s.io/devices=40',
    );
    await expectStatus(200, server, 'admin', 'DELETE', `${url}/all`);
    await settled('1', '5');
  });

  tried(
    'quotas count the resources that stand for devices of a class, once for a Pod and its claim',
    async (server) => {
      const namespace = 'extended';
      const [card, silver] = ['requests.example.com/card', 'requests.deviceclass.resource.kubernetes.io/silver'];
      const ofNone = 'requests.deviceclass.resource.kubernetes.io/none';
      const ofClass = 'silver.deviceclass.resource.k8s.io/devices';
      await create(server, NAMESPACES, { metadata: { name: namespace } });
      await create(server, '/apis/resource.k8s.io/v1/deviceclasses', {
        metadata: { name: 'silver' },
        spec: { extendedResourceName: 'example.com/card' },
      });
      const account = `${NAMESPACES}/${namespace}/serviceaccounts/default`;
      await eventually(() => expectStatus(200, server, 'admin', 'GET', account));
      // Other programs learn of the class a moment later.
      const moment = (): Promise<unknown> =>
        new Promise((resolve) => setTimeout(resolve, server.name === 'kube-apiserver' ? 1000 : 0));
      await moment();
      const hard = { [card]: '10', [silver]: '8', [ofNone]: '3', [ofClass]: '20' };
      const quotas = `${NAMESPACES}/${namespace}/resourcequotas`;
      await create(server, quotas, { metadata: { name: 'q' }, spec: { hard } });
      const settled = (...wanted: readonly string[]): Promise<void> =>
        eventually(async () => {
          const { used = {} } = (await expectStatus(200, server, 'admin', 'GET', `${quotas}/q`)).json.status;
          assert.deepEqual(
            [card, silver, ofClass, ofNone].map((name) => used[name]),
            [...wanted, '0'],
          );
        });
      await settled('0', '0', '0');
      await moment();
      const claims = `${of(namespace)}/resourceclaims`;
      const pods = `${NAMESPACES}/${namespace}/pods`;
      const silvers = (count: number): object => ({ name: 'r', exactly: { deviceClassName: 'silver', count } });
      const pod = (name: string, resource: string): object => ({
        metadata: { name },
        spec: {
          automountServiceAccountToken: false,
          containers: [{ name: 'a', image: 'i', resources: { limits: { [resource]: '2' } } }],
        },
      });
      await create(server, claims, claim('plain', silvers(3)));
      await settled('3', '3', '3');
      const { json: owner } = await create(server, pods, pod('p', 'example.com/card'));
      await settled('5', '3', '3');
      const owned = async (name: string, count: number, more: object = {}): Promise<unknown> => {
        await moment();
        const reference = {
          apiVersion: 'v1',
          kind: 'Pod',
          name: 'p',
          uid: owner.metadata.uid,
          controller: true,
          ...more,
        };
        const annotations = { 'resource.kubernetes.io/extended-resource-claim': 'true' };
        const metadata = { name, annotations, ownerReferences: [reference] };
        return create(server, claims, { ...claim(name, silvers(count)), metadata });
      };
      // What the Pod requests is that of its first claim, but not under the name of the class.
      await owned('a', 2);
      await settled('5', '5', '5');
      await owned('b', 1);
      await settled('6', '6', '6');
      await owned('other', 1, { controller: false });
      await settled('7', '7', '7');
      const { json } = await expectStatus(
        403,
        server,
        'admin',
        'POST',
        pods,
        pod('q', 'deviceclass.resource.kubernetes.io/silver'),
      );
      assert.equal(
        json.message,
        `pods "q" is forbidden: exceeded quota: q, requested: ${silver}=2, used: ${silver}=7, limited: ${silver}=8`,
      );
      // The claim that the Pod names.
      const requestMappings = [{ containerName: 'a', resourceName: 'example.com/card', requestName: 'r' }];
      const status = { extendedResourceClaimStatus: { resourceClaimName: 'named', requestMappings } };
      await expectStatus(200, server, 'admin', 'PATCH', `${pods}/p/status`, { status }, 'application/merge-patch+json');
      await owned('named', 1);
      await settled('7', '8', '8');
      await expectStatus(200, server, 'admin', 'DELETE', `${claims}/plain`);
      await settled('6', '5', '5');
    },
  );
}

/** Roles take a moment in kube-apiserver. */
async function eventuallyAllowed(ask: () => Promise<readonly [number, string | undefined]>): Promise<void> {
  for (let tries = 0; ; tries++) {
    const [code, message] = await ask();
    if (code === 200) return;
    assert.ok(tries < 50, message);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a claim of devices in use is refused where its namespace can not be read, and left alone without namespaces', async () => {
  const store = {
    get: async (name: string): Promise<never> => {
      throw newNotFound({ group: '', resource: 'namespaces' }, name);
    },
  };
  const object = new ResourceClaim(claim('a', request({ adminAccess: true })));
  const context = { namespace: 'nowhere' };
  for (const [namespaces, expected] of [
    [
      store,
      [
        'spec.devices.requests[0].adminAccess: Internal error: could not retrieve namespace to verify admin access: namespaces "nowhere" not found',
      ],
    ],
    [undefined, []],
  ] as const) {
    const { validate } = new DeviceClaims(() => namespaces as never).strategy(ResourceClaim, {});
    const errors = await validate?.(object as never, context as never);
    assert.deepEqual(
      errors?.map(({ message }) => message),
      expected,
    );
  }
});
