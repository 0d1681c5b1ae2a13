import type { ClusterRoleBinding, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkRoleBinding(faults: Faults, binding: RoleBinding): void;
export declare function checkClusterRoleBinding(faults: Faults, binding: ClusterRoleBinding): void;
export declare const roleBindingUpdateValidation: UpdateValidation<RoleBinding>;
export declare const clusterRoleBindingUpdateValidation: UpdateValidation<ClusterRoleBinding>;
type Binding = RoleBinding | ClusterRoleBinding;
export declare const roleBindingColumns: readonly Column<Binding>[];
/** Of RoleBindings and ClusterRoleBindings. */
export declare const roleBindingStrategy: KindStrategy<RoleBinding | ClusterRoleBinding>;
export declare const roleBindingDefaults: StructDefaults;
export {};
