/// <reference types="node" />
import { once } from 'node:events';
import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import {
  admissionPlugins,
  type AdmissionPluginsOptions,
} from '../../apiserver/admission/plugins/all_ordered_plugins.ts';
import { startTestServer, type TestServer } from '../../apiserver/testing/start_test_server.ts';
import { WebhookClient } from '../../webhooks/node/webhook_client.ts';
import { OK, TROUBLE } from '../command.ts';
import { printable } from '../printable.ts';
import { systemMessage } from '../system_message.ts';
import type { AccessArguments } from './access_arguments.ts';
import { openAccess, type ServerAccess } from './server_access.ts';
import { openAggregation, type AggregationArguments } from './server_aggregation.ts';
import { openAudit, type AuditArguments, type ServerAudit } from './server_audit.ts';
import type { ControllersArguments } from './server_controllers.ts';
import { openStorage, type ServerStorage, type StorageArguments } from './server_storage.ts';

/** What was said to `server`. */
export interface ServerArguments {
  readonly access: AccessArguments;
  readonly aggregation: AggregationArguments;
  readonly storage: StorageArguments;
  readonly audit: AuditArguments;
  readonly controllers: ControllersArguments;
  readonly admission: Pick<AdmissionPluginsOptions, 'disable' | 'enable'>;
  readonly kubeconfigFile: string | undefined;
}

/** The work of `server`. @returns the exit status */
export async function runServer({
  access: accessArguments,
  aggregation: aggregationArguments,
  storage: storageArguments,
  audit: auditArguments,
  controllers,
  admission,
  kubeconfigFile,
}: ServerArguments): Promise<number> {
  let storage: ServerStorage | undefined;
  let api: TestServer | undefined;
  let audit: ServerAudit | undefined;
  let access: ServerAccess | undefined;
  const webhooks = new WebhookClient();
  // Objects, tokens, keys and logs are for the owner alone, whatever else makes their files.
  process.umask(0o077);
  try {
    const plugins = { ...admission, callWebhook: webhooks.call };
    const { missing } = admissionPlugins(plugins);
    access = await openAccess(accessArguments, tell);
    const { requestHeaders, clientCAFile } = accessArguments;
    const aggregation = openAggregation(aggregationArguments, requestHeaders, clientCAFile);
    audit = openAudit(auditArguments);
    storage = await openStorage(storageArguments, tell);
    const { authentication, authorization, serviceAccounts } = access;
    api = await startTestServer({
      listen: access.listen,
      storage: storage.engine,
      storageFormat: storage.format,
      customResources: { callConversionWebhook: webhooks.call },
      admissionPlugins: plugins,
      ...(audit && { audit }),
      ...(authentication && { authentication }),
      ...(authorization && { authorization }),
      serviceAccounts,
      aggregation,
      ...controllers,
    });
    if (kubeconfigFile !== undefined) writePrivately(kubeconfigFile, api.kubeconfig);
    const use = kubeconfigFile === undefined ? `--server ${api.url}` : `--kubeconfig ${printable(kubeconfigFile)}`;
    const advice =
      accessArguments.isClosed && kubeconfigFile === undefined
        ? 'it wants to know who asks; --write-kubeconfig FILE gives the kubeconfig of an administrator'
        : `try: kubectl ${use} get namespaces`;
    process.stdout.write(`listening on ${api.url}; objects are kept in ${printable(storage.description)}\n${advice}\n`);
    if (missing.length > 0)
      tell(`admission plug-ins of kube-apiserver that this server does not have: ${missing.join(', ')}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    return OK;
  } catch (error) {
    tell(systemMessage(error));
    return TROUBLE;
  } finally {
    await api?.close();
    await webhooks.close();
    await access?.close();
    audit?.close();
    // Where no server came of it.
    if (api === undefined) await storage?.engine.close();
  }
}

/** What may hold a token is for its owner alone, also in a file that is there already. */
function writePrivately(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    fchmodSync(file, 0o600);
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

function tell(line: string): void {
  process.stderr.write(`kubetyped: ${printable(line)}\n`);
}
