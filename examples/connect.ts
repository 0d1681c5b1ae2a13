/** Connects an example to an API server of its own, or to a cluster. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'kubetyped';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { crdEstablished, until } from 'kubetyped/client/tools/watch';

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
  /** The file of a CustomResourceDefinition to begin with. */
  readonly definition?: string;
}

/** A client, until it is closed. */
export interface Connection extends AsyncDisposable {
  readonly client: Client;
}

/** Connects to the cluster that was asked for, or starts a server. @throws KubeconfigError */
export async function connect({ context, cluster = false }: Where, own: OwnServer): Promise<Connection> {
  if (context !== undefined || cluster) {
    const client = loadClient(context === undefined ? {} : { context });
    return { client, [Symbol.asyncDispose]: () => client.close() };
  }
  const server = await startTestServer();
  const folder = mkdtempSync(join(tmpdir(), `${own.name}-`));
  const file = join(folder, 'kubeconfig');
  writeFileSync(file, server.kubeconfig, { mode: 0o600 });
  const client = new Client({ transport: new FetchTransport({ server: server.url }) });
  if (own.definition !== undefined) {
    const definitions = client.resource(CustomResourceDefinition);
    const { metadata } = await definitions.create(decode(CustomResourceDefinition, readFileSync(own.definition)));
    await until(definitions, metadata.name ?? '', crdEstablished);
  }
  console.log(`serving at ${server.url}; try: kubectl --kubeconfig ${file} ${own.hint}`);
  const close = async (): Promise<void> => {
    await client.close();
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { client, [Symbol.asyncDispose]: close };
}
