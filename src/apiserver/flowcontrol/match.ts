import type {
  NonResourcePolicyRule,
  PolicyRulesWithSubjects,
  ResourcePolicyRule,
  Subject,
} from '#api/flowcontrol/v1/zz_generated.structs';
import type { FlowSchema } from '#api/flowcontrol/v1/zz_generated.types';
import type { RequestInfo } from '../request/request_info.ts';
import type { UserInfo } from '../request/user.ts';

/** Whether a FlowSchema is for a request. Mirrors `matchesFlowSchema` of k8s.io/apiserver. */
export function matchesFlowSchema(user: UserInfo, info: RequestInfo, { spec }: FlowSchema): boolean {
  return (spec?.rules ?? []).some((rule) => matchesRule(user, info, rule));
}

function matchesRule(
  user: UserInfo,
  info: RequestInfo,
  { subjects = [], resourceRules = [], nonResourceRules = [] }: PolicyRulesWithSubjects,
): boolean {
  return (
    subjects.some((subject) => matchesSubject(user, subject)) &&
    (info.isResourceRequest
      ? resourceRules.some((rule) => matchesResource(info, rule))
      : nonResourceRules.some((rule) => matchesPath(info, rule)))
  );
}

function matchesSubject({ name, groups }: UserInfo, subject: Subject): boolean {
  switch (subject.kind) {
    case 'User':
      return subject.user?.name === '*' || subject.user?.name === name;
    case 'Group':
      return subject.group?.name === '*' || (subject.group !== undefined && groups.includes(subject.group.name));
    case 'ServiceAccount': {
      if (subject.serviceAccount === undefined) return false;
      const prefix = `system:serviceaccount:${subject.serviceAccount.namespace}:`;
      return subject.serviceAccount.name === '*'
        ? name.startsWith(prefix)
        : name === prefix + subject.serviceAccount.name;
    }
    default:
      return false;
  }
}

function matchesResource(
  { verb, apiGroup, namespace, resource, subresource }: RequestInfo,
  { verbs, apiGroups, resources, namespaces = [], clusterScope = false }: ResourcePolicyRule,
): boolean {
  return (
    contains(verbs, verb) &&
    contains(resources, subresource === '' ? resource : `${resource}/${subresource}`) &&
    contains(apiGroups, apiGroup) &&
    (namespace === '' ? clusterScope : contains(namespaces, namespace))
  );
}

function matchesPath({ verb, path }: RequestInfo, { verbs, nonResourceURLs = [] }: NonResourcePolicyRule): boolean {
  if (!contains(verbs, verb)) return false;
  return nonResourceURLs.some((each) => {
    if (each === '*' || each === path) return true;
    const prefix = each.replace(/\*$/, '');
    return path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
  });
}

/** A list of `*` alone holds everything. */
function contains(list: readonly string[] = [], text: string): boolean {
  return (list.length === 1 && list[0] === '*') || list.includes(text);
}
