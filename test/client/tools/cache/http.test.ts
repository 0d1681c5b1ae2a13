// An informer over real connections.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { ScriptedServer } from 'kubetyped/client/testing';
import { SharedInformer } from 'kubetyped/client/tools/cache';
import { FetchTransport } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';

const pod = (name: string, resourceVersion: string): corev1.Pod =>
  new corev1.Pod({ metadata: { name, namespace: 'd', resourceVersion }, spec: { containers: [] } });
const annotations = { 'k8s.io/initial-events-end': 'true' };
const mark = { type: 'BOOKMARK', object: new corev1.Pod({ metadata: { resourceVersion: '5', annotations } }) };

for (const [name, Transport] of Object.entries({ NodeTransport, FetchTransport }))
  test(`${name}: what is cut goes on where it was, and nothing is left open`, async () => {
    const half = JSON.stringify({ type: 'ADDED', object: pod('b', '7') }).slice(0, 60);
    await using server = await ScriptedServer.start([
      {
        path: '/api/v1/pods',
        reply: {
          body: [{ type: 'ADDED', object: pod('a', '3') }, mark, { type: 'MODIFIED', object: pod('a', '6') }, half],
          finish: 'cut',
        },
      },
      {
        path: '/api/v1/pods',
        reply: {
          body: [
            { type: 'ADDED', object: pod('b', '7') },
            { type: 'DELETED', object: pod('a', '8') },
          ],
          finish: 'hang',
        },
      },
    ]);
    const client = new Client({ transport: new Transport({ server: server.url }) });
    const informer = new SharedInformer(client.resource(corev1.Pod));
    const changes = informer.changes();
    const stop = new AbortController();
    const running = informer.run({ signal: stop.signal });
    const seen: string[] = [];
    for await (const { type, key, object } of changes) {
      seen.push(`${type} ${key}@${object.metadata.resourceVersion}`);
      if (type === 'delete') break;
    }
    assert.deepEqual(seen, ['add d/a@3', 'update d/a@6', 'add d/b@7', 'delete d/a@8']);
    const versions = server.requests.map(({ query }) => new URLSearchParams(query).get('resourceVersion'));
    assert.deepEqual(versions, [null, '6']);
    stop.abort();
    await running;
    await client.close();
    server.verify();
  });
