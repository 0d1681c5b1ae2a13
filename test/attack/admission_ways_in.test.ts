// What plug-ins of admission refuse is refused whichever way it comes: created, applied, put, patched, by any spelling. With
// KUBETYPED_CONTROLPLANE=start the same is expected of kube-apiserver.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before } from 'node:test';
import {
  type AdmittingServers,
  create,
  eventually,
  expectStatus,
  startAdmitting,
  testsOf,
} from '../apiserver/admission_servers.ts';

const APPLY = 'application/apply-patch+yaml';
const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const NAMESPACES = '/api/v1/namespaces';

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
});
after(() => all.close());

for (const index of [0, 1]) {
  const tried = testsOf(index, () => all);

  tried('a privileged Pod', async (server) => {
    const labels = { 'pod-security.kubernetes.io/enforce': 'baseline' };
    await create(server, NAMESPACES, { metadata: { name: 'ways', labels } });
    await eventually(() => expectStatus(200, server, 'admin', 'GET', `${NAMESPACES}/ways/serviceaccounts/default`));
    const pods = `${NAMESPACES}/ways/pods`;
    const privileged = { name: 'a', image: 'i', securityContext: { privileged: true } };
    const pod = (name: string, spec: object): object => ({ apiVersion: 'v1', kind: 'Pod', metadata: { name }, spec });
    const bad = pod('bad', { containers: [privileged] });
    const apply = '?fieldManager=m&force=true';
    const refuse = async (method: string, url: string, body: object, type?: string): Promise<void> => {
      const { json } = await expectStatus(403, server, 'admin', method, url, body, type);
      assert.match(json.message, /violates PodSecurity "baseline:latest": /);
    };
    await refuse('POST', pods, bad);
    await refuse('POST', `${pods}?dryRun=All`, bad);
    await refuse('PATCH', `${pods}/bad${apply}`, bad, APPLY);
    await refuse('POST', pods, { ...bad, metadata: { generateName: 'bad-' } });
    await refuse('POST', pods, pod('bad', { containers: [{ name: 'b', image: 'i' }], initContainers: [privileged] }));
    await create(server, pods, pod('good', { containers: [{ name: 'b', image: 'i' }] }));
    const debug = { ephemeralContainers: [{ ...privileged, name: 'd' }] };
    await refuse('PATCH', `${pods}/good/ephemeralcontainers`, { spec: debug }, STRATEGIC);
    const added = [{ op: 'add', path: '/spec/ephemeralContainers', value: debug.ephemeralContainers }];
    await refuse('PATCH', `${pods}/good/ephemeralcontainers`, added, JSON_PATCH);
    const { json: stored } = await expectStatus(200, server, 'admin', 'GET', `${pods}/good`);
    await refuse('PUT', `${pods}/good/ephemeralcontainers`, { ...stored, spec: { ...stored.spec, ...debug } });
    // Nothing of it is there.
    const { items } = (await expectStatus(200, server, 'admin', 'GET', pods)).json;
    assert.deepEqual(
      items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
      ['good'],
    );
    assert.equal(
      (await expectStatus(200, server, 'admin', 'GET', `${pods}/good`)).json.spec.ephemeralContainers,
      undefined,
    );
  });

  tried('more than a quota', async (server) => {
    await create(server, NAMESPACES, { metadata: { name: 'none' } });
    await eventually(() => expectStatus(200, server, 'admin', 'GET', `${NAMESPACES}/none/serviceaccounts/default`));
    const url = `${NAMESPACES}/none`;
    await create(server, `${url}/resourcequotas`, {
      metadata: { name: 'q' },
      spec: { hard: { secrets: 0, 'count/leases.coordination.k8s.io': 0, 'services.loadbalancers': 0 } },
    });
    await eventually(async () => {
      const { json } = await expectStatus(200, server, 'admin', 'GET', `${url}/resourcequotas/q`);
      assert.equal(Object.keys(json.status.used ?? {}).length, 3);
    });
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' } };
    await eventually(() => expectStatus(403, server, 'admin', 'POST', `${url}/secrets`, secret));
    await expectStatus(403, server, 'admin', 'PATCH', `${url}/secrets/s?fieldManager=m`, secret, APPLY);
    // An update may create these.
    const lease = { apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', metadata: { name: 'l' }, spec: {} };
    const leases = '/apis/coordination.k8s.io/v1/namespaces/none/leases';
    await expectStatus(403, server, 'admin', 'PUT', `${leases}/l`, lease);
    await expectStatus(403, server, 'admin', 'PATCH', `${leases}/l?fieldManager=m`, lease, APPLY);
    // What is there becomes something that is counted.
    const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 's' }, spec: { ports: [{ port: 80 }] } };
    await create(server, `${url}/services`, service);
    await expectStatus(403, server, 'admin', 'PATCH', `${url}/services/s`, { spec: { type: 'LoadBalancer' } }, MERGE);
    await expectStatus(
      403,
      server,
      'admin',
      'PATCH',
      `${url}/services/s`,
      [{ op: 'add', path: '/spec/type', value: 'LoadBalancer' }],
      JSON_PATCH,
    );
    for (const [name, path] of [
      ['secrets', url],
      ['leases', '/apis/coordination.k8s.io/v1/namespaces/none'],
    ] as const)
      assert.deepEqual((await expectStatus(200, server, 'admin', 'GET', `${path}/${name}`)).json.items, []);
  });

  tried('a certificate of system:masters, however the request is written', async (server) => {
    const text = execFileSync(
      'openssl',
      [
        'req',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-keyout',
        '/dev/null',
        '-subj',
        '/O=system:masters',
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const der = Buffer.from(text.replace(/-----[^-]*-----/g, ''), 'base64');
    const benign = execFileSync(
      'openssl',
      [
        'req',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-keyout',
        '/dev/null',
        '-subj',
        '/O=dev',
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const block = (body: string, type = 'CERTIFICATE REQUEST'): string =>
      `-----BEGIN ${type}-----\n${body}\n-----END ${type}-----\n`;
    const asType = (tag: number): string => {
      const changed = Buffer.from(der);
      changed[changed.indexOf('system:masters') - 2] = tag;
      return block(changed.toString('base64'));
    };
    const url = '/apis/certificates.k8s.io/v1/certificatesigningrequests';
    const spec = { signerName: 'kubernetes.io/kube-apiserver-client', usages: ['client auth'] };
    const texts = {
      plain: text,
      'in one line': block(der.toString('base64')),
      'after other text': `other\n\n${text}`,
      'with carriage returns': text.replaceAll('\n', '\r\n'),
      'as PrintableString': asType(0x13),
      'as IA5String': asType(0x16),
      'as T61String': asType(0x14),
      'before a harmless one': text + benign,
      'with headers': text.replace('REQUEST-----\n', 'REQUEST-----\nA: b\n\n'),
      'of the old type': text.replaceAll('CERTIFICATE REQUEST', 'NEW CERTIFICATE REQUEST'),
      'with more behind it': block(Buffer.concat([der, Buffer.from([0, 0])]).toString('base64')),
    };
    for (const [name, each] of Object.entries(texts)) {
      const body = {
        apiVersion: 'certificates.k8s.io/v1',
        kind: 'CertificateSigningRequest',
        metadata: { name: 'c' },
        spec: { ...spec, request: Buffer.from(each).toString('base64') },
      };
      const posted = await server.request('admin', 'POST', url, body);
      assert.ok(posted.status === 403 || posted.status === 422, `${name}: ${posted.text}`);
      const applied = await server.request('admin', 'PATCH', `${url}/c?fieldManager=m`, body, APPLY);
      assert.ok(applied.status === 403 || applied.status === 422, `${name}: ${applied.text}`);
    }
    assert.deepEqual((await expectStatus(200, server, 'admin', 'GET', url)).json.items, []);
  });
}
