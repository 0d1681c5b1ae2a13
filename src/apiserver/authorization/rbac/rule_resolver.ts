import { GroupKind, ServiceAccountKind, UserKind } from '#api/rbac/v1/zz_generated.constants';
import type {
  ClusterRole,
  ClusterRoleBinding,
  PolicyRule,
  Role,
  RoleBinding,
  RoleRef,
  Subject,
} from '#api/rbac/v1/zz_generated.types';
import { groupName } from '#api/rbac/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import type { UserInfo } from '../../request/user.ts';

/** The roles and bindings there are. */
export interface RoleSource {
  role(namespace: string, name: string): Role | undefined;
  clusterRole(name: string): ClusterRole | undefined;
  roleBindings(namespace: string): Iterable<RoleBinding>;
  clusterRoleBindings(): Iterable<ClusterRoleBinding>;
}

/** A rule that applies to somebody and the binding it comes by; or what is wrong with a binding. */
export type FoundRule =
  | { readonly rule: PolicyRule; readonly binding: ClusterRoleBinding | RoleBinding; readonly subject: Subject }
  | { readonly error: Error };

/**
 * All rules that apply to a user in a namespace: those of the cluster first. Mirrors Go's
 * `DefaultRuleResolver.VisitRulesFor`.
 * @param namespace empty: only what holds everywhere
 */
export function* rulesFor(source: RoleSource, user: UserInfo, namespace: string): Generator<FoundRule> {
  yield* rulesOf(source, user, '', source.clusterRoleBindings());
  if (namespace !== '') yield* rulesOf(source, user, namespace, source.roleBindings(namespace));
}

function* rulesOf(
  source: RoleSource,
  user: UserInfo,
  namespace: string,
  bindings: Iterable<ClusterRoleBinding | RoleBinding>,
): Generator<FoundRule> {
  for (const binding of bindings) {
    const subject = binding.subjects?.find((each) => appliesTo(user, each, namespace));
    if (subject === undefined) continue;
    let rules: readonly PolicyRule[];
    try {
      rules = roleReferenceRules(source, binding.roleRef, namespace);
    } catch (error) {
      yield { error: asError(error) };
      continue;
    }
    for (const rule of rules) yield { rule, binding, subject };
  }
}

/**
 * The rules of the role that a binding names. Mirrors Go's `GetRoleReferenceRules`.
 * @throws {StatusError} 404 when there is no such role
 */
export function roleReferenceRules(source: RoleSource, { kind, name }: RoleRef, namespace: string): PolicyRule[] {
  const role =
    kind === 'Role' ? source.role(namespace, name) : kind === 'ClusterRole' ? source.clusterRole(name) : null;
  if (role === null) throw new TypeError(`unsupported role reference kind: ${quote(kind)}`);
  if (role === undefined) throw newNotFound({ group: groupName, resource: kind.toLowerCase() }, name);
  return role.rules ?? [];
}

/** Whether somebody is meant by a subject. @param namespace that of service accounts that name none */
function appliesTo(user: UserInfo, subject: Subject, namespace: string): boolean {
  switch (subject.kind) {
    case UserKind:
      return user.name === subject.name;
    case GroupKind:
      return user.groups.includes(subject.name);
    case ServiceAccountKind: {
      const own = subject.namespace || namespace;
      return own !== '' && user.name === `system:serviceaccount:${own}:${subject.name}`;
    }
    default:
      return false;
  }
}

/** Where a rule comes from: `ClusterRoleBinding "readers" of ClusterRole "view" to Group "dev"`. */
export function describeSource({ binding, subject }: Extract<FoundRule, { readonly rule: PolicyRule }>): string {
  const { metadata, roleRef } = binding;
  const isRoleBinding = binding.kind === 'RoleBinding';
  const name = isRoleBinding ? `${metadata.name}/${metadata.namespace}` : metadata.name;
  const own = subject.namespace || metadata.namespace || '';
  const who = subject.kind === ServiceAccountKind ? `${subject.name}/${own}` : subject.name;
  return (
    `${isRoleBinding ? 'RoleBinding' : 'ClusterRoleBinding'} ${quote(name ?? '')} of ${roleRef.kind} ` +
    `${quote(roleRef.name)} to ${subject.kind} ${quote(who)}`
  );
}
