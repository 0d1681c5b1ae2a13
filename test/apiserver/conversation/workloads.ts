// What makes Pods, and what finds them.
import { get, HERE, inTalk, merge, of, pod, post, put, type Step, selector, template, until } from './steps.ts';

export const workloads: readonly Step[] = [
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
