// Kinds that kube-apiserver stores in an older version than it serves are read from its etcd, and served in the newer one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PodGroup, Workload } from 'kubetyped/api/scheduling/v1alpha3';
import { memory } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';

interface Row {
  readonly stored: string;
  readonly served: string;
  readonly kind: string;
  readonly resource: string;
  readonly namespaced?: boolean;
  readonly spec: object;
  /** What the newer version lacks. */
  readonly lost?: object;
}

const CERTIFICATES = 'certificates.k8s.io';

const ROWS: readonly Row[] = [
  {
    stored: `${CERTIFICATES}/v1beta1`,
    served: `${CERTIFICATES}/v1`,
    kind: 'ClusterTrustBundle',
    resource: 'clustertrustbundles',
    spec: { signerName: 'example.com/signer', trustBundle: 'x' },
  },
  {
    stored: `${CERTIFICATES}/v1beta1`,
    served: `${CERTIFICATES}/v1`,
    kind: 'PodCertificateRequest',
    resource: 'podcertificaterequests',
    namespaced: true,
    spec: { signerName: 'example.com/signer', podName: 'a', maxExpirationSeconds: 3600, stubPKCS10Request: 'AAAA' },
    lost: { pkixPublicKey: 'AAAA', proofOfPossession: 'AAAA' },
  },
  {
    stored: 'storagemigration.k8s.io/v1beta1',
    served: 'storagemigration.k8s.io/v1',
    kind: 'StorageVersionMigration',
    resource: 'storageversionmigrations',
    spec: { resource: { group: 'apps', resource: 'deployments' } },
  },
  {
    stored: 'resource.k8s.io/v1beta2',
    served: 'resource.k8s.io/v1',
    kind: 'DeviceTaintRule',
    resource: 'devicetaintrules',
    spec: { taint: { key: 'a', effect: 'None', timeAdded: '2026-01-01T00:00:00Z' } },
  },
  ...(['PodGroup', 'Workload'] as const).map((kind) => ({
    stored: 'scheduling.k8s.io/v1beta1',
    served: 'scheduling.k8s.io/v1alpha3',
    kind,
    resource: `${kind.toLowerCase()}s`,
    namespaced: true,
    spec: kind === 'PodGroup' ? { schedulingPolicy: { basic: {} } } : { controllerRef: { kind: 'Job', name: 'a' } },
  })),
];

test('what is stored in a beta version is served in another one', async () => {
  const engine = memory();
  await using server = await startTestServer({
    storage: engine,
    kinds: [PodGroup, Workload].map((kind) => [kind, { storagePrefix: `/${kind.resource}` }] as const),
  });
  for (const { stored, served, kind, resource, namespaced, spec, lost } of ROWS) {
    const metadata = { name: 'a', uid: kind, ...(namespaced && { namespace: 'default' }) };
    const text = JSON.stringify({ apiVersion: stored, kind, metadata, spec: { ...spec, ...lost } });
    const key = `/registry/${resource}/${namespaced ? 'default/' : ''}a`;
    assert.ok((await engine.put(key, new TextEncoder().encode(text), 0)).succeeded);
    const path = `${server.url}/apis/${served}/${namespaced ? 'namespaces/default/' : ''}${resource}`;
    const response = await fetch(`${path}/a`);
    const found = (await response.json()) as { apiVersion: string; spec: Record<string, unknown> };
    assert.equal(response.status, 200, JSON.stringify(found));
    assert.equal(found.apiVersion, served);
    const { items } = (await (await fetch(path)).json()) as { items: { spec: Record<string, unknown> }[] };
    for (const seen of [found.spec, items[0]?.spec]) {
      for (const [name, value] of Object.entries(spec)) assert.deepEqual(seen?.[name], value, `${kind}: ${name}`);
      for (const name of Object.keys(lost ?? {})) assert.equal(seen?.[name], undefined, `${kind}: ${name}`);
    }
  }
});
