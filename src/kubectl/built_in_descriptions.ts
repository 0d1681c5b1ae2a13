import type { DaemonSet, Deployment, ReplicaSet, StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { CronJob, Job } from '#api/batch/v1/zz_generated.types';
import type { ResourceList } from '#api/core/v1/resource_list';
import type {
  Container,
  ContainerPort,
  ContainerState,
  ContainerStatus,
  EnvVar,
  PodSpec,
  PodTemplateSpec,
  Probe,
  SeccompProfile,
  Toleration,
} from '#api/core/v1/zz_generated.structs';
import type { ConfigMap, PersistentVolumeClaim, Pod, Secret } from '#api/core/v1/zz_generated.types';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { isMap } from '#engine/json/untyped';
import { conditionRows, type Entries, type Entry, fieldsOf, pairs } from './description.ts';

export function podEntries({ spec, status = {} }: Pod): Entry[] {
  return [
    ['Node', spec?.nodeName ? `${spec.nodeName}${status.hostIP ? `/${status.hostIP}` : ''}` : '<none>'],
    ['Status', status.phase],
    ['Reason', status.reason],
    ['Message', status.message],
    ['Started', status.startTime],
    ['IPs', status.podIPs?.map(({ ip }) => ip) ?? (status.podIP ? [status.podIP] : [])],
    ['Nominated Node', status.nominatedNodeName || undefined],
    ['QoS Class', status.qosClass],
    ['Priority', spec?.priority],
    ['Terminates Within', seconds(spec?.terminationGracePeriodSeconds)],
    ['Deadline', seconds(spec?.activeDeadlineSeconds)],
    [
      'Readiness Gates',
      spec?.readinessGates?.map(({ conditionType }) => {
        const found = status.conditions?.find(({ type }) => type === conditionType);
        return `${conditionType}: ${found?.status ?? '<none>'}`;
      }),
    ],
    ...specEntries(spec, [
      ...(status.initContainerStatuses ?? []),
      ...(status.containerStatuses ?? []),
      ...(status.ephemeralContainerStatuses ?? []),
    ]),
    ['Conditions', conditionRows(status.conditions)],
  ];
}

/** @param pods those of the workload; a Deployment's belong to its ReplicaSets */
export function workloadEntries(
  object: Deployment | ReplicaSet | StatefulSet | DaemonSet,
  pods: readonly Pod[] = [],
): Entry[] {
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
        [
          'Ready Since',
          object.spec?.minReadySeconds ? `${object.spec.minReadySeconds}s before it is available` : undefined,
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
      return [selector, ['Replicas', counts], ['Pods', phases(pods)], conditions, template];
    }
    case 'StatefulSet': {
      const { replicas = 0, readyReplicas = 0, updatedReplicas = 0 } = object.status ?? {};
      const counts = `${object.spec?.replicas ?? 1} desired, ${replicas} current, ${updatedReplicas} updated, ${readyReplicas} ready`;
      const { updateStrategy, persistentVolumeClaimRetentionPolicy: kept, podManagementPolicy } = object.spec ?? {};
      const { partition, maxUnavailable } = updateStrategy?.rollingUpdate ?? {};
      return [
        selector,
        ['Replicas', counts],
        ['Pods', phases(pods)],
        ['Pod Management', podManagementPolicy],
        ['Update Strategy', updateStrategy?.type],
        ['Partition', partition],
        ['Max Unavailable', maxUnavailable],
        ['Service', object.spec?.serviceName],
        [
          'Claims Are Kept',
          kept &&
            `${kept.whenDeleted ?? 'Retain'} when it is deleted, ${kept.whenScaled ?? 'Retain'} when it is scaled down`,
        ],
        ['Volume Claims', { entries: (object.spec?.volumeClaimTemplates ?? []).map(claimEntry) }],
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
        ['Node Selector', pairs(object.spec?.template.spec?.nodeSelector)],
        ['Nodes', counts],
        ['Pods', phases(pods)],
        ['Update Strategy', object.spec?.updateStrategy?.type],
        conditions,
        template,
      ];
    }
  }
}

/** How many Pods are in which phase. */
function phases(pods: readonly Pod[]): string {
  const count = (phase: string): number => pods.filter(({ status }) => (status?.phase ?? 'Pending') === phase).length;
  return `${count('Running')} running, ${count('Pending')} waiting, ${count('Succeeded')} succeeded, ${count('Failed')} failed`;
}

function claimEntry({ metadata, spec }: Partial<Pick<PersistentVolumeClaim, 'metadata' | 'spec'>>): Entry {
  return [
    metadata?.name ?? '',
    {
      entries: [
        ['Storage Class', spec?.storageClassName ?? 'the default'],
        ['Labels', pairs(metadata?.labels)],
        ['Annotations', pairs(metadata?.annotations)],
        ['Requested', quantity(spec?.resources?.requests?.['storage'])],
        ['Access Modes', spec?.accessModes],
      ],
    },
  ];
}

export function jobEntries({ spec, status = {} }: Job): Entry[] {
  const { active = 0, succeeded = 0, failed = 0, ready = 0 } = status;
  return [
    ['Selector', formatLabelSelector(spec?.selector)],
    ...jobSpecEntries(spec),
    ['Pods', `${active} active (${ready} ready), ${succeeded} succeeded, ${failed} failed`],
    ['Completed Indexes', status.completedIndexes],
    ['Failed Indexes', status.failedIndexes],
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
    ['Backoff Limit Per Index', spec?.backoffLimitPerIndex],
    ['Max Failed Indexes', spec?.maxFailedIndexes],
    ['Failure Policy', spec?.podFailurePolicy && fieldsOf(spec.podFailurePolicy)],
    ['Success Policy', spec?.successPolicy && fieldsOf(spec.successPolicy)],
    ['Deadline', seconds(spec?.activeDeadlineSeconds)],
    ['Deleted After', seconds(spec?.ttlSecondsAfterFinished)],
    ['Suspended', spec?.suspend ? 'yes' : undefined],
  ];
}

function seconds(count: number | bigint | undefined): string | undefined {
  return count === undefined ? undefined : `${count}s`;
}

export function cronJobEntries({ spec, status = {} }: CronJob): Entry[] {
  return [
    ['Schedule', spec?.schedule],
    ['Time Zone', spec?.timeZone],
    ['Suspended', spec?.suspend ? 'yes' : 'no'],
    ['Concurrency', spec?.concurrencyPolicy],
    ['Starting Deadline', seconds(spec?.startingDeadlineSeconds)],
    ['Kept Jobs', `${spec?.successfulJobsHistoryLimit ?? 3} successful, ${spec?.failedJobsHistoryLimit ?? 1} failed`],
    ['Last Scheduled', status.lastScheduleTime ?? '<never>'],
    ['Last Successful', status.lastSuccessfulTime ?? '<never>'],
    ['Active Jobs', status.active?.map(({ name }) => name ?? '') ?? []],
    ...jobSpecEntries(spec?.jobTemplate.spec),
    ['Pod Template', templateEntries(spec?.jobTemplate.spec?.template)],
  ];
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

/** The Pods that something makes. */
export function templateEntries(template: Partial<PodTemplateSpec> | undefined): Entries {
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
    ['Seccomp Profile', seccompText(spec?.securityContext?.seccompProfile)],
    ['Init Containers', initContainers?.length ? containers(initContainers) : undefined],
    ['Containers', containers(spec?.containers)],
    ['Ephemeral Containers', ephemeralContainers?.length ? containers(ephemeralContainers) : undefined],
    [
      'Volumes',
      {
        entries: (spec?.volumes ?? []).map(({ name, ...source }): Entry => [name, { entries: volumeSource(source) }]),
      },
    ],
    ['Node Selectors', Object.entries(spec?.nodeSelector ?? {}).map(([key, value]) => `${key}=${value}`)],
    ['Tolerations', (spec?.tolerations ?? []).map(tolerationText)],
    [
      'Topology Spread',
      spec?.topologySpreadConstraints?.map(
        ({ topologyKey, whenUnsatisfiable, maxSkew, labelSelector }) =>
          `${topologyKey}:${whenUnsatisfiable} when max skew ${maxSkew} is exceeded for selector ${formatLabelSelector(labelSelector)}`,
      ),
    ],
  ];
}

function containerEntries(container: Container, status: ContainerStatus | undefined): Entries {
  const { image, command, args, ports, resources, env = [], envFrom = [], volumeMounts = [] } = container;
  const sources = envFrom.map(({ prefix, configMapRef, secretRef }) => {
    const from =
      configMapRef === undefined ? `Secret ${secretRef?.name ?? ''}` : `ConfigMap ${configMapRef.name ?? ''}`;
    const optional = (configMapRef ?? secretRef)?.optional ? ', optional' : '';
    return `${from}${prefix ? ` with prefix ${prefix}` : ''}${optional}`;
  });
  const entries: Entry[] = [
    ['Image', image],
    ['Image ID', status?.imageID || undefined],
    ['Container ID', status?.containerID],
    ['Ports', ports?.map(portText)],
    ['Seccomp Profile', seccompText(container.securityContext?.seccompProfile)],
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
    ['Devices', container.volumeDevices?.map(({ devicePath, name }) => `${devicePath} from ${name}`)],
  ];
  return { entries };
}

function portText({ containerPort, protocol = 'TCP', name, hostPort }: ContainerPort): string {
  const host = hostPort ? `, host port ${hostPort}/${protocol}` : '';
  return `${containerPort}/${protocol}${name ? ` (${name})` : ''}${host}`;
}

function seccompText(profile: SeccompProfile | undefined): string | undefined {
  return profile && `${profile.type}${profile.localhostProfile ? ` ${profile.localhostProfile}` : ''}`;
}

export function quantities(list: ResourceList = {}): Entries {
  return { entries: Object.entries(list).map(([name, value]): Entry => [name, quantity(value)]) };
}

/** As Go writes it: `500m` for 0.5. */
export function quantity(value: QuantityValue | undefined): string {
  return value === undefined ? '<none>' : String(parseQuantity(String(value)));
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
  return `${what} delay=${initialDelaySeconds}s timeout=${timeoutSeconds}s period=${periodSeconds}s successThreshold=${successThreshold} failureThreshold=${failureThreshold}`;
}

function variableText({ value = '', valueFrom }: EnvVar): string {
  if (valueFrom === undefined) return value;
  const { secretKeyRef, configMapKeyRef, fieldRef, resourceFieldRef, fileKeyRef } = valueFrom;
  const optional = (secretKeyRef ?? configMapKeyRef)?.optional ? ', optional' : '';
  if (secretKeyRef !== undefined) return `<key ${secretKeyRef.key} of Secret ${secretKeyRef.name ?? ''}${optional}>`;
  if (configMapKeyRef !== undefined)
    return `<key ${configMapKeyRef.key} of ConfigMap ${configMapKeyRef.name ?? ''}${optional}>`;
  if (fieldRef !== undefined) return `<field ${fieldRef.fieldPath} of the Pod>`;
  if (fileKeyRef !== undefined)
    return `<key ${fileKeyRef.key} of the file ${fileKeyRef.path} of ${fileKeyRef.volumeName}>`;
  const { resource = 'unknown', containerName, divisor } = resourceFieldRef ?? {};
  return `<${resource}${containerName ? ` of ${containerName}` : ''}${divisor ? ` in units of ${divisor}` : ''}>`;
}

/** The source of a volume: its type, and what there is to know of it. */
export function volumeSource(volume: object): Entry[] {
  const [entry] = Object.entries<unknown>({ ...volume }).filter(([, value]) => isMap(value));
  if (entry === undefined) return [['Type', '<unknown>']];
  const [type, settings] = entry;
  return [
    ['Type', VOLUME_TYPES[type] ?? type.charAt(0).toUpperCase() + type.slice(1)],
    ...(isMap(settings) ? fieldsOf(settings).entries : []),
  ];
}

const VOLUME_TYPES: Readonly<Record<string, string>> = { csi: 'CSI', nfs: 'NFS', iscsi: 'iSCSI', fc: 'FC', rbd: 'RBD' };

function tolerationText({ key = '', operator, value, effect, tolerationSeconds }: Toleration): string {
  const what = `${key}${value ? `=${value}` : ''}${effect ? `:${effect}` : ''}` || 'everything';
  return `${what}${operator === 'Exists' ? ' exists' : ''}${tolerationSeconds === undefined ? '' : ` for ${tolerationSeconds}s`}`;
}
