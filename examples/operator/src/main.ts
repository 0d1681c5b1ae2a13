/** The operator, on the cluster of your kubeconfig or of its Pod: npm run cluster */
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Manager } from 'kubetyped/controller';
import { listen, terminationSignal } from 'kubetyped/controller/endpoints';
import { controllers, NAME } from './operator.ts';
import { certificatesOf, handlers, PORT } from './webhooks.ts';

const { POD_NAMESPACE: namespace = NAME, HOSTNAME: identity } = process.env;

try {
  await using client = loadClient();
  const webhooks = handlers();
  await new Manager({
    client,
    controllers: controllers(),
    handlers: webhooks,
    leaderElection: { namespace, name: NAME, ...(identity !== undefined && { identity }) },
    endpoints: [
      // Metrics at /metrics, health at /healthz and /readyz.
      listen({ port: 8080 }),
      ...(Object.keys(webhooks).length > 0
        ? [listen({ port: PORT, tls: { certificates: certificatesOf(client, namespace) } })]
        : []),
    ],
  }).run({ signal: terminationSignal() });
} catch (error) {
  // Of what is wrong around the program, such as a missing kubeconfig, the message is enough.
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
}
