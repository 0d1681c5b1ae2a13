// What is said of Nodes, namespaces, storage, access and limits.
import type {
  HorizontalPodAutoscalerBehavior,
  HPAScalingRules,
  MetricSpec,
  MetricStatus,
  MetricTarget,
  MetricValueStatus,
} from '#api/autoscaling/v2/zz_generated.structs';
import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import type { Lease } from '#api/coordination/v1/zz_generated.types';
import { podLimits, podRequests } from '#api/core/v1/pod_resources';
import type { ResourceList } from '#api/core/v1/resource_list';
import type { NodeSelector, NodeSelectorTerm } from '#api/core/v1/zz_generated.structs';
import type {
  LimitRange,
  Namespace,
  Node,
  PersistentVolume,
  PersistentVolumeClaim,
  Pod,
  ResourceQuota,
  ServiceAccount,
} from '#api/core/v1/zz_generated.types';
import type { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import type { PolicyRule } from '#api/rbac/v1/zz_generated.structs';
import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import type { PriorityClass } from '#api/scheduling/v1/zz_generated.types';
import type { StorageClass } from '#api/storage/v1/zz_generated.types';
import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { quantities, quantity, volumeSource } from './built_in_descriptions.ts';
import { conditionRows, type Entries, type Entry, pairs, type Rows } from './description.ts';

/**
 * @param pods that are bound to the node
 * @param lease by which its kubelet says that it is alive
 * @param ageOf how old an object is
 */
export function nodeEntries(
  { metadata, spec, status }: Node,
  pods: readonly Pod[],
  lease: Lease | undefined,
  ageOf: (time: string | undefined) => string,
): Entry[] {
  const { nodeInfo, addresses = [], conditions = [], capacity = {} } = status ?? {};
  const { allocatable = capacity } = status ?? {};
  const running = pods.filter(({ status: is }) => is?.phase !== 'Succeeded' && is?.phase !== 'Failed');
  const used = running.map((pod) => ({ requests: podRequests(pod), limits: podLimits(pod) }));
  const share = (list: ResourceList, name: string): string => shareOf(list[name], allocatable[name]);
  const sum = (which: 'requests' | 'limits', name: string): Quantity | undefined =>
    used
      .map(({ [which]: list }) => list[name])
      .filter((each) => each !== undefined)
      .map((each) => parseQuantity(String(each)))
      .reduce<Quantity | undefined>((total, each) => total?.add(each) ?? each, undefined);
  const names = new Set(['cpu', 'memory', 'ephemeral-storage', ...Object.keys(allocatable)]);
  names.delete('pods');
  const totals = [...names].map((name) => [
    name,
    shareOf(sum('requests', name)?.toString(), allocatable[name]),
    shareOf(sum('limits', name)?.toString(), allocatable[name]),
    quantity(allocatable[name]),
  ]);
  const heartbeats = conditions.map(({ type, lastHeartbeatTime }) => `${type}: ${lastHeartbeatTime ?? '<unknown>'}`);
  return [
    ['Roles', rolesOf(metadata.labels)],
    ['Taints', (spec?.taints ?? []).map(({ key, value, effect }) => `${key}${value ? `=${value}` : ''}:${effect}`)],
    ['Unschedulable', spec?.unschedulable ? 'yes: kubectl uncordon takes it back' : 'no'],
    [
      'Lease',
      lease === undefined
        ? '<none>'
        : {
            entries: [
              ['Holder', lease.spec?.holderIdentity],
              ['Acquired', lease.spec?.acquireTime],
              ['Renewed', lease.spec?.renewTime],
            ],
          },
    ],
    ['Addresses', addresses.map(({ type, address }) => `${type}: ${address}`)],
    ['Provider ID', spec?.providerID],
    ['Pod CIDRs', spec?.podCIDRs],
    ['Kubelet', nodeInfo?.kubeletVersion],
    [
      'System',
      nodeInfo &&
        `${nodeInfo.osImage}, ${nodeInfo.operatingSystem} ${nodeInfo.architecture}, kernel ${nodeInfo.kernelVersion}`,
    ],
    ['Machine ID', nodeInfo?.machineID],
    ['System UUID', nodeInfo?.systemUUID],
    ['Boot ID', nodeInfo?.bootID],
    ['Container Runtime', nodeInfo?.containerRuntimeVersion],
    ['Conditions', conditionRows(conditions)],
    ['Last Heartbeats', heartbeats.length > 0 ? heartbeats : undefined],
    ['Capacity', quantities(capacity)],
    ['Allocatable Pods', allocatable['pods'] && `${quantity(allocatable['pods'])}, ${running.length} there`],
    ['Requested by Pods', { rows: [['Resource', 'Requests', 'Limits', 'Allocatable'], ...totals] }],
    [
      'Pods',
      {
        rows: [
          ['Namespace', 'Name', 'Phase', 'CPU Requests', 'CPU Limits', 'Memory Requests', 'Memory Limits', 'Age'],
          ...running.map(({ metadata: own, status: is }, at) => {
            const { requests = {}, limits = {} } = used[at] ?? {};
            return [
              own.namespace ?? '',
              own.name ?? '',
              is?.phase ?? '',
              ...['cpu', 'memory'].flatMap((name) => [share(requests, name), share(limits, name)]),
              ageOf(own.creationTimestamp),
            ];
          }),
        ],
      },
    ],
  ];
}

/** An amount and how much it is of all, in percent: `250m (3%)`. */
function shareOf(amount: QuantityValue | undefined, all: QuantityValue | undefined): string {
  const [part, whole] = [amount, all].map((each) => parseQuantity(String(each ?? '0')));
  if (part === undefined || whole === undefined || whole.isZero()) return String(part ?? '0');
  return `${part} (${Math.trunc((part.asApproximateFloat64() / whole.asApproximateFloat64()) * 100)}%)`;
}

const ROLE = 'node-role.kubernetes.io/';

function rolesOf(labels: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(labels)
    .map(([key, value]) => (key.startsWith(ROLE) ? key.slice(ROLE.length) : key === 'kubernetes.io/role' ? value : ''))
    .filter((role) => role !== '')
    .sort();
}

export function namespaceEntries(
  { status }: Namespace,
  quotas: readonly ResourceQuota[],
  limits: readonly LimitRange[],
): Entry[] {
  return [
    ['Status', status?.phase],
    ['Conditions', status?.conditions && conditionRows(status.conditions)],
    [
      'Resource Quotas',
      { entries: quotas.map((quota): Entry => [quota.metadata.name ?? '', { entries: resourceQuotaEntries(quota) }]) },
    ],
    ['Limit Ranges', limitRows(limits)],
  ];
}

const SCOPES: Readonly<Record<string, string>> = {
  Terminating: 'Pods with a deadline',
  NotTerminating: 'Pods without a deadline',
  BestEffort: 'Pods without requests and limits',
  NotBestEffort: 'Pods with a request or a limit',
};

export function resourceQuotaEntries({ spec, status }: ResourceQuota): Entry[] {
  const { scopes = [], scopeSelector } = spec ?? {};
  const hard = status?.hard ?? spec?.hard ?? {};
  const terms = (scopeSelector?.matchExpressions ?? []).map(({ scopeName, operator, values }) =>
    [scopeName, operator, ...(values ?? [])].join(' '),
  );
  const rows = Object.keys(hard)
    .sort()
    .map((name) => [name, status?.used === undefined ? '<unknown>' : usedOf(status.used[name]), quantity(hard[name])]);
  return [
    [
      'Scopes',
      scopes.length === 0
        ? undefined
        : [...scopes].sort().map((scope) => `${scope}${SCOPES[scope] === undefined ? '' : `: ${SCOPES[scope]}`}`),
    ],
    ['Scope Selector', terms.length === 0 ? undefined : terms],
    ['Resources', { rows: [['Resource', 'Used', 'Hard'], ...rows] }],
  ];
}

const usedOf = (value: QuantityValue | undefined): string => (value === undefined ? '0' : quantity(value));

export function limitRangeEntries(limits: LimitRange): Entry[] {
  return [['Limits', limitRows([limits])]];
}

function limitRows(ranges: readonly LimitRange[]): Rows {
  const rows = ranges.flatMap(({ spec }) =>
    (spec?.limits ?? []).flatMap((limit) => {
      const lists = [limit.min, limit.max, limit.defaultRequest, limit.default, limit.maxLimitRequestRatio];
      const names = [...new Set(lists.flatMap((list) => Object.keys(list ?? {})))].sort();
      return names.map((name) => [
        limit.type,
        name,
        ...lists.map((list) => (list?.[name] === undefined ? '-' : quantity(list[name]))),
      ]);
    }),
  );
  return {
    rows: [['Type', 'Resource', 'Min', 'Max', 'Default Request', 'Default Limit', 'Max Limit/Request Ratio'], ...rows],
  };
}

export function priorityClassEntries({ value, globalDefault, preemptionPolicy, description }: PriorityClass): Entry[] {
  return [
    ['Value', value],
    ['Global Default', globalDefault ? 'yes' : 'no'],
    ['Preemption', preemptionPolicy ?? 'PreemptLowerPriority'],
    ['Description', description ?? ''],
  ];
}

const DEFAULT_CLASS = 'storageclass.kubernetes.io/is-default-class';

export function storageClassEntries(storage: StorageClass): Entry[] {
  return [
    ['Default', storage.metadata.annotations?.[DEFAULT_CLASS] === 'true' ? 'yes' : 'no'],
    ['Provisioner', storage.provisioner],
    ['Parameters', pairs(storage.parameters)],
    ['Volumes Can Grow', storage.allowVolumeExpansion === undefined ? '<unset>' : String(storage.allowVolumeExpansion)],
    ['Mount Options', storage.mountOptions ?? []],
    ['Reclaim Policy', storage.reclaimPolicy ?? 'Delete'],
    ['Binding', storage.volumeBindingMode ?? 'Immediate'],
    [
      'Topologies',
      storage.allowedTopologies?.map(({ matchLabelExpressions = [] }) =>
        matchLabelExpressions.map(({ key, values }) => `${key} in [${values.join(', ')}]`).join(' and '),
      ),
    ],
  ];
}

export function volumeEntries({ metadata: _, spec, status }: PersistentVolume): Entry[] {
  const {
    capacity = {},
    accessModes = [],
    claimRef,
    persistentVolumeReclaimPolicy,
    storageClassName,
    mountOptions,
    volumeMode,
    nodeAffinity,
    volumeAttributesClassName,
    ...source
  } = spec ?? {};
  return [
    ['Storage Class', storageClassName ?? ''],
    ['Attributes Class', volumeAttributesClassName],
    ['Status', status?.phase],
    ['Reason', status?.reason],
    ['Message', status?.message],
    ['Claim', claimRef && `${claimRef.namespace ?? ''}/${claimRef.name ?? ''}`],
    ['Reclaim Policy', persistentVolumeReclaimPolicy],
    ['Access Modes', accessModes],
    ['Volume Mode', volumeMode],
    ['Capacity', quantity(capacity['storage'])],
    ['Mount Options', mountOptions],
    ['Nodes', nodeAffinity?.required && nodeSelectorTexts(nodeAffinity.required)],
    ['Source', { entries: volumeSource(source) }],
  ];
}

/** Terms of which one must match. */
function nodeSelectorTexts({ nodeSelectorTerms }: NodeSelector): string[] {
  const text = ({ matchExpressions = [], matchFields = [] }: NodeSelectorTerm): string =>
    [...matchExpressions, ...matchFields]
      .map(({ key, operator, values }) => `${key} ${operator.toLowerCase()}${values ? ` [${values.join(', ')}]` : ''}`)
      .join(' and ');
  return nodeSelectorTerms.map(text);
}

export function volumeClaimEntries({ spec, status }: PersistentVolumeClaim, pods: readonly Pod[]): Entry[] {
  const source = spec?.dataSourceRef ?? spec?.dataSource;
  return [
    ['Storage Class', spec?.storageClassName ?? '<none>'],
    ['Attributes Class', spec?.volumeAttributesClassName],
    ['Status', status?.phase],
    ['Volume', spec?.volumeName],
    ['Requested', quantity(spec?.resources?.requests?.['storage'])],
    ['Capacity', quantity(status?.capacity?.['storage'])],
    ['Access Modes', status?.accessModes ?? spec?.accessModes],
    ['Volume Mode', spec?.volumeMode],
    ['Data Source', source && `${source.kind}/${source.name}${source.apiGroup ? ` of ${source.apiGroup}` : ''}`],
    ['Used By', pods.map(({ metadata }) => metadata.name ?? '')],
    ['Conditions', conditionRows(status?.conditions)],
    [
      'Last Probed',
      status?.conditions?.flatMap(({ type, lastProbeTime }) => (lastProbeTime ? [`${type}: ${lastProbeTime}`] : [])),
    ],
  ];
}

/** @param absent names of its Secrets that are not there */
export function serviceAccountEntries(account: ServiceAccount, absent: readonly string[]): Entry[] {
  const named = (name = ''): string => (absent.includes(name) ? `${name} (not found)` : name);
  return [
    ['Image Pull Secrets', (account.imagePullSecrets ?? []).map(({ name }) => named(name))],
    ['Mountable Secrets', (account.secrets ?? []).map(({ name }) => named(name))],
    ['Token Is Mounted', account.automountServiceAccountToken === false ? 'no' : 'yes, unless the Pod says otherwise'],
  ];
}

export function roleEntries(role: Role | ClusterRole): Entry[] {
  const from = role.kind === 'ClusterRole' ? role.aggregationRule?.clusterRoleSelectors : undefined;
  const rows = (role.rules ?? []).flatMap((rule) =>
    targetsOf(rule).map((target) => [target, rule.resourceNames?.join(', ') ?? '', rule.verbs.join(', ')]),
  );
  return [
    ['Made Of Roles', from?.map((selector) => formatLabelSelector(selector))],
    ['Rules', { rows: [['Resources', 'Names', 'Verbs'], ...rows] }],
  ];
}

/** `pods`, `deployments.apps/scale`, and paths that are no resources. */
function targetsOf({ apiGroups = [], resources = [], nonResourceURLs = [] }: PolicyRule): string[] {
  const named = apiGroups.flatMap((group) =>
    resources.map((each) => {
      const [resource, ...subresource] = each.split('/');
      return [group === '' ? resource : `${resource}.${group}`, ...subresource].join('/');
    }),
  );
  return [...named, ...nonResourceURLs];
}

export function roleBindingEntries({ roleRef, subjects = [] }: RoleBinding | ClusterRoleBinding): Entry[] {
  const rows = subjects.map(({ kind, name, namespace = '' }) => [kind, name, namespace]);
  return [
    ['Role', `${roleRef.kind}/${roleRef.name}`],
    ['Subjects', { rows: [['Kind', 'Name', 'Namespace'], ...rows] }],
  ];
}

export function disruptionBudgetEntries({ spec, status }: PodDisruptionBudget): Entry[] {
  const { disruptionsAllowed, currentHealthy, desiredHealthy, expectedPods } = status ?? {};
  return [
    ['Min Available', spec?.minAvailable],
    ['Max Unavailable', spec?.maxUnavailable],
    ['Selector', spec?.selector === undefined ? '<unset>' : formatLabelSelector(spec.selector)],
    ['Unhealthy Pods', spec?.unhealthyPodEvictionPolicy],
    ['Allowed Disruptions', disruptionsAllowed ?? 0],
    ['Healthy Pods', `${currentHealthy ?? 0} current, ${desiredHealthy ?? 0} desired, ${expectedPods ?? 0} total`],
    ['Conditions', conditionRows(status?.conditions)],
  ];
}

export function autoscalerEntries({ spec, status }: HorizontalPodAutoscaler): Entry[] {
  const { scaleTargetRef: target, minReplicas, maxReplicas, metrics = [], behavior } = spec ?? {};
  const rows = metrics.map((metric, at) => metricRow(metric, status?.currentMetrics?.[at]));
  return [
    ['Scales', target && `${target.kind}/${target.name}`],
    ['Metrics', { rows: [['Metric', 'Current', 'Target'], ...rows] }],
    ['Min Replicas', minReplicas ?? '<unset>'],
    ['Max Replicas', maxReplicas],
    ['Replicas', `${status?.currentReplicas ?? 0} current, ${status?.desiredReplicas ?? 0} desired`],
    ['Last Scaled', status?.lastScaleTime],
    ['Behavior', behavior && behaviorEntries(behavior)],
    ['Conditions', conditionRows(status?.conditions)],
  ];
}

function behaviorEntries({ scaleUp, scaleDown }: HorizontalPodAutoscalerBehavior): Entries {
  const rules = (found: HPAScalingRules | undefined): Entries | undefined =>
    found && {
      entries: [
        [
          'Stabilization Window',
          found.stabilizationWindowSeconds === undefined ? undefined : `${found.stabilizationWindowSeconds} seconds`,
        ],
        ['Tolerance', found.tolerance],
        ['Select Policy', found.policies && (found.selectPolicy ?? 'Max')],
        [
          'Policies',
          found.policies?.map(({ type, value, periodSeconds }) => `${value} ${type} in ${periodSeconds} seconds`),
        ],
      ],
    };
  return {
    entries: [
      ['Scale Up', rules(scaleUp)],
      ['Scale Down', rules(scaleDown)],
    ],
  };
}

function metricRow(metric: MetricSpec, current: MetricStatus | undefined): string[] {
  const row = (name: string, target: MetricTarget, is: MetricValueStatus | undefined): string[] => [
    name,
    is === undefined ? '<unknown>' : valueText(is),
    valueText(target),
  ];
  const { resource, containerResource, pods, object, external } = metric;
  if (resource !== undefined)
    return row(`resource ${resource.name} on pods`, resource.target, current?.resource?.current);
  if (containerResource !== undefined) {
    const name = `resource ${containerResource.name} of container ${containerResource.container} on pods`;
    return row(name, containerResource.target, current?.containerResource?.current);
  }
  if (pods !== undefined) return row(`${pods.metric.name} on pods`, pods.target, current?.pods?.current);
  if (object !== undefined) {
    const { metric: of, describedObject, target } = object;
    return row(`${of.name} on ${describedObject.kind}/${describedObject.name}`, target, current?.object?.current);
  }
  if (external !== undefined) {
    const { name, selector } = external.metric;
    const where = selector === undefined ? '' : ` where ${formatLabelSelector(selector)}`;
    return row(`${name}${where}`, external.target, current?.external?.current);
  }
  return [`unknown type ${metric.type}`, '<unknown>', '<unknown>'];
}

/** A share of the request in percent, with the amount; or an average of the Pods; or an amount. */
function valueText({ averageUtilization, averageValue, value }: MetricValueStatus): string {
  if (averageUtilization !== undefined)
    return `${averageUtilization}% of the request${averageValue === undefined ? '' : ` (${quantity(averageValue)})`}`;
  return averageValue === undefined ? quantity(value) : `${quantity(averageValue)} on average`;
}
