// Checks across objects: what is there twice, what selects nothing, and references that lead nowhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckReferencesOptions, checkReferences, referenceRules } from 'kubetyped/validation';

const meta = (name: string, namespace?: string): object => ({ name, ...(namespace !== undefined && { namespace }) });
const configMap = (name: string, data: object = {}, namespace?: string): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: meta(name, namespace),
  data,
});
const pod = (spec: object, labels: object = {}, namespace?: string): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { ...meta('pod', namespace), labels },
  spec,
});
const deployment = (name: string, labels: object, spec: object = {}): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: meta(name),
  spec: { template: { metadata: { labels }, spec } },
});
const service = (name: string, selector: object): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: meta(name),
  spec: { selector, ports: [{ name: 'web', port: 80 }] },
});
const other = (kind: string, apiVersion: string, spec: object): object => ({
  apiVersion,
  kind,
  metadata: meta('a'),
  spec,
});

const found = (objects: readonly object[], options?: CheckReferencesOptions): string[] =>
  checkReferences(objects, options).map(
    ({ rule, index, field, suggestion }) =>
      `${index} ${rule} ${field}${suggestion === undefined ? '' : ` (${suggestion})`}`,
  );
const complete = { complete: true };

test('the same object twice in one set: by group, kind, namespace and name', () => {
  const objects = [
    configMap('a'),
    configMap('b'),
    configMap('a'),
    configMap('a', {}, 'default'),
    { ...deployment('a', {}), apiVersion: 'extensions/v1beta1' },
    deployment('a', {}),
    { apiVersion: 'v1', kind: 'Pod', metadata: { generateName: 'a' } },
    { apiVersion: 'v1', kind: 'Pod', metadata: { generateName: 'a' } },
  ];
  assert.deepEqual(checkReferences(objects), [
    {
      rule: 'duplicate-object',
      index: 2,
      keys: ['metadata', 'name'],
      field: 'metadata.name',
      message: 'ConfigMap a is defined twice',
      first: 0,
    },
  ]);
  assert.deepEqual(found(objects, { fileOf: String }), []);
});

test('what the cluster may have is missing only where a typing error is likely', () => {
  const named = (name: string): object => pod({ containers: [{ envFrom: [{ configMapRef: { name } }] }] });
  const field = 'spec.containers[0].envFrom[0].configMapRef.name';
  assert.deepEqual(found([configMap('settings'), named('setings')]), [`1 missing-configmap ${field} (settings)`]);
  for (const name of ['settings', 'config', 'settings-2'])
    assert.deepEqual(found([configMap('settings'), named(name)]), []);
  assert.deepEqual(found([configMap('settings-1'), named('settings-2')]), []);
  assert.deepEqual(found([configMap('settings'), named('config')], complete), [`1 missing-configmap ${field}`]);
  assert.deepEqual(found([configMap('settings', {}, 'x'), named('settings')], complete), [
    '0 missing-namespace metadata.namespace',
  ]);
});

test('namespaces are kept apart; an object without one may be in any', () => {
  const reader = (namespace?: string): object => pod({ volumes: [{ configMap: { name: 'settings' } }] }, {}, namespace);
  const missing = ['1 missing-configmap spec.volumes[0].configMap.name'];
  const only = (objects: readonly object[]): string[] =>
    found(objects, complete).filter((each) => !each.includes('namespace'));
  assert.deepEqual(only([configMap('settings', {}, 'a'), reader('b')]), missing);
  assert.deepEqual(only([configMap('settings', {}, 'a'), reader()]), []);
  assert.deepEqual(only([configMap('settings'), reader('b')]), []);
});

test('what is missing is concluded from files nearby', () => {
  const read = pod({ volumes: [{ configMap: { name: 'settings', items: [{ key: 'level' }] } }] });
  const at = (...files: string[]): string[] =>
    found([read, configMap('settings'), configMap('settings', { level: 1 }, 'a')], {
      fileOf: (index) => files[index] ?? '',
    });
  const missing = ['0 missing-key spec.volumes[0].configMap.items[0].key'];
  assert.deepEqual(at('a/b/p.yaml', 'c/s.yaml', 'd/s.yaml'), []);
  assert.deepEqual(at('a/b/p.yaml', 'a/c/s.yaml', 'd/s.yaml'), missing);
  assert.deepEqual(at('a/b/p.yaml', 'a/c/s.yaml', 'a/b/s.yaml'), []);
  assert.deepEqual(at('p.yaml', 's.yaml', 'a/s.yaml'), missing);
  assert.deepEqual(at('p.yaml', 's.yaml', 't.yaml'), []);
});

test('keys of what is there, but for optional ones', () => {
  const read = (optional?: boolean): object =>
    pod({
      volumes: [
        { configMap: { name: 'settings', optional, items: [{ key: 'level' }, { key: 'levle' }] } },
        { projected: { sources: [{ configMap: { name: 'settings', optional, items: [{ key: 'x' }] } }] } },
      ],
      initContainers: [{ env: [{ valueFrom: { configMapKeyRef: { name: 'settings', key: 'host', optional } } }] }],
    });
  const settings = configMap('settings', { level: 'a' });
  assert.deepEqual(found([settings, read()]), [
    '1 missing-key spec.volumes[0].configMap.items[1].key (level)',
    '1 missing-key spec.volumes[1].projected.sources[0].configMap.items[0].key',
    '1 missing-key spec.initContainers[0].env[0].valueFrom.configMapKeyRef.key',
  ]);
  assert.deepEqual(found([settings, read(true)]), []);
  const sealed = { apiVersion: 'bitnami.com/v1', kind: 'Sealed', metadata: meta('settings') };
  assert.deepEqual(found([settings, sealed, read()]), [], 'a custom resource may write into it');
  assert.deepEqual(found([settings, read()], { isMade: (kind) => kind === 'ConfigMap' }), []);
});

test('selectors of Services, budgets and policies', () => {
  const wrong = [
    service('a', { app: 'frontend' }),
    other('PodDisruptionBudget', 'policy/v1', {
      selector: { matchExpressions: [{ key: 'app', operator: 'In', values: ['x'] }] },
    }),
    other('NetworkPolicy', 'networking.k8s.io/v1', { podSelector: { matchLabels: { app: 'frontend' } } }),
  ];
  const right = [
    service('b', { app: 'fronted' }),
    { apiVersion: 'v1', kind: 'Service', metadata: meta('c'), spec: { type: 'ExternalName', selector: { app: 'x' } } },
    { apiVersion: 'v1', kind: 'Service', metadata: meta('d'), spec: {} },
    { ...other('NetworkPolicy', 'networking.k8s.io/v1', { podSelector: {} }), metadata: meta('b') },
  ];
  // Whoever selects every Pod says nothing of any.
  assert.deepEqual(found(right.slice(2), complete), []);
  const pods = deployment('web', { app: 'fronted', tier: 'a' });
  assert.deepEqual(found([pods, ...wrong, ...right]), [
    '1 selects-nothing spec.selector (app: fronted)',
    '3 selects-nothing spec.podSelector (app: fronted)',
  ]);
  assert.deepEqual(found([pods, ...wrong, ...right], complete), [
    '1 selects-nothing spec.selector (app: fronted)',
    '2 selects-nothing spec.selector',
    '3 selects-nothing spec.podSelector (app: fronted)',
  ]);
  const operator = { apiVersion: 'example.com/v1', kind: 'Web', metadata: meta('frontend') };
  assert.deepEqual(found([operator, service('a', { app: 'frontend' })], complete), [], 'an operator may make its Pods');
});

test('every other reference of Pods, scalers, Ingresses, claims and bindings', () => {
  const spec = {
    serviceAccountName: 'robot',
    priorityClassName: 'high',
    runtimeClassName: 'gvisor',
    imagePullSecrets: [{ name: 'pull' }],
    volumes: [{ persistentVolumeClaim: { claimName: 'data' } }, { secret: { secretName: 'tls' } }],
  };
  const objects = [
    deployment('web', {}, spec),
    other('HorizontalPodAutoscaler', 'autoscaling/v2', { scaleTargetRef: { kind: 'Deployment', name: 'wbe' } }),
    other('Ingress', 'networking.k8s.io/v1', {
      ingressClassName: 'nginx',
      defaultBackend: { service: { name: 'front', port: { number: 8080 } } },
      rules: [{ http: { paths: [{ backend: { service: { name: 'none', port: { name: 'web' } } } }] } }],
      tls: [{ secretName: 'cert' }],
    }),
    service('front', {}),
    {
      ...other('StatefulSet', 'apps/v1', {
        serviceName: 'db',
        volumeClaimTemplates: [{ spec: { storageClassName: 'fast' } }],
      }),
    },
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'RoleBinding',
      metadata: meta('a'),
      roleRef: { kind: 'Role', name: 'reader' },
      subjects: [
        { kind: 'ServiceAccount', name: 'reader' },
        { kind: 'User', name: 'jane' },
      ],
    },
  ];
  const expected = [
    '0 missing-serviceaccount spec.template.spec.serviceAccountName',
    '0 missing-priorityclass spec.template.spec.priorityClassName',
    '0 missing-runtimeclass spec.template.spec.runtimeClassName',
    '0 missing-secret spec.template.spec.imagePullSecrets[0].name',
    '0 missing-claim spec.template.spec.volumes[0].persistentVolumeClaim.claimName',
    '0 missing-secret spec.template.spec.volumes[1].secret.secretName',
    '1 missing-target spec.scaleTargetRef.name',
    '2 missing-ingressclass spec.ingressClassName',
    '2 missing-port spec.defaultBackend.service.port.number',
    '2 missing-service spec.rules[0].http.paths[0].backend.service.name',
    '2 missing-secret spec.tls[0].secretName',
    '4 missing-storageclass spec.volumeClaimTemplates[0].spec.storageClassName',
    '4 missing-service spec.serviceName',
    '5 missing-role roleRef.name',
    '5 missing-serviceaccount subjects[0].name',
  ];
  assert.deepEqual(found(objects, complete), expected);
  assert.deepEqual(found(objects), ['2 missing-port spec.defaultBackend.service.port.number']);
  const rules = new Set(expected.map((each) => each.split(' ')[1]));
  for (const tested of ['duplicate-object', 'selects-nothing', 'missing-configmap', 'missing-key', 'missing-namespace'])
    rules.add(tested);
  assert.deepEqual([...rules].sort(), referenceRules.map(([rule]) => rule).sort(), 'every rule is tested');
});

test('what every cluster has is not missing, and bad objects are passed over', () => {
  const objects = [
    {
      ...pod(
        {
          serviceAccountName: 'default',
          priorityClassName: 'system-node-critical',
          volumes: [{ configMap: { name: 'kube-root-ca.crt' } }],
        },
        {},
        'kube-system',
      ),
    },
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: meta('a'),
      roleRef: { kind: 'ClusterRole', name: 'system:node' },
    },
  ];
  assert.deepEqual(found(objects, complete), []);
  for (const bad of [null, 1, 'a', [], [1], {}, { name: 1 }]) {
    const kinds = [
      'Pod',
      'Service',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'StatefulSet',
      'RoleBinding',
      'HorizontalPodAutoscaler',
    ];
    for (const kind of kinds) {
      const list = [bad, { a: bad }];
      const spec = {
        selector: bad,
        podSelector: bad,
        volumes: list,
        containers: [{ env: list, envFrom: list }],
        rules: list,
        tls: bad,
      };
      found(
        [
          { apiVersion: 'v1', kind, metadata: bad, spec, subjects: list, roleRef: bad },
          { apiVersion: 'v1', kind, spec: bad },
        ],
        complete,
      );
    }
  }
});
