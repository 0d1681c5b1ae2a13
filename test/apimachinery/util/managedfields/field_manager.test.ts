import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import type { StatusError } from 'kubetyped/apimachinery/api/errors';
import { NotRegisteredError, type RuntimeObject, Scheme } from 'kubetyped/apimachinery/runtime';
import {
  type ApplyConfiguration,
  decodeManagedFields,
  encodeManagedFields,
  extract,
  type FieldManagerError,
  type FieldManagerOptions,
  type ManagedFieldsError,
  newDeducedTypeConverter,
  newDefaultCRDFieldManager,
  newDefaultFieldManager,
  newSchemeTypeConverter,
  validateManagedFields,
} from 'kubetyped/apimachinery/util/managedfields';
import { makePath, newExcludeSetFilter, newSet } from 'kubetyped/apimachinery/util/structuredmergediff/fieldpath';

const scheme = new Scheme();
scheme.addKnownTypes(Pod, Pod, ConfigMap);
scheme.addKnownTypes(Deployment, Deployment);
const types = newSchemeTypeConverter(scheme);
const now = (): Date => new Date('2026-02-03T04:05:06.789Z');

function deployments(options: FieldManagerOptions = {}): ReturnType<typeof newDefaultFieldManager> {
  return newDefaultFieldManager(types, Deployment, { now, ...options });
}

function config(replicas: number | undefined, image: string): ApplyConfiguration<Deployment> {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'default' },
    spec: {
      ...(replicas === undefined ? {} : { replicas }),
      template: { spec: { containers: [{ name: 'web', image }] } },
    },
  };
}

test('applies are merged; fields no longer applied go; fields of others stay', () => {
  const fields = deployments();
  const created = fields.apply(new Deployment(), config(3, 'nginx:1'), 'deployer');
  assert.ok(created instanceof Deployment);
  assert.equal(created.spec?.replicas, 3);
  assert.deepEqual(created.metadata.managedFields, [
    {
      manager: 'deployer',
      operation: 'Apply' as const,
      apiVersion: 'apps/v1',
      time: '2026-02-03T04:05:06Z',
      fieldsType: 'FieldsV1',
      fieldsV1: {
        'f:spec': {
          'f:replicas': {},
          'f:template': {
            'f:spec': { 'f:containers': { 'k:{"name":"web"}': { '.': {}, 'f:image': {}, 'f:name': {} } } },
          },
        },
      },
    },
  ]);

  const scaled = fields.apply(
    created,
    { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec: { replicas: 3 } } as RuntimeObject,
    'scaler',
  );
  assert.deepEqual(
    scaled.metadata.managedFields?.map(({ manager }) => manager),
    ['scaler', 'deployer'],
  );
  const released = fields.apply(scaled, config(undefined, 'nginx:2'), 'deployer');
  assert.equal(released.spec?.replicas, 3);
  const gone = fields.apply(
    released,
    { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' } } as RuntimeObject,
    'scaler',
  );
  assert.equal(gone.spec?.replicas, undefined);
  assert.equal(gone.spec?.template.spec?.containers[0]?.image, 'nginx:2');
});

test('a conflict is a Status with a cause for each field, unless forced', () => {
  const fields = deployments();
  const created = fields.apply(new Deployment(), config(3, 'nginx:1'), 'a');
  const updated = fields.update(
    created,
    new Deployment({ ...created, spec: { ...created.spec!, replicas: 5 } }),
    'hpa',
  );
  assert.throws(
    () => fields.apply(updated, config(3, 'nginx:1'), 'a'),
    (error: StatusError) => {
      assert.equal(error.code, 'ERR_STATUS');
      assert.equal(error.message, 'Apply failed with 1 conflict: conflict with "hpa" using apps/v1: .spec.replicas');
      const { code, reason, details } = error.status();
      assert.deepEqual([code, reason], [409, 'Conflict']);
      assert.deepEqual(details?.causes, [
        { reason: 'FieldManagerConflict', message: 'conflict with "hpa" using apps/v1', field: '.spec.replicas' },
      ]);
      return true;
    },
  );
  const forced = fields.apply(updated, config(3, 'nginx:1'), 'a', { force: true });
  assert.equal(forced.spec?.replicas, 3);
  assert.deepEqual(
    forced.metadata.managedFields?.map(({ manager }) => manager),
    ['a'],
  );
});

test('faults are reported with their paths', () => {
  const fields = deployments();
  const bad = (spec: unknown): RuntimeObject =>
    ({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'web', namespace: 'default' },
      spec,
    }) as RuntimeObject;
  const cases: readonly [unknown, string][] = [
    [{ replica: 1 }, '.spec.replica: field not declared in schema'],
    [{ replicas: 'x' }, '.spec.replicas: expected numeric (int or float), got string'],
    [{ paused: 1 }, '.spec.paused: expected boolean, got &{1}'],
    [{ selector: [] }, '.spec.selector: expected map, got &{[]}'],
    [{ template: { spec: { containers: {} } } }, '.spec.template.spec.containers: expected list, got &{map[]}'],
    [{ template: { spec: { containers: [{ image: 'x' }] } } }, '.spec.template.spec.containers[name=""].image'],
    [
      { template: { spec: { containers: [{ name: 'a' }, { name: 'a' }] } } },
      '.spec.template.spec.containers: duplicate entries for key [name="a"]',
    ],
    [
      { template: { spec: { containers: [{ name: 'a', image: 1 }] } } },
      '.spec.template.spec.containers[name="a"].image: expected string, got &value.valueUnstructured{Value:1}',
    ],
    [
      { template: { spec: { containers: ['a'] } } },
      '.spec.template.spec.containers: element 0: associative list with keys may not have non-map elements',
    ],
  ];
  for (const [spec, message] of cases) {
    if (message.endsWith('.image')) {
      // A container without a name is the one with the empty name, by Go's zero value.
      assert.equal(fields.apply(new Deployment(), bad(spec), 'me').spec?.template.spec?.containers.length, 1);
      continue;
    }
    assert.throws(
      () => fields.apply(new Deployment(), bad(spec), 'me'),
      (error: FieldManagerError) => {
        assert.equal(error.code, 'ERR_FIELD_MANAGER');
        assert.equal(
          error.message,
          `failed to create typed patch object (default/web; apps/v1, Kind=Deployment): ${message}`,
        );
        return true;
      },
    );
  }
  assert.throws(() => fields.apply(new Deployment(), { apiVersion: 'v1', kind: 'Pod' }, 'me'), {
    code: 'ERR_STATUS',
    message: 'invalid object type: /v1, Kind=Pod',
  });
  const withFields = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'x', managedFields: [] } };
  assert.throws(() => fields.apply(new Deployment(), withFields, 'me'), {
    code: 'ERR_STATUS',
    message: 'metadata.managedFields must be nil',
  });
});

test('kubectl takes over what it applied on the client side', () => {
  const fields = deployments();
  const lastApplied = JSON.stringify(config(3, 'nginx:1'));
  const live = new Deployment({
    metadata: {
      name: 'web',
      namespace: 'default',
      annotations: { 'kubectl.kubernetes.io/last-applied-configuration': lastApplied },
    },
    spec: {
      replicas: 3,
      selector: {},
      template: { spec: { containers: [{ name: 'web', image: 'nginx:1' }] } },
    } as never,
  });
  const stored = fields.update(new Deployment(), live, 'kubectl-client-side-apply');
  const applied = fields.apply(stored, config(4, 'nginx:2'), 'kubectl');
  assert.equal(applied.spec?.replicas, 4);
  assert.deepEqual(
    JSON.parse(applied.metadata.annotations!['kubectl.kubernetes.io/last-applied-configuration']!),
    config(4, 'nginx:2'),
  );
  assert.throws(() => fields.apply(stored, config(4, 'nginx:2'), 'other'), { code: 'ERR_STATUS' });
});

test('managedFields can be reset, edited, and not by way of a subresource', () => {
  const fields = deployments();
  const created = fields.apply(new Deployment(), config(3, 'nginx:1'), 'a');
  const put = (managedFields: unknown): Deployment =>
    new Deployment({ ...created, metadata: { ...created.metadata, uid: 'u', managedFields: managedFields as never } });
  assert.equal(fields.update(put(undefined), put([]), 'b').metadata.managedFields, undefined);
  assert.equal(fields.update(put(undefined), put([{}]), 'b').metadata.managedFields, undefined);
  assert.deepEqual(
    fields.update(created, put([{ manager: 'x' }]), 'b').metadata.managedFields?.map(({ manager }) => manager),
    ['a'],
  );
  const status = deployments({ subresource: 'status' });
  assert.deepEqual(
    status.update(created, put([]), 'b').metadata.managedFields?.map(({ manager }) => manager),
    ['a'],
  );
});

test('fields are tracked from the first apply on, or from the creation', () => {
  const live = Object.assign(new Deployment(), { metadata: { name: 'web', uid: 'u' } });
  const changed = Object.assign(new Deployment(), { metadata: { name: 'web', uid: 'u', labels: { a: 'b' } } });
  assert.equal(deployments().update(live, changed, 'm').metadata.managedFields, undefined);
  const created = (trackOnCreateProbability: number, random: number): number =>
    deployments({ trackOnCreateProbability, random: () => random }).update(new Deployment(), changed, 'm').metadata
      .managedFields?.length ?? 0;
  assert.deepEqual([created(1, 0.99), created(0.5, 0.4), created(0.5, 0.5), created(0, 0)], [1, 1, 0, 0]);
  const applied = deployments().apply(live, config(1, 'x'), 'm');
  assert.deepEqual(
    applied.metadata.managedFields?.map(({ manager, operation }) => `${operation} ${manager}`),
    ['Apply m'],
  );
  const before = deployments().apply(changed, config(1, 'x'), 'm');
  assert.deepEqual(
    before.metadata.managedFields?.map(({ manager, operation }) => `${operation} ${manager}`),
    ['Apply m', 'Update before-first-apply'],
  );
});

test('the number of updating managers is limited', () => {
  const fields = newDefaultFieldManager(types, ConfigMap, { now, maxUpdateManagers: 2 });
  let live = new ConfigMap();
  for (const at of [1, 2, 3, 4])
    live = fields.update(live, new ConfigMap({ ...live, data: { ...live.data, [`k${at}`]: 'v' } }), `m${at}`);
  assert.deepEqual(
    live.metadata.managedFields?.map(({ manager }) => manager),
    ['ancient-changes', 'm4'],
  );
});

test('by default ten updating managers are told apart', () => {
  const fields = newDefaultFieldManager(types, ConfigMap, { now });
  const managers = (count: number): string[] | undefined => {
    let live = new ConfigMap();
    for (let at = 0; at < count; at++)
      live = fields.update(live, new ConfigMap({ ...live, data: { ...live.data, [`k${at}`]: 'v' } }), `m${at}`);
    return live.metadata.managedFields?.map(({ manager = '' }) => manager);
  };
  assert.equal(managers(10)?.includes('ancient-changes'), false);
  assert.equal(managers(11)?.includes('ancient-changes'), true);
});

test('what kubectl applied last is not noted where annotations would be too large', () => {
  const fields = newDefaultFieldManager(types, ConfigMap, { now });
  const key = 'kubectl.kubernetes.io/last-applied-configuration';
  const live = new ConfigMap({ metadata: { name: 'a', annotations: { [key]: '{}' } } });
  const noted = (size: number): string | undefined => {
    const config = { apiVersion: 'v1' as const, kind: 'ConfigMap' as const, metadata: { name: 'a' }, data: { k: '' } };
    const rest = key.length + JSON.stringify(config).length + 1;
    config.data.k = 'x'.repeat(size - rest);
    return fields.apply(live, config, 'kubectl').metadata.annotations?.[key];
  };
  assert.equal(noted(256 * 1024)?.length, 256 * 1024 - key.length);
  assert.equal(noted(256 * 1024 + 1), undefined);
});

test('fields of other versions are kept by a converter, and forgotten without one', () => {
  const convert = (object: RuntimeObject, version: { toString(): string }): RuntimeObject => {
    if (version.toString() === 'example.com/v3')
      throw new NotRegisteredError({
        schemeName: 'test',
        gvk: { group: 'example.com', version: 'v3', kind: 'Widget' },
      });
    const { size, length, ...rest } = object as { size?: number; length?: number };
    const value = size ?? length;
    return {
      ...rest,
      apiVersion: version.toString(),
      ...(value === undefined ? {} : version.toString() === 'example.com/v1' ? { size: value } : { length: value }),
    } as RuntimeObject;
  };
  const widget = (version: string): { group: string; version: string; kind: string } => ({
    group: 'example.com',
    version,
    kind: 'Widget',
  });
  const manager = (version: string, options: FieldManagerOptions = {}): ReturnType<typeof newDefaultCRDFieldManager> =>
    newDefaultCRDFieldManager(newDeducedTypeConverter(), widget(version), {
      now,
      hub: { group: 'example.com', version: 'v1' },
      ...options,
    });
  const live = manager('v1', { convert }).apply(
    { apiVersion: 'example.com/v1', kind: 'Widget' },
    { apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'x' }, size: 1 } as RuntimeObject,
    'one',
  );
  const other = { apiVersion: 'example.com/v2', kind: 'Widget', metadata: { name: 'x' }, length: 2 } as RuntimeObject;
  assert.throws(() => manager('v2', { convert }).apply(live, other, 'two'), {
    message: 'Apply failed with 1 conflict: conflict with "one": .size',
  });
  const forced = manager('v2', { convert }).apply(live, other, 'two', { force: true }) as { size?: number };
  assert.equal(forced.size, 2);
  const v2 = {
    apiVersion: 'example.com/v2',
    kind: 'Widget',
    metadata: (live as { metadata?: object }).metadata,
    length: 1,
  } as RuntimeObject;
  const forgotten = manager('v2', { hub: { group: 'example.com', version: 'v2' } }).apply(v2, other, 'two');
  assert.deepEqual(
    (forgotten as { metadata?: { managedFields?: { manager: string }[] } }).metadata?.managedFields?.map(
      (entry) => entry.manager,
    ),
    ['two'],
  );
});

test('fields that are reset are owned by nobody', () => {
  const resetFields = new Map([['apps/v1', newExcludeSetFilter(newSet(makePath('status')))]]);
  const applied = deployments({ resetFields }).apply(
    new Deployment(),
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'x' },
      spec: { replicas: 1 },
      status: { replicas: 1 },
    } as RuntimeObject,
    'me',
  );
  assert.deepEqual(applied.metadata.managedFields?.[0]?.fieldsV1, { 'f:spec': { 'f:replicas': {} } });
});

test('defaults are set in what is applied', () => {
  const fields = deployments({
    default: (object) =>
      ({ ...object, metadata: { ...(object as Deployment).metadata, labels: { defaulted: 'yes' } } }) as RuntimeObject,
  });
  assert.deepEqual(fields.apply(new Deployment(), config(1, 'x'), 'me').metadata.labels, { defaulted: 'yes' });
});

test('an update that fails leaves no managedFields', () => {
  const bad = { ...new Deployment(), spec: 5 } as unknown as Deployment;
  assert.throws(() => deployments().update(new Deployment(), bad, 'm'), { code: 'ERR_FIELD_MANAGER' });
  assert.equal(deployments().updateNoErrors(new Deployment(), bad, 'm').metadata?.managedFields, undefined);
});

test('entries are read, checked and written in order', () => {
  const entries = [
    {
      manager: 'b',
      operation: 'Update' as const,
      apiVersion: 'v1',
      time: '2026-01-01T00:00:00Z',
      fieldsType: 'FieldsV1',
      fieldsV1: { 'f:a': {} },
    },
    {
      manager: 'a',
      operation: 'Update' as const,
      apiVersion: 'v1',
      time: '2026-01-01T00:00:00Z',
      fieldsType: 'FieldsV1',
      fieldsV1: { 'f:b': {} },
    },
    {
      manager: 'z',
      operation: 'Apply' as const,
      apiVersion: 'v1',
      fieldsType: 'FieldsV1',
      fieldsV1: { 'f:c': {} },
      subresource: 'status',
    },
  ];
  assert.deepEqual(encodeManagedFields(decodeManagedFields(entries)), [entries[2], entries[1], entries[0]]);
  const entry = entries[0]!;
  const bad: readonly [object, string | RegExp][] = [
    [{ ...entry, operation: 'Patch' as never }, 'operation must be `Apply` or `Update`'],
    [{ ...entry, apiVersion: '' }, 'apiVersion must not be empty'],
    [{ ...entry, fieldsType: '' }, 'missing fieldsType in managed fields entry 0'],
    [{ ...entry, fieldsType: 'FieldsV2' }, 'invalid fieldsType "FieldsV2" in managed fields entry 0'],
    [{ ...entry, fieldsV1: { 'f:a': 5 } }, /entry 0, manager "b": FieldsV1 at f:a must be an object, not a number$/],
    [
      { ...entry, fieldsV1: { 'f:a': { bad: {} } } },
      /entry 0, manager "b": FieldsV1 at f:a: parsing key as path element: missing colon: bad$/,
    ],
  ];
  for (const [each, message] of bad) {
    assert.throws(
      () => validateManagedFields([each]),
      (error: ManagedFieldsError) => {
        assert.equal(error.code, 'ERR_MANAGED_FIELDS');
        assert.match(
          error.message,
          typeof message === 'string' ? new RegExp(`^${message.replaceAll('`', '.')}$`) : message,
        );
        return true;
      },
    );
  }
});

test('extract gives what a manager has applied', () => {
  const fields = deployments();
  const created = fields.apply(new Deployment(), config(3, 'nginx:1'), 'deployer');
  const scaled = fields.apply(
    created,
    { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web', labels: { a: 'b' } } } as RuntimeObject,
    'labeller',
  );
  assert.deepEqual(extract(Deployment, scaled, 'deployer'), config(3, 'nginx:1'));
  assert.deepEqual(extract(Deployment, scaled, 'labeller'), {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'default', labels: { a: 'b' } },
  });
  assert.deepEqual(extract(Deployment, scaled, 'nobody'), {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'default' },
  });
  assert.deepEqual(extract(Deployment, scaled, 'deployer', 'status').spec, undefined);
});
