/// <reference types="node" />
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { storedPolicies } from '../../apiserver/admission/stored_policies.ts';
import { storedWebhooks } from '../../apiserver/admission/stored_webhooks.ts';
import { startTestServer, type TestServer } from '../../apiserver/testing/start_test_server.ts';
import { WebhookClient } from '../../webhooks/node/webhook_client.ts';
import { OK, TROUBLE } from '../command.ts';
import { printable } from '../printable.ts';
import { systemMessage } from '../system_message.ts';
import { openAudit, type AuditArguments, type ServerAudit } from './server_audit.ts';
import { openStorage, type ServerStorage, type StorageArguments } from './server_storage.ts';

/** The work of `server`. @param port 0: any that is free @returns the exit status */
export async function runServer(
  port: number,
  kubeconfigPath: string | undefined,
  storageArguments: StorageArguments,
  auditArguments: AuditArguments,
): Promise<number> {
  let storage: ServerStorage | undefined;
  let api: TestServer | undefined;
  let audit: ServerAudit | undefined;
  const webhooks = new WebhookClient();
  try {
    audit = openAudit(auditArguments);
    storage = await openStorage(storageArguments);
    api = await startTestServer({
      listen: { port },
      storage: storage.engine,
      storageFormat: storage.format,
      customResources: { callConversionWebhook: webhooks.call },
      admission: [storedPolicies(), storedWebhooks({ call: webhooks.call })],
      ...(audit && { audit }),
    });
    if (kubeconfigPath !== undefined) writeFileSync(kubeconfigPath, api.kubeconfig, { mode: 0o600 });
    const use = kubeconfigPath === undefined ? `--server ${api.url}` : `--kubeconfig ${printable(kubeconfigPath)}`;
    const where = printable(storage.description);
    process.stdout.write(`listening on ${api.url}; objects are kept in ${where}\ntry: kubectl ${use} get namespaces\n`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    return OK;
  } catch (error) {
    process.stderr.write(`kubetyped: ${systemMessage(error)}\n`);
    return TROUBLE;
  } finally {
    await api?.close();
    await webhooks.close();
    audit?.close();
    // Where no server came of it.
    if (api === undefined) await storage?.engine.close();
  }
}
