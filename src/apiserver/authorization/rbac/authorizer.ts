import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { describeSource, rulesFor, type RoleSource } from './rule_resolver.ts';
import { ruleAllows } from './rule_allows.ts';
import type { Authorizer } from '../authorizer.ts';

/** Decides by roles and bindings, wherever they are kept. Mirrors Go's `rbac.New`. */
export function newRBACAuthorizer(source: RoleSource): Authorizer {
  const authorizer: Authorizer = (asked) => {
    const errors: Error[] = [];
    for (const found of rulesFor(source, asked.user, asked.namespace)) {
      if ('error' in found) errors.push(found.error);
      else if (ruleAllows(asked, found.rule))
        return { allowed: true, reason: `RBAC: allowed by ${describeSource(found)}` };
    }
    const error = newAggregate(errors);
    return { allowed: false, ...(error && { reason: `RBAC: ${error.message}` }) };
  };
  authorizer.rulesFor = (user, namespace) => {
    const found = [...rulesFor(source, user, namespace)];
    const rules = found.flatMap((each) => ('rule' in each ? [each.rule] : []));
    const error = newAggregate(found.flatMap((each) => ('error' in each ? [each.error] : [])));
    return {
      resourceRules: rules
        .filter(({ resources = [] }) => resources.length > 0)
        .map(({ verbs, apiGroups, resources, resourceNames }) => ({
          verbs,
          ...(apiGroups && { apiGroups }),
          ...(resources && { resources }),
          ...(resourceNames && { resourceNames }),
        })),
      nonResourceRules: rules
        .filter(({ nonResourceURLs = [] }) => nonResourceURLs.length > 0)
        .map(({ verbs, nonResourceURLs }) => ({ verbs, ...(nonResourceURLs && { nonResourceURLs }) })),
      incomplete: false,
      evaluationError: error?.message ?? '',
    };
  };
  return authorizer;
}
