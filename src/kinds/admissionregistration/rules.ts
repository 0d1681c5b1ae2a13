import type * as admissionregistrationv1 from '#api/admissionregistration/v1/index';
import type {
  MatchCondition,
  MatchResources,
  RuleWithOperations,
} from '#api/admissionregistration/v1/zz_generated.structs';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import type { Path } from '#apimachinery/util/validation/field/path';
import { trimSpace } from '#engine/go/trim_space';
import type { PolicyExpressions } from '#src/validation/checks/expressions';
import type { Faults } from '#src/validation/checks/faults';
import { checkQualifiedName } from '#src/validation/checks/names';
import type { StructDefaults } from '../aspects/defaults.ts';

export const FAILURE_POLICIES: readonly string[] = ['Fail', 'Ignore'];

export const MATCH_POLICIES: readonly string[] = ['Equivalent', 'Exact'];

const OPERATIONS = ['*', 'CONNECT', 'CREATE', 'DELETE', 'UPDATE'];

/** Nothing is left to change of what is deleted. */
export const MUTATING_OPERATIONS: readonly string[] = ['*', 'CONNECT', 'CREATE', 'UPDATE'];

/** Which requests a webhook or policy is asked about. */
export function checkRule(faults: Faults, path: Path, rule: RuleWithOperations): void {
  const { operations = [], apiGroups = [], apiVersions = [], resources = [], scope } = rule;
  const alone = (name: string, list: readonly string[], what: string): void => {
    if (list.length === 0) faults.required(path.child(name));
    if (list.length > 1 && list.includes('*'))
      faults.invalid(path.child(name), list, `if '*' is present, must not specify other ${what}`);
  };
  alone('operations', operations, 'operations');
  for (const [index, operation] of operations.entries())
    faults.oneOf(path.child('operations').index(index), operation, OPERATIONS);
  alone('apiGroups', apiGroups, 'API groups');
  alone('apiVersions', apiVersions, 'API versions');
  for (const [index, version] of apiVersions.entries()) faults.present(path.child('apiVersions').index(index), version);
  checkResources(faults, path.child('resources'), resources);
  faults.oneOf(path.child('scope'), scope, ['*', 'Cluster', 'Namespaced']);
}

/** `pods`, `pods/status`, `pods/*` and the like: a wildcard makes what it covers redundant. */
function checkResources(faults: Faults, path: Path, resources: readonly string[]): void {
  if (resources.length === 0) faults.required(path);
  const wholes = new Set<string>();
  const subresources = new Set<string>();
  let plain = false;
  for (const [index, resource] of resources.entries()) {
    const at = path.index(index);
    if (resource === '') faults.required(at);
    // Differs from what Go's text says, not from Go: the last one without a subresource decides.
    if (resource !== '' && !resource.includes('/')) plain = resource !== '*';
    const slash = resource.indexOf('/');
    const [name, sub] = slash < 0 ? [resource, ''] : [resource.slice(0, slash), resource.slice(slash + 1)];
    if (sub === '') continue;
    if (subresources.has(sub)) faults.invalid(at, resource, `if '*/${sub}' is present, must not specify ${resource}`);
    if (wholes.has(name)) faults.invalid(at, resource, `if '${name}/*' is present, must not specify ${resource}`);
    if (sub === '*') wholes.add(name);
    if (name === '*') subresources.add(sub);
  }
  if (resources.length > 1 && resources.includes('*/*'))
    faults.invalid(path, resources, "if '*/*' is present, must not specify other resources");
  if (resources.includes('*') && plain) {
    faults.invalid(path, resources, "if '*' is present, must not specify other resources without subresources");
  }
}

/** @param policy compiles the conditions */
export function checkMatchConditions(
  faults: Faults,
  path: Path,
  conditions: readonly MatchCondition[],
  policy: PolicyExpressions | undefined,
): void {
  const names = new Set<string>();
  if (conditions.length > 64) faults.tooMany(path, conditions.length, 64);
  for (const [index, { name = '', expression = '' }] of conditions.entries()) {
    const at = path.index(index);
    const trimmed = trimSpace(expression);
    if (trimmed === '') faults.required(at.child('expression'));
    else faults.expression(at.child('expression'), trimmed, policy?.check('matchCondition', trimmed));
    if (name === '') faults.required(at.child('name'));
    else {
      checkQualifiedName(faults, at.child('name'), name);
      if (names.has(name)) faults.duplicate(at.child('name'), name);
    }
    names.add(name);
  }
}

/** The objects that a policy is about. */
export function checkMatchResources(faults: Faults, path: Path, match: MatchResources): void {
  if (match.matchPolicy) faults.oneOf(path.child('matchPolicy'), match.matchPolicy, MATCH_POLICIES);
  faults.add(validateLabelSelector(match.namespaceSelector, {}, path.child('namespaceSelector')));
  faults.add(validateLabelSelector(match.objectSelector, {}, path.child('objectSelector')));
  for (const list of ['resourceRules', 'excludeResourceRules'] as const) {
    for (const [index, rule] of (match[list] ?? []).entries()) {
      const at = path.child(list).index(index);
      const { resourceNames = [] } = rule;
      for (const [place, name] of resourceNames.entries()) {
        faults.each(at.child('resourceNames').index(place), name, isPathSegmentName(name));
        if (resourceNames.indexOf(name) < place) faults.duplicate(at.child('resourceNames').index(place), name);
      }
      checkRule(faults, at, rule);
    }
  }
}

const fillRule = (object: admissionregistrationv1.Rule): void => void (object.scope ??= '*');

/** Of policies, their bindings and webhooks. */
export const rulesDefaults: StructDefaults = {
  'admissionregistration/v1.MatchResources': (object: admissionregistrationv1.MatchResources) => {
    object.matchPolicy ??= 'Equivalent';
    object.namespaceSelector ??= {};
    object.objectSelector ??= {};
  },
  'admissionregistration/v1.NamedRuleWithOperations': fillRule,
  'admissionregistration/v1.RuleWithOperations': fillRule,
};
