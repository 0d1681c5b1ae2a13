// Webhooks behind Node's http, and in a controllers' manager.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import { admissionWebhook } from 'kubetyped/webhooks';
import { nodeListener } from 'kubetyped/webhooks/node';
import { podReview } from './post.ts';

test('a listener of Node gives handlers what comes, and clients what they answer', async () => {
  const handler = admissionWebhook({ kind: Pod, validate: ({ object }) => object?.metadata.name });
  const server = createServer(nodeListener(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const ask = (init: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${port}/validate?timeout=10s`, init);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(podReview({ spec: { nodeName: 'ä'.repeat(100_000) } }));
    const answer = await ask({ method: 'POST', headers, body });
    assert.equal(answer.status, 200);
    const { response } = (await answer.json()) as { response: { status: { message: string } } };
    assert.equal(response.status.message, 'web');
    assert.equal((await ask({ method: 'GET' })).status, 405);
    const large = await ask({ method: 'POST', headers, body: 'x'.repeat(17 << 20) }).catch((error: unknown) => error);
    assert.ok(large instanceof Error || (large as Response).status === 413);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
