// Addresses and ports of Services: random Services, changed and deleted at random, beside the real kube-apiserver
// (KUBETYPED_CONTROLPLANE=start): the same answers, but for what is allocated at random.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { Random } from '../differential/random_scalars.ts';
import { type AdmittingServer, startAdmitting } from './admission_servers.ts';
import type { Answer } from './client.ts';

const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);
/** Requests to each pair of servers. */
const count = Number(process.env['KUBETYPED_CASES'] ?? 60);

const AT = '/api/v1/namespaces/default/services';
const NAMES = ['a', 'b', 'c', 'd', 'e'];
const TYPES = ['ClusterIP', 'ClusterIP', 'NodePort', 'NodePort', 'LoadBalancer', 'LoadBalancer', 'ExternalName'];
/** Those in the range are of the part that is not given at random. */
const IPS = [
  ...['10.96.0.50', '10.96.0.51', '10.96.0.52', '10.96.0.53', 'None', 'None', 'None'],
  ...['10.96.0.0', '10.111.255.255', '10.96.0.1', '192.168.7.7', 'fd00:96::50', 'fd00:97::1', 'wrong', ''],
];
/** As above. */
const PORTS = [30001, 30002, 30003, 30004, 30005, 30006, 99, 29999, 32768];

type Fields = Record<string, unknown>;

function randomSpec(random: Random): Fields {
  const sometimes = (percent: number, fields: () => Fields): Fields => (random.int(100) < percent ? fields() : {});
  const type = random.pick(TYPES);
  const ports = Array.from({ length: 1 + random.int(3) }, (_, index) => ({
    name: `p${random.int(10) === 0 ? 0 : index}`,
    port: random.pick([80, 80, 443]),
    ...sometimes(40, () => ({ protocol: random.pick(['TCP', 'UDP']) })),
    ...sometimes(type === 'ClusterIP' ? 4 : 40, () => ({ nodePort: random.pick(PORTS) })),
  }));
  const ip = random.pick(IPS);
  return {
    type,
    ports,
    ...sometimes(40, () => ({ selector: { app: 'a' } })),
    ...sometimes(type === 'ExternalName' ? 5 : 40, () => ({ clusterIP: ip })),
    ...sometimes(6, () => ({
      clusterIP: ip,
      clusterIPs: random.pick([[ip], [ip, ip], []]),
    })),
    // The second one is free: with two that are not, kube-apiserver says either at random, and loses the other one.
    ...sometimes(8, () => ({
      clusterIP: '10.96.0.60',
      clusterIPs: ['10.96.0.60', `fd00:96::${(random.int(0xff) + 1).toString(16)}`],
    })),
    ...sometimes(35, () => ({
      ipFamilyPolicy: random.pick(['SingleStack', 'PreferDualStack', 'RequireDualStack', 'Other']),
    })),
    ...sometimes(25, () => ({
      ipFamilies: random.pick([['IPv4'], ['IPv6'], ['IPv4', 'IPv6'], ['IPv6', 'IPv4'], ['IPv4', 'IPv4']]),
    })),
    ...sometimes(type === 'LoadBalancer' ? 60 : 10, () => ({
      externalTrafficPolicy: random.pick(['Local', 'Local', 'Cluster']),
    })),
    ...sometimes(type === 'LoadBalancer' ? 30 : 2, () => ({ allocateLoadBalancerNodePorts: random.int(2) === 0 })),
    ...sometimes(type === 'LoadBalancer' ? 20 : 2, () => ({ healthCheckNodePort: random.pick(PORTS) })),
    ...sometimes(type === 'ExternalName' ? 90 : 2, () => ({ externalName: 'example.com' })),
    ...sometimes(5, () => ({ externalIPs: ['192.0.2.5'] })),
    // Differs from Go: that of an ExternalName, which nobody sees, is gone when the type changes.
    ...sometimes(type === 'ExternalName' ? 0 : 5, () => ({ internalTrafficPolicy: 'Local' })),
  };
}

/** A request, and what it does to what is there. */
interface Operation {
  readonly method: string;
  readonly name: string;
  readonly type?: string;
  readonly query: string;
  body(existing: Fields | undefined): Fields | undefined;
}

function randomOperation(random: Random): Operation {
  const name = random.pick(NAMES);
  const spec = randomSpec(random);
  const partial = Object.fromEntries(Object.entries(spec).filter(() => random.int(3) === 0));
  const dropped = Object.fromEntries(
    ['clusterIP', 'clusterIPs', 'ipFamilies', 'ipFamilyPolicy', 'healthCheckNodePort', 'externalTrafficPolicy']
      .filter(() => random.int(6) === 0)
      .map((field) => [field, null]),
  );
  const object = { apiVersion: 'v1', kind: 'Service', metadata: { name } };
  const query = random.int(7) === 0 ? 'dryRun=All' : '';
  const at = { name, query };
  switch (random.int(10)) {
    case 0:
    case 1:
    case 2:
      return { ...at, method: 'POST', body: () => ({ ...object, spec }) };
    case 3:
      return { ...at, method: 'PUT', body: () => ({ ...object, spec }) };
    case 4:
    case 5:
      return {
        ...at,
        method: 'PUT',
        body: (existing) =>
          existing && {
            ...existing,
            spec: withoutNull({ ...(existing['spec'] as Fields), ...partial, ...dropped }),
          },
      };
    case 6:
    case 7:
      return {
        ...at,
        method: 'PATCH',
        type: 'application/merge-patch+json',
        body: () => ({ spec: { ...dropped, ...partial } }),
      };
    case 8:
      return {
        ...at,
        method: 'PATCH',
        type: 'application/apply-patch+yaml',
        query: `fieldManager=m&force=true&${query}`,
        body: () => ({ ...object, spec: { ...spec, ports: [{ ...(spec['ports'] as Fields[])[0], protocol: 'TCP' }] } }),
      };
    default:
      return { ...at, method: 'DELETE', body: () => undefined };
  }
}

const withoutNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** What a text says, but for addresses and ports that nobody asked for. */
const withoutRandom = (text: string): string =>
  text
    .replace(/\b10\.(?:9[6-9]|1[01]\d)\.\d+\.\d+\b/g, (ip) => (/^10\.96\.0\.|255\.255$/.test(ip) ? ip : 'any IPv4'))
    .replace(/\bfd00:96::[0-9a-f:]+/g, (ip) => (/::[0-9a-f]{1,2}$/.test(ip) ? ip : 'any IPv6'))
    .replace(/\b3[0-2]\d{3}\b/g, (port) => (Number(port) < 30_086 || Number(port) > 32_767 ? port : '31000'));

/** The status, and the object, or what is wrong. */
function told({ status, text, json }: Answer): unknown[] {
  if (status >= 300) {
    const causes: { field?: string; message?: string }[] = json?.details?.causes ?? [];
    // Values that are no scalars are shown in the form of Go's types.
    const texts = causes.map(
      ({ field, message = '' }) => `${field}: ${message.replace(/(?<=value: )(?:[[{].*?|null)(?=: [^"]|$)/, '…')}`,
    );
    // Differs from Go: where two families make None one of two addresses, nothing but addresses is looked at.
    const isMadeWrong = texts.some((each) => each.includes("'None' must be the first and only value"));
    const compared = isMadeWrong ? texts.filter((each) => each.startsWith('spec.clusterIPs')) : texts;
    const found = compared.length > 0 ? [...new Set(compared)].sort() : [String(json?.message ?? text)];
    return [status, ...found.map(withoutRandom)];
  }
  const { spec, status: state, metadata, details } = json;
  return [
    status,
    JSON.parse(withoutRandom(JSON.stringify({ spec, state, name: metadata.name ?? details }))) as unknown,
  ];
}

/** kube-apiserver panics where a headless Service gets a family that the cluster does not have, and wants an address of it. */
const CRASHED: Answer = { status: 599, headers: {}, text: 'kube-apiserver has panicked', json: undefined };

/** Differs from Go: an update to an ExternalName with a clusterIP is refused although it has no clusterIPs. */
const EXTERNAL = 'spec.clusterIPs: Forbidden: may not be set for ExternalName services';

async function run({ request }: AdmittingServer, { method, name, type, query, body }: Operation): Promise<Answer> {
  const url = method === 'POST' ? AT : `${AT}/${name}`;
  const found = await request('admin', 'GET', `${AT}/${name}`);
  const sent = body(found.status === 200 ? (found.json as Fields) : undefined);
  return request('admin', method, `${url}?${query}`, sent, type ?? 'application/json').catch(() => CRASHED);
}

/** The addresses that are kept for each Service, and whose they are not. */
async function addresses({ request }: AdmittingServer): Promise<{ of: Fields; leaked: string[] }> {
  const { json: services } = await request('admin', 'GET', AT);
  const { json: found } = await request('admin', 'GET', '/apis/networking.k8s.io/v1/ipaddresses');
  const left = new Map<string, { labels: Fields; parent: Fields }>(
    found.items.map(({ metadata, spec }: { metadata: { name: string; labels: Fields }; spec: Fields }) => [
      metadata.name,
      { labels: metadata.labels, parent: spec['parentRef'] },
    ]),
  );
  const of: Fields = {};
  for (const { metadata, spec } of services.items)
    of[metadata.name] = (spec.clusterIPs ?? [])
      .filter((ip: string) => ip !== 'None')
      .map((ip: string) => {
        const kept = left.get(ip);
        left.delete(ip);
        return [withoutRandom(ip), kept];
      });
  return { of, leaked: [...left.keys()] };
}

for (const range of ['10.96.0.0/12', '10.96.0.0/12,fd00:96::/112'])
  test(`random Services in ${range}`, async (t) => {
    const { servers, close } = await startAdmitting({ serviceClusterIPRange: range, quotaController: false }, [
      '--service-cluster-ip-range',
      range,
    ]);
    try {
      const [ours, theirs] = servers;
      let taken = 0;
      let crashes = 0;
      let known = 0;
      const different: Fields[] = [];
      for (let index = 0; index < count; index++) {
        const operation = randomOperation(new Random(seed * 1_000_003 + index));
        const [own, other] = await Promise.all(servers.map(async (each) => told(await run(each, operation))));
        if (Number(own?.[0]) < 300) taken++;
        const sent = JSON.stringify({ ...operation, body: operation.body({ metadata: {}, spec: 'existing' }) });
        if (theirs === undefined || isDeepStrictEqual(own, other)) continue;
        if (other?.[0] === CRASHED.status) crashes++;
        else if (own?.includes(EXTERNAL)) known++;
        else different.push({ index, sent, own, other });
        // What follows from it is not another fault.
        for (const { request } of servers) for (const name of NAMES) await request('admin', 'DELETE', `${AT}/${name}`);
      }
      const found = different.slice(0, 20).map((each) => JSON.stringify(each, null, 1));
      assert.equal(different.length, 0, `KUBETYPED_SEED=${seed}: ${found.join('\n')}`);
      t.diagnostic(`${count} requests, ${taken} taken, ${crashes} panics of kube-apiserver, ${known} others known`);
      const own = await addresses(ours!);
      assert.deepEqual(own.leaked, []);
      if (theirs !== undefined) assert.deepEqual(own.of, (await addresses(theirs)).of);
    } finally {
      await close();
    }
  });
