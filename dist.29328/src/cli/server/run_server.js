/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { unmarshal } from '#apimachinery/util/yaml/convert';
import { admissionPlugins } from '../../apiserver/admission/plugins/all_ordered_plugins.js';
import { auditFile, auditPolicy } from '../../apiserver/audit/index.js';
import { startTestServer } from '../../apiserver/testing/start_test_server.js';
import { WebhookClient } from '../../webhooks/node/webhook_client.js';
import { OK, TROUBLE } from '../command.js';
import { printable } from '../printable.js';
import { systemMessage } from '../system_message.js';
import { writePrivately } from './kept_files.js';
import { OptionFile } from './option_file.js';
import { openAccess } from './server_access.js';
import { openAdmission } from './server_admission.js';
import { openAggregation } from './server_aggregation.js';
import { openStorage } from './server_storage.js';
import { StopRequests } from './stop_requests.js';
/** How many milliseconds requests under way get when the server ends, and the whole end takes at most. */
const GRACE = 5000;
const LAST = 8000;
/** The work of `server`. @returns the exit status */
export async function runServer({ access: accessArguments, aggregation: aggregationArguments, storage: storageArguments, audit: auditArguments, controllers, admission, kubernetesVersion, services, kubeconfigFile, shutdownDelay, }) {
    let storage;
    let api;
    let audit;
    let access;
    let stop;
    const webhooks = new WebhookClient();
    // Objects, tokens, keys and logs are for the owner alone, whatever else makes their files.
    process.umask(0o077);
    try {
        const plugins = { ...openAdmission(admission), callWebhook: webhooks.call };
        const { missing } = admissionPlugins(plugins);
        warnOfOpenFiles(accessArguments, aggregationArguments, storageArguments);
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
            ...services,
            ...controllers,
        });
        stop = new StopRequests();
        if (kubeconfigFile !== undefined)
            writePrivately(kubeconfigFile, api.kubeconfig);
        const use = kubeconfigFile === undefined ? `--server ${api.url}` : `--kubeconfig ${printable(kubeconfigFile)}`;
        const advice = accessArguments.isClosed && kubeconfigFile === undefined
            ? 'it requires authentication; --write-kubeconfig FILE writes the kubeconfig of an administrator'
            : `try: kubectl ${use} get namespaces`;
        process.stdout.write(`listening on ${api.url}; objects are kept in ${printable(storage.description)}\n${advice}\n`);
        if (missing.length > 0)
            tell(`admission plug-ins of kube-apiserver that this server does not have: ${missing.join(', ')}`);
        const reason = await stop.requested;
        if (!reason.startsWith('SIG'))
            tell(`the server ends: ${reason}`);
        // Whatever else still keeps it, a storage that doesn't answer among it.
        const timer = setTimeout(() => {
            tell(`the server ends, though something is still under way ${LAST / 1000} seconds later`);
            process.exit(TROUBLE);
        }, shutdownDelay + LAST);
        timer.unref();
        return OK;
    }
    catch (error) {
        tell(systemMessage(error));
        return TROUBLE;
    }
    finally {
        stop?.close();
        await api?.server.close({ delay: shutdownDelay, grace: GRACE });
        await webhooks.close();
        await access?.close();
        audit?.close();
        // Where no server came of it.
        if (api === undefined)
            await storage?.engine.close();
    }
}
/** As ssh does, but for going on: in containers, mounted files are often open to all users of the container. */
function warnOfOpenFiles(access, aggregation, storage) {
    const files = [
        ['token-auth-file', access.tokenFile],
        ['tls-private-key-file', access.tls?.keyFile],
        ['service-account-signing-key-file', access.serviceAccounts.signingKeyFile],
        ['authentication-token-webhook-config-file', access.tokenWebhook?.configFile],
        ['authorization-webhook-config-file', access.authorizationWebhook?.configFile],
        ['proxy-client-key-file', aggregation.proxyClient?.keyFile],
        ['etcd-keyfile', storage.etcd?.keyFile],
    ];
    for (const [option, path] of files)
        if (path !== undefined)
            new OptionFile(option, path).warnIfOpen(tell);
}
function tell(line) {
    process.stderr.write(`kubetyped: ${printable(line)}\n`);
}
/** Opens the audit log, if one is wanted. @throws what keeps it from being opened, and a wrong policy */
function openAudit({ log, policy }) {
    if (log === undefined)
        return undefined;
    // Before there is a file.
    const read = policy === undefined ? undefined : auditPolicy(unmarshal(readFileSync(policy)));
    return { ...auditFile(log), ...(read && { policy: read }) };
}
