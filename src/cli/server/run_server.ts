/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { unmarshal } from '#apimachinery/util/yaml/convert';
import { admissionPlugins } from '../../apiserver/admission/plugins/all_ordered_plugins.ts';
import { type AuditFile, type AuditPolicy, auditFile, auditPolicy } from '../../apiserver/audit/index.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../apiserver/testing/start_test_server.ts';
import type { Release } from '../../releases/index.ts';
import { WebhookClient } from '../../webhooks/node/webhook_client.ts';
import { OK, TROUBLE } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { systemMessage } from '../system_message.ts';
import type { AccessArguments } from './access_arguments.ts';
import { writePrivately } from './kept_files.ts';
import { OptionFile } from './option_file.ts';
import { runCommand } from './run_command.ts';
import { openAccess, type ServerAccess } from './server_access.ts';
import { type AdmissionArguments, openAdmission } from './server_admission.ts';
import { type AggregationArguments, openAggregation } from './server_aggregation.ts';
import type { ControllersArguments } from './server_controllers.ts';
import { type KubeletArguments, openKubelet } from './server_kubelet.ts';
import { openStorage, type ServerStorage, type StorageArguments } from './server_storage.ts';
import { StopRequests } from './stop_requests.ts';

/** What was said to `server`. */
export interface ServerArguments {
  readonly access: AccessArguments;
  readonly aggregation: AggregationArguments;
  readonly kubelet: KubeletArguments;
  readonly storage: StorageArguments;
  readonly audit: AuditArguments;
  readonly controllers: Omit<ControllersArguments, 'defaultAccounts'>;
  readonly admission: AdmissionArguments;
  readonly kubernetesVersion: Release | undefined;
  readonly services: Pick<TestServerOptions, 'advertiseAddress' | 'serviceClusterIPRange' | 'serviceNodePortRange'>;
  readonly requests: Pick<TestServerOptions, 'maxRequestsInFlight' | 'priorityAndFairness'>;
  readonly kubeconfigFile: string | undefined;
  /** What to run with it; undefined: it runs until it is interrupted. */
  readonly command: readonly string[] | undefined;
  /** How many milliseconds it still serves when it is to end, without being ready. */
  readonly shutdownDelay: number;
}

/** How many milliseconds requests under way get when the server ends, and the whole end takes at most. */
const GRACE = 5000;
const LAST = 8000;

/** The work of `server`. @returns the exit status */
export async function runServer({
  access: accessArguments,
  aggregation: aggregationArguments,
  kubelet,
  storage: storageArguments,
  audit: auditArguments,
  controllers,
  admission,
  kubernetesVersion,
  services,
  requests,
  kubeconfigFile,
  command,
  shutdownDelay,
}: ServerArguments): Promise<number> {
  let storage: ServerStorage | undefined;
  let api: TestServer | undefined;
  let audit: ServerAudit | undefined;
  let access: ServerAccess | undefined;
  let stop: StopRequests | undefined;
  const webhooks = new WebhookClient();
  // Objects, tokens, keys and logs are for the owner alone, whatever else makes their files.
  const umask = process.umask(0o077);
  try {
    const plugins = { ...openAdmission(admission), callWebhook: webhooks.call };
    const { missing } = admissionPlugins(plugins);
    warnOfOpenFiles(accessArguments, aggregationArguments, kubelet, storageArguments);
    // First, as its folder is locked by that: a second server changes nothing there.
    storage = await openStorage(storageArguments, tell);
    access = await openAccess(accessArguments, tell);
    const { requestHeaders, clientCAFile } = accessArguments;
    const aggregation = openAggregation(aggregationArguments, requestHeaders, clientCAFile);
    audit = openAudit(auditArguments);
    const { authentication, authorization, serviceAccounts } = access;
    api = await startTestServer({
      listen: access.listen,
      storage: storage.engine,
      storageFormat: storage.format,
      customResources: { callConversionWebhook: webhooks.call },
      admissionPlugins: plugins,
      ...(kubernetesVersion && { kubernetesVersion }),
      ...(audit && { audit }),
      ...(authentication && { authentication }),
      ...(authorization && { authorization }),
      serviceAccounts,
      aggregation,
      kubelet: openKubelet(kubelet),
      ...services,
      ...requests,
      ...controllers,
    });
    if (command !== undefined) {
      const { kubeconfig } = api;
      return await runCommand({ command, kubeconfig, kubeconfigFile, umask });
    }
    stop = new StopRequests();
    if (kubeconfigFile !== undefined) writePrivately(kubeconfigFile, api.kubeconfig);
    const use = kubeconfigFile === undefined ? `--server ${api.url}` : `--kubeconfig ${printable(kubeconfigFile)}`;
    const advice =
      accessArguments.isClosed && kubeconfigFile === undefined
        ? 'it requires authentication; --write-kubeconfig FILE writes the kubeconfig of an administrator'
        : `try: kubectl ${use} get namespaces`;
    streams().stdout.write(
      `listening on ${api.url}; objects are kept in ${printable(storage.description)}\n${advice}\n`,
    );
    if (missing.length > 0)
      tell(`admission plug-ins of kube-apiserver that this server does not have: ${missing.join(', ')}`);
    const reason = await stop.requested;
    if (!reason.startsWith('SIG')) tell(`the server ends: ${reason}`);
    // Whatever else still keeps it, a storage that doesn't answer among it.
    const timer = setTimeout(() => {
      tell(`the server ends, though something is still under way ${LAST / 1000} seconds later`);
      process.exit(TROUBLE);
    }, shutdownDelay + LAST);
    timer.unref();
    return OK;
  } catch (error) {
    tell(systemMessage(error));
    return TROUBLE;
  } finally {
    stop?.close();
    await api?.server.close({ delay: shutdownDelay, grace: GRACE });
    await webhooks.close();
    await access?.close();
    audit?.close();
    // Where no server came of it.
    if (api === undefined) await storage?.engine.close();
    process.umask(umask);
  }
}

/** As ssh does, but for going on: in containers, mounted files are often open to all users of the container. */
function warnOfOpenFiles(
  access: AccessArguments,
  aggregation: AggregationArguments,
  kubelet: KubeletArguments,
  storage: StorageArguments,
): void {
  const files: readonly (readonly [option: string, path: string | undefined])[] = [
    ['token-auth-file', access.tokenFile],
    ['tls-private-key-file', access.tls?.keyFile],
    ['service-account-signing-key-file', access.serviceAccounts.signingKeyFile],
    ['authentication-token-webhook-config-file', access.tokenWebhook?.configFile],
    ['authorization-webhook-config-file', access.authorizationWebhook?.configFile],
    ['proxy-client-key-file', aggregation.proxyClient?.keyFile],
    ['kubelet-client-key', kubelet.clientCertificate?.keyFile],
    ['etcd-keyfile', storage.etcd?.keyFile],
  ];
  for (const [option, path] of files) if (path !== undefined) new OptionFile(option, path).warnIfOpen(tell);
}

function tell(line: string): void {
  streams().stderr.write(`kubetyped: ${printable(line)}\n`);
}

/** What was said of the audit log: its file, and that of its policy. */
interface AuditArguments {
  readonly log: string | undefined;
  readonly policy: string | undefined;
}

/** The audit log of `server`. */
interface ServerAudit extends AuditFile {
  readonly policy?: AuditPolicy;
}

/** Opens the audit log, if one is wanted. @throws what keeps it from being opened, and a wrong policy */
function openAudit({ log, policy }: AuditArguments): ServerAudit | undefined {
  if (log === undefined) return undefined;
  // Before there is a file.
  const read = policy === undefined ? undefined : auditPolicy(unmarshal(readFileSync(policy)));
  return { ...auditFile(log), ...(read && { policy: read }) };
}
