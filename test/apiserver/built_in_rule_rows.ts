// Objects of built-in Kinds, with what kube-apiserver fills in and refuses of them. The messages are its own.

export interface Plain {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

const template = (labels: object, restartPolicy = 'Always'): object => ({
  metadata: { labels },
  spec: { restartPolicy, containers: [{ name: 'a', image: 'nginx' }] },
});
const web = { app: 'web' };
const workload = (kind: string, more: object = {}): Plain => ({
  apiVersion: 'apps/v1',
  kind,
  metadata: { name: 'web' },
  spec: { selector: { matchLabels: web }, template: template(web), ...more },
});
const job: Plain = {
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: 'web' },
  spec: { template: template({}, 'Never') },
};
export const pod = (name: string, more: object = {}): Plain => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name },
  spec: { containers: [{ name: 'a', image: 'nginx', ...more }] },
});
const binding: Plain = {
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'RoleBinding',
  metadata: { name: 'web' },
  subjects: [{ kind: 'User', name: 'jane' }],
  roleRef: { kind: 'Role', name: 'a' },
};

const claim = (name: string): Plain => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
});

const sized = (cpu: string): object => ({ resources: { requests: { cpu } } });
const podWith = (more: object): Plain => ({ ...pod('a'), spec: { ...(pod('a')['spec'] as object), ...more } });
const ANY = { operator: 'Exists', effect: 'NoExecute' };
const POD_MAY =
  'spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)';
const GATE =
  'Pod "a" is invalid: spec.schedulingGates[0].name: Forbidden: only deletion is allowed, but found new scheduling gate \'example.com/a\'';
const MIRROR =
  'Pod "a" is invalid: metadata.annotations[kubernetes.io/config.mirror]: Forbidden: may not add mirror pod annotation';

const NAME_OF_FEATURE =
  "must start with an UpperCamelCase segment, with subsequent segments separated by '/' (e.g., MyFeature or MyFeature/mySubFeature), and contain only alphanumeric characters and slashes";

const nodeWith = (status: object): Plain => ({ apiVersion: 'v1', kind: 'Node', metadata: { name: 'n' }, status });

const SUBDOMAIN =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";

const volume = (more: object): Plain => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name: 'a' },
  spec: { accessModes: ['ReadWriteOnce'], capacity: { storage: '1Gi' }, ...more },
});

const service = (more: object = {}): Plain => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { ports: [{ port: 80 }], ...more },
});

const SOURCE_RANGES = 'service.beta.kubernetes.io/load-balancer-source-ranges';

const balancedFrom = (ranges: string): Plain => ({
  ...service({ type: 'LoadBalancer' }),
  metadata: { name: 'web', annotations: { [SOURCE_RANGES]: ranges } },
});

/** Signed with Ed25519 by openssl. */
const SIGNED = Buffer.from(
  '-----BEGIN CERTIFICATE REQUEST-----\nMIGLMD8CAQAwDDEKMAgGA1UEAwwBYTAqMAUGAytlcAMhAJNUCqZF3jVG99pg7b8exeWZROj6ptNM6lqVdOgd5j1/oAAwBQYDK2VwA0EAYEIMEammSw2LVh7sZKBZBciyc38GVdfB5TWWOTbHWqucSykPk2AeJh3UWl5pP3ZudXe2FCki2TQTUhg33H+vCQ==\n-----END CERTIFICATE REQUEST-----\n',
).toString('base64');

export const signingRequest = (signerName: string): Plain => ({
  apiVersion: 'certificates.k8s.io/v1',
  kind: 'CertificateSigningRequest',
  metadata: { name: 'web' },
  spec: { request: SIGNED, usages: ['client auth'], signerName },
});

/** A device whose memory is given in parts of these sizes. */
const sliceOfCapacity = (validRange: object): Plain => {
  const memory = { value: '4Gi', requestPolicy: { default: '1Gi', validRange } };
  return {
    apiVersion: 'resource.k8s.io/v1',
    kind: 'ResourceSlice',
    metadata: { name: 'web' },
    spec: {
      driver: 'd.example.com',
      nodeName: 'n',
      pool: { name: 'p', resourceSliceCount: 1 },
      devices: [{ name: 'd', allowMultipleAllocations: true, capacity: { memory } }],
    },
  };
};

const LABEL =
  "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')";
const PARAMETERS = 'ValidatingAdmissionPolicy.admissionregistration.k8s.io "web" is invalid: spec.paramKind';

const policyOf = (paramKind: object): Plain => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicy',
  metadata: { name: 'web' },
  spec: {
    paramKind,
    matchConstraints: {
      resourceRules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['pods'] }],
    },
    validations: [{ expression: 'true' }],
  },
});

const regarding = { apiVersion: 'v1', kind: 'Pod', name: 'p', namespace: 'default' };
const event = (more: object): Plain => ({
  ...{ apiVersion: 'events.k8s.io/v1', kind: 'Event', metadata: { name: 'web' }, regarding },
  ...{ eventTime: '2026-01-02T03:04:05.000000Z', reportingController: 'example.com/c', reportingInstance: 'c-1' },
  ...{ action: 'Do', reason: 'Because', type: 'Normal', ...more },
});

/** A label of its own, and none with an index behind it. */
const LONG = 'a'.repeat(62);

/** Objects, and what is said to their creation. */
export const REFUSED: readonly (readonly [object: Plain, message: string])[] = [
  [pod('A_b'), `Pod "A_b" is invalid: metadata.name: Invalid value: "A_b": ${SUBDOMAIN}`],
  [{ ...pod('b'), spec: { containers: [] } }, 'Pod "b" is invalid: spec.containers: Required value'],
  [
    workload('Deployment', { selector: { matchLabels: { app: 'other' } } }),
    'Deployment.apps "web" is invalid: spec.template.metadata.labels: Invalid value: {"app":"web"}: `selector` does not match template `labels`',
  ],
  [
    {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
      metadata: { name: 'web' },
      spec: {},
    },
    'ValidatingAdmissionPolicy.admissionregistration.k8s.io "web" is invalid: [spec.matchConstraints: Required value, spec.validations: Required value: validations or auditAnnotations must contain at least one item, spec.auditAnnotations: Required value: validations or auditAnnotations must contain at least one item]',
  ],
  [
    nodeWith({ declaredFeatures: ['B', 'A/b', 'A/b', 'c', `${'\u00e9'.repeat(127)}`] }),
    `Node "n" is invalid: [status.declaredFeatures[1]: Invalid value: "A/b": list must be sorted alphabetically, status.declaredFeatures[2]: Duplicate value: "A/b", status.declaredFeatures[3]: Invalid value: "c": invalid feature name "c": ${NAME_OF_FEATURE}, status.declaredFeatures[4]: Invalid value: "${'\u00e9'.repeat(127)}": invalid feature name "${'\u00e9'.repeat(127)}": must be no more than 253 characters]`,
  ],
  [
    nodeWith({ nodeInfo: { swap: { capacity: 0 } } }),
    'Node "n" is invalid: metadata.nodeSwapStatus.capacity: Invalid value: 0: must be greater than zero',
  ],
  [
    pod('c', { ports: [{ protocol: 'TCP' }] }),
    'Pod "c" is invalid: spec.containers[0].ports[0].containerPort: Required value',
  ],
  [
    pod('c', { securityContext: { windowsOptions: { runAsUserName: '. .' } } }),
    'Pod "c" is invalid: spec.containers[0].securityContext.windowsOptions.runAsUserName: Invalid value: ". .": runAsUserName\'s User cannot contain only periods or spaces',
  ],
  [
    {
      ...job,
      metadata: { name: LONG },
      spec: { ...(job['spec'] as object), completionMode: 'Indexed', completions: 1 },
    },
    `Job.batch "${LONG}" is invalid: metadata.name: Invalid value: "${LONG}": will not able to create pod with invalid DNS label: ${LONG}-0`,
  ],
  [
    {
      apiVersion: 'flowcontrol.apiserver.k8s.io/v1',
      kind: 'FlowSchema',
      metadata: { name: 'a' },
      spec: {
        matchingPrecedence: 2,
        priorityLevelConfiguration: { name: 'a' },
        rules: [
          {
            subjects: [{ kind: 'User', user: { name: 'a' }, group: { name: 'b' } }],
            nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz'] }],
          },
        ],
      },
    },
    'FlowSchema.flowcontrol.apiserver.k8s.io "a" is invalid: spec.rules[0].subjects[0].group: Forbidden: group is forbidden when subject kind is not \'Group\'',
  ],
  [
    {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'VolumeAttachment',
      metadata: { name: 'a' },
      spec: { attacher: '', nodeName: 'n', source: { persistentVolumeName: 'v' } },
    },
    'VolumeAttachment.storage.k8s.io "a" is invalid: spec.attacher: Required value',
  ],
  [
    volume({ storageos: { volumeName: 'a', volumeNamespace: 'b', secretRef: { name: 'c' } } }),
    'PersistentVolume "a" is invalid: spec.storageos.secretRef.namespace: Required value',
  ],
  ...['[]', '"a"', '1'].map(
    (text) =>
      [
        {
          apiVersion: 'v1',
          kind: 'Secret',
          metadata: { name: 'web' },
          type: 'kubernetes.io/dockerconfigjson',
          stringData: { '.dockerconfigjson': text },
        },
        'Secret "web" is invalid: data[.dockerconfigjson]: Invalid value: "<secret contents redacted>": must be a JSON object',
      ] as const,
  ),
  [
    volume({ azureFile: { secretName: 'a', shareName: 'b', secretNamespace: '' } }),
    'PersistentVolume "a" is invalid: spec.azureFile.secretNamespace: Required value',
  ],
  [
    podWith({ activeDeadlineSeconds: 0 }),
    'Pod "a" is invalid: spec.activeDeadlineSeconds: Invalid value: 0: must be between 1 and 2147483647, inclusive',
  ],
  [
    podWith({
      os: { name: 'linux' },
      securityContext: { windowsOptions: { runAsUserName: 'a' } },
      initContainers: [{ name: 'b', image: 'nginx', securityContext: { windowsOptions: { runAsUserName: 'a' } } }],
    }),
    'Pod "a" is invalid: [spec.securityContext.windowsOptions: Forbidden: windows options cannot be set for a linux pod, spec.initContainers[0].securityContext.windowsOptions: Forbidden: windows options cannot be set for a linux pod]',
  ],
  [
    {
      ...podWith({ securityContext: { seccompProfile: { type: 'RuntimeDefault' } } }),
      metadata: { name: 'a', annotations: { 'seccomp.security.alpha.kubernetes.io/pod': 'unconfined' } },
    },
    'Pod "a" is invalid: spec.securityContext.seccompProfile.type: Forbidden: seccomp type in annotation and field must match',
  ],
  [
    {
      ...job,
      spec: {
        template: template({}, 'Never'),
        podFailurePolicy: {
          rules: [
            { action: 'FailJob', onPodConditions: [{ type: 'a', status: 'b' }] },
            { action: 'FailJob', onExitCodes: { operator: 'In', values: [1], containerName: 'b' } },
          ],
        },
      },
    },
    'Job.batch "web" is invalid: [spec.podFailurePolicy.rules[0].onPodConditions[0].status: Unsupported value: "b": supported values: "False", "True", "Unknown", spec.podFailurePolicy.rules[1].onExitCodes.containerName: Invalid value: "b": must be one of the container or initContainer names in the pod template]',
  ],
  [
    signingRequest('kubernetes.io/legacy-unknown'),
    'CertificateSigningRequest.certificates.k8s.io "web" is invalid: spec.signerName: Invalid value: "kubernetes.io/legacy-unknown": the legacy signerName is not allowed via this API version',
  ],
  [
    signingRequest('a'),
    'CertificateSigningRequest.certificates.k8s.io "web" is invalid: spec.signerName: Invalid value: "a": must be a fully qualified domain and path of the form \'example.com/signer-name\'',
  ],
  [
    sliceOfCapacity({ min: '1Gi', max: '5Gi' }),
    'ResourceSlice.resource.k8s.io "web" is invalid: spec.devices[0].capacity[memory].requestPolicy.validRange.max: Invalid value: "5Gi": max is larger than capacity value: 4Gi',
  ],
  [
    balancedFrom('10.0.0.0/8, a'),
    'Service "web" is invalid: metadata.annotations[service.beta.kubernetes.io/load-balancer-source-ranges]: Invalid value: "a": must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)',
  ],
  [
    podWith({ containers: ['a', 'b', 'a'].map((name) => ({ name, image: 'nginx' })) }),
    'Pod "a" is invalid: spec.containers[2].name: Duplicate value: "a"',
  ],
  [policyOf({ kind: '', apiVersion: 'v1' }), `${PARAMETERS}.kind: Required value`],
  [
    policyOf({ kind: 'a b', apiVersion: 'v1' }),
    `${PARAMETERS}.kind: Invalid value: "a b": may have mixed case, but should otherwise match: ${LABEL}`,
  ],
  [policyOf({ kind: 'A', apiVersion: '' }), `${PARAMETERS}.apiVersion: Required value`],
  [policyOf({ kind: 'A', apiVersion: '/' }), `${PARAMETERS}.apiVersion: Invalid value: "/": version must be specified`],
  [
    policyOf({ kind: 'A', apiVersion: 'a/b/c' }),
    `${PARAMETERS}.apiVersion: Invalid value: "a/b/c": unexpected GroupVersion string: a/b/c`,
  ],
  [
    policyOf({ kind: 'A', apiVersion: 'A_/V1' }),
    `${PARAMETERS.replace(/(?=spec)/, '[')}.apiVersion: Invalid value: "A_": ${SUBDOMAIN}, spec.paramKind.apiVersion: Invalid value: "V1": ${LABEL}]`,
  ],
  [event({ reason: '' }), 'Event "web" is invalid: reason: Required value'],
  [
    event({ action: '', reportingController: 'a b', reportingInstance: '' }),
    `Event "web" is invalid: [reportingController: Invalid value: "a b": name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]'), reportingInstance: Required value, action: Required value]`,
  ],
  [
    event({ type: 'Sad', note: 'm'.repeat(1025) }),
    'Event "web" is invalid: [message: Invalid value: "": can have at most 1024 characters, type: Invalid value: "": has invalid value: Sad]',
  ],
  [
    event({ deprecatedCount: 3, deprecatedSource: { component: 'x' } }),
    'Event "web" is invalid: [count: Invalid value: "": needs to be unset, source: Invalid value: "": needs to be unset]',
  ],
  [
    event({ series: { count: 1, lastObservedTime: null } }),
    'Event "web" is invalid: [series.count: Invalid value: "": should be at least 2, series.lastObservedTime: Required value]',
  ],
];

/** Objects, changes of them, and what is said to that; nothing when it is taken. */
export const CHANGED: readonly (readonly [object: Plain, change: object, message: string | undefined])[] = [
  [
    workload('Deployment'),
    { spec: { selector: { matchLabels: { app: 'web', tier: 'a' } }, template: template({ ...web, tier: 'a' }) } },
    'Deployment.apps "web" is invalid: spec.selector: Invalid value: {"matchLabels":{"app":"web","tier":"a"}}: field is immutable',
  ],
  [workload('Deployment'), { spec: { replicas: 3 } }, undefined],
  [
    workload('StatefulSet', { serviceName: 'web' }),
    { spec: { serviceName: 'other' } },
    'StatefulSet.apps "web" is invalid: spec.serviceName: Invalid value: "other": field is immutable',
  ],
  [
    {
      ...claim('kept'),
      spec: {
        accessModes: ['ReadWriteOnce'],
        resources: { requests: { storage: '1024Mi' }, limits: { storage: '2Gi' } },
        selector: { matchLabels: { b: '1', a: '2' } },
        storageClassName: 'a',
        dataSource: { kind: 'PersistentVolumeClaim', name: 'c' },
      },
    },
    { spec: { volumeName: 'v', storageClassName: 'b', selector: { matchLabels: { a: null } } } },
    [
      'PersistentVolumeClaim "kept" is invalid: spec: Forbidden: spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims',
      '@@ -4,7 +4,6 @@',
      '  ],',
      '  "Selector": {',
      '   "matchLabels": {',
      '-   "a": "2",',
      '    "b": "1"',
      '   }',
      '  },',
      '@@ -17,7 +16,7 @@',
      '   }',
      '  },',
      '  "VolumeName": "v",',
      '- "StorageClassName": "a",',
      '+ "StorageClassName": "b",',
      '  "VolumeMode": "Filesystem",',
      '  "DataSource": {',
      '   "APIGroup": null,',
      '',
    ].join('\n'),
  ],
  [
    { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'web' }, stringData: { a: 'b' } },
    { type: 'example.com/x' },
    'Secret "web" is invalid: type: Invalid value: "example.com/x": field is immutable',
  ],
  [
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web' }, data: { a: 'b' }, immutable: true },
    { immutable: false, data: { a: 'c' } },
    'ConfigMap "web" is invalid: [immutable: Forbidden: field is immutable when `immutable` is set, data: Forbidden: field is immutable when `immutable` is set]',
  ],
  [
    binding,
    { roleRef: { kind: 'Role', name: 'b' } },
    'RoleBinding.rbac.authorization.k8s.io "web" is invalid: roleRef: Invalid value: {"apiGroup":"rbac.authorization.k8s.io","kind":"Role","name":"b"}: field is immutable',
  ],
  [
    {
      apiVersion: 'scheduling.k8s.io/v1',
      kind: 'PriorityClass',
      metadata: { name: 'web' },
      value: 1,
    },
    { value: 2 },
    'PriorityClass.scheduling.k8s.io "web" is invalid: value: Forbidden: may not be changed in an update.',
  ],
  [
    { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', metadata: { name: 'web' }, provisioner: 'example.com/a' },
    { provisioner: 'example.com/b' },
    'StorageClass.storage.k8s.io "web" is invalid: provisioner: Invalid value: null: field is immutable',
  ],
  [job, { spec: { parallelism: 2 } }, undefined],
  [pod('a'), { spec: { containers: [{ name: 'a', image: 'other' }] } }, undefined],
  [
    pod('a'),
    { spec: { containers: [{ name: 'a', image: 'nginx', command: ['x'] }] } },
    `Pod "a" is invalid: ${POD_MAY}`,
  ],
  [pod('a'), { spec: { nodeName: 'n' } }, `Pod "a" is invalid: ${POD_MAY}`],
  [
    pod('a'),
    {
      spec: {
        containers: [
          { name: 'b', image: 'nginx' },
          { name: 'a', image: 'nginx' },
        ],
      },
    },
    'Pod "a" is invalid: spec.containers: Forbidden: pod updates may not add or remove containers',
  ],
  [pod('a'), { spec: { activeDeadlineSeconds: 5 } }, undefined],
  [pod('a'), { spec: { schedulingGates: [{ name: 'example.com/a' }] } }, GATE],
  [podWith({ activeDeadlineSeconds: 5 }), { spec: { activeDeadlineSeconds: 4 } }, undefined],
  [
    podWith({ activeDeadlineSeconds: 5 }),
    { spec: { activeDeadlineSeconds: 6 } },
    'Pod "a" is invalid: spec.activeDeadlineSeconds: Invalid value: 6: must be less than or equal to previous value',
  ],
  [
    podWith({ activeDeadlineSeconds: 5 }),
    { spec: { activeDeadlineSeconds: null } },
    'Pod "a" is invalid: spec.activeDeadlineSeconds: Invalid value: null: must not update from a positive integer to nil value',
  ],
  [
    podWith({ tolerations: [ANY] }),
    {
      spec: {
        tolerations: [
          { key: 'a', operator: 'Exists' },
          { ...ANY, tolerationSeconds: 4 },
        ],
      },
    },
    undefined,
  ],
  [
    podWith({ tolerations: [ANY] }),
    { spec: { tolerations: [] } },
    'Pod "a" is invalid: spec.tolerations: Forbidden: existing toleration can not be modified except its tolerationSeconds',
  ],
  [podWith({ schedulingGates: [{ name: 'example.com/a' }] }), { spec: { nodeSelector: { a: 'b' } } }, undefined],
  [
    podWith({ schedulingGates: [{ name: 'example.com/a' }], nodeSelector: { a: 'b' } }),
    { spec: { nodeSelector: { a: 'c' } } },
    'Pod "a" is invalid: spec.nodeSelector: Invalid value: {"a":"c"}: only additions to spec.nodeSelector are allowed (no mutations or deletions)',
  ],
  [podWith({ nodeName: 'n' }), { metadata: { annotations: { 'kubernetes.io/config.mirror': 'x' } } }, MIRROR],
  [
    podWith({ resourceClaims: [{ name: 'c', resourceClaimName: 'd' }] }),
    { status: { resourceClaimStatuses: [{ name: 'c', resourceClaimName: 'd' }] } },
    undefined,
  ],
  [
    podWith({ resourceClaims: [{ name: 'c', resourceClaimName: 'd' }] }),
    { status: { resourceClaimStatuses: [{ name: 'c', resourceClaimName: 'A_' }] } },
    `Pod "a" is invalid: status.resourceClaimStatuses[0].resourceClaimName: Invalid value: "A_": ${SUBDOMAIN}`,
  ],
  [
    service(),
    { spec: { clusterIP: 'None' } },
    'Service "web" is invalid: spec.clusterIPs[0]: Invalid value: ["None"]: may not change once set',
  ],
  [service({ clusterIP: 'None' }), { spec: { clusterIP: '' } }, undefined],
  [balancedFrom('10.0.0.0/8'), { metadata: { annotations: { [SOURCE_RANGES]: ' ' } } }, undefined],
  [sliceOfCapacity({ min: '1Gi', max: '4Gi' }), { metadata: { labels: { a: 'b' } } }, undefined],
  [
    volume({ hostPath: { path: '/a' } }),
    { spec: { volumeMode: 'Block' } },
    'PersistentVolume "a" is invalid: volumeMode: Invalid value: "Block": field is immutable',
  ],
  [event({}), { note: '' }, undefined],
  [event({ note: 'x' }), { note: null }, 'Event "web" is invalid: message: Invalid value: "": field is immutable'],
  [
    event({}),
    { note: 'x', reason: 'Y' },
    'Event "web" is invalid: [reason: Invalid value: "Y": field is immutable, message: Invalid value: "x": field is immutable]',
  ],
  [event({}), { series: { count: 2, lastObservedTime: '2026-01-02T03:04:06.000000Z' } }, undefined],
];

const sizedPod = (more: object): Plain =>
  podWith({ ...more, containers: [{ name: 'a', image: 'nginx', ...sized('1') }] });
const ONLY_SIZES = 'only cpu and memory resources are mutable';

/** Pods, how they are resized, and what is said to that; nothing when it is done. */
export const RESIZED: readonly (readonly [pod: Plain, spec: object, message: string | undefined])[] = [
  [pod('a', sized('1')), { containers: [{ name: 'a', ...sized('2') }] }, undefined],
  [pod('a', sized('1')), { containers: [{ name: 'a', ...sized('2'), image: 'other' }] }, undefined],
  [pod('a', sized('1')), { resources: { requests: { cpu: '3' } } }, undefined],
  [pod('a', sized('1')), { resources: {} }, `Pod "a" is invalid: spec: Forbidden: ${ONLY_SIZES}`],
  [sizedPod(sized('3')), sized('4'), undefined],
  [sizedPod(sized('3')), { resources: null }, undefined],
  [sizedPod(sized('3')), { resources: { requests: { cpu: null, memory: '1Gi' } } }, undefined],
  [sizedPod({ resources: {} }), { resources: null }, undefined],
  [sizedPod({ resources: {} }), sized('4'), undefined],
  [
    pod('a', sized('1')),
    { resources: { limits: { 'hugepages-2Mi': '2Mi' } } },
    `Pod "a" is invalid: spec: Forbidden: ${ONLY_SIZES} at pod-level`,
  ],
  [
    pod('a', sized('1')),
    { resources: { claims: [{ name: 'c' }] } },
    'Pod "a" is invalid: [spec.resources.claims: Forbidden: claims may not be set for Resources at pod-level, spec.resources.claims[0]: Not found: "c": must be one of the names in pod.spec.resourceClaims which is empty]',
  ],
  [
    pod('a', sized('1')),
    { containers: [{ name: 'a', resources: { requests: null } }] },
    'Pod "a" is invalid: [spec: Invalid value: "Burstable": Pod QOS Class may not change as a result of resizing, spec.containers[0].resources.requests: Forbidden: resource requests cannot be removed]',
  ],
  [
    pod('a'),
    { containers: [{ name: 'a', ...sized('1') }] },
    'Pod "a" is invalid: spec: Invalid value: "BestEffort": Pod QOS Class may not change as a result of resizing',
  ],
  [
    {
      ...podWith({ nodeName: 'n' }),
      metadata: { name: 'a', annotations: { 'kubernetes.io/config.mirror': 'x' } },
    },
    { containers: [{ name: 'a', ...sized('1') }] },
    'Pod "a" is invalid: []: Forbidden: static pods cannot be resized',
  ],
  [
    podWith({ os: { name: 'windows' } }),
    { containers: [{ name: 'a', ...sized('1') }] },
    'Pod "a" is invalid: []: Forbidden: windows pods cannot be resized',
  ],
];

/** Objects, and what a server has of them, by paths. */
export const FILLED: readonly (readonly [object: Plain, path: string, value: unknown])[] = [
  [pod('a'), 'spec.containers.0.imagePullPolicy', 'Always'],
  [pod('a'), 'spec.terminationGracePeriodSeconds', 30],
  [podWith({ terminationGracePeriodSeconds: -1 }), 'spec.terminationGracePeriodSeconds', 1],
  [pod('a'), 'status.phase', 'Pending'],
  [pod('a'), 'status.qosClass', 'BestEffort'],
  [pod('b', { resources: { limits: { cpu: '1' } } }), 'status.qosClass', 'Burstable'],
  [pod('c', { resources: { limits: { cpu: '1', memory: '1Gi' } } }), 'status.qosClass', 'Guaranteed'],
  [workload('Deployment'), 'spec.strategy.rollingUpdate.maxSurge', '25%'],
  [{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'web' }, stringData: { a: 'ü' } }, 'data.a', 'w7w='],
  [{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'web' }, stringData: { a: 'ü' } }, 'stringData', undefined],
  [job, 'spec.template.metadata.labels.job-name', 'web'],
  [job, 'metadata.generation', 1],
  [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web' } }, 'metadata.generation', undefined],
  [binding, 'metadata.generation', undefined],
  [
    { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name: 'web' }, value: 1 },
    'metadata.generation',
    1,
  ],
  ...['deletionTimestamp', 'deletionGracePeriodSeconds', 'selfLink'].map((field) => {
    const given = { deletionTimestamp: '2026-01-01T00:00:00Z', deletionGracePeriodSeconds: 5, selfLink: '/a' };
    const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web', ...given } };
    return [map, `metadata.${field}`, undefined] as const;
  }),
  [claim('a'), 'status.phase', 'Pending'],
  [claim('b'), 'spec.volumeMode', 'Filesystem'],
  [binding, 'subjects.0.apiGroup', 'rbac.authorization.k8s.io'],
];
