import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import type { PolicyRule, Subject } from '#api/rbac/v1/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { pathSegment, subdomain } from '../checks/names.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { selects } from '../checks/selectors.ts';

const GROUP = 'rbac.authorization.k8s.io';

export function checkRole(faults: Faults, { metadata, rules = [] }: Role): void {
  checkObjectMeta(faults, metadata, { namespaced: true, name: isPathSegmentName });
  for (const [index, rule] of rules.entries()) checkRule(faults, newPath('rules').index(index), rule, true);
}

export function checkClusterRole(faults: Faults, { metadata, rules = [], aggregationRule }: ClusterRole): void {
  checkObjectMeta(faults, metadata, { namespaced: false, name: isPathSegmentName });
  for (const [index, rule] of rules.entries()) checkRule(faults, newPath('rules').index(index), rule, false);
  if (aggregationRule === undefined) return;
  const { clusterRoleSelectors: selectors = [] } = aggregationRule;
  const path = newPath('aggregationRule', 'clusterRoleSelectors');
  if (selectors.length === 0)
    faults.required(path, 'at least one clusterRoleSelector required if aggregationRule is non-nil');
  for (const [index, selector] of selectors.entries()) {
    faults.add(validateLabelSelector(selector, {}, path.index(index)));
    // As in Go, the value is what came of the conversion: nothing.
    if (selects(selector, {}) === undefined) faults.invalid(path.index(index), null, 'invalid label selector.');
  }
}

function checkRule(faults: Faults, path: Path, rule: PolicyRule, namespaced: boolean): void {
  const { verbs = [], apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] } = rule;
  if (verbs.length === 0) faults.required(path.child('verbs'), 'verbs must contain at least one value');
  if (nonResourceURLs.length > 0) {
    const at = path.child('nonResourceURLs');
    if (namespaced) faults.invalid(at, nonResourceURLs, 'namespaced rules cannot apply to non-resource URLs');
    if (apiGroups.length + resources.length + resourceNames.length > 0) {
      faults.invalid(at, nonResourceURLs, 'rules cannot apply to both regular resources and non-resource URLs');
    }
    return;
  }
  if (apiGroups.length === 0)
    faults.required(path.child('apiGroups'), 'resource rules must supply at least one api group');
  if (resources.length === 0)
    faults.required(path.child('resources'), 'resource rules must supply at least one resource');
}

export function checkRoleBinding(faults: Faults, binding: RoleBinding): void {
  checkBinding(faults, binding, true, ['Role', 'ClusterRole']);
}

export function checkClusterRoleBinding(faults: Faults, binding: ClusterRoleBinding): void {
  checkBinding(faults, binding, false, ['ClusterRole']);
}

function checkBinding(
  faults: Faults,
  { metadata, roleRef, subjects = [] }: RoleBinding | ClusterRoleBinding,
  namespaced: boolean,
  kinds: readonly string[],
): void {
  const path = newPath('roleRef');
  const { apiGroup, kind = '', name } = roleRef ?? {};
  checkObjectMeta(faults, metadata, { namespaced, name: isPathSegmentName });
  if (apiGroup) faults.oneOf(path.child('apiGroup'), apiGroup, [GROUP]);
  faults.oneOf(path.child('kind'), kind, kinds);
  faults.named(path.child('name'), name, pathSegment);
  for (const [index, subject] of subjects.entries())
    checkSubject(faults, newPath('subjects').index(index), subject, namespaced);
}

function checkSubject(
  faults: Faults,
  path: Path,
  { kind, name = '', namespace, apiGroup }: Subject,
  namespaced: boolean,
): void {
  faults.present(path.child('name'), name);
  if (kind === 'ServiceAccount') {
    if (name !== '') faults.each(path.child('name'), name, subdomain(name));
    if (apiGroup) faults.unsupported(path.child('apiGroup'), apiGroup, ['']);
    if (!namespaced) faults.present(path.child('namespace'), namespace);
  } else if (kind === 'User' || kind === 'Group') {
    if (apiGroup) faults.oneOf(path.child('apiGroup'), apiGroup, [GROUP]);
  } else faults.unsupported(path.child('kind'), kind ?? '', ['ServiceAccount', 'User', 'Group']);
}
