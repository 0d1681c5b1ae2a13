import type { Random } from './random_scalars.ts';

type Labels = Record<string, string>;
type Amounts = Record<string, string>;

const TAINT_KEYS = ['', 'a', 'b', 'node.kubernetes.io/not-ready', '__proto__'];
const TAINT_VALUES = [
  '',
  'x',
  '0',
  '-0',
  '1',
  '+1',
  '01',
  '-1',
  '10',
  '9',
  '9007199254740993',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775808',
  '-9223372036854775809',
  '999999999999999',
  '-999999999999999',
  '1000000000000000',
  '1.0',
  ' 1',
  '-',
  '\u0661',
];
const EFFECTS = ['', 'NoSchedule', 'PreferNoSchedule', 'NoExecute', 'Never'];
const TOLERATION_OPERATORS = ['', 'Equal', 'Exists', 'Lt', 'Gt', 'Lt', 'Gt', 'equal'];

const NODE_KEYS = ['a', 'b', 'zone', 'x/y', 'n', '__proto__', 'metadata.name'];
const NODE_VALUES = ['', '1', '2', '10', '007', 'a', 'b', 'n-1', '9223372036854775807'];
const ODD_KEYS = ['', '-a', 'a b', '\u00e9', 'a/b/c'];
const ODD_VALUES = ['-5', '+5', 'a b', '\u00e9', '9223372036854775808', '<', '\u2028'];
const NODE_OPERATORS = ['In', 'In', 'NotIn', 'Exists', 'DoesNotExist', 'Gt', 'Lt'];

const RESOURCES = [
  'cpu',
  'cpu',
  'memory',
  'memory',
  'hugepages-2Mi',
  'ephemeral-storage',
  'storage',
  'pods',
  'example.com/x',
  '__proto__',
];
const SUFFIXES = ['', '', '', 'm', 'k', 'M', 'G', 'Ki', 'Mi', 'Gi', 'n', 'u', 'e3', 'E-2', 'e6'];
const LARGE_SUFFIXES = ['Ei', 'P', 'E', 'Pi', 'e18'];
const SMALL_SUFFIXES = ['', '', 'm', 'u', 'n', 'E-2'];

function some<T>(r: Random, most: number, make: () => T): T[] {
  return Array.from({ length: r.int(most + 1) }, make);
}

function mostly<T>(r: Random, usual: readonly T[], odd: readonly T[]): T {
  return r.pick(r.int(14) === 0 ? odd : usual);
}

/** The property, or none. */
function maybe<T>(r: Random, name: string, make: () => T): Record<string, T> {
  return r.int(3) === 0 ? {} : { [name]: make() };
}

function number(r: Random): string {
  return r.int(3) === 0 ? String(r.int(40) - 20) : r.pick(TAINT_VALUES);
}

function taint(r: Random): object {
  return { key: r.pick(TAINT_KEYS), value: number(r), effect: r.pick(EFFECTS) };
}

function toleration(r: Random): object {
  return {
    ...maybe(r, 'key', () => r.pick(TAINT_KEYS)),
    ...maybe(r, 'operator', () => r.pick(TOLERATION_OPERATORS)),
    ...maybe(r, 'value', () => number(r)),
    ...maybe(r, 'effect', () => r.pick(EFFECTS)),
  };
}

function requirement(r: Random): object {
  const operator = mostly(r, NODE_OPERATORS, ['', 'in', '=', '\u2028"']);
  const usual = operator === 'Gt' || operator === 'Lt' ? 1 : operator.endsWith('In') ? 1 + r.int(12) : 0;
  const values = Array.from({ length: r.int(12) === 0 ? r.int(4) : usual }, () => mostly(r, NODE_VALUES, ODD_VALUES));
  return { key: mostly(r, NODE_KEYS, ODD_KEYS), operator, ...(values.length > 0 || r.int(3) === 0 ? { values } : {}) };
}

function fieldRequirement(r: Random): object {
  const values = r.int(10) === 0 ? some(r, 3, () => r.pick(NODE_VALUES)) : [mostly(r, ['n-1', 'a'], ODD_VALUES)];
  return { key: mostly(r, ['metadata.name'], NODE_KEYS), operator: mostly(r, ['In', 'NotIn'], NODE_OPERATORS), values };
}

function term(r: Random): object {
  return {
    ...maybe(r, 'matchExpressions', () => some(r, 3, () => requirement(r))),
    ...(r.int(3) === 0 ? { matchFields: some(r, 2, () => fieldRequirement(r)) } : {}),
  };
}

function selector(r: Random): object {
  return { nodeSelectorTerms: r.int(40) === 0 ? null : some(r, 4, () => term(r)) };
}

function labels(r: Random): Labels {
  return Object.fromEntries(some(r, 5, () => [r.pick(NODE_KEYS), mostly(r, NODE_VALUES, ODD_VALUES)]));
}

function node(r: Random): object {
  return { metadata: { ...maybe(r, 'name', () => r.pick(['n-1', 'a', 'b'])), ...maybe(r, 'labels', () => labels(r)) } };
}

function podOfNode(r: Random): object {
  const affinity = { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: selector(r) } };
  return {
    spec: {
      ...maybe(r, 'nodeSelector', () => (r.int(2) === 0 ? {} : labels(r))),
      ...maybe(r, 'affinity', () => affinity),
    },
  };
}

/**
 * Mostly amounts as people write them, sometimes with many digits or of the edges of 64 bits. No sum of a pod comes to
 * 1000E, from where on the texts are not Go's.
 */
function amount(r: Random): string {
  const [whole, suffixes] = r.pick([
    () => [String(r.int(10)), LARGE_SUFFIXES] as const,
    () => [String(r.int(5000)), SUFFIXES] as const,
    () => [r.digits(6) || '0', SUFFIXES] as const,
    () => [r.digits(17) || '1', SMALL_SUFFIXES] as const,
    () => [r.pick(['9223372036854775807', '9223372036854775808']), SMALL_SUFFIXES] as const,
  ])();
  const fraction = r.int(4) === 0 ? `.${r.digits(r.pick([2, 4, 12])) || '5'}` : '';
  return `${r.int(12) === 0 ? '-' : ''}${whole}${fraction}${r.pick(suffixes)}`;
}

function amounts(r: Random, most = 4): Amounts {
  return Object.fromEntries(some(r, most, () => [r.pick(RESOURCES), amount(r)]));
}

function resources(r: Random): object {
  return { ...maybe(r, 'requests', () => amounts(r)), ...maybe(r, 'limits', () => amounts(r)) };
}

function container(r: Random): object {
  return {
    name: r.pick(['a', 'b', 'c', 'd']),
    ...maybe(r, 'resources', () => resources(r)),
    ...maybe(r, 'restartPolicy', () => r.pick(['Always', 'Always', 'Never', ''])),
  };
}

function containerStatus(r: Random): object {
  return {
    name: r.pick(['a', 'b', 'c', 'd']),
    ...maybe(r, 'resources', () => resources(r)),
    ...maybe(r, 'allocatedResources', () => amounts(r)),
  };
}

function pod(r: Random): object {
  const condition = (): object => ({
    type: r.pick(['PodResizePending', 'Ready']),
    reason: r.pick(['Infeasible', 'Deferred', '']),
  });
  return {
    spec: {
      containers: some(r, 3, () => container(r)),
      ...maybe(r, 'initContainers', () => some(r, 4, () => container(r))),
      ...maybe(r, 'resources', () => resources(r)),
      ...maybe(r, 'overhead', () => amounts(r)),
    },
    status: {
      ...maybe(r, 'containerStatuses', () => some(r, 3, () => containerStatus(r))),
      ...maybe(r, 'initContainerStatuses', () => some(r, 3, () => containerStatus(r))),
      ...maybe(r, 'resources', () => resources(r)),
      ...maybe(r, 'allocatedResources', () => amounts(r)),
      ...maybe(r, 'conditions', () => some(r, 2, condition)),
      ...maybe(r, 'nodeAllocatableResourceClaimStatuses', () =>
        some(r, 2, () => ({ resourceClaimName: 'a', resources: amounts(r) })),
      ),
    },
  };
}

function podOptions(r: Random): object {
  const flags = [
    'useStatusResources',
    'useStatusResources',
    'inPlacePodLevelResourcesVerticalScalingEnabled',
    'excludeOverhead',
    'skipPodLevelResources',
    'skipContainerLevelResources',
    'useDRANodeAllocatableResourceClaimStatus',
  ];
  const set = some(r, 4, () => [r.pick(flags), r.int(3) > 0]);
  return { ...Object.fromEntries(set), ...(r.int(3) === 0 ? { nonMissingContainerRequests: amounts(r) } : {}) };
}

function reference(r: Random): object {
  const text = (): string => r.pick(['a', 'b/c', '', '\u00e9<']);
  const metadata = {
    ...maybe(r, 'name', text),
    ...maybe(r, 'namespace', text),
    ...maybe(r, 'uid', text),
    ...maybe(r, 'resourceVersion', text),
  };
  const object = {
    ...maybe(r, 'apiVersion', () => r.pick(['', 'v1', 'apps/v1', '/', '/v1', 'v1/'])),
    ...maybe(r, 'kind', () => r.pick(['', 'Pod', 'PodList'])),
    metadata,
  };
  const ref = {
    ...maybe(r, 'apiVersion', () => r.pick(['', 'v1', 'apps/v1', 'a/b/c', '/', 'v1/'])),
    ...maybe(r, 'kind', text),
    ...metadata,
  };
  return {
    object,
    fieldPath: r.pick(['', 'spec.containers{web}']),
    ref,
    kind: [r.pick(['', 'apps']), r.pick(['', 'v1']), r.pick(['', 'Pod'])],
  };
}

/** A random input for an area of scripts/go/schedulingvectors. */
export function randomSchedulingInput(area: string, r: Random): unknown {
  switch (area) {
    case 'taint':
      return { taints: some(r, 4, () => taint(r)), tolerations: some(r, 4, () => toleration(r)) };
    case 'node-selector': {
      const preferred = some(r, 3, () => ({ weight: r.int(4) - (r.int(9) === 0 ? 2 : 0), preference: term(r) }));
      return {
        selector: r.int(20) === 0 ? null : selector(r),
        preferred,
        pod: podOfNode(r),
        nodes: some(r, 3, () => node(r)),
        path: r.int(2) === 0,
      };
    }
    case 'resource-list': {
      const a = amounts(r, 6);
      return [a, r.pick([amounts(r, 6), a, { ...a, ...amounts(r, 1) }])];
    }
    case 'pod-resources':
      return { pod: pod(r), options: podOptions(r) };
    case 'object-reference':
      return reference(r);
    default:
      throw new Error(`no area ${area}`);
  }
}
