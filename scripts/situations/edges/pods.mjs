// @ts-check
// Pods at the edges of rules: one more than is allowed, what is there twice, what is empty, what only one of two fields may
// say.
import { changed, container, created } from './objects.mjs';

/** @typedef {import('./objects.mjs').Data} Data */
/** @typedef {import('./objects.mjs').Row} Row */

/** @type {(spec: Data, containers?: readonly Data[], meta?: Data) => Row} */
const pod = (spec, containers = [container], meta = {}) =>
  created('v1', 'Pod', { spec: { containers, ...spec } }, meta);

/** @type {(more: Data, spec?: Data) => Row} */
const contained = (more, spec = {}) => pod(spec, [{ ...container, ...more }]);

/** @type {(status: Data, spec?: Data, before?: Data) => Row} */
const podStatus = (status, spec = {}, before = {}) => {
  const whole = { containers: [container], ...spec };
  return changed('v1', 'Pod', { spec: whole, status: before }, { spec: whole, status }, 'status');
};

/** @type {(sources: Data) => Row} */
const volume = (source) => pod({ volumes: [{ name: 'v', ...source }] });

const terminated = (/** @type {number} */ exitCode) => ({ state: { terminated: { exitCode } } });
const restarted = (/** @type {Data} */ exitCodes) => ({
  restartPolicy: 'Never',
  containers: [
    {
      ...container,
      restartPolicy: 'Never',
      restartPolicyRules: [{ action: 'Restart', exitCodes }],
    },
  ],
});
const running = { state: { running: { startedAt: '2026-01-02T03:04:05Z' } } };
const statusOf = (/** @type {Data} */ more) => ({
  containerStatuses: [{ name: 'a', image: 'i', imageID: 'x', ready: false, restartCount: 0, ...more }],
});

/** @type {readonly Row[]} */
export const pods = [
  contained({
    resources: { requests: { 'example.com/gpu': '1' }, limits: { 'example.com/gpu': '2' } },
  }),
  contained({ resources: { requests: { 'example.com/gpu': '1' } } }),
  contained({
    resources: { requests: { cpu: '1', 'hugepages-2Mi': '2Mi' }, limits: { 'hugepages-2Mi': '4Mi' } },
  }),
  contained({ resources: { requests: { cpu: '1' }, limits: { cpu: '2', 'hugepages-2Mi': '3Mi' } } }),
  contained({ resources: { requests: { cpu: '1' }, limits: { 'hugepages-1Gi': '1.5Gi' } } }),
  contained({ resources: { requests: { memory: '2Gi' }, limits: { memory: '1Gi' } } }),
  ...['500m', '600m', '1', '1001m'].map((cpu) =>
    pod(
      {
        resources: { requests: { cpu: '1' }, limits: { cpu: '1' } },
        initContainers: [
          { ...container, name: 'b', restartPolicy: 'Always', resources: { requests: { cpu } } },
          { ...container, name: 'c', resources: { requests: { cpu: '900m' } } },
        ],
      },
      [{ ...container, resources: { requests: { cpu: '500m' } } }],
    ),
  ),
  pod({
    ephemeralContainers: [
      { ...container, name: 'd' },
      { ...container, name: 'd' },
      { ...container, name: 'a' },
    ],
  }),
  pod({ initContainers: [{ ...container, name: 'b' }, { ...container, name: 'b' }, { image: 'i' }] }, [
    { image: 'i' },
    { image: 'i' },
    { ...container, name: 'b' },
  ]),
  contained({
    volumeDevices: [
      { name: 'v', devicePath: '' },
      { name: 'v', devicePath: '/d' },
      { name: 'w', devicePath: '/d' },
      { name: '', devicePath: '/e' },
    ],
    volumeMounts: [{ name: 'v', mountPath: '/d' }],
  }),
  pod(
    {
      volumes: [
        { name: 'v', persistentVolumeClaim: { claimName: 'c' } },
        { name: 'e', emptyDir: {} },
      ],
    },
    [
      {
        ...container,
        volumeDevices: [
          { name: 'v', devicePath: '/d' },
          { name: 'e', devicePath: '../d' },
        ],
        volumeMounts: [{ name: 'v', mountPath: '/d' }],
      },
    ],
  ),
  ...[
    { resource: '' },
    { resource: 'limits.cpu', divisor: '1m' },
    { resource: 'limits.cpu', divisor: '2' },
    { resource: 'requests.memory', divisor: '1Mi' },
    { resource: 'limits.ephemeral-storage', divisor: '1m' },
    { resource: 'requests.hugepages-2Mi', divisor: '1' },
    { resource: 'pods' },
  ].flatMap((ref) => [
    contained({ env: [{ name: 'A', valueFrom: { resourceFieldRef: ref } }] }),
    volume({ downwardAPI: { items: [{ path: 'p', resourceFieldRef: ref }] } }),
    volume({ downwardAPI: { items: [{ path: 'p', resourceFieldRef: { ...ref, containerName: 'a' } }] } }),
  ]),
  contained({ env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'spec.nothing' } } }] }),
  contained({
    env: [{ name: 'A', valueFrom: { fieldRef: { apiVersion: 'v2', fieldPath: "metadata.labels['a']" } } }],
  }),
  contained({ envFrom: [{ prefix: '1=', configMapRef: { name: '' } }, { secretRef: { name: 'A' } }, {}] }),
  contained({ securityContext: { allowPrivilegeEscalation: false, privileged: true } }),
  contained({ securityContext: { allowPrivilegeEscalation: false, capabilities: { add: ['CAP_SYS_ADMIN'] } } }),
  contained({ securityContext: { procMount: 'Unmasked', runAsUser: -1, runAsGroup: 2 ** 31 } }),
  pod({
    securityContext: {
      ...{ fsGroupChangePolicy: 'Sometimes', supplementalGroups: [-1, 2 ** 31], fsGroup: -1 },
      supplementalGroupsPolicy: 'Some',
      seLinuxChangePolicy: 'None',
      sysctls: [
        { name: 'a b', value: '' },
        { name: 'kernel.msgmax', value: '1' },
        { name: 'kernel.msgmax', value: '' },
      ],
    },
  }),
  contained({ lifecycle: { postStart: {}, preStop: { sleep: { seconds: 31 }, exec: { command: [] } } } }),
  contained({ lifecycle: { stopSignal: 'SIGNONE', preStop: { sleep: { seconds: -1 } } } }),
  contained({
    livenessProbe: { httpGet: { path: '', port: 0, scheme: 'ftp', httpHeaders: [{ name: 'a b', value: '' }] } },
    readinessProbe: { terminationGracePeriodSeconds: 1, tcpSocket: { port: 'no-port-so-long' } },
    startupProbe: { grpc: { port: 0 }, successThreshold: 2, periodSeconds: -1 },
  }),
  pod({ terminationGracePeriodSeconds: -1, activeDeadlineSeconds: 0, hostAliases: [{ ip: 'x', hostnames: ['A'] }] }),
  pod({ hostname: 'a.b', subdomain: 'A', setHostnameAsFQDN: true, hostNetwork: true, hostnameOverride: 'A' }),
  pod({ topologySpreadConstraints: [{ maxSkew: 0, topologyKey: '', whenUnsatisfiable: 'x', minDomains: 0 }] }),
  pod({ readinessGates: [{ conditionType: 'a b' }], overhead: { cpu: '-1' }, os: { name: 'mac' } }),
  ...['Socket', 'socket', 'BlockDevice', 'CharDevice', 'FileOrCreate'].map((type) =>
    volume({ hostPath: { path: '/a', type } }),
  ),
  ...[
    { flexVolume: { driver: 'd', secretRef: { name: '' } } },
    { csi: { driver: 'example.com', nodePublishSecretRef: {} } },
    { csi: { driver: 'a b', volumeAttributes: {}, fsType: 'x' } },
    { cephfs: { monitors: [], secretRef: { name: '' } } },
    { cephfs: { monitors: ['m'], secretRef: {} } },
    { storageos: { volumeName: 'A', secretRef: {} } },
    { scaleIO: { gateway: '', system: 's', volumeName: 'v', secretRef: { name: '' } } },
    { rbd: { monitors: [], image: '', secretRef: { name: '' } } },
    { iscsi: { targetPortal: 't', iqn: 'iqn.2001-04.com.example:a', lun: 256, chapAuthSession: true } },
    { iscsi: { targetPortal: 't', iqn: 'iqn', lun: 0, initiatorName: 'x' } },
    { fc: { targetWWNs: ['a'] } },
    { fc: { targetWWNs: ['a'], lun: 256, wwids: ['b'] } },
    { azureFile: { secretName: '', shareName: '' } },
    { azureDisk: { diskName: 'd', diskURI: 'http://a', kind: 'Managed', cachingMode: 'x' } },
    { azureDisk: { diskName: 'd', diskURI: '/subscriptions/a', kind: 'Dedicated' } },
    { nfs: { server: '', path: 'a/..' } },
    { glusterfs: { endpoints: '', path: '' } },
    { image: { reference: '', pullPolicy: 'x' } },
    { gitRepo: { repository: '', directory: '../a' } },
    { emptyDir: { medium: 'x', sizeLimit: '-1' } },
    { configMap: { name: '', defaultMode: 512, items: [{ key: '', path: '/a', mode: -1 }] } },
    { secret: { secretName: '', items: [{ key: 'a', path: 'a/../b' }] } },
    { persistentVolumeClaim: { claimName: '' } },
    { ephemeral: {} },
    { ephemeral: { volumeClaimTemplate: { metadata: { name: 'x', labels: { 'a b': '' } }, spec: {} } } },
    { awsElasticBlockStore: { volumeID: '', partition: 256 } },
    { gcePersistentDisk: { pdName: '', partition: -1 } },
    { portworxVolume: { volumeID: '' } },
    { quobyte: { registry: 'a', volume: '', tenant: 'x'.repeat(65) } },
    { vsphereVolume: { volumePath: '' } },
    { photonPersistentDisk: { pdID: '' } },
    { cinder: { volumeID: '', secretRef: { name: '' } } },
    { flocker: { datasetName: 'a/b', datasetUUID: 'u' } },
  ].map(volume),
  ...['01', '-0', '+1', '2147483647', '2147483648', '-2147483648', '-2147483649', '99999999999', '1.0', '', 'x'].map(
    (cost) => pod({}, [container], { annotations: { 'controller.kubernetes.io/pod-deletion-cost': cost } }),
  ),
  ...[
    'runtime/default',
    'docker/default',
    'unconfined',
    'localhost/',
    'localhost/a',
    'localhost/../a',
    'x',
    '',
  ].flatMap((profile) => [
    pod({}, [container], { annotations: { 'seccomp.security.alpha.kubernetes.io/pod': profile } }),
    pod({}, [container], { annotations: { 'container.seccomp.security.alpha.kubernetes.io/a': profile } }),
    pod({}, [container], { annotations: { 'container.apparmor.security.beta.kubernetes.io/a': profile } }),
    pod({ initContainers: [{ ...container, name: 'b' }] }, [container], {
      annotations: { 'container.apparmor.security.beta.kubernetes.io/b': profile },
    }),
    contained({ securityContext: { appArmorProfile: { type: 'RuntimeDefault' } } }, {}),
    pod({}, [{ ...container, securityContext: { appArmorProfile: { type: 'RuntimeDefault' } } }], {
      annotations: { 'container.apparmor.security.beta.kubernetes.io/a': profile },
    }),
    pod({ securityContext: { seccompProfile: { type: 'RuntimeDefault' } } }, [container], {
      annotations: { 'seccomp.security.alpha.kubernetes.io/pod': profile },
    }),
  ]),
  pod({}, [container], { annotations: { 'container.apparmor.security.beta.kubernetes.io/c': 'unconfined' } }),
  pod({}, [container], { annotations: { 'kubernetes.io/config.mirror': 'x' } }),
  pod({ nodeName: 'n' }, [container], { annotations: { 'kubernetes.io/config.mirror': 'x' } }),
  pod({}, [container], {
    annotations: { 'scheduler.alpha.kubernetes.io/tolerations': '[{"key":"","operator":"x"}]' },
  }),
  ...[
    podStatus(statusOf(running), restarted({ operator: 'In', values: [1] }), statusOf(terminated(1))),
    podStatus(statusOf(running), restarted({ operator: 'In', values: [1] }), statusOf(terminated(2))),
    podStatus(statusOf(running), restarted({ operator: 'NotIn', values: [1] }), statusOf(terminated(1))),
    podStatus(statusOf(running), restarted({ operator: 'NotIn', values: [1] }), statusOf(terminated(2))),
    podStatus(statusOf(running), restarted({ operator: 'Else', values: [1] }), statusOf(terminated(2))),
    podStatus(statusOf(running), { restartPolicy: 'Never' }, statusOf(terminated(0))),
    podStatus(statusOf(running), { restartPolicy: 'OnFailure' }, statusOf(terminated(0))),
    podStatus(statusOf(running), { restartPolicy: 'OnFailure' }, statusOf(terminated(1))),
  ],
  podStatus({
    ...statusOf({
      allocatedResourcesStatus: [
        { name: 'claim:c/r', resources: [{ resourceID: 'x' }] },
        { name: 'example.com/gpu', resources: [{ resourceID: 'x', health: 'Fine' }, { resourceID: 'x' }] },
        { name: 'example.com/gpu' },
      ],
    }),
  }),
  podStatus(
    { resourceClaimStatuses: [{ name: 'c', resourceClaimName: 'A' }, { name: 'c' }, { name: 'd' }] },
    { resourceClaims: [{ name: 'c', resourceClaimTemplateName: 't' }] },
  ),
  podStatus({
    conditions: [
      { type: '', status: 'x' },
      { type: 'a b', status: 'True' },
    ],
    qosClass: 'Best',
  }),
  podStatus({ podIP: '1.2.3.4', podIPs: [{ ip: '1.2.3.4' }, { ip: '1.2.3.5' }, { ip: '::1' }] }),
  podStatus({ nominatedNodeName: 'A', hostIP: 'x', hostIPs: [{ ip: 'y' }], observedGeneration: -1 }),
  ...[
    { initContainers: [{ ...container, name: 'b', image: 'j' }] },
    { initContainers: [{ ...container, name: 'c' }] },
    { initContainers: [] },
    { activeDeadlineSeconds: 5 },
    { terminationGracePeriodSeconds: 1 },
    { tolerations: [{ key: 'a', operator: 'Exists' }] },
    { nodeSelector: { a: 'b' } },
    { schedulingGates: [{ name: 'g' }] },
    { containers: [{ ...container, image: '' }] },
    { containers: [container, { ...container, name: 'c' }] },
  ].map((more) => {
    const spec = { containers: [container], initContainers: [{ ...container, name: 'b' }] };
    return changed('v1', 'Pod', { spec }, { spec: { ...spec, ...more } });
  }),
  ...[
    { resourceName: 'cpu', restartPolicy: 'NotRequired' },
    { resourceName: 'memory', restartPolicy: 'RestartContainer' },
    { resourceName: '', restartPolicy: '' },
    { resourceName: 'storage', restartPolicy: 'Sometimes' },
  ].flatMap((policy) => [
    contained({ resizePolicy: [policy] }),
    contained({ resizePolicy: [policy, policy] }, { restartPolicy: 'Never' }),
  ]),
];
