import { Node, Pod } from '#api/core/v1/zz_generated.types';
import { NodeMetrics, PodMetrics } from '#api/metrics/v1beta1/zz_generated.types';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import { metaNamespaceKeyFunc } from '../client/tools/cache/object_name.ts';

/** What something uses, as the metrics server has measured it. */
export interface Usage {
  /** In thousandths of a core. */
  readonly cpuMillis: number;
  readonly memoryBytes: number;
  /** 0 where it is not measured. */
  readonly swapBytes: number;
}

/** The usage of a node, and what its Pods may use in all, or with `capacity` what it has; undefined where the node does not say. */
export interface NodeUsage extends Usage {
  readonly name: string;
  readonly allocatable: Partial<Usage>;
}

/** The usage of a Pod, which is that of its containers. */
export interface PodUsage extends Usage {
  readonly namespace: string;
  readonly name: string;
  readonly containers: readonly (Usage & { readonly name: string })[];
}

/** Whose usage is asked for. */
export interface TopOptions extends CallOptions {
  /** One object alone. */
  readonly name?: string;
  readonly labelSelector?: string;
  /** Of Pods alone: `spec.nodeName=worker-1`. */
  readonly fieldSelector?: string;
  /** Of nodes, what they have, in place of what Pods may use. */
  readonly capacity?: boolean;
}

/**
 * What nodes use, by name, as `kubectl top nodes` shows it.
 * @throws StatusError, NotFound where there is no metrics server
 */
export async function topNodes(
  client: Client,
  { name, labelSelector = '', fieldSelector: _, capacity = false, ...call }: TopOptions = {},
): Promise<NodeUsage[]> {
  const [metricsType, nodeType]: [KindClass<NodeMetrics>, KindClass<Node>] = [NodeMetrics, Node];
  const [metrics, nodes] = [client.resource(metricsType), client.resource(nodeType)];
  const measured =
    name === undefined ? (await metrics.list({ ...call, labelSelector })).items : [await metrics.get(name, call)];
  const found =
    name === undefined ? (await nodes.list({ ...call, labelSelector })).items : [await nodes.get(name, call)];
  const statuses = new Map(found.map(({ metadata, status }) => [metadata.name ?? '', status]));
  return measured
    .map(({ metadata, usage }) => {
      const of = metadata.name ?? '';
      const status = statuses.get(of);
      const { cpu, memory } = (capacity ? status?.capacity : status?.allocatable) ?? {};
      const swap = status?.nodeInfo?.swap?.capacity;
      return {
        name: of,
        ...usageOf(usage),
        allocatable: {
          ...(cpu !== undefined && { cpuMillis: usageOf({ cpu }).cpuMillis }),
          ...(memory !== undefined && { memoryBytes: usageOf({ memory }).memoryBytes }),
          ...(swap !== undefined && { swapBytes: Number(swap) }),
        },
      };
    })
    .sort(byName);
}

/**
 * What Pods use, by namespace and name, as `kubectl top pods` shows it.
 * @param namespace empty for all namespaces
 * @throws StatusError, NotFound where there is no metrics server
 */
export async function topPods(
  client: Client,
  namespace: string,
  { name, labelSelector = '', fieldSelector = '', capacity: _, ...call }: TopOptions = {},
): Promise<PodUsage[]> {
  const type: KindClass<PodMetrics> = PodMetrics;
  const metrics = client.resource(type, { namespace });
  const measured =
    name === undefined ? (await metrics.list({ ...call, labelSelector })).items : [await metrics.get(name, call)];
  // Fields are those of Pods: metrics have none.
  const wanted = new Set<string>();
  const podType: KindClass<Pod> = Pod;
  if (fieldSelector !== '')
    for await (const pod of client.resource(podType, { namespace }).each({ ...call, labelSelector, fieldSelector }))
      wanted.add(metaNamespaceKeyFunc(pod));
  return measured
    .filter((each) => fieldSelector === '' || wanted.has(metaNamespaceKeyFunc(each)))
    .map(({ metadata, containers }) => {
      const parts = containers.map((each) => ({ name: each.name, ...usageOf(each.usage) })).sort(byName);
      const sum = (of: keyof Usage): number => parts.reduce((total, each) => total + each[of], 0);
      return {
        namespace: metadata.namespace ?? '',
        name: metadata.name ?? '',
        cpuMillis: sum('cpuMillis'),
        memoryBytes: sum('memoryBytes'),
        swapBytes: sum('swapBytes'),
        containers: parts,
      };
    })
    .sort((a, b) => (a.namespace === b.namespace ? byName(a, b) : a.namespace < b.namespace ? -1 : 1));
}

function usageOf({
  cpu = 0,
  memory = 0,
  swap = 0,
}: {
  readonly cpu?: string | number;
  readonly memory?: string | number;
  readonly swap?: string | number;
}): Usage {
  return {
    cpuMillis: Number(parseQuantity(String(cpu)).milliValue()),
    memoryBytes: Number(parseQuantity(String(memory)).value()),
    swapBytes: Number(parseQuantity(String(swap)).value()),
  };
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}
