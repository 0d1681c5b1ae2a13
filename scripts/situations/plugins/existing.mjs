// @ts-check
import {
  ACCOUNT,
  INGRESS_CLASS,
  LIMIT_RANGE,
  NAMESPACE,
  NODE,
  object,
  PRIORITY,
  RUNTIME,
  STORAGE,
} from './objects.mjs';

/** What is there in all of them. */
export const EXISTING = [
  ...['default', 'limits', 'pods', 'claims', 'large', 'two'].map((name) => object(NAMESPACE, { name })),
  ...[
    [
      'limits',
      'a',
      [
        {
          type: 'Container',
          default: { cpu: '1' },
          defaultRequest: { cpu: '500m', memory: '1Gi' },
          min: { cpu: '100m' },
          max: { cpu: '2' },
          maxLimitRequestRatio: { cpu: '4' },
        },
      ],
    ],
    ['pods', 'a', [{ type: 'Pod', min: { cpu: '200m' }, max: { cpu: '3' }, maxLimitRequestRatio: { cpu: '2' } }]],
    ['claims', 'a', [{ type: 'PersistentVolumeClaim', min: { storage: '1Gi' }, max: { storage: '5Gi' } }]],
    [
      'large',
      'a',
      [
        {
          type: 'Container',
          default: { 'a.io/x': '9223372036854775' },
          defaultRequest: { 'a.io/x': '9223372036854775' },
          max: { 'a.io/x': '9223372036854775' },
        },
      ],
    ],
    [
      'two',
      'a',
      [{ type: 'Container', default: { cpu: '2', memory: '1Gi' }, defaultRequest: { cpu: '2', memory: '1Gi' } }],
    ],
  ].map(([namespace, name, limits]) => object(LIMIT_RANGE, { namespace, name }, { spec: { limits } })),
  object(
    PRIORITY,
    { name: 'system-cluster-critical' },
    {
      value: 2_000_000_000,
      preemptionPolicy: 'PreemptLowerPriority',
      description:
        'Used for system critical pods that must run in the cluster, but can be moved to another node if necessary.',
    },
  ),
  object(
    PRIORITY,
    { name: 'system-node-critical' },
    {
      value: 2_000_001_000,
      preemptionPolicy: 'PreemptLowerPriority',
      description: 'Used for system critical pods that must not be moved from their current node.',
    },
  ),
  object(PRIORITY, { name: 'high' }, { value: 1000, preemptionPolicy: 'PreemptLowerPriority' }),
  object(PRIORITY, { name: 'waits' }, { value: 500, preemptionPolicy: 'Never' }),
  object(PRIORITY, { name: 'usual' }, { value: 7, globalDefault: true, preemptionPolicy: 'PreemptLowerPriority' }),
  object(RUNTIME, { name: 'plain' }, { handler: 'h' }),
  object(RUNTIME, { name: 'heavy' }, { handler: 'h', overhead: { podFixed: { cpu: '100m', memory: '1Mi' } } }),
  object(
    RUNTIME,
    { name: 'placed' },
    {
      handler: 'h',
      scheduling: {
        nodeSelector: { zone: 'a' },
        tolerations: [{ key: 'k', operator: 'Exists', effect: 'NoSchedule' }],
      },
    },
  ),
  object(RUNTIME, { name: 'unplaced' }, { handler: 'h', scheduling: {} }),
  object(
    STORAGE,
    { name: 'grows', annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } },
    { provisioner: 'p', allowVolumeExpansion: true, reclaimPolicy: 'Delete', volumeBindingMode: 'Immediate' },
  ),
  object(
    STORAGE,
    { name: 'stays', annotations: { 'storageclass.kubernetes.io/is-default-class': 'false' } },
    { provisioner: 'p', allowVolumeExpansion: false, reclaimPolicy: 'Delete', volumeBindingMode: 'Immediate' },
  ),
  object(
    INGRESS_CLASS,
    { name: 'first', annotations: { 'ingressclass.kubernetes.io/is-default-class': 'true' } },
    { spec: { controller: 'a.io/c' } },
  ),
  object(
    INGRESS_CLASS,
    { name: 'other', annotations: { 'ingressclass.kubernetes.io/is-default-class': 'no' } },
    { spec: { controller: 'a.io/c' } },
  ),
  object(
    NODE,
    {
      name: 'linux',
      labels: {
        'kubernetes.io/os': 'linux',
        'topology.kubernetes.io/zone': 'z',
        'topology.kubernetes.io/region': 'r',
        other: 'o',
      },
    },
    {
      status: { allocatable: { cpu: '2', memory: '1Gi' }, capacity: { cpu: '2', memory: '1Gi' } },
    },
  ),
  object(
    NODE,
    { name: 'windows', labels: { 'kubernetes.io/os': 'windows' } },
    { status: { allocatable: { cpu: '2', memory: '1Gi' } } },
  ),
  object(
    NODE,
    { name: 'able' },
    {
      status: {
        allocatable: { cpu: '2', memory: '1Gi' },
        declaredFeatures: ['InPlacePodLevelResourcesVerticalScaling', 'InPlacePodVerticalScalingInitContainers'],
      },
    },
  ),
  object(
    ACCOUNT,
    { namespace: 'limits', name: 'plain' },
    { automountServiceAccountToken: false, imagePullSecrets: [{ name: 'pull' }] },
  ),
  object(
    ACCOUNT,
    { namespace: 'limits', name: 'strict', annotations: { 'kubernetes.io/enforce-mountable-secrets': 'true' } },
    {
      automountServiceAccountToken: false,
      secrets: [{ name: 'known' }],
      imagePullSecrets: [{ name: 'pull' }],
    },
  ),
  object(ACCOUNT, { namespace: 'limits', name: 'mounts' }, {}),
];
