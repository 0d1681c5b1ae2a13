// ClusterRoles with few labels and rules, many of which collect the rules of others. None does in a circle: what is collected
// there depends on which write is seen first.
import type { Random } from '../differential/random_scalars.ts';

export interface ClusterRoleRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly body?: object;
}

/** By level: a role collects from those below. */
const NAMES = [
  ['p', 'q', 'r'],
  ['s', 't'],
  ['u', 'v'],
];
const VIEW = 'rbac.authorization.k8s.io/aggregate-to-view';
const VALUES = ['true', 'x'];
const RULES: readonly object[] = [
  { verbs: ['get'], apiGroups: [''], resources: ['pods'] },
  { verbs: ['get'], apiGroups: [''], resources: ['pods'], resourceNames: ['x'] },
  { verbs: ['get', 'list'], apiGroups: ['', 'apps'], resources: ['*'] },
  { verbs: ['get'], nonResourceURLs: ['/x', '/y/*'] },
  { verbs: ['*'], apiGroups: ['example.com'], resources: ['birds'] },
];

/**
 * Some writes of ClusterRoles, of which a few are refused. At most one is deleted, before anything else happens: one that
 * kube-controller-manager is about to write would be there again.
 */
export function randomClusterRoles(random: Random): ClusterRoleRequest[] {
  const deleted = random.int(2) === 0 ? [{ method: 'DELETE', name: randomName(random)[0] } as const] : [];
  const written = Array.from({ length: 3 + random.int(6) }, () => {
    const [name, level] = randomName(random);
    return { method: random.pick(['POST', 'PUT'] as const), name, body: randomRole(random, name, level) };
  });
  return [...deleted, ...written];
}

function randomName(random: Random): [name: string, level: number] {
  const level = random.int(NAMES.length);
  return [`random-${random.pick(NAMES[level]!)}`, level];
}

function randomRole(random: Random, name: string, level: number): object {
  const labels = {
    [`level-${level}`]: random.pick(VALUES),
    ...(random.int(3) === 0 && { [VIEW]: random.pick(VALUES) }),
  };
  // For good: a controller that has not seen yet that a role collects no more would write it.
  const isCollecting = level > 0;
  // An empty list comes back as none where objects are stored as Protobuf.
  const rules = isCollecting ? [] : some(random, RULES, 4);
  const clusterRoleSelectors = Array.from({ length: 1 + random.int(3) }, () => randomSelector(random, level));
  return {
    metadata: { name, labels },
    ...(rules.length > 0 && { rules }),
    ...(isCollecting && { aggregationRule: { clusterRoleSelectors } }),
  };
}

function randomSelector(random: Random, level: number): object {
  const key = `level-${random.int(level)}`;
  switch (random.int(6)) {
    case 0:
      return { matchExpressions: [{ key, operator: 'In', values: ['x', 'true'] }] };
    case 1:
      return { matchExpressions: [{ key, operator: random.pick(['Exists', 'Exists', 'Exists', 'In', 'Near']) }] };
    default:
      return { matchLabels: { [key]: random.pick(VALUES) } };
  }
}

function some<T>(random: Random, of: readonly T[], most: number): T[] {
  return Array.from({ length: random.int(most + 1) }, () => random.pick(of));
}
