/// <reference types="node" />
import { existsSync } from 'node:fs';
import { withYAML } from '#apimachinery/runtime/serializer/all/with_yaml';
import { Client, type ClientOptions } from '../../client.ts';
import type { PluginPolicy } from '../../rest/config.ts';
import { transportFor } from '../../transport/node/transport_for.ts';
import { type ConfigOverrides, inClusterConfig, type Resolved, resolveConfig } from './client_config.ts';
import { isEmptyConfig, KubeconfigError } from './config.ts';
import { type LoadingRules, loadFiles, newDefaultClientConfigLoadingRules } from './loading_rules.ts';

/** Where {@link loadConfig} looks. */
export interface LoadOptions {
  /** The file to read instead of those of KUBECONFIG or `~/.kube/config`. */
  readonly kubeconfig?: string;
  /** The context to use instead of the current one. */
  readonly context?: string;
  /** What counts instead of what the kubeconfig says. */
  readonly overrides?: Omit<ConfigOverrides, 'currentContext'>;
  /** Which plugins may run to get credentials. */
  readonly pluginPolicy?: PluginPolicy;
  /** The environment: `process.env` unless given. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * The server, credentials and namespace that kubectl would use: of the kubeconfig files, else of the Pod that the program
 * runs in. Mirrors Go's `clientcmd.NewNonInteractiveDeferredLoadingClientConfig`.
 * @throws KubeconfigError when there is nothing, or it can't be used
 */
export function loadConfig(options: LoadOptions = {}): Resolved {
  const { kubeconfig = '', context = '', overrides = {}, env = process.env, pluginPolicy } = options;
  const rules: LoadingRules =
    kubeconfig === '' ? newDefaultClientConfigLoadingRules(env) : { explicitPath: kubeconfig };
  let resolved: Resolved;
  try {
    resolved = resolveConfig(loadFiles(rules), {
      ...overrides,
      ...(context === '' ? {} : { currentContext: context }),
    });
  } catch (error) {
    const inCluster = isEmptyConfig(error) ? inClusterConfig(env) : undefined;
    if (inCluster !== undefined) return inCluster;
    const paths = rules.precedence?.filter((path) => path !== '') ?? [];
    if (!isEmptyConfig(error) || paths.length === 0 || paths.some((path) => existsSync(path))) throw error;
    throw new KubeconfigError(
      `no cluster is configured: there is no kubeconfig ${paths.join(' or ')}; set KUBECONFIG to one with a current context`,
      { failure: 'empty' },
    );
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
export function loadClient(options: LoadOptions & Omit<ClientOptions, 'transport'> = {}): Client {
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
