// The official client, which needs Node 22: driven by lines of JSON, an object each, in the order of the answers.
//   node official_client.mjs <kubeconfig>
// Each object is created, read and written back as it was read. The answer is what came of the creation and the reading, by
// way of its classes: { created, read, written }, or { error }.
import { createInterface } from 'node:readline';
import { KubeConfig, KubernetesObjectApi } from '@kubernetes/client-node';
import { scheme } from 'kubetyped';
import { fromClientNode, toClientNode } from 'kubetyped/client-node';

const config = new KubeConfig();
config.loadFromFile(process.argv[2]);
// It refuses plain HTTP otherwise.
config.clusters = config.clusters.map((cluster) =>
  cluster.server.startsWith('http:') ? { ...cluster, skipTLSVerify: true } : cluster,
);
const api = KubernetesObjectApi.makeApiClient(config);

async function roundTrip(wire) {
  const { apiVersion, kind, metadata } = wire;
  const created = await api.create(toClientNode(scheme.from(wire)));
  const header = { apiVersion, kind, metadata: { name: metadata.name, namespace: metadata.namespace } };
  for (;;) {
    const read = await api.read(header);
    try {
      const written = await api.replace(read);
      return { created: fromClientNode(created), read: fromClientNode(read), written: fromClientNode(written) };
    } catch (error) {
      // A controller has written meanwhile.
      if (error.code !== 409) throw error;
    }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await roundTrip(JSON.parse(line)).catch((error) => ({
    error: String(error.body ?? error.stack ?? error),
  }));
  console.log(JSON.stringify(answer));
}
