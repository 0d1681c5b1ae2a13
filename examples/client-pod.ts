/**
 * Creates a Pod with the client, waits for it, reads it back and deletes it.
 *
 *     npm run example -- client-pod --context staging
 */
import * as corev1 from 'kubetyped/api/core/v1';
import { isAlreadyExists } from 'kubetyped/apimachinery/api/errors';
import { BinarySI, newQuantity } from 'kubetyped/apimachinery/api/resource';
import { until } from 'kubetyped/client/tools/watch';
import { clientFromArguments } from './cluster.ts';

const { client } = clientFromArguments('client-pod', 'Creates a Pod, reads it back and deletes it.');
const pods = client.resource(corev1.Pod, { namespace: client.namespace });
const pod = new corev1.Pod({
  metadata: { name: 'hello', labels: { app: 'hello' } },
  spec: {
    containers: [
      {
        name: 'web',
        image: 'nginx',
        resources: { requests: { cpu: '250m', memory: newQuantity(64 * 1024 * 1024, BinarySI).toString() } },
      },
    ],
  },
});
try {
  const created = await pods.create(pod);
  console.log(`created ${created.metadata.name}, version ${created.metadata.resourceVersion}`);
  const seen = await until(pods, 'hello', (found) => found !== undefined, { timeout: 10_000 });
  console.log(`memory: ${seen?.spec?.containers[0]?.resources?.requests?.['memory']}`);
  await pods.delete('hello', { gracePeriodSeconds: 0 });
  console.log('deleted');
} catch (error) {
  if (!isAlreadyExists(error)) throw error;
  console.error('there is a Pod hello already');
  process.exitCode = 1;
} finally {
  await client.close();
}
