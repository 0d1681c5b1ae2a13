// A definition and its resources; policies and webhooks.
import { apply, get, merge, of, post, put, remove, type Step, until } from './steps.ts';

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

export const custom: readonly Step[] = [
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
export const policies: readonly Step[] = [
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
