import type { ClusterRole, Role } from '#api/rbac/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkRole(faults: Faults, { metadata, rules }: Role): void;
export declare function checkClusterRole(faults: Faults, { metadata, rules, aggregationRule }: ClusterRole): void;
/** Of Roles and ClusterRoles. */
export declare const roleStrategy: KindStrategy<Role | ClusterRole>;
