// Answers that go on: server-sent events, say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from 'kubetyped/controller/endpoints';
import { until } from './world.ts';

test('an answer that goes on arrives piece by piece, and is cancelled when its reader goes away or the server closes', async () => {
  let url = '';
  const cancelled: string[] = [];
  const server = await listen({ port: 0, host: '127.0.0.1', onListening: (at) => (url = at) }).start(
    async (request) => {
      const { pathname } = new URL(request.url);
      let count = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (count < 2) controller.enqueue(new TextEncoder().encode(`data: ${count++}\n\n`));
          else return new Promise(() => undefined);
          return undefined;
        },
        cancel: () => void cancelled.push(pathname),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  );
  try {
    const read = async (path: string, signal?: AbortSignal): Promise<void> => {
      const response = await fetch(url + path, { ...(signal && { signal }) });
      assert.equal(response.headers.get('Content-Type'), 'text/event-stream');
      let text = '';
      for await (const chunk of response.body!) {
        text += new TextDecoder().decode(chunk);
        if (text.includes('data: 1\n\n')) return;
      }
      throw new Error(`the answer ended: ${text}`);
    };
    // Leaving the loop ends the request.
    await read('/left');
    await until(() => cancelled.includes('/left'), 'the answer is cancelled');
    const kept = await fetch(`${url}/kept`);
    const reader = kept.body!.getReader();
    assert.match(new TextDecoder().decode((await reader.read()).value), /data: 0/);
    await server.close();
    await until(() => cancelled.includes('/kept'), 'the other one is, too');
  } finally {
    await server.close().catch(() => undefined);
  }
});
