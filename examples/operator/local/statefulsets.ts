import { createHash } from 'node:crypto';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { Controller, generationChanged, objectsOf } from 'kubetyped/controller';

/**
 * Stands in for the controllers of a cluster, which the local server has none of: makes the volume claims of a StatefulSet,
 * and says that its Pods are up to date and ready, one after the other. There are no Pods.
 * @param step milliseconds for each Pod
 */
export function newStatefulSets(step: number): Controller {
  return new Controller({
    name: 'statefulsets',
    for: objectsOf(appsv1.StatefulSet, { predicates: [generationChanged] }),
    async reconcile({ namespace, name }, { client, lister, signal }) {
      const set = lister(appsv1.StatefulSet).get(namespace, name);
      if (set?.spec === undefined || set.metadata.deletionTimestamp !== undefined) return;
      const { replicas = 1, template, volumeClaimTemplates = [] } = set.spec;
      const updateRevision = createHash('sha256').update(JSON.stringify(template)).digest('hex').slice(0, 10);
      const { updateRevision: before, updatedReplicas = 0, readyReplicas = 0 } = set.status ?? {};
      const updated = Math.min(replicas, (before === updateRevision ? updatedReplicas : 0) + 1);
      const ready = Math.min(replicas, Math.max(readyReplicas, updated));
      const options = { fieldManager: 'statefulsets', force: true, signal };
      for (const { metadata, spec } of volumeClaimTemplates)
        await client.resource(corev1.PersistentVolumeClaim).apply(
          {
            metadata: { name: `${metadata?.name}-${name}-${updated - 1}`, namespace, labels: { ...metadata?.labels } },
            spec: {
              accessModes: [...(spec?.accessModes ?? [])],
              resources: { requests: { ...spec?.resources?.requests } },
            },
          },
          options,
        );
      await client.resource(appsv1.StatefulSet).applyStatus(
        {
          metadata: { name, namespace },
          status: {
            observedGeneration: set.metadata.generation ?? 1,
            replicas,
            readyReplicas: ready,
            updatedReplicas: updated,
            updateRevision,
          },
        },
        options,
      );
      return updated < replicas ? { requeueAfter: step } : {};
    },
  });
}
