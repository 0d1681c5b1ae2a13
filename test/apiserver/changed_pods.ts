// Pods and CertificateSigningRequests, and what random updates change of them by way of subresources.
import { type ChangedKind, condition, IN_NAMESPACE, METADATA } from './random_updates.ts';

const ANY = { operator: 'Exists', effect: 'NoExecute' };
const small = { requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: '2', memory: '1Gi' } };
const RESOURCES = [
  { requests: { cpu: '1500m', memory: '1Gi' }, limits: { cpu: '2', memory: '1Gi' } },
  { requests: { cpu: '3', memory: '1Gi' }, limits: { cpu: '2', memory: '1Gi' } },
  { requests: { cpu: '2', memory: '1Gi' }, limits: { cpu: '2', memory: '1Gi' } },
  { requests: { cpu: '1000m', memory: '1024Mi' }, limits: { cpu: '2', memory: '1Gi' } },
  { requests: { cpu: '1', memory: '1Gi' } },
  { requests: { memory: '1Gi' }, limits: { cpu: '2', memory: '1Gi' } },
  { ...small, requests: { ...small.requests, 'ephemeral-storage': '1Gi' } },
  undefined,
];
const RESIZE_POLICIES = [
  [{ resourceName: 'cpu', restartPolicy: 'RestartContainer' }],
  [{ resourceName: 'cpu', restartPolicy: 'NotRequired' }],
  [{ resourceName: 'other', restartPolicy: 'NotRequired' }],
  undefined,
];
const POD_RESOURCES = [
  { requests: { cpu: '5', memory: '5Gi' }, limits: { cpu: '9', memory: '9Gi' } },
  { requests: { cpu: '1', memory: '5Gi' }, limits: { cpu: '9', memory: '9Gi' } },
  { requests: { cpu: '5' } },
  undefined,
];
const debug = (name: string, more: object = {}): object => ({
  name,
  image: 'busybox',
  imagePullPolicy: 'Always',
  terminationMessagePath: '/dev/termination-log',
  terminationMessagePolicy: 'File',
  ...more,
});
const terminated = (exitCode: number): object => ({ terminated: { exitCode } });
const running = { running: { startedAt: '2026-01-01T00:00:00Z' } };
const statusOf = (name: string, state: object, more: object = {}): object => ({
  name,
  state,
  image: 'nginx',
  imageID: 'x',
  ready: false,
  restartCount: 0,
  ...more,
});
const STATUSES = [
  [statusOf('a', terminated(0))],
  [statusOf('a', terminated(1))],
  [statusOf('a', running)],
  [statusOf('a', running, { resources: { requests: { cpu: '1' } } })],
  undefined,
];

const STATUS: ChangedKind['fields'] = {
  ...METADATA,
  'metadata.deletionTimestamp': ['2026-01-01T00:00:00Z'],
  'spec.nodeName': ['m'],
  'status.phase': ['Running', 'Failed'],
  'status.qosClass': ['Guaranteed', 'BestEffort', undefined],
  'status.observedGeneration': [-1, 1, undefined],
  'status.nominatedNodeName': ['n', 'Not a name', undefined],
  'status.podIP': ['10.1.2.3', undefined],
  'status.podIPs': [
    [{ ip: '10.1.2.4' }],
    [{ ip: '10.1.2.3' }, { ip: '10.1.2.5' }],
    [{ ip: '10.1.2.3' }, { ip: 'fd00::1' }],
    [{ ip: 'x' }],
  ],
  'status.hostIP': ['10.0.0.1', undefined],
  'status.hostIPs': [[{ ip: '10.0.0.1' }], [{ ip: '10.0.0.2' }], [{ ip: '10.0.0.1' }, { ip: 'fd00::2' }]],
  'status.conditions': [
    [condition('Ready', 'True', { observedGeneration: 1 })],
    [condition('Ready')],
    [condition('not a name')],
    [condition('example.com/a', 'False', { observedGeneration: -1 })],
    undefined,
  ],
  'status.containerStatuses': STATUSES,
  'status.initContainerStatuses': STATUSES.map((each) => each?.map((status) => ({ ...status, name: 'init' }))),
  'status.ephemeralContainerStatuses': STATUSES,
  'status.resourceClaimStatuses': [[{ name: 'a', resourceClaimName: 'b' }], undefined],
};
const pod = (more: object = {}): ChangedKind['object'] => ({
  apiVersion: 'v1',
  kind: 'Pod',
  spec: {
    tolerations: [ANY],
    initContainers: [{ name: 'init', image: 'nginx', resources: small }],
    containers: [{ name: 'a', image: 'nginx', resources: small }],
    ...more,
  },
});
const SUBRESOURCES: ChangedKind['subresources'] = {
  status: STATUS,
  ephemeralcontainers: {
    ...METADATA,
    'spec.nodeName': ['m'],
    'spec.containers.0.image': ['other'],
    'spec.ephemeralContainers': [
      [debug('b')],
      [debug('b', { targetContainerName: 'a' }), debug('c')],
      [debug('b', { targetContainerName: 'none' })],
      [debug('a')],
      [debug('b', { resources: small })],
      [debug('b', { ports: [{ containerPort: 80 }] })],
      [debug('b', { image: ' x' })],
      undefined,
    ],
  },
  resize: {
    ...METADATA,
    'spec.containers.0.resources': RESOURCES,
    'spec.containers.0.resizePolicy': RESIZE_POLICIES,
    'spec.containers.0.image': ['other'],
    'spec.containers.0.name': ['b'],
    'spec.initContainers.0.resources': RESOURCES,
    'spec.initContainers.0.resizePolicy': RESIZE_POLICIES,
    'spec.initContainers': [undefined],
    'spec.resources': POD_RESOURCES,
    'spec.nodeName': ['m'],
    'spec.priority': [7],
  },
};
const MAIN: ChangedKind['fields'] = {
  ...METADATA,
  'spec.containers.0.resources': RESOURCES,
  'spec.containers.0.resizePolicy': RESIZE_POLICIES,
  'spec.containers.0.image': ['other'],
  'spec.resources': POD_RESOURCES,
  'spec.ephemeralContainers': [[debug('b')]],
  'spec.activeDeadlineSeconds': [5],
  'status.phase': ['Failed'],
};

const request =
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlISU1IRUNBUUF3RHpFTk1Bc0dBMVVFQXd3RWFtRnVaVEJaTUJNR0J5cUdTTTQ5QWdFR0NDcUdTTTQ5QXdFSApBMElBQkxtcktsT01HZEYySlZMbUVGaGxsOTFSZTBlZklRaThheFlzUHBuazdBdzZKRmpna1JxelVPenltbFFsCnFTM0VRUUtGS3cvL1k2RVBzTVBZYTRpM3VBNmdBREFLQmdncWhrak9QUVFEQWdOSEFEQkVBaUFQbmlvUDBqM2MKaldpZ1UwZlc3bE5mZnFFYmhQL3ltZmdhblo2QkJJLzJEd0lnY1JRbXhPWldoVXoxN2pEdmlIVnMydUVFbVdwYQpwaWpaTjdSZW5uSE9ITE09Ci0tLS0tRU5EIENFUlRJRklDQVRFIFJFUVVFU1QtLS0tLQo=';
const certificate =
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCk1JSUJkRENDQVJ1Z0F3SUJBZ0lVTlZweWJrcjNXT0NHazA3Ulh4amlnOVdaMjVNd0NnWUlLb1pJemowRUF3SXcKRHpFTk1Bc0dBMVVFQXd3RWFtRnVaVEFnRncweU5qRXhNalF4TXpVNE1UUmFHQTh5TVRJMk1UQXpNVEV6TlRneApORm93RHpFTk1Bc0dBMVVFQXd3RWFtRnVaVEJaTUJNR0J5cUdTTTQ5QWdFR0NDcUdTTTQ5QXdFSEEwSUFCSUJEClRBYlZFaVEyT1pGYkludE5ZT3U1TkwvS0I3VUtLWFJoOVVYcVpwbUFhd1NCbm10Ukxtb3gyZityWk9KTlUvVEQKYzlOdFl0QlVnSFg0b05SczlOS2pVekJSTUIwR0ExVWREZ1FXQkJSQTkzNDBBZTNhMU5ISDZycDN6WmhhYnV3cApFekFmQmdOVkhTTUVHREFXZ0JSQTkzNDBBZTNhMU5ISDZycDN6WmhhYnV3cEV6QVBCZ05WSFJNQkFmOEVCVEFECkFRSC9NQW9HQ0NxR1NNNDlCQU1DQTBjQU1FUUNJRjVHNmk4ejc5OGRnVTd3STF3amxsR2JTQzhDRUdrQUU4eUEKMmVLTE9VaWpBaUJWY2JjOFNnNWsxNEVsUVcra2pEOHdOZFpKVGtqMHI5dWlNSm5BclRhV2d3PT0KLS0tLS1FTkQgQ0VSVElGSUNBVEUtLS0tLQo=';
const DECISIONS = [
  [condition('Approved')],
  [condition('Denied')],
  [condition('Approved'), condition('Denied')],
  [condition('Approved', 'False')],
  [condition('Approved', 'True', { reason: 'Because', lastUpdateTime: '2026-01-01T00:00:00Z' })],
  [condition('Failed')],
  [condition('Other', 'Unknown'), condition('Other')],
  [condition('')],
  undefined,
];
const CERTIFICATES = [certificate, 'bm90IFBFTQ==', undefined];

export const CHANGED_PODS: Readonly<Record<string, ChangedKind>> = {
  Pod: {
    path: `/api/v1${IN_NAMESPACE}pods`,
    object: pod({ restartPolicy: 'OnFailure' }),
    states: [
      {},
      { phase: 'Running', containerStatuses: [statusOf('a', running, { resources: small })] },
      { phase: 'Running', containerStatuses: [statusOf('a', running)] },
      { containerStatuses: [statusOf('a', terminated(0))], initContainerStatuses: [statusOf('init', terminated(1))] },
      { conditions: [condition('Ready', 'True', { observedGeneration: 1 })], observedGeneration: 1, podIP: '10.1.2.3' },
    ],
    fields: MAIN,
    subresources: SUBRESOURCES,
  },
  PodWithSidecar: {
    path: `/api/v1${IN_NAMESPACE}pods`,
    object: pod({
      restartPolicy: 'Never',
      initContainers: [{ name: 'init', image: 'nginx', restartPolicy: 'Always', resources: small }],
      resources: { requests: { cpu: '4', memory: '4Gi' }, limits: { cpu: '8', memory: '8Gi' } },
    }),
    states: [
      {},
      { containerStatuses: [statusOf('a', terminated(0))], initContainerStatuses: [statusOf('init', terminated(1))] },
    ],
    fields: MAIN,
    subresources: SUBRESOURCES,
  },
  MirrorPod: {
    path: `/api/v1${IN_NAMESPACE}pods`,
    object: { ...pod({ nodeName: 'n' }), metadata: { annotations: { 'kubernetes.io/config.mirror': 'x' } } },
    fields: { 'metadata.annotations': [{ 'kubernetes.io/config.mirror': 'y' }, undefined] },
    subresources: SUBRESOURCES,
  },
  BoundPod: {
    path: `/api/v1${IN_NAMESPACE}pods`,
    object: pod({ nodeName: 'n' }),
    states: [{}, { phase: 'Running', containerStatuses: [statusOf('a', running, { resources: small })] }],
    fields: MAIN,
    subresources: SUBRESOURCES,
  },
  CertificateSigningRequest: {
    path: '/apis/certificates.k8s.io/v1/certificatesigningrequests',
    object: {
      apiVersion: 'certificates.k8s.io/v1',
      kind: 'CertificateSigningRequest',
      spec: { request, signerName: 'example.com/a', usages: ['client auth'] },
    },
    states: [{}, { certificate, conditions: [condition('Failed')] }, { certificate }],
    fields: {
      ...METADATA,
      'spec.usages': [['server auth']],
      'spec.username': ['x'],
      'status.certificate': CERTIFICATES,
    },
    subresources: {
      status: {
        ...METADATA,
        'status.conditions': DECISIONS,
        'status.certificate': CERTIFICATES,
        'spec.usages': [['any']],
      },
      approval: { ...METADATA, 'status.conditions': DECISIONS, 'status.certificate': CERTIFICATES },
    },
  },
};
