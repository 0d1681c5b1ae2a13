import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToScheme } from 'kubetyped/api';
import { newRESTMapper, resources } from 'kubetyped/api/rest_mapper';
import { Scheme } from 'kubetyped/apimachinery/runtime';

const mapper = newRESTMapper();
const rows = resources.flatMap(({ group, version, resources: all }) => all.map((row) => ({ group, version, row })));

test('every kind with a resource is found by plural, singular and kind, as its class says', () => {
  const scheme = new Scheme();
  addToScheme(scheme);
  const types = [...scheme.allKnownTypes()].filter(
    ([gvk, type]) => type.resource !== undefined && type.group === gvk.group && type.version === gvk.version,
  );
  assert.equal(rows.length, types.length);
  assert.ok(rows.length > 150);
  for (const [gvk, type] of types) {
    const { group, version, kind } = gvk;
    const { resource, scope } = mapper.restMapping({ group, kind }, version);
    assert.deepEqual(
      [resource.toString(), scope.name],
      [`${group}/${version}, Resource=${type.resource}`, type.namespaced ? 'namespace' : 'root'],
    );
    for (const name of [type.resource!, kind.toLowerCase()]) {
      assert.equal(mapper.kindFor({ group, version, resource: name }).toString(), gvk.toString());
      assert.equal(mapper.resourceFor({ group, version, resource: name }).resource, type.resource);
    }
  }
});

test('names without a group or version are of the preferred ones', () => {
  const expected: [string, string][] = [
    ['pods', '/v1, Kind=Pod'],
    ['events', '/v1, Kind=Event'],
    ['endpoints', '/v1, Kind=Endpoints'],
    ['deployment', 'apps/v1, Kind=Deployment'],
    ['ingresses', 'networking.k8s.io/v1, Kind=Ingress'],
    ['horizontalpodautoscalers', 'autoscaling/v2, Kind=HorizontalPodAutoscaler'],
    ['cronjobs', 'batch/v1, Kind=CronJob'],
    ['podsecuritypolicies', ''],
    ['storageversionmigrations', 'storagemigration.k8s.io/v1, Kind=StorageVersionMigration'],
  ];
  for (const [resource, kind] of expected) {
    if (kind === '') assert.throws(() => mapper.kindFor({ resource }), { code: 'ERR_NO_RESOURCE_MATCH' });
    else assert.equal(mapper.kindFor({ resource }).toString(), kind);
  }
  for (const {
    row: [, plural, singular],
  } of rows)
    assert.equal(mapper.resourceSingularizer(mapper.resourceFor({ resource: plural }).resource), singular);
  assert.equal(mapper.kindFor({ group: 'storage', resource: 'storageclass' }).kind, 'StorageClass');
});

test('kinds of subresources have no resource', () => {
  const kinds = {
    '': [
      'PodExecOptions',
      'PodAttachOptions',
      'PodLogOptions',
      'PodPortForwardOptions',
      'PodProxyOptions',
      'NodeProxyOptions',
      'ServiceProxyOptions',
    ],
    policy: ['Eviction'],
    autoscaling: ['Scale'],
    'authentication.k8s.io': ['TokenRequest'],
  };
  for (const [group, names] of Object.entries(kinds)) {
    for (const kind of names)
      assert.throws(() => mapper.restMapping({ group, kind }), { code: 'ERR_NO_KIND_MATCH' }, kind);
  }
  assert.throws(() => mapper.kindFor({ group: 'policy', resource: 'evictions' }), { code: 'ERR_NO_RESOURCE_MATCH' });
  // Besides pods/binding, servers have this one.
  assert.equal(mapper.restMapping({ group: '', kind: 'Binding' }).resource.resource, 'bindings');
});

test('subresources are told', () => {
  const pod = rows.find(({ row }) => row[0] === 'Pod')!.row;
  assert.ok(pod[4].includes('log') && pod[4].includes('status'));
});
