/** The operator, on the cluster of your kubeconfig or of its Pod: npm run cluster */
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Manager } from 'kubetyped/controller';
import { listen, terminationSignal } from 'kubetyped/controller/endpoints';
import { newDatastoreController } from './controller.ts';
import { NAME } from './rbac.ts';

const { POD_NAMESPACE: namespace = NAME, HOSTNAME: identity } = process.env;

await using client = loadClient();
await new Manager({
  client,
  controllers: [newDatastoreController()],
  leaderElection: { namespace, name: NAME, ...(identity !== undefined && { identity }) },
  // Metrics at /metrics, health at /healthz and /readyz.
  endpoints: [listen({ port: 8080 })],
}).run({ signal: terminationSignal() });
