// Pods with their subresources, and what limits them.
import { get, HERE, inTalk, merge, pod, post, remove, type Step, selector, strategic, until } from './steps.ts';

export const pods: readonly Step[] = [
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

export const limits: readonly Step[] = [
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
