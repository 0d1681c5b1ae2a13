// Addresses and ports of Services, and the Service `kubernetes`: what fails gives all back, and nobody gets what another one has.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { type NetworkInterfaceInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Service } from 'kubetyped/api/core/v1';
import { newInvalid, newNotFound } from 'kubetyped/apimachinery/api/errors';
import { type APIServer, memory } from 'kubetyped/apiserver';
import { folder } from 'kubetyped/apiserver/storage/folder';
import { startTestServer, type TestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { readRelease } from 'kubetyped/releases';
import { advertisedAddress, kubernetesServiceHook } from '#src/apiserver/builtin/services/kubernetes_service';
import { packedRows } from '../packed_rows.ts';
import { type Answer, send } from './client.ts';
import { hasPackage } from './storage/has_package.ts';

const AT = '/api/v1/namespaces/default/services';
const MERGE = { 'content-type': 'application/merge-patch+json' };

const service = (name: string, spec: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name },
  spec: { ports: [{ port: 80 }], ...spec },
});

async function taken(server: APIServer): Promise<string[]> {
  const { json } = await send(server, 'GET', '/apis/networking.k8s.io/v1/ipaddresses');
  return json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name).sort();
}

async function expect(status: number, answer: Promise<Answer>): Promise<Answer['json']> {
  const { status: is, text, json } = await answer;
  assert.equal(is, status, text);
  return json;
}

/** Four node ports, and the addresses 10.0.0.1 to 10.0.0.6. */
const SMALL: TestServerOptions = { serviceClusterIPRange: '10.0.0.0/29', serviceNodePortRange: '30000-30003' };

test('services: the first objects are those of kube-apiserver', async () => {
  await using api = await startTestServer({ serviceClusterIPRange: '10.1.0.0/16,fd00:1::/112' });
  const port = Number(new URL(api.url).port);
  const { spec, metadata } = await expect(200, send(api.server, 'GET', `${AT}/kubernetes`));
  assert.deepEqual(metadata.labels, { component: 'apiserver', provider: 'kubernetes' });
  assert.deepEqual(spec, {
    clusterIP: '10.1.0.1',
    clusterIPs: ['10.1.0.1'],
    internalTrafficPolicy: 'Cluster',
    ipFamilies: ['IPv4'],
    ipFamilyPolicy: 'SingleStack',
    ports: [{ name: 'https', port: 443, protocol: 'TCP', targetPort: port }],
    sessionAffinity: 'None',
    type: 'ClusterIP',
  });
  const cidr = await expect(200, send(api.server, 'GET', '/apis/networking.k8s.io/v1/servicecidrs/kubernetes'));
  assert.deepEqual(cidr.spec, { cidrs: ['10.1.0.0/16', 'fd00:1::/112'] });
  const [ready] = cidr.status.conditions;
  assert.deepEqual([ready.type, ready.status, ready.reason], ['Ready', 'True', '']);
  const address = await expect(200, send(api.server, 'GET', '/apis/networking.k8s.io/v1/ipaddresses/10.1.0.1'));
  assert.deepEqual(address.spec, { parentRef: { namespace: 'default', name: 'kubernetes', resource: 'services' } });
  assert.deepEqual(address.metadata.labels, {
    'ipaddress.kubernetes.io/ip-family': 'IPv4',
    'ipaddress.kubernetes.io/managed-by': 'ipallocator.k8s.io',
  });
  // A machine without a network has no address to publish.
  const { status, json: endpoints } = await send(api.server, 'GET', '/api/v1/namespaces/default/endpoints/kubernetes');
  if (status === 404) return;
  const ports = [{ name: 'https', port, protocol: 'TCP' }];
  assert.deepEqual(endpoints.metadata.labels, { 'endpointslice.kubernetes.io/skip-mirror': 'true' });
  assert.deepEqual(endpoints.subsets[0].ports, ports);
  const slices = '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices';
  const slice = await expect(200, send(api.server, 'GET', `${slices}/kubernetes`));
  assert.deepEqual(slice.metadata.labels, { 'kubernetes.io/service-name': 'kubernetes' });
  assert.deepEqual([slice.addressType, slice.ports], ['IPv4', ports]);
  assert.deepEqual(slice.endpoints, [
    { addresses: [endpoints.subsets[0].addresses[0].ip], conditions: { ready: true } },
  ]);
});

test('services: the endpoints of the Service kubernetes have the address that is advertised, unless it is on loopback', async () => {
  const endpoints = '/api/v1/namespaces/default/endpoints/kubernetes';
  const slice = '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices/kubernetes';
  await using api = await startTestServer({ advertiseAddress: '192.0.2.7' });
  const { json } = await send(api.server, 'GET', endpoints);
  assert.deepEqual(json.subsets[0].addresses, [{ ip: '192.0.2.7' }]);
  assert.deepEqual((await expect(200, send(api.server, 'GET', slice))).endpoints[0].addresses, ['192.0.2.7']);
  await using onLoopback = await startTestServer({ advertiseAddress: '127.0.0.1' });
  await expect(200, send(onLoopback.server, 'GET', `${AT}/kubernetes`));
  await expect(404, send(onLoopback.server, 'GET', endpoints));
  await assert.rejects(startTestServer({ advertiseAddress: 'fd00::1' }), {
    message: 'service IP family "10.0.0.0/24" must match public address family "fd00::1"',
  });
  await assert.rejects(startTestServer({ advertiseAddress: 'here' }), /"here" is no IP address/);
});

test('services: the address that is advertised is the one that is said, that of the host, or the first one of the machine', () => {
  const on = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
    ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;
  const interfaces = {
    lo: [on('127.0.0.1', { internal: true }), on('::1', { internal: true })],
    down: undefined,
    eth0: [on('fe80::1'), on('192.0.2.1'), on('2001:db8::1')],
    eth1: [on('192.0.2.2'), on('2001:db8::2')],
  };
  for (const [host, advertiseAddress, family, expected] of [
    [undefined, undefined, 'IPv4', '192.0.2.1'],
    [undefined, undefined, 'IPv6', '2001:db8::1'],
    ['127.0.0.1', undefined, 'IPv4', '192.0.2.1'],
    ['localhost', undefined, 'IPv4', '192.0.2.1'],
    ['0.0.0.0', undefined, 'IPv4', '192.0.2.1'],
    ['::', undefined, 'IPv6', '2001:db8::1'],
    ['::', undefined, 'IPv4', '192.0.2.1'],
    ['192.0.2.9', undefined, 'IPv4', '192.0.2.9'],
    ['192.0.2.9', undefined, 'IPv6', '2001:db8::1'],
    ['2001:db8::9', undefined, 'IPv6', '2001:db8::9'],
    ['api.example.com', undefined, 'IPv4', '192.0.2.1'],
    ['192.0.2.9', '192.0.2.7', 'IPv4', '192.0.2.7'],
    ['192.0.2.9', '0.0.0.0', 'IPv4', '192.0.2.9'],
    [undefined, '0.0.0.0', 'IPv4', '192.0.2.1'],
    [undefined, '2001:DB8:0::7', 'IPv6', '2001:db8::7'],
    ['192.0.2.9', '127.0.0.1', 'IPv4', undefined],
  ] as const)
    assert.equal(
      advertisedAddress({ host, advertiseAddress }, family, interfaces),
      expected,
      `${host} ${advertiseAddress} ${family}`,
    );
  assert.equal(
    advertisedAddress({ host: undefined, advertiseAddress: undefined }, 'IPv4', { lo: interfaces.lo }),
    undefined,
  );
});

test('services: of two servers that create the Service kubernetes, the one that is later goes on', async () => {
  for (const isThere of [true, false]) {
    let looks = 0;
    const taken = newInvalid({ group: '', kind: 'Service' }, 'kubernetes', []);
    const services = {
      async get(): Promise<Service> {
        looks += 1;
        if (looks > 1 && isThere) return new Service({ metadata: { name: 'kubernetes' } });
        throw newNotFound({ group: '', resource: 'services' }, 'kubernetes');
      },
      create: () => Promise.reject(taken),
    };
    const errors: unknown[] = [];
    const ended = new AbortController();
    const hook = kubernetesServiceHook({
      ranges: [{ first: '10.0.0.1', family: 'IPv4' }],
      stores: { services: () => services, context: () => ({}) },
      host: undefined,
      advertiseAddress: '127.0.0.1',
    } as never);
    await hook.start({
      url: () => 'http://127.0.0.1:8080',
      signal: ended.signal,
      onError: (error: unknown) => void errors.push(error),
    } as never);
    ended.abort();
    assert.deepEqual([looks, errors], [2, isThere ? [] : [taken]]);
  }
});

test('services: the first objects come back when they are deleted', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  await using api = await startTestServer();
  await expect(200, send(api.server, 'GET', `${AT}/kubernetes`));
  await expect(200, send(api.server, 'DELETE', `${AT}/kubernetes`));
  await expect(404, send(api.server, 'GET', `${AT}/kubernetes`));
  assert.deepEqual(await taken(api.server), []);
  t.mock.timers.tick(10_000);
  for (let tries = 0; (await send(api.server, 'GET', `${AT}/kubernetes`)).status === 404; tries++) {
    assert.ok(tries < 1000, 'it does not come back');
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual(await taken(api.server), ['10.0.0.1']);
});

test('services: a write that fails, and a dry run, give all back', async () => {
  await using api = await startTestServer(SMALL);
  const { server } = api;
  const before = await taken(server);
  const ports = [{ port: 80, nodePort: 30000 }];
  for (let index = 0; index < 10; index++) {
    // There is one already.
    await expect(409, send(server, 'POST', AT, service('kubernetes', { type: 'NodePort' })));
    // A rule refuses it after its address is allocated.
    await expect(422, send(server, 'POST', AT, service('a', { type: 'NodePort', sessionAffinity: 'Some' })));
    // The second port can't be had.
    const two = { type: 'NodePort', ports: [...ports, { port: 81, name: 'b', nodePort: 99 }] };
    await expect(422, send(server, 'POST', AT, service('a', two)));
    await expect(201, send(server, 'POST', `${AT}?dryRun=All`, service('a', { type: 'NodePort', ports })));
    assert.deepEqual(await taken(server), before);
  }
  for (const [clusterIP, detail] of [
    [
      '192.168.7.7',
      'failed to allocate IP 192.168.7.7: the provided IP (192.168.7.7) is not in the valid range. The range of valid IPs is 10.0.0.0/29',
    ],
  ] as const) {
    const { message } = await expect(422, send(server, 'POST', `${AT}?dryRun=All`, service('a', { clusterIP })));
    assert.equal(message, `Service "a" is invalid: spec.clusterIPs: Invalid value: ["${clusterIP}"]: ${detail}`);
  }
  await expect(201, send(server, 'POST', AT, service('a', { type: 'NodePort', ports })));
  const full = [30001, 30002, 30003, 30000].map((nodePort, index) => ({
    name: `p${index}`,
    port: 80 + index,
    nodePort,
  }));
  for (let index = 0; index < 10; index++) {
    await expect(422, send(server, 'PATCH', `${AT}/a`, { spec: { ports: full, sessionAffinity: 'Some' } }, MERGE));
    await expect(200, send(server, 'PATCH', `${AT}/a?dryRun=All`, { spec: { ports: full } }, MERGE));
    await expect(200, send(server, 'DELETE', `${AT}/a?dryRun=All`));
  }
  await expect(200, send(server, 'PATCH', `${AT}/a`, { spec: { ports: full } }, MERGE));
  const refused = await expect(422, send(server, 'POST', AT, service('b', { type: 'NodePort', ports })));
  assert.equal(
    refused.message,
    'Service "b" is invalid: spec.ports[0].nodePort: Invalid value: 30000: provided port is already allocated',
  );
  await expect(200, send(server, 'PATCH', `${AT}/a`, { spec: { type: 'ClusterIP' } }, MERGE));
  await expect(201, send(server, 'POST', AT, service('b', { type: 'NodePort', ports: full })));
  await expect(200, send(server, 'DELETE', AT));
  assert.deepEqual(await taken(server), []);
  await expect(201, send(server, 'POST', AT, service('c', { type: 'NodePort', ports: full })));
});

test('services: a range that is full says so, and a ServiceCIDR of yours makes it larger', async () => {
  await using api = await startTestServer(SMALL);
  const { server } = api;
  const ips = new Set<string>();
  for (let index = 0; index < 5; index++)
    ips.add((await expect(201, send(server, 'POST', AT, service(`s${index}`)))).spec.clusterIP);
  assert.deepEqual([...ips].sort(), ['10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5', '10.0.0.6']);
  const full = await expect(500, send(server, 'POST', AT, service('full')));
  assert.equal(
    full.message,
    'Internal error occurred: failed to allocate a serviceIP for Service "full": range is full',
  );
  const type = { apiVersion: 'networking.k8s.io/v1', kind: 'ServiceCIDR', metadata: { name: 'more' } };
  const more = { ...type, spec: { cidrs: ['192.168.9.0/24'] } };
  await expect(201, send(server, 'POST', '/apis/networking.k8s.io/v1/servicecidrs', more));
  assert.match((await expect(201, send(server, 'POST', AT, service('full')))).spec.clusterIP, /^192\.168\.9\.\d+$/);
  for (let index = 0; index < 4; index++) {
    const spec = { type: 'NodePort', ports: [{ port: 80, nodePort: 30000 + index }] };
    await expect(201, send(server, 'POST', AT, service(`n${index}`, spec)));
  }
  const none = await expect(500, send(server, 'POST', AT, service('n4', { type: 'NodePort' })));
  assert.equal(none.message, 'Internal error occurred: failed to allocate a nodePort: range is full');
});

/** A Service, and what it becomes in a cluster with these families; without `families`, it is refused. */
interface FamiliesRow {
  readonly cluster: readonly string[];
  readonly spec: { readonly clusterIPs?: readonly string[] };
  readonly policy?: string;
  readonly families?: readonly string[];
}

// The rows of Go's TestCreateInitIPFields, with other addresses.
test('services: a new one has the families that kube-apiserver gives it, and an address of each', async () => {
  const rows = packedRows<FamiliesRow>('test/apiserver/vectors/service-families.jsonl.gz');
  const ranges: Record<string, string> = { IPv4: '10.0.0.0/16', IPv6: '2000::/108' };
  for (const cluster of new Set(rows.map((row) => row.cluster.join()))) {
    const ofCluster = rows.filter((row) => row.cluster.join() === cluster);
    const serviceClusterIPRange = cluster
      .split(',')
      .map((family) => ranges[family])
      .join();
    await using api = await startTestServer({ serviceClusterIPRange });
    for (const { spec, policy, families } of ofCluster) {
      const row = `${cluster} ${JSON.stringify(spec)}`;
      const { status, json, text } = await send(api.server, 'POST', AT, service('a', spec));
      if (families === undefined) {
        assert.equal(status, 422, `${row}: ${text}`);
        continue;
      }
      assert.equal(status, 201, `${row}: ${text}`);
      assert.deepEqual([json.spec.ipFamilyPolicy, json.spec.ipFamilies], [policy, families], row);
      const ips: string[] = json.spec.clusterIPs;
      assert.deepEqual(ips.slice(0, spec.clusterIPs?.length ?? 0), spec.clusterIPs ?? [], row);
      const isHeadless = spec.clusterIPs?.[0] === 'None';
      assert.deepEqual(
        ips.map((ip) => (ip.includes(':') ? 'IPv6' : 'IPv4')),
        isHeadless ? ['IPv4'] : families,
        row,
      );
      await expect(200, send(api.server, 'DELETE', `${AT}/a`));
    }
  }
});

// The words of Go's initIPFamilyFields.
test('services: families that can not be are refused by name; an external name has none', async () => {
  const policy = 'spec.ipFamilyPolicy: Invalid value: ';
  const single = `${policy}"SingleStack": must be 'RequireDualStack' or 'PreferDualStack' when multiple`;
  const both = { ipFamilyPolicy: 'SingleStack', ipFamilies: ['IPv4', 'IPv6'] };
  const ips = { clusterIP: '10.0.0.9', clusterIPs: ['10.0.0.9', 'fd00::9'] };
  const foreign = 'IPv6 is not configured on this cluster';
  for (const [serviceClusterIPRange, rows] of [
    [
      '10.0.0.0/24',
      [
        [both, `${single} IP families are specified`],
        [{ ...both, clusterIP: 'None' }, `${single} IP families are specified`],
        [{ ...both, clusterIP: 'None', selector: { a: 'b' } }, `${single} IP families are specified`],
        [{ ipFamilies: ['IPv6'] }, 'spec.ipFamilies[0]: Invalid value: "IPv6": not configured on this cluster'],
        [
          { ipFamilyPolicy: 'RequireDualStack' },
          `${policy}"RequireDualStack": this cluster is not configured for dual-stack services`,
        ],
        [{ clusterIP: 'fd00::9' }, `spec.clusterIPs[0]: Invalid value: ["fd00::9"]: ${foreign}`],
        [
          ips,
          `[${single} cluster IPs are specified, spec.clusterIPs[1]: Invalid value: ["10.0.0.9","fd00::9"]: ${foreign}]`,
        ],
      ],
    ],
    [
      '10.0.0.0/24,fd00::/112',
      [
        [both, `${single} IP families are specified`],
        [{ ...both, clusterIP: 'None' }, `${single} IP families are specified`],
        [ips, `${single} cluster IPs are specified`],
      ],
    ],
  ] as const) {
    await using api = await startTestServer({ serviceClusterIPRange });
    for (const [spec, detail] of rows) {
      const { message } = await expect(422, send(api.server, 'POST', AT, service('a', spec)));
      assert.equal(message, `Service "a" is invalid: ${detail}`);
    }
    const external = { type: 'ExternalName', externalName: 'a.example' };
    const { spec } = await expect(201, send(api.server, 'POST', AT, service('a', external)));
    assert.deepEqual(spec, {
      ...external,
      ports: [{ port: 80, protocol: 'TCP', targetPort: 80 }],
      sessionAffinity: 'None',
    });
  }
});

test('services: addresses go from one family to two and back', async () => {
  await using api = await startTestServer({ serviceClusterIPRange: '10.0.0.0/24,fd00::/112' });
  const { server } = api;
  const { spec } = await expect(201, send(server, 'POST', AT, service('a')));
  assert.deepEqual([spec.ipFamilies, spec.ipFamilyPolicy], [['IPv4'], 'SingleStack']);
  const patch = (change: object): Promise<Answer['json']> =>
    expect(200, send(server, 'PATCH', `${AT}/a`, { spec: change }, MERGE));
  const dual = await patch({ ipFamilyPolicy: 'PreferDualStack' });
  assert.equal(dual.spec.clusterIP, spec.clusterIP);
  assert.deepEqual(dual.spec.ipFamilies, ['IPv4', 'IPv6']);
  assert.deepEqual((await taken(server)).length, 3);
  const ips = [spec.clusterIP, 'fd00::99'];
  const refused = await expect(422, send(server, 'PATCH', `${AT}/a`, { spec: { clusterIPs: ips } }, MERGE));
  assert.equal(
    refused.message,
    `Service "a" is invalid: spec.clusterIPs[1]: Invalid value: ${JSON.stringify(ips)}: may not change once set`,
  );
  const single = await patch({ ipFamilyPolicy: 'SingleStack' });
  assert.deepEqual(single.spec.clusterIPs, [spec.clusterIP]);
  assert.deepEqual((await taken(server)).length, 2);
  const external = await patch({ type: 'ExternalName', externalName: 'a.example' });
  assert.deepEqual([external.spec.clusterIP, external.spec.ipFamilies], [undefined, undefined]);
  assert.deepEqual(await taken(server), ['10.0.0.1']);
  const back = await patch({ type: 'ClusterIP', externalName: null });
  assert.deepEqual(back.spec.ipFamilies, ['IPv4']);
  assert.equal((await taken(server)).length, 2);
});

test('services: one that waits for finalizers has its own until they are gone, by whichever write', async () => {
  await using api = await startTestServer(SMALL);
  const { server } = api;
  for (const subresource of ['', '/status']) {
    const asked = { type: 'NodePort', clusterIP: '10.0.0.5', ports: [{ port: 80, nodePort: 30002 }] };
    await expect(201, send(server, 'POST', AT, service('a', asked)));
    await expect(200, send(server, 'PATCH', `${AT}/a`, { metadata: { finalizers: ['example.com/a'] } }, MERGE));
    await expect(200, send(server, 'DELETE', `${AT}/a`));
    await expect(422, send(server, 'POST', AT, service('b', asked)));
    await expect(200, send(server, 'PATCH', `${AT}/a${subresource}`, { metadata: { finalizers: null } }, MERGE));
    await expect(404, send(server, 'GET', `${AT}/a`));
    await expect(201, send(server, 'POST', AT, service('b', asked)));
    await expect(200, send(server, 'DELETE', `${AT}/b`));
  }
});

test('services: several writers on two servers with one storage never get one address or port', async () => {
  const storage = memory();
  // As etcd: each server keeps nothing of what the other one writes.
  const shared = { ...SMALL, serviceClusterIPRange: '10.0.0.0/25', serviceNodePortRange: '30000-30099' };
  await using one = await startTestServer({ ...shared, storage });
  await using two = await startTestServer({ ...shared, storage });
  const names = Array.from({ length: 60 }, (_, index) => `s${index}`);
  const write = async (name: string, index: number): Promise<void> => {
    const { server } = index % 2 === 0 ? one : two;
    await expect(201, send(server, 'POST', AT, service(name, { type: 'NodePort' })));
    if (index % 3 === 0) await expect(200, send(server, 'DELETE', `${AT}/${name}`));
  };
  await Promise.all(names.map(write));
  const { items } = await expect(200, send(two.server, 'GET', AT));
  assert.equal(items.length, 41);
  const ips = items.map(({ spec }: { spec: { clusterIP: string } }) => spec.clusterIP);
  const ports = items.flatMap(({ spec }: { spec: { ports: { nodePort?: number }[] } }) =>
    spec.ports.flatMap(({ nodePort }) => nodePort ?? []),
  );
  assert.equal(new Set(ips).size, 41);
  assert.equal(new Set(ports).size, 40);
  assert.deepEqual(await taken(one.server), [...ips].sort());
});

const skip = hasPackage('classic-level') ? false : 'classic-level is not installed';

test('services: with a folder, what was allocated is so after a restart, and what was lost is repaired', {
  skip,
}, async (t) => {
  const path = await mkdtemp(join(tmpdir(), 'kubetyped-services-'));
  t.after(() => rm(path, { recursive: true, force: true }));
  const start = async (): Promise<TestServer> => startTestServer({ ...SMALL, storage: await folder(path) });
  const asked = { type: 'NodePort', clusterIP: '10.0.0.3', ports: [{ port: 80, nodePort: 30002 }] };
  {
    await using api = await start();
    await expect(201, send(api.server, 'POST', AT, service('a', asked)));
    await expect(201, send(api.server, 'POST', AT, service('b', { clusterIP: '10.0.0.4' })));
    const addresses = '/apis/networking.k8s.io/v1/ipaddresses';
    await expect(200, send(api.server, 'DELETE', `${addresses}/10.0.0.4`));
    // Somebody else's address is nobody's to free.
    const own = { apiVersion: 'networking.k8s.io/v1', kind: 'IPAddress', metadata: { name: '10.0.0.6' } };
    const parentRef = { group: 'example.com', resource: 'gateways', name: 'g' };
    await expect(201, send(api.server, 'POST', addresses, { ...own, spec: { parentRef } }));
  }
  await using api = await start();
  assert.deepEqual(await taken(api.server), ['10.0.0.1', '10.0.0.3', '10.0.0.4', '10.0.0.6']);
  const ports = [{ port: 80, nodePort: 30002 }];
  for (const spec of [{ clusterIP: '10.0.0.3' }, { clusterIP: '10.0.0.4' }, { type: 'NodePort', ports }])
    assert.match(
      (await expect(422, send(api.server, 'POST', AT, service('c', spec)))).message,
      /is already allocated$/,
    );
});

test('services: what nobody has is freed after a while', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: Date.now() });
  const storage = memory();
  await using api = await startTestServer({ ...SMALL, storage });
  const { server } = api;
  const asked = { type: 'NodePort', clusterIP: '10.0.0.5', ports: [{ port: 80, nodePort: 30002 }] };
  await expect(201, send(server, 'POST', AT, service('a', asked)));
  const checked = { type: 'LoadBalancer', externalTrafficPolicy: 'Local', allocateLoadBalancerNodePorts: false };
  const own = { clusterIP: '10.0.0.2', healthCheckNodePort: 30001 };
  await expect(201, send(server, 'POST', AT, service('checked', { ...checked, ...own })));
  // As a crash between two writes leaves it.
  const key = '/registry/services/specs/default/a';
  const { kv } = await storage.get(key);
  await storage.delete(key, kv!.modRevision);
  assert.deepEqual(await taken(server), ['10.0.0.1', '10.0.0.2', '10.0.0.5']);
  const isFreed = async (): Promise<boolean> =>
    (await send(server, 'POST', `${AT}?dryRun=All`, service('b', { ...asked, clusterIP: '' }))).status === 201;
  // Three looks in a row, the first of them at its next turn, or a write that is on its way would lose its port.
  for (let look = 1; look <= 3; look++) {
    assert.equal(await isFreed(), false, `before look ${look}`);
    t.mock.timers.tick(3 * 60_000);
    for (let turns = 0; turns < 200; turns++) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(await taken(server), ['10.0.0.1', '10.0.0.2']);
  }
  assert.equal(await isFreed(), true);
  const other = { type: 'NodePort', ports: [{ port: 80, nodePort: 30001 }] };
  const { message } = await expect(422, send(server, 'POST', AT, service('c', other)));
  assert.match(message, /is already allocated$/, 'the port of a health check has an owner');
});

test('services: releases without IPAddresses allocate, too', async () => {
  await using api = await startTestServer({ ...SMALL, kubernetesVersion: await readRelease('1.25') });
  const { server } = api;
  await expect(404, send(server, 'GET', '/apis/networking.k8s.io/v1/ipaddresses'));
  assert.equal((await expect(200, send(server, 'GET', `${AT}/kubernetes`))).spec.clusterIP, '10.0.0.1');
  await expect(201, send(server, 'POST', AT, service('a', { clusterIP: '10.0.0.2', type: 'NodePort' })));
  await expect(422, send(server, 'POST', AT, service('b', { clusterIP: '10.0.0.2' })));
  await expect(200, send(server, 'DELETE', `${AT}/a`));
  await expect(201, send(server, 'POST', AT, service('b', { clusterIP: '10.0.0.2' })));
});

test('services: ranges that are none are refused', async () => {
  for (const [options, message] of [
    [{ serviceClusterIPRange: 'x' }, /the range of cluster IPs "x" is not a network/],
    [{ serviceClusterIPRange: '10.0.0.0/30' }, /less than 8 addresses/],
    [{ serviceClusterIPRange: 'fd00::/48' }, /is not a network/],
    [{ serviceClusterIPRange: '10.0.0.0/24,10.1.0.0/24' }, /one of IPv4 and one of IPv6/],
    [{ serviceNodePortRange: '40000-30000' }, /end port cannot be less than start port/],
    [{ serviceNodePortRange: '' }, /the range of node ports/],
  ] as const)
    await assert.rejects(startTestServer(options), { name: 'TypeError', message });
});
