// @ts-check
// Objects of other groups at the edges of rules: networks, webhooks, certificates, devices, evictions.
import { changed, created, global, object } from './objects.mjs';

/** @typedef {import('./objects.mjs').Data} Data */
/** @typedef {import('./objects.mjs').Row} Row */

/** @type {(spec: Data) => Row} */
const policy = (spec) => created('networking.k8s.io/v1', 'NetworkPolicy', { spec: { podSelector: {}, ...spec } });

/** @type {(more: Data, type?: string) => Row} */
const slice = (more, addressType = 'IPv4') =>
  created('discovery.k8s.io/v1', 'EndpointSlice', { addressType, endpoints: [], ...more });

const everyPod = { operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['pods'] };

/** @type {(rule: Data) => Row} */
const hook = (rule) => ({
  in: {
    ...object('admissionregistration.k8s.io/v1', 'ValidatingWebhookConfiguration', {
      webhooks: [
        {
          name: 'a.example.com',
          clientConfig: { url: 'https://example.com' },
          rules: [{ ...everyPod, ...rule }],
          sideEffects: 'None',
          admissionReviewVersions: ['v1'],
        },
      ],
    }),
    metadata: { name: 'a' },
  },
});

const exactly = { deviceClassName: 'c' };
const sliceSpec = {
  driver: 'gpu.example.com',
  pool: { name: 'p', generation: 1, resourceSliceCount: 1 },
  nodeName: 'n',
};
const MAX_INT64 = '9223372036854775807';

/** @type {readonly Row[]} */
export const otherGroups = [
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
    { resources: ['*/*', 'pods'] },
    { resources: ['*/status', 'pods/status'] },
    { resources: ['pods/*', 'pods/status'] },
    { resources: ['*', 'pods', 'pods/log'] },
    { resources: ['', 'pods/'] },
    { resources: ['*/status', '/status', '/'] },
    { scope: 'x' },
    { scope: 'Cluster' },
    { operations: ['*', 'CREATE'] },
    { operations: ['x'] },
    { apiGroups: ['*', 'a'] },
    { apiVersions: ['*', ''] },
    { apiGroups: [], apiVersions: [], operations: [], resources: [] },
  ].map(hook),
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
  ...[599, 600, 0, -1].map((expirationSeconds) => ({
    in: {
      ...object('certificates.k8s.io/v1', 'CertificateSigningRequest', {
        spec: { request: 'YQ==', signerName: 'example.com/s', usages: ['digital signature', 'x'], expirationSeconds },
      }),
      metadata: { name: 'a' },
    },
  })),
  ...[
    { requests: [{ name: 'a' }] },
    { requests: [{ name: 'a', exactly, firstAvailable: [{ name: 'b', deviceClassName: 'c' }] }] },
    { requests: [{ name: 'a', exactly }], constraints: [{ matchAttribute: 'example.com/' }] },
    { requests: [{ name: 'a', exactly }], constraints: [{ matchAttribute: '/a' }] },
    { requests: [{ name: 'a', exactly }], constraints: [{ distinctAttribute: 'example.com/a b' }] },
    { requests: [{ name: 'a', exactly }], constraints: [{ matchAttribute: 'a' }] },
  ].map((devices) => created('resource.k8s.io/v1', 'ResourceClaim', { spec: { devices } })),
  ...[MAX_INT64, '9223372036854775808'].map((step) =>
    global(
      created('resource.k8s.io/v1', 'ResourceSlice', {
        spec: {
          ...sliceSpec,
          devices: [
            {
              ...{ name: 'a', allowMultipleAllocations: true },
              capacity: {
                memory: { value: MAX_INT64, requestPolicy: { default: MAX_INT64, validRange: { min: '0', step } } },
              },
            },
          ],
        },
      }),
    ),
  ),
  ...[
    [['x'], []],
    [[], []],
    [[], undefined],
  ].map((groups) => {
    /** @type {(groups: readonly unknown[]) => Data} */
    const consuming = (groups) => ({
      spec: {
        ...sliceSpec,
        devices: [
          {
            name: 'a',
            consumesCounters: groups.map((compatibilityGroups, index) => ({
              ...{ counterSet: `c${index}`, counters: { a: { value: '1' } } },
              compatibilityGroups,
            })),
          },
        ],
      },
    });
    return global(changed('resource.k8s.io/v1', 'ResourceSlice', consuming(groups), consuming([['x'], ['y']])));
  }),
  ...[[], [{ name: 'c', resourceClaimName: 'd' }]].map((resourceClaims) => {
    const spec = { schedulingPolicy: { basic: {} }, resourceClaims };
    const status = { resourceClaimStatuses: [{ name: 'c', resourceClaimName: 'e' }, { name: 'x' }] };
    return changed('scheduling.k8s.io/v1alpha3', 'PodGroup', { spec }, { spec, status }, 'status');
  }),
  ...[100, 101].flatMap((length) =>
    ['Eviction', 'EvictionRequest'].map((kind) => {
      const spec = { target: { pod: { name: 'web', uid: '01234567-89ab-cdef-0123-456789abcdef' } } };
      const conditions = Array.from({ length }, (_, at) => ({
        ...{ type: `C${at}`, status: 'True', reason: 'Because', message: '' },
        lastTransitionTime: '2026-01-02T03:04:05Z',
      }));
      return changed('lifecycle.k8s.io/v1alpha1', kind, { spec }, { spec, status: { conditions } }, 'status');
    }),
  ),
];
