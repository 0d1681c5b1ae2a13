// Questions about rights, and rights that are given.
import { access, get, HERE, inTalk, of, post, REVIEWS, type Step, until } from './steps.ts';

export const reviews: readonly Step[] = [
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

export const rights: readonly Step[] = [
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
