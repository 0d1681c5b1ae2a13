import type * as flowcontrolv1 from '#api/flowcontrol/v1/index';
import type {
  FlowSchemaSpec,
  NonResourcePolicyRule,
  PolicyRulesWithSubjects,
  ResourcePolicyRule,
  Subject,
} from '#api/flowcontrol/v1/zz_generated.structs';
import type { FlowSchema } from '#api/flowcontrol/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { compareUTF8 } from '#engine/text/utf8';
import type { Faults } from '#src/validation/checks/faults';
import { label, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { mandatoryFlowSchemas } from './mandatory.ts';

/** Mirrors `ValidateFlowSchema` of kube-apiserver. */
export function checkFlowSchema(faults: Faults, { metadata, spec, status }: FlowSchema): void {
  const path = newPath('spec');
  const { name = '' } = metadata;
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkSpec(faults, path, name, spec);
  const mandatory = mandatoryFlowSchemas().get(name);
  // Differs from Go: it prints the names of its internal type, `MatchingPrecedence`.
  if (mandatory !== undefined && !deepEqual(spec, mandatory))
    faults.invalid(path, spec, `spec of '${name}' must equal the fixed value`);
  checkConditionTypes(faults, status?.conditions);
}

function checkSpec(faults: Faults, path: Path, name: string, spec: Partial<FlowSchemaSpec> = {}): void {
  const { matchingPrecedence: precedence = 0, distinguisherMethod, priorityLevelConfiguration, rules = [] } = spec;
  const at = path.child('matchingPrecedence');
  if (precedence <= 0) faults.invalid(at, precedence, 'must be a positive value');
  if (precedence > 10_000) faults.invalid(at, precedence, 'must not be greater than 10000');
  if (precedence === 1 && name !== 'exempt')
    faults.invalid(at, precedence, "only the schema named 'exempt' may have matchingPrecedence 1");
  if (distinguisherMethod !== undefined)
    faults.oneOf(path.child('distinguisherMethod', 'type'), distinguisherMethod.type ?? '', ['ByNamespace', 'ByUser']);
  const level = path.child('priorityLevelConfiguration', 'name');
  faults.named(level, priorityLevelConfiguration?.name, subdomain, 'must reference a priority level');
  for (const [index, rule] of rules.entries()) checkRules(faults, path.child('rules').index(index), rule);
}

function checkRules(
  faults: Faults,
  path: Path,
  { subjects = [], resourceRules = [], nonResourceRules = [] }: PolicyRulesWithSubjects,
): void {
  const at = path.child('subjects');
  for (const [index, subject] of subjects.entries()) checkSubject(faults, at.index(index), subject);
  if (subjects.length === 0) faults.required(at, 'subjects must contain at least one value');
  if (resourceRules.length + nonResourceRules.length === 0)
    faults.required(path, 'at least one of resourceRules and nonResourceRules has to be non-empty');
  for (const [index, rule] of resourceRules.entries())
    checkResourceRule(faults, path.child('resourceRules').index(index), rule);
  for (const [index, rule] of nonResourceRules.entries())
    checkNonResourceRule(faults, path.child('nonResourceRules').index(index), rule);
}

/** Each kind of subject with its field, in the order in which those of other kinds are refused. */
const FIELDS = { ServiceAccount: 'serviceAccount', User: 'user', Group: 'group' } as const;

function checkSubject(faults: Faults, path: Path, subject: Subject): void {
  const { kind = '' } = subject;
  if (kind !== 'ServiceAccount' && kind !== 'User' && kind !== 'Group') {
    faults.unsupported(path.child('kind'), kind, ['Group', 'ServiceAccount', 'User']);
    return;
  }
  const field = FIELDS[kind];
  const at = path.child(field);
  if (subject[field] === undefined) faults.required(at, `${field} is required when subject kind is '${kind}'`);
  else if (kind === 'ServiceAccount') {
    const { name, namespace } = subject.serviceAccount ?? {};
    if (name !== '*') faults.named(at.child('name'), name, subdomain);
    faults.named(at.child('namespace'), namespace, label, 'must specify namespace for service account');
  } else faults.present(at.child('name'), subject[field]?.name);
  for (const [other, its] of Object.entries(FIELDS))
    if (its !== field && subject[its] !== undefined)
      faults.forbidden(path.child(its), `${its} is forbidden when subject kind is not '${other}'`);
}

function checkResourceRule(
  faults: Faults,
  path: Path,
  { verbs, apiGroups, resources, namespaces = [], clusterScope = false }: ResourcePolicyRule,
): void {
  checkVerbs(faults, path, verbs);
  const supply = (what: string): string => `resource rules must supply at least one ${what}`;
  checkList(faults, path.child('apiGroups'), apiGroups, supply('api group'), 'api groups');
  checkList(faults, path.child('resources'), resources, supply('resource'), 'resources');
  const at = path.child('namespaces');
  if (namespaces.length === 0 && clusterScope) return;
  const missing = 'resource rules that are not cluster scoped must supply at least one namespace';
  if (checkList(faults, at, namespaces, missing, 'namespaces')) return;
  for (const [index, namespace] of namespaces.entries())
    for (const text of label(namespace))
      faults.invalid(at.index(index), namespace, `each member of this list must be '*' or a DNS-1123 label; ${text}`);
}

function checkNonResourceRule(
  faults: Faults,
  path: Path,
  { verbs, nonResourceURLs = [] }: NonResourcePolicyRule,
): void {
  const at = path.child('nonResourceURLs');
  checkVerbs(faults, path, verbs);
  const missing = 'nonResourceURLs must contain at least one value';
  if (checkList(faults, at, nonResourceURLs, missing, 'non-resource URLs')) return;
  for (const [index, url] of nonResourceURLs.entries()) {
    const fault = urlFault(url);
    if (fault !== undefined) faults.invalid(at.index(index), url, fault);
  }
}

/** Mirrors `ValidateNonResourceURLPath`. */
function urlFault(url: string): string | undefined {
  if (url === '') return 'must not be empty';
  if (url === '/') return undefined;
  if (!url.startsWith('/')) return 'must start with slash';
  if (url.includes(' ')) return 'must not contain white-space';
  if (url.includes('//')) return 'must not contain double slash';
  return url.replace(/\/\*$/, '').includes('*') ? 'wildcard can only do suffix matching' : undefined;
}

const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'proxy', 'update', 'watch'];

function checkVerbs(faults: Faults, path: Path, verbs: readonly string[] = []): void {
  const at = path.child('verbs');
  if (checkList(faults, at, verbs, 'verbs must contain at least one value', 'verbs')) return;
  if (!verbs.every((verb) => VERBS.includes(verb))) faults.unsupported(at, verbs, VERBS);
}

/** A list that is not empty, and has nothing besides `*`; true if it has that. */
function checkList(faults: Faults, path: Path, list: readonly string[] = [], missing: string, others: string): boolean {
  if (list.length === 0) faults.required(path, missing);
  const hasWildcard = list.includes('*');
  if (hasWildcard && list.length > 1) faults.invalid(path, list, `if '*' is present, must not specify other ${others}`);
  return hasWildcard;
}

/** Each condition has a type of its own. */
export function checkConditionTypes(faults: Faults, conditions: readonly { readonly type?: string }[] = []): void {
  const seen = new Set<string>();
  for (const [index, { type = '' }] of conditions.entries()) {
    const path = newPath('status', 'conditions').index(index).child('type');
    if (seen.has(type)) faults.duplicate(path, type);
    seen.add(type);
    if (type === '') faults.required(path);
  }
}

export const flowSchemaUpdateValidation: UpdateValidation<FlowSchema> = {
  subresources: { status: (faults, { status }) => checkConditionTypes(faults, status?.conditions) },
};

export const flowSchemaColumns: readonly Column<FlowSchema>[] = [
  nameColumn,
  { name: 'PriorityLevel', value: ({ spec }) => spec?.priorityLevelConfiguration?.name ?? '' },
  { name: 'MatchingPrecedence', value: ({ spec }) => spec?.matchingPrecedence ?? 0 },
  {
    name: 'DistinguisherMethod',
    value: ({ spec }) => (spec?.distinguisherMethod === undefined ? NONE : (spec.distinguisherMethod.type ?? '')),
  },
  ageColumn,
  {
    name: 'MissingPL',
    value: ({ status }) => {
      const dangling = status?.conditions?.find(({ type }) => type === 'Dangling');
      return dangling === undefined ? '?' : (dangling.status ?? '');
    },
  },
];

/** In the order in which they are tried, then by name. */
export function byPrecedence(a: FlowSchema, b: FlowSchema): number {
  const order = (a.spec?.matchingPrecedence ?? 0) - (b.spec?.matchingPrecedence ?? 0);
  return order || compareUTF8(a.metadata.name ?? '', b.metadata.name ?? '');
}

export const flowSchemaStrategy: KindStrategy<FlowSchema> = {
  generation: true,
  status: { keepsMetadata: true },
  tableOrder: byPrecedence,
};

export const flowSchemaDefaults: StructDefaults = {
  'flowcontrol/v1.FlowSchemaSpec': (spec: flowcontrolv1.FlowSchemaSpec) => void (spec.matchingPrecedence ||= 1000),
};
