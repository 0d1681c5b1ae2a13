export { codecs, Role, RoleBinding, RoleBindingList, RoleList, ClusterRole, ClusterRoleBinding, ClusterRoleBindingList, ClusterRoleList, } from './zz_generated.pb.ts';
