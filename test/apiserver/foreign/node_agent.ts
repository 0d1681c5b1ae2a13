import { setTimeout as sleep } from 'node:timers/promises';
import * as corev1 from 'kubetyped/api/core/v1';
import { isConflict, isNotFound } from 'kubetyped/apimachinery/api/errors';
import { now } from 'kubetyped/apimachinery/apis/meta/v1';
import { type Client, mergePatch } from 'kubetyped/client';

/** Lets Pods run, as kubelets do: those of Jobs to their end. */
export async function runPods(client: Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const { metadata, status } of (await client.resource(corev1.Pod).list()).items) {
      if (metadata.deletionTimestamp !== undefined || (status?.phase ?? 'Pending') !== 'Pending') continue;
      const isOfJob = metadata.ownerReferences?.some(({ kind }) => kind === 'Job') ?? false;
      const ready: corev1.PodCondition = {
        type: 'Ready',
        status: isOfJob ? 'False' : 'True',
        lastTransitionTime: now(),
      };
      const wanted: corev1.PodStatus = { phase: isOfJob ? 'Succeeded' : 'Running', conditions: [ready] };
      await client
        .resource(corev1.Pod, { namespace: metadata.namespace! })
        .patchStatus(metadata.name!, mergePatch({ metadata: { uid: metadata.uid }, status: wanted }))
        .catch((error: unknown) => {
          if (!isNotFound(error) && !isConflict(error)) throw error;
        });
    }
    await sleep(100);
  }
}
