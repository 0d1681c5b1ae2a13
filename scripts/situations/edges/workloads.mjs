// @ts-check
// What runs Pods, scales, ranks and disrupts them, at the edges of rules.
import { changed, claim, created, selector, template } from './objects.mjs';

/** @typedef {import('./objects.mjs').Data} Data */
/** @typedef {import('./objects.mjs').Row} Row */

/** @type {(rest: Data) => Row} */
const cron = (rest) =>
  created('batch/v1', 'CronJob', {
    spec: { schedule: '* * * * *', jobTemplate: { spec: { template: template({ restartPolicy: 'Never' }) } }, ...rest },
  });

/** @type {(metric: Data) => Row} */
const scaled = (metric) =>
  created('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' },
      maxReplicas: 2,
      metrics: [metric],
    },
  });

/** @type {(type: string, status?: string) => Data} */
const condition = (type, status = 'True') => ({ type, status });

const [EARLY, LATE, LATER] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'];
const complete = {
  startTime: EARLY,
  completionTime: LATE,
  conditions: [condition('SuccessCriteriaMet'), condition('Complete')],
};
const indexed = { completionMode: 'Indexed', completions: 5, backoffLimitPerIndex: 1 };

/** @type {(status: Data, before: Data, more?: Data) => Row} */
const jobStatus = (status, before, more = {}) => {
  const spec = { selector, manualSelector: true, template: template({ restartPolicy: 'Never' }), ...more };
  return changed('batch/v1', 'Job', { spec, status: before }, { spec, status }, 'status');
};

/** @type {readonly Row[]} */
export const workloads = [
  ...[
    '@hourly',
    '@every 1h',
    '@every x',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * 32 * *',
    '* * * 0 *',
    '* * * 13 *',
    '* * * * 7',
    '* * * * 8',
    '* * * jan-dec sun',
    '* * * JAN MON-FRI',
    '* * * fri-mon',
    '*/0 * * * *',
    '*/2 * * * *',
    '1-5/2,7 * * * *',
    '5-1 * * * *',
    '? * * * *',
    '* * *',
    '* * * * * *',
    'TZ=UTC * * * * *',
    'CRON_TZ=UTC * * * * *',
    'a * * * *',
    '-1 * * * *',
    '1, * * * *',
    '',
    ' ',
    '0 0 1 feb,x *',
    '* * L * *',
    '1-2-3 * * * *',
    '1/2/3 * * * *',
    '1/5 * * * *',
  ].map((schedule) => cron({ schedule })),
  ...[
    'UTC',
    'Etc/UTC',
    'Europe/Amsterdam',
    'europe/amsterdam',
    'A/./B',
    'A/../B',
    '/UTC',
    'A//B',
    'Abcdefghijklmno',
    'Local',
    '',
    ' ',
    'Mars/Phobos',
    '-1',
    'A/-b',
    'Etc/GMT+5',
  ].map((timeZone) => cron({ timeZone })),
  cron({
    startingDeadlineSeconds: -1,
    successfulJobsHistoryLimit: -1,
    failedJobsHistoryLimit: -1,
    concurrencyPolicy: 'x',
  }),
  cron({ jobTemplate: { spec: { template: template({}) } } }),
  cron({ jobTemplate: { spec: { template: template({ restartPolicy: 'Sometimes' }) } } }),
  cron({
    jobTemplate: {
      spec: {
        template: template({ restartPolicy: 'OnFailure' }),
        podFailurePolicy: { rules: [{ action: 'Ignore', onExitCodes: { operator: 'In', values: [] } }] },
      },
    },
  }),
  cron({
    jobTemplate: {
      spec: {
        template: template({ restartPolicy: 'Never' }),
        manualSelector: true,
        selector,
        completions: -1,
        parallelism: -1,
        backoffLimit: -1,
        activeDeadlineSeconds: -1,
        ttlSecondsAfterFinished: -1,
      },
    },
  }),
  cron({
    jobTemplate: {
      spec: {
        template: template({ restartPolicy: 'Never' }),
        completionMode: 'Indexed',
        completions: 5,
        parallelism: 100_001,
        backoffLimitPerIndex: 1,
        maxFailedIndexes: 6,
      },
    },
  }),
  ...['2,1', '1-1', '1-3,2', '0-4,x', '5', '1,1', '3-1', '1-2-3', ''].map((succeededIndexes) =>
    cron({
      jobTemplate: {
        spec: {
          ...{ template: template({ restartPolicy: 'Never' }), completionMode: 'Indexed', completions: 5 },
          successPolicy: { rules: [{ succeededIndexes, succeededCount: 9 }] },
        },
      },
    }),
  ),
  ...[
    { type: 'Resource', resource: { name: 'cpu', target: { type: '' } } },
    { type: 'Resource', resource: { name: '', target: { type: 'Utilization' } } },
    { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 0 } } },
    { type: 'Resource', resource: { name: 'cpu', target: { type: 'Value', value: '1', averageValue: '0' } } },
    { type: 'Pods', pods: { metric: { name: '' }, target: { type: 'AverageValue' } } },
    { type: 'Pods', pods: { metric: { name: 'a/b' }, target: { type: 'x', averageValue: '1' } } },
    {
      type: 'Object',
      object: { describedObject: { kind: '', name: '' }, metric: { name: 'm' }, target: { type: 'Value', value: '0' } },
    },
    {
      type: 'External',
      external: { metric: { name: 'm', selector: { matchLabels: { 'a b': '' } } }, target: { type: 'Value' } },
    },
    { type: 'ContainerResource', containerResource: { name: 'cpu', container: '', target: { type: 'Utilization' } } },
    { type: '', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 1 } } },
    { type: 'x' },
    { type: 'Resource', pods: {}, resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 1 } } },
  ].map(scaled),
  ...[
    { serviceName: 'A_b' },
    { serviceName: '' },
    {
      volumeClaimTemplates: [{ metadata: { name: 'A' }, spec: {} }],
    },
    {
      template: template({ volumes: [{ name: 'v', emptyDir: {} }] }),
      volumeClaimTemplates: [{ metadata: { name: 'v' }, spec: claim }],
    },
    {
      podManagementPolicy: 'x',
      updateStrategy: { type: 'x' },
      persistentVolumeClaimRetentionPolicy: { whenDeleted: 'x' },
    },
    { ordinals: { start: -1 }, minReadySeconds: -1, replicas: -1, revisionHistoryLimit: -1 },
    { updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: -1, maxUnavailable: '0%' } } },
    { updateStrategy: { type: 'OnDelete', rollingUpdate: { partition: 1 } } },
  ].flatMap((more) => {
    const spec = { serviceName: 's', selector, template: template({}) };
    return [
      created('apps/v1', 'StatefulSet', { spec: { ...spec, ...more } }),
      changed('apps/v1', 'StatefulSet', { spec }, { spec: { ...spec, ...more } }),
    ];
  }),
  ...[
    { minReadySeconds: -1 },
    { revisionHistoryLimit: -1 },
    { updateStrategy: { type: 'x' } },
    { updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '50%', maxUnavailable: 1 } } },
    { updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } },
    { updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '101%', maxUnavailable: '101%' } } },
    { selector: {} },
    { template: template({ restartPolicy: 'Never', activeDeadlineSeconds: 1 }) },
  ].flatMap((more) => {
    const spec = { selector, template: template({}) };
    return [
      created('apps/v1', 'DaemonSet', { spec: { ...spec, ...more } }),
      created('apps/v1', 'Deployment', { spec: { ...spec, ...more } }),
      created('apps/v1', 'ReplicaSet', { spec: { ...spec, ...more } }),
      created('v1', 'ReplicationController', { spec: { ...spec, ...more, selector: { a: 'c' } } }),
    ];
  }),
  ...[0, 1_000_000_000, 1_000_000_001, -2_147_483_648].flatMap((value) =>
    ['a', 'system-a', 'system-node-critical'].map((name) => ({
      in: {
        apiVersion: 'scheduling.k8s.io/v1',
        kind: 'PriorityClass',
        metadata: { name },
        value,
        preemptionPolicy: 'x',
      },
    })),
  ),
  ...[
    { minAvailable: 1, maxUnavailable: 1 },
    { minAvailable: '101%' },
    { maxUnavailable: -1 },
    { minAvailable: 'x' },
    { unhealthyPodEvictionPolicy: 'x' },
    { selector: { matchLabels: { 'a b': '' } } },
  ].map((spec) => created('policy/v1', 'PodDisruptionBudget', { spec: { selector, ...spec } })),
  ...[{ a: 'b' }, { a: 'c' }, {}].map((labels) =>
    created('batch/v1', 'Job', {
      spec: {
        ...{ manualSelector: true, selector },
        template: { ...template({ restartPolicy: 'Never' }), metadata: { labels } },
      },
    }),
  ),
  ...[
    [{}, { completedIndexes: '0-1' }],
    [{}, { completedIndexes: '0-1' }, { completionMode: 'NonIndexed' }],
    [{}, { completedIndexes: '0-1,3', failedIndexes: '2' }, indexed],
    [{}, { completedIndexes: '0-2', failedIndexes: '2-3' }, indexed],
    [{}, { completedIndexes: '0-9', failedIndexes: '1,0' }, indexed],
    [{}, { failedIndexes: '0' }, { completionMode: 'Indexed', completions: 5 }],
    [{ startTime: EARLY }, { startTime: LATE }],
    [{ startTime: EARLY }, { startTime: LATE }, { suspend: true }],
    [{ startTime: EARLY }, {}],
    [
      { startTime: EARLY, conditions: [condition('Suspended')] },
      { startTime: LATE, conditions: [condition('Suspended', 'False')] },
    ],
    [
      { startTime: EARLY, conditions: [condition('Suspended')] },
      { startTime: LATE, conditions: [condition('Suspended')] },
    ],
    [{ startTime: EARLY }, { ...complete, completionTime: undefined }],
    [{ startTime: EARLY }, { ...complete, completionTime: '2025-12-31T00:00:00Z' }],
    [{ startTime: EARLY }, { ...complete, startTime: undefined }],
    [{ startTime: EARLY }, complete],
    [complete, { ...complete, completionTime: LATER }],
    [complete, { ...complete, conditions: [condition('SuccessCriteriaMet')] }],
    [complete, { ...complete, conditions: [condition('Complete')] }],
    [{ startTime: EARLY }, { startTime: EARLY, completionTime: LATE }],
    [{ startTime: EARLY }, { startTime: EARLY, conditions: [condition('Failed')] }],
    [{ startTime: EARLY }, { startTime: EARLY, conditions: [condition('Failed'), condition('FailureTarget')] }],
    [{ startTime: EARLY }, { ...complete, conditions: ['Complete', 'Failed'].map((type) => condition(type)) }],
    ...[
      { active: 1 },
      { active: 1, ready: 2 },
      { terminating: 1 },
      { uncountedTerminatedPods: { succeeded: ['a', 'a', ''], failed: ['a'] } },
    ].flatMap((more) => [
      [{ startTime: EARLY }, { startTime: EARLY, ...more }],
      [{ startTime: EARLY }, { ...complete, ...more }],
      [complete, { ...complete, ...more }],
      [
        { startTime: EARLY },
        { startTime: EARLY, conditions: [condition('Failed'), condition('FailureTarget')], ...more },
      ],
    ]),
    [
      { succeeded: 3, failed: 2 },
      { succeeded: 2, failed: 1 },
    ],
    [{ succeeded: 3 }, { succeeded: 2 }, { ...indexed, parallelism: 5 }],
  ].map(([before = {}, status = {}, more]) => jobStatus(status, before, more)),
];
