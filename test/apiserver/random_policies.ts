// Roles, bindings and questions about them, of few values, so that they have much to do with each other.
import type { Random } from '../differential/random_scalars.ts';

export interface Creation {
  readonly url: string;
  readonly body: { readonly metadata: { readonly name: string } };
}

const USERS: readonly string[] = ['nobody', 'ann', 'system:serviceaccount:a:bot', 'system:serviceaccount:b:bot'];
const GROUPS = ['dev', 'ops', 'system:authenticated'];
const VERBS = ['get', 'list', 'create', '*', '*', 'escalate', 'bind'];
const API_GROUPS = ['', '', 'apps', '*', '*', 'rbac.authorization.k8s.io'];
const RESOURCES = [
  'pods',
  'pods/log',
  '*',
  '*/scale',
  'deployments',
  'deployments/scale',
  'roles',
  'clusterroles',
  'rolebindings',
];
const URLS = ['/healthz', '/healthz/*', '*', '/metrics'];
const NAMES = ['x', 'y'];

/** Some roles and bindings. @param id makes their names unique */
export function randomPolicy(random: Random, id: number | string): Creation[] {
  const out: Creation[] = [];
  const roles = 2 + random.int(5);
  for (let i = 0; i < roles; i++) {
    const isCluster = random.int(2) === 0;
    const namespace = random.pick(['a', 'b']);
    const name = `r${id}-${i}`;
    const rules = Array.from({ length: random.int(5) }, () => randomRule(random, isCluster));
    out.push({
      url: isCluster ? '/clusterroles' : `/namespaces/${namespace}/roles`,
      body: { metadata: { name }, rules } as Creation['body'],
    });
    const everywhere = isCluster && random.int(2) === 0;
    out.push({
      url: everywhere ? '/clusterrolebindings' : `/namespaces/${namespace}/rolebindings`,
      body: {
        metadata: { name: `b${id}-${i}` },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: isCluster ? 'ClusterRole' : 'Role', name },
        subjects: Array.from({ length: 1 + random.int(2) }, () => randomSubject(random)),
      } as Creation['body'],
    });
  }
  return out;
}

function some<T>(random: Random, of: readonly T[]): T[] {
  return [...new Set(Array.from({ length: 1 + random.int(3) }, () => random.pick(of)))];
}

function randomRule(random: Random, isCluster: boolean): object {
  if (isCluster && random.int(4) === 0) return { verbs: some(random, VERBS), nonResourceURLs: some(random, URLS) };
  return {
    verbs: some(random, VERBS),
    apiGroups: some(random, API_GROUPS),
    resources: some(random, RESOURCES),
    ...(random.int(6) === 0 && { resourceNames: some(random, NAMES) }),
  };
}

function randomSubject(random: Random): object {
  switch (random.int(3)) {
    case 0:
      return { kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: random.pick(USERS) };
    case 1:
      return { kind: 'Group', apiGroup: 'rbac.authorization.k8s.io', name: random.pick(GROUPS) };
    default:
      return { kind: 'ServiceAccount', name: 'bot', namespace: random.pick(['a', 'b']) };
  }
}

/** The spec of a SubjectAccessReview. */
export function randomQuestion(random: Random): object {
  const who = { user: random.pick(USERS), groups: random.int(2) === 0 ? [random.pick(GROUPS)] : [] };
  const verb = random.pick(['get', 'get', 'list', 'create', 'delete', 'escalate', '*']);
  if (random.int(5) === 0)
    return {
      ...who,
      nonResourceAttributes: { verb, path: random.pick(['/healthz', '/healthz/etcd', '/metrics', '/x', '*']) },
    };
  const [resource, subresource = ''] = random.pick(RESOURCES).split('/');
  return {
    ...who,
    resourceAttributes: {
      verb,
      group: random.pick(['', '', 'apps', 'batch', 'rbac.authorization.k8s.io']),
      resource,
      subresource,
      namespace: random.pick(['', 'a', 'a', 'b', 'c']),
      name: random.pick(['', 'x', 'y', 'z']),
    },
  };
}
