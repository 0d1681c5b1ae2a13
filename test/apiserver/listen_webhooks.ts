import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { WebhookHandler } from 'kubetyped/webhooks';
import { nodeListener } from 'kubetyped/webhooks/node';
import { Certificates } from './certificates.ts';

/** Webhooks that listen. */
export interface Listening {
  readonly port: number;
  readonly caBundle: string;
  readonly asked: string[];
}

/** Webhooks by their paths, behind a certificate for loopback and for a Service. */
export async function listenWebhooks(
  t: TestContext,
  handlers: Readonly<Record<string, WebhookHandler>>,
): Promise<Listening> {
  const certificates = new Certificates(t);
  const ca = certificates.authority('webhooks');
  const names = 'IP:127.0.0.1,DNS:hooks.team.svc';
  const asked: string[] = [];
  const listener = nodeListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.headers.get('host')?.replace(/:\d+$/, '')}${pathname}${search}`);
    return handlers[pathname]?.(request) ?? new Response('nothing here', { status: 404 });
  });
  const server = createServer(certificates.issue('hooks', 'webhooks', '/CN=hooks', names), listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, caBundle: Buffer.from(ca).toString('base64'), asked };
}
