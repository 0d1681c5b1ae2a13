/** The API server and its controllers in a cluster, behind its API server: see manifests. */
import { readFileSync } from 'node:fs';
import { delegateTo } from 'kubetyped/apiserver/delegation';
import { folder } from 'kubetyped/apiserver/storage/folder';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Manager } from 'kubetyped/controller';
import { listen, terminationSignal } from 'kubetyped/controller/endpoints';
import { newControllers, newServer } from './server.ts';

const { DATA = '/data', TLS = '/tls' } = process.env;

try {
  await using client = loadClient();
  await using cluster = await delegateTo(client, { onError: console.error });
  const { authentication, authorization, namespaceLifecycle } = cluster;
  await using server = newServer({
    authentication,
    authorization,
    admission: [namespaceLifecycle],
    // The API server in front answers these.
    accessReviews: false,
    storage: await folder(DATA),
  });
  await server.listen({
    host: '0.0.0.0',
    port: 8443,
    tls: cluster.tls({ cert: readFileSync(`${TLS}/tls.crt`, 'utf8'), key: readFileSync(`${TLS}/tls.key`, 'utf8') }),
  });
  // Metrics at /metrics, health at /healthz and /readyz.
  await new Manager({ client, controllers: newControllers(), endpoints: [listen({ port: 8080 })] }).run({
    signal: terminationSignal(),
  });
} catch (error) {
  // Of what is wrong around the program, such as a missing kubeconfig, the message is enough.
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
}
