// Events, roles, policies and what else others write, and what random updates change of them.
import { type ChangedKind, condition, IN_NAMESPACE, METADATA } from './random_updates.ts';

const rule = { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] };
const webhook = {
  name: 'a.example.com',
  sideEffects: 'None',
  admissionReviewVersions: ['v1'],
  clientConfig: { url: 'https://example.com' },
  rules: [rule],
};
const policySpec = {
  matchConstraints: { resourceRules: [rule] },
  validations: [{ expression: 'true' }],
};
const involved = { kind: 'Pod', namespace: 'default', name: 'a' };

export const OTHER_POLICIES: Readonly<Record<string, ChangedKind>> = {
  Secret: {
    path: `/api/v1${IN_NAMESPACE}secrets`,
    object: { apiVersion: 'v1', kind: 'Secret', data: { a: 'Yg==' } },
    fields: {
      ...METADATA,
      data: [{ a: 'Yw==' }, { 'not a name': 'Yw==' }, undefined],
      type: ['example.com/a', 'Opaque'],
      immutable: [true],
    },
  },
  Endpoints: {
    path: `/api/v1${IN_NAMESPACE}endpoints`,
    object: {
      apiVersion: 'v1',
      kind: 'Endpoints',
      subsets: [{ addresses: [{ ip: '10.1.2.3' }], ports: [{ port: 80 }] }],
    },
    fields: {
      ...METADATA,
      'subsets.0.addresses': [[{ ip: '10.1.2.4' }], [{ ip: 'x' }], undefined],
      'subsets.0.ports': [[{ port: 0 }], undefined],
      subsets: [undefined],
    },
  },
  Event: {
    path: `/api/v1${IN_NAMESPACE}events`,
    object: { apiVersion: 'v1', kind: 'Event', involvedObject: involved, reason: 'A', type: 'Normal', message: 'a' },
    fields: {
      ...METADATA,
      message: ['b'],
      reason: ['B'],
      count: [2],
      type: ['Warning'],
      'involvedObject.name': ['b'],
      'involvedObject.namespace': ['other', undefined],
      lastTimestamp: ['2026-01-01T00:00:00Z'],
    },
  },
  NewEvent: {
    path: `/apis/events.k8s.io/v1${IN_NAMESPACE}events`,
    object: {
      apiVersion: 'events.k8s.io/v1',
      kind: 'Event',
      eventTime: '2026-01-01T00:00:00.000000Z',
      reportingController: 'example.com/a',
      reportingInstance: 'a',
      action: 'A',
      reason: 'A',
      type: 'Normal',
      regarding: involved,
    },
    fields: {
      ...METADATA,
      note: ['b'],
      reason: ['B'],
      action: ['B', undefined],
      type: ['Warning', 'Other'],
      eventTime: ['2026-01-02T00:00:00.000000Z', undefined],
      reportingController: ['example.com/b'],
      reportingInstance: ['b'],
      'regarding.name': ['b'],
      related: [involved],
      series: [
        { count: 2, lastObservedTime: '2026-01-01T00:00:00.000000Z' },
        { count: 1, lastObservedTime: null },
      ],
    },
  },
  Role: {
    path: `/apis/rbac.authorization.k8s.io/v1${IN_NAMESPACE}roles`,
    object: { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', rules: [] },
    fields: {
      ...METADATA,
      rules: [[{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }], [{ apiGroups: [''], resources: ['pods'] }]],
    },
  },
  ClusterRoleBinding: {
    path: '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings',
    object: {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'a' },
    },
    fields: {
      ...METADATA,
      'roleRef.name': ['b'],
      subjects: [
        [{ kind: 'User', name: 'jane', apiGroup: 'rbac.authorization.k8s.io' }],
        [{ kind: 'Other', name: 'x' }],
      ],
    },
  },
  ValidatingWebhookConfiguration: {
    path: '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations',
    object: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingWebhookConfiguration',
      webhooks: [{ ...webhook, namespaceSelector: { matchLabels: { no: 'namespace' } } }],
    },
    fields: {
      ...METADATA,
      'metadata.resourceVersion': [undefined],
      'webhooks.0.name': ['b.example.com', 'b'],
      'webhooks.0.sideEffects': ['Some', undefined],
      'webhooks.0.timeoutSeconds': [5, 99],
      'webhooks.0.clientConfig': [{ url: 'http://example.com' }, undefined],
      'webhooks.0.rules': [undefined],
      webhooks: [undefined],
    },
  },
  ValidatingAdmissionPolicy: {
    path: '/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies',
    object: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
      spec: policySpec,
    },
    fields: {
      ...METADATA,
      'metadata.resourceVersion': [undefined],
      'spec.validations': [[{ expression: 'false' }], undefined],
      'spec.failurePolicy': ['Ignore', 'Other'],
      'spec.matchConstraints': [undefined],
      'status.observedGeneration': [9],
    },
    subresources: {
      status: {
        ...METADATA,
        'spec.failurePolicy': ['Ignore'],
        'status.observedGeneration': [1],
        'status.conditions': [
          [condition('A', 'True', { reason: 'A', message: '', lastTransitionTime: '2026-01-01T00:00:00Z' })],
          [condition('A', 'Other', { reason: 'A', message: '', lastTransitionTime: '2026-01-01T00:00:00Z' })],
        ],
      },
    },
  },
  ValidatingAdmissionPolicyBinding: {
    path: '/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings',
    object: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicyBinding',
      spec: { policyName: 'a', validationActions: ['Deny'] },
    },
    fields: {
      ...METADATA,
      'spec.policyName': ['b', undefined],
      'spec.validationActions': [['Warn'], ['Deny', 'Warn'], ['Other'], undefined],
    },
  },
  IPAddress: {
    path: '/apis/networking.k8s.io/v1/ipaddresses',
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'IPAddress',
      metadata: { name: '192.0.2.7' },
      spec: { parentRef: { resource: 'services', name: 'a', namespace: 'default' } },
    },
    fields: { ...METADATA, 'spec.parentRef.name': ['b', undefined], 'spec.parentRef': [undefined] },
  },
  DeviceClass: {
    path: '/apis/resource.k8s.io/v1/deviceclasses',
    object: { apiVersion: 'resource.k8s.io/v1', kind: 'DeviceClass', spec: {} },
    fields: { ...METADATA, 'spec.selectors': [[{ cel: { expression: 'true' } }]] },
  },
  ResourceClaimTemplate: {
    path: `/apis/resource.k8s.io/v1${IN_NAMESPACE}resourceclaimtemplates`,
    object: {
      apiVersion: 'resource.k8s.io/v1',
      kind: 'ResourceClaimTemplate',
      spec: { spec: { devices: { requests: [{ name: 'a', exactly: { deviceClassName: 'a' } }] } } },
    },
    fields: { ...METADATA, 'spec.spec.devices.requests.0.name': ['b'] },
  },
  ResourceSlice: {
    path: '/apis/resource.k8s.io/v1/resourceslices',
    object: {
      apiVersion: 'resource.k8s.io/v1',
      kind: 'ResourceSlice',
      spec: {
        driver: 'example.com',
        nodeName: 'n',
        pool: { name: 'a', generation: 1, resourceSliceCount: 1 },
        devices: [{ name: 'a' }],
      },
    },
    fields: {
      ...METADATA,
      'spec.devices': [[{ name: 'b' }], undefined],
      'spec.pool.generation': [2],
      'spec.pool.name': ['b'],
      'spec.driver': ['b.example.com'],
      'spec.nodeName': ['m'],
    },
  },
};
