const TEMPLATE = ['spec', 'template'];
const OF_KINDS: Readonly<Record<string, readonly string[] | undefined>> = {
  Pod: [],
  PodTemplate: ['template'],
  ReplicationController: TEMPLATE,
  DaemonSet: TEMPLATE,
  Deployment: TEMPLATE,
  ReplicaSet: TEMPLATE,
  StatefulSet: TEMPLATE,
  Job: TEMPLATE,
  CronJob: ['spec', 'jobTemplate', ...TEMPLATE],
};
const GROUPS: ReadonlySet<string> = new Set(['', 'apps', 'batch', 'extensions']);

/**
 * The keys below which an object of a built-in Kind has the Pod, or the template of the Pods, that it stands for: its labels
 * and its spec. None for a Pod itself; undefined for Kinds without.
 */
export function podKeysOf({
  group,
  kind,
}: {
  readonly group: string;
  readonly kind: string;
}): readonly string[] | undefined {
  return GROUPS.has(group) && Object.hasOwn(OF_KINDS, kind) ? OF_KINDS[kind] : undefined;
}
