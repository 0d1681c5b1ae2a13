import { apply, HERE, inTalk, merge, of, post, put, type Step, selector, strategic, template } from './steps.ts';

const RBAC = of('rbac.authorization.k8s.io');
const dry = (url: string): string => `${url}?dryRun=All`;

/** Empty and null, where a field is always written: Protobuf, in which built-in Kinds are stored, can't tell them apart. */
export const nothing: readonly Step[] = [dry(`${RBAC}/clusterroles`), `${RBAC}/clusterroles`]
  .flatMap((url) => [
    post(url, { metadata: { name: 'nothing' }, rules: [] }),
    post(url, { metadata: { name: 'nothing-null' }, rules: null }),
    post(url, { metadata: { name: 'nothing-given' } }),
    post(url, { metadata: { name: 'nothing-inside' }, rules: [{ verbs: ['get'], apiGroups: [], resources: [] }] }),
  ])
  .concat([
    put(`${RBAC}/clusterroles/nothing`, { metadata: { name: 'nothing' }, rules: [], aggregationRule: null }),
    put(dry(`${RBAC}/clusterroles/nothing`), { metadata: { name: 'nothing' }, rules: [] }),
    merge(`${RBAC}/clusterroles/nothing`, { rules: [{ verbs: ['get'], apiGroups: [''], resources: ['pods'] }] }),
    merge(`${RBAC}/clusterroles/nothing`, { rules: [] }),
    merge(`${RBAC}/clusterroles/nothing`, { rules: null, metadata: { labels: {}, annotations: {}, finalizers: [] } }),
    strategic(`${RBAC}/clusterroles/nothing`, { rules: [] }),
    apply(`${RBAC}/clusterroles/nothing-applied?fieldManager=a`, {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRole',
      metadata: { name: 'nothing-applied', labels: {} },
      rules: [],
    }),
    post(`${inTalk('rbac.authorization.k8s.io')}/rolebindings`, {
      metadata: { name: 'nothing', labels: {}, ownerReferences: [] },
      roleRef: { kind: 'Role', name: 'x', apiGroup: 'rbac.authorization.k8s.io' },
      subjects: [],
    }),
    post(`${HERE}/limitranges`, { metadata: { name: 'nothing' }, spec: { limits: [] } }),
    post(`${HERE}/limitranges`, { metadata: { name: 'nothing-given' }, spec: {} }),
    post(`${HERE}/resourcequotas`, { metadata: { name: 'nothing' }, spec: { hard: {}, scopes: [] } }),
    post(`${of('storage.k8s.io')}/csinodes`, { metadata: { name: 'nothing' }, spec: { drivers: [] } }),
    post(`${of('storage.k8s.io')}/csinodes`, { metadata: { name: 'nothing-given' }, spec: {} }),
    post(`${of('storage.k8s.io')}/csinodes`, {
      metadata: { name: 'nothing-inside' },
      spec: { drivers: [{ name: 'a', nodeID: 'b', topologyKeys: [] }] },
    }),
    post(`${of('storage.k8s.io')}/storageclasses`, {
      metadata: { name: 'nothing' },
      provisioner: 'a.example.com/b',
      parameters: {},
      mountOptions: [],
      allowedTopologies: [],
    }),
    post(`${inTalk('discovery.k8s.io')}/endpointslices`, {
      metadata: { name: 'nothing' },
      addressType: 'IPv4',
      endpoints: [],
      ports: [],
    }),
    post(`${inTalk('discovery.k8s.io')}/endpointslices`, { metadata: { name: 'nothing-given' }, addressType: 'IPv4' }),
    post(`${HERE}/endpoints`, { metadata: { name: 'nothing' }, subsets: [] }),
    post(`${HERE}/configmaps`, { metadata: { name: 'nothing' }, data: {}, binaryData: { a: null, b: '' } }),
    post(`${HERE}/secrets`, { metadata: { name: 'nothing' }, data: { a: null, b: '' }, stringData: {} }),
    post(`${HERE}/serviceaccounts`, { metadata: { name: 'nothing' }, secrets: [], imagePullSecrets: [] }),
    post(`${inTalk('networking.k8s.io')}/networkpolicies`, {
      metadata: { name: 'nothing' },
      spec: { podSelector: {}, ingress: [], egress: [{}], policyTypes: [] },
    }),
    post(`${inTalk('networking.k8s.io')}/networkpolicies`, {
      metadata: { name: 'nothing-inside' },
      spec: { podSelector: { matchLabels: {}, matchExpressions: [] }, ingress: [{ from: [], ports: [] }, {}] },
    }),
    post(`${inTalk('apps')}/deployments`, {
      metadata: { name: 'nothing' },
      spec: {
        selector: { ...selector, matchExpressions: [] },
        replicas: 0,
        template: {
          ...template,
          spec: {
            containers: [
              { name: 'a', image: 'i', args: [], env: [], resources: { limits: {}, requests: null }, ports: [] },
            ],
            volumes: [
              { name: 'v', projected: { sources: [] } },
              { name: 'e', emptyDir: {} },
            ],
            securityContext: { supplementalGroups: [], sysctls: [] },
            affinity: { nodeAffinity: {}, podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [] } },
            nodeSelector: {},
            tolerations: [],
            imagePullSecrets: [],
            hostAliases: [],
          },
        },
      },
    }),
    post(`${inTalk('batch')}/jobs`, {
      metadata: { name: 'nothing' },
      spec: {
        suspend: true,
        podFailurePolicy: { rules: [] },
        template: { ...template, spec: { ...template.spec, restartPolicy: 'Never' } },
      },
    }),
    post(`${inTalk('networking.k8s.io')}/ingresses`, {
      metadata: { name: 'nothing' },
      spec: { defaultBackend: { service: { name: 'a', port: { number: 1 } } }, tls: [{ hosts: [] }], rules: [{}] },
    }),
    post(`${of('admissionregistration.k8s.io')}/validatingwebhookconfigurations`, {
      metadata: { name: 'nothing' },
      webhooks: [],
    }),
    post(`${inTalk('policy')}/poddisruptionbudgets`, { metadata: { name: 'nothing' }, spec: {} }),
    post(`${inTalk('autoscaling', 'v2')}/horizontalpodautoscalers`, {
      metadata: { name: 'nothing' },
      spec: { scaleTargetRef: { kind: 'Deployment', name: 'd', apiVersion: 'apps/v1' }, maxReplicas: 1, metrics: [] },
    }),
    post(`${of('flowcontrol.apiserver.k8s.io')}/flowschemas`, {
      metadata: { name: 'nothing' },
      spec: { priorityLevelConfiguration: { name: 'exempt' }, rules: [] },
    }),
    post(`${of('certificates.k8s.io')}/certificatesigningrequests`, {
      metadata: { name: 'nothing' },
      spec: { request: '', signerName: 'a.example.com/b', usages: [] },
    }),
  ]);
