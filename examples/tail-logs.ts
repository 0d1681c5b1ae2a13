/**
 * Prints the logs of all Pods that match a selector, including Pods created later.
 *
 *     npm run example -- tail-logs --context staging app=web
 */
import * as corev1 from 'kubetyped/api/core/v1';
import { podLogLines } from 'kubetyped/client';
import { RetryWatcher } from 'kubetyped/client/tools/watch';
import { clientFromArguments } from './cluster.ts';

const { client, rest } = clientFromArguments(
  'tail-logs',
  'Prints the logs of all Pods that match a label selector, including Pods created later.',
  '[SELECTOR]',
);
const labelSelector = rest[0] ?? '';
const pods = client.resource(corev1.Pod, { namespace: client.namespace });
const tailed = new Set<string>();
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

async function tail(pod: corev1.Pod): Promise<void> {
  const { name = '', uid = name } = pod.metadata;
  if (pod.status?.phase !== 'Running' || tailed.has(uid)) return;
  tailed.add(uid);
  try {
    for await (const line of podLogLines(pods, name, { follow: true, tailLines: 10, signal: stop.signal }))
      console.log(`${name}  ${line}`);
  } catch (error) {
    if (!stop.signal.aborted) console.error(`${name}: ${(error as Error).message}`);
  }
}

try {
  const list = await pods.list({ labelSelector });
  for (const pod of list.items) void tail(pod);
  const watcher = new RetryWatcher(list.metadata.resourceVersion ?? '', pods, { labelSelector, signal: stop.signal });
  for await (const event of watcher) if (event.type === 'ADDED' || event.type === 'MODIFIED') void tail(event.object);
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  await client.close();
}
