// @ts-check
// Objects of the core group at the edges of rules, other than Pods.
import { changed, claim, container, created, global, object, template } from './objects.mjs';

/** @typedef {import('./objects.mjs').Data} Data */
/** @typedef {import('./objects.mjs').Row} Row */

/** @type {(type: string, data: Data) => Row} */
const secret = (type, data) => created('v1', 'Secret', { type, data });

/** @type {(spec: Data, meta?: Data) => Row} */
const persistentVolume = (spec, meta = {}) => ({
  in: {
    ...object('v1', 'PersistentVolume', {
      spec: { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], ...spec },
    }),
    metadata: { name: 'a', ...meta },
  },
});

const bound = { phase: 'Bound', capacity: { storage: '2Gi' }, accessModes: ['ReadWriteOnce'] };

/** @type {(spec: Data, before?: Data, status?: Data) => Row} */
const claimChange = (spec, before = {}, status = bound) =>
  changed(
    'v1',
    'PersistentVolumeClaim',
    { spec: { ...claim, ...before }, status },
    { spec: { ...claim, ...before, ...spec }, status },
  );

/** @type {(status: Data, before?: Data) => Row} */
const claimStatus = (status, before = bound) =>
  changed('v1', 'PersistentVolumeClaim', { spec: claim, status: before }, { spec: claim, status }, 'status');

const involved = { apiVersion: 'v1', kind: 'Pod', name: 'p', namespace: 'default', uid: 'u' };
/** @type {(more: Data, meta?: Data) => Row} */
const event = (more, meta = {}) =>
  created('v1', 'Event', { involvedObject: involved, reason: 'r', message: 'm', type: 'Normal', ...more }, meta);

/** @type {readonly Row[]} */
export const core = [
  ...[
    ['kubernetes.io/ssh-auth', {}],
    ['kubernetes.io/ssh-auth', { 'ssh-privatekey': '' }],
    ['kubernetes.io/ssh-auth', { 'ssh-privatekey': 'YQ==' }],
    ['kubernetes.io/tls', {}],
    ['kubernetes.io/tls', { 'tls.crt': '' }],
    ['kubernetes.io/basic-auth', {}],
    ['kubernetes.io/basic-auth', { password: '' }],
    ['kubernetes.io/dockercfg', { '.dockercfg': 'e30=' }],
    ['kubernetes.io/dockercfg', {}],
    ['kubernetes.io/dockerconfigjson', { '.dockerconfigjson': 'bnVsbA==' }],
    ['kubernetes.io/service-account-token', {}],
  ].map(([type, data]) => secret(String(type), /** @type {Data} */ (data))),
  created('v1', 'Secret', {
    type: 'kubernetes.io/ssh-auth',
    stringData: { 'ssh-privatekey': '' },
    data: { 'ssh-privatekey': 'YQ==' },
  }),
  created('v1', 'Secret', { type: 'kubernetes.io/ssh-auth', stringData: { 'ssh-privatekey': 'a' } }),
  ...['/', '//', '/..', '/a/..', '/../', 'a', '/a'].flatMap((path) =>
    ['Recycle', 'Retain'].map((persistentVolumeReclaimPolicy) =>
      persistentVolume({ hostPath: { path }, persistentVolumeReclaimPolicy }),
    ),
  ),
  persistentVolume({ local: { path: '/a' } }),
  persistentVolume({ local: { path: 'a/..' }, volumeMode: 'x', storageClassName: 'A', nodeAffinity: {} }),
  persistentVolume({ nfs: { server: 's', path: '/' }, accessModes: ['ReadWriteOncePod', 'ReadWriteMany'] }),
  persistentVolume({ nfs: { server: 's', path: '/' }, hostPath: { path: '/a' } }),
  persistentVolume({ csi: { driver: '', volumeHandle: '', controllerExpandSecretRef: { name: '' } } }),
  persistentVolume({ cephfs: { monitors: ['m'], secretRef: {} } }),
  persistentVolume({
    nfs: { server: 's', path: '/' },
    capacity: { storage: '0', cpu: '1' },
    mountOptions: ['a b', ''],
  }),
  ...[
    { volumeMode: 'Block' },
    { capacity: { storage: '2Gi' } },
    { nfs: { server: 't', path: '/' } },
    { claimRef: { name: 'c' } },
  ].map((more) => {
    const spec = { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], nfs: { server: 's', path: '/' } };
    const meta = { name: 'a', resourceVersion: '1' };
    return {
      in: { ...object('v1', 'PersistentVolume', { spec: { ...spec, ...more } }), metadata: meta },
      old: { ...object('v1', 'PersistentVolume', { spec }), metadata: meta },
    };
  }),
  claimChange({ resources: { requests: { storage: '1Gi' } } }),
  claimChange({ resources: { requests: { storage: '3Gi' } } }),
  claimChange({ resources: { requests: { storage: '3Gi' } } }, {}, { phase: 'Pending' }),
  claimChange({ resources: { requests: {} } }),
  claimChange({ volumeAttributesClassName: 'x' }),
  claimChange({ volumeAttributesClassName: 'y' }, { volumeAttributesClassName: 'x' }),
  claimChange({ volumeName: 'v' }, {}, { phase: 'Pending' }),
  claimChange({ volumeName: 'v' }),
  claimChange({ accessModes: ['ReadOnlyMany'] }),
  claimChange({ storageClassName: 'x' }),
  ...['NodeResizeInProgress', 'ControllerResizeInProgress', 'NodeResizePending', 'NodeResizeInfeasible', 'x', ''].map(
    (state) => claimStatus({ ...bound, allocatedResourceStatuses: { storage: state } }),
  ),
  claimStatus({ ...bound, capacity: { storage: '-1', cpu: '0.5' } }),
  ...['storage', 'a b', 'kubernetes.io/a', 'example.com/a'].flatMap((name) => [
    claimStatus({ ...bound, allocatedResourceStatuses: { [name]: 'x' } }),
    claimStatus({ ...bound, allocatedResources: { [name]: '-1' } }),
  ]),
  claimStatus({ ...bound, modifyVolumeStatus: { status: 'x', targetVolumeAttributesClassName: 'A' } }),
  claimStatus({ ...bound, modifyVolumeStatus: {} }),
  ...[
    { dataSource: { kind: 'PersistentVolumeClaim', name: 'b' } },
    { dataSource: { kind: 'Pod', name: 'b' } },
    { dataSource: { apiGroup: 'example.com', kind: '', name: '' } },
    { dataSourceRef: { kind: 'PersistentVolumeClaim', name: 'b' } },
    { dataSourceRef: { apiGroup: 'example.com', kind: 'A', name: 'b', namespace: 'n' } },
    { dataSourceRef: { kind: 'Pod', name: 'b' }, dataSource: { kind: 'PersistentVolumeClaim', name: 'b' } },
    {
      dataSourceRef: { kind: 'PersistentVolumeClaim', name: 'b' },
      dataSource: { kind: 'PersistentVolumeClaim', name: 'b' },
    },
  ].map((more) => created('v1', 'PersistentVolumeClaim', { spec: { ...claim, ...more } })),
  ...[
    {},
    { involvedObject: { ...involved, namespace: 'other' } },
    { involvedObject: { ...involved, namespace: '' } },
    { reason: 'x'.repeat(129) },
    { eventTime: '2026-01-02T03:04:05.000000Z' },
    {
      eventTime: '2026-01-02T03:04:05.000000Z',
      reportingComponent: 'x'.repeat(129),
      reportingInstance: 'x'.repeat(129),
      action: 'x'.repeat(129),
    },
    {
      eventTime: '2026-01-02T03:04:05.000000Z',
      reportingComponent: 'c',
      reportingInstance: 'x'.repeat(128),
      action: 'x'.repeat(128),
      reason: 'x'.repeat(128),
      message: 'm'.repeat(1025),
    },
    { type: 'Sad' },
    { series: { count: 1 } },
  ].map((more) => event(more)),
  event({ involvedObject: { kind: 'Node', name: 'n' } }, { namespace: 'kube-system' }),
  event({ involvedObject: { kind: 'Node', name: 'n' } }, { namespace: 'other' }),
  event({ involvedObject: { kind: 'Node', apiVersion: 'v1', name: 'n' } }, { namespace: 'kube-system' }),
  event({ involvedObject: { kind: 'Node', apiVersion: 'v1', name: 'n' } }, { namespace: 'other' }),
  event({ involvedObject: { kind: 'Bird', apiVersion: 'example.com/v1', name: 'n', namespace: '' } }),
  event({ involvedObject: { kind: 'Bird', apiVersion: 'example.com/v1', name: 'n', namespace: 'x' } }),
  created('v1', 'ReplicationController', { spec: { selector: { a: 'c' }, template: template({}) } }),
  created('v1', 'ReplicationController', {
    spec: { selector: {}, template: { metadata: {}, spec: { containers: [container] } } },
  }),
  created('v1', 'ReplicationController', { spec: { selector: { a: 'b' } } }),
  ...[
    { type: 'ExternalName', externalName: 'A b', ports: [] },
    { type: 'ExternalName', externalName: 'a.b', ports: [] },
    { type: 'ExternalName', externalName: '' },
    { ports: [] },
    { type: 'x', ports: [{ port: 1 }] },
    { ports: [{ port: 1 }, { port: 1, name: 'a' }, { port: 1, name: 'a' }, { port: 2, name: 'A' }] },
    { ports: [{ port: 1, nodePort: 30000 }], externalTrafficPolicy: 'Local' },
    {
      ports: [
        { port: 1, targetPort: 'too-long-for-a-port' },
        { port: 0, name: 'b', targetPort: 0, appProtocol: 'a b' },
      ],
    },
    { ports: [{ port: 1 }], externalIPs: ['x', '127.0.0.1', '0.0.0.0'], loadBalancerIP: 'x', sessionAffinity: 'x' },
    {
      ports: [{ port: 1 }],
      sessionAffinity: 'ClientIP',
      sessionAffinityConfig: { clientIP: { timeoutSeconds: 86_401 } },
    },
    { ports: [{ port: 1 }], sessionAffinityConfig: { clientIP: { timeoutSeconds: 1 } } },
    {
      ports: [{ port: 1 }],
      loadBalancerSourceRanges: ['x'],
      allocateLoadBalancerNodePorts: false,
      loadBalancerClass: 'a/b/c',
    },
    { ports: [{ port: 1 }], internalTrafficPolicy: 'x', trafficDistribution: 'x', publishNotReadyAddresses: true },
  ].map((spec) => created('v1', 'Service', { spec: { selector: { a: 'b' }, ...spec } })),
  ...[
    {
      status: {
        addresses: [
          { type: 'Hostname', address: 'a' },
          { type: 'Hostname', address: 'a' },
          { type: 'InternalIP', address: 'x' },
        ],
      },
    },
    { status: { images: [{ names: [] }], conditions: [{ type: '' }], volumesAttached: [{ name: '' }] } },
    { status: { capacity: { cpu: '-1', 'a b': '1' }, allocatable: { cpu: '0.0001' } } },
  ].map((more) => ({
    in: { apiVersion: 'v1', kind: 'Node', metadata: { name: 'a', resourceVersion: '1' }, spec: {}, ...more },
    old: { apiVersion: 'v1', kind: 'Node', metadata: { name: 'a', resourceVersion: '1' }, spec: {} },
    subresource: 'status',
  })),
  global(created('v1', 'Namespace', {}, { name: 'x'.repeat(64) })),
  ...['', 'a'].map((name) =>
    persistentVolume({
      iscsi: { targetPortal: 't', iqn: 'iqn.2001-04.com.example:a', lun: 0, secretRef: { name } },
    }),
  ),
  ...['other', 'default', ''].flatMap((namespace) => [
    event({ involvedObject: { ...involved, namespace } }, { namespace: 'other' }),
    event({ involvedObject: { kind: 'Bird', apiVersion: 'example.com/v1', name: 'n', namespace } }),
  ]),
  ...['', undefined].map((reason) =>
    event({
      ...{ eventTime: '2026-01-02T03:04:05.000000Z', reportingComponent: 'example.com/c', reportingInstance: 'c-1' },
      ...{ action: 'Do', reason },
    }),
  ),
  ...[{ externalIPs: ['1.2.3.4'] }, { type: 'NodePort' }, { type: 'LoadBalancer' }].flatMap((before) =>
    ['ClusterIP', 'NodePort'].map((type) => {
      const spec = {
        clusterIP: '10.0.0.1',
        clusterIPs: ['10.0.0.1'],
        ports: [{ port: 1 }],
        externalTrafficPolicy: 'Local',
      };
      return changed('v1', 'Service', { spec: { ...spec, ...before } }, { spec: { ...spec, type } });
    }),
  ),
];
