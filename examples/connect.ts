/** What an example runs on: an API server of its own, or a cluster. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import type { ResourceOptions } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { loadClient } from 'kubetyped/client/tools/clientcmd';

/** What the command line says. */
export interface Where {
  /** Of the kubeconfig. */
  readonly context?: string | undefined;
  /** The cluster of the kubeconfig's current context, or that of this Pod. */
  readonly cluster?: boolean | undefined;
}

/** What the example's own server has besides. */
export interface OwnServer {
  readonly name: string;
  /** What to try with kubectl. */
  readonly hint: string;
  readonly kinds?: readonly (readonly [kind: KindClass, options: ResourceOptions])[];
}

/** A client, until it is closed. */
export interface Connection {
  readonly client: Client;
  close(): Promise<void>;
}

/** Connects to the cluster that was asked for, or starts a server. @throws KubeconfigError */
export async function connect({ context, cluster = false }: Where, own: OwnServer): Promise<Connection> {
  if (context !== undefined || cluster) {
    const client = loadClient(context === undefined ? {} : { context });
    return { client, close: () => client.close() };
  }
  const server = await startTestServer({ kinds: own.kinds ?? [] });
  const folder = mkdtempSync(join(tmpdir(), `${own.name}-`));
  const file = join(folder, 'kubeconfig');
  writeFileSync(file, server.kubeconfig, { mode: 0o600 });
  console.log(`serving at ${server.url}; try: kubectl --kubeconfig ${file} ${own.hint}`);
  const client = new Client({ transport: new FetchTransport({ server: server.url }) });
  const close = async (): Promise<void> => {
    await client.close();
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { client, close };
}
