import { hasCode } from '#engine/text/has_code';
import type { AuthProviderConfig, ExecConfig } from '../../rest/config.ts';

/** A server. Mirrors Go's `clientcmdapi.Cluster`. */
export interface Cluster {
  server?: string;
  tlsServerName?: string;
  insecureSkipTLSVerify?: boolean;
  /** A file. */
  certificateAuthority?: string;
  certificateAuthorityData?: Uint8Array;
  proxyURL?: string;
  disableCompression?: boolean;
  extensions?: Record<string, unknown>;
  /** The file that it is from. */
  locationOfOrigin?: string;
}

/** A user. Mirrors Go's `clientcmdapi.AuthInfo`. */
export interface AuthInfo {
  /** A file. */
  clientCertificate?: string;
  clientCertificateData?: Uint8Array;
  /** A file. */
  clientKey?: string;
  clientKeyData?: Uint8Array;
  token?: string;
  tokenFile?: string;
  impersonate?: string;
  impersonateUID?: string;
  impersonateGroups?: string[];
  impersonateUserExtra?: Record<string, string[]>;
  username?: string;
  password?: string;
  authProvider?: AuthProviderConfig;
  exec?: ExecConfig;
  extensions?: Record<string, unknown>;
  /** The file that it is from. */
  locationOfOrigin?: string;
}

/** A server, a user and a namespace. Mirrors Go's `clientcmdapi.Context`. */
export interface Context {
  cluster?: string;
  /** The name of the user. */
  authInfo?: string;
  namespace?: string;
  extensions?: Record<string, unknown>;
  /** The file that it is from. */
  locationOfOrigin?: string;
}

/** What kubeconfig files come to. Mirrors Go's `clientcmdapi.Config`. */
export interface Config {
  clusters: Record<string, Cluster>;
  /** The users. */
  authInfos: Record<string, AuthInfo>;
  contexts: Record<string, Context>;
  currentContext: string;
  extensions: Record<string, unknown>;
}

/** A kubeconfig without anything in it. Mirrors Go's `clientcmdapi.NewConfig`. */
export function newConfig(): Config {
  return { clusters: {}, authInfos: {}, contexts: {}, currentContext: '', extensions: {} };
}

/**
 * Why a kubeconfig is of no use:
 * - `empty`: no server is configured at all
 * - `contextNotFound`: the context that is meant is not there
 * - `invalid`: what it says contradicts itself, or names what is not there
 * - `fileNotFound`: the file that was named is not there
 * - `unreadable`: a file can't be read, or is not a kubeconfig
 */
export type KubeconfigFailure = 'empty' | 'contextNotFound' | 'invalid' | 'fileNotFound' | 'unreadable';

/** A kubeconfig can't be read, or not be used. It never shows credentials. */
export class KubeconfigError extends Error {
  readonly code = 'ERR_KUBECONFIG';
  readonly failure: KubeconfigFailure;

  constructor(message: string, options: ErrorOptions & { readonly failure?: KubeconfigFailure } = {}) {
    super(message, options);
    this.name = 'KubeconfigError';
    this.failure = options.failure ?? 'unreadable';
  }
}

/** Whether an error is about a kubeconfig. */
export function isKubeconfigError(err: unknown): err is KubeconfigError {
  return hasCode(err, 'ERR_KUBECONFIG');
}

/** Whether an error says that no server is configured at all. Mirrors Go's `clientcmd.IsEmptyConfig`. */
export function isEmptyConfig(err: unknown): err is KubeconfigError {
  return isKubeconfigError(err) && err.failure === 'empty';
}

/** Whether an error says that a context is not there. Mirrors Go's `clientcmd.IsContextNotFound`. */
export function isContextNotFound(err: unknown): err is KubeconfigError {
  return isKubeconfigError(err) && err.failure === 'contextNotFound';
}

/** Whether an error says that a kubeconfig can be read, but not be used. Mirrors Go's `clientcmd.IsConfigurationInvalid`. */
export function isConfigurationInvalid(err: unknown): err is KubeconfigError {
  return isKubeconfigError(err) && (err.failure === 'invalid' || err.failure === 'contextNotFound');
}
