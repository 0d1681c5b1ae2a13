import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { policyRules } from 'kubetyped/controller';
import { newDatastoreController } from './controller.ts';

/** The name of the operator, and of its namespace. */
export const NAME = 'datastore-operator';

const metadata = { name: NAME };
const namespaced = { name: NAME, namespace: NAME };
const subjects: rbacv1.Subject[] = [{ kind: rbacv1.ServiceAccountKind, name: NAME, namespace: NAME }];

/** Who the operator is, and what it may do: `npm run manifests` writes it to manifests/rbac.yaml. */
export const rbac = [
  new corev1.Namespace({ metadata }),
  new corev1.ServiceAccount({ metadata: namespaced }),
  new rbacv1.ClusterRole({ metadata, rules: policyRules(newDatastoreController().access) }),
  new rbacv1.ClusterRoleBinding({
    metadata,
    roleRef: { apiGroup: rbacv1.groupName, kind: 'ClusterRole', name: NAME },
    subjects,
  }),
  // The election of the replica that works.
  new rbacv1.Role({
    metadata: namespaced,
    rules: policyRules([{ kind: coordinationv1.Lease, verbs: ['get', 'create', 'update'] }]),
  }),
  new rbacv1.RoleBinding({
    metadata: namespaced,
    roleRef: { apiGroup: rbacv1.groupName, kind: 'Role', name: NAME },
    subjects,
  }),
];
