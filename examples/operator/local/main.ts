/** The operator and an API server, without a cluster: npm start */
import { writeFileSync } from 'node:fs';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Manager } from 'kubetyped/controller';
import { terminationSignal } from 'kubetyped/controller/endpoints';
import { controllers } from '../src/operator.ts';
import { install } from './install.ts';
import { newStatefulSets } from './statefulsets.ts';
import { webhooks } from './webhooks.ts';

const [option] = process.argv.slice(2);
if (option !== undefined) {
  console.error('Usage: npm start, without arguments');
  process.exit(option === '--help' ? 0 : 2);
}
const signal = terminationSignal();
try {
  await using server = await startTestServer(webhooks);
  writeFileSync('kubeconfig', server.kubeconfig, { mode: 0o600 });
  await using client = loadClient({ kubeconfig: 'kubeconfig' });
  await install(client);
  console.log(`API server at ${server.url}; in another terminal, here:

  export KUBECONFIG=$PWD/kubeconfig
  kubectl apply -f manifests/sample.yaml
  kubectl get datastores --watch
`);
  await new Manager({ client, controllers: [...controllers(), newStatefulSets(2000)] }).run({ signal });
} catch (error) {
  // Of what is wrong around the program, such as a read-only folder, the message is enough.
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
}
