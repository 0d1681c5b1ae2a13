import type { PolicyRule } from '#api/rbac/v1/zz_generated.types';
import type { Access, Verb } from './access.ts';

/** In the order in which they are written. */
const VERBS: readonly Verb[] = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection'];

/** A Kind can't be named in a rule: its class says no resource. */
export class NoResourceError extends TypeError {
  readonly code = 'ERR_NO_RESOURCE';

  constructor(kind: string) {
    super(`${kind} has no resource: give its class a plural name`);
    this.name = 'NoResourceError';
  }
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
export function policyRules(access: Iterable<Access>): PolicyRule[] {
  const verbsOf = new Map<string, { group: string; resource: string; verbs: Set<Verb> }>();
  for (const { kind, verbs, subresource = '' } of access) {
    if (kind.resource === undefined) throw new NoResourceError(kind.kind);
    const resource = subresource === '' ? kind.resource : `${kind.resource}/${subresource}`;
    const key = `${kind.group}/${resource}`;
    const found = verbsOf.get(key) ?? { group: kind.group, resource, verbs: new Set() };
    verbsOf.set(key, found);
    for (const verb of verbs) found.verbs.add(verb);
  }
  const rules = new Map<string, { apiGroups: string[]; resources: string[]; verbs: string[] }>();
  for (const { group, resource, verbs: given } of verbsOf.values()) {
    if (given.size === 0) continue;
    const verbs = VERBS.filter((verb) => given.has(verb));
    const alike = `${group} ${verbs.join()}`;
    const rule = rules.get(alike);
    if (rule === undefined) rules.set(alike, { apiGroups: [group], resources: [resource], verbs });
    else rule.resources.push(resource);
  }
  return [...rules.values()];
}
