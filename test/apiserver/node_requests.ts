// What kubelets ask of a cluster with two nodes: Pods bound to them and what these refer to, and random requests.
import type { Random } from '../differential/random_scalars.ts';

export interface NodeRequest {
  readonly user: string;
  readonly method: string;
  readonly url: string;
  /** `UID/pods/x` in a text stands for the uid of an object, which every server makes itself. */
  readonly body?: object;
  readonly type?: string;
}

/** Tokens and the users whose they are. */
export const NODE_USERS: Readonly<Record<string, { readonly name: string; readonly groups: readonly string[] }>> = {
  'node-a': { name: 'system:node:a', groups: ['system:nodes'] },
  'node-b': { name: 'system:node:b', groups: ['system:nodes'] },
  'node-nameless': { name: 'system:node:', groups: ['system:nodes'] },
  'node-without-group': { name: 'system:node:a', groups: ['others'] },
};

/** Requests for certificates, with the common names system:node:a, system:node:b and other. */
const SIGNING_REQUESTS = [
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlIcE1JR1JBZ0VBTUM4eEZUQVRCZ05WQkFvTURITjVjM1JsYlRwdWIyUmxjekVXTUJRR0ExVUVBd3dOYzNsegpkR1Z0T201dlpHVTZZVEJaTUJNR0J5cUdTTTQ5QWdFR0NDcUdTTTQ5QXdFSEEwSUFCTDk2ZTdNNTlXcFJsVlo1CmRGZWR1TkxFVHdvRW9yZnd1aVhiblF3ZVUxNWQyVDB4d1NoOHpkRVA2QmZXdkxqUGNoL2tkNXluYTZuL1F5N2gKWTZEQTJRZWdBREFLQmdncWhrak9QUVFEQWdOSEFEQkVBaUJOWDJIZGdrTzNRUTMvYnoxWUxwNkQ2UmtQK01hKwpGLzF3dEZvbUphaFNzd0lnYWxXd2gwK2VwVURjTGk0eUluS3VWSmdwM29kdklDQnJBY2hQM2hUK0M3UT0KLS0tLS1FTkQgQ0VSVElGSUNBVEUgUkVRVUVTVC0tLS0tCg==',
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlIcU1JR1JBZ0VBTUM4eEZUQVRCZ05WQkFvTURITjVjM1JsYlRwdWIyUmxjekVXTUJRR0ExVUVBd3dOYzNsegpkR1Z0T201dlpHVTZZakJaTUJNR0J5cUdTTTQ5QWdFR0NDcUdTTTQ5QXdFSEEwSUFCSVBuMms3QTNSQmJWbzcxCnRyVCtTSUMzS2VVUFk3WW5vWnF2NElpQWk0bFlXVWZqelpSQzYwSHZaaWVSN1VVK2JiQllrNjFMTittUDhPM3gKVlhBNUNZU2dBREFLQmdncWhrak9QUVFEQWdOSUFEQkZBaUJIN2psMFhOU0VCR21Id2xuYXdiNGFwS0ozYlRjKwpMdkZMQklBS09yMGhvQUloQU1MWm45NXRoVDRNVU03U0ltWXdYdlJKQ2FoTVpteUtCUEZFWUZ0bzUzSE4KLS0tLS1FTkQgQ0VSVElGSUNBVEUgUkVRVUVTVC0tLS0tCg==',
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlIaU1JR0pBZ0VBTUNjeEZUQVRCZ05WQkFvTURITjVjM1JsYlRwdWIyUmxjekVPTUF3R0ExVUVBd3dGYjNSbwpaWEl3V1RBVEJnY3Foa2pPUFFJQkJnZ3Foa2pPUFFNQkJ3TkNBQVJDM0FiTDM3Ulk0d1NFb3lsaVVGNzdaOE92CmVTN01iYVE1bVhIRUpZMXg2cE9pZE5yZHV5RXpadStVU0ZPMmtHb0lwanJDelhZTnJBcURDajlTMzVkYm9BQXcKQ2dZSUtvWkl6ajBFQXdJRFNBQXdSUUlnVXg4K3lyTWZiSzZZaHh5NmFGaVYrNWZCaHhIUGRMUXlsNjVHaFR0Mgp5ZFFDSVFENmxrUVNmT0pCZ2U3VFF0NXoxM010d1JDNHNsMkFkb1NUK2NWdER4ZzJBZz09Ci0tLS0tRU5EIENFUlRJRklDQVRFIFJFUVVFU1QtLS0tLQo=',
  'bm9uZQ==',
];

const NAMESPACED: readonly string[] = ['pods', 'secrets', 'configmaps', 'persistentvolumeclaims', 'serviceaccounts'];

const containers = (more: object = {}): object[] => [{ name: 'c', image: 'i', ...more }];

const pod = (name: string, nodeName: string, spec: object): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name, labels: { app: name } },
  spec: { containers: containers(), ...(nodeName !== '' && { nodeName }), ...spec },
});

const volume = (name: string, spec: object, claim?: string): object => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name },
  spec: {
    capacity: { storage: '1Gi' },
    accessModes: ['ReadWriteOnce'],
    persistentVolumeReclaimPolicy: 'Retain',
    ...(claim !== undefined && { claimRef: { namespace: 'default', name: claim } }),
    ...spec,
  },
});

const claim = (name: string, volumeName: string): object => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, volumeName },
});

const secretRef = (name: string): object => ({ name, namespace: 'default' });

const PODS: readonly object[] = [
  pod('p1', 'a', {
    serviceAccountName: 's1',
    imagePullSecrets: [{ name: 'pull' }, {}],
    initContainers: [
      { name: 'i', image: 'i', envFrom: [{ secretRef: { name: 'init' } }, { configMapRef: { name: 'init' } }] },
    ],
    containers: containers({
      env: [
        { name: 'A', valueFrom: { secretKeyRef: { name: 'env', key: 'k' } } },
        { name: 'B', valueFrom: { configMapKeyRef: { name: 'env', key: 'k' } } },
      ],
    }),
    volumes: [
      { name: 'v1', secret: { secretName: 'volume' } },
      { name: 'v2', configMap: { name: 'volume' } },
      { name: 'v3', persistentVolumeClaim: { claimName: 'c1' } },
      {
        name: 'v4',
        projected: {
          sources: [
            { secret: { name: 'projected' } },
            { configMap: { name: 'projected' } },
            { serviceAccountToken: { path: 't', audience: 'vault' } },
          ],
        },
      },
      { name: 'v5', csi: { driver: 'csi.example.com', nodePublishSecretRef: { name: 'csi' } } },
    ],
    resourceClaims: [{ name: 'r', resourceClaimName: 'claim' }],
  }),
  pod('p2', 'b', {
    serviceAccountName: 's1',
    volumes: [
      { name: 'e', ephemeral: { volumeClaimTemplate: { spec: claimSpec() } } },
      { name: 'v', secret: { secretName: 'shared' } },
      { name: 'w', azureFile: { secretName: 'azure', shareName: 's' } },
      { name: 'x', persistentVolumeClaim: { claimName: 'c2' } },
    ],
    resourceClaims: [{ name: 'r', resourceClaimTemplateName: 'template' }],
  }),
  pod('p3', 'a', { serviceAccountName: 's2', volumes: [{ name: 'v', secret: { secretName: 'shared' } }] }),
  pod('unbound', '', { volumes: [{ name: 'v', secret: { secretName: 'unbound' } }] }),
];

function claimSpec(): object {
  return { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
}

const node = (name: string): object => ({ apiVersion: 'v1', kind: 'Node', metadata: { name, labels: { own: 'x' } } });

/** What an administrator makes first. */
export const WORLD: readonly (readonly [url: string, object: object])[] = [
  ['/api/v1/nodes', node('a')],
  ['/api/v1/nodes', node('b')],
  ['/api/v1/namespaces', { metadata: { name: 'other' } }],
  ...['s1', 's2'].map((name) => ['/api/v1/namespaces/default/serviceaccounts', { metadata: { name } }] as const),
  ...PODS.map((each) => ['/api/v1/namespaces/default/pods', each] as const),
  ['/api/v1/namespaces/default/persistentvolumeclaims', claim('c1', 'pv1')],
  ['/api/v1/namespaces/default/persistentvolumeclaims', claim('c2', 'pv2')],
  ['/api/v1/namespaces/default/persistentvolumeclaims', claim('unused', '')],
  [
    '/api/v1/persistentvolumes',
    volume(
      'pv1',
      {
        csi: {
          driver: 'csi.example.com',
          volumeHandle: 'h',
          nodePublishSecretRef: secretRef('publish'),
          nodeStageSecretRef: secretRef('stage'),
          nodeExpandSecretRef: secretRef('expand'),
          controllerExpandSecretRef: secretRef('controller'),
        },
      },
      'c1',
    ),
  ],
  ['/api/v1/persistentvolumes', volume('pv2', { azureFile: { secretName: 'file', shareName: 's' } }, 'c2')],
  ['/api/v1/persistentvolumes', volume('free', { cephfs: { monitors: ['m'], secretRef: secretRef('ceph') } })],
  [
    '/apis/storage.k8s.io/v1/csidrivers',
    { metadata: { name: 'csi.example.com' }, spec: { tokenRequests: [{ audience: 'store' }] } },
  ],
  ...['a', 'b'].map(
    (name) =>
      [
        '/apis/storage.k8s.io/v1/volumeattachments',
        {
          metadata: { name: `attachment-${name}` },
          spec: { attacher: 'csi.example.com', nodeName: name, source: { persistentVolumeName: 'pv1' } },
        },
      ] as const,
  ),
  ...['a', 'b'].map(
    (name) =>
      [
        '/apis/resource.k8s.io/v1/resourceslices',
        {
          metadata: { name: `slice-${name}` },
          spec: {
            driver: 'gpu.example.com',
            nodeName: name,
            pool: { name, generation: 1, resourceSliceCount: 1 },
            devices: [{ name: 'gpu' }],
          },
        },
      ] as const,
  ),
];

/** Changes of an administrator, one after a part of the requests each. */
export const CHANGES: readonly NodeRequest[] = [
  {
    user: 'admin',
    method: 'PATCH',
    url: '/api/v1/namespaces/default/pods/p2/status',
    type: 'application/merge-patch+json',
    body: { status: { resourceClaimStatuses: [{ name: 'r', resourceClaimName: 'made' }] } },
  },
  { user: 'admin', method: 'DELETE', url: '/api/v1/namespaces/default/pods/p3?gracePeriodSeconds=0' },
  { user: 'admin', method: 'DELETE', url: '/api/v1/persistentvolumes/pv2' },
  { user: 'admin', method: 'DELETE', url: '/apis/storage.k8s.io/v1/volumeattachments/attachment-a' },
];

/** What there is, and what there is not, by resource. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  configmaps: ['init', 'env', 'volume', 'projected', 'none'],
  persistentvolumeclaims: ['c1', 'c2', 'unused', 'p2-e', 'none'],
  persistentvolumes: ['pv1', 'pv2', 'free', 'none'],
  pods: ['p1', 'p2', 'p3', 'unbound', 'none'],
  resourceclaims: ['claim', 'made', 'r', 'none'],
  resourceslices: ['slice-a', 'slice-b', 'none'],
  secrets: [
    'pull',
    'init',
    'env',
    'volume',
    'projected',
    'csi',
    'publish',
    'stage',
    'expand',
    'controller',
    'shared',
    'azure',
    'file',
    'ceph',
    'unbound',
    'none',
  ],
  serviceaccounts: ['s1', 's2', 'none'],
  volumeattachments: ['attachment-a', 'attachment-b', 'none'],
  nodes: ['a', 'b', 'none', ''],
  leases: ['a', 'b', ''],
  csinodes: ['a', 'b', ''],
  podcertificaterequests: ['none', ''],
  services: ['kubernetes', ''],
  endpoints: ['none'],
  runtimeclasses: ['none', ''],
  deployments: ['none', ''],
  events: ['', 'none'],
};

const GROUPS: Readonly<Record<string, string>> = {
  csinodes: 'storage.k8s.io',
  deployments: 'apps',
  leases: 'coordination.k8s.io',
  podcertificaterequests: 'certificates.k8s.io',
  resourceclaims: 'resource.k8s.io',
  resourceslices: 'resource.k8s.io',
  runtimeclasses: 'node.k8s.io',
  volumeattachments: 'storage.k8s.io',
};

/** The path of an object, in the namespace default if its resource has namespaces. */
export function urlOf(resource: string, name: string): string {
  const group = GROUPS[resource];
  const isNamespaced = NAMESPACED.includes(resource) || resource === 'resourceclaims';
  const root = group === undefined ? '/api/v1' : `/apis/${group}/v1`;
  return `${root}${isNamespaced ? '/namespaces/default' : ''}/${resource}/${name}`;
}

const VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection', 'bind'];

/** What an authorizer is asked: the answer says whether, and why not. */
function review(random: Random): NodeRequest {
  const { name, groups } = NODE_USERS[random.pick(Object.keys(NODE_USERS))]!;
  const resource = random.pick(Object.keys(NAMES));
  const isNamespaced = NAMESPACED.includes(resource) || ['resourceclaims', 'leases', 'events'].includes(resource);
  const namespaces =
    resource === 'leases' ? ['kube-node-lease', 'default', ''] : ['default', 'default', 'default', 'other', ''];
  const selector = random.pick([
    '',
    '',
    'spec.nodeName=a',
    'spec.nodeName==b',
    'spec.nodeName!=a',
    'metadata.name=p1,spec.nodeName=a',
  ]);
  return {
    user: 'admin',
    method: 'POST',
    url: '/apis/authorization.k8s.io/v1/subjectaccessreviews',
    body: {
      spec: {
        user: name,
        groups: [...groups],
        resourceAttributes: {
          group: GROUPS[resource] ?? '',
          version: 'v1',
          resource,
          verb: random.pick(random.int(2) === 0 ? ['get', 'list', 'watch', 'create'] : VERBS),
          namespace: isNamespaced ? random.pick(namespaces) : '',
          name: random.pick([...NAMES[resource]!, ...NAMES[resource]!, '']),
          subresource: random.pick(['', '', '', '', 'status', 'token', 'eviction', 'log']),
          ...(selector !== '' && { fieldSelector: { rawSelector: selector } }),
        },
      },
    },
  };
}

const MERGE = 'application/merge-patch+json';

const LABELS = [
  'own',
  'kubernetes.io/hostname',
  'kubernetes.io/other',
  'x.k8s.io/y',
  'node.kubernetes.io/anything',
  'a.kubelet.kubernetes.io/b',
  'node-restriction.kubernetes.io/a',
  'x.node-restriction.kubernetes.io/a',
  'example.com/a',
  'topology.kubernetes.io/zone',
  'beta.kubernetes.io/os',
];

function labels(random: Random): object {
  return Object.fromEntries(
    Array.from({ length: random.int(4) }, () => [random.pick(LABELS), random.pick(['x', 'y'])]),
  );
}

const some = <T>(random: Random, value: T): T | undefined => (random.int(3) === 0 ? undefined : value);

function mirrorPod(random: Random): object {
  const owner = {
    apiVersion: random.pick(['v1', 'v1', 'v1', 'apps/v1']),
    kind: random.pick(['Node', 'Node', 'Node', 'Pod']),
    name: random.pick(['a', 'a', 'b']),
    uid: random.pick(['UID/nodes/a', 'UID/nodes/a', 'UID/nodes/b']),
    ...(random.int(5) > 0 && { controller: true }),
    ...(random.int(5) === 0 && { blockOwnerDeletion: true }),
  };
  const volumes = [
    { emptyDir: {} },
    { hostPath: { path: '/x' } },
    { configMap: { name: 'x' } },
    { secret: { secretName: 'x' } },
    { csi: { driver: 'csi.example.com' } },
    { persistentVolumeClaim: { claimName: 'c1' } },
    { ephemeral: { volumeClaimTemplate: { spec: claimSpec() } } },
    { projected: { sources: [{ downwardAPI: { items: [{ path: 'a', fieldRef: { fieldPath: 'metadata.name' } }] } }] } },
    { projected: { sources: [{ serviceAccountToken: { path: 't' } }] } },
    { projected: { sources: [{ clusterTrustBundle: { name: 'b', path: 'p' } }] } },
    { glusterfs: { endpoints: 'e', path: 'p' } },
  ];
  return {
    metadata: {
      name: 'mirror',
      ...(random.int(6) > 0 && { annotations: { 'kubernetes.io/config.mirror': 'x' } }),
      ...(random.int(6) > 0 && {
        ownerReferences: random.int(8) === 0 ? [owner, { ...owner, uid: 'x', controller: false }] : [owner],
      }),
    },
    spec: {
      nodeName: random.pick(['a', 'a', 'a', 'b']),
      containers: containers(random.pick([{}, {}, {}, { envFrom: [{ configMapRef: { name: 'x' } }] }])),
      ...(random.int(8) === 0 && { serviceAccountName: 's1' }),
      ...(random.int(2) === 0 && { volumes: [{ name: 'v', ...random.pick(volumes) }] }),
    },
  };
}

const DRY = 'dryRun=All';

/** What kubelets write. Nothing is stored. */
function write(random: Random): NodeRequest {
  const user = random.pick(['node-a', 'node-a', 'node-a', 'node-b', 'node-nameless']);
  const name = (resource: string): string => random.pick(NAMES[resource]!.filter((each) => each !== ''));
  const core = '/api/v1/namespaces/default';
  switch (random.int(14)) {
    case 0:
    case 1:
      return { user, method: 'POST', url: `${core}/pods?${DRY}`, body: mirrorPod(random) };
    case 2:
      return {
        user,
        method: 'PATCH',
        url: `${core}/pods/${name('pods')}/status?${DRY}`,
        type: MERGE,
        body: {
          metadata: { labels: some(random, labels(random)) },
          status: random.pick<object>([
            { phase: 'Running' },
            { resourceClaimStatuses: [{ name: 'r', resourceClaimName: 'x' }] },
            {
              extendedResourceClaimStatus: {
                resourceClaimName: 'x',
                requestMappings: [{ containerName: 'c', resourceName: 'example.com/r', requestName: 'q' }],
              },
            },
          ]),
        },
      };
    case 3:
      return { user, method: 'DELETE', url: `${core}/pods/${name('pods')}?${DRY}` };
    case 4: {
      const pod = name('pods');
      return {
        user,
        method: 'POST',
        url: `${core}/pods/${pod}/eviction`,
        body: {
          apiVersion: 'policy/v1',
          kind: 'Eviction',
          metadata: { name: pod },
          deleteOptions: { dryRun: ['All'] },
        },
      };
    }
    case 5:
      return {
        user,
        method: 'POST',
        url: `/api/v1/nodes?${DRY}`,
        body: {
          metadata: { name: random.pick(['a', 'b', 'new']), labels: labels(random) },
          spec: random.pick<object>([
            {},
            {},
            { configSource: { configMap: { name: 'x', namespace: 'y', kubeletConfigKey: 'z' } } },
          ]),
        },
      };
    case 6:
    case 7:
      return {
        user,
        method: 'PATCH',
        url: `/api/v1/nodes/${random.pick(['a', 'a', 'b'])}${random.pick(['', '/status'])}?${DRY}`,
        type: MERGE,
        body: {
          metadata: {
            labels: some(random, labels(random)),
            ...(random.int(5) === 0 && {
              ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'x', uid: 'y' }],
            }),
          },
          spec: random.pick<object>([
            {},
            {},
            { taints: [{ key: 'k', effect: 'NoSchedule' }] },
            { unschedulable: true },
          ]),
        },
      };
    case 8:
      return {
        user,
        method: 'PATCH',
        url: `${core}/persistentvolumeclaims/${random.pick(['c1', 'c2', 'unused'])}/status?${DRY}`,
        type: MERGE,
        body: { status: { capacity: { storage: '2Gi' } } },
      };
    case 9:
    case 10: {
      const pod = random.pick(['p1', 'p1', 'p2', 'p3', 'none']);
      return {
        user,
        method: 'POST',
        url: `${core}/serviceaccounts/${random.pick(['s1', 's1', 's2'])}/token?${DRY}`,
        body: {
          spec: {
            audiences: random.pick([undefined, ['vault'], ['store'], ['other'], ['vault', 'store']]),
            boundObjectRef: random.pick<object | undefined>([
              undefined,
              { apiVersion: 'v1', kind: 'Secret', name: 'x', uid: 'y' },
              { apiVersion: 'v1', kind: 'Pod', name: pod },
              { apiVersion: 'v1', kind: 'Pod', name: pod, uid: 'wrong' },
              { apiVersion: 'v1', kind: 'Pod', name: pod, uid: `UID/pods/${pod}` },
              { apiVersion: 'v1', kind: 'Pod', name: pod, uid: `UID/pods/${pod}` },
            ]),
          },
        },
      };
    }
    case 11:
      return {
        user,
        method: 'POST',
        url: `/apis/coordination.k8s.io/v1/namespaces/${random.pick(['kube-node-lease', 'kube-node-lease', 'default'])}/leases?${DRY}`,
        body: { metadata: { name: random.pick(['a', 'b']) }, spec: { holderIdentity: 'a' } },
      };
    case 12:
      return random.pick<NodeRequest>([
        {
          user,
          method: 'POST',
          url: `/apis/storage.k8s.io/v1/csinodes?${DRY}`,
          body: { metadata: { name: random.pick(['a', 'b']) }, spec: { drivers: [] } },
        },
        {
          user,
          method: 'POST',
          url: `/apis/resource.k8s.io/v1/resourceslices?${DRY}`,
          body: {
            metadata: { name: 'new' },
            spec: {
              driver: 'gpu.example.com',
              ...random.pick<object>([{ nodeName: 'a' }, { nodeName: 'b' }, { allNodes: true }]),
              pool: { name: 'x', generation: 1, resourceSliceCount: 1 },
              devices: [],
            },
          },
        },
        { user, method: 'DELETE', url: `/apis/resource.k8s.io/v1/resourceslices/${name('resourceslices')}?${DRY}` },
        {
          user,
          method: 'DELETE',
          url: `/apis/resource.k8s.io/v1/resourceslices?${DRY}&fieldSelector=spec.nodeName%3D${random.pick(['a', 'b'])}`,
        },
      ]);
    default:
      return {
        user,
        method: 'POST',
        url: `/apis/certificates.k8s.io/v1/certificatesigningrequests?${DRY}`,
        body: {
          metadata: { name: 'csr' },
          spec: {
            request: random.pick(SIGNING_REQUESTS),
            signerName: random.pick([
              'kubernetes.io/kubelet-serving',
              'kubernetes.io/kube-apiserver-client-kubelet',
              'example.com/x',
            ]),
            usages: ['digital signature'],
          },
        },
      };
  }
}

/** A read by a kubelet. */
function read(random: Random): NodeRequest {
  const resource = random.pick(Object.keys(NAMES));
  const isNamespaced =
    NAMESPACED.includes(resource) ||
    ['resourceclaims', 'leases', 'events', 'services', 'endpoints', 'deployments', 'podcertificaterequests'].includes(
      resource,
    );
  const namespace =
    resource === 'leases' ? random.pick(['kube-node-lease', 'default']) : random.pick(['default', 'default', 'other']);
  const group = GROUPS[resource];
  const root = group === undefined ? '/api/v1' : `/apis/${group}/v1`;
  const name = random.pick([...NAMES[resource]!, '']);
  const query =
    name !== ''
      ? ''
      : random.pick([
          '',
          `?fieldSelector=metadata.name%3D${random.pick(NAMES[resource]!)}`,
          ...(['pods', 'resourceslices', 'podcertificaterequests'].includes(resource)
            ? [
                '?fieldSelector=spec.nodeName%3Da',
                '?fieldSelector=spec.nodeName%3Db',
                '?fieldSelector=spec.nodeName!%3Da',
              ]
            : []),
        ]);
  const where = isNamespaced && random.int(8) > 0 ? `/namespaces/${namespace}` : '';
  const path =
    where === '' && isNamespaced
      ? `${root}/${resource}`
      : `${root}${where}/${resource}${name === '' ? '' : `/${name}`}`;
  return { user: random.pick(Object.keys(NODE_USERS)), method: 'GET', url: path + query };
}

export function randomNodeRequest(random: Random): NodeRequest {
  return [review, review, write, write, read][random.int(5)]!(random);
}
