// An informer of the official client on ConfigMaps: official_informer.mjs URL. To each line of standard input it answers with
// the objects that it holds, a line of JSON. It needs Node 22.
import { createInterface } from 'node:readline';
import { CoreV1Api, KubeConfig, makeInformer } from '@kubernetes/client-node';

const config = new KubeConfig();
config.loadFromOptions({
  // Without TLS it takes no server that is not exempt from it.
  clusters: [{ name: 'c', server: process.argv[2], skipTLSVerify: true }],
  users: [{ name: 'u' }],
  contexts: [{ name: 'x', cluster: 'c', user: 'u' }],
  currentContext: 'x',
});
const api = config.makeApiClient(CoreV1Api);
const informer = makeInformer(config, '/api/v1/configmaps', () => api.listConfigMapForAllNamespaces());
// As its documentation says: an informer stops at an error, and is started again.
informer.on('error', () => setTimeout(() => informer.start(), 200));
await informer.start();
for await (const _ of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ objects: informer.list() }));
process.exit();
