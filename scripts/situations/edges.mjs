// @ts-check
// Objects at the edges of rules of built-in Kinds: one more than is allowed, what is there twice, what is empty, what only
// one of two fields may say.

/** @typedef {{ [key: string]: unknown }} Data */
/** @typedef {Data & { apiVersion: string, kind: string, metadata: Data }} APIObject */
/** @typedef {{ in: APIObject, old?: APIObject, subresource?: string }} Row */

const metadata = { name: 'a', namespace: 'default' };
const stored = { ...metadata, resourceVersion: '1' };
const container = { name: 'a', image: 'i' };

/** @type {(apiVersion: string, kind: string, rest: Data, meta?: Data) => APIObject} */
const object = (apiVersion, kind, rest, meta = {}) => ({
  apiVersion,
  kind,
  metadata: { ...metadata, ...meta },
  ...rest,
});

/** One that is created. @type {(apiVersion: string, kind: string, rest: Data, meta?: Data) => Row} */
const created = (apiVersion, kind, rest, meta) => ({ in: object(apiVersion, kind, rest, meta) });

/** @type {(apiVersion: string, kind: string, before: Data, after: Data, subresource?: string) => Row} */
const changed = (apiVersion, kind, before, after, subresource) => ({
  in: object(apiVersion, kind, after, stored),
  old: object(apiVersion, kind, before, stored),
  ...(subresource && { subresource }),
});

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

/** @type {(more: Data) => Data} */
const template = (more) => ({
  metadata: { labels: { a: 'b' } },
  spec: { containers: [container], ...more },
});
const selector = { matchLabels: { a: 'b' } };

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
const pods = [
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
];

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

const claim = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '2Gi' } } };
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
const newEvent = {
  ...{ eventTime: '2026-01-02T03:04:05.000000Z', reportingController: 'example.com/c', reportingInstance: 'c-1' },
  ...{ action: 'Do', reason: 'Because', type: 'Normal', regarding: involved },
};

/** @type {(more: Data, meta?: Data) => Row} */
const event = (more, meta = {}) =>
  created('v1', 'Event', { involvedObject: involved, reason: 'r', message: 'm', type: 'Normal', ...more }, meta);

/** @type {(spec: Data) => Row} */
const policy = (spec) => created('networking.k8s.io/v1', 'NetworkPolicy', { spec: { podSelector: {}, ...spec } });

/** @type {(more: Data, type?: string) => Row} */
const slice = (more, addressType = 'IPv4') =>
  created('discovery.k8s.io/v1', 'EndpointSlice', { addressType, endpoints: [], ...more });

/** @type {(rest: Data) => Row} */
const cron = (rest) =>
  created('batch/v1', 'CronJob', {
    spec: { schedule: '* * * * *', jobTemplate: { spec: { template: template({ restartPolicy: 'Never' }) } }, ...rest },
  });

/** @type {(rule: Data) => Row} */
const hook = (rule) => ({
  in: {
    ...object('admissionregistration.k8s.io/v1', 'ValidatingWebhookConfiguration', {
      webhooks: [
        {
          name: 'a.example.com',
          clientConfig: { url: 'https://example.com' },
          rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['pods'], ...rule }],
          sideEffects: 'None',
          admissionReviewVersions: ['v1'],
        },
      ],
    }),
    metadata: { name: 'a' },
  },
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

/** @type {readonly Row[]} */
const others = [
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
  ...[
    {},
    { reason: '' },
    { action: '' },
    { type: '' },
    { note: 'm'.repeat(1025) },
    { reportingController: 'a b' },
    { reportingInstance: '' },
    { series: { count: 1, lastObservedTime: null } },
    { eventTime: null },
    { deprecatedCount: 3 },
    { deprecatedSource: { component: 'x' } },
  ].flatMap((more) => [
    created('events.k8s.io/v1', 'Event', { ...newEvent, ...more }),
    changed('events.k8s.io/v1', 'Event', newEvent, { ...newEvent, ...more }),
  ]),
  ...[
    { ingress: [{ from: [{ ipBlock: { cidr: 'x' } }] }] },
    { ingress: [{ from: [{ ipBlock: { cidr: '10.0.0.0/8', except: ['10.0.0.0/8', '11.0.0.0/16', 'x'] } }] }] },
    { egress: [{ to: [{ ipBlock: { cidr: '10.0.0.1/8' }, podSelector: {} }, {}] }] },
    {
      ingress: [
        {
          from: [
            { podSelector: { matchLabels: { 'a b': '' } } },
            { namespaceSelector: { matchExpressions: [{ key: '', operator: 'x' }] } },
          ],
        },
      ],
    },
    { ingress: [{ ports: [{ port: 'too-long-for-a-port' }, { port: 0 }, { port: 'A' }, { protocol: 'x', port: 1 }] }] },
    {
      egress: [
        {
          ports: [{ port: 5, endPort: 4 }, { endPort: 4 }, { port: 'a', endPort: 70000 }, { port: 1, endPort: 70000 }],
        },
      ],
    },
    { policyTypes: ['Ingress', 'x'] },
  ].map(policy),
  ...[
    { endpoints: [{ addresses: [] }] },
    { endpoints: [{ addresses: ['x', '1.2.3.4'], nodeName: 'A', zone: '', hostname: 'A' }] },
    { endpoints: [{ addresses: Array.from({ length: 101 }, (_, at) => `1.2.3.${at}`) }] },
    {
      endpoints: [
        { addresses: ['127.0.0.1'] },
        { addresses: ['0.0.0.0'] },
        { addresses: ['169.254.0.1'] },
        { addresses: ['::1'] },
      ],
    },
    {
      endpoints: [
        {
          addresses: ['1.2.3.4'],
          deprecatedTopology: Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`k${at}`, 'v'])),
        },
      ],
    },
    { endpoints: [{ addresses: ['1.2.3.4'], deprecatedTopology: { 'a b': 'c d', 'kubernetes.io/hostname': 'x' } }] },
    { ports: [{ name: 'a' }, { name: 'a' }, { name: 'A' }, { protocol: 'x' }, { appProtocol: 'a b' }, { port: 0 }] },
    { ports: Array.from({ length: 20_001 }, (_, at) => ({ name: `p${at}`, port: 1 })) },
  ].map((more) => slice(more)),
  slice({ endpoints: [{ addresses: ['a.b', 'A.b', '1.2.3.4'] }] }, 'FQDN'),
  slice({ endpoints: [{ addresses: ['::1', '1.2.3.4', 'fd00::1'] }] }, 'IPv6'),
  slice({}, 'x'),
  slice({}, ''),
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
    { resources: ['*/*', 'pods'] },
    { resources: ['*/status', 'pods/status'] },
    { resources: ['pods/*', 'pods/status'] },
    { resources: ['*', 'pods', 'pods/log'] },
    { resources: ['', 'pods/'] },
    { scope: 'x' },
    { scope: 'Cluster' },
    { operations: ['*', 'CREATE'] },
    { operations: ['x'] },
    { apiGroups: ['*', 'a'] },
    { apiVersions: ['*', ''] },
    { apiGroups: [], apiVersions: [], operations: [], resources: [] },
  ].map(hook),
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
  created('v1', 'ReplicationController', { spec: { selector: { a: 'c' }, template: template({}) } }),
  created('v1', 'ReplicationController', {
    spec: { selector: {}, template: { metadata: {}, spec: { containers: [container] } } },
  }),
  created('v1', 'ReplicationController', { spec: { selector: { a: 'b' } } }),
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
  ...['a b', '*', '*.a', '*.*.a', 'a.*', 'A.b', '1.2.3.4', ''].map((host) =>
    created('networking.k8s.io/v1', 'Ingress', {
      spec: {
        rules: [
          {
            host,
            http: {
              paths: [{ path: 'a', pathType: 'Exact', backend: { service: { name: 's', port: { number: 1 } } } }],
            },
          },
        ],
        tls: [{ hosts: [host] }],
      },
    }),
  ),
  ...[
    { minAvailable: 1, maxUnavailable: 1 },
    { minAvailable: '101%' },
    { maxUnavailable: -1 },
    { minAvailable: 'x' },
    { unhealthyPodEvictionPolicy: 'x' },
    { selector: { matchLabels: { 'a b': '' } } },
  ].map((spec) => created('policy/v1', 'PodDisruptionBudget', { spec: { selector, ...spec } })),
  ...[599, 600, 0, -1].map((expirationSeconds) => ({
    in: {
      ...object('certificates.k8s.io/v1', 'CertificateSigningRequest', {
        spec: { request: 'YQ==', signerName: 'example.com/s', usages: ['digital signature', 'x'], expirationSeconds },
      }),
      metadata: { name: 'a' },
    },
  })),
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
];

/** @type {readonly Row[]} */
export const edges = [...pods, ...others];
