// Servers that show certificates of a Secret, to clients of Node and of Go, while these are renewed; and the real
// kube-apiserver, which asks a webhook by them (KUBETYPED_CONTROLPLANE=start).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { connect } from 'node:tls';
import { scheme } from 'kubetyped';
import { ValidatingWebhookConfiguration } from 'kubetyped/api/admissionregistration/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { silentLogger } from 'kubetyped/controller';
import { type ServingCertificates, servingCertificates } from 'kubetyped/controller/certificates';
import { ListenError, listen } from 'kubetyped/controller/endpoints';
import { admissionWebhook } from 'kubetyped/webhooks';
import { nodeListener } from 'kubetyped/webhooks/node';
import { GoProgram, hasGo, withoutGo } from '../differential/go_oracle.ts';
import { until } from './world.ts';

const SECRET = { namespace: 'shop', name: 'webhook-tls' };
const HOST = 'webhook.shop.svc';

interface Kept {
  readonly certificates: ServingCertificates;
  /** The authority, and the serial number of the certificate that is to be shown. */
  kept(): Promise<{ ca: string; serial: string }>;
  /** Deletes the Secret, so that there are new ones. */
  renew(): Promise<void>;
}

function keep(t: TestContext): Kept {
  const api = new FakeAPI({ scheme });
  t.after(() => api.close());
  const client = new Client({ transport: api });
  const secrets = client.resource(corev1.Secret, { namespace: SECRET.namespace });
  const text = (data: string | undefined): string => Buffer.from(data ?? '', 'base64').toString();
  return {
    certificates: servingCertificates({
      ...{ client, secret: SECRET, hosts: [HOST, '127.0.0.1'], logger: silentLogger },
      // No pause before a new authority is used.
      clock: {
        now: () => performance.now(),
        after: (milliseconds, fire) => stop(setTimeout(fire, Math.min(milliseconds, 50))),
      },
    }),
    async kept() {
      const { data = {} } = await secrets.get(SECRET.name);
      return { ca: text(data['ca.crt']), serial: new X509Certificate(text(data['tls.crt'])).serialNumber };
    },
    async renew() {
      await secrets.delete(SECRET.name);
      await until(() =>
        secrets.get(SECRET.name).then(
          () => true,
          () => false,
        ),
      );
    },
  };
}

const stop = (timer: NodeJS.Timeout) => (): void => clearTimeout(timer);

/** The serial number of what a server shows to a client that trusts an authority; undefined when that doesn't. */
async function shown(port: number, ca: string, servername: string): Promise<string | undefined> {
  const socket = connect({ host: '127.0.0.1', port, ca, servername });
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerX509Certificate()?.serialNumber;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** The same, of Go's client: another name must fail. */
async function shownToGo(port: number, ca: string): Promise<string> {
  const go = new GoProgram('certificates', '-serve');
  const question = (name: string): object => ({ area: 'dial', in: { address: `127.0.0.1:${port}`, name, CA: ca } });
  const [own, other] = await go.ask<{ out: { serial?: string; error?: string } }>([
    question(HOST),
    question('other.shop.svc'),
  ]);
  go.end();
  assert.equal(
    other!.out.error,
    'tls: failed to verify certificate: x509: certificate is valid for webhook.shop.svc, not other.shop.svc',
  );
  assert.equal(own!.out.error, undefined);
  return (own!.out.serial ?? '').toUpperCase();
}

async function holds(t: TestContext, port: number, { kept, renew }: Kept): Promise<void> {
  const first = await kept();
  assert.equal(await shown(port, first.ca, HOST), first.serial);
  assert.equal(await shown(port, first.ca, 'other.shop.svc'), undefined);
  await renew();
  const second = await kept();
  assert.notEqual(second.serial, first.serial);
  await until(async () => (await shown(port, second.ca, HOST)) === second.serial);
  assert.equal(await shown(port, first.ca, HOST), undefined);
  if (hasGo()) assert.equal(await shownToGo(port, second.ca), second.serial);
  else t.diagnostic(withoutGo);
}

test('endpoints of a manager show the certificate that is kept, and its successors', async (t) => {
  const keeping = keep(t);
  let url = '';
  const server = await listen({
    ...{ port: 0, host: '127.0.0.1', tls: { certificates: keeping.certificates } },
    onListening: (given) => (url = given),
  }).start(async () => new Response('fine'));
  t.after(() => server.close());
  assert.match(url, /^https:/);
  await holds(t, Number(new URL(url).port), keeping);
});

test('an API server shows the certificate that is kept, and its successors; its kubeconfig trusts the authority', async (t) => {
  const keeping = keep(t);
  const authentication = tokens({ s3cret: { name: 'ann', groups: ['system:masters'] } });
  const server = new APIServer({ scheme: new Scheme('test'), authentication }).resource(corev1.ConfigMap);
  const { certificates } = keeping;
  const { url, kubeconfig } = await server.listen({ tls: { certificates }, token: 's3cret' });
  t.after(() => server.close());
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-certificates-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'kubeconfig');
  writeFileSync(path, kubeconfig);
  await using client = loadClient({ kubeconfig: path });
  assert.deepEqual((await client.resource(corev1.ConfigMap, { namespace: 'default' }).list()).items, []);
  await holds(t, Number(new URL(url).port), keeping);
});

test('a port that is taken ends the keeping, too', async (t) => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  let closed = 0;
  const certificates: ServingCertificates = { start: async () => ({ close: async () => void closed++ }) };
  const start = listen({ port, host: '127.0.0.1', tls: { certificates } }).start(async () => new Response(''));
  await assert.rejects(start, ListenError);
  assert.equal(closed, 1);
});

const started = process.env['KUBETYPED_CONTROLPLANE'] === 'start';
const skip = started ? false : 'KUBETYPED_CONTROLPLANE=start asks the webhook from the real kube-apiserver';

test('kube-apiserver trusts a webhook whose certificates are kept, also after they changed', {
  skip,
  timeout: 240_000,
}, async (t) => {
  const printed = execFileSync('scripts/controlplane.sh', ['start'], { encoding: 'utf8' });
  const [, kubeconfig = ''] = printed.trim().split('\n').slice(-2);
  t.after(() => execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]));
  await using client = loadClient({ kubeconfig });
  const refuse = admissionWebhook({ kind: corev1.ConfigMap, validate: ({ object }) => `not ${object?.metadata.name}` });
  const server = createServer(nodeListener(refuse));
  const logged: string[] = [];
  const say = (...said: unknown[]): void => void logged.push(JSON.stringify(said));
  const certificates = servingCertificates({
    ...{ client, secret: SECRET, hosts: [HOST] },
    caBundles: { validatingWebhookConfigurations: ['shop'] },
    logger: { info: say, error: (error, ...said) => say(String(error), ...said) },
  });
  await client.resource(corev1.Namespace).create(new corev1.Namespace({ metadata: { name: 'shop' } }));
  const served: string[] = [];
  const running = await certificates.start((certificate) => {
    served.push(certificate.cert);
    server.setSecureContext(certificate);
  });
  t.after(() => running.close());
  server.listen(0);
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const service = new corev1.Service({
    metadata: { name: 'webhook', namespace: 'shop' },
    spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
  });
  await client.resource(corev1.Service).create(service);
  await client.resource(ValidatingWebhookConfiguration).create(
    new ValidatingWebhookConfiguration({
      metadata: { name: 'shop' },
      webhooks: [
        {
          ...{ name: 'own.example.com', sideEffects: 'None', admissionReviewVersions: ['v1'], failurePolicy: 'Fail' },
          clientConfig: { service: { namespace: 'shop', name: 'webhook', port } },
          rules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['configmaps'] }],
          namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'shop' } },
        },
      ],
    }),
  );
  const configMaps = client.resource(corev1.ConfigMap, { namespace: 'shop' });
  let last = '';
  const isRefused = async (name: string): Promise<boolean> => {
    last = await configMaps.create(new corev1.ConfigMap({ metadata: { name } })).then(() => 'created', String);
    return last.includes(`not ${name}`);
  };
  await until(() => isRefused('a')).catch(() => assert.fail(`${last}\n${logged.join('\n')}`));
  await client.resource(corev1.Secret, { namespace: 'shop' }).delete(SECRET.name);
  // Connections that are open go on with the old certificate.
  for (let waited = 0; served.length < 2 && waited < 60; waited++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(served.length, 2, logged.join('\n'));
  server.closeIdleConnections();
  assert.ok(await isRefused('b'), `${last}\n${logged.join('\n')}`);
});
