// The other Kinds: volumes, Secrets, Events, Namespaces, flows, devices, Nodes.
import {
  ask,
  CORE,
  get,
  HERE,
  inTalk,
  merge,
  of,
  post,
  put,
  REVIEWS,
  remove,
  type Step,
  selector,
  template,
} from './steps.ts';

export const others: readonly Step[] = [
  post(`${CORE}/persistentvolumes`, {
    metadata: { name: 'talk' },
    spec: { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'] },
  }),
  post(`${CORE}/persistentvolumes`, {
    metadata: { name: 'talk' },
    spec: {
      capacity: { storage: '1Gi' },
      accessModes: ['ReadWriteOnce'],
      hostPath: { path: '/a' },
      storageClassName: 'none',
    },
  }),
  post(`${HERE}/secrets`, { metadata: { name: 'tls' }, type: 'kubernetes.io/tls', data: { 'tls.crt': '' } }),
  post(`${HERE}/secrets`, { metadata: { name: 'typed' }, type: 'example.com/x', stringData: { a: 'b' } }),
  merge(`${HERE}/secrets/typed`, { type: 'Opaque' }),
  post(`${HERE}/endpoints`, {
    metadata: { name: 'e' },
    subsets: [{ addresses: [{ ip: '127.0.0.1' }], ports: [{ port: 0 }] }],
  }),
  post(`${HERE}/events`, { metadata: { name: 'e' }, involvedObject: { kind: 'Pod', name: 'p', namespace: 'other' } }),
  post(`${inTalk('events.k8s.io')}/events`, {
    metadata: { name: 'f' },
    reason: '',
    action: 'a',
    regarding: { kind: 'Pod', namespace: 'talk' },
  }),
  post(`${inTalk('coordination.k8s.io')}/leases`, {
    metadata: { name: 'l' },
    spec: { leaseDurationSeconds: 0, leaseTransitions: -1 },
  }),
  post(`${inTalk('coordination.k8s.io')}/leases`, { metadata: { name: 'l' }, spec: { holderIdentity: 'a' } }),
  post(`${of('certificates.k8s.io')}/certificatesigningrequests`, {
    metadata: { name: 'c' },
    spec: { request: 'YQ==', signerName: 'x', usages: [] },
  }),
  post(`${inTalk('discovery.k8s.io')}/endpointslices`, {
    metadata: { name: 's' },
    addressType: 'IPv4',
    endpoints: [{ addresses: ['::1'], deprecatedTopology: { a: 'b' } }],
  }),
  post(`${inTalk('discovery.k8s.io')}/endpointslices`, {
    metadata: { name: 's' },
    addressType: 'IPv4',
    endpoints: [{ addresses: ['10.1.2.3'], deprecatedTopology: { a: 'b' } }],
    ports: [{ port: 1 }],
  }),
  post(`${HERE}/replicationcontrollers`, { metadata: { name: 'rc' }, spec: { replicas: 0, template } }),
  put(`${HERE}/replicationcontrollers/rc/scale`, { metadata: { name: 'rc' }, spec: { replicas: 0 } }),
  post(`${HERE}/podtemplates`, { metadata: { name: 't' }, template: { spec: { containers: [] } } }),
  post(`${CORE}/namespaces`, { metadata: { name: 'A' } }),
  post(`${CORE}/namespaces`, { metadata: { name: 'finals' }, spec: { finalizers: ['example.com/x', 'a b'] } }),
  put(`${CORE}/namespaces/talk/finalize`, { metadata: { name: 'other' } }),
  put(`${CORE}/namespaces/talk/finalize`, {
    metadata: { name: 'talk' },
    spec: { finalizers: ['kubernetes', 'a b', 'x'] },
  }),
  merge(`${CORE}/namespaces/talk/status`, { status: { phase: 'x' } }),
  merge(`${CORE}/namespaces/talk`, { metadata: { labels: { 'kubernetes.io/metadata.name': 'x' } } }),
  remove(`${CORE}/namespaces/default`),
  remove(`${CORE}/namespaces/none`),
];

const FLOWS = of('flowcontrol.apiserver.k8s.io');
const DEVICES = of('resource.k8s.io');
const level = (spec: object): object => ({ metadata: { name: 'talk' }, spec });
const limited = (more: object = {}): object => ({
  type: 'Limited',
  limited: { nominalConcurrencyShares: 5, limitResponse: { type: 'Reject' }, ...more },
});

export const further: readonly Step[] = [
  post(`${FLOWS}/prioritylevelconfigurations`, level({ type: 'x' })),
  post(`${FLOWS}/prioritylevelconfigurations`, level({ type: 'Exempt', limited: {} })),
  post(`${FLOWS}/prioritylevelconfigurations`, level(limited({ limitResponse: { type: 'Queue' } }))),
  post(
    `${FLOWS}/prioritylevelconfigurations`,
    level(limited({ limitResponse: { type: 'Queue', queuing: { queues: 4, handSize: 9, queueLengthLimit: 0 } } })),
  ),
  post(
    `${FLOWS}/prioritylevelconfigurations`,
    level(limited({ nominalConcurrencyShares: -1, lendablePercent: 101, borrowingLimitPercent: -1 })),
  ),
  post(`${FLOWS}/prioritylevelconfigurations`, level(limited())),
  post(`${FLOWS}/flowschemas`, {
    metadata: { name: 'talk' },
    spec: { priorityLevelConfiguration: { name: '' }, matchingPrecedence: 10_001 },
  }),
  post(`${FLOWS}/flowschemas`, {
    metadata: { name: 'talk' },
    spec: {
      priorityLevelConfiguration: { name: 'talk' },
      rules: [
        {
          subjects: [],
          resourceRules: [{ verbs: [], apiGroups: ['*', 'a'], resources: ['*', 'b'], namespaces: ['A'] }],
        },
        {
          subjects: [{ kind: 'x' }, { kind: 'User', user: { name: '' } }],
          nonResourceRules: [{ verbs: ['x'], nonResourceURLs: ['a', '/b/*/c', '*'] }],
        },
      ],
    },
  }),
  post(`${HERE}/resourcequotas`, {
    metadata: { name: 'q' },
    spec: { hard: { 'a b': '1', 'requests.cpu': '1.0001m' }, scopes: ['BestEffort', 'NotBestEffort', 'x'] },
  }),
  post(`${HERE}/resourcequotas`, {
    metadata: { name: 'q' },
    spec: {
      hard: { pods: '1' },
      scopeSelector: {
        matchExpressions: [
          { scopeName: 'PriorityClass', operator: 'In' },
          { scopeName: 'Terminating', operator: 'In', values: ['a'] },
        ],
      },
    },
  }),
  post(`${of('storage.k8s.io')}/storageclasses`, {
    metadata: { name: 'sc' },
    provisioner: '',
    reclaimPolicy: 'Recycle',
    volumeBindingMode: 'x',
    allowedTopologies: [{ matchLabelExpressions: [{ key: '', values: [] }] }],
  }),
  merge(`${of('storage.k8s.io')}/storageclasses/fixed`, { provisioner: 'example.com/q', parameters: { a: 'b' } }),
  merge(`${of('storage.k8s.io')}/storageclasses/fixed`, { allowVolumeExpansion: true }),
  post(`${of('storage.k8s.io')}/csidrivers`, {
    metadata: { name: 'a b' },
    spec: {
      volumeLifecycleModes: ['x'],
      fsGroupPolicy: 'x',
      tokenRequests: [{ audience: '' }, { audience: '', expirationSeconds: 5 }],
    },
  }),
  post(`${of('storage.k8s.io')}/volumeattachments`, {
    metadata: { name: 'va' },
    spec: { attacher: 'A b', nodeName: 'n', source: {} },
  }),
  post(`${of('storage.k8s.io')}/csinodes`, {
    metadata: { name: 'cn' },
    spec: {
      drivers: [
        { name: 'a b', nodeID: '' },
        { name: 'd', nodeID: 'x', allocatable: { count: -1 }, topologyKeys: ['a', 'a', 'a b'] },
      ],
    },
  }),
  post(`${inTalk('storage.k8s.io')}/csistoragecapacities`, {
    metadata: { name: 'cap' },
    storageClassName: 'A',
    capacity: '-1',
    nodeTopology: { matchLabels: { 'a b': '' } },
  }),
  post(`${of('networking.k8s.io')}/ingressclasses`, {
    metadata: { name: 'ic' },
    spec: { controller: 'a', parameters: { kind: '', name: '', scope: 'x' } },
  }),
  post(`${of('networking.k8s.io')}/ingressclasses`, {
    metadata: { name: 'ic' },
    spec: { controller: 'example.com/c' },
  }),
  merge(`${of('networking.k8s.io')}/ingressclasses/ic`, { spec: { controller: 'example.com/d' } }),
  post(`${inTalk('networking.k8s.io')}/ingresses`, {
    metadata: { name: 'i', annotations: { 'kubernetes.io/ingress.class': 'x' } },
    spec: {
      ingressClassName: 'ic',
      defaultBackend: { service: { name: 's', port: { number: 1, name: 'a' } } },
      rules: [{ host: '*.a.b', http: { paths: [] } }],
    },
  }),
  post(`${DEVICES}/deviceclasses`, {
    metadata: { name: 'dc' },
    spec: {
      selectors: [{ cel: { expression: 'device.' } }, {}],
      config: [{ opaque: { driver: 'A', parameters: [] } }],
    },
  }),
  post(`${inTalk('resource.k8s.io')}/resourceclaims`, {
    metadata: { name: 'rc' },
    spec: {
      devices: {
        requests: [{ name: 'a' }, { name: 'A', exactly: { deviceClassName: '', count: 0, allocationMode: 'x' } }],
        constraints: [{ requests: ['none'] }],
      },
    },
  }),
  post(`${inTalk('resource.k8s.io')}/resourceclaims`, {
    metadata: { name: 'rc' },
    spec: { devices: { requests: [{ name: 'a', exactly: { deviceClassName: 'dc' } }] } },
  }),
  post(`${inTalk('policy')}/poddisruptionbudgets`, {
    metadata: { name: 'x' },
    spec: { minAvailable: 'a', selector: { matchExpressions: [{ key: '', operator: 'x' }] } },
  }),
  merge(`${inTalk('policy')}/poddisruptionbudgets/b/status`, {
    status: { disruptionsAllowed: -1, currentHealthy: -1 },
  }),
  post(`${CORE}/nodes`, {
    metadata: { name: 'node', labels: { 'a b': '' } },
    spec: {
      taints: [
        { key: '', effect: 'x' },
        { key: 'a', effect: 'NoSchedule' },
      ],
      providerID: 'x',
    },
  }),
  post(`${CORE}/nodes`, {
    metadata: { name: 'node' },
    spec: { providerID: 'x', podCIDR: '10.0.0.0/24', podCIDRs: ['10.0.1.0/24'] },
  }),
  post(`${CORE}/nodes`, { metadata: { name: 'node' }, spec: { unschedulable: true } }),
  merge(`${CORE}/nodes/node`, { spec: { providerID: 'y' } }),
  merge(`${CORE}/nodes/node`, { spec: { providerID: 'z' } }),
  merge(`${CORE}/nodes/node/status`, { status: { capacity: { cpu: '-1' } } }),
  remove(`${CORE}/nodes/node`),
  post(`${HERE}/bindings`, { metadata: { name: 'vm' }, target: { kind: 'Node', name: 'n' } }),
  post(`${HERE}/bindings`, { metadata: { name: 'none' }, target: { kind: 'Node', name: 'n' } }),
  get(`${HERE}/bindings`),
  ask('PUT', `${REVIEWS}/subjectaccessreviews`, {}),
  get(`${REVIEWS}/subjectaccessreviews`),
  merge(`${inTalk('apps')}/deployments/d/status`, { status: { replicas: -1 } }),
  merge(`${inTalk('apps')}/deployments/d/status`, { status: { replicas: 1, readyReplicas: 2 } }),
  post(`${inTalk('apps')}/statefulsets`, {
    metadata: { name: 'ss' },
    spec: { replicas: 0, serviceName: 'A', selector, template },
  }),
  merge(`${inTalk('apps')}/statefulsets/ss`, { spec: { serviceName: 'b', podManagementPolicy: 'Parallel' } }),
  post(`${inTalk('apps')}/daemonsets`, {
    metadata: { name: 'ds' },
    spec: { selector, template, updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0 } } },
  }),
  post(`${inTalk('apps')}/controllerrevisions`, { metadata: { name: 'cr' }, revision: -1 }),
  post(`${inTalk('apps')}/controllerrevisions`, { metadata: { name: 'cr' }, revision: 1, data: { a: 1 } }),
  merge(`${inTalk('apps')}/controllerrevisions/cr`, { data: { a: 2 } }),
  merge(`${inTalk('batch')}/jobs/j`, { spec: { completions: 5, parallelism: -1 } }),
  merge(`${inTalk('batch')}/jobs/j`, { spec: { template: { spec: { restartPolicy: 'OnFailure' } } } }),
  merge(`${inTalk('batch')}/jobs/j/status`, { status: { succeeded: -1, active: -1 } }),
  post(`${of('rbac.authorization.k8s.io')}/clusterroles`, {
    metadata: { name: 'talk' },
    aggregationRule: { clusterRoleSelectors: [] },
  }),
  post(`${of('rbac.authorization.k8s.io')}/clusterroles`, {
    metadata: { name: 'talk:x/y' },
    rules: [{ verbs: ['get'], nonResourceURLs: ['x'], resources: ['pods'] }],
  }),
  post(`${of('rbac.authorization.k8s.io')}/clusterrolebindings`, {
    metadata: { name: 'talk' },
    roleRef: { kind: 'Role', name: 'x', apiGroup: 'y' },
    subjects: [{ kind: 'ServiceAccount', name: 'a' }],
  }),
];
