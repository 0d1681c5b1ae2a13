// @ts-check
// Requests to the admission plug-ins that kube-apiserver has on by default, one plug-in at a time, each with the objects that
// it looks at.

/** @typedef {{ [key: string]: unknown }} Data */
/** @typedef {readonly [group: string, version: string, kind: string, resource: string]} Type */

/** @type {(type: Type, metadata: Data, more?: Data) => Data} */
const object = ([group, version, kind], metadata, more = {}) => ({
  apiVersion: group === '' ? version : `${group}/${version}`,
  kind,
  metadata,
  ...more,
});

/** @type {Type} */ const POD = ['', 'v1', 'Pod', 'pods'];
/** @type {Type} */ const NODE = ['', 'v1', 'Node', 'nodes'];
/** @type {Type} */ const BINDING = ['', 'v1', 'Binding', 'pods'];
/** @type {Type} */ const NAMESPACE = ['', 'v1', 'Namespace', 'namespaces'];
/** @type {Type} */ const CONFIG_MAP = ['', 'v1', 'ConfigMap', 'configmaps'];
/** @type {Type} */ const LIMIT_RANGE = ['', 'v1', 'LimitRange', 'limitranges'];
/** @type {Type} */ const ACCOUNT = ['', 'v1', 'ServiceAccount', 'serviceaccounts'];
/** @type {Type} */ const VOLUME = ['', 'v1', 'PersistentVolume', 'persistentvolumes'];
/** @type {Type} */ const CLAIM = ['', 'v1', 'PersistentVolumeClaim', 'persistentvolumeclaims'];
/** @type {Type} */ const ATTRIBUTES = ['storage.k8s.io', 'v1', 'VolumeAttributesClass', 'volumeattributesclasses'];
/** @type {Type} */ const STORAGE = ['storage.k8s.io', 'v1', 'StorageClass', 'storageclasses'];
/** @type {Type} */ const INGRESS = ['networking.k8s.io', 'v1', 'Ingress', 'ingresses'];
/** @type {Type} */ const INGRESS_CLASS = ['networking.k8s.io', 'v1', 'IngressClass', 'ingressclasses'];
/** @type {Type} */ const PRIORITY = ['scheduling.k8s.io', 'v1', 'PriorityClass', 'priorityclasses'];
/** @type {Type} */ const RUNTIME = ['node.k8s.io', 'v1', 'RuntimeClass', 'runtimeclasses'];
/** @type {Type} */ const REQUEST = [
  'certificates.k8s.io',
  'v1',
  'CertificateSigningRequest',
  'certificatesigningrequests',
];
/** @type {Type} */ const BUNDLE = ['certificates.k8s.io', 'v1beta1', 'ClusterTrustBundle', 'clustertrustbundles'];

/** What is there in all of them. */
const EXISTING = [
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

/** @type {object[]} */
const rows = [];

/**
 * Asks a plug-in about a request. The object is asked about as it is, without defaults.
 * @param {string} plugin @param {'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT'} operation @param {Type} type
 * @param {{ namespace?: string, name?: string, subresource?: string, object?: Data | undefined, old?: Data | undefined, allowed?: string[], failure?: string }} request
 */
function ask(plugin, operation, type, { namespace = '', name = 'x', ...rest }) {
  const [, version, kind] = type;
  rows.push({
    ...{ plugin, operation, kind: { group: type[0], version, kind } },
    resource: { group: type[0], version, resource: type[3] },
    ...{ namespace, name, user: { name: 'ann' }, ...rest, existing: EXISTING },
  });
}

/**
 * Where a plug-in looks at all: each operation, subresources, another resource, and one of the same name in another group.
 * @param {string} plugin @param {Type} type @param {Data} given @param {Data} [before] @param {{ namespace?: string, subresources?: string[] }} [where]
 */
function everywhere(plugin, type, given, before = given, { namespace = '', subresources = ['status'] } = {}) {
  for (const operation of /** @type {const} */ (['CREATE', 'UPDATE', 'DELETE', 'CONNECT'])) {
    const objects = {
      ...(operation !== 'DELETE' && { object: given }),
      ...((operation === 'UPDATE' || operation === 'DELETE') && { old: before }),
    };
    for (const subresource of operation === 'UPDATE' ? ['', ...subresources] : [''])
      ask(plugin, operation, type, { namespace, ...objects, subresource });
    const custom = object(['a.io', 'v1', type[2], type[3]], { name: 'x', ...(namespace && { namespace }) });
    ask(plugin, operation, ['a.io', 'v1', type[2], type[3]], { namespace, object: custom, old: custom });
    const other = object(CONFIG_MAP, { name: 'x', namespace: 'default' });
    ask(plugin, operation, CONFIG_MAP, { namespace: 'default', object: other, old: other });
  }
}

/** @type {(namespace: string, spec?: Data, metadata?: Data) => Data} */
const pod = (namespace, spec = {}, metadata = {}) =>
  object(POD, { namespace, name: 'x', ...metadata }, { spec: { containers: [{ name: 'a', image: 'i' }], ...spec } });
/** @type {(requests?: Data, limits?: Data) => Data} */
const container = (requests, limits) => ({
  name: 'a',
  image: 'i',
  ...((requests || limits) && { resources: { ...(requests && { requests }), ...(limits && { limits }) } }),
});
const DELETED = { deletionTimestamp: '2026-01-01T00:00:00Z', deletionGracePeriodSeconds: 0 };

// LimitRanger
everywhere('LimitRanger', POD, pod('limits'), pod('limits'), {
  namespace: 'limits',
  subresources: ['status', 'resize', 'ephemeralcontainers'],
});
/** @type {(Data | undefined)[]} */
const CPUS = [undefined, ...['0', '99m', '100m', '400m', '500m', '1', '2', '2001m', '4'].map((cpu) => ({ cpu }))];
for (const requests of CPUS)
  for (const limits of CPUS) {
    const containers = [container(requests, limits)];
    for (const namespace of ['limits', 'pods'])
      ask('LimitRanger', 'CREATE', POD, { namespace, object: pod(namespace, { containers }) });
  }
for (const amount of ['1', '9223372036854774', '9223372036854775', '9223372036854776', '9223372036854775807'])
  for (const other of ['1', '9223372036854775', '9223372036854776']) {
    const containers = [container({ 'a.io/x': other }, { 'a.io/x': amount })];
    ask('LimitRanger', 'CREATE', POD, { namespace: 'large', object: pod('large', { containers }) });
  }
for (const namespace of ['limits', 'pods', 'two']) {
  const small = container({ cpu: '1' }, { cpu: '1' });
  for (const spec of [
    { initContainers: [container({ cpu: '1' }, { cpu: '2' })], containers: [small] },
    { initContainers: [{ ...small, name: 'b', restartPolicy: 'Always' }], containers: [small] },
    { initContainers: [{ name: 'b', image: 'i' }] },
    { containers: [container(), { ...container(), name: 'b' }] },
    { containers: [small], overhead: { cpu: '10' } },
    { containers: [container()], resources: { requests: { cpu: '1' }, limits: { cpu: '2' } } },
    { containers: [container({ memory: '1' }, { memory: '1' })] },
  ]) {
    ask('LimitRanger', 'CREATE', POD, { namespace, object: pod(namespace, spec) });
    ask('LimitRanger', 'UPDATE', POD, {
      namespace,
      subresource: 'resize',
      object: pod(namespace, spec),
      old: pod(namespace),
    });
    ask('LimitRanger', 'UPDATE', POD, {
      namespace,
      subresource: 'resize',
      object: pod(namespace, spec),
      old: pod(namespace, {}, DELETED),
    });
    ask('LimitRanger', 'UPDATE', POD, { namespace, object: pod(namespace, spec), old: pod(namespace) });
  }
}
/** @type {(spec: Data, metadata?: Data, status?: Data) => Data} */
const claim = (spec, metadata = {}, status = {}) =>
  object(CLAIM, { namespace: 'claims', name: 'x', ...metadata }, { spec, status });
/** @type {(storage?: string) => Data} */
const sized = (storage) => (storage === undefined ? {} : { resources: { requests: { storage } } });
for (const storage of [undefined, '0', '1023Mi', '1Gi', '5Gi', '5121Mi']) {
  ask('LimitRanger', 'CREATE', CLAIM, { namespace: 'claims', object: claim(sized(storage)) });
  ask('LimitRanger', 'UPDATE', CLAIM, { namespace: 'claims', object: claim(sized(storage)), old: claim(sized('1Gi')) });
  ask('LimitRanger', 'UPDATE', CLAIM, {
    namespace: 'claims',
    object: claim(sized(storage)),
    old: claim(sized('1Gi'), DELETED),
  });
  ask('LimitRanger', 'CREATE', POD, { namespace: 'claims', object: pod('claims') });
}
everywhere('LimitRanger', CLAIM, claim(sized('9Gi')), claim(sized('1Gi')), { namespace: 'claims' });

// Priority
everywhere(
  'Priority',
  POD,
  pod('default', { priorityClassName: 'high' }),
  pod('default', { priority: 3, preemptionPolicy: 'Never' }),
  { namespace: 'default', subresources: ['status'] },
);
for (const priorityClassName of [
  undefined,
  '',
  'high',
  'waits',
  'usual',
  'system-cluster-critical',
  'system-node-critical',
  'none',
])
  for (const given of [
    {},
    { priority: 1000 },
    { priority: 0 },
    { priority: null },
    { preemptionPolicy: 'Never' },
    { preemptionPolicy: 'PreemptLowerPriority' },
    { priority: 500, preemptionPolicy: 'Never' },
  ])
    for (const namespace of ['default', 'kube-system'])
      ask('Priority', 'CREATE', POD, {
        namespace,
        object: pod(namespace, { ...(priorityClassName !== undefined && { priorityClassName }), ...given }),
      });
for (const old of [{}, { priority: 3 }, { preemptionPolicy: 'Never' }, { priority: 0, preemptionPolicy: 'Never' }])
  for (const given of [{}, { priority: 4 }, { preemptionPolicy: 'PreemptLowerPriority' }])
    ask('Priority', 'UPDATE', POD, { namespace: 'default', object: pod('default', given), old: pod('default', old) });
/** @type {(name: string, more: Data) => Data} */
const priorityClass = (name, more) => object(PRIORITY, { name }, { value: 1, ...more });
for (const name of ['usual', 'x'])
  for (const more of [{}, { globalDefault: false }, { globalDefault: true }])
    for (const operation of /** @type {const} */ (['CREATE', 'UPDATE', 'DELETE']))
      ask('Priority', operation, PRIORITY, {
        name,
        object: priorityClass(name, more),
        ...(operation !== 'CREATE' && { old: priorityClass(name, {}) }),
      });
everywhere('Priority', PRIORITY, priorityClass('x', { globalDefault: true }), priorityClass('x', {}));

// RuntimeClass
everywhere('RuntimeClass', POD, pod('default', { runtimeClassName: 'placed' }), pod('default'), {
  namespace: 'default',
  subresources: ['status'],
});
for (const runtimeClassName of [undefined, 'plain', 'heavy', 'placed', 'unplaced', 'none'])
  for (const given of [
    {},
    { overhead: { cpu: '100m', memory: '1Mi' } },
    ...(runtimeClassName === 'heavy' ? [{ overhead: { cpu: '0.1', memory: '1024Ki' } }] : []),
    { overhead: { cpu: '100m' } },
    { overhead: {} },
    { nodeSelector: { zone: 'a' } },
    { nodeSelector: { zone: 'b' } },
    { nodeSelector: { disk: 'ssd' } },
    { tolerations: [{ key: 'k', operator: 'Exists', effect: 'NoSchedule' }] },
    { tolerations: [{ key: 'k', operator: 'Exists' }] },
    {
      tolerations: [
        { key: 'k', operator: 'Exists', effect: 'NoSchedule' },
        { key: 'k', operator: 'Exists' },
      ],
    },
    { tolerations: [{ key: 'other', operator: 'Exists' }] },
  ])
    ask('RuntimeClass', 'CREATE', POD, {
      namespace: 'default',
      object: pod('default', { ...(runtimeClassName !== undefined && { runtimeClassName }), ...given }),
    });

// Default classes
/** @type {(spec: Data, metadata?: Data) => Data} */
const ingress = (spec, metadata = {}) => object(INGRESS, { namespace: 'default', name: 'x', ...metadata }, { spec });
everywhere('DefaultIngressClass', INGRESS, ingress({}), ingress({}), { namespace: 'default' });
everywhere('DefaultStorageClass', CLAIM, claim({}), claim({}), { namespace: 'claims' });
for (const spec of [{}, { ingressClassName: 'other' }, { ingressClassName: '' }, { ingressClassName: null }])
  for (const metadata of [
    {},
    { annotations: { 'kubernetes.io/ingress.class': 'x' } },
    { annotations: { 'kubernetes.io/ingress.class': '' } },
  ])
    ask('DefaultIngressClass', 'CREATE', INGRESS, { namespace: 'default', object: ingress(spec, metadata) });
for (const spec of [{}, { storageClassName: 'stays' }, { storageClassName: '' }, { storageClassName: null }])
  for (const metadata of [
    {},
    { annotations: { 'volume.beta.kubernetes.io/storage-class': 'x' } },
    { annotations: { 'volume.beta.kubernetes.io/storage-class': '' } },
  ])
    ask('DefaultStorageClass', 'CREATE', CLAIM, { namespace: 'claims', object: claim(spec, metadata) });

// PersistentVolumeClaimResize
const BOUND = { phase: 'Bound' };
everywhere(
  'PersistentVolumeClaimResize',
  CLAIM,
  claim({ ...sized('2Gi'), storageClassName: 'stays' }, {}, BOUND),
  claim({ ...sized('1Gi'), storageClassName: 'stays' }, {}, BOUND),
  { namespace: 'claims' },
);
for (const storage of [undefined, '1Gi', '1024Mi', '1025Mi', '1Mi'])
  for (const [next, before] of [
    ['grows', 'grows'],
    ['stays', 'stays'],
    ['grows', 'stays'],
    ['stays', 'grows'],
    ['', ''],
    ['none', 'none'],
    [undefined, undefined],
  ])
    for (const phase of ['Bound', 'Pending', undefined])
      ask('PersistentVolumeClaimResize', 'UPDATE', CLAIM, {
        namespace: 'claims',
        object: claim({ ...sized(storage), ...(next !== undefined && { storageClassName: next }) }, {}, {}),
        old: claim(
          { ...sized('1Gi'), ...(before !== undefined && { storageClassName: before }) },
          {},
          phase === undefined ? {} : { phase },
        ),
      });
for (const [next, before] of [
  ['grows', 'grows'],
  ['stays', 'stays'],
  ['grows', 'stays'],
])
  ask('PersistentVolumeClaimResize', 'UPDATE', CLAIM, {
    namespace: 'claims',
    object: claim(
      { ...sized('2Gi'), storageClassName: 'stays' },
      { annotations: { 'volume.beta.kubernetes.io/storage-class': next } },
    ),
    old: claim(
      { ...sized('1Gi'), storageClassName: 'grows' },
      { annotations: { 'volume.beta.kubernetes.io/storage-class': before } },
      BOUND,
    ),
  });

// StorageObjectInUseProtection
for (const [type, finalizer] of /** @type {const} */ ([
  [VOLUME, 'kubernetes.io/pv-protection'],
  [CLAIM, 'kubernetes.io/pvc-protection'],
  [ATTRIBUTES, 'kubernetes.io/vac-protection'],
])) {
  const namespace = type === CLAIM ? 'claims' : '';
  const placed = { name: 'x', ...(namespace && { namespace }) };
  everywhere('StorageObjectInUseProtection', type, object(type, placed), object(type, placed), { namespace });
  for (const finalizers of [[], ['a.io/b'], [finalizer], ['a.io/b', finalizer]])
    ask('StorageObjectInUseProtection', 'CREATE', type, { namespace, object: object(type, { ...placed, finalizers }) });
}

// TaintNodesByCondition
const PORT = { status: { daemonEndpoints: { kubeletEndpoint: { Port: 1 } } } };
everywhere('TaintNodesByCondition', NODE, object(NODE, { name: 'x' }, PORT));
for (const taints of [
  [],
  [{ key: 'k', effect: 'NoSchedule' }],
  [{ key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' }],
  [{ key: 'node.kubernetes.io/not-ready', effect: 'NoExecute' }],
  [{ key: 'node.kubernetes.io/not-ready', value: 'v', effect: 'NoSchedule' }],
])
  ask('TaintNodesByCondition', 'CREATE', NODE, { object: object(NODE, { name: 'x' }, { spec: { taints }, ...PORT }) });

// DefaultTolerationSeconds
everywhere('DefaultTolerationSeconds', POD, pod('default'), pod('default'), {
  namespace: 'default',
  subresources: ['status'],
});
for (const key of ['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable', '', 'k'])
  for (const effect of ['NoExecute', 'NoSchedule', ''])
    for (const operator of ['Exists', 'Equal'])
      for (const operation of /** @type {const} */ (['CREATE', 'UPDATE'])) {
        const tolerations = [{ ...(key && { key }), operator, ...(effect && { effect }) }];
        ask('DefaultTolerationSeconds', operation, POD, {
          namespace: 'default',
          object: pod('default', { tolerations }),
          ...(operation === 'UPDATE' && { old: pod('default') }),
        });
      }

// Certificates
/** @type {(signerName: string, status?: Data) => Data} */
const request = (signerName, status = {}) =>
  object(REQUEST, { name: 'x' }, { spec: { signerName, request: 'aaaa', usages: ['client auth'] }, status });
const ISSUED = { certificate: 'YQ==' };
const APPROVED = { conditions: [{ type: 'Approved', status: 'True', reason: 'r', message: 'm' }] };
for (const plugin of ['CertificateApproval', 'CertificateSigning', 'CertificateSubjectRestriction'])
  everywhere(plugin, REQUEST, request('a.io/x', { ...ISSUED, ...APPROVED }), request('a.io/x'), {
    subresources: ['status', 'approval'],
  });
for (const [plugin, subresource, verb] of /** @type {const} */ ([
  ['CertificateApproval', 'approval', 'approve'],
  ['CertificateSigning', 'status', 'sign'],
])) {
  const signers = 'certificates.k8s.io/*/signers/';
  for (const status of [{}, ISSUED, APPROVED])
    for (const before of [{}, ISSUED, APPROVED])
      for (const more of [
        {},
        { allowed: [`${verb} ${signers} /a.io/x`] },
        { allowed: [`${verb} ${signers} /a.io/*`] },
        { allowed: [`get ${signers} /a.io/x`] },
        { failure: 'none' },
      ])
        ask(plugin, 'UPDATE', REQUEST, {
          subresource,
          object: request('b.io/x', status),
          old: request('a.io/x', before),
          ...more,
        });
  for (const signerName of ['', 'a', 'a/b/c'])
    ask(plugin, 'UPDATE', REQUEST, { subresource, object: request(signerName, ISSUED), old: request(signerName) });
}
for (const signerName of ['kubernetes.io/kube-apiserver-client', 'kubernetes.io/kubelet-serving'])
  ask('CertificateSubjectRestriction', 'CREATE', REQUEST, { object: request(signerName) });
/** @type {(signerName?: string, metadata?: Data, trustBundle?: string) => Data} */
const bundle = (signerName, metadata = {}, trustBundle = 't') =>
  object(
    BUNDLE,
    { name: 'x', ...metadata },
    { spec: { ...(signerName !== undefined && { signerName }), trustBundle } },
  );
everywhere('ClusterTrustBundleAttest', BUNDLE, bundle('a.io/x'), bundle('a.io/x', {}, 'u'), { subresources: [] });
for (const signerName of [undefined, '', 'a.io/x'])
  for (const allowed of [
    [],
    ['attest certificates.k8s.io/*/signers/ /a.io/x'],
    ['attest certificates.k8s.io/*/signers/ /a.io/*'],
  ]) {
    ask('ClusterTrustBundleAttest', 'CREATE', BUNDLE, { object: bundle(signerName), allowed });
    for (const old of [
      bundle(signerName),
      bundle('b.io/x'),
      bundle(signerName, { ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'p', uid: 'u' }] }),
      bundle(signerName, { labels: { a: 'b' } }),
      bundle(signerName, {}, 'other'),
    ])
      ask('ClusterTrustBundleAttest', 'UPDATE', BUNDLE, { object: bundle(signerName), old, allowed });
  }

// PodTopologyLabels
everywhere('PodTopologyLabels', POD, pod('default', { nodeName: 'linux' }), pod('default'), {
  namespace: 'default',
  subresources: ['status'],
});
for (const nodeName of [undefined, '', 'linux', 'able', 'none'])
  for (const labels of [undefined, {}, { 'topology.kubernetes.io/zone': 'mine', a: 'b' }])
    ask('PodTopologyLabels', 'CREATE', POD, {
      namespace: 'default',
      object: pod('default', nodeName === undefined ? {} : { nodeName }, labels && { labels }),
    });
for (const target of [
  { kind: 'Node', name: 'linux' },
  { kind: 'Pod', name: 'linux' },
  { name: 'linux' },
  { kind: 'Node', name: '' },
  { kind: 'Node', name: 'none' },
  { kind: 'Node', name: 'able' },
])
  for (const labels of [undefined, { 'topology.kubernetes.io/zone': 'mine' }])
    ask('PodTopologyLabels', 'CREATE', BINDING, {
      namespace: 'default',
      subresource: 'binding',
      object: object(BINDING, { namespace: 'default', name: 'x', ...(labels && { labels }) }, { target }),
    });

// PodResizeValidator, NodeDeclaredFeatureValidator
for (const plugin of ['PodResizeValidator', 'NodeDeclaredFeatureValidator']) {
  const resized = pod(
    'default',
    { nodeName: 'linux', containers: [container({ cpu: '3' })], initContainers: [container({ cpu: '1' })] },
    { generation: 2 },
  );
  const before = pod('default', { nodeName: 'linux', initContainers: [container({ cpu: '2' })] }, { generation: 1 });
  everywhere(plugin, POD, resized, before, { namespace: 'default', subresources: ['status', 'resize'] });
  for (const nodeName of [undefined, '', 'linux', 'windows', 'able', 'none'])
    for (const generation of [1, 2])
      for (const spec of [
        { containers: [container({ cpu: '2', memory: '1Gi' })] },
        { containers: [container({ cpu: '2001m', memory: '1Gi' })] },
        { containers: [container({ cpu: '2', memory: '1025Mi' })] },
        { containers: [container({ cpu: '3', memory: '2Gi' })] },
        { resources: { requests: { cpu: '1' } } },
        { initContainers: [container({ cpu: '1' })] },
        { initContainers: [{ ...container({ cpu: '1' }), restartPolicy: 'Always' }] },
      ]) {
        const node = nodeName === undefined ? {} : { nodeName };
        const old = pod(
          'default',
          {
            ...node,
            ...(spec.initContainers && { initContainers: [{ ...spec.initContainers[0], ...container({ cpu: '2' }) }] }),
          },
          { generation: 1 },
        );
        for (const subresource of ['', 'resize'])
          ask(plugin, 'UPDATE', POD, {
            namespace: 'default',
            subresource,
            object: pod('default', { ...node, ...spec }, { generation }),
            old,
          });
      }
}

// ServiceAccount
const plain = pod('limits', { serviceAccountName: 'plain' });
everywhere('ServiceAccount', POD, plain, pod('limits'), {
  namespace: 'limits',
  subresources: ['status', 'ephemeralcontainers', 'resize'],
});
const TOKEN = { name: 'kube-api-access-own', emptyDir: {} };
const MIRROR = { annotations: { 'kubernetes.io/config.mirror': 'x' } };
const env = { name: 'E', valueFrom: { secretKeyRef: { name: 'unknown', key: 'k' } } };
const knownEnv = { name: 'E', valueFrom: { secretKeyRef: { name: 'known', key: 'k' } } };
for (const serviceAccountName of ['plain', 'strict', 'mounts', 'none'])
  for (const spec of [
    {},
    { serviceAccount: 'other' },
    { imagePullSecrets: [{ name: 'own' }] },
    { imagePullSecrets: [{ name: 'pull' }] },
    { automountServiceAccountToken: true },
    { automountServiceAccountToken: false },
    { volumes: [TOKEN, { name: 's', secret: { secretName: 'known' } }] },
    { volumes: [TOKEN, { name: 's', secret: { secretName: 'unknown' } }] },
    { volumes: [TOKEN, { name: 's', secret: {} }] },
    { containers: [{ name: 'a', image: 'i', env: [knownEnv] }] },
    { containers: [{ name: 'a', image: 'i', env: [{ name: 'F', value: 'v' }, env] }] },
    { initContainers: [{ name: 'b', image: 'i', env: [env] }] },
    {
      containers: [
        { name: 'a', image: 'i', envFrom: [{ secretRef: { name: 'known' } }, { secretRef: { name: 'unknown' } }] },
      ],
    },
    { containers: [{ name: 'a', image: 'i', envFrom: [{ configMapRef: { name: 'unknown' } }] }] },
    { initContainers: [{ name: 'b', image: 'i', envFrom: [{ secretRef: { name: 'unknown' } }] }] },
    {
      containers: [
        {
          name: 'a',
          image: 'i',
          volumeMounts: [{ name: 'v', mountPath: '/var/run/secrets/kubernetes.io/serviceaccount' }],
        },
      ],
    },
    { ephemeralContainers: [{ name: 'e', image: 'i', env: [env] }] },
    { ephemeralContainers: [{ name: 'e', image: 'i', envFrom: [{ secretRef: { name: 'unknown' } }] }] },
    { ephemeralContainers: [{ name: 'e', image: 'i', env: [knownEnv] }] },
  ]) {
    const whole = { serviceAccountName, volumes: [TOKEN], ...spec };
    ask('ServiceAccount', 'CREATE', POD, { namespace: 'limits', object: pod('limits', whole) });
    ask('ServiceAccount', 'UPDATE', POD, {
      namespace: 'limits',
      subresource: 'ephemeralcontainers',
      object: pod('limits', whole),
      old: pod('limits'),
    });
  }
for (const spec of [
  {},
  { serviceAccountName: 'plain' },
  { volumes: [{ name: 's', secret: { secretName: 'x' } }] },
  { volumes: [{ name: 's', projected: { sources: [{ serviceAccountToken: { path: 't' } }] } }] },
  { volumes: [{ name: 's', projected: { sources: [{ configMap: { name: 'x' } }] } }] },
  { volumes: [{ name: 's', projected: { sources: [{ secret: { name: 'x' } }] } }] },
  { imagePullSecrets: [{ name: 'x' }] },
  { containers: [{ name: 'a', image: 'i', env: [env] }] },
  { containers: [{ name: 'a', image: 'i', envFrom: [{ secretRef: { name: 'x' } }] }] },
  { ephemeralContainers: [{ name: 'e', image: 'i', env: [env] }] },
]) {
  ask('ServiceAccount', 'CREATE', POD, { namespace: 'limits', object: pod('limits', spec, MIRROR) });
  ask('ServiceAccount', 'UPDATE', POD, {
    namespace: 'limits',
    subresource: 'ephemeralcontainers',
    object: pod('limits', spec, MIRROR),
    old: pod('limits', {}, MIRROR),
  });
}
for (const value of ['true', 'True', 't', '1', 'T', 'TRUE', 'yes', 'false', '', ' true'])
  ask('ServiceAccount', 'CREATE', POD, {
    namespace: 'limits',
    object: pod(
      'limits',
      { serviceAccountName: 'plain', volumes: [TOKEN, { name: 's', secret: { secretName: 'unknown' } }] },
      { annotations: { 'kubernetes.io/enforce-mountable-secrets': value } },
    ),
  });

export const defaultPlugins = rows;
