import type { PolicyRule } from '#api/rbac/v1/zz_generated.types';
import type { Attributes } from '../authorizer.ts';

/** Whether a rule permits what is asked for. Mirrors Go's `rbac.RuleAllows`. */
export function ruleAllows(asked: Attributes, rule: PolicyRule): boolean {
  if (!includes(rule.verbs, asked.verb)) return false;
  if (!asked.isResourceRequest) return (rule.nonResourceURLs ?? []).some((url) => matchesURL(url, asked.path));
  const { resourceNames = [] } = rule;
  return (
    includes(rule.apiGroups, asked.apiGroup) &&
    (rule.resources ?? []).some((resource) => matchesResource(resource, asked)) &&
    (resourceNames.length === 0 || resourceNames.includes(asked.name))
  );
}

function includes(list: readonly string[] | undefined, value: string): boolean {
  return list?.some((each) => each === '*' || each === value) ?? false;
}

/** `*` with `/scale` behind it. */
function matchesResource(rule: string, { resource, subresource }: Attributes): boolean {
  if (rule === '*') return true;
  if (subresource === '') return rule === resource;
  return rule === `${resource}/${subresource}` || rule === `*/${subresource}`;
}

/** Whether a URL of a rule, which may end in `*`, stands for a path. */
export function matchesURL(rule: string, path: string): boolean {
  if (rule === '*' || rule === path) return true;
  return rule.endsWith('*') && path.startsWith(rule.replace(/\*+$/, ''));
}
