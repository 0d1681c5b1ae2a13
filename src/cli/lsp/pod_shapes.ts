import { type Keys, type ObjectPart, textAt, valueOf } from './object_parts.ts';
import type { Part } from './outline.ts';

/** What Services and selectors need to know of a Pod, or of those that a template makes. */
export interface PodShape {
  readonly labels: ReadonlyMap<string, string>;
  /** Of containers, as far as they have names. */
  readonly portNames: readonly string[];
}

/** An object, as far as its Pods go. */
interface HasPods {
  readonly pods: PodShape | undefined;
  readonly namespace: string | undefined;
}

/** That of a Pod, or of an object with a template; undefined for others. */
export function podShapeOf({ part, kind }: Pick<ObjectPart, 'kind' | 'part'>): PodShape | undefined {
  const spec = valueOf(part, 'spec');
  const job = valueOf(valueOf(spec, 'jobTemplate'), 'spec');
  const pod = kind === 'Pod' ? part : valueOf(job ?? spec, 'template');
  if (pod === undefined) return undefined;
  const containers = valueOf(valueOf(pod, 'spec'), 'containers');
  if (containers === undefined) return undefined;
  const labels = valueOf(valueOf(pod, 'metadata'), 'labels');
  return {
    labels: new Map(textsIn(labels)),
    portNames: valuesOf(containers)
      .flatMap((container) => valuesOf(valueOf(container, 'ports')))
      .map((port) => textAt(port, 'name'))
      .filter((name) => name !== ''),
  };
}

/** Kinds whose `spec.selector` selects Pods: that of claims selects volumes, and those of custom resources may select anything. */
const SELECTING: ReadonlySet<string> = new Set([
  'DaemonSet',
  'Deployment',
  'Job',
  'PodDisruptionBudget',
  'ReplicaSet',
  'StatefulSet',
]);

/** Whether a map selects Pods by labels. */
export function selectsPods({ kind }: Pick<ObjectPart, 'kind'>, keys: Keys): boolean {
  const [first, second] = keys;
  const isMap = kind === 'Service' || kind === 'ReplicationController';
  if (isMap) return keys.length === 2 && first === 'spec' && second === 'selector';
  if (keys.at(-1) !== 'matchLabels') return false;
  const holder = keys.at(-2);
  const isOwn = keys.length === 3 && holder === 'selector' && SELECTING.has(kind);
  // The latter in affinity and topology spread constraints.
  return isOwn || holder === 'podSelector' || holder === 'labelSelector';
}

/** Whether a field names a port of the Pods that a Service selects. */
export function namesPodPort({ kind }: Pick<ObjectPart, 'kind'>, keys: Keys): boolean {
  const [first, second, , last] = keys;
  return kind === 'Service' && keys.length === 4 && first === 'spec' && second === 'ports' && last === 'targetPort';
}

/** The Pods of the namespace of an object: where none is written, it may be any. */
export function podsBeside({ part }: Pick<ObjectPart, 'part'>, objects: readonly HasPods[]): readonly PodShape[] {
  const own = textAt(part, 'metadata', 'namespace');
  return objects.flatMap(({ pods, namespace }) =>
    pods === undefined || (own !== '' && namespace !== undefined && namespace !== own) ? [] : [pods],
  );
}

/** The names of the ports of the Pods that a Service selects; of all, while it selects none. */
export function portNamesFor(service: Pick<ObjectPart, 'part'>, objects: readonly HasPods[]): string[] {
  const selector = textsIn(valueOf(valueOf(service.part, 'spec'), 'selector'));
  const pods = podsBeside(service, objects);
  const selected = pods.filter(({ labels }) => selector.every(([key, value]) => labels.get(key) === value));
  return [...new Set((selected.length > 0 ? selected : pods).flatMap(({ portNames }) => portNames))];
}

/** The values that Pods have of each label. */
export function labelsOf(pods: readonly PodShape[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { labels } of pods)
    for (const [key, value] of labels) found.set(key, (found.get(key) ?? new Set()).add(value));
  return found;
}

function textsIn(map: Part | undefined): [key: string, value: string][] {
  return (map?.entries ?? []).flatMap(({ key, value }): [string, string][] =>
    key === undefined || value?.kind !== 'scalar' ? [] : [[key.text, value.text]],
  );
}

function valuesOf(list: Part | undefined): Part[] {
  return (list?.entries ?? []).flatMap(({ value }) => value ?? []);
}
