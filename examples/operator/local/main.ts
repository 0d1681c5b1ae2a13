/** The operator and an API server, without a cluster: npm start */
import { writeFileSync } from 'node:fs';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Manager } from 'kubetyped/controller';
import { terminationSignal } from 'kubetyped/controller/endpoints';
import { newDatastoreController } from '../src/controller.ts';
import { kinds } from './kinds.ts';
import { newStatefulSets } from './statefulsets.ts';

await using server = await startTestServer({ kinds });
writeFileSync('kubeconfig', server.kubeconfig, { mode: 0o600 });
console.log(`API server at ${server.url}; in another terminal, here:

  export KUBECONFIG=$PWD/kubeconfig
  kubectl apply -f manifests/sample.yaml
  kubectl get datastores --watch
`);

await using client = loadClient({ kubeconfig: 'kubeconfig' });
await new Manager({ client, controllers: [newDatastoreController(), newStatefulSets(2000)] }).run({
  signal: terminationSignal(),
});
