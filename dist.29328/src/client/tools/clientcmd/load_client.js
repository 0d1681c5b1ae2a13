/// <reference types="node" />
import { withYAML } from '#apimachinery/runtime/serializer/all/with_yaml';
import { Client } from '../../client.js';
import { transportFor } from '../../transport/node/transport_for.js';
import { inClusterConfig, resolveConfig } from './client_config.js';
import { isEmptyConfig } from './config.js';
import { loadFiles, newDefaultClientConfigLoadingRules } from './loading_rules.js';
/**
 * The server, credentials and namespace that kubectl would use: of the kubeconfig files, else of the Pod that the program
 * runs in. Mirrors Go's `clientcmd.NewNonInteractiveDeferredLoadingClientConfig`.
 * @throws KubeconfigError when there is nothing, or it can't be used
 */
export function loadConfig(options = {}) {
    const { kubeconfig = '', context = '', overrides = {}, env = process.env, pluginPolicy } = options;
    const rules = kubeconfig === '' ? newDefaultClientConfigLoadingRules(env) : { explicitPath: kubeconfig };
    let resolved;
    try {
        resolved = resolveConfig(loadFiles(rules), {
            ...overrides,
            ...(context === '' ? {} : { currentContext: context }),
        });
    }
    catch (error) {
        const inCluster = isEmptyConfig(error) ? inClusterConfig(env) : undefined;
        if (inCluster === undefined)
            throw error;
        return inCluster;
    }
    return pluginPolicy === undefined ? resolved : { ...resolved, config: { ...resolved.config, pluginPolicy } };
}
/**
 * A client of the cluster that kubectl would use.
 *
 * ```ts
 * await using client = loadClient({ context: 'staging' });
 * const pods = client.resource(corev1.Pod, { namespace: client.namespace });
 * ```
 * @throws KubeconfigError
 */
export function loadClient(options = {}) {
    const { kubeconfig: _, context: __, overrides: ___, pluginPolicy: ____, env, ...rest } = options;
    const { config, namespace } = loadConfig(options);
    const { timeout } = config;
    return new Client({
        transport: transportFor(config, env === undefined ? {} : { env }),
        namespace,
        yaml: withYAML,
        ...(timeout === undefined ? {} : { timeout }),
        ...rest,
    });
}
