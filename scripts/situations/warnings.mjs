// @ts-check
// Objects that kube-apiserver warns about: each oddity alone in a Pod, all of them in every template of Pods, and updates of them.

/** @typedef {{ [key: string]: unknown }} Data */
/** @typedef {{ apiVersion: string, kind: string, metadata: Data } & Data} APIObject */

const container = { name: 'a', image: 'i' };
/** @type {(more: Data) => Data} */
const withContainer = (more) => ({ containers: [{ ...container, ...more }] });
/** @type {(volumes: Data[]) => Data} */
const withVolumes = (volumes) => ({ volumes: volumes.map((volume, index) => ({ name: `v${index}`, ...volume })) });
const selector = { matchLabels: { app: 'a' } };
/** @type {(...keys: string[]) => Data[]} */
const terms = (...keys) => [{ matchExpressions: keys.map((key) => ({ key, operator: 'Exists' })) }];
/** @type {(...paths: string[]) => Data[]} */
const items = (...paths) => paths.map((path, index) => ({ key: `k${index}`, path }));
/** @type {(...paths: string[]) => Data[]} */
const fieldItems = (...paths) => paths.map((path) => ({ path, fieldRef: { fieldPath: 'metadata.name' } }));

const OLD_LABELS = [
  'beta.kubernetes.io/arch',
  'beta.kubernetes.io/os',
  'failure-domain.beta.kubernetes.io/region',
  'failure-domain.beta.kubernetes.io/zone',
  'beta.kubernetes.io/instance-type',
  'app.kubernetes.io/created-by',
  'scheduler.alpha.kubernetes.io/preferAvoidPods',
  'node-role.kubernetes.io/master',
];
const ADDRESSES = ['1.2.3.4', '001.2.3.4', '::ffff:1.2.3.4', '2001:DB8::1', '2001:db8:0:0::1', '::1'];
const NETWORKS = [
  '10.0.0.0/8',
  '10.1.2.3/8',
  '010.0.0.0/8',
  '::ffff:10.0.0.0/104',
  '2001:DB8::/32',
  '2001:db8::1/32',
  '2001:db8:0::/48',
];

/** Parts of the spec of a Pod, each odd. @type {Data[]} */
const oddities = [
  { nodeSelector: Object.fromEntries(OLD_LABELS.map((label) => [label, 'x'])) },
  {
    affinity: {
      nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: terms(...OLD_LABELS) } },
    },
  },
  {
    affinity: {
      nodeAffinity: {
        preferredDuringSchedulingIgnoredDuringExecution: [
          {
            weight: 1,
            preference: { matchExpressions: [{ key: 'a', operator: 'In', values: ['good', 'bad value', '-', ''] }] },
          },
          { weight: 2, preference: terms('beta.kubernetes.io/os', 'kubernetes.io/os')[0] },
        ],
      },
    },
  },
  {
    affinity: {
      podAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: [
          { topologyKey: 'a' },
          { topologyKey: 'a', labelSelector: selector },
        ],
        preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: { topologyKey: 'a' } }],
      },
      podAntiAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'a' }],
        preferredDuringSchedulingIgnoredDuringExecution: [
          { weight: 1, podAffinityTerm: { topologyKey: 'a', labelSelector: {} } },
          { weight: 1, podAffinityTerm: { topologyKey: 'a' } },
        ],
      },
    },
  },
  {
    topologySpreadConstraints: [
      { maxSkew: 1, topologyKey: 'failure-domain.beta.kubernetes.io/zone', whenUnsatisfiable: 'DoNotSchedule' },
      { maxSkew: 1, topologyKey: 'b', whenUnsatisfiable: 'DoNotSchedule', labelSelector: selector },
    ],
  },
  withVolumes([
    { photonPersistentDisk: { pdID: 'a' } },
    { gitRepo: { repository: 'a' } },
    { scaleIO: { gateway: 'a', system: 'b', secretRef: { name: 'c' }, volumeName: 'd' } },
    { flocker: { datasetName: 'a' } },
    { storageos: { volumeName: 'a' } },
    { quobyte: { registry: 'a:1', volume: 'b' } },
    { glusterfs: { endpoints: 'a', path: 'b' } },
    { cephfs: { monitors: ['a'] } },
    { rbd: { monitors: ['a'], image: 'b' } },
  ]),
  withVolumes([
    {
      ephemeral: {
        volumeClaimTemplate: {
          spec: {
            accessModes: ['ReadWriteOnce'],
            resources: { requests: { storage: '1500m' }, limits: { storage: '2500m' } },
          },
        },
      },
    },
  ]),
  withVolumes([
    { configMap: { name: 'c', items: items('a', 'a', 'a/b', 'b/c/', 'b', 'ab', 'b/c/d') } },
    { secret: { secretName: 's', items: items('x/y', 'x', 'x/y/z') } },
    { downwardAPI: { items: fieldItems('a', 'a/b') } },
    {
      projected: {
        sources: [
          { configMap: { name: 'c', items: items('a', 'b') } },
          { secret: { name: 's', items: items('b/c', 'x') } },
          { downwardAPI: { items: fieldItems('x/y', 'd') } },
          { clusterTrustBundle: { name: 't', path: 'a/x' } },
          { clusterTrustBundle: { signerName: 'e.com/s', labelSelector: {}, path: 'a/x/y' } },
          { podCertificate: { signerName: 'e.com/s', keyType: 'ED25519', credentialBundlePath: 'd/e' } },
          { podCertificate: { signerName: 'e.com/s', keyType: 'ED25519', keyPath: 'p', certificateChainPath: 'p/q' } },
        ],
      },
    },
    { projected: { sources: [{}, { configMap: { name: 'c' } }] } },
  ]),
  { hostAliases: ADDRESSES.flatMap((ip) => [{ ip, hostnames: ['a'] }]).concat({ ip: '1.2.3.4', hostnames: ['b'] }) },
  { hostAliases: ['1.2.3.4', '2001:DB8::1', '1.2.3.4'].map((ip) => ({ ip, hostnames: ['a'] })) },
  { imagePullSecrets: [{ name: 'a' }, { name: '' }, { name: 'a' }, {}, { name: 'b' }] },
  { overhead: { memory: '100m', 'ephemeral-storage': '1500m', cpu: '100m' } },
  { overhead: { memory: '1', 'ephemeral-storage': '1k' } },
  { terminationGracePeriodSeconds: -1 },
  { dnsPolicy: 'None', dnsConfig: { nameservers: ADDRESSES.slice(0, 3) } },
  { dnsPolicy: 'None', dnsConfig: { nameservers: ADDRESSES.slice(3) } },
  withContainer({
    resources: {
      limits: { memory: '300m', 'ephemeral-storage': '1500m', cpu: '100m' },
      requests: { memory: '200m', 'ephemeral-storage': '500m' },
    },
  }),
  withContainer({ resources: { limits: { memory: '1500u' } } }),
  withContainer({
    env: [
      { name: 'A', value: '1' },
      { name: 'A', value: '$(A)' },
      { name: 'A', value: '$(A)2' },
      { name: 'A', value: '3' },
      { name: 'A', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
      { name: 'B', value: '$(A)' },
      { name: 'B' },
    ],
  }),
  withContainer({
    ports: [
      { containerPort: 80 },
      { containerPort: 80, name: 'web' },
      { containerPort: 80, protocol: 'UDP' },
      { containerPort: 80, hostPort: 8080 },
      { containerPort: 80, hostPort: 8080, hostIP: '1.2.3.4' },
      { containerPort: 80, hostPort: 8081, hostIP: '1.2.3.4' },
      { containerPort: 80, hostPort: 8081, hostIP: '1.2.3.5' },
      { containerPort: 81, hostIP: '1.2.3.4' },
      { containerPort: 81, hostIP: '1.2.3.5' },
      { containerPort: 82, hostPort: 1 },
      { containerPort: 82, hostPort: 2 },
    ],
  }),
  {
    initContainers: [{ name: 'i', image: 'i', restartPolicy: 'Always', ports: [{ containerPort: 80, name: 'web' }] }],
    containers: [
      { ...container, ports: [{ containerPort: 80, name: 'web' }] },
      { ...container, name: 'b', ports: [{ containerPort: 81, name: 'web' }] },
    ],
  },
];

const annotations = {
  'scheduler.alpha.kubernetes.io/critical-pod': '',
  'security.alpha.kubernetes.io/sysctls': '',
  'security.alpha.kubernetes.io/unsafe-sysctls': '',
  'seccomp.security.alpha.kubernetes.io/pod': 'unconfined',
  'container.seccomp.security.alpha.kubernetes.io/a': 'runtime/default',
};
const appArmor = {
  'container.apparmor.security.beta.kubernetes.io/a': 'localhost/x',
  'container.apparmor.security.beta.kubernetes.io/b': 'runtime/default',
};
/** @type {[annotations: Data, spec: Data][]} */
const annotated = [
  [annotations, {}],
  [annotations, { securityContext: { seccompProfile: { type: 'Unconfined' } } }],
  [annotations, withContainer({ securityContext: { seccompProfile: { type: 'RuntimeDefault' } } })],
];
const two = { containers: [container, { ...container, name: 'b' }] };
/** @type {[annotations: Data, spec: Data][]} */
const withAppArmor = [
  [appArmor, two],
  [
    { 'container.apparmor.security.beta.kubernetes.io/b': 'unconfined' },
    { ...two, os: { name: 'linux' }, securityContext: { appArmorProfile: { type: 'Unconfined' } } },
  ],
];

/** @type {(apiVersion: string, kind: string, rest: Data, metadata?: Data) => APIObject} */
const object = (apiVersion, kind, rest, metadata = {}) => ({
  apiVersion,
  kind,
  metadata: { name: 'a', namespace: 'default', uid: 'u', ...metadata },
  ...rest,
});
/** @type {(object: APIObject, more?: Data) => APIObject} */
const stored = ({ metadata, ...rest }, more = {}) => ({
  ...rest,
  metadata: { ...metadata, uid: 'u', resourceVersion: '1', generation: 1, ...more },
});
/** @type {(spec: Data, metadata?: Data) => Data} */
const podSpec = (spec, metadata) => ({
  ...(metadata && { metadata }),
  spec: { containers: [container], ...spec },
});

const labels = { app: 'a' };
/** Otherwise labels are made of what only the server knows. */
const manual = { manualSelector: true, selector };
/** Every Kind with a template of Pods. @type {((spec: Data, metadata?: Data) => APIObject)[]} */
const templates = [
  (spec, metadata) => object('v1', 'PodTemplate', { template: podSpec(spec, { labels, ...metadata }) }),
  ...['Deployment', 'ReplicaSet', 'DaemonSet', 'StatefulSet'].map(
    (kind) => (/** @type {Data} */ spec, /** @type {Data | undefined} */ metadata) =>
      object('apps/v1', kind, { spec: { selector, template: podSpec(spec, { labels, ...metadata }) } }),
  ),
  (spec, metadata) =>
    object('v1', 'ReplicationController', {
      spec: { selector: labels, template: podSpec(spec, { labels, ...metadata }) },
    }),
  (spec, metadata) =>
    object('batch/v1', 'Job', {
      spec: { ...manual, template: podSpec({ restartPolicy: 'Never', ...spec }, { labels, ...metadata }) },
    }),
  (spec, metadata) =>
    object('batch/v1', 'CronJob', {
      spec: {
        schedule: '* * * * *',
        jobTemplate: { spec: { template: podSpec({ restartPolicy: 'Never', ...spec }, metadata) } },
      },
    }),
];

const indexed = { completionMode: 'Indexed', completions: 100_001, parallelism: 10_001, backoffLimit: 1 };
const jobOf = { template: podSpec({ restartPolicy: 'Never' }, { labels }) };
const job = { ...manual, ...jobOf };
const claim = {
  accessModes: ['ReadWriteOnce'],
  resources: { requests: { storage: '1500m' }, limits: { storage: '2500m' } },
};
const claimTemplate = { metadata: { name: 'c' }, spec: claim };
const statefulSet = (/** @type {Data} */ spec) =>
  object('apps/v1', 'StatefulSet', {
    spec: { selector, serviceName: 's', template: podSpec({}, { labels }), ...spec },
  });

/** Objects of other Kinds. @type {APIObject[]} */
const others = [
  ...['Deployment', 'ReplicaSet'].map((kind) =>
    object('apps/v1', kind, { spec: { selector, template: podSpec({}, { labels }) } }, { name: 'a.b' }),
  ),
  object(
    'v1',
    'ReplicationController',
    { spec: { selector: labels, template: podSpec({}, { labels }) } },
    { name: 'a.b' },
  ),
  object('batch/v1', 'Job', { spec: job }, { name: 'a.b' }),
  object('batch/v1', 'Job', { spec: { ...job, ...indexed } }),
  object('batch/v1', 'CronJob', { spec: { schedule: '* * * * *', jobTemplate: { spec: jobOf } } }, { name: 'a.b' }),
  object('batch/v1', 'CronJob', { spec: { schedule: '* * * * *', jobTemplate: { spec: { ...jobOf, ...indexed } } } }),
  object('v1', 'Pod', podSpec({}), { name: 'a.b' }),
  statefulSet({ volumeClaimTemplates: [claimTemplate], revisionHistoryLimit: -1 }),
  statefulSet({ revisionHistoryLimit: 0 }),
  object(
    'v1',
    'PersistentVolumeClaim',
    { spec: claim },
    { annotations: { 'volume.beta.kubernetes.io/storage-class': 's' } },
  ),
  object('v1', 'PersistentVolumeClaim', { spec: { ...claim, resources: { requests: { storage: '1Gi' } } } }),
  ...[
    { hostPath: { path: '/a' } },
    { cephfs: { monitors: ['a'] } },
    { photonPersistentDisk: { pdID: 'a' } },
    { scaleIO: { gateway: 'a', system: 'b', secretRef: { name: 'c', namespace: 'd' }, volumeName: 'd' } },
    { storageos: { volumeName: 'a', volumeNamespace: 'b' } },
    { glusterfs: { endpoints: 'a', path: 'b' } },
    { rbd: { monitors: ['a'], image: 'b' } },
    { flocker: { datasetName: 'a' } },
    { quobyte: { registry: 'a:1', volume: 'b' } },
  ].map((source) =>
    object(
      'v1',
      'PersistentVolume',
      {
        spec: {
          ...source,
          capacity: { storage: '1Gi' },
          accessModes: ['ReadWriteOnce'],
          persistentVolumeReclaimPolicy: 'hostPath' in source ? 'Recycle' : 'Retain',
          nodeAffinity: { required: { nodeSelectorTerms: terms('beta.kubernetes.io/os') } },
        },
      },
      {
        namespace: undefined,
        annotations: {
          'volume.beta.kubernetes.io/storage-class': '',
          'volume.beta.kubernetes.io/mount-options': '',
        },
      },
    ),
  ),
  object(
    'node.k8s.io/v1',
    'RuntimeClass',
    { handler: 'h', scheduling: { nodeSelector: { 'beta.kubernetes.io/os': 'x', a: 'b' } } },
    { namespace: undefined },
  ),
  object(
    'storage.k8s.io/v1',
    'StorageClass',
    {
      provisioner: 'e.com/p',
      allowedTopologies: [
        { matchLabelExpressions: [{ key: 'a', values: ['b'] }] },
        { matchLabelExpressions: OLD_LABELS.map((key) => ({ key, values: ['b'] })) },
      ],
    },
    { namespace: undefined },
  ),
  object('storage.k8s.io/v1', 'CSIStorageCapacity', {
    storageClassName: 's',
    nodeTopology: {
      matchLabels: { 'beta.kubernetes.io/os': 'x', a: 'b' },
      matchExpressions: [{ key: 'beta.kubernetes.io/arch', operator: 'Exists' }],
    },
  }),
  ...[{}, { serviceAccountTokenInSecrets: false }].map((more) =>
    object(
      'storage.k8s.io/v1',
      'CSIDriver',
      { spec: { tokenRequests: [{ audience: 'a' }], ...more } },
      { namespace: undefined },
    ),
  ),
  ...[{}, { ingressClassName: 'x' }].map((more) =>
    object(
      'networking.k8s.io/v1',
      'Ingress',
      { spec: { defaultBackend: { service: { name: 's', port: { number: 1 } } }, ...more } },
      { annotations: { 'kubernetes.io/ingress.class': 'x' } },
    ),
  ),
  ...NETWORKS.map((cidr) =>
    object('networking.k8s.io/v1', 'NetworkPolicy', {
      spec: {
        podSelector: {},
        ingress: [{ from: [{ podSelector: {} }, { ipBlock: { cidr } }] }],
        egress: [{ to: [{ ipBlock: { cidr: '0.0.0.0/0', except: cidr.includes(':') ? [] : [cidr] } }] }],
      },
    }),
  ),
  object('discovery.k8s.io/v1', 'EndpointSlice', {
    addressType: 'FQDN',
    ports: [],
    endpoints: [{ addresses: ['a.b'] }],
  }),
  ...[{}, { 'endpointslice.kubernetes.io/managed-by': 'endpointslice-controller.k8s.io' }].flatMap((managed) => [
    object(
      'discovery.k8s.io/v1',
      'EndpointSlice',
      { addressType: 'IPv4', ports: [], endpoints: ['1.2.3.4', '001.2.3.4'].map((each) => ({ addresses: [each] })) },
      { labels: managed },
    ),
    object(
      'discovery.k8s.io/v1',
      'EndpointSlice',
      { addressType: 'IPv6', ports: [], endpoints: ADDRESSES.slice(2).map((each) => ({ addresses: [each] })) },
      { labels: managed },
    ),
  ]),
  object(
    'resource.k8s.io/v1',
    'ResourceSlice',
    {
      spec: { driver: 'GPU.example.com', nodeName: 'n', pool: { name: 'p', generation: 1, resourceSliceCount: 1 } },
    },
    { namespace: undefined },
  ),
  ...[{}, { 'endpoints.kubernetes.io/managed-by': 'endpoint-controller' }].map((managed) =>
    object(
      'v1',
      'Endpoints',
      {
        subsets: [
          {
            addresses: ADDRESSES.slice(0, 3).map((ip) => ({ ip })),
            notReadyAddresses: ADDRESSES.slice(3, 5).map((ip) => ({ ip })),
            ports: [{ port: 1 }],
          },
        ],
      },
      { labels: managed },
    ),
  ),
  object(
    'v1',
    'Node',
    { spec: { externalID: 'x', podCIDR: '10.0.0.0/8', podCIDRs: ['10.0.0.0/8', '2001:DB8::/32'] } },
    { namespace: undefined },
  ),
  object(
    'v1',
    'Node',
    { spec: { configSource: { configMap: { namespace: 'a', name: 'b', kubeletConfigKey: 'c' } } } },
    { namespace: undefined },
  ),
  object('v1', 'ServiceAccount', {}, { annotations: { 'kubernetes.io/enforce-mountable-secrets': 'true' } }),
  ...[
    { cpu: '2', 'limits.cpu': '1', 'requests.memory': '2Gi', memory: '1', 'limits.memory': '1Gi' },
    {
      'requests.cpu': '1',
      cpu: '3',
      'limits.cpu': '2',
      'requests.ephemeral-storage': '2',
      'limits.ephemeral-storage': '1',
    },
    { 'requests.storage': '2', 'limits.memory': '1' },
  ].map((hard) => object('v1', 'ResourceQuota', { spec: { hard } })),
  ...[
    {
      type: 'ClusterIP',
      clusterIP: 'None',
      clusterIPs: ['None'],
      externalIPs: ['1.2.3.4'],
      sessionAffinity: 'ClientIP',
    },
    { type: 'ClusterIP', clusterIP: 'None', clusterIPs: ['None'] },
    { type: 'LoadBalancer', loadBalancerIP: '1.2.3.4', loadBalancerSourceRanges: NETWORKS.slice(0, 3) },
    { type: 'LoadBalancer', loadBalancerIP: '2001:DB8::1', loadBalancerSourceRanges: NETWORKS.slice(4) },
    { type: 'ExternalName', externalName: 'a.b', externalIPs: ['1.2.3.4'] },
    { type: 'NodePort', externalIPs: ADDRESSES.slice(0, 5), trafficDistribution: 'PreferClose' },
    { type: 'ClusterIP', externalName: 'a.b' },
    { type: 'ClusterIP', clusterIP: '2001:DB8::1', clusterIPs: ['2001:DB8::1'], ipFamilies: ['IPv6'] },
  ].map((spec) =>
    object(
      'v1',
      'Service',
      { spec: { ports: [{ port: 1 }], ...spec } },
      {
        annotations: { 'service.kubernetes.io/topology-aware-hints': 'auto' },
      },
    ),
  ),
  ...['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'].map((kind) =>
    object(
      'admissionregistration.k8s.io/v1',
      kind,
      {
        webhooks: [
          {
            name: 'a.b.c',
            clientConfig: { url: 'https://a.b/c' },
            sideEffects: 'None',
            admissionReviewVersions: ['v1'],
            rules: [
              ['authorization.k8s.io', 'authentication.k8s.io', ''],
              ['*', 'authorization.k8s.io'],
            ].map((apiGroups) => ({
              apiGroups: apiGroups.includes('*') ? ['*'] : apiGroups,
              apiVersions: ['v1'],
              operations: ['CREATE'],
              resources: ['subjectaccessreviews', 'tokenreviews', 'pods', 'subjectaccessreviews', 'selfsubjectreviews'],
            })),
          },
        ],
      },
      { namespace: undefined },
    ),
  ),
  ...['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'].map((kind) =>
    object(
      'admissionregistration.k8s.io/v1',
      kind,
      { webhooks: [] },
      { namespace: undefined, name: 'a.static.k8s.io' },
    ),
  ),
];

const ips = { loadBalancer: { ingress: [...ADDRESSES.map((ip) => ({ ip })), { hostname: 'a.b' }] } };
const pod = stored(object('v1', 'Pod', podSpec({})));

/** @type {{ in: APIObject, old?: APIObject, subresource?: string }[]} */
export const warnings = [
  ...oddities.map((spec) => ({ in: object('v1', 'Pod', podSpec(spec)) })),
  ...annotated.map(([each, spec]) => ({ in: object('v1', 'Pod', podSpec(spec), { annotations: each }) })),
  ...templates.flatMap((made) => [
    ...oddities.map((spec) => ({ in: made(spec) })),
    ...[...annotated, ...withAppArmor].map(([each, spec]) => ({ in: made(spec, { annotations: each }) })),
    ...[oddities[2], oddities[4], oddities[17]].flatMap((spec = {}) => [
      { in: stored(made(spec)), old: stored(made(spec)) },
      { in: stored(made({ ...spec, hostname: 'x' })), old: stored(made(spec)) },
      { in: stored(made({})), old: stored(made(spec)) },
    ]),
  ]),
  ...others.flatMap((each) => [
    { in: each },
    { in: stored(each), old: stored(each) },
    { in: stored(each, { labels: { ...Object(each.metadata['labels']), x: 'y' } }), old: stored(each) },
    { in: stored(each), old: stored(each, { annotations: {} }) },
  ]),
  {
    in: stored(object('batch/v1', 'CronJob', { spec: { schedule: 'TZ=UTC * * * * *', jobTemplate: { spec: jobOf } } })),
    old: stored(
      object('batch/v1', 'CronJob', { spec: { schedule: 'TZ=UTC * * * * *', jobTemplate: { spec: jobOf } } }),
    ),
  },
  {
    in: { ...pod, status: { podIPs: ADDRESSES.slice(1, 2).map((ip) => ({ ip })), hostIPs: [{ ip: '2001:DB8::1' }] } },
    old: pod,
    subresource: 'status',
  },
  ...[
    stored(
      object('v1', 'Service', {
        spec: { type: 'LoadBalancer', clusterIP: '10.0.0.1', clusterIPs: ['10.0.0.1'], ports: [{ port: 1 }] },
      }),
    ),
    stored(
      object('networking.k8s.io/v1', 'Ingress', {
        spec: { defaultBackend: { service: { name: 's', port: { number: 1 } } } },
      }),
    ),
  ].map((each) => ({ in: { ...each, status: ips }, old: each, subresource: 'status' })),
];
