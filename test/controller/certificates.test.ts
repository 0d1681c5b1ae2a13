// Certificates in a Secret: made, shared by replicas, renewed, repaired, and told to API servers by caBundle.
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { scheme } from 'kubetyped';
import { MutatingWebhookConfiguration, ValidatingWebhookConfiguration } from 'kubetyped/api/admissionregistration/v1';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { APIService } from 'kubetyped/api/apiregistration/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { isNotFound, newForbidden, newNotFound } from 'kubetyped/apimachinery/api/errors';
import type { Clock } from 'kubetyped/apimachinery/util/wait';
import { Client, mergePatch } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { newSelfSignedCACert, newSignedCert, parseCertsPEM } from 'kubetyped/client/util/cert';
import {
  ForeignCertificateError,
  type ServingCertificate,
  type ServingCertificatesOptions,
  servingCertificates,
} from 'kubetyped/controller/certificates';
import { policyRules } from 'kubetyped/controller/rbac';
import { until } from './world.ts';

const HOST = 'webhook.shop.svc';
const SECRET = { namespace: 'shop', name: 'webhook-tls' };
const SERVICE = { namespace: 'shop', name: 'webhook' };
const DAY = 86_400_000;
const START = Date.parse('2030-01-01T00:00:00Z');
const ALL = {
  mutatingWebhookConfigurations: ['shop'],
  validatingWebhookConfigurations: ['shop'],
  customResourceDefinitions: ['birds.example.com'],
  apiServices: ['v1.example.com'],
};

/** Short delays end at once; long ones when the test says so. */
class TestClock implements Clock {
  readonly #long = new Set<() => void>();
  /** All delays that were asked for. */
  readonly delays: number[] = [];
  time = START;
  now = (): number => performance.now();
  after(milliseconds: number, fire: () => void): () => void {
    this.delays.push(milliseconds);
    if (milliseconds <= 10_000) {
      const timer = setTimeout(fire, 1);
      return () => clearTimeout(timer);
    }
    this.#long.add(fire);
    return () => this.#long.delete(fire);
  }
  pass(milliseconds: number): void {
    this.time += milliseconds;
    for (const fire of [...this.#long]) {
      this.#long.delete(fire);
      fire();
    }
  }
}

interface World {
  readonly api: FakeAPI;
  readonly client: Client;
  readonly clock: TestClock;
  /** Everything that was said. */
  readonly log: string[];
  /** Starts a replica. @returns what it served, the last one last */
  replica(options?: Partial<ServingCertificatesOptions>): Promise<ServingCertificate[]>;
  secret(): Promise<corev1.Secret>;
}

function world(t: TestContext, ...objects: object[]): World {
  const api = new FakeAPI({ scheme, objects: objects as never });
  const client = new Client({ transport: api });
  const clock = new TestClock();
  const log: string[] = [];
  const say = (...said: unknown[]): void =>
    void log.push(said.map((each) => (each instanceof Error ? String(each.stack) : JSON.stringify(each))).join(' '));
  t.after(() => api.close());
  return {
    api,
    client,
    clock,
    log,
    async replica(options = {}) {
      const served: ServingCertificate[] = [];
      const certificates = servingCertificates({
        ...{ client, secret: SECRET, hosts: [HOST], validity: 90 * DAY, clock, now: () => clock.time },
        logger: { info: say, error: (error, message, values) => say(error, message, values) },
        ...options,
      });
      const running = await certificates.start((certificate) => {
        say('served', new X509Certificate(certificate.cert).serialNumber);
        served.push(certificate);
      });
      t.after(() => running.close());
      return served;
    },
    secret: () => client.resource(corev1.Secret, { namespace: 'shop' }).get(SECRET.name),
  };
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const plain = (data: string | undefined): string => Buffer.from(data ?? '', 'base64').toString();

const webhook = (name: string, clientConfig: object): object => ({
  ...{ name, clientConfig, sideEffects: 'None', admissionReviewVersions: ['v1'] },
});
const validating = (name = 'shop', caBundle = ''): ValidatingWebhookConfiguration =>
  new ValidatingWebhookConfiguration({
    metadata: { name },
    webhooks: [
      webhook('other.example.com', { service: { namespace: 'else', name: 'webhook' }, caBundle: 'b3RoZXI=' }),
      webhook('own.example.com', { service: SERVICE, ...(caBundle && { caBundle }) }),
      webhook('url.example.com', { url: `https://${HOST}:9443/validate` }),
    ] as never,
  });
const trusting = (): object[] => [
  validating(),
  new MutatingWebhookConfiguration({
    metadata: { name: 'shop' },
    webhooks: [webhook('own.example.com', { service: SERVICE })] as never,
  }),
  new CustomResourceDefinition({
    metadata: { name: 'birds.example.com' },
    spec: {
      ...{ group: 'example.com', scope: 'Cluster', names: { plural: 'birds', kind: 'Bird' }, versions: [] },
      conversion: {
        strategy: 'Webhook',
        webhook: { clientConfig: { service: SERVICE }, conversionReviewVersions: ['v1'] },
      },
    },
  }),
  new APIService({
    metadata: { name: 'v1.example.com' },
    spec: { service: SERVICE, groupPriorityMinimum: 1, versionPriority: 1 },
  }),
];

async function bundles(client: Client): Promise<(string | undefined)[]> {
  const hooks = await client.resource(ValidatingWebhookConfiguration).get('shop');
  const changing = await client.resource(MutatingWebhookConfiguration).get('shop');
  const definition = await client.resource(CustomResourceDefinition).get('birds.example.com');
  const service = await client.resource(APIService).get('v1.example.com');
  return [
    ...[hooks, changing].flatMap(({ webhooks = [] }) => webhooks.map(({ clientConfig }) => clientConfig.caBundle)),
    definition.spec.conversion?.webhook?.clientConfig?.caBundle,
    service.spec?.caBundle,
  ];
}

test('the first replica makes the Secret and sets caBundle where the certificate is shown; others share it', async (t) => {
  const { client, api, replica, secret, log } = world(t, ...trusting());
  const first = await replica({ caBundles: ALL });
  const { type, data = {} } = await secret();
  assert.equal(type, 'kubernetes.io/tls');
  assert.deepEqual(Object.keys(data).sort(), ['ca.crt', 'ca.key', 'tls.crt', 'tls.key']);
  assert.deepEqual(first, [{ cert: plain(data['tls.crt']), key: plain(data['tls.key']), ca: plain(data['ca.crt']) }]);
  const ca = data['ca.crt'];
  assert.deepEqual(await bundles(client), ['b3RoZXI=', ca, ca, ca, ca, ca]);
  const [own] = parseCertsPEM(first[0]!.cert);
  assert.deepEqual(own!.subjectAltName, `DNS:${HOST}`);
  assert.equal(Date.parse(own!.validTo), START + 90 * DAY);
  const writes = api.actions.filter(({ verb }) => ['create', 'update', 'patch'].includes(verb)).length;
  assert.deepEqual(await replica({ caBundles: ALL }), first);
  assert.equal(api.actions.filter(({ verb }) => ['create', 'update', 'patch'].includes(verb)).length, writes);
  assert.match(log.join('\n'), /Certificate renewed.*"because":"there was none"/);
});

test('replicas that start at the same time show the certificate of the one that was first', async (t) => {
  const { api, replica, secret } = world(t);
  const waiting: (() => void)[] = [];
  api.react(async ({ verb, resource }) => {
    // All have seen that there is none before one writes.
    if (verb === 'create' && resource === 'secrets')
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length >= 3) for (const go of waiting) go();
      });
    return undefined;
  });
  const served = await Promise.all([replica(), replica(), replica()]);
  const { data = {} } = await secret();
  for (const each of served)
    assert.deepEqual(
      each.map(({ cert }) => cert),
      [plain(data['tls.crt'])],
    );
});

test('a certificate is renewed a third of its time before its end, once for all replicas, by the same authority', async (t) => {
  const { client, api, clock, replica, secret } = world(t, ...trusting());
  const replicas = [await replica({ caBundles: ALL }), await replica({ caBundles: ALL })];
  const ca = (await secret()).data?.['ca.crt'];
  api.actions.length = 0;
  clock.pass(59 * DAY);
  await until(() => api.actions.filter(({ verb, resource }) => verb === 'get' && resource === 'secrets').length >= 2);
  assert.ok(!api.actions.some(({ verb }) => verb === 'update'));
  for (let renewals = 1; renewals <= 3; renewals++) {
    clock.pass(renewals === 1 ? 2 * DAY : 61 * DAY);
    await until(() => replicas.every(({ length }) => length === renewals + 1), `renewal ${renewals}`);
    assert.equal(replicas[0]!.at(-1)!.cert, replicas[1]!.at(-1)!.cert);
    assert.equal((await secret()).data?.['ca.crt'], ca);
  }
  assert.deepEqual(new Set(await bundles(client)), new Set(['b3RoZXI=', ca]));
  assert.equal(new Set(replicas[0]!.map(({ cert }) => cert)).size, 4);
});

test('a new authority is told before its certificates are shown, and the one before it stays trusted', async (t) => {
  const { client, clock, replica, secret, log } = world(t, ...trusting());
  const served = await replica({ caBundles: ALL });
  const [old] = parseCertsPEM(served[0]!.ca);
  for (let passed = 0; passed < 14; passed++) {
    const before = served.length;
    clock.pass(61 * DAY);
    await until(() => served.length > before);
  }
  const at = served.findIndex(({ ca }) => ca !== served[0]!.ca);
  assert.ok(at > 5, `the authority changed at ${at}`);
  const authorities = parseCertsPEM(served[at]!.ca);
  assert.equal(authorities.length, 2);
  assert.ok(authorities[1]!.raw.equals(old!.raw));
  assert.ok(new X509Certificate(served[at]!.cert).checkIssued(authorities[0]!));
  assert.ok(new X509Certificate(served[at]!.cert).verify(authorities[0]!.publicKey));
  const shown = log.findIndex((line) => line.includes(new X509Certificate(served[at]!.cert).serialNumber));
  const told = log.flatMap((line, index) => (line.includes('caBundle set') && index < shown ? [index] : []));
  assert.equal(told.length, 8);
  assert.deepEqual((await bundles(client)).at(-1), (await secret()).data?.['ca.crt']);
});

const authority = newSelfSignedCACert({
  commonName: 'a',
  notBefore: new Date(START - DAY),
  notAfter: new Date(START + 900 * DAY),
});
const times = { notBefore: new Date(START - DAY), notAfter: new Date(START + 80 * DAY) };
const good = newSignedCert({ hosts: [HOST], usages: ['server auth'], ...times }, authority);
const other = newSelfSignedCACert({ commonName: 'a', ...times });
/** The authority under another name, with the same key. */
const renamed = new X509Certificate(
  Buffer.from(parseCertsPEM(authority.cert)[0]!.raw.toString('hex').replaceAll('5504030c0161', '5504030c0162'), 'hex'),
).toString();
const FLAWS: readonly [reason: RegExp, data: Record<string, string>][] = [
  [/tls\.crt holds no certificate/, { 'tls.crt': 'nonsense' }],
  [/tls\.key is not the key of the certificate/, { 'tls.key': other.key }],
  [/tls\.key is not the key of the certificate/, { 'tls.key': 'nonsense' }],
  [/ca\.crt holds no certificate/, { 'ca.crt': '' }],
  [/ca\.crt holds the certificate of no authority/, { 'ca.crt': good.cert, 'ca.key': good.key }],
  [/ca\.key is not the key of the authority's certificate/, { 'ca.key': other.key }],
  [/the authority of ca\.crt did not sign the certificate/, { 'ca.crt': other.cert, 'ca.key': other.key }],
  [/the authority of ca\.crt did not sign the certificate/, { 'ca.crt': renamed }],
  [/the certificate is not for webhook\.shop\.svc/, newTLS({ hosts: ['shop.svc'], ...times })],
  [/the certificate is not for webhook\.shop\.svc/, newTLS({ commonName: HOST, ...times })],
  [/the certificate is not that of a server/, newTLS({ hosts: [HOST], usages: ['client auth'], ...times })],
  [/the certificate is valid until/, newTLS({ hosts: [HOST], ...times, notAfter: new Date(START) })],
  [
    /the certificate is not valid before/,
    newTLS({ hosts: [HOST], notBefore: new Date(START + 1000), notAfter: times.notAfter }),
  ],
];

function newTLS(config: Parameters<typeof newSignedCert>[0]): Record<string, string> {
  const { cert, key } = newSignedCert(config, authority);
  return { 'tls.crt': cert, 'tls.key': key };
}

function filled(changes: Record<string, string>): corev1.Secret {
  const texts = {
    'tls.crt': good.cert,
    'tls.key': good.key,
    'ca.crt': authority.cert,
    'ca.key': authority.key,
    ...changes,
  };
  const data = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, base64(text)]));
  return new corev1.Secret({ metadata: { ...SECRET, labels: { mine: 'yes' } }, type: 'Opaque', data });
}

test('a Secret that is as it should be is taken as it is', async (t) => {
  const { replica, log } = world(t, filled({}));
  assert.deepEqual(await replica(), [{ cert: good.cert, key: good.key, ca: authority.cert }]);
  assert.equal(log.length, 1);
});

for (const [at, [reason, changes]] of FLAWS.entries())
  test(`a Secret with a flaw (${at}) is mended, and keeps what else is in it: ${reason.source}`, async (t) => {
    const { replica, secret, log } = world(t, filled({ ...changes, extra: 'kept' }));
    const [served] = await replica();
    assert.match(log.join('\n'), new RegExp(`Certificate renewed.*because":"${reason.source}`));
    const { metadata, data = {} } = await secret();
    assert.deepEqual([metadata.labels, plain(data['extra'])], [{ mine: 'yes' }, 'kept']);
    assert.equal(plain(data['tls.crt']), served!.cert);
    const certificate = new X509Certificate(served!.cert);
    assert.ok(certificate.verify(parseCertsPEM(served!.ca)[0]!.publicKey));
    assert.equal(certificate.checkHost(HOST, { subject: 'never' }), HOST);
  });

test('an empty Secret is filled; one that somebody else keeps is refused', async (t) => {
  const empty = world(t, new corev1.Secret({ metadata: SECRET }));
  assert.equal((await empty.replica()).length, 1);
  const { replica, secret } = world(t, filled({ 'ca.key': '' }));
  await assert.rejects(replica(), (error: unknown) => {
    assert.ok(error instanceof ForeignCertificateError);
    assert.equal(error.code, 'ERR_FOREIGN_CERTIFICATE');
    assert.match(error.message, /^Secret shop\/webhook-tls holds a certificate without ca\.key/);
    return true;
  });
  assert.equal(plain((await secret()).data?.['tls.crt']), good.cert);
});

test('what is taken away or overwritten comes back; what comes later is told, too', async (t) => {
  const { client, replica, secret, log } = world(t);
  const served = await replica({ caBundles: { validatingWebhookConfigurations: ['shop', 'wrong'] } });
  const hooks = client.resource(ValidatingWebhookConfiguration);
  const bundle = async (): Promise<string | undefined> =>
    (await hooks.get('shop')).webhooks?.[1]?.clientConfig.caBundle;
  assert.match(log.join('\n'), /caBundle not set: the object is not there/);
  await hooks.create(validating());
  const ca = (await secret()).data?.['ca.crt'];
  await until(async () => (await bundle()) === ca);
  await hooks.update({ ...(await hooks.get('shop')), webhooks: validating('shop', 'b2xk').webhooks! });
  await until(async () => (await bundle()) === ca);
  await hooks.create(new ValidatingWebhookConfiguration({ metadata: { name: 'wrong' } }));
  await until(() => log.some((line) => /wrong leads to none of webhook\.shop\.svc/.test(line)));
  await client.resource(corev1.Secret, { namespace: 'shop' }).delete(SECRET.name);
  await until(() => served.length === 2);
  await until(async () => (await bundle()) === (await secret()).data?.['ca.crt']);
  await client
    .resource(corev1.Secret, { namespace: 'shop' })
    .patch(SECRET.name, mergePatch({ data: { 'tls.key': 'eA==' } }));
  await until(() => served.length === 3);
});

test('who writes at the same time is read again; refusals are tried again', async (t) => {
  const { client, api, clock, replica, secret, log } = world(t, validating());
  let refusals = 0;
  api.react(async ({ verb, resource }) => {
    if (verb !== 'patch' || resource !== 'validatingwebhookconfigurations' || refusals === 3) return undefined;
    refusals++;
    if (refusals > 1) throw newForbidden({ group: '', resource: 'x' }, 'shop', new Error('not yet'));
    const hooks = client.resource(ValidatingWebhookConfiguration);
    const before = await hooks.get('shop');
    await hooks.update({ ...before, webhooks: [...(before.webhooks ?? [])].reverse() });
    return undefined;
  });
  const served = await replica({ caBundles: { validatingWebhookConfigurations: ['shop'] } });
  assert.equal(served.length, 1);
  const ca = (await secret()).data?.['ca.crt'];
  await until(async () => {
    const { webhooks = [] } = await client.resource(ValidatingWebhookConfiguration).get('shop');
    return webhooks.map(({ clientConfig }) => clientConfig.caBundle).join() === `${ca},${ca},b3RoZXI=`;
  });
  assert.equal(refusals, 3);
  assert.ok(log.some((line) => /not yet/.test(line)));
  // Each time after twice as long.
  assert.deepEqual(new Set(clock.delays.filter((delay) => delay < 4000)), new Set([1000, 2000]));
});

test('nothing of a key is said, whatever fails', async (t) => {
  const { api, replica, log, secret } = world(
    t,
    filled({ 'tls.key': `${good.key.slice(0, 120)}x`, 'ca.key': 'secretsecret' }),
    ...trusting(),
  );
  api.react(({ verb }) => {
    if (verb === 'patch') throw newForbidden({ group: '', resource: 'x' }, 'shop', new Error('no'));
    return undefined;
  });
  const [served] = await replica({ caBundles: ALL });
  const { data = {} } = await secret();
  const said = log.join('\n');
  for (const key of [served!.key, plain(data['ca.key']), good.key, authority.key])
    for (const line of key.split('\n').slice(1, -2)) assert.ok(!said.includes(line));
  assert.ok(!said.includes('secretsecret') && !said.includes(data['tls.key']!));
  api.react(({ verb }) => {
    if (verb === 'create') throw newForbidden({ group: '', resource: 'secrets' }, 'webhook-tls', new Error('no'));
    return undefined;
  });
  await assert.rejects(
    replica({ secret: { namespace: 'shop', name: 'none' } }),
    (error: Error) => !/PRIVATE/.test(String(error.stack)),
  );
});

test('options that make no sense are refused', () => {
  const client = new Client({ transport: new FakeAPI({ scheme }) });
  const make = (options: object): unknown => servingCertificates({ client, secret: SECRET, hosts: [HOST], ...options });
  assert.throws(() => make({ hosts: [] }), /a certificate needs at least one host/);
  for (const options of [
    { validity: 0 },
    { validity: Number.NaN },
    { validity: 10, renewBefore: 10 },
    { renewBefore: -1 },
  ])
    assert.throws(() => make(options), /expected validity above 0, and renewBefore below it/);
});

test('a Secret in a namespace that is missing says what to do', async (t) => {
  const { api, replica } = world(t);
  api.react(({ resource, verb }) => {
    if (resource === 'secrets' && verb === 'create') throw newNotFound({ group: '', resource: 'namespaces' }, 'shop');
    return undefined;
  });
  await assert.rejects(replica(), (error: Error) => {
    assert.equal(
      error.message,
      'namespaces "shop" not found: create the namespace with `kubectl create namespace shop`, or apply the manifests that have it',
    );
    return isNotFound(error);
  });
});

test('what keeping certificates takes can be written as rules', () => {
  const { access } = servingCertificates({
    ...{ client: new Client({ transport: new FakeAPI({ scheme }) }), secret: SECRET, hosts: [HOST] },
    caBundles: {
      validatingWebhookConfigurations: ['a', 'b'],
      mutatingWebhookConfigurations: ['a'],
      apiServices: ['c'],
    },
  });
  assert.deepEqual(policyRules(access), [
    { apiGroups: [''], resources: ['secrets'], verbs: ['get', 'list', 'watch', 'create', 'update'] },
    {
      apiGroups: ['admissionregistration.k8s.io'],
      resources: ['mutatingwebhookconfigurations', 'validatingwebhookconfigurations'],
      verbs: ['get', 'list', 'watch', 'patch'],
    },
    { apiGroups: ['apiregistration.k8s.io'], resources: ['apiservices'], verbs: ['get', 'list', 'watch', 'patch'] },
  ]);
});
