import type { DaemonSet, Deployment, ReplicaSet, StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { CronJob, Job } from '#api/batch/v1/zz_generated.types';
import type { ResourceList } from '#api/core/v1/resource_list';
import type {
  Container,
  ContainerState,
  ContainerStatus,
  EnvVar,
  PodSpec,
  PodTemplateSpec,
  Probe,
  Toleration,
  Volume,
} from '#api/core/v1/zz_generated.structs';
import type { ConfigMap, Node, PersistentVolumeClaim, Pod, Secret, Service } from '#api/core/v1/zz_generated.types';
import type { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import type { IngressBackend } from '#api/networking/v1/zz_generated.structs';
import type { Ingress } from '#api/networking/v1/zz_generated.types';
import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { isMap } from '#engine/json/untyped';
import type { Entries, Entry, Rows } from './description.ts';

export function podEntries({ spec, status = {} }: Pod): Entry[] {
  return [
    ['Node', spec?.nodeName ? `${spec.nodeName}${status.hostIP ? `/${status.hostIP}` : ''}` : '<none>'],
    ['Status', status.phase],
    ['Reason', status.reason],
    ['Message', status.message],
    ['Started', status.startTime],
    ['IPs', status.podIPs?.map(({ ip }) => ip) ?? (status.podIP ? [status.podIP] : [])],
    ['QoS Class', status.qosClass],
    ...specEntries(spec, [
      ...(status.initContainerStatuses ?? []),
      ...(status.containerStatuses ?? []),
      ...(status.ephemeralContainerStatuses ?? []),
    ]),
    ['Conditions', conditionRows(status.conditions)],
  ];
}

export function workloadEntries(object: Deployment | ReplicaSet | StatefulSet | DaemonSet): Entry[] {
  const { spec, status } = object;
  const selector: Entry = ['Selector', formatLabelSelector(spec?.selector)];
  const template = ['Pod Template', templateEntries(spec?.template)] satisfies Entry;
  const conditions: Entry = ['Conditions', conditionRows(status?.conditions)];
  switch (object.kind) {
    case 'Deployment': {
      const { replicas = 0, updatedReplicas = 0, availableReplicas = 0, unavailableReplicas = 0 } = object.status ?? {};
      const { type, rollingUpdate } = object.spec?.strategy ?? {};
      return [
        selector,
        [
          'Replicas',
          `${object.spec?.replicas ?? 1} desired, ${updatedReplicas} updated, ${replicas} total, ${availableReplicas} available, ${unavailableReplicas} unavailable`,
        ],
        ['Revision', object.metadata.annotations?.['deployment.kubernetes.io/revision']],
        ['Paused', object.spec?.paused ? 'yes: changes take effect when it is resumed' : undefined],
        [
          'Strategy',
          rollingUpdate === undefined
            ? type
            : `${type}, ${rollingUpdate.maxUnavailable ?? ''} max unavailable, ${rollingUpdate.maxSurge ?? ''} max surge`,
        ],
        conditions,
        template,
      ];
    }
    case 'ReplicaSet': {
      const { replicas = 0, readyReplicas = 0, availableReplicas = 0 } = object.status ?? {};
      const counts = `${object.spec?.replicas ?? 1} desired, ${replicas} current, ${readyReplicas} ready, ${availableReplicas} available`;
      return [selector, ['Replicas', counts], conditions, template];
    }
    case 'StatefulSet': {
      const { replicas = 0, readyReplicas = 0, updatedReplicas = 0 } = object.status ?? {};
      const counts = `${object.spec?.replicas ?? 1} desired, ${replicas} current, ${updatedReplicas} updated, ${readyReplicas} ready`;
      const claims = object.spec?.volumeClaimTemplates?.map(
        ({ metadata, spec: claim }): Entry => [
          metadata?.name ?? '',
          `${claim?.resources?.requests?.['storage'] ?? '?'} of ${claim?.storageClassName ?? 'the default class'}, ${claim?.accessModes?.join(', ') ?? ''}`,
        ],
      );
      return [
        selector,
        ['Replicas', counts],
        ['Update Strategy', object.spec?.updateStrategy?.type],
        ['Partition', object.spec?.updateStrategy?.rollingUpdate?.partition],
        ['Service', object.spec?.serviceName],
        ['Volume Claims', { entries: claims ?? [] }],
        conditions,
        template,
      ];
    }
    case 'DaemonSet': {
      const {
        desiredNumberScheduled = 0,
        currentNumberScheduled = 0,
        updatedNumberScheduled = 0,
        numberAvailable = 0,
        numberReady = 0,
        numberMisscheduled = 0,
      } = object.status ?? {};
      const counts = `${desiredNumberScheduled} desired, ${currentNumberScheduled} scheduled, ${updatedNumberScheduled} updated, ${numberReady} ready, ${numberAvailable} available, ${numberMisscheduled} misscheduled`;
      return [
        selector,
        ['Nodes', counts],
        ['Update Strategy', object.spec?.updateStrategy?.type],
        conditions,
        template,
      ];
    }
  }
}

export function jobEntries({ spec, status = {} }: Job): Entry[] {
  const { active = 0, succeeded = 0, failed = 0, ready = 0 } = status;
  return [
    ['Selector', formatLabelSelector(spec?.selector)],
    ...jobSpecEntries(spec),
    ['Pods', `${active} active (${ready} ready), ${succeeded} succeeded, ${failed} failed`],
    ['Completed Indexes', status.completedIndexes],
    ['Started', status.startTime],
    ['Completed', status.completionTime],
    ['Conditions', conditionRows(status.conditions)],
    ['Pod Template', templateEntries(spec?.template)],
  ];
}

function jobSpecEntries(spec: Partial<JobSpec> | undefined): Entry[] {
  return [
    ['Parallelism', spec?.parallelism],
    ['Completions', spec?.completions],
    ['Completion Mode', spec?.completionMode],
    ['Backoff Limit', spec?.backoffLimit],
    ['Deadline', spec?.activeDeadlineSeconds === undefined ? undefined : `${spec.activeDeadlineSeconds} s`],
    ['Suspended', spec?.suspend ? 'yes' : undefined],
  ];
}

export function cronJobEntries({ spec, status = {} }: CronJob): Entry[] {
  return [
    ['Schedule', spec?.schedule],
    ['Time Zone', spec?.timeZone],
    ['Suspended', spec?.suspend ? 'yes' : 'no'],
    ['Concurrency', spec?.concurrencyPolicy],
    [
      'Starting Deadline',
      spec?.startingDeadlineSeconds === undefined ? undefined : `${spec.startingDeadlineSeconds} s`,
    ],
    ['Kept Jobs', `${spec?.successfulJobsHistoryLimit ?? 3} successful, ${spec?.failedJobsHistoryLimit ?? 1} failed`],
    ['Last Scheduled', status.lastScheduleTime ?? '<never>'],
    ['Last Successful', status.lastSuccessfulTime ?? '<never>'],
    ['Active Jobs', status.active?.map(({ name }) => name ?? '') ?? []],
    ...jobSpecEntries(spec?.jobTemplate.spec),
    ['Pod Template', templateEntries(spec?.jobTemplate.spec?.template)],
  ];
}

export function serviceEntries({ spec, status }: Service, slices: readonly EndpointSlice[]): Entry[] {
  const ingress = status?.loadBalancer?.ingress?.map(({ ip, hostname }) => ip || hostname || '') ?? [];
  const ports = (spec?.ports ?? []).map(({ name, port, protocol, targetPort, nodePort }): Entry => {
    const target = targetPort === undefined ? '' : ` -> ${targetPort}`;
    return [name || '<unset>', `${port}/${protocol ?? 'TCP'}${target}${nodePort ? `, node port ${nodePort}` : ''}`];
  });
  const addresses = (ready: boolean): string[] =>
    slices.flatMap(({ endpoints }) =>
      (endpoints ?? [])
        .filter(({ conditions }) => (conditions?.ready ?? true) === ready)
        .flatMap((each) => each.addresses),
    );
  const unready = addresses(false);
  return [
    ['Selector', Object.entries(spec?.selector ?? {}).map(([key, value]) => `${key}=${value}`)],
    ['Type', spec?.type],
    ['IPs', spec?.clusterIPs ?? []],
    ['External IPs', spec?.externalIPs],
    ['External Name', spec?.externalName],
    ['Load Balancer', ingress.length > 0 || spec?.type === 'LoadBalancer' ? ingress : undefined],
    ['Ports', { entries: ports }],
    ['Ready Endpoints', addresses(true)],
    ['Not Ready Endpoints', unready.length > 0 ? unready : undefined],
    ['Session Affinity', spec?.sessionAffinity],
    ['External Traffic', spec?.externalTrafficPolicy],
    ['Internal Traffic', spec?.internalTrafficPolicy],
    ['Conditions', conditionRows(status?.conditions)],
  ];
}

export function nodeEntries({ spec, status }: Node, pods: readonly Pod[]): Entry[] {
  const { nodeInfo, addresses = [] } = status ?? {};
  const running = pods.filter(({ status: is }) => is?.phase !== 'Succeeded' && is?.phase !== 'Failed');
  const total = (which: 'requests' | 'limits', name: string): Quantity | undefined =>
    running
      .flatMap((pod) => pod.spec?.containers ?? [])
      .map(({ resources }) => resources?.[which]?.[name])
      .filter((each) => each !== undefined)
      .map((each) => parseQuantity(String(each)))
      .reduce<Quantity | undefined>((sum, each) => sum?.add(each) ?? each, undefined);
  const allocated = quantitiesOf(status?.allocatable).map(([name, all]) => [
    name,
    String(total('requests', name) ?? '0'),
    String(total('limits', name) ?? '0'),
    String(all),
  ]);
  return [
    ['Taints', (spec?.taints ?? []).map(({ key, value, effect }) => `${key}${value ? `=${value}` : ''}:${effect}`)],
    ['Unschedulable', spec?.unschedulable ? 'yes: kubectl uncordon takes it back' : 'no'],
    ['Addresses', addresses.map(({ type, address }) => `${type}: ${address}`)],
    ['Provider ID', spec?.providerID],
    ['Pod CIDRs', spec?.podCIDRs],
    ['Kubelet', nodeInfo?.kubeletVersion],
    ['System', nodeInfo && `${nodeInfo.osImage}, ${nodeInfo.architecture}, kernel ${nodeInfo.kernelVersion}`],
    ['Container Runtime', nodeInfo?.containerRuntimeVersion],
    ['Conditions', conditionRows(status?.conditions)],
    ['Capacity', quantities(status?.capacity)],
    ['Requested by Pods', { rows: [['Resource', 'Requests', 'Limits', 'Allocatable'], ...allocated] }],
    [
      'Pods',
      {
        rows: [
          ['Namespace', 'Name', 'Phase'],
          ...running.map(({ metadata, status: is }) => [
            metadata.namespace ?? '',
            metadata.name ?? '',
            is?.phase ?? '',
          ]),
        ],
      },
    ],
  ];
}

export function volumeClaimEntries({ spec, status }: PersistentVolumeClaim, pods: readonly Pod[]): Entry[] {
  return [
    ['Storage Class', spec?.storageClassName],
    ['Status', status?.phase],
    ['Volume', spec?.volumeName],
    ['Requested', String(spec?.resources?.requests?.['storage'] ?? '<none>')],
    ['Capacity', String(status?.capacity?.['storage'] ?? '<none>')],
    ['Access Modes', status?.accessModes ?? spec?.accessModes],
    ['Volume Mode', spec?.volumeMode],
    ['Data Source', spec?.dataSource && `${spec.dataSource.kind}/${spec.dataSource.name}`],
    ['Used By', pods.map(({ metadata }) => metadata.name ?? '')],
    ['Conditions', conditionRows(status?.conditions)],
  ];
}

export function ingressEntries({ spec, status }: Ingress): Entry[] {
  const rows = (spec?.rules ?? []).flatMap(({ host, http }) =>
    (http?.paths ?? []).map(({ path, pathType, backend }) => [
      host || '*',
      path || '/',
      pathType,
      backendText(backend),
    ]),
  );
  return [
    ['Class', spec?.ingressClassName],
    ['Addresses', status?.loadBalancer?.ingress?.map(({ ip, hostname }) => ip || hostname || '') ?? []],
    ['Default Backend', spec?.defaultBackend && backendText(spec.defaultBackend)],
    [
      'TLS',
      (spec?.tls ?? []).map(({ secretName, hosts }) => `${secretName ?? '<none>'} for ${hosts?.join(', ') || '*'}`),
    ],
    ['Rules', { rows: [['Host', 'Path', 'Type', 'Backend'], ...rows] }],
  ];
}

function backendText({ service, resource }: IngressBackend): string {
  if (service !== undefined) return `${service.name}:${service.port?.name || service.port?.number || ''}`;
  return resource === undefined ? '<none>' : `${resource.kind}/${resource.name}`;
}

export function configMapEntries({ data = {}, binaryData = {}, immutable }: ConfigMap): Entry[] {
  return [
    ['Immutable', immutable ? 'yes' : undefined],
    [
      'Data',
      {
        entries: Object.entries(data)
          .sort(byName)
          .map(([key, value]): Entry => [key, value]),
      },
    ],
    ['Binary Data', sizes(binaryData)],
  ];
}

/** A Secret, of which nothing is shown but the sizes of its values. */
export function secretEntries({ type, data, immutable }: Secret): Entry[] {
  return [
    ['Type', type],
    ['Immutable', immutable ? 'yes' : undefined],
    ['Data', sizes(data)],
  ];
}

/** Base64 as sizes: nothing of the values can be told from them. */
function sizes(data: Readonly<Record<string, string>> | undefined): Entries {
  const size = (base64: string): string => `${Math.floor((base64.replace(/=+$/, '').length * 3) / 4)} bytes`;
  return {
    entries: Object.entries(data ?? {})
      .sort(byName)
      .map(([key, value]): Entry => [key, size(value)]),
  };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

interface Condition {
  readonly type?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime?: string;
}

function conditionRows(conditions: readonly Condition[] = []): Rows {
  const rows = conditions.map(({ type = '', status = '', lastTransitionTime = '', reason = '', message = '' }) => [
    ...[type, status, lastTransitionTime, reason, message],
  ]);
  return { rows: [['Type', 'Status', 'Since', 'Reason', 'Message'], ...rows] };
}

function templateEntries(template: Partial<PodTemplateSpec> | undefined): Entries {
  const { labels = {}, annotations = {} } = template?.metadata ?? {};
  return {
    entries: [
      ['Labels', Object.entries(labels).map(([key, value]) => `${key}=${value}`)],
      ['Annotations', Object.entries(annotations).map(([key, value]) => `${key}: ${value}`)],
      ...specEntries(template?.spec, []),
    ],
  };
}

function specEntries(spec: PodSpec | undefined, statuses: readonly ContainerStatus[]): Entry[] {
  const containers = (all: readonly Container[] = []): Entries => ({
    entries: all.map(
      (each): Entry => [
        each.name,
        containerEntries(
          each,
          statuses.find(({ name }) => name === each.name),
        ),
      ],
    ),
  });
  const { initContainers, ephemeralContainers } = spec ?? {};
  return [
    ['Service Account', spec?.serviceAccountName],
    ['Priority Class', spec?.priorityClassName],
    ['Runtime Class', spec?.runtimeClassName],
    ['Init Containers', initContainers?.length ? containers(initContainers) : undefined],
    ['Containers', containers(spec?.containers)],
    ['Ephemeral Containers', ephemeralContainers?.length ? containers(ephemeralContainers) : undefined],
    ['Volumes', { entries: (spec?.volumes ?? []).map((each): Entry => [each.name, volumeText(each)]) }],
    ['Node Selectors', Object.entries(spec?.nodeSelector ?? {}).map(([key, value]) => `${key}=${value}`)],
    ['Tolerations', (spec?.tolerations ?? []).map(tolerationText)],
  ];
}

function containerEntries(container: Container, status: ContainerStatus | undefined): Entries {
  const { image, command, args, ports, resources, env = [], envFrom = [], volumeMounts = [] } = container;
  const sources = envFrom.map(({ prefix, configMapRef, secretRef }) => {
    const from =
      configMapRef === undefined ? `Secret ${secretRef?.name ?? ''}` : `ConfigMap ${configMapRef.name ?? ''}`;
    return `${from}${prefix ? ` with prefix ${prefix}` : ''}`;
  });
  const entries: Entry[] = [
    ['Image', image],
    ['Container ID', status?.containerID],
    [
      'Ports',
      ports?.map((port) => `${port.containerPort}/${port.protocol ?? 'TCP'}${port.name ? ` (${port.name})` : ''}`),
    ],
    ['Command', command],
    ['Args', args],
    ...(status === undefined
      ? []
      : ([
          ['State', stateText(status.state)],
          ['Last State', status.lastState?.terminated && stateText(status.lastState)],
          ['Ready', status.ready],
          ['Restarts', status.restartCount],
        ] satisfies Entry[])),
    ['Limits', resources?.limits && quantities(resources.limits)],
    ['Requests', resources?.requests && quantities(resources.requests)],
    ['Liveness', container.livenessProbe && probeText(container.livenessProbe)],
    ['Readiness', container.readinessProbe && probeText(container.readinessProbe)],
    ['Startup', container.startupProbe && probeText(container.startupProbe)],
    ['Environment From', sources.length === 0 ? undefined : sources],
    [
      'Environment',
      env.length === 0 ? undefined : { entries: env.map((each): Entry => [each.name, variableText(each)]) },
    ],
    [
      'Mounts',
      volumeMounts.length === 0
        ? undefined
        : volumeMounts.map(({ mountPath, name, readOnly, subPath }) => {
            const what = [readOnly ? 'ro' : 'rw', ...(subPath ? [`path=${JSON.stringify(subPath)}`] : [])];
            return `${mountPath} from ${name} (${what.join(',')})`;
          }),
    ],
  ];
  return { entries };
}

function quantities(list: ResourceList | undefined): Entries {
  return { entries: quantitiesOf(list).map(([name, value]): Entry => [name, String(value)]) };
}

function quantitiesOf(list: ResourceList = {}): [name: string, value: unknown][] {
  return Object.entries<unknown>({ ...list });
}

function stateText({ running, waiting, terminated }: ContainerState = {}): string {
  if (running !== undefined) return `Running since ${running.startedAt ?? '<unknown>'}`;
  if (terminated !== undefined) {
    const { exitCode, signal, reason, message, startedAt = '', finishedAt = '' } = terminated;
    const why = [reason, message].filter((text) => text).join(': ');
    return `Terminated with exit code ${exitCode}${signal ? `, signal ${signal}` : ''}${why === '' ? '' : ` (${why})`}, ${startedAt} to ${finishedAt}`;
  }
  return ['Waiting', waiting?.reason, waiting?.message].filter((text) => text).join(': ');
}

function probeText({ exec, httpGet, tcpSocket, grpc, ...timing }: Probe): string {
  const what =
    exec !== undefined
      ? `exec ${(exec.command ?? []).join(' ')}`
      : httpGet !== undefined
        ? `http-get ${(httpGet.scheme ?? 'HTTP').toLowerCase()}://${httpGet.host ?? ''}:${httpGet.port}${httpGet.path ?? ''}`
        : tcpSocket !== undefined
          ? `tcp-socket ${tcpSocket.host ?? ''}:${tcpSocket.port}`
          : `grpc ${grpc?.port ?? ''} ${grpc?.service ?? ''}`;
  const {
    initialDelaySeconds = 0,
    timeoutSeconds = 1,
    periodSeconds = 10,
    successThreshold = 1,
    failureThreshold = 3,
  } = timing;
  return `${what} delay=${initialDelaySeconds}s timeout=${timeoutSeconds}s period=${periodSeconds}s successes=${successThreshold} failures=${failureThreshold}`;
}

function variableText({ value = '', valueFrom }: EnvVar): string {
  if (valueFrom === undefined) return value;
  const { secretKeyRef, configMapKeyRef, fieldRef, resourceFieldRef } = valueFrom;
  if (secretKeyRef !== undefined) return `<key ${secretKeyRef.key} of Secret ${secretKeyRef.name ?? ''}>`;
  if (configMapKeyRef !== undefined) return `<key ${configMapKeyRef.key} of ConfigMap ${configMapKeyRef.name ?? ''}>`;
  if (fieldRef !== undefined) return `<field ${fieldRef.fieldPath} of the Pod>`;
  return `<${resourceFieldRef?.resource ?? 'unknown'}>`;
}

/** The source of a volume and what it names: `ConfigMap web`, `EmptyDir`. */
function volumeText({ name: _, ...source }: Volume): string {
  const [entry] = Object.entries<unknown>(source).filter(([, value]) => isMap(value));
  if (entry === undefined) return '<unknown>';
  const [type, settings] = entry;
  const named = isMap(settings)
    ? ['name', 'secretName', 'claimName', 'path', 'server', 'driver', 'reference', 'medium', 'sizeLimit']
        .map((key) => settings[key])
        .filter((value) => typeof value === 'string' && value !== '')
    : [];
  return [type.charAt(0).toUpperCase() + type.slice(1), ...named].join(' ');
}

function tolerationText({ key = '', operator, value, effect, tolerationSeconds }: Toleration): string {
  const what = `${key}${value ? `=${value}` : ''}${effect ? `:${effect}` : ''}` || 'everything';
  return `${what}${operator === 'Exists' ? ' exists' : ''}${tolerationSeconds === undefined ? '' : ` for ${tolerationSeconds}s`}`;
}
