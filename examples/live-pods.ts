/**
 * A live table of Pods, with the server's own columns, redrawn after each change.
 *
 *     npm run example -- live-pods --context staging app=web
 */
import * as corev1 from 'kubetyped/api/core/v1';
import { RetryWatcher } from 'kubetyped/client/tools/watch';
import { clientFromArguments } from './cluster.ts';

const { client, rest } = clientFromArguments(
  'live-pods',
  'Shows a table of the Pods that match a label selector, redrawn after each change.',
  '[SELECTOR]',
);
const labelSelector = rest[0] ?? '';
const pods = client.resource(corev1.Pod, { namespace: client.namespace });
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const { signal } = stop;

async function draw(): Promise<void> {
  const { columnDefinitions, rows } = await pods.table({ labelSelector, signal });
  const shown = columnDefinitions.flatMap(({ priority }, at) => (priority ? [] : [at]));
  const cells = [columnDefinitions.map(({ name }) => name.toUpperCase()), ...rows.map((row) => row.cells)];
  const width = (at: number): number => Math.max(...cells.map((row) => String(row[at]).length));
  if (process.stdout.isTTY) console.clear();
  for (const row of cells) console.log(shown.map((at) => String(row[at]).padEnd(width(at) + 2)).join(''));
}

try {
  const { metadata } = await pods.list({ labelSelector, limit: 1 });
  await draw();
  for await (const event of new RetryWatcher(metadata.resourceVersion ?? '', pods, { labelSelector, signal }))
    if (event.type !== 'ERROR') await draw();
} catch (error) {
  if (!signal.aborted) throw error;
} finally {
  await client.close();
}
