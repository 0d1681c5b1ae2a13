// What editors show when the pointer is on a field: its description, asked of TypeScript's language server.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { LanguageServer } from './language_server.ts';

interface Words {
  describe(path: string, type: string, field?: string): string | undefined;
}

const words = join(process.cwd(), 'scripts/generate/words.mjs');
const { describe } = (await import(pathToFileURL(words).href)) as Words;

const core = 'k8s.io/api/core/v1';
const meta = 'k8s.io/apimachinery/pkg/apis/meta/v1';

/** A Kind, expressions that start at one, and the types that the last field of each belongs to. */
const kinds: readonly (readonly [module: string, kind: string, ...fields: (readonly [string, string, string?])[]])[] = [
  [
    'core/v1',
    'Pod',
    ['metadata.name', 'ObjectMeta', meta],
    ['spec?.containers[0]?.image', 'Container'],
    ['spec?.containers[0]?.livenessProbe?.httpGet?.scheme', 'HTTPGetAction'],
    ['spec?.containers[0]?.resources?.limits', 'ResourceRequirements'],
    ['spec?.terminationGracePeriodSeconds', 'PodSpec'],
    ['spec?.volumes?.[0]?.configMap?.defaultMode', 'ConfigMapVolumeSource'],
    ['spec?.tolerations?.[0]?.tolerationSeconds', 'Toleration'],
    ['status?.phase', 'PodStatus'],
    ['status?.containerStatuses?.[0]?.restartCount', 'ContainerStatus'],
  ],
  [
    'core/v1',
    'Service',
    ['spec?.ports?.[0]?.targetPort', 'ServicePort'],
    ['spec?.type', 'ServiceSpec'],
    ['spec?.externalTrafficPolicy', 'ServiceSpec'],
    ['status?.loadBalancer?.ingress?.[0]?.ipMode', 'LoadBalancerIngress'],
  ],
  ['core/v1', 'ConfigMap', ['immutable', 'ConfigMap'], ['data', 'ConfigMap']],
  ['core/v1', 'Secret', ['stringData', 'Secret'], ['type', 'Secret']],
  ['core/v1', 'Node', ['spec?.taints?.[0]?.effect', 'Taint'], ['status?.allocatable', 'NodeStatus']],
  ['core/v1', 'Namespace', ['status?.phase', 'NamespaceStatus']],
  ['core/v1', 'ServiceAccount', ['automountServiceAccountToken', 'ServiceAccount']],
  ['core/v1', 'PersistentVolumeClaim', ['spec?.storageClassName', 'PersistentVolumeClaimSpec']],
  ['core/v1', 'PersistentVolume', ['spec?.csi?.volumeHandle', 'CSIPersistentVolumeSource']],
  ['core/v1', 'ResourceQuota', ['spec?.hard', 'ResourceQuotaSpec'], ['status?.used', 'ResourceQuotaStatus']],
  ['core/v1', 'LimitRange', ['spec?.limits[0]?.maxLimitRequestRatio', 'LimitRangeItem']],
  [
    'apps/v1',
    'Deployment',
    ['spec?.replicas', 'DeploymentSpec', 'k8s.io/api/apps/v1'],
    ['spec?.strategy?.rollingUpdate?.maxSurge', 'RollingUpdateDeployment', 'k8s.io/api/apps/v1'],
    ['spec?.template.spec?.restartPolicy', 'PodSpec'],
    ['status?.observedGeneration', 'DeploymentStatus', 'k8s.io/api/apps/v1'],
  ],
  [
    'apps/v1',
    'StatefulSet',
    ['spec?.podManagementPolicy', 'StatefulSetSpec', 'k8s.io/api/apps/v1'],
    ['spec?.volumeClaimTemplates', 'StatefulSetSpec', 'k8s.io/api/apps/v1'],
  ],
  ['apps/v1', 'DaemonSet', ['spec?.minReadySeconds', 'DaemonSetSpec', 'k8s.io/api/apps/v1']],
  [
    'batch/v1',
    'CronJob',
    ['spec?.schedule', 'CronJobSpec', 'k8s.io/api/batch/v1'],
    ['spec?.concurrencyPolicy', 'CronJobSpec', 'k8s.io/api/batch/v1'],
    ['spec?.jobTemplate.spec?.backoffLimit', 'JobSpec', 'k8s.io/api/batch/v1'],
  ],
  ['batch/v1', 'Job', ['spec?.completionMode', 'JobSpec', 'k8s.io/api/batch/v1']],
  [
    'networking/v1',
    'NetworkPolicy',
    ['spec?.policyTypes', 'NetworkPolicySpec', 'k8s.io/api/networking/v1'],
    ['spec?.ingress?.[0]?.from', 'NetworkPolicyIngressRule', 'k8s.io/api/networking/v1'],
  ],
  [
    'networking/v1',
    'Ingress',
    ['spec?.ingressClassName', 'IngressSpec', 'k8s.io/api/networking/v1'],
    ['spec?.rules?.[0]?.host', 'IngressRule', 'k8s.io/api/networking/v1'],
  ],
  [
    'autoscaling/v2',
    'HorizontalPodAutoscaler',
    ['spec?.minReplicas', 'HorizontalPodAutoscalerSpec', 'k8s.io/api/autoscaling/v2'],
    ['spec?.behavior?.scaleDown?.stabilizationWindowSeconds', 'HPAScalingRules', 'k8s.io/api/autoscaling/v2'],
  ],
  [
    'rbac/v1',
    'ClusterRole',
    ['aggregationRule', 'ClusterRole', 'k8s.io/api/rbac/v1'],
    ['rules?.[0]?.resourceNames', 'PolicyRule', 'k8s.io/api/rbac/v1'],
  ],
  ['rbac/v1', 'RoleBinding', ['subjects?.[0]?.namespace', 'Subject', 'k8s.io/api/rbac/v1']],
  [
    'policy/v1',
    'PodDisruptionBudget',
    ['spec?.maxUnavailable', 'PodDisruptionBudgetSpec', 'k8s.io/api/policy/v1'],
    ['spec?.unhealthyPodEvictionPolicy', 'PodDisruptionBudgetSpec', 'k8s.io/api/policy/v1'],
  ],
  ['storage/v1', 'StorageClass', ['volumeBindingMode', 'StorageClass', 'k8s.io/api/storage/v1']],
  ['scheduling/v1', 'PriorityClass', ['globalDefault', 'PriorityClass', 'k8s.io/api/scheduling/v1']],
];

const server = new LanguageServer();
before(() => server.start());
after(() => server.close());

/** The words in a hover, whatever lines they are in. */
const spoken = (text: string): string => text.replace(/\s+/g, ' ');

test('every field shows its description', async () => {
  const lines = kinds.flatMap(([module, kind, ...fields], at) => [
    `import type { ${kind} as Kind${at} } from 'kubetyped/api/${module}';`,
    `declare const object${at}: Kind${at};`,
    ...fields.map(([expression]) => `object${at}.${expression};`),
  ]);
  const file = server.open('test/types/of_no_disk.ts', lines.join('\n'));
  let line = 0;
  let count = 0;
  for (const [module, kind, ...fields] of kinds) {
    const description = describe(`k8s.io/api/${module}`, kind)!;
    assert.ok(spoken(await server.hover(file, line, 'import type { '.length)).includes(description), kind);
    line += 2;
    for (const [expression, type, path = core] of fields) {
      const field = /\w+$/.exec(expression)![0];
      const shown = spoken(await server.hover(file, line, lines[line]!.lastIndexOf(field)));
      const words = describe(path, type, field);
      assert.ok(words !== undefined && shown.includes(words), `${kind}.${expression}: ${words}\nshown: ${shown}`);
      line++;
      count++;
    }
  }
  assert.ok(kinds.length >= 20 && count >= 50, `${count} fields of ${kinds.length} kinds`);
});

test('a class shows its Kind where an object is made', async () => {
  const lines = kinds.map(([module, kind], at) => `import { ${kind} as Kind${at} } from 'kubetyped/api/${module}';`);
  const uses = kinds.map((_, at) => `new Kind${at}({});`);
  const file = server.open('test/types/of_no_disk_too.ts', [...lines, ...uses].join('\n'));
  for (const [at, [module, kind]] of kinds.entries()) {
    const shown = spoken(await server.hover(file, lines.length + at, 'new '.length));
    assert.ok(shown.includes(describe(`k8s.io/api/${module}`, kind)!), `${kind}: ${shown}`);
  }
});

test('a deprecated field says what to use instead', async () => {
  const line = "declare const spec: import('kubetyped/api/core/v1').PodSpec; spec.serviceAccount;";
  const file = server.open('test/types/of_no_disk_either.ts', line);
  const shown = await server.hover(file, 0, line.lastIndexOf('serviceAccount'));
  assert.match(shown, /@deprecated\W+Use `serviceAccountName`\./);
});
