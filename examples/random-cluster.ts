/** A cluster to try a scheduler on: nodes of several pools and the pods of many workloads, the same ones for the same seed. */
import * as corev1 from 'kubetyped/api/core/v1';

/** Nodes of one pool are alike but for their zone and their size. */
interface Pool {
  /** Out of 100 nodes, so many are of this pool. */
  readonly share: number;
  readonly name: string;
  readonly arch: string;
  readonly sizes: readonly (readonly [cores: number, memory: string])[];
  readonly taints?: corev1.Taint[];
  readonly resources?: corev1.ResourceList;
}

const GPU = 'example.com/gpu';
const POOL = 'example.com/pool';
const CORES = 'example.com/cores';
const ZONES = ['zone-a', 'zone-b', 'zone-c'] as const;

const POOLS: readonly Pool[] = [
  {
    share: 60,
    name: 'general',
    arch: 'amd64',
    sizes: [
      [8, '31Gi'],
      [16, '62Gi'],
      [32, '125Gi'],
    ],
  },
  {
    share: 14,
    name: 'memory',
    arch: 'amd64',
    sizes: [
      [16, '125Gi'],
      [32, '250Gi'],
    ],
  },
  {
    share: 12,
    name: 'arm',
    arch: 'arm64',
    sizes: [
      [16, '31Gi'],
      [64, '125Gi'],
    ],
  },
  {
    share: 10,
    name: 'spot',
    arch: 'amd64',
    sizes: [
      [8, '31Gi'],
      [16, '62Gi'],
    ],
    taints: [{ key: POOL, value: 'spot', effect: 'NoSchedule' }],
  },
  {
    share: 3,
    name: 'gpu',
    arch: 'amd64',
    sizes: [[64, '500Gi']],
    resources: { [GPU]: '8' },
    taints: [{ key: GPU, value: 'present', effect: 'NoSchedule' }],
  },
  {
    share: 1,
    name: 'general',
    arch: 'amd64',
    sizes: [[16, '62Gi']],
    taints: [{ key: corev1.TaintNodeNotReady, effect: 'NoExecute' }],
  },
];

/** A source of random numbers that gives the same row again for the same seed (mulberry32). */
class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to `below - 1`. */
  int(below: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  }

  pick<T>(of: readonly T[]): T {
    return of[this.int(of.length)]!;
  }

  /** True in so many of 100 cases. */
  chance(percent: number): boolean {
    return this.int(100) < percent;
  }
}

export function randomNodes(count: number, seed: number): corev1.Node[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => randomNode(random, `node-${index}`));
}

function randomNode(random: Random, name: string): corev1.Node {
  let share = random.int(100);
  const pool = POOLS.find((each) => (share -= each.share) < 0)!;
  const [cores, memory] = random.pick(pool.sizes);
  return new corev1.Node({
    metadata: {
      name,
      labels: {
        [corev1.LabelHostname]: name,
        [corev1.LabelTopologyZone]: random.pick(ZONES),
        [corev1.LabelArchStable]: pool.arch,
        [POOL]: pool.name,
        [CORES]: String(cores),
      },
    },
    spec: { ...(pool.taints && { taints: pool.taints }) },
    // The kubelet keeps something for itself.
    status: {
      allocatable: {
        cpu: `${cores * 1000 - 90}m`,
        memory,
        'ephemeral-storage': '95551679124',
        pods: '110',
        ...pool.resources,
      },
    },
  });
}

/** Pods in a random order, as they come when all workloads of a cluster start at once. */
export function randomPods(count: number, seed: number): corev1.Pod[] {
  const random = new Random(~seed);
  const workloads = Array.from({ length: Math.max(20, Math.ceil(count / 200)) }, () => randomSpec(random));
  return Array.from({ length: count }, (_, index) => {
    const workload = random.int(workloads.length);
    return new corev1.Pod({
      metadata: { name: `workload-${workload}-${index}`, namespace: 'default' },
      spec: structuredClone(workloads[workload]!),
    });
  });
}

function randomSpec(random: Random): corev1.PodSpec {
  const gpu = random.chance(3);
  const spec: corev1.PodSpec = {
    containers: [{ name: 'main', image: 'example.com/main', resources: { requests: randomRequests(random, gpu) } }],
  };
  if (random.chance(20)) {
    spec.initContainers = [
      {
        name: 'proxy',
        image: 'example.com/proxy',
        restartPolicy: 'Always',
        resources: { requests: { cpu: '100m', memory: '64Mi' } },
      },
    ];
  }
  if (random.chance(15)) {
    spec.initContainers = [
      ...(spec.initContainers ?? []),
      { name: 'migrate', image: 'example.com/migrate', resources: { requests: { cpu: '1', memory: '1.5Gi' } } },
    ];
  }
  if (random.chance(10)) spec.nodeSelector = { [corev1.LabelTopologyZone]: random.pick(ZONES) };
  const tolerations: corev1.Toleration[] = [];
  if (gpu) tolerations.push({ key: GPU, operator: 'Exists' });
  if (random.chance(15)) tolerations.push({ key: POOL, operator: 'Equal', value: 'spot', effect: 'NoSchedule' });
  if (random.chance(3)) tolerations.push({ operator: 'Exists' });
  if (tolerations.length > 0) spec.tolerations = tolerations;
  const nodeAffinity = randomAffinity(random);
  if (Object.keys(nodeAffinity).length > 0) spec.affinity = { nodeAffinity };
  return spec;
}

function randomRequests(random: Random, gpu: boolean): corev1.ResourceList {
  return {
    cpu: random.pick(['50m', '100m', '250m', '0.5', '1', '1500m', '2', '4', '7.5']),
    memory: random.pick(['64Mi', '128Mi', '0.5Gi', '1Gi', '2G', '4Gi', '12Gi', '1500M', '48Gi']),
    ...(random.chance(20) && { 'ephemeral-storage': random.pick(['1Gi', '500Mi', '10G']) }),
    ...(gpu && { [GPU]: random.pick([1, 2, 4]) }),
  };
}

function randomAffinity(random: Random): corev1.NodeAffinity {
  const affinity: corev1.NodeAffinity = {};
  if (random.chance(30)) {
    const matchExpressions: corev1.NodeSelectorRequirement[] = [
      random.pick<corev1.NodeSelectorRequirement>([
        { key: corev1.LabelArchStable, operator: 'In', values: ['amd64'] },
        { key: corev1.LabelArchStable, operator: 'In', values: ['arm64'] },
        { key: corev1.LabelTopologyZone, operator: 'In', values: ['zone-a', 'zone-b'] },
        { key: POOL, operator: 'NotIn', values: ['memory', 'spot'] },
        { key: CORES, operator: 'Gt', values: ['16'] },
        { key: 'example.com/nowhere', operator: 'Exists' },
      ]),
    ];
    affinity.requiredDuringSchedulingIgnoredDuringExecution = { nodeSelectorTerms: [{ matchExpressions }] };
  }
  if (random.chance(25)) {
    affinity.preferredDuringSchedulingIgnoredDuringExecution = [
      {
        weight: 1 + random.int(100),
        preference: {
          matchExpressions: [{ key: corev1.LabelTopologyZone, operator: 'In', values: [random.pick(ZONES)] }],
        },
      },
    ];
  }
  return affinity;
}
