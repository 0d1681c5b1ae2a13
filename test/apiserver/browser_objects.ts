// Objects as a cluster has them, to look at in the object browser: long names, long messages, much that is not ready.
import assert from 'node:assert/strict';
import type { APIServer } from 'kubetyped/apiserver';
import { send } from './client.ts';

const MERGE = { 'content-type': 'application/merge-patch+json' };
const BOUGHT = '2026-01-02T08:30:00Z';

/** The path of a Deployment among the objects of {@link createObjects}. */
export const DEPLOYMENT = '/apis/apps/v1/namespaces/shop/deployments/checkout-payments-reconciliation';

/** Fills a test server with three nodes and a shop that has trouble. */
export async function createObjects(server: APIServer): Promise<void> {
  const post = async (collection: string, object: { metadata: { name: string } }, status?: object) => {
    const created = await send(server, 'POST', collection, object);
    assert.equal(created.status, 201, created.text);
    if (status === undefined) return created.json.metadata.uid as string;
    const written = await send(server, 'PATCH', `${collection}/${object.metadata.name}/status`, { status }, MERGE);
    assert.equal(written.status, 200, written.text);
    return created.json.metadata.uid as string;
  };
  const core = '/api/v1/namespaces/shop';
  const apps = '/apis/apps/v1/namespaces/shop';
  for (const name of ['shop', 'monitoring']) await post('/api/v1/namespaces', { metadata: { name } });

  const nodeInfo = { kubeletVersion: 'v1.37.0', osImage: 'Debian GNU/Linux 13 (trixie)', kernelVersion: '6.12.57' };
  for (const [name, status, reason, message] of [
    ['control-plane-0', 'True', 'KubeletReady', 'kubelet is posting ready status'],
    ['worker-0', 'True', 'KubeletReady', 'kubelet is posting ready status'],
    ['worker-1', 'Unknown', 'NodeStatusUnknown', 'Kubelet stopped posting node status.'],
  ] as const)
    await post(
      '/api/v1/nodes',
      { metadata: { name } },
      { nodeInfo, conditions: [{ type: 'Ready', status, reason, message }] },
    );

  for (const [name, ready, replicas] of [
    ['storefront', 3, 3],
    ['checkout-payments-reconciliation', 1, 3],
  ] as const) {
    const labels = { app: name, 'app.kubernetes.io/part-of': 'shop' };
    const image = `registry.example.com/shop/${name}:2026-01-02-3f9c2b7`;
    const containers = [
      {
        name: 'web',
        image,
        ports: [{ containerPort: 8080 }],
        envFrom: [{ configMapRef: { name: 'settings' } }],
        resources: { requests: { cpu: '250m', memory: '128Mi' }, limits: { memory: '256Mi' } },
      },
    ];
    const spec = {
      replicas,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers } },
    };
    const isReady = ready === replicas;
    const uid = await post(
      `${apps}/deployments`,
      { metadata: { name, labels }, spec } as { metadata: { name: string } },
      {
        observedGeneration: 1,
        replicas,
        updatedReplicas: replicas,
        readyReplicas: ready,
        availableReplicas: ready,
        conditions: [
          isReady
            ? { type: 'Available', status: 'True', reason: 'MinimumReplicasAvailable', message: 'It has enough.' }
            : {
                type: 'Available',
                status: 'False',
                reason: 'MinimumReplicasUnavailable',
                message: 'Deployment does not have minimum availability.',
              },
        ],
      },
    );
    const ownerReferences = [{ apiVersion: 'apps/v1', kind: 'Deployment', name, uid, controller: true }];
    for (let at = 0; at < replicas; at++) {
      const pod = { metadata: { name: `${name}-7c9d5b8f6-x${at}k2v`, labels, ownerReferences }, spec: { containers } };
      const waiting = {
        reason: 'ImagePullBackOff',
        message: `Back-off pulling image "${image}": ErrImagePull: rpc error: code = NotFound desc = failed to resolve reference`,
      };
      const state = at < ready ? { running: { startedAt: BOUGHT } } : { waiting };
      const container = { name: 'web', image, imageID: '', ready: at < ready, restartCount: at, state };
      await post(`${core}/pods`, pod, {
        phase: at < ready ? 'Running' : 'Pending',
        podIP: `10.244.1.${at + 10}`,
        conditions: [{ type: 'Ready', status: at < ready ? 'True' : 'False' }],
        containerStatuses: [container],
      });
    }
    const ports = [{ name: 'http', port: 80, targetPort: 8080 }];
    await post(`${core}/services`, { metadata: { name }, spec: { selector: labels, ports } } as {
      metadata: { name: string };
    });
  }

  const settings = { 'nginx.conf': `server {\n  ${'proxy_set_header X-Forwarded-For $remote_addr; '.repeat(5)}\n}\n` };
  await post(`${core}/configmaps`, { metadata: { name: 'settings' }, data: settings } as {
    metadata: { name: string };
  });
  await post(`${core}/secrets`, { metadata: { name: 'payments-api-credentials' } });
  for (const [name, type, reason, message] of [
    [
      'a',
      'Warning',
      'Failed',
      'Failed to pull image "registry.example.com/shop/checkout-payments-reconciliation:2026-01-02-3f9c2b7": not found',
    ],
    [
      'b',
      'Warning',
      'FailedScheduling',
      '0/3 nodes are available: 1 node(s) had untolerated taint(s), 2 Insufficient memory.',
    ],
    ['c', 'Normal', 'Scheduled', 'Successfully assigned the Pod to worker-0'],
  ] as const)
    await post(`${core}/events`, {
      metadata: { name },
      lastTimestamp: BOUGHT,
      type,
      reason,
      message,
      involvedObject: {
        apiVersion: 'v1',
        kind: 'Pod',
        namespace: 'shop',
        name: 'checkout-payments-reconciliation-7c9d5b8f6-x1k2v',
      },
    } as { metadata: { name: string } });
}
