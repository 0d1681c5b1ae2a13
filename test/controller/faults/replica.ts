// A replica of a controller: it keeps a Secret beside each ConfigMap with the label `keep`, and writes its name into it.
//   node replica.js KUBECONFIG IDENTITY
// `block MILLISECONDS` as a message stops its event loop in the middle of a run, before the write of that run.
import * as corev1 from 'kubetyped/api/core/v1';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { Controller, Manager, objectsOf, setControllerReference, silentLogger } from 'kubetyped/controller';

const [kubeconfig = '', identity = ''] = process.argv.slice(2);
const client = loadClient({ kubeconfig });
let block = 0;
process.on('message', (message) => {
  block = Number(message);
});

const controller = new Controller({
  name: 'keeper',
  for: objectsOf(corev1.ConfigMap, { labelSelector: 'keep' }),
  owns: [corev1.Secret],
  concurrency: 4,
  async reconcile({ namespace, name }, { client, lister, signal }) {
    const map = lister(corev1.ConfigMap).get(namespace, name);
    if (map === undefined) return undefined;
    const data = { v: map.data?.['v'] ?? '', by: identity };
    if (block > 0) {
      const milliseconds = block;
      block = 0;
      process.send?.('blocked');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    }
    const wanted = setControllerReference(map, {
      metadata: { name, namespace, labels: { kept: '' } },
      stringData: data,
    });
    await client.resource(corev1.Secret).apply(wanted, { fieldManager: 'keeper', force: true, signal });
    // It always has something to write: what a replica does that doesn't know yet that it leads no more.
    return { requeueAfter: 200 };
  },
});

const manager = new Manager({
  client,
  controllers: [controller],
  logger: { ...silentLogger, error: (error) => process.send?.(`error ${String(error)}`) },
  leaderElection: {
    namespace: 'default',
    name: 'keeper',
    identity,
    leaseDuration: 6000,
    renewDeadline: 4000,
    retryPeriod: 1000,
  },
});
process.send?.('started');
try {
  await manager.run({});
} catch (error) {
  process.send?.(`ended ${String(error)}`);
} finally {
  await client.close();
  process.disconnect?.();
}
