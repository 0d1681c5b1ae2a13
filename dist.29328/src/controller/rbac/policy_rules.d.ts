import type { PolicyRule } from '#api/rbac/v1/zz_generated.types';
import type { Access } from './access.ts';
/** A Kind can't be named in a rule: its class says no resource. */
export declare class NoResourceError extends TypeError {
    readonly code = "ERR_NO_RESOURCE";
    constructor(kind: string);
}
/**
 * The rules of a ClusterRole or Role that allow this and nothing else: one for each group and set of verbs, in the order
 * in which their resources are first named.
 *
 * ```ts
 * new rbacv1.ClusterRole({ metadata: { name: 'foo-controller' }, rules: policyRules(controller.access) });
 * ```
 * @throws NoResourceError
 */
export declare function policyRules(access: Iterable<Access>): PolicyRule[];
