import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { Client, FetchTransport } from 'kubetyped/client';
import { policyRules } from 'kubetyped/controller';
import { controllers, NAME } from './operator.ts';
import { certificatesOf, convertedNames, handlers, SECRET } from './webhooks.ts';

/** Who the operator is, and what it may do: `npm run manifests` writes it to manifests/rbac.yaml. */
export function rbac(
  namespace = NAME,
): (corev1.ServiceAccount | rbacv1.ClusterRole | rbacv1.ClusterRoleBinding | rbacv1.Role | rbacv1.RoleBinding)[] {
  const metadata = { name: NAME };
  const namespaced = { name: NAME, namespace };
  const subjects: rbacv1.Subject[] = [{ kind: rbacv1.ServiceAccountKind, name: NAME, namespace }];
  const access = controllers().flatMap((controller) => controller.access);
  const forWebhooks = webhookRules();
  return [
    new corev1.ServiceAccount({ metadata: namespaced }),
    new rbacv1.ClusterRole({ metadata, rules: [...policyRules(access), ...forWebhooks.cluster] }),
    new rbacv1.ClusterRoleBinding({
      metadata,
      roleRef: { apiGroup: rbacv1.groupName, kind: 'ClusterRole', name: NAME },
      subjects,
    }),
    new rbacv1.Role({
      metadata: namespaced,
      rules: [
        // The election of the replica that works.
        ...policyRules([{ kind: coordinationv1.Lease, verbs: ['get', 'create', 'update'] }]),
        ...forWebhooks.namespace,
      ],
    }),
    new rbacv1.RoleBinding({
      metadata: namespaced,
      roleRef: { apiGroup: rbacv1.groupName, kind: 'Role', name: NAME },
      subjects,
    }),
  ];
}

/** What keeping the certificate of the webhooks takes, by name where a name is known beforehand. */
function webhookRules(): { readonly cluster: rbacv1.PolicyRule[]; readonly namespace: rbacv1.PolicyRule[] } {
  if (Object.keys(handlers()).length === 0) return { cluster: [], namespace: [] };
  // Nothing is asked of this server.
  const client = new Client({ transport: new FetchTransport({ server: 'https://localhost' }) });
  const { access } = certificatesOf(client);
  const secrets = access.filter(({ kind }) => kind.kind === 'Secret');
  const named = secrets.map(({ kind, verbs }) => ({ kind, verbs: verbs.filter((verb) => verb !== 'create') }));
  return {
    cluster: policyRules(access.filter(({ kind }) => kind.kind !== 'Secret')).map((rule) => ({
      ...rule,
      resourceNames: rule.resources?.includes('customresourcedefinitions') ? convertedNames() : [NAME],
    })),
    namespace: [
      ...policyRules(secrets.map(({ kind }) => ({ kind, verbs: ['create'] }))),
      ...policyRules(named).map((rule) => ({ ...rule, resourceNames: [SECRET] })),
    ],
  };
}
