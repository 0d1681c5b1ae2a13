/**
 * The sample controller on an API server of its own, or on a cluster:
 *
 *     npm run example -- sample-controller
 *     npm run example -- sample-controller --cluster
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Manager } from 'kubetyped/controller';
import { listen, terminationSignal } from 'kubetyped/controller/endpoints';
import { newFooController } from './controller.ts';
import { Foo } from './foo.ts';

const signal = terminationSignal();

async function serve(): Promise<{ client: Client; close(): Promise<void> }> {
  const server = await startTestServer({ kinds: [[Foo, { subresources: { status: true } }]] });
  const file = join(mkdtempSync(join(tmpdir(), 'sample-controller-')), 'kubeconfig');
  writeFileSync(file, server.kubeconfig, { mode: 0o600 });
  console.log(
    `serving at ${server.url}; try: kubectl --kubeconfig ${file} apply -f examples/sample-controller/manifests/foo.yaml`,
  );
  return { client: new Client({ transport: new FetchTransport({ server: server.url }) }), close: () => server.close() };
}

async function connect(): Promise<{ client: Client; close(): Promise<void> }> {
  const client = await loadClient();
  return { client, close: () => client.close() };
}

const { client, close } = await (process.argv.includes('--cluster') ? connect() : serve());
try {
  await new Manager({
    client,
    controllers: [newFooController()],
    leaderElection: { namespace: 'default', name: 'sample-controller' },
    endpoints: [
      listen({ port: 0, host: '127.0.0.1', onListening: (url) => console.log(`metrics and health at ${url}`) }),
    ],
  }).run({ signal });
} finally {
  await close();
}
