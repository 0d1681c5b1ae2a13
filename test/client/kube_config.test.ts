// With a KubeConfig of the official client. That itself needs Node 22: KUBETYPED_RUNTIMES is what scripts/runtimes.mjs prints.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { readBody } from 'kubetyped/client/transport';
import {
  type KubeConfigHTTPSOptions,
  type KubeConfigLike,
  transportForKubeConfig,
} from 'kubetyped/client/transport/node';
import { fromSources } from '../cli/run_cli.ts';
import { certificates } from './certificates.ts';
import { http2Server, plainServer } from './servers.ts';

const kubeConfig = (server: string, options: () => KubeConfigHTTPSOptions): KubeConfigLike => ({
  getCurrentCluster: () => ({ server }),
  applyToHTTPSOptions: async (given) => void Object.assign(given, options()),
});

test('credentials are asked for before each request; what a request says itself counts', async (t) => {
  const { url } = await plainServer(t, ({ headers }, response) =>
    response.end(`${headers.authorization} ${headers['impersonate-user']}`),
  );
  let token = 0;
  const transport = transportForKubeConfig(
    kubeConfig(url, () => ({ headers: { Authorization: `Bearer ${++token}`, 'Impersonate-User': 'alice' } })),
    { env: {} },
  );
  t.after(() => transport.close());
  const get = async (headers = {}): Promise<string> =>
    new TextDecoder().decode(await readBody(await transport.request({ method: 'GET', path: '/', headers })));
  assert.deepEqual([await get(), await get()], ['Bearer 1 alice', 'Bearer 2 alice']);
  assert.equal(await get({ authorization: 'Bearer own' }), 'Bearer own alice');
  const basic = transportForKubeConfig(
    kubeConfig(url, () => ({ auth: 'a:b' })),
    { env: {} },
  );
  t.after(() => basic.close());
  const answer = await readBody(await basic.request({ method: 'GET', path: '/' }));
  assert.equal(new TextDecoder().decode(answer), 'Basic YTpi undefined');
});

test('what can be used of a KubeConfig, and what not', async (t) => {
  assert.throws(() => transportForKubeConfig({ getCurrentCluster: () => null, applyToHTTPSOptions: async () => {} }), {
    code: 'ERR_CONFIG',
  });
  for (const options of [{ pfx: Buffer.alloc(1) }, { ca: ['-----BEGIN'] }]) {
    const transport = transportForKubeConfig(
      kubeConfig('https://127.0.0.1:1', () => options),
      { env: {} },
    );
    t.after(() => transport.close());
    await assert.rejects(transport.request({ method: 'GET', path: '/' }), (error: Error) =>
      /PFX|neither as text nor as bytes/.test(`${error.message} ${(error.cause as Error | undefined)?.message}`),
    );
  }
});

test('the KubeConfig of the official client', async (t) => {
  const node = (JSON.parse(process.env['KUBETYPED_RUNTIMES'] ?? '{}') as Record<string, string>)['node22'];
  if (node === undefined) return t.skip('KUBETYPED_RUNTIMES has no node22: see scripts/runtimes.mjs');
  const made = certificates(t);
  if (made === undefined) return;
  const { url } = await http2Server(
    t,
    made,
    (request, response) => {
      const { subject } = (
        request.socket as unknown as { getPeerCertificate(): { subject?: { CN?: string } } }
      ).getPeerCertificate();
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const name = `${subject?.CN}-${request.headers.authorization}-${request.httpVersion}`;
      response.end(JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } }));
    },
    { requestCert: true, rejectUnauthorized: false, ca: made.ca },
  );
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const options = {
    clusters: [{ name: 'c', server: url, caData: base64(made.ca) }],
    users: [{ name: 'u', token: 't', certData: base64(made.client.cert), keyData: base64(made.client.key) }],
    contexts: [{ name: 'x', cluster: 'c', user: 'u' }],
    currentContext: 'x',
  };
  const program = `
    import { KubeConfig } from '@kubernetes/client-node';
    import { Namespace } from 'kubetyped/api/core/v1';
    import { Client } from 'kubetyped/client';
    import { transportForKubeConfig } from 'kubetyped/client/transport/node';
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromOptions(${JSON.stringify(options)});
    const client = new Client({ transport: transportForKubeConfig(kubeConfig, { env: {} }) });
    console.log((await client.resource(Namespace).get('a')).metadata.name);
    await client.close();`;
  const child = spawn(node, [...fromSources, '--input-type=module', '-e', program]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  assert.deepEqual([status, output.trim()], [0, 'alice-Bearer t-2.0']);
});
