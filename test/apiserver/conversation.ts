/**
 * What is asked of an API server, in this order. Left out is what ours says otherwise: how objects differ, internal names of
 * Go's types and fields, values of wrong types, whose paths ours says, and the
 * types of patches, which ours names.
 */
export type Step =
  | {
      readonly ask: readonly [
        user: string,
        method: string,
        url: string,
        body: object | undefined,
        type: string | undefined,
      ];
    }
  /** Asked, but whatever the answer: it tells of what goes on at that moment. */
  | { readonly silent: readonly [user: string, method: string, url: string, body: object, type: undefined] }
  /** Controllers take their time. */
  | { readonly until: { readonly url: string; readonly of?: 'kube-apiserver' } };

const CORE = '/api/v1';
const HERE = `${CORE}/namespaces/talk`;
const of = (group: string, version = 'v1'): string => `/apis/${group}/${version}`;
const inTalk = (group: string, version = 'v1'): string => `${of(group, version)}/namespaces/talk`;

const ask = (method: string, url: string, body?: object, type?: string, user = 'admin'): Step => ({
  ask: [user, method, url, body, type],
});
const post = (url: string, body: object, user = 'admin'): Step => ask('POST', url, body, undefined, user);
const get = (url: string, user = 'admin'): Step => ask('GET', url, undefined, undefined, user);
const put = (url: string, body: object): Step => ask('PUT', url, body);
const merge = (url: string, body: object, user = 'admin'): Step =>
  ask('PATCH', url, body, 'application/merge-patch+json', user);
const strategic = (url: string, body: object): Step =>
  ask('PATCH', url, body, 'application/strategic-merge-patch+json');
const json = (url: string, body: object): Step => ask('PATCH', url, body, 'application/json-patch+json');
const apply = (url: string, body: object): Step => ask('PATCH', url, body, 'application/apply-patch+yaml');
const remove = (url: string, body?: object): Step => ask('DELETE', url, body);
const until = (url: string): Step => ({ until: { url } });

const pod = (name: string, spec: object = {}, meta: object = {}): object => ({
  metadata: { name, ...meta },
  spec: { automountServiceAccountToken: false, containers: [{ name: 'a', image: 'i' }], ...spec },
});
const configMap = (name: string, data: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name },
  data,
});
const REVIEWS = of('authorization.k8s.io');
const access = (spec: object): object => ({ spec });
const selector = { matchLabels: { a: 'b' } };
const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'a', image: 'i' }] } };

const setUp: readonly Step[] = [
  post(`${CORE}/namespaces`, { metadata: { name: 'talk' } }),
  until(`${HERE}/serviceaccounts/default`),
  // Which controllers run is no matter here.
  { until: { url: `${HERE}/configmaps/kube-root-ca.crt`, of: 'kube-apiserver' } },
];

const reviews: readonly Step[] = [
  ...['admin', 'nobody'].map((user) =>
    post(
      `${REVIEWS}/selfsubjectaccessreviews`,
      access({ resourceAttributes: { verb: 'get', resource: 'pods', namespace: 'talk' } }),
      user,
    ),
  ),
  ...[
    {},
    { user: 'nobody' },
    { user: '', groups: [''], resourceAttributes: { verb: 'get', resource: 'pods' } },
    { user: 'nobody', nonResourceAttributes: { verb: 'get', path: '/healthz' } },
    { groups: ['system:masters'], resourceAttributes: { verb: '*', group: '*', resource: '*' } },
    { user: 'system:kube-scheduler', resourceAttributes: { verb: 'bind', resource: 'pods' } },
    { user: 'system:kube-scheduler', resourceAttributes: { verb: 'create', resource: 'pods', subresource: 'binding' } },
    ...[
      { rawSelector: 'spec.nodeName=n' },
      { requirements: [{ key: 'spec.nodeName', operator: 'In', values: ['n'] }] },
      { requirements: [{ key: 'spec.nodeName', operator: 'In', values: ['n', 'm'] }] },
      { requirements: [{ key: 'spec.nodeName', operator: 'Exists', values: ['n'] }] },
      { requirements: [{ key: '', operator: 'x' }], rawSelector: 'a=b' },
      {},
    ].flatMap((selected) => [
      { user: 'nobody', resourceAttributes: { verb: 'list', resource: 'pods', fieldSelector: selected } },
      { user: 'nobody', resourceAttributes: { verb: 'list', resource: 'pods', labelSelector: selected } },
    ]),
  ].map((spec) => post(`${REVIEWS}/subjectaccessreviews`, access(spec))),
  ...[
    { user: 'nobody', resourceAttributes: { verb: 'get', resource: 'pods', namespace: 'talk' } },
    { user: 'nobody', resourceAttributes: { verb: 'get', resource: 'pods', namespace: 'other' } },
  ].map((spec) => post(`${inTalk('authorization.k8s.io')}/localsubjectaccessreviews`, access(spec))),
  post(`${REVIEWS}/selfsubjectrulesreviews`, access({})),
  post(`${of('authentication.k8s.io')}/selfsubjectreviews`, {}, 'nobody'),
  post(`${of('authentication.k8s.io')}/tokenreviews`, { spec: {} }),
];

const requests: readonly Step[] = [
  get(`${CORE}/nothing`),
  get(`${HERE}/nothing/x`),
  get(`${HERE}/configmaps/none`),
  get(`${HERE}/configmaps/none`, 'nobody'),
  get(`${HERE}/pods/x/nothing`),
  get(`${CORE}/namespaces/none/configmaps/x`),
  get(`${HERE}/configmaps?labelSelector=a+b`),
  get(`${HERE}/configmaps?fieldSelector=spec.x%3Dy`),
  get(`${HERE}/configmaps?fieldSelector=metadata.name`),
  get(`${HERE}/configmaps?limit=x`),
  get(`${HERE}/configmaps?continue=x`),
  get(`${HERE}/configmaps?resourceVersion=x`),
  get(`${HERE}/configmaps?resourceVersionMatch=Exact`),
  get(`${HERE}/configmaps?resourceVersionMatch=Exact&resourceVersion=0`),
  get(`${HERE}/configmaps?resourceVersionMatch=x&resourceVersion=1`),
  get(`${HERE}/configmaps?watch=true&resourceVersionMatch=Exact`),
  get(`${HERE}/configmaps?watch=true&sendInitialEvents=true`),
  get(`${HERE}/configmaps?sendInitialEvents=true`),
  get(`${HERE}/serviceaccounts/default?resourceVersion=999999999`),
  post(`${HERE}/configmaps`, configMap('one', { a: '1' })),
  post(`${HERE}/configmaps`, configMap('one')),
  post(`${HERE}/configmaps`, configMap('')),
  post(`${HERE}/configmaps`, configMap('A', { 'a b': '' })),
  post(`${HERE}/configmaps`, { metadata: { name: 'x', namespace: 'other' } }),
  post(`${HERE}/configmaps`, { metadata: { generateName: 'g-' } }),
  post(`${HERE}/configmaps`, { metadata: { name: 'x', resourceVersion: '5' } }),
  post(`${HERE}/configmaps`, { metadata: { name: 'x', uid: 'y' } }),
  post(`${HERE}/configmaps`, []),
  post(`${HERE}/configmaps?dryRun=All`, configMap('dry')),
  post(`${HERE}/configmaps?dryRun=x`, configMap('dry')),
  post(`${HERE}/configmaps?fieldValidation=Strict`, { ...configMap('strict'), more: 1, data: { a: 'b' } }),
  post(`${HERE}/configmaps?fieldValidation=Warn`, { ...configMap('warn'), more: 1 }),
  post(`${HERE}/configmaps?fieldValidation=x`, configMap('none')),
  post(`${HERE}/configmaps?fieldManager=${'x'.repeat(129)}`, configMap('none')),
  post(`${HERE}/configmaps?fieldManager=a%01`, configMap('none')),
  post(`${CORE}/namespaces/none/configmaps`, configMap('x')),
  post(`${HERE}/configmaps/one`, configMap('one')),
  put(`${HERE}/configmaps/one`, configMap('two')),
  put(`${HERE}/configmaps/none`, configMap('none')),
  put(`${HERE}/configmaps/one`, { metadata: { name: 'one', resourceVersion: '1' } }),
  put(`${HERE}/configmaps/one`, { metadata: { name: 'one', uid: 'other' } }),
  put(`${HERE}/configmaps/one`, { metadata: { name: 'one', namespace: 'other' } }),
  put(`${HERE}/configmaps/one`, configMap('one', { a: '2' })),
  merge(`${HERE}/configmaps/one`, { data: { b: '3' } }),
  merge(`${HERE}/configmaps/one`, { metadata: { name: 'two' } }),
  merge(`${HERE}/configmaps/one`, { metadata: { resourceVersion: '1' } }),
  merge(`${HERE}/configmaps/none`, {}),
  merge(`${HERE}/configmaps/one`, { immutable: true }),
  merge(`${HERE}/configmaps/one`, { immutable: false }),
  merge(`${HERE}/configmaps/one`, { data: { b: '4' } }),
  strategic(`${HERE}/configmaps/one`, { metadata: { labels: { a: 'b' }, $patch: 'x' } }),
  strategic(`${HERE}/configmaps/one`, { metadata: { labels: { a: 'b' } } }),
  json(`${HERE}/configmaps/one`, [{ op: 'test', path: '/data/a', value: '1' }]),
  json(`${HERE}/configmaps/one`, [{ op: 'remove', path: '/data/none' }]),
  json(`${HERE}/configmaps/one`, [{ op: 'x', path: '/data' }]),
  json(`${HERE}/configmaps/one`, {}),
  apply(`${HERE}/configmaps/applied`, configMap('applied')),
  apply(`${HERE}/configmaps/applied?fieldManager=m`, configMap('applied', { a: '1' })),
  apply(`${HERE}/configmaps/applied?fieldManager=n`, configMap('applied', { a: '2' })),
  apply(`${HERE}/configmaps/applied?fieldManager=n&force=true`, configMap('applied', { a: '2' })),
  apply(`${HERE}/configmaps/applied?fieldManager=n&force=x`, configMap('applied')),
  apply(`${HERE}/configmaps/applied?fieldManager=n`, configMap('other')),
  apply(`${HERE}/configmaps/applied?fieldManager=n`, { data: {} }),
  apply(`${HERE}/configmaps/applied?fieldManager=n`, {
    ...configMap('applied'),
    metadata: { name: 'applied', managedFields: [{}] },
  }),
  remove(`${HERE}/configmaps/one`, { preconditions: { uid: 'other' } }),
  remove(`${HERE}/configmaps/one`, { preconditions: { resourceVersion: '1' } }),
  remove(`${HERE}/configmaps/one?propagationPolicy=x`),
  remove(`${HERE}/configmaps/one`, { propagationPolicy: 'Orphan', orphanDependents: true }),
  remove(`${HERE}/configmaps/one?gracePeriodSeconds=x`),
  remove(`${HERE}/configmaps/one?dryRun=All`),
  remove(`${HERE}/configmaps/one`),
  remove(`${HERE}/configmaps/one`),
  remove(`${HERE}/configmaps?labelSelector=a+b`),
  remove(`${HERE}/configmaps?fieldSelector=metadata.name%3Dapplied`),
  ask('PUT', `${HERE}/configmaps`, configMap('x')),
  ask('DELETE', `${CORE}/namespaces`),
];

const pods: readonly Step[] = [
  post(`${HERE}/pods`, pod('plain')),
  post(`${HERE}/pods`, pod('g', {}, { name: undefined, generateName: 'g-' })),
  post(`${HERE}/pods`, pod('none', { serviceAccountName: 'nobody' })),
  post(`${HERE}/pods`, pod('none', { priorityClassName: 'nothing' })),
  post(`${HERE}/pods`, pod('none', { priority: 5 })),
  post(`${HERE}/pods`, pod('critical', { priorityClassName: 'system-node-critical' })),
  post(`${HERE}/pods`, pod('none', { runtimeClassName: 'nothing' })),
  post(`${HERE}/pods`, pod('none', { containers: [] })),
  post(`${HERE}/pods`, pod('none', { nodeName: 'A' })),
  post(`${HERE}/pods`, pod('none', {}, { annotations: { 'kubernetes.io/config.mirror': 'x' } })),
  post(`${HERE}/pods`, pod('none', { ephemeralContainers: [{ name: 'e', image: 'i' }] })),
  post(`${HERE}/pods`, pod('secret', { volumes: [{ name: 'v', secret: { secretName: 'none' } }] })),
  post(`${HERE}/pods`, pod('tolerant', { tolerations: [{ key: 'a', operator: 'Exists', effect: 'NoExecute' }] })),
  strategic(`${HERE}/pods/plain`, { spec: { containers: [{ name: 'a', image: 'j' }] } }),
  strategic(`${HERE}/pods/plain/ephemeralcontainers`, { spec: { ephemeralContainers: [{ name: 'e', image: 'i' }] } }),
  strategic(`${HERE}/pods/plain/ephemeralcontainers`, { spec: { containers: [{ name: 'a', image: 'k' }] } }),
  strategic(`${HERE}/pods/plain/resize`, {
    spec: { containers: [{ name: 'a', resources: { requests: { cpu: '1' } } }] },
  }),
  merge(`${HERE}/pods/plain/status`, {
    status: { phase: 'Running', message: 'said' },
    metadata: { labels: { a: 'b' } },
  }),
  merge(`${HERE}/pods/plain/status`, { status: { conditions: [{ type: 'Ready', status: 'x' }] } }),
  post(`${HERE}/pods/plain/binding`, { target: { name: '' } }),
  post(`${HERE}/pods/plain/binding`, { target: { kind: 'Pod', name: 'n' } }),
  post(`${HERE}/pods/plain/binding`, { target: { name: 'n' } }),
  post(`${HERE}/pods/plain/binding`, { target: { name: 'm' } }),
  post(`${HERE}/pods/none/binding`, { target: { name: 'n' } }),
  get(`${HERE}/pods/tolerant/log`),
  get(`${HERE}/pods/plain/log`),
  get(`${HERE}/pods/plain/log?container=none`),
  get(`${HERE}/pods/plain/log?tailLines=-1`),
  get(`${HERE}/pods/plain/log?sinceSeconds=0`),
  get(`${HERE}/pods/plain/log?stream=x`),
  get(`${HERE}/pods/plain/exec`),
  get(`${HERE}/pods/plain/exec?command=a&stdout=1&stderr=1&tty=1`),
  get(`${HERE}/pods/plain/portforward`),
  post(`${HERE}/pods/plain/eviction`, { metadata: { name: 'other' } }),
  post(`${HERE}/pods/plain/eviction?dryRun=All`, { metadata: { name: 'plain' } }),
  post(`${HERE}/pods/none/eviction`, { metadata: { name: 'none' } }),
  post(`${inTalk('policy')}/poddisruptionbudgets`, { metadata: { name: 'b' }, spec: { minAvailable: 1, selector } }),
  merge(`${HERE}/pods/tolerant`, { metadata: { labels: { a: 'b' } } }),
  until(`${inTalk('policy')}/poddisruptionbudgets/b`),
  get(`${HERE}/pods?fieldSelector=spec.nodeName%3Dn%2Cstatus.phase%3DRunning`),
  get(`${HERE}/pods?fieldSelector=spec.image%3Dn`),
  remove(`${HERE}/pods/critical`),
  remove(`${HERE}/pods/plain`),
  get(`${HERE}/pods/plain`),
  remove(`${HERE}/pods/plain?gracePeriodSeconds=0`),
  remove(`${HERE}/pods/tolerant?gracePeriodSeconds=-1`),
];

const limits: readonly Step[] = [
  post(`${HERE}/limitranges`, {
    metadata: { name: 'l' },
    spec: {
      limits: [
        {
          type: 'Container',
          default: { cpu: '500m' },
          defaultRequest: { cpu: '100m' },
          min: { cpu: '50m', memory: '1Mi' },
          max: { cpu: '1' },
          maxLimitRequestRatio: { cpu: '5' },
        },
        { type: 'Pod', max: { cpu: '1500m' } },
        { type: 'PersistentVolumeClaim', min: { storage: '1Gi' }, max: { storage: '2Gi' } },
      ],
    },
  }),
  post(`${HERE}/limitranges`, {
    metadata: { name: 'wrong' },
    spec: {
      limits: [
        { type: 'Pod', default: { cpu: '1' } },
        { type: 'Container', min: { cpu: '2' }, max: { cpu: '1' } },
        { type: 'x' },
      ],
    },
  }),
  until(`${HERE}/limitranges/l`),
  ...[
    { requests: { memory: '1Mi' } },
    { requests: { cpu: '10m', memory: '2Mi' }, limits: { cpu: '40m' } },
    { requests: { cpu: '100m', memory: '1Ki' }, limits: { cpu: '2', memory: '1Ki' } },
    { requests: { cpu: '100m', memory: '1Mi' }, limits: { cpu: '600m' } },
  ].map((resources, at) =>
    post(`${HERE}/pods`, pod(`limited${at}`, { containers: [{ name: 'a', image: 'i', resources }] })),
  ),
  post(
    `${HERE}/pods`,
    pod('both', {
      containers: ['a', 'b'].map((name) => ({
        name,
        image: 'i',
        resources: { requests: { cpu: '1', memory: '1Mi' }, limits: { cpu: '1' } },
      })),
    }),
  ),
  ...['512Mi', '1Gi', '3Gi'].map((storage, at) =>
    post(`${HERE}/persistentvolumeclaims`, {
      metadata: { name: `claim${at}` },
      spec: { accessModes: ['ReadWriteOnce'], storageClassName: '', resources: { requests: { storage } } },
    }),
  ),
  merge(`${HERE}/persistentvolumeclaims/claim1`, { spec: { resources: { requests: { storage: '2Gi' } } } }),
  remove(`${HERE}/limitranges/l`),
];

const workloads: readonly Step[] = [
  post(`${inTalk('apps')}/deployments`, { metadata: { name: 'd' }, spec: { replicas: 0, selector, template } }),
  post(`${inTalk('apps')}/deployments`, {
    metadata: { name: 'e' },
    spec: { selector: { matchLabels: { a: 'c' } }, template },
  }),
  get(`${inTalk('apps')}/deployments/d/scale`),
  put(`${inTalk('apps')}/deployments/d/scale`, { metadata: { name: 'd' }, spec: { replicas: -1 } }),
  put(`${inTalk('apps')}/deployments/d/scale`, { metadata: { name: 'e' }, spec: { replicas: 1 } }),
  put(`${inTalk('apps')}/deployments/none/scale`, { metadata: { name: 'none' }, spec: { replicas: 1 } }),
  merge(`${inTalk('apps')}/deployments/d/scale`, { spec: { replicas: 0 } }),
  merge(`${inTalk('apps')}/deployments/d`, { spec: { selector: { matchLabels: { a: 'c' } } } }),
  merge(`${inTalk('apps')}/deployments/d`, { spec: { strategy: { type: 'Recreate' } } }),
  post(`${inTalk('batch')}/jobs`, {
    metadata: { name: 'j' },
    spec: { suspend: true, template: { spec: template.spec } },
  }),
  post(`${inTalk('batch')}/cronjobs`, {
    metadata: { name: 'c' },
    spec: {
      schedule: 'x',
      jobTemplate: { spec: { template: { spec: { ...template.spec, restartPolicy: 'Never' } } } },
    },
  }),
  post(`${inTalk('autoscaling', 'v2')}/horizontalpodautoscalers`, {
    metadata: { name: 'h' },
    spec: { scaleTargetRef: { kind: 'Deployment', name: 'd' }, minReplicas: 3, maxReplicas: 2 },
  }),
  post(`${HERE}/services`, { metadata: { name: 's' }, spec: { ports: [] } }),
  post(`${HERE}/services`, { metadata: { name: 's' }, spec: { ports: [{ port: 80 }], clusterIP: '1.2.3.4' } }),
  post(`${HERE}/services`, {
    metadata: { name: 's' },
    spec: { ports: [{ port: 80, nodePort: 80 }], type: 'NodePort' },
  }),
  post(`${HERE}/services`, {
    metadata: { name: 's' },
    spec: { ports: [{ port: 80 }], clusterIP: 'None', selector: { a: 'b' } },
  }),
  merge(`${HERE}/services/s`, { spec: { clusterIP: '10.0.0.9' } }),
  merge(`${HERE}/services/s`, { spec: { type: 'ExternalName', externalName: 'a.b', clusterIP: '', clusterIPs: null } }),
  post(`${inTalk('networking.k8s.io')}/ingresses`, { metadata: { name: 'i' }, spec: {} }),
  post(`${inTalk('networking.k8s.io')}/networkpolicies`, {
    metadata: { name: 'n' },
    spec: { podSelector: {}, egress: [{ to: [{}] }] },
  }),
  post(`${of('storage.k8s.io')}/storageclasses`, { metadata: { name: 'fixed' }, provisioner: 'example.com/p' }),
  post(`${of('scheduling.k8s.io')}/priorityclasses`, { metadata: { name: 'system-x' }, value: 1 }),
  post(`${of('scheduling.k8s.io')}/priorityclasses`, { metadata: { name: 'high' }, value: 1_000_000_001 }),
  post(`${of('node.k8s.io')}/runtimeclasses`, { metadata: { name: 'vm' }, handler: 'A' }),
  post(`${of('node.k8s.io')}/runtimeclasses`, {
    metadata: { name: 'vm' },
    handler: 'vm',
    overhead: { podFixed: { cpu: '10m' } },
    scheduling: { nodeSelector: { a: 'b' }, tolerations: [{ key: 'vm', operator: 'Exists' }] },
  }),
  until(`${of('node.k8s.io')}/runtimeclasses/vm`),
  post(
    `${HERE}/pods`,
    pod('vm', { runtimeClassName: 'vm', nodeSelector: { c: 'd' }, tolerations: [{ key: 'a', operator: 'Exists' }] }),
  ),
  post(`${HERE}/pods`, pod('conflict', { runtimeClassName: 'vm', nodeSelector: { a: 'c' } })),
  post(`${HERE}/pods`, pod('overhead', { runtimeClassName: 'vm', overhead: { cpu: '1' } })),
];

const rights: readonly Step[] = [
  post(`${inTalk('rbac.authorization.k8s.io')}/roles`, {
    metadata: { name: 'r' },
    rules: [
      { verbs: [], resources: [] },
      { verbs: ['get'], nonResourceURLs: ['/x'] },
    ],
  }),
  post(`${inTalk('rbac.authorization.k8s.io')}/roles`, {
    metadata: { name: 'keeper' },
    rules: [
      { apiGroups: ['rbac.authorization.k8s.io'], resources: ['roles', 'rolebindings'], verbs: ['*'] },
      { apiGroups: [''], resources: ['configmaps'], verbs: ['get', 'create'] },
      { apiGroups: [''], resources: ['secrets'], resourceNames: ['a'], verbs: ['get'] },
    ],
  }),
  post(`${inTalk('rbac.authorization.k8s.io')}/rolebindings`, {
    metadata: { name: 'keeper' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'keeper' },
    subjects: [{ kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: 'nobody' }],
  }),
  until(`${inTalk('rbac.authorization.k8s.io')}/rolebindings/keeper`),
  post(
    `${REVIEWS}/selfsubjectaccessreviews`,
    access({ resourceAttributes: { verb: 'get', resource: 'configmaps', namespace: 'talk' } }),
    'nobody',
  ),
  ...[
    [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get'] }],
    [{ apiGroups: [''], resources: ['configmaps', 'pods'], verbs: ['get', 'list'] }],
    [{ apiGroups: [''], resources: ['secrets'], resourceNames: ['a'], verbs: ['get'] }],
    [{ apiGroups: [''], resources: ['secrets'], resourceNames: ['a', 'b'], verbs: ['get'] }],
    [{ apiGroups: ['*'], resources: ['*'], verbs: ['*'] }],
  ].map((rules, at) =>
    post(`${inTalk('rbac.authorization.k8s.io')}/roles`, { metadata: { name: `own${at}` }, rules }, 'nobody'),
  ),
  ...['keeper', 'none', 'edit'].map((name) =>
    post(
      `${inTalk('rbac.authorization.k8s.io')}/rolebindings`,
      {
        metadata: { name: `to-${name}` },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: name === 'edit' ? 'ClusterRole' : 'Role', name },
        subjects: [{ kind: 'ServiceAccount', name: 'default', namespace: 'talk' }],
      },
      'nobody',
    ),
  ),
  post(`${inTalk('rbac.authorization.k8s.io')}/rolebindings`, {
    metadata: { name: 'x' },
    roleRef: { kind: 'Pod', name: '' },
    subjects: [
      { kind: 'x', name: '' },
      { kind: 'ServiceAccount', name: 'A' },
    ],
  }),
  get(`${HERE}/secrets/b`, 'nobody'),
  get(`${HERE}/secrets/a`, 'nobody'),
  get('/version/nothing', 'nobody'),
  get('/logs', 'nobody'),
  post(`${HERE}/serviceaccounts/default/token`, { spec: { expirationSeconds: 5 } }),
  post(`${HERE}/serviceaccounts/none/token`, { spec: {} }),
  post(`${HERE}/serviceaccounts/default/token`, {
    spec: { boundObjectRef: { kind: 'ConfigMap', apiVersion: 'v1', name: 'x' } },
  }),
  post(`${HERE}/serviceaccounts/default/token`, {
    spec: { boundObjectRef: { kind: 'Pod', apiVersion: 'v1', name: 'none' } },
  }),
  post(`${HERE}/serviceaccounts/default/token`, { metadata: { name: 'other' }, spec: {} }),
];

const ORDERS = '/apis/shop.example.com/v1/namespaces/talk/orders';
const definition = (change: object = {}): object => ({
  metadata: { name: 'orders.shop.example.com' },
  spec: {
    group: 'shop.example.com',
    scope: 'Namespaced',
    names: { plural: 'orders', kind: 'Order' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        subresources: {
          status: {},
          scale: { specReplicasPath: '.spec.count', statusReplicasPath: '.status.count' },
        },
        selectableFields: [{ jsonPath: '.spec.color' }],
        schema: {
          openAPIV3Schema: {
            type: 'object',
            required: ['spec'],
            properties: {
              spec: {
                type: 'object',
                properties: {
                  count: { type: 'integer', minimum: 0, default: 1 },
                  color: { type: 'string', enum: ['red', 'blue'] },
                  note: { type: 'string', maxLength: 5 },
                  fixed: {
                    type: 'string',
                    'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'never changes' }],
                  },
                },
                'x-kubernetes-validations': [
                  { rule: 'self.count < 10 || has(self.note)', message: 'say why', fieldPath: '.note' },
                ],
              },
              status: { type: 'object', properties: { count: { type: 'integer' }, said: { type: 'string' } } },
            },
          },
        },
      },
    ],
    ...change,
  },
});
const order = (name: string, spec: object = {}): object => ({
  apiVersion: 'shop.example.com/v1',
  kind: 'Order',
  metadata: { name },
  spec,
});

const custom: readonly Step[] = [
  post(`${of('apiextensions.k8s.io')}/customresourcedefinitions`, definition({ scope: 'x', versions: [] })),
  post(`${of('apiextensions.k8s.io')}/customresourcedefinitions`, definition({ group: 'other.example.com' })),
  {
    ask: [
      'admin',
      'POST',
      `${of('apiextensions.k8s.io')}/customresourcedefinitions?dryRun=All`,
      definition(),
      undefined,
    ],
  },
  { silent: ['admin', 'POST', `${of('apiextensions.k8s.io')}/customresourcedefinitions`, definition(), undefined] },
  until(ORDERS),
  post(ORDERS, order('one', { color: 'red', note: 'a', fixed: 'x' })),
  post(ORDERS, order('one')),
  post(ORDERS, order('two', { count: -1, nothing: 1 })),
  post(ORDERS, order('two', { color: 'green' })),
  post(ORDERS, order('two', { note: 'too long' })),
  post(ORDERS, order('two', { count: 10 })),
  post(ORDERS, order('two', { count: 'x' })),
  post(ORDERS, { ...order('two'), spec: undefined }),
  post(ORDERS, order('Two')),
  post(`${ORDERS}?fieldValidation=Strict`, order('two', { nothing: 1 })),
  post(ORDERS, { ...order('two', { color: 'blue' }), status: { said: 'dropped' } }),
  get(`${ORDERS}?fieldSelector=spec.color%3Dred`),
  get(`${ORDERS}?fieldSelector=spec.note%3Da`),
  merge(`${ORDERS}/one`, { spec: { fixed: 'y' } }),
  merge(`${ORDERS}/one`, { spec: { count: 12, note: null } }),
  merge(`${ORDERS}/one`, { spec: { count: 3 }, status: { said: 'no' } }),
  merge(`${ORDERS}/one/status`, { status: { said: 'yes', count: 2 }, spec: { count: 5 } }),
  merge(`${ORDERS}/one/status`, { status: { count: 'x' } }),
  get(`${ORDERS}/one/scale`),
  put(`${ORDERS}/one/scale`, { metadata: { name: 'one' }, spec: { replicas: 4 } }),
  put(`${ORDERS}/one/scale`, { metadata: { name: 'one' }, spec: { replicas: -4 } }),
  merge(`${ORDERS}/one/scale`, { spec: { replicas: 20 } }),
  apply(`${ORDERS}/three?fieldManager=m`, order('three', { count: 2 })),
  apply(`${ORDERS}/three?fieldManager=n`, order('three', { count: 3 })),
  get(`${ORDERS}/none`),
  get(`${ORDERS}/one/nothing`),
  get('/apis/shop.example.com/v2/namespaces/talk/orders'),
  remove(`${ORDERS}/one`),
];

const POLICIES = of('admissionregistration.k8s.io');
const policies: readonly Step[] = [
  post(`${POLICIES}/validatingadmissionpolicies`, {
    metadata: { name: 'talk-wrong' },
    spec: {
      validations: [{ expression: 'object.' }, { expression: '1' }],
      matchConditions: [{ name: 'a b', expression: 'x' }],
    },
  }),
  post(`${POLICIES}/validatingadmissionpolicybindings`, {
    metadata: { name: 'talk-wrong' },
    spec: { validationActions: ['Deny', 'Warn', 'x'] },
  }),
  post(`${POLICIES}/validatingwebhookconfigurations`, {
    metadata: { name: 'talk-wrong' },
    webhooks: [
      {
        name: 'a',
        clientConfig: { url: 'http://a' },
        sideEffects: 'Some',
        admissionReviewVersions: [],
        timeoutSeconds: 31,
        matchConditions: [{ name: '', expression: 'request.' }],
      },
    ],
  }),
];

const others: readonly Step[] = [
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

const further: readonly Step[] = [
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
    spec: { hard: { 'a b': '1', pods: '-1', 'requests.cpu': '1.0001m' }, scopes: ['BestEffort', 'NotBestEffort', 'x'] },
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

export const conversation: readonly Step[] = [
  ...[...setUp, ...reviews, ...requests, ...pods, ...limits],
  ...[...workloads, ...rights, ...custom, ...policies, ...others, ...further],
];
