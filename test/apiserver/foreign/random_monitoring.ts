import { setTimeout as sleep } from 'node:timers/promises';
import * as corev1 from 'kubetyped/api/core/v1';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { type Client, mergePatch, type ResourceClient } from 'kubetyped/client';
import type { Random } from '../../differential/random_scalars.ts';
import { NAMESPACES } from './random_writes.ts';

/** The custom resources of prometheus-operator. */
export const monitoring = (client: Client, resource: string, namespace?: string): ResourceClient<Unstructured> =>
  client.unstructured(
    { group: 'monitoring.coreos.com', version: 'v1', resource },
    namespace === undefined ? {} : { namespace },
  );

/** Writes what prometheus-operator has work with, and does harm to what it made. */
export async function writeMonitoring(client: Client, random: Random): Promise<unknown> {
  await sleep(random.int(100));
  const namespace = random.pick(NAMESPACES);
  const name = `p${random.int(2)}`;
  const other = `m${random.int(4)}`;
  const servers = monitoring(client, 'prometheuses', namespace);
  const monitors = monitoring(client, 'servicemonitors', namespace);
  const object = (kind: string, named: string, spec: Record<string, unknown>): Unstructured =>
    new Unstructured({ apiVersion: 'monitoring.coreos.com/v1', kind, metadata: { name: named, namespace }, spec });
  const port = random.pick(['web', 'metrics']);
  switch (random.int(10)) {
    case 0:
    case 1: {
      const selectors = { serviceMonitorSelector: {}, ruleSelector: {} };
      return servers.create(object('Prometheus', name, { replicas: 1 + random.int(2), ...selectors }));
    }
    case 2:
      return servers.patch(name, mergePatch({ spec: { replicas: random.int(4) } }));
    case 3:
      return random.int(3) === 0 && servers.delete(name);
    case 4:
    case 5:
      return monitors.create(
        object('ServiceMonitor', other, { selector: { matchLabels: { app: other } }, endpoints: [{ port }] }),
      );
    case 6:
      return monitors.patch(other, mergePatch({ spec: { endpoints: [{ port }, { port: 'other' }] } }));
    case 7:
      return monitors.delete(other);
    case 8: {
      const groups = [{ name: 'g', rules: [{ record: 'a:b', expr: `vector(${random.int(9)})` }] }];
      return monitoring(client, 'prometheusrules', namespace).apply(object('PrometheusRule', other, { groups }), {
        fieldManager: 'writer',
        force: true,
      });
    }
    default:
      return client.resource(corev1.Secret, { namespace }).delete(`prometheus-${name}`);
  }
}
