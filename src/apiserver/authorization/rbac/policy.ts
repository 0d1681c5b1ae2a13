import { AutoUpdateAnnotationKey, GroupKind } from '#api/rbac/v1/zz_generated.constants';
import { ClusterRole, ClusterRoleBinding, groupName, type PolicyRule } from '#api/rbac/v1/zz_generated.types';
import { AllAuthenticated, AllUnauthenticated, SystemPrivilegedGroup } from '../../authentication/user/user.ts';

const HEALTH = ['/healthz', '/livez', '/readyz', '/version', '/version/'];
const DISCOVERY = ['/api', '/api/*', '/apis', '/apis/*', '/openapi', '/openapi/*', ...HEALTH].sort();

const ISSUER = ['/.well-known/openid-configuration', '/openid/v1/jwks'].flatMap((path) => [path, `${path}/`]);

const REVIEWS: readonly PolicyRule[] = [
  {
    verbs: ['create'],
    apiGroups: ['authorization.k8s.io'],
    resources: ['selfsubjectaccessreviews', 'selfsubjectrulesreviews'],
  },
  { verbs: ['create'], apiGroups: ['authentication.k8s.io'], resources: ['selfsubjectreviews'] },
];

/** The roles of every cluster that make sense without one: their names, rules, and the groups that have them. */
const ROLES: readonly (readonly [name: string, rules: readonly PolicyRule[], groups: readonly string[]])[] = [
  [
    'cluster-admin',
    [
      { verbs: ['*'], apiGroups: ['*'], resources: ['*'] },
      { verbs: ['*'], nonResourceURLs: ['*'] },
    ],
    [SystemPrivilegedGroup],
  ],
  ['system:basic-user', REVIEWS, [AllAuthenticated]],
  ['system:discovery', [{ verbs: ['get'], nonResourceURLs: DISCOVERY }], [AllAuthenticated]],
  [
    'system:service-account-issuer-discovery',
    [{ verbs: ['get'], nonResourceURLs: ISSUER }],
    ['system:serviceaccounts'],
  ],
  ['system:public-info-viewer', [{ verbs: ['get'], nonResourceURLs: HEALTH }], [AllAuthenticated, AllUnauthenticated]],
];

/** What a new server begins with. Mirrors the part of Go's `bootstrappolicy` that concerns no component of a cluster. */
export function bootstrapPolicy(): (ClusterRole | ClusterRoleBinding)[] {
  return ROLES.flatMap(([name, rules, groups]) => {
    const metadata = {
      name,
      labels: { 'kubernetes.io/bootstrapping': 'rbac-defaults' },
      annotations: { [AutoUpdateAnnotationKey]: 'true' },
    };
    return [
      new ClusterRole({ metadata, rules: [...rules] }),
      new ClusterRoleBinding({
        metadata: { ...metadata },
        roleRef: { apiGroup: groupName, kind: 'ClusterRole', name },
        subjects: groups.map((group) => ({ apiGroup: groupName, kind: GroupKind, name: group })),
      }),
    ];
  });
}
