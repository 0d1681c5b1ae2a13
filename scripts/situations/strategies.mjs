// @ts-check
// Objects of Kinds whose rules are declared as well as written, with single faults: created, changed, and their status.
import { AUTHORITY, LEAF, LEAF_OF_BAD_NAMES, OTHER_AUTHORITY, REQUESTS } from './certificates.mjs';
import {
  claimSpec,
  claimStatus,
  classChanges,
  classSpec,
  counterSliceSpec,
  sliceChanges,
  sliceSpec,
} from './devices.mjs';

/** @typedef {{ [key: string]: unknown }} Data */
/** @typedef {Data & { apiVersion: string, kind: string, metadata: Data }} APIObject */
/** @typedef {{ in: APIObject, old?: APIObject, subresource?: string }} Row */

/** @type {(apiVersion: string, kind: string, spec: Data, status?: Data, name?: string) => APIObject} */
const object = (apiVersion, kind, spec, status, name = 'a') => ({
  apiVersion,
  kind,
  metadata: { name, namespace: 'default' },
  spec,
  ...(status && { status }),
});

/** @type {(apiVersion: string, kind: string, spec: Data, status?: Data, name?: string) => APIObject} */
const global = (apiVersion, kind, spec, status, name = 'a') => ({
  ...object(apiVersion, kind, spec, status),
  metadata: { name },
});

/** @type {(type: string, status?: string) => Data} */
const condition = (type, status = 'True') => ({
  ...{ type, status, reason: 'Because', message: 'so it is' },
  lastTransitionTime: '2026-11-26T07:00:00Z',
});

const bundle = global('certificates.k8s.io/v1', 'ClusterTrustBundle', { trustBundle: AUTHORITY });
const signerBundle = global(
  'certificates.k8s.io/v1',
  'ClusterTrustBundle',
  { signerName: 'example.com/signer', trustBundle: `${AUTHORITY}some words\n${OTHER_AUTHORITY}` },
  undefined,
  'example.com:signer:a',
);
const request = object('certificates.k8s.io/v1', 'PodCertificateRequest', {
  signerName: 'example.com/signer',
  podName: 'pod',
  podUID: '1-2',
  serviceAccountName: 'default',
  serviceAccountUID: '3-4',
  nodeName: 'node',
  nodeUID: '5-6',
  maxExpirationSeconds: 90_000,
  stubPKCS10Request: REQUESTS.ecdsa,
  unverifiedUserAnnotations: { 'example.com/a': 'b' },
});
const issued = {
  conditions: [condition('Issued')],
  certificateChain: LEAF + AUTHORITY,
  notBefore: '2026-11-26T07:34:58Z',
  notAfter: '2026-11-27T07:34:58Z',
  beginRefreshAt: '2026-11-26T17:00:00Z',
};
const migration = global(
  'storagemigration.k8s.io/v1',
  'StorageVersionMigration',
  { resource: { group: 'apps', resource: 'deployments' } },
  { conditions: [condition('Running')], resourceVersion: '12' },
);
const rule = global(
  'resource.k8s.io/v1',
  'DeviceTaintRule',
  {
    deviceSelector: { driver: 'gpu.example.com', pool: 'a/b', device: 'gpu-0' },
    taint: { key: 'example.com/broken', value: 'yes', effect: 'NoSchedule', timeAdded: '2026-11-26T07:00:00Z' },
  },
  { conditions: [condition('EvictionInProgress')] },
);

/** @type {(name: string) => Data} */
const template = (name) => ({
  name,
  schedulingPolicy: { gang: { minCount: 2 } },
  disruptionMode: { all: {} },
  priorityClassName: 'high',
  priority: 7,
});
const off = {
  schedulingConstraints: { topology: [{ key: 'example.com/rack' }] },
  resourceClaims: [{ name: 'a', resourceClaimName: 'b' }],
  preemptionPolicy: 'Never',
};
const groupSpec = {
  workloadRef: { workloadName: 'web', templateName: 'main' },
  schedulingPolicy: { gang: { minCount: 2 } },
  disruptionMode: { single: {} },
  priorityClassName: 'high',
  priority: 7,
};
const groups = ['v1beta1', 'v1alpha3'].flatMap((version) => [
  object(`scheduling.k8s.io/${version}`, 'Workload', {
    controllerRef: { apiGroup: 'batch', kind: 'Job', name: 'train' },
    podGroupTemplates: [template('workers'), template('drivers')],
  }),
  object(`scheduling.k8s.io/${version}`, 'PodGroup', groupSpec, {
    conditions: [condition('PodGroupInitiallyScheduled')],
  }),
]);
const composite = object(
  'scheduling.k8s.io/v1alpha3',
  'CompositePodGroup',
  {
    ...groupSpec,
    parentCompositePodGroupName: 'all',
    schedulingPolicy: { gang: { minGroupCount: 2 } },
    schedulingConstraints: { topology: [{ key: 'example.com/rack' }] },
  },
  { conditions: [condition('Scheduled')] },
);

const pod = { name: 'web', uid: '01234567-89ab-cdef-0123-456789abcdef' };
const evictionRequest = object(
  'lifecycle.k8s.io/v1alpha1',
  'EvictionRequest',
  { target: { pod }, requester: 'drain.example.com/node', intent: 'Eviction' },
  { conditions: [condition('Failed', 'False')], observedGeneration: 2 },
);
const OWN_RESPONDER = 'imperative-eviction.k8s.io/evictor';
/** @type {(first: string, second: string) => Data[]} */
const targets = (first, second) => [
  { name: OWN_RESPONDER, priority: 100, state: second },
  { name: 'a.example.com/move', priority: 2000, state: first },
];
const NOW = '2026-11-26T07:35:10Z';
const LONG_AGO = '2026-11-26T07:00:00Z';
/** @type {(said?: Data, other?: Data) => Data[]} */
const responders = (said = {}, other = {}) => [
  { name: 'a.example.com/move', ...said },
  { name: OWN_RESPONDER, ...other },
];
const active = {
  requesters: [{ name: 'drain.example.com/node', intent: 'Eviction' }],
  observedGeneration: 1,
  targetResponders: targets('Active', 'Inactive'),
  responders: responders({ startTime: NOW, heartbeatTime: NOW, expectedCompletionTime: '2026-11-26T09:00:00Z' }),
};
const eviction = object('lifecycle.k8s.io/v1alpha1', 'Eviction', { target: { pod } }, active);

const DEVICES = 'resource.k8s.io/v1';
const deviceClass = global(DEVICES, 'DeviceClass', classSpec);
const claim = object(DEVICES, 'ResourceClaim', claimSpec, claimStatus(condition('Ready')));
const claimTemplate = object(DEVICES, 'ResourceClaimTemplate', {
  metadata: { labels: { a: 'b' } },
  spec: claimSpec,
});
const slice = global(DEVICES, 'ResourceSlice', sliceSpec);
const counterSlice = global(DEVICES, 'ResourceSlice', counterSliceSpec);

const FLOWS = 'flowcontrol.apiserver.k8s.io/v1';
const everything = {
  resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], clusterScope: true, namespaces: ['*'] }],
  nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
};
/** @type {(kind: string) => Data} */
const flowStatus = (kind) => ({ conditions: [condition('Dangling'), condition(kind)] });
const flowSchema = global(
  FLOWS,
  'FlowSchema',
  {
    priorityLevelConfiguration: { name: 'workload-low' },
    matchingPrecedence: 500,
    distinguisherMethod: { type: 'ByUser' },
    rules: [
      {
        subjects: [
          { kind: 'User', user: { name: 'ann' } },
          { kind: 'Group', group: { name: 'dev' } },
          { kind: 'ServiceAccount', serviceAccount: { name: 'a', namespace: 'default' } },
        ],
        resourceRules: [
          { verbs: ['get', 'list'], apiGroups: ['', 'apps'], resources: ['pods', 'pods/log'], namespaces: ['a', 'b'] },
        ],
        nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz', '/ver/*'] }],
      },
    ],
  },
  flowStatus('FlowSchema'),
);
/** @type {(...groups: string[]) => Data[]} */
const ofGroups = (...groups) => groups.map((name) => ({ kind: 'Group', group: { name } }));
const mandatorySchemas = [
  global(
    FLOWS,
    'FlowSchema',
    {
      priorityLevelConfiguration: { name: 'exempt' },
      matchingPrecedence: 1,
      rules: [{ subjects: ofGroups('system:masters'), ...everything }],
    },
    undefined,
    'exempt',
  ),
  global(
    FLOWS,
    'FlowSchema',
    {
      priorityLevelConfiguration: { name: 'catch-all' },
      matchingPrecedence: 10_000,
      distinguisherMethod: { type: 'ByUser' },
      rules: [{ subjects: ofGroups('system:unauthenticated', 'system:authenticated'), ...everything }],
    },
    undefined,
    'catch-all',
  ),
];
/** @type {(name: string, spec: Data, status?: Data) => APIObject} */
const level = (name, spec, status) => global(FLOWS, 'PriorityLevelConfiguration', spec, status, name);
const queuing = { queues: 64, handSize: 6, queueLengthLimit: 50 };
const limited = { nominalConcurrencyShares: 30, lendablePercent: 50, borrowingLimitPercent: 20 };
const levels = [
  level(
    'queues',
    { type: 'Limited', limited: { ...limited, limitResponse: { type: 'Queue', queuing } } },
    flowStatus('Level'),
  ),
  level('rejects', { type: 'Limited', limited: { ...limited, limitResponse: { type: 'Reject' } } }),
  level('exempt', { type: 'Exempt', exempt: { nominalConcurrencyShares: 3, lendablePercent: 20 } }),
  level('catch-all', {
    type: 'Limited',
    limited: { nominalConcurrencyShares: 5, lendablePercent: 0, limitResponse: { type: 'Reject' } },
  }),
];

/** What a value becomes, where its type stays. @type {(value: unknown) => unknown[]} */
function othersOf(value) {
  if (typeof value === 'string')
    return ['', 'Nope', 'web_svc', '-a.', '../up', 'a/b/c', 'example.com/a', 'a'.repeat(300)].map((text) =>
      /^\d{4}-\d\d-\d\dT/.test(value) ? '2020-01-01T00:00:00Z' : text,
    );
  if (typeof value === 'number') return [-1, 0, 1, 3, 1_000_000_001];
  if (Array.isArray(value)) return [[], [...value, value[0]], Array.from({ length: 12 }, () => value[0])];
  return [{}];
}

/** An object with one value that differs, for every value in it. @type {(value: unknown) => Generator<unknown>} */
function* mutantsOf(value) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const isFixed = ['apiVersion', 'kind', 'namespace', 'resourceVersion', 'uid'].includes(key);
    if (isFixed) continue;
    /** @type {(to: unknown) => unknown} */
    const set = (to) => (Array.isArray(value) ? value.with(Number(key), to) : { ...value, [key]: to });
    if (!Array.isArray(value) && key !== 'metadata') {
      const { [key]: _, ...others } = /** @type {Data} */ (value);
      yield others;
    }
    for (const other of othersOf(inner)) if (key !== 'metadata') yield set(other);
    for (const mutant of mutantsOf(inner)) yield set(mutant);
  }
}

/** @type {(object: APIObject) => APIObject} */
const stored = ({ metadata, ...others }) => ({ ...others, metadata: { ...metadata, resourceVersion: '1', uid: 'u' } });

/** @type {(base: APIObject) => Row[]} */
function rowsOf(base) {
  const old = stored(base);
  const { status, ...fresh } = base;
  const made = [fresh, ...mutantsOf(fresh)].map((mutant) => ({ in: /** @type {APIObject} */ (mutant) }));
  // The name is that of the request.
  const { metadata, ...others } = old;
  const changed = [others, ...mutantsOf(others)].map((mutant) => ({
    in: /** @type {APIObject} */ ({ .../** @type {Data} */ (mutant), metadata }),
    old,
  }));
  const statuses = status === undefined ? [] : [status, {}, ...mutantsOf(status)];
  const written = statuses.flatMap((each) =>
    [old, { ...old, status: {} }].map((before) => ({
      in: { ...old, metadata: { ...old.metadata, labels: { a: 'b' } }, spec: {}, status: each },
      old: before,
      subresource: 'status',
    })),
  );
  return [...made, ...changed, ...written];
}

/** @type {(base: APIObject, spec: Data) => Row} */
const made = (base, spec) => ({ in: { ...base, spec: { .../** @type {Data} */ (base['spec']), ...spec } } });

/** @type {(base: APIObject, before: Data, status: Data) => Row} */
const written = (base, before, status) => ({
  in: { ...stored(base), status },
  old: { ...stored(base), status: before },
  subresource: 'status',
});

const { conditions: _, ...withoutConditions } = issued;
const requestBySelf = { ...request, status: issued };

const labels = { 'batch.kubernetes.io/controller-uid': 'u' };
/** @type {Data} */
const container = { name: 'a', image: 'b', terminationMessagePolicy: 'File' };
/** @type {(scheduling?: Data, spec?: Data) => APIObject} */
const job = (scheduling, spec) =>
  object('batch/v1', 'Job', {
    manualSelector: true,
    selector: { matchLabels: labels },
    parallelism: 2,
    template: {
      metadata: { labels },
      spec: { restartPolicy: 'Never', containers: [container], ...spec },
    },
    ...(scheduling && { scheduling }),
  });
/** @type {(more: Data) => Data} */
const inContainer = (more) => ({ os: { name: 'linux' }, containers: [{ ...container, ...more }] });
/** @type {(source: Data) => Data} */
const inVolume = (source) => ({ volumes: [{ name: 'v', ...source }] });
const probe = { httpGet: { path: '/', port: 80, scheme: 'HTTP', protocol: 'HTTP2' } };
/** Of features that are off by default. */
const disabled = [
  { schedulingGroup: { podGroupName: 'a' } },
  { evictionResponders: [{ name: 'example.com/a', priority: 10 }] },
  inContainer({ lifecycle: { stopSignal: 'SIGTERM' } }),
  inContainer({ lifecycle: { stopSignal: 'SIGTERM', preStop: { sleep: { seconds: 1 } } } }),
  inContainer({ lifecycle: {} }),
  inContainer({ lifecycle: { preStop: { httpGet: probe.httpGet } } }),
  inContainer({ livenessProbe: probe }),
  inContainer({ readinessProbe: { grpc: { port: 80, service: '', mode: 'TLS' } } }),
  { ...inVolume({ emptyDir: { mode: 0o755 } }) },
  {
    ...inVolume({ emptyDir: {} }),
    ...inContainer({ volumeMounts: [{ name: 'v', mountPath: '/v', bindMountOptions: ['noexec'] }] }),
  },
  inVolume({ secret: { secretName: 's', defaultUser: 5 } }),
  inVolume({ configMap: { name: 's', items: [{ key: 'a', path: 'b', user: 5 }] } }),
  inVolume({ projected: { sources: [{ serviceAccountToken: { path: 't', user: 5 } }] } }),
];
/** @type {(minCount: number) => Data} */
const gang = (minCount) => ({ schedulingPolicy: { gang: { minCount } } });
/** @type {readonly [before: Data | undefined, after: Data | undefined][]} */
const jobSchedulings = [
  [undefined, gang(2)],
  [gang(1), undefined],
  [gang(1), gang(2)],
  [gang(1), gang(3)],
  [gang(3), gang(3)],
  [gang(1), { schedulingPolicy: { basic: {} } }],
  [gang(1), { ...gang(1), resourceClaims: [{ name: 'a', resourceClaimName: 'b' }] }],
];

const quiet = { startTime: LONG_AGO, heartbeatTime: '2026-11-26T07:10:00Z' };
const busy = { startTime: LONG_AGO, heartbeatTime: '2026-11-26T07:30:00Z' };
const done = { ...busy, completionTime: NOW };
/** @type {(first: string, second: string, said?: Data, other?: Data) => Data} */
const progress = (first, second, said, other) => ({
  targetResponders: targets(first, second),
  responders: responders(said, other),
});
/** @type {Data[][]} */
const evictionStatuses = [
  [{}, { responders: responders() }],
  [{}, { targetResponders: targets('Active', 'Inactive') }],
  [{}, progress('Inactive', 'Inactive')],
  [{}, progress('Active', 'Active', { startTime: NOW }, { startTime: NOW })],
  [{}, progress('Active', 'Inactive', { startTime: LONG_AGO })],
  [{}, { ...progress('Inactive', 'Inactive'), conditions: [condition('TargetEvicted')] }],
  [{}, { ...progress('Active', 'Inactive', { startTime: NOW }), conditions: [condition('Failed')] }],
  ...['Interrupted', 'Canceled', 'Completed', 'Inactive', 'Active'].flatMap((state) =>
    [quiet, busy, done].flatMap((said) =>
      ['Active', 'Inactive'].flatMap((second) => [
        [
          progress('Active', 'Inactive', said === done ? busy : said),
          progress(state, second, said, { startTime: NOW }),
        ],
        [
          progress('Active', 'Inactive', said === done ? busy : said),
          { ...progress(state, second, said), conditions: [condition('TargetEvicted')] },
        ],
      ]),
    ),
  ),
  [progress('Completed', 'Active', done, busy), progress('Interrupted', 'Active', done, busy)],
  [progress('Completed', 'Active', done, busy), progress('Completed', 'Active', { ...done, message: 'x' }, busy)],
  [
    progress('Completed', 'Active', done, busy),
    progress('Completed', 'Completed', done, { ...busy, completionTime: NOW }),
  ],
  [progress('Completed', 'Completed', done, done), progress('Completed', 'Active', done, done)],
  [
    progress('Active', 'Inactive', busy),
    { ...progress('Active', 'Inactive', busy), responders: responders(busy).toReversed() },
  ],
  [progress('Active', 'Inactive', busy), { targetResponders: targets('Active', 'Inactive').slice(1), responders: [] }],
  [progress('Active', 'Inactive', busy), progress('Active', 'Inactive', { ...busy, startTime: NOW })],
  [
    progress('Active', 'Inactive', busy),
    progress('Active', 'Inactive', { ...busy, heartbeatTime: quiet.heartbeatTime }),
  ],
  ...[
    { heartbeatTime: NOW },
    { ...busy, heartbeatTime: '2026-11-26T06:00:00Z' },
    { ...busy, heartbeatTime: '2026-11-26T07:34:40Z' },
    { ...busy, expectedCompletionTime: '2026-11-26T07:20:00Z' },
    { ...busy, expectedCompletionTime: '2026-11-26T06:20:00Z' },
    { ...busy, expectedCompletionTime: '2056-11-26T06:20:00Z' },
    { ...busy, completionTime: '2026-11-26T06:20:00Z' },
    { ...busy, completionTime: '2026-11-26T07:20:00Z' },
    { ...busy, message: 'x'.repeat(4001) },
    { ...busy, message: 'ü'.repeat(4000) },
    { startTime: LONG_AGO },
  ].map((said) => [progress('Active', 'Inactive', busy), progress('Active', 'Inactive', said)]),
  [{ conditions: [condition('TargetEvicted')] }, { conditions: [condition('TargetEvicted', 'False')] }],
  [{ conditions: [condition('Failed')] }, { conditions: [{ ...condition('Failed'), reason: 'Other' }] }],
  [{ observedGeneration: 3 }, { observedGeneration: 2 }],
  [{ observedGeneration: 3 }, {}],
  ...['b.example.com/x', 'a.b.example.com/x', 'example.com/x', 'a.example.org/x', 'a.example.com/a'].map((name) => [
    {},
    {
      targetResponders: [
        { name, priority: 2000, state: 'Active' },
        { name: 'a.example.com/move', priority: 2000, state: 'Inactive' },
      ],
      responders: [{ name, startTime: NOW }, { name: 'a.example.com/move' }],
    },
  ]),
];

/** @type {readonly Row[]} */
export const strategies = [
  ...[deviceClass, claim, claimTemplate, slice, counterSlice].flatMap(rowsOf),
  ...classChanges.map((spec) => made(deviceClass, spec)),
  ...sliceChanges.map((spec) => made(slice, spec)),
  ...[flowSchema, ...mandatorySchemas, ...levels].flatMap(rowsOf),
  ...[bundle, signerBundle, requestBySelf, migration, rule, ...groups, composite, evictionRequest, eviction].flatMap(
    rowsOf,
  ),
  ...[
    LEAF,
    LEAF + AUTHORITY,
    AUTHORITY + AUTHORITY,
    AUTHORITY.replaceAll('CERTIFICATE', 'CERTIFICATE REQUEST'),
    AUTHORITY.replace('-----\n', '-----\nA: b\n\n'),
    AUTHORITY.replace('END CERTIFICATE', 'END OTHER'),
    `-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n${AUTHORITY}`,
    `-----BEGIN CERTIFICATE-----\nA\n-----END CERTIFICATE-----\n${AUTHORITY}`,
    ` ${AUTHORITY}`,
    AUTHORITY.replaceAll('\n', '\r\n'),
    'a'.repeat(1024 * 1024 + 1),
  ].map((trustBundle) => made(bundle, { trustBundle })),
  ...Object.values(REQUESTS).map((stubPKCS10Request) => made(request, { stubPKCS10Request })),
  ...[3599, 3600, 86_401, 7_862_400, 7_862_401].flatMap((maxExpirationSeconds) =>
    ['example.com/signer', 'kubernetes.io/kube-apiserver-client-pod', 'a.kubernetes.io/b'].map((signerName) =>
      made(request, { maxExpirationSeconds, signerName }),
    ),
  ),
  ...[
    [{}, issued],
    [{}, withoutConditions],
    [{}, { conditions: [condition('Denied')] }],
    [{}, { ...issued, conditions: [condition('Denied')] }],
    [{}, { conditions: [condition('Failed', 'False')] }],
    [{}, { conditions: [condition('Denied'), condition('Failed')] }],
    [issued, { ...issued, beginRefreshAt: '2026-11-26T18:00:00Z' }],
    [issued, issued],
    ...[LEAF_OF_BAD_NAMES, OTHER_AUTHORITY, '', AUTHORITY, LEAF + LEAF.replaceAll('CERTIFICATE', 'X')].map(
      (certificateChain) => [{}, { ...issued, certificateChain }],
    ),
    ...['2026-11-26T07:44:00Z', '2026-11-27T07:30:00Z'].map((beginRefreshAt) => [{}, { ...issued, beginRefreshAt }]),
  ].map(([before = {}, status = {}]) => written(request, before, status)),
  ...[
    [{ conditions: [condition('Succeeded')] }, { conditions: [condition('Succeeded', 'False')] }],
    [{ conditions: [condition('Failed')] }, { conditions: [] }],
    [{}, { conditions: [condition('Failed'), condition('Succeeded')] }],
    [{ resourceVersion: '1' }, { resourceVersion: '2' }],
    [{}, { resourceVersion: 'x' }],
    [{}, { resourceVersion: '01' }],
  ].map(([before = {}, status = {}]) => written(migration, before, status)),
  {
    in: stored({ ...rule, spec: { taint: { key: 'a', effect: 'NoExecute', timeAdded: '2026-11-26T07:00:00Z' } } }),
    old: stored(rule),
  },
  { in: job(gang(1)) },
  { in: job(gang(5)) },
  ...disabled.flatMap((spec) => [
    { in: job(undefined, spec) },
    { in: stored(job(undefined, spec)), old: stored(job(undefined, spec)) },
    { in: stored(job(undefined, spec)), old: stored(job()) },
  ]),
  ...jobSchedulings.map(([before, after]) => ({ in: stored(job(after)), old: stored(job(before)) })),
  ...groups.flatMap((group) => {
    const spec = /** @type {Data} */ (group['spec']);
    const isWorkload = group.kind === 'Workload';
    const more = isWorkload
      ? {
          podGroupTemplates: [{ ...template('workers'), ...off }, template('drivers')],
          compositePodGroupTemplates: [{ name: 'c', schedulingPolicy: { basic: {} } }],
        }
      : { ...off, parentCompositePodGroupName: 'all' };
    const [before, after] = [stored(group), stored({ ...group, spec: { ...spec, ...more } })];
    return [made(group, more), { in: after, old: before }];
  }),
  ...['a.k8s.io/b', 'k8s.io/b', 'A.KUBERNETES.IO./b'].map((requester) => made(evictionRequest, { requester })),
  ...evictionStatuses.map(([before = {}, status = {}]) => written(eviction, before, status)),
  ...groups
    .filter(({ kind }) => kind === 'Workload')
    .flatMap((workload) => [
      made(workload, { podGroupTemplates: [template('a'), { ...template('b'), priority: 8 }] }),
      made(workload, { podGroupTemplates: [{ name: 'a', schedulingPolicy: { basic: {}, gang: { minCount: 1 } } }] }),
      ...[
        [template('workers')],
        [template('drivers'), template('workers')],
        [template('workers'), template('drivers'), template('more')],
        [{ ...template('workers'), schedulingPolicy: { basic: {} } }, template('drivers')],
        [{ ...template('workers'), schedulingPolicy: { gang: { minCount: 5 } } }, template('drivers')],
      ].map((podGroupTemplates) => ({
        in: stored({ ...workload, spec: { .../** @type {Data} */ (workload['spec']), podGroupTemplates } }),
        old: stored(workload),
      })),
    ]),
];
