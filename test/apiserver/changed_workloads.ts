// Workloads, and what random updates change of them.
import {
  type ChangedKind,
  claimSpec,
  condition,
  counts,
  IN_NAMESPACE,
  METADATA,
  type Plain,
  TIMES,
  web,
} from './random_updates.ts';

const template = (labels: object, more: object = {}, restartPolicy = 'Always'): object => ({
  metadata: { labels },
  spec: { restartPolicy, containers: [{ name: 'a', image: 'nginx' }], ...more },
});
const workload = (kind: string, more: object = {}): Plain => ({
  apiVersion: 'apps/v1',
  kind,
  spec: { selector: { matchLabels: web }, template: template(web), ...more },
});
const TEMPLATES = [
  template(web, { containers: [{ name: 'a', image: 'other' }] }),
  template({ app: 'other' }),
  template(web, {}, 'Never'),
  template(web, { hostNetwork: true }),
];
const SELECTORS = [{ matchLabels: web }, { matchLabels: { app: 'other' } }, undefined];
const REPLICAS = {
  'status.replicas': counts,
  'status.readyReplicas': counts,
  'status.availableReplicas': counts,
  'status.observedGeneration': counts,
};
const job = { apiVersion: 'batch/v1', kind: 'Job' };
const JOB_STATUS = {
  'status.active': counts,
  'status.succeeded': counts,
  'status.failed': counts,
  'status.ready': counts,
  'status.terminating': counts,
  'status.startTime': TIMES,
  'status.completionTime': TIMES,
  'status.completedIndexes': ['0', '0-1', '1,0', 'x', '9', '0-1-2', undefined],
  'status.failedIndexes': ['0', '1', 'x', undefined],
  'status.uncountedTerminatedPods': [{ succeeded: ['a'] }, { failed: ['a', 'a'] }, { succeeded: [''] }, undefined],
  'status.conditions': [
    [condition('Complete')],
    [condition('Complete'), condition('SuccessCriteriaMet')],
    [condition('Failed'), condition('FailureTarget')],
    [condition('Failed')],
    [condition('FailureTarget'), condition('SuccessCriteriaMet')],
    [condition('Suspended', 'False')],
    [condition('Complete'), condition('Failed')],
    undefined,
  ],
};
const JOB_FIELDS = {
  ...METADATA,
  'spec.parallelism': [1, 2, 3],
  'spec.completions': [1, 2, 3, undefined],
  'spec.completionMode': ['Indexed', 'NonIndexed'],
  'spec.backoffLimit': [1, -1],
  'spec.backoffLimitPerIndex': [1, undefined],
  'spec.suspend': [true, false],
  'spec.activeDeadlineSeconds': [5, -5],
  'spec.managedBy': ['example.com/a', undefined],
  'spec.successPolicy': [{ rules: [{ succeededCount: 1 }] }, undefined],
  'spec.podFailurePolicy': [
    { rules: [{ action: 'FailJob', onExitCodes: { operator: 'In', values: [1] } }] },
    undefined,
  ],
  'spec.template.spec.containers.0.image': ['other'],
  'spec.template.spec.containers.0.resources': [{ requests: { cpu: '1' } }, undefined],
  'spec.template.spec.nodeSelector': [{ a: 'b' }],
  'spec.template.spec.tolerations': [[{ key: 'a', operator: 'Exists' }]],
  'spec.template.spec.affinity': [
    {
      nodeAffinity: {
        preferredDuringSchedulingIgnoredDuringExecution: [
          { weight: 1, preference: { matchExpressions: [{ key: 'a', operator: 'Exists' }] } },
        ],
      },
    },
    {
      podAntiAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'a', labelSelector: { matchLabels: web } }],
      },
    },
  ],
};

export const WORKLOADS: Readonly<Record<string, ChangedKind>> = {
  ReplicationController: {
    path: `/api/v1${IN_NAMESPACE}replicationcontrollers`,
    object: {
      apiVersion: 'v1',
      kind: 'ReplicationController',
      spec: { replicas: 0, selector: web, template: template(web) },
    },
    fields: {
      ...METADATA,
      'spec.replicas': counts,
      'spec.selector': [{ app: 'other' }, web],
      'spec.template': TEMPLATES,
      'status.replicas': [1],
    },
    subresources: { status: { ...METADATA, ...REPLICAS, 'status.fullyLabeledReplicas': counts, 'spec.replicas': [9] } },
  },
  PodTemplate: {
    path: `/api/v1${IN_NAMESPACE}podtemplates`,
    object: { apiVersion: 'v1', kind: 'PodTemplate', template: template(web) },
    fields: { ...METADATA, template: TEMPLATES },
  },
  Deployment: {
    path: `/apis/apps/v1${IN_NAMESPACE}deployments`,
    object: workload('Deployment', { replicas: 0 }),
    states: [{}, { collisionCount: 2, replicas: 1 }],
    fields: {
      ...METADATA,
      'spec.replicas': counts,
      'spec.selector': SELECTORS,
      'spec.template': TEMPLATES,
      'spec.paused': [true, undefined],
      'spec.strategy': [{ type: 'Recreate' }, { type: 'Other' }, { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } }],
      'spec.minReadySeconds': [1, -1],
      'spec.progressDeadlineSeconds': [1, undefined],
      'status.replicas': [1],
    },
    subresources: {
      status: {
        ...METADATA,
        ...REPLICAS,
        'status.updatedReplicas': counts,
        'status.unavailableReplicas': counts,
        'status.terminatingReplicas': counts,
        'status.collisionCount': [...counts, undefined],
        'spec.replicas': [9],
      },
    },
  },
  ReplicaSet: {
    path: `/apis/apps/v1${IN_NAMESPACE}replicasets`,
    object: workload('ReplicaSet', { replicas: 0 }),
    fields: {
      ...METADATA,
      'spec.replicas': counts,
      'spec.selector': SELECTORS,
      'spec.template': TEMPLATES,
      'spec.minReadySeconds': [1, -1],
    },
    subresources: {
      status: {
        ...METADATA,
        ...REPLICAS,
        'status.fullyLabeledReplicas': counts,
        'status.terminatingReplicas': counts,
        'spec.replicas': [9],
      },
    },
  },
  StatefulSet: {
    path: `/apis/apps/v1${IN_NAMESPACE}statefulsets`,
    object: workload('StatefulSet', { replicas: 0, serviceName: 'web' }),
    states: [{ replicas: 0 }, { replicas: 0, collisionCount: 2 }],
    fields: {
      ...METADATA,
      'spec.replicas': counts,
      'spec.selector': SELECTORS,
      'spec.template': TEMPLATES,
      'spec.serviceName': ['other', undefined],
      'spec.podManagementPolicy': ['Parallel', 'Other'],
      'spec.updateStrategy': [{ type: 'OnDelete' }, { type: 'Other' }],
      'spec.revisionHistoryLimit': [1, undefined],
      'spec.volumeClaimTemplates': [[{ metadata: { name: 'a' }, spec: claimSpec }]],
      'spec.persistentVolumeClaimRetentionPolicy': [{ whenDeleted: 'Delete' }, { whenDeleted: 'Other' }],
      'spec.ordinals': [{ start: 1 }, { start: -1 }],
      'spec.minReadySeconds': [1, -1],
    },
    subresources: {
      status: {
        ...METADATA,
        ...REPLICAS,
        'status.currentReplicas': counts,
        'status.updatedReplicas': counts,
        'status.collisionCount': [...counts, undefined],
        'spec.replicas': [9],
      },
    },
  },
  DaemonSet: {
    path: `/apis/apps/v1${IN_NAMESPACE}daemonsets`,
    object: workload('DaemonSet'),
    fields: {
      ...METADATA,
      'spec.selector': SELECTORS,
      'spec.template': TEMPLATES,
      'spec.updateStrategy': [{ type: 'OnDelete' }, { type: 'Other' }],
      'spec.minReadySeconds': [1, -1],
      'spec.revisionHistoryLimit': [1, -1],
    },
    subresources: {
      status: {
        ...METADATA,
        'status.currentNumberScheduled': counts,
        'status.numberMisscheduled': counts,
        'status.desiredNumberScheduled': counts,
        'status.numberReady': counts,
        'status.numberUnavailable': counts,
        'status.observedGeneration': counts,
        'status.collisionCount': counts,
        'spec.minReadySeconds': [9],
      },
    },
  },
  ControllerRevision: {
    path: `/apis/apps/v1${IN_NAMESPACE}controllerrevisions`,
    object: { apiVersion: 'apps/v1', kind: 'ControllerRevision', revision: 1, data: { a: 'b' } },
    fields: { ...METADATA, revision: [2, -1], data: [{ a: 'c' }, undefined] },
  },
  Job: {
    path: `/apis/batch/v1${IN_NAMESPACE}jobs`,
    object: { ...job, spec: { template: template({}, {}, 'Never') } },
    states: [
      {},
      { startTime: '2026-01-01T00:00:00Z', active: 1, failed: 1, succeeded: 1 },
      {
        startTime: '2026-01-01T00:00:00Z',
        completionTime: '2026-01-02T00:00:00Z',
        conditions: [condition('SuccessCriteriaMet'), condition('Complete')],
      },
    ],
    fields: JOB_FIELDS,
    subresources: { status: { ...METADATA, ...JOB_STATUS, 'spec.parallelism': [9] } },
  },
  SuspendedJob: {
    path: `/apis/batch/v1${IN_NAMESPACE}jobs`,
    object: {
      ...job,
      spec: {
        suspend: true,
        completionMode: 'Indexed',
        completions: 2,
        parallelism: 2,
        template: template({}, {}, 'Never'),
      },
    },
    states: [
      {},
      { startTime: '2026-01-01T00:00:00Z', conditions: [condition('Suspended')] },
      { startTime: '2026-01-01T00:00:00Z' },
      { active: 1 },
    ],
    fields: JOB_FIELDS,
    subresources: { status: { ...METADATA, ...JOB_STATUS } },
  },
  CronJob: {
    path: `/apis/batch/v1${IN_NAMESPACE}cronjobs`,
    object: {
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      spec: { schedule: '* * * * *', jobTemplate: { spec: { template: template({}, {}, 'Never') } } },
    },
    fields: {
      ...METADATA,
      'spec.schedule': ['0 * * * *', 'x', undefined],
      'spec.suspend': [true],
      'spec.timeZone': ['Europe/Berlin', 'Nowhere/Land'],
      'spec.concurrencyPolicy': ['Forbid', 'Other'],
      'spec.jobTemplate.spec.template': [template({}, {}, 'OnFailure'), template({}, {}, 'Always')],
      'spec.startingDeadlineSeconds': [1, -1],
    },
    subresources: { status: { ...METADATA, 'status.lastScheduleTime': TIMES, 'spec.suspend': [true] } },
  },
  HorizontalPodAutoscaler: {
    path: `/apis/autoscaling/v2${IN_NAMESPACE}horizontalpodautoscalers`,
    object: {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      spec: { maxReplicas: 2, scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'a' } },
    },
    fields: {
      ...METADATA,
      'spec.maxReplicas': [1, 0, 3],
      'spec.minReplicas': [0, 1, 9],
      'spec.scaleTargetRef.name': ['b', ''],
      'spec.behavior': [
        { scaleDown: { stabilizationWindowSeconds: 1 } },
        { scaleDown: { stabilizationWindowSeconds: -1 } },
      ],
    },
    subresources: {
      status: {
        ...METADATA,
        'status.currentReplicas': counts,
        'status.desiredReplicas': counts,
        'spec.maxReplicas': [9],
        'status.conditions': [[condition('AbleToScale')], undefined],
      },
    },
  },
  PodDisruptionBudget: {
    path: `/apis/policy/v1${IN_NAMESPACE}poddisruptionbudgets`,
    object: {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      spec: { minAvailable: 1, selector: { matchLabels: web } },
    },
    fields: {
      ...METADATA,
      'metadata.resourceVersion': [undefined],
      'spec.minAvailable': [2, -1, '50%', 'x', undefined],
      'spec.maxUnavailable': [1],
      'spec.selector': [{ matchLabels: { a: 'b' } }, undefined],
      'spec.unhealthyPodEvictionPolicy': ['AlwaysAllow', 'Other'],
    },
    subresources: {
      status: {
        ...METADATA,
        'spec.minAvailable': [9],
        'status.disruptionsAllowed': counts,
        'status.currentHealthy': counts,
        'status.desiredHealthy': counts,
        'status.expectedPods': counts,
        'status.conditions': [
          [condition('A', 'True', { reason: 'A', message: '', lastTransitionTime: '2026-01-01T00:00:00Z' })],
          [condition('A', 'Other', { reason: 'A', message: '', lastTransitionTime: '2026-01-01T00:00:00Z' })],
          undefined,
        ],
      },
    },
  },
};
