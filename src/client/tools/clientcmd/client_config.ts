/// <reference types="node" />

import { existsSync, readFileSync } from 'node:fs';
import { parseDuration } from '#apimachinery/apis/meta/v1/duration';
import { append } from '#engine/go/append';
import { codeOf } from '#engine/text/has_code';
import type { Config as RESTConfig, TLSClientConfig } from '../../rest/config.ts';
import { type AuthInfo, type Cluster, type Config, type Context, KubeconfigError } from './config.ts';
import { persistAuthProviderOf } from './persist.ts';
import { isWellFormed, validateAuthInfo, validateCluster } from './validation.ts';

/** What is used instead of what a kubeconfig says, as command-line options do. Mirrors Go's `clientcmd.ConfigOverrides`. */
export interface ConfigOverrides {
  /** The name of a context, which must be there. */
  readonly currentContext?: string;
  /** Names of a cluster and a user, which must be there, and a namespace. */
  readonly context?: Context;
  readonly clusterInfo?: Cluster;
  readonly authInfo?: AuthInfo;
  /** How long each request may take: whole seconds, or `1m30s` and the like, as `--request-timeout` of kubectl; 0 is for ever. */
  readonly timeout?: string;
}

/** A server, its user, and the namespace. */
export interface Resolved {
  readonly config: RESTConfig;
  readonly namespace: string;
}

/** For what a plugin wants to know of a cluster. */
const EXEC_EXTENSION = 'client.authentication.k8s.io/exec';

/**
 * The server, credentials and namespace of a kubeconfig's context. Mirrors Go's `DirectClientConfig.ClientConfig`.
 * @throws KubeconfigError when what is named is not there, or contradicts itself; `empty` when there is no server at all
 */
export function resolveConfig(config: Config, overrides: ConfigOverrides = {}): Resolved {
  const { currentContext = '' } = overrides;
  const contextName = currentContext || config.currentContext;
  const context = {
    ...pick('context', config.contexts, contextName, currentContext !== ''),
    ...nonEmpty(overrides.context),
  };
  const { cluster: clusterName = '', authInfo: userName = '', namespace = '' } = context;
  const user = userOf(pick('auth info', config.authInfos, userName, !!overrides.context?.authInfo), overrides.authInfo);
  const known = pick('cluster', config.clusters, clusterName, !!overrides.context?.cluster);
  const cluster = clusterOf(known, overrides.clusterInfo);
  const faults: string[] = [];
  const hasContext = contextName === '' || Object.hasOwn(config.contexts, contextName);
  if (!hasContext) faults.push(`context was not found for specified context: ${contextName}`);
  append(faults, validateAuthInfo(userName, user));
  const isMissing = known === undefined && Object.keys(cluster).length === 0;
  if (isMissing && faults.length === 0)
    throw new KubeconfigError(
      clusterName === ''
        ? 'no cluster is configured: give a kubeconfig with a current context'
        : `the context "${contextName}" names the cluster "${clusterName}", which does not exist`,
      { failure: 'empty' },
    );
  append(faults, isMissing ? ['cluster has no server defined'] : validateCluster(clusterName, cluster));
  if (faults.length > 0)
    throw new KubeconfigError(
      `invalid configuration: ${faults.length === 1 ? faults.join() : `[${faults.join(', ')}]`}`,
      { failure: hasContext ? 'invalid' : 'contextNotFound' },
    );
  const timeout = parseTimeout(overrides.timeout ?? '');
  const rest = { ...restConfig(cluster, user), ...(timeout === 0 ? {} : { timeout }) };
  const { locationOfOrigin: file } = user;
  const persistAuthProvider = (provider: Readonly<Record<string, string>>): Promise<void> =>
    persistAuthProviderOf(userName, provider, file!);
  return {
    config: rest.authProvider === undefined || file === undefined ? rest : { ...rest, persistAuthProvider },
    namespace: namespace || 'default',
  };
}

/** In milliseconds. Mirrors Go's `clientcmd.ParseTimeout`. */
function parseTimeout(text: string): number {
  if (text === '') return 0;
  if (/^[+-]?\d{1,15}$/.test(text)) return Number(text) * 1000;
  try {
    return Number(parseDuration(text)) / 1e6;
  } catch (cause) {
    throw new KubeconfigError(
      `invalid timeout ${JSON.stringify(text)}: expected whole seconds, or an integer with a unit, such as 1s, 2m or 3h`,
      { failure: 'invalid', cause },
    );
  }
}

function pick<T>(what: string, all: Record<string, T>, name: string, required: boolean): T | undefined {
  if (Object.hasOwn(all, name)) return all[name];
  const names = Object.keys(all);
  const others = names.length === 0 ? '' : `; there is ${names.join(', ')}`;
  if (required)
    throw new KubeconfigError(`${what} "${name}" does not exist${others}`, {
      failure: what === 'context' ? 'contextNotFound' : 'invalid',
    });
  return undefined;
}

function nonEmpty<T extends object>(value: T | undefined): Partial<T> {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter(([, each]) => each !== undefined && each !== '' && each !== false),
  ) as Partial<T>;
}

function userOf(user: AuthInfo | undefined, override: AuthInfo | undefined): AuthInfo {
  const merged = { ...user, ...nonEmpty(override) };
  // A file and data must not meet.
  if (override?.clientKey || override?.clientKeyData) {
    merged.clientKey = override.clientKey ?? '';
    merged.clientKeyData = override.clientKeyData ?? new Uint8Array(0);
  }
  if (override?.clientCertificate || override?.clientCertificateData) {
    merged.clientCertificate = override.clientCertificate ?? '';
    merged.clientCertificateData = override.clientCertificateData ?? new Uint8Array(0);
  }
  return merged;
}

function clusterOf(cluster: Cluster | undefined, override: Cluster | undefined): Cluster {
  const merged: Cluster = { ...cluster, ...nonEmpty(override) };
  if (override?.insecureSkipTLSVerify || override?.certificateAuthority || override?.certificateAuthorityData) {
    merged.insecureSkipTLSVerify = override.insecureSkipTLSVerify ?? false;
    merged.certificateAuthority = override.certificateAuthority ?? '';
    merged.certificateAuthorityData = override.certificateAuthorityData ?? new Uint8Array(0);
  }
  // Another server has another name.
  if (override?.server || override?.tlsServerName) merged.tlsServerName = override.tlsServerName ?? '';
  return merged;
}

function restConfig(cluster: Cluster, user: AuthInfo): RESTConfig {
  const { server = '', proxyURL = '', disableCompression = false } = cluster;
  const host = /^[a-z][a-z\d+.-]*:\/\//i.test(server) ? server : `http://${server}`;
  if (!isAddress(host, host === server))
    throw new KubeconfigError(`the server ${JSON.stringify(server)} is no URL`, { failure: 'invalid' });
  const { impersonate = '', impersonateUID, impersonateGroups, impersonateUserExtra } = user;
  const config: RESTConfig = {
    host: server === '' ? '' : host.replace(/[?#].*$/, ''),
    disableCompression,
    ...(proxyURL === '' ? {} : { proxy: proxyURL }),
    ...(impersonate === ''
      ? {}
      : {
          impersonate: {
            userName: impersonate,
            ...(impersonateUID ? { uid: impersonateUID } : {}),
            ...(impersonateGroups ? { groups: impersonateGroups } : {}),
            ...(impersonateUserExtra ? { extra: impersonateUserExtra } : {}),
          },
        }),
  };
  // Credentials are not sent in clear text.
  if (new URL(host).protocol !== 'https:') return config;
  return { ...config, ...credentials(cluster, user), tls: tlsOf(cluster, user) };
}

/** Whether Go takes this for an address, too: nothing in it is put right, and without a scheme it has no path. */
function isAddress(host: string, hasScheme: boolean): boolean {
  const isPlain = hasScheme || /^http:\/\/[^/?#]+\/?(?:[?#]|$)/.test(host);
  return isPlain && isWellFormed(host) && URL.canParse(host);
}

function credentials(cluster: Cluster, user: AuthInfo): Partial<RESTConfig> {
  const { token = '', tokenFile = '', username = '', password = '', exec, authProvider } = user;
  if (authProvider !== undefined && authProvider.name !== 'oidc')
    throw new KubeconfigError(`the auth-provider ${authProvider.name} is not supported: use an exec plugin`, {
      failure: 'invalid',
    });
  return {
    ...(token === '' && tokenFile === '' ? {} : { bearerToken: token || readToken(tokenFile) }),
    ...(tokenFile === '' ? {} : { bearerTokenFile: tokenFile }),
    ...(username === '' && password === '' ? {} : { username, password }),
    ...(authProvider === undefined ? {} : { authProvider }),
    ...(exec === undefined ? {} : { execProvider: { ...exec, config: cluster.extensions?.[EXEC_EXTENSION] } }),
  };
}

function readToken(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new KubeconfigError(`the token file ${path} can't be read: ${codeOf(error)}`, {
      cause: error,
    });
  }
}

function tlsOf(cluster: Cluster, user: AuthInfo): TLSClientConfig {
  const data = (name: string, bytes: Uint8Array | undefined): object =>
    bytes === undefined || bytes.length === 0 ? {} : { [name]: bytes };
  const file = (name: string, path: string | undefined): object => (path ? { [name]: path } : {});
  const certificate = {
    ...file('certFile', user.clientCertificate),
    ...data('certData', user.clientCertificateData),
  };
  return {
    insecure: cluster.insecureSkipTLSVerify ?? false,
    ...file('serverName', cluster.tlsServerName),
    ...file('caFile', cluster.certificateAuthority),
    ...data('caData', cluster.certificateAuthorityData),
    ...certificate,
    // A key alone is of no use.
    ...(Object.keys(certificate).length === 0
      ? {}
      : { ...file('keyFile', user.clientKey), ...data('keyData', user.clientKeyData) }),
  };
}

const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/**
 * The API server of the cluster that the program runs in, with the credentials of its Pod; undefined outside of one.
 * Mirrors Go's `rest.InClusterConfig`.
 * @param folder where the service account is
 * @throws KubeconfigError when the token can't be read
 */
export function inClusterConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  folder: string = ACCOUNT,
): Resolved | undefined {
  const { KUBERNETES_SERVICE_HOST: host = '', KUBERNETES_SERVICE_PORT: port = '' } = env;
  const tokenFile = `${folder}/token`;
  if (host === '' || port === '' || !existsSync(tokenFile)) return undefined;
  const caFile = `${folder}/ca.crt`;
  const namespaceFile = `${folder}/namespace`;
  const namespace = existsSync(namespaceFile) ? readFileSync(namespaceFile, 'utf8').trim() : '';
  return {
    config: {
      host: `https://${host.includes(':') ? `[${host}]` : host}:${port}`,
      bearerToken: readToken(tokenFile),
      bearerTokenFile: tokenFile,
      tls: existsSync(caFile) ? { caFile } : {},
    },
    namespace: env['POD_NAMESPACE'] || namespace || 'default',
  };
}
