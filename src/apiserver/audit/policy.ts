import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { isMap } from '#engine/json/untyped';
import type { RequestInfo } from '../request/request_info.ts';
import type { UserInfo } from '../request/user.ts';

/** How much of a request is logged: nothing, who did what, with the object of the request, with that of the answer. */
export type AuditLevel = 'Metadata' | 'None' | 'Request' | 'RequestResponse';

/** When something is logged: when a request comes, when a long answer begins, when the answer is done. */
export type AuditStage = 'Panic' | 'RequestReceived' | 'ResponseComplete' | 'ResponseStarted';

/** What is to be logged of which requests. Mirrors `Policy` of Go's `audit.k8s.io/v1`. */
export interface AuditPolicy {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata?: object;
  /** The first that matches counts; nothing is logged of requests that none matches. */
  readonly rules: readonly AuditPolicyRule[];
  /** Stages of which nothing is logged, whatever the rule. */
  readonly omitStages?: readonly AuditStage[];
  /** Whether `managedFields` are left out of objects. */
  readonly omitManagedFields?: boolean;
}

/** Which requests are logged how. What is left out, or empty, matches all. Mirrors `PolicyRule`. */
export interface AuditPolicyRule {
  readonly level: AuditLevel;
  readonly users?: readonly string[];
  readonly userGroups?: readonly string[];
  readonly verbs?: readonly string[];
  readonly resources?: readonly AuditResources[];
  readonly namespaces?: readonly string[];
  /** Paths, with `*` at their end for all below. */
  readonly nonResourceURLs?: readonly string[];
  readonly omitStages?: readonly AuditStage[];
  readonly omitManagedFields?: boolean;
}

/** Resources of a group. Mirrors `GroupResources`. */
export interface AuditResources {
  /** Empty for the core group, `*` for all. */
  readonly group?: string;
  /** `pods`, `pods/log`, `pods/*`, `pods/status`, `*`; all when left out. */
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
}

/** What a policy says of a request. */
export interface AuditDecision {
  readonly level: AuditLevel;
  readonly omitStages: readonly AuditStage[];
  readonly omitManagedFields: boolean;
}

/** An audit policy is not one. */
export class AuditPolicyError extends TypeError {
  readonly code = 'ERR_AUDIT_POLICY';

  constructor(message: string) {
    super(`audit policy: ${message}`);
    this.name = 'AuditPolicyError';
  }
}

const LEVELS: readonly string[] = ['None', 'Metadata', 'Request', 'RequestResponse'];
const STAGES: readonly string[] = ['RequestReceived', 'ResponseStarted', 'ResponseComplete', 'Panic'];

/** A value that was read, as a policy. @throws {AuditPolicyError} when it is none */
export function auditPolicy(value: unknown): AuditPolicy {
  if (!isMap(value)) throw new AuditPolicyError('expected an object');
  const { kind = 'Policy', apiVersion = 'audit.k8s.io/v1' } = value;
  if (kind !== 'Policy' || apiVersion !== 'audit.k8s.io/v1')
    throw new AuditPolicyError('expected kind Policy of audit.k8s.io/v1');
  if (!hasRules(value)) throw new AuditPolicyError('rules: expected a list of objects');
  if (value.rules.length === 0) throw new AuditPolicyError('rules: expected at least one');
  checkAuditPolicy(value);
  return value;
}

function hasRules(value: object): value is AuditPolicy {
  return 'rules' in value && Array.isArray(value.rules) && value.rules.every(isMap);
}

/** @throws {AuditPolicyError} when a policy says what can't be meant. Mirrors Go's `ValidatePolicy`. */
export function checkAuditPolicy({ rules, omitStages }: AuditPolicy): void {
  if (!Array.isArray(rules)) throw new AuditPolicyError('rules: expected a list');
  checkStages('omitStages', omitStages);
  for (const [index, rule] of rules.entries()) {
    const at = `rules[${index}]`;
    if (!LEVELS.includes(rule.level))
      throw new AuditPolicyError(`${at}.level: ${JSON.stringify(rule.level)} is none of ${LEVELS.join(', ')}`);
    for (const [place, url] of (rule.nonResourceURLs ?? []).entries()) checkURL(`${at}.nonResourceURLs[${place}]`, url);
    for (const [place, each] of (rule.resources ?? []).entries()) checkResources(`${at}.resources[${place}]`, each);
    checkStages(`${at}.omitStages`, rule.omitStages);
    const isOfResources = (rule.resources?.length ?? 0) > 0 || (rule.namespaces?.length ?? 0) > 0;
    if (isOfResources && (rule.nonResourceURLs?.length ?? 0) > 0)
      throw new AuditPolicyError(`${at}: rules cannot apply to both regular resources and non-resource URLs`);
  }
}

function checkURL(at: string, url: string): void {
  const refuse = (why: string): never => {
    throw new AuditPolicyError(`${at}: ${JSON.stringify(url)}: ${why}`);
  };
  if (url === '*') return;
  if (!url.startsWith('/')) refuse("non-resource URL rules must begin with a '/' character");
  if (url.slice(0, -1).includes('*')) refuse("non-resource URL wildcards '*' must be the final character of the rule");
}

function checkResources(at: string, { group = '', resources = [], resourceNames = [] }: AuditResources): void {
  const faults = group === '' || group === '*' ? [] : nameIsDNSSubdomain(group, false);
  if (faults.length > 0) throw new AuditPolicyError(`${at}.group: ${JSON.stringify(group)}: ${faults.join(',')}`);
  if (resourceNames.length > 0 && resources.length === 0)
    throw new AuditPolicyError(`${at}.resourceNames: using resourceNames requires at least one resource`);
}

function checkStages(at: string, stages: readonly string[] = []): void {
  const wrong = stages.find((stage) => !STAGES.includes(stage));
  if (wrong !== undefined)
    throw new AuditPolicyError(`${at}: ${JSON.stringify(wrong)} is none of ${STAGES.join(', ')}`);
}

/** What a policy says of a request. Mirrors Go's `EvaluatePolicyRule`. */
export function decide(policy: AuditPolicy, user: UserInfo | undefined, info: RequestInfo): AuditDecision {
  const { omitStages = [], omitManagedFields = false } = policy;
  const rule = policy.rules.find((each) => matches(each, user, info));
  return {
    level: rule?.level ?? 'None',
    omitStages: [...omitStages, ...(rule?.omitStages ?? [])],
    omitManagedFields: rule?.omitManagedFields ?? omitManagedFields,
  };
}

function matches(rule: AuditPolicyRule, user: UserInfo | undefined, info: RequestInfo): boolean {
  const { users = [], userGroups = [], verbs = [], namespaces = [], resources = [], nonResourceURLs = [] } = rule;
  if (users.length > 0 && !users.includes(user?.name ?? '')) return false;
  if (userGroups.length > 0 && !(user?.groups ?? []).some((group) => userGroups.includes(group))) return false;
  if (verbs.length > 0 && !verbs.includes(info.verb)) return false;
  if (namespaces.length > 0 || resources.length > 0) {
    if (!info.isResourceRequest || (namespaces.length > 0 && !namespaces.includes(info.namespace))) return false;
    return resources.length === 0 || resources.some((each) => matchesResource(each, info));
  }
  if (nonResourceURLs.length === 0) return true;
  return !info.isResourceRequest && nonResourceURLs.some((spec) => matchesPath(spec, info.path));
}

function matchesPath(spec: string, path: string): boolean {
  return spec === path || (spec.endsWith('*') && path.startsWith(spec.replace(/\*+$/, '')));
}

function matchesResource(
  { group = '', resources = [], resourceNames = [] }: AuditResources,
  info: RequestInfo,
): boolean {
  if (group !== info.apiGroup && group !== '*') return false;
  if (resources.length === 0) return true;
  if (resourceNames.length > 0 && !resourceNames.includes(info.name)) return false;
  const { resource, subresource } = info;
  const names = ['*', subresource === '' ? resource : `${resource}/${subresource}`, `${resource}/*`];
  if (subresource !== '') names.push(`*/${subresource}`);
  return resources.some((each) => names.includes(each));
}
