/** The API server and its controllers, without a cluster: npm start [-- PORT] */
import { writeFileSync } from 'node:fs';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Manager } from 'kubetyped/controller';
import { terminationSignal } from 'kubetyped/controller/endpoints';
import { newControllers } from '../src/server.ts';
import { newLocalServer } from './server.ts';

const [port = '0', ...unexpected] = process.argv.slice(2);
if (!/^\d{1,5}$/.test(port) || unexpected.length > 0) {
  console.error('Usage: npm start [-- PORT]; any port that is free unless given');
  process.exit(port === '--help' ? 0 : 2);
}
const signal = terminationSignal();
try {
  await using server = newLocalServer();
  const { url, kubeconfig } = await server.listen({ port: Number(port) });
  writeFileSync('kubeconfig', kubeconfig, { mode: 0o600 });
  console.log(`API server at ${url}; in another terminal, here:

  export KUBECONFIG=$PWD/kubeconfig
  kubectl api-resources
  kubectl apply -f samples
`);

  await using client = loadClient({ kubeconfig: 'kubeconfig' });
  await new Manager({ client, controllers: newControllers() }).run({ signal });
} catch (error) {
  // Of what is wrong around the program, such as a port in use, the message is enough.
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
}
