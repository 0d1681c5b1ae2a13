import type { ClusterRole, ClusterRoleBinding, PolicyRule, Role, RoleBinding, RoleRef, Subject } from '#api/rbac/v1/zz_generated.types';
import type { UserInfo } from '../../request/user.ts';
/** The roles and bindings there are. */
export interface RoleSource {
    role(namespace: string, name: string): Role | undefined;
    clusterRole(name: string): ClusterRole | undefined;
    roleBindings(namespace: string): Iterable<RoleBinding>;
    clusterRoleBindings(): Iterable<ClusterRoleBinding>;
}
/** A rule that applies to somebody and the binding it comes by; or what is wrong with a binding. */
export type FoundRule = {
    readonly rule: PolicyRule;
    readonly binding: ClusterRoleBinding | RoleBinding;
    readonly subject: Subject;
} | {
    readonly error: Error;
};
/**
 * All rules that apply to somebody in a namespace: those of the cluster first. Mirrors Go's
 * `DefaultRuleResolver.VisitRulesFor`.
 * @param namespace empty: only what holds everywhere
 */
export declare function rulesFor(source: RoleSource, user: UserInfo, namespace: string): Generator<FoundRule>;
/**
 * The rules of the role that a binding names. Mirrors Go's `GetRoleReferenceRules`.
 * @throws {StatusError} 404 when there is no such role
 */
export declare function roleReferenceRules(source: RoleSource, { kind, name }: RoleRef, namespace: string): PolicyRule[];
/** Where a rule comes from: `ClusterRoleBinding "readers" of ClusterRole "view" to Group "dev"`. */
export declare function describeSource({ binding, subject }: Extract<FoundRule, {
    readonly rule: PolicyRule;
}>): string;
