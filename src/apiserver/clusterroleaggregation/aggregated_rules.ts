import { compareUTF8 } from '#engine/text/utf8';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { PolicyRule } from '#api/rbac/v1/zz_generated.structs';
import type { ClusterRole } from '#api/rbac/v1/zz_generated.types';

/**
 * The rules that an aggregated ClusterRole should have: those of the roles that its selectors match, selector by selector,
 * then by name, each rule once. The role's own rules are none of them. Mirrors `syncClusterRole` of the controller
 * `clusterrole-aggregation` of kube-controller-manager.
 * @returns undefined: the role is not aggregated, or has these rules
 * @throws {LabelSelectorError | Aggregate} when a selector is invalid
 */
export function aggregatedRules(role: ClusterRole, all: Iterable<ClusterRole>): PolicyRule[] | undefined {
  const { aggregationRule, rules: before = [] } = role;
  if (aggregationRule === undefined) return undefined;
  const others = [...all]
    .filter(({ metadata }) => metadata.name !== role.metadata.name)
    .sort((a, b) => compareUTF8(a.metadata.name ?? '', b.metadata.name ?? ''));
  const rules: PolicyRule[] = [];
  for (const clusterRoleSelector of aggregationRule.clusterRoleSelectors ?? []) {
    const selector = labelSelectorAsSelector(clusterRoleSelector);
    for (const { metadata, rules: more = [] } of others) {
      if (!selector.matches(metadata.labels ?? {})) continue;
      for (const rule of more) if (!rules.some((known) => deepEqual(PolicyRule, known, rule))) rules.push(rule);
    }
  }
  return areEqual(rules, before) ? undefined : rules;
}

function areEqual(rules: readonly PolicyRule[], others: readonly PolicyRule[]): boolean {
  return rules.length === others.length && rules.every((rule, index) => deepEqual(PolicyRule, rule, others[index]!));
}
