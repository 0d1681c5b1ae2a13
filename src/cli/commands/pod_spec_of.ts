import type { PodSpec } from '#api/core/v1/index';
import type { ReadObject } from '../input/read_objects.ts';

/** The path of the pod spec in Kubernetes kinds that create pods. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Pod: ['spec'],
  PodTemplate: ['template', 'spec'],
  ReplicationController: ['spec', 'template', 'spec'],
  Deployment: ['spec', 'template', 'spec'],
  ReplicaSet: ['spec', 'template', 'spec'],
  StatefulSet: ['spec', 'template', 'spec'],
  DaemonSet: ['spec', 'template', 'spec'],
  Job: ['spec', 'template', 'spec'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
};
const GROUPS = ['', 'apps', 'batch', 'extensions'];

/** The spec of a pod, or of the pods an object creates; undefined for other objects. */
export function podSpecOf({ gvk, object }: ReadObject): Partial<PodSpec> | undefined {
  if (!GROUPS.includes(gvk.group) || !Object.hasOwn(PLACES, gvk.kind)) return undefined;
  let value: unknown = object;
  for (const key of PLACES[gvk.kind]!) value = (value as Record<string, unknown> | undefined)?.[key];
  return (value ?? {}) as Partial<PodSpec>;
}
