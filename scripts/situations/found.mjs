// @ts-check
// Objects with what random ones have shown to be judged otherwise than by kube-apiserver.

/** @typedef {{ [key: string]: unknown }} Data */
/** @typedef {Data & { apiVersion: string, kind: string, metadata: Data }} APIObject */
/** @typedef {{ in: APIObject, old?: APIObject, subresource?: string }} Row */

const metadata = { name: 'a', namespace: 'default' };
const global = { name: 'a' };
const stored = { ...metadata, resourceVersion: '1' };
const globalStored = { ...global, resourceVersion: '1' };
const container = { name: 'a', image: 'i' };

/** @type {(spec: Data, containers?: Data[]) => Row} */
const pod = (spec, containers = [container]) => ({
  in: { apiVersion: 'v1', kind: 'Pod', metadata, spec: { containers, ...spec } },
});

/** @type {(...sources: Data[]) => Row} */
const projected = (...sources) => pod({ volumes: [{ name: 'v', projected: { sources } }] });

/** @type {(bundle: Data) => Row} */
const trusting = (bundle) => projected({ clusterTrustBundle: { path: 'ca.pem', ...bundle } });

/** @type {(certificate: Data) => Row} */
const certified = (certificate) =>
  projected({
    podCertificate: { signerName: 'example.com/s', keyType: 'ED25519', credentialBundlePath: 'c.pem', ...certificate },
  });

/** @type {(kind: string, spec: Data, meta?: Data, apiVersion?: string) => APIObject} */
const of = (kind, spec, meta = metadata, apiVersion = 'v1') => ({ apiVersion, kind, metadata: meta, spec });

const bundles = [
  { name: 'a' },
  { name: '' },
  { name: 'A' },
  { name: 'example.com:s:a' },
  { name: 'example.com:s:A' },
  { name: ':' },
  { name: 'a', signerName: 'example.com/s' },
  { name: 'a', labelSelector: {} },
  { signerName: 'example.com/s' },
  { signerName: '' },
  { signerName: 'a' },
  { signerName: 'example.com/s', labelSelector: { matchLabels: { a: 'b c' } } },
  {},
  { name: 'a', path: '' },
  { name: 'a', path: '../a' },
  { name: 'a', path: '..a' },
].map(trusting);

const certificates = [
  {},
  { signerName: '' },
  { signerName: 'a' },
  { keyType: '' },
  { keyType: 'RSA2048' },
  { keyType: 'RSA3072' },
  { keyType: 'RSA4096' },
  { keyType: 'ECDSAP256' },
  { keyType: 'ECDSAP384' },
  { keyType: 'ECDSAP521' },
  { maxExpirationSeconds: 3599 },
  { maxExpirationSeconds: 3600 },
  { maxExpirationSeconds: 7_862_400 },
  { maxExpirationSeconds: 7_862_401 },
  { signerName: 'kubernetes.io/kube-apiserver-client', maxExpirationSeconds: 86_400 },
  { signerName: 'kubernetes.io/kube-apiserver-client', maxExpirationSeconds: 86_401 },
  { userAnnotations: { 'example.com/a': 'b' } },
  { userAnnotations: { a: 'b', 'Example.com/A': 'b' } },
  { credentialBundlePath: '' },
  { credentialBundlePath: '', keyPath: 'k', certificateChainPath: 'c' },
  { keyPath: 'c.pem' },
  { keyPath: '/k', certificateChainPath: '..c' },
].map(certified);

/** @type {(spec: Data, old?: Data) => Row} */
const node = (spec, old) => ({
  in: of('Node', spec, globalStored),
  ...(old && { old: of('Node', old, globalStored) }),
});
const configMap = { namespace: 'a', name: 'b', kubeletConfigKey: 'c' };

/** @type {readonly Row[]} */
export const found = [
  ...bundles,
  ...certificates,
  projected({
    clusterTrustBundle: { name: 'a', path: 'x' },
    podCertificate: { signerName: 'example.com/s', keyType: 'ED25519', keyPath: 'y' },
  }),
  projected(
    { clusterTrustBundle: { name: 'a', path: 'x' } },
    { podCertificate: { signerName: 'example.com/s', keyType: 'ED25519', keyPath: 'x' } },
  ),
  // What crashed.
  {
    in: { apiVersion: 'v1', kind: 'Pod', metadata, spec: { containers: null, resources: { requests: { cpu: '1' } } } },
  },
  pod({
    hostUsers: false,
    ephemeralContainers: [{ ...container, name: 'b', volumeDevices: [{ name: 'd', devicePath: '/d' }] }],
  }),
  pod({ volumes: [{ name: 'v', hostPath: { path: '', type: 'e' } }] }),
  pod({ volumes: [{ name: 'v', hostPath: { path: '/a', type: 'e' } }] }),
  pod({ initContainers: [{ ...container, name: 'b', restartPolicyRules: [{ action: 'a' }] }] }),
  pod({ initContainers: [{ ...container, name: 'b', restartPolicy: 'Never', restartPolicyRules: [{ action: 'a' }] }] }),
  pod({}, [{ ...container, restartPolicyRules: [{ action: 'a' }] }]),
  pod({}, [
    {
      ...container,
      volumeMounts: [
        { name: 'v', mountPath: '/a' },
        { name: 'v', mountPath: '/b' },
      ],
      volumeDevices: [
        { name: 'd', devicePath: '/a' },
        { name: 'e', devicePath: '/b' },
      ],
    },
  ]),
  {
    in: {
      ...of('Pod', { containers: [container] }, stored),
      status: { podIPs: [{ ip: '' }], hostIPs: [{ ip: '1.2.3.4' }, { ip: 'c' }] },
    },
    old: of('Pod', { containers: [container] }, stored),
    subresource: 'status',
  },
  ...[
    { ...container, name: 'b' },
    { ...container, image: 'j' },
  ].map((next) => ({
    in: of(
      'Pod',
      { containers: [next], securityContext: { seccompProfile: { type: 'RuntimeDefault' } } },
      { ...stored, annotations: { 'seccomp.security.alpha.kubernetes.io/pod': 'unconfined' } },
    ),
    old: of(
      'Pod',
      { containers: [container] },
      { ...stored, annotations: { 'seccomp.security.alpha.kubernetes.io/pod': 'unconfined' } },
    ),
  })),
  ...[
    ['A', 'B'],
    ['A', 'B', 'C'],
  ].map((policyTypes) => ({
    in: of('NetworkPolicy', { podSelector: {}, policyTypes }, metadata, 'networking.k8s.io/v1'),
  })),
  pod(
    {
      volumes: [{ name: 'v', emptyDir: {} }],
      ephemeralContainers: [
        {
          ...container,
          name: 'b',
          env: [{ name: 'A', valueFrom: { fileKeyRef: { volumeName: 'w', path: 'p', key: 'K' } } }],
        },
      ],
    },
    [{ ...container, env: [{ name: 'A', valueFrom: { fileKeyRef: { path: 'p', key: 'K' } } }] }],
  ),
  node({ podCIDRs: ['10.1.0.0/16', 'a'] }),
  node({ podCIDRs: ['10.1.0.0/16', '10.2.0.0/16'] }),
  node({ podCIDRs: ['10.1.0.0/16', 'fd00::/64'] }),
  ...[
    {},
    { configMap: {} },
    { configMap },
    { configMap: { ...configMap, uid: 'u', resourceVersion: '1' } },
    { configMap: { namespace: 'A', name: 'B', kubeletConfigKey: '/' } },
  ].map((configSource) => node({ configSource }, { configSource: { configMap } })),
  ...[
    { assigned: {} },
    { active: { configMap } },
    { lastKnownGood: { configMap: { ...configMap, uid: 'u', resourceVersion: '1' } } },
  ].map((config) => ({
    in: { ...of('Node', {}, globalStored), status: { config } },
    old: of('Node', {}, globalStored),
    subresource: 'status',
  })),
  ...['nfs', 'csi'].map((source) => ({
    in: of(
      'PersistentVolume',
      {
        capacity: { storage: '1Gi' },
        accessModes: ['ReadWriteOnce'],
        [source]: source === 'nfs' ? { server: 's', path: '/' } : { driver: 'example.com', volumeHandle: 'h' },
      },
      { ...global, annotations: { 'volume.beta.kubernetes.io/mount-options': 'ro' } },
    ),
  })),
  ...[undefined, 'snapshot.storage.k8s.io', 'A'].map((apiGroup) => ({
    in: of(
      'PersistentVolumeClaim',
      {
        accessModes: ['ReadWriteOnce'],
        resources: { requests: { storage: '1Gi' } },
        dataSource: { apiGroup, kind: 'VolumeSnapshot', name: 's' },
      },
      stored,
    ),
    old: of(
      'PersistentVolumeClaim',
      {
        accessModes: ['ReadWriteOnce'],
        resources: { requests: { storage: '1Gi' } },
        dataSource: { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 's' },
      },
      stored,
    ),
  })),
  {
    in: {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: stored,
      secrets: [{ kind: 'Secret', name: 's', namespace: 'n' }, { kind: 'Secret' }],
    },
    old: { apiVersion: 'v1', kind: 'ServiceAccount', metadata: stored },
  },
  { in: { apiVersion: 'v1', kind: 'ServiceAccount', metadata, secrets: [{ kind: 'Secret', name: 's' }] } },
  ...[undefined, { preferredHolder: 'a', strategy: 'OldestEmulationVersion' }].map((before) => ({
    in: of('Lease', { preferredHolder: 'b', strategy: 'c' }, before ? stored : metadata, 'coordination.k8s.io/v1'),
    ...(before && { old: of('Lease', before, stored, 'coordination.k8s.io/v1') }),
  })),
  ...['x', 'A'].map((ingressClassName) => ({
    in: of(
      'Ingress',
      { ingressClassName, defaultBackend: { service: { name: 's', port: { number: 1 } } } },
      { ...stored, annotations: { 'kubernetes.io/ingress.class': 'y' } },
      'networking.k8s.io/v1',
    ),
    old: of(
      'Ingress',
      { ingressClassName: 'y', defaultBackend: { service: { name: 's', port: { number: 1 } } } },
      { ...stored, annotations: { 'kubernetes.io/ingress.class': 'y' } },
      'networking.k8s.io/v1',
    ),
  })),
  ...[8, 9].map((length) => ({
    in: {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata,
      addressType: 'IPv4',
      endpoints: [
        {
          addresses: ['1.2.3.4'],
          hints: { forNodes: Array.from({ length }, () => ({ name: 'A' })), forZones: [{ name: 'a b' }] },
        },
      ],
    },
  })),
  ...[
    ['*', 'pods'],
    ['pods', '*'],
    ['pods', '*', ''],
  ].map((resources) => ({
    in: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingWebhookConfiguration',
      metadata: global,
      webhooks: [
        {
          name: 'a.example.com',
          clientConfig: { url: 'https://example.com' },
          rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources }],
          sideEffects: 'None',
          admissionReviewVersions: ['v1'],
        },
      ],
    },
  })),
  { in: of('CSIDriver', { attachRequired: true }, { ...global, generation: 3 }, 'storage.k8s.io/v1') },
];
