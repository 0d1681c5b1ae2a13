/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { decodeBase64 } from '#engine/text/base64';
import { codeOf } from '#engine/text/has_code';
import { ExecAuthenticator } from '../../plugin/exec/authenticator.ts';
import { OIDCAuthenticator } from '../../plugin/oidc/oidc_authenticator.ts';
import type { Config, ExecCluster } from '../../rest/config.ts';
import { orAborted } from '../../util/wait/sleep.ts';
import {
  hasHeader,
  withBasicAuth,
  withBearerToken,
  withImpersonation,
  withRequests,
  withUserAgent,
} from '../layers.ts';
import type { Transport, TransportRequest } from '../transport.ts';
import { NodeTransport } from './node_transport.ts';
import type { NodeTransportOptions, TLSOptions } from './options.ts';

/** How long what was read from files counts, in milliseconds, as in client-go: 50 seconds for tokens. */
const TOKEN_PERIOD = 50_000;
const CERTIFICATE_PERIOD = 60_000;

/** What {@link transportFor} takes besides. */
export interface TransportForOptions
  extends Pick<NodeTransportOptions, 'env' | 'disableHTTP2' | 'connectTimeout' | 'pingInterval' | 'pingTimeout'> {
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number;
}

/** A config says things that can't be true together. */
export class ConfigError extends TypeError {
  readonly code = 'ERR_CONFIG';

  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/**
 * A transport to the server of a config, with its credentials: tokens and certificates in files are read again when they
 * change, plugins are run when their credentials expire or are refused. Mirrors Go's `rest.TransportFor`.
 * @throws ConfigError TypeError ProxyError ExecPluginError OIDCError
 */
export function transportFor(config: Config, options: TransportForOptions = {}): Transport {
  const { username = '', password = '', bearerToken = '', bearerTokenFile = '', tls = {}, impersonate } = config;
  const { now = () => performance.now(), ...rest } = options;
  const hasToken = bearerToken !== '' || bearerTokenFile !== '';
  const hasBasic = username !== '' || password !== '';
  const hasCert = tls.certFile !== undefined || tls.certData !== undefined;
  if (hasToken && hasBasic) throw new ConfigError('username/password or bearer token may be set, but not both');
  if (tls.insecure === true && (tls.caFile !== undefined || tls.caData !== undefined))
    throw new ConfigError('specifying a root certificates file with the insecure flag is not allowed');
  let exec: ExecAuthenticator | undefined;
  const certificates = new CertificateFiles(config, now);
  const node = new NodeTransport({
    ...rest,
    server: config.host,
    tls: async () => ({ ...certificates.read(), ...(await execCertificate(exec)) }),
    ...(config.proxy === undefined ? {} : { proxy: config.proxy }),
    ...(config.disableCompression === undefined ? {} : { disableCompression: config.disableCompression }),
  });
  // Whoever has credentials needs no plugin.
  if (config.execProvider !== undefined && !hasToken && !hasBasic && !hasCert)
    exec = new ExecAuthenticator(config.execProvider, {
      cluster: clusterOf(config, certificates),
      policy: config.pluginPolicy,
      onCertificateChange: () => node.reset(),
      ...(options.env === undefined ? {} : { env: options.env }),
    });
  let transport: Transport = certificates.watching(node);
  if (exec !== undefined) transport = withExec(transport, exec);
  const oidc = oidcOf(config, options);
  if (oidc !== undefined)
    transport = withClose(
      withBearerToken(transport, () => oidc.token()),
      () => oidc.close(),
    );
  if (hasToken) transport = withBearerToken(transport, tokenSource(bearerToken, bearerTokenFile, now));
  else if (hasBasic) transport = withBasicAuth(transport, username, password);
  transport = withUserAgent(transport, config.userAgent ?? `kubetyped (${platform()}/${arch()})`);
  return impersonate === undefined ? transport : withImpersonation(transport, impersonate);
}

function oidcOf(config: Config, { env }: TransportForOptions): OIDCAuthenticator | undefined {
  const { authProvider, persistAuthProvider, execProvider } = config;
  if (authProvider === undefined) return undefined;
  if (execProvider !== undefined) throw new ConfigError('execProvider and authProvider cannot be used in combination');
  const { name, config: said = {} } = authProvider;
  if (name !== 'oidc') throw new ConfigError(`the auth-provider ${name} is not supported: use an exec plugin`);
  const { 'idp-certificate-authority-data': data, 'idp-certificate-authority': file } = said;
  const tls = data || file ? { ca: authorityOf(data, file) } : {};
  return new OIDCAuthenticator(said, {
    transportTo: (server) => new NodeTransport({ server, tls, ...(env === undefined ? {} : { env }) }),
    ...(persistAuthProvider === undefined ? {} : { persist: persistAuthProvider }),
  });
}

/** Data come before a file. */
function authorityOf(data: string | undefined, file: string | undefined): Uint8Array {
  try {
    return data ? decodeBase64(data) : readFileSync(file!);
  } catch (error) {
    throw new ConfigError(
      data
        ? 'auth-provider oidc: idp-certificate-authority-data: expected base64'
        : `auth-provider oidc: idp-certificate-authority ${file} can't be read: ${codeOf(error)}`,
    );
  }
}

/** Reads a token file again every minute; while it can't be read, the last token counts. */
function tokenSource(token: string, file: string, now: () => number): string | (() => Promise<string>) {
  if (file === '') return token;
  let last = token.trim();
  let read = -Infinity;
  return async () => {
    if (now() - read < TOKEN_PERIOD) return last;
    try {
      const text = (await readFile(file, 'utf8')).trim();
      if (text !== '') {
        last = text;
        read = now();
      }
    } catch (error) {
      if (last === '') throw new ConfigError(`failed to read token file ${file}: ${codeOf(error)}`);
    }
    return last;
  };
}

/** The certificates of a config. Files are looked at again every minute, and connections ended when they have changed. */
class CertificateFiles {
  readonly #config: Config;
  readonly #now: () => number;
  #checkedAt = 0;
  /** What there was when the connections were last known to be made with it. */
  #checked: TLSOptions | undefined;

  constructor(config: Config, now: () => number) {
    this.#config = config;
    this.#now = now;
  }

  /** For a new connection. */
  read(): TLSOptions {
    const options = this.#current();
    if (this.#checked === undefined) {
      this.#checked = options;
      this.#checkedAt = this.#now();
    }
    return options;
  }

  #current(): TLSOptions {
    const {
      insecure = false,
      serverName,
      caFile,
      caData,
      certFile,
      certData,
      keyFile,
      keyData,
    } = this.#config.tls ?? {};
    const of = (name: string, data: Uint8Array | undefined, file: string | undefined): object => {
      if (data !== undefined) return { [name]: data };
      return file === undefined ? {} : { [name]: readFileSync(file, 'utf8') };
    };
    return {
      insecure,
      ...(serverName === undefined ? {} : { serverName }),
      ...of('ca', caData, caFile),
      ...of('cert', certData, certFile),
      ...of('key', keyData, keyFile),
    };
  }

  watching(node: NodeTransport): Transport {
    const { caFile, certFile, keyFile } = this.#config.tls ?? {};
    if (caFile === undefined && certFile === undefined && keyFile === undefined) return node;
    return withRequests(node, (request) => {
      if (this.#checked !== undefined && this.#now() - this.#checkedAt >= CERTIFICATE_PERIOD) this.#check(node);
      return request;
    });
  }

  #check(node: NodeTransport): void {
    this.#checkedAt = this.#now();
    try {
      const options = this.#current();
      if (JSON.stringify(options) !== JSON.stringify(this.#checked)) node.reset();
      this.#checked = options;
    } catch {
      // Half written, perhaps: the next minute will tell.
    }
  }
}

async function execCertificate(exec: ExecAuthenticator | undefined): Promise<TLSOptions> {
  if (exec === undefined) return {};
  const { cert, key } = await exec.credentials();
  return cert === undefined || key === undefined ? {} : { cert, key };
}

/** A refused call is not retried, but the next one has new credentials. */
function withExec(transport: Transport, exec: ExecAuthenticator): Transport {
  const withCredentials = async <R>(
    request: TransportRequest,
    send: (request: TransportRequest) => Promise<R>,
  ): Promise<R> => {
    if (hasHeader(request, 'Authorization')) return send(request);
    const credentials = await orAborted(exec.credentials(), request.signal);
    const headers =
      credentials.token === undefined
        ? (request.headers ?? {})
        : { ...request.headers, Authorization: `Bearer ${credentials.token}` };
    const response = await send({ ...request, headers });
    // The answer is an answer, whatever becomes of the plugin.
    if ((response as { status?: number }).status === 401)
      await orAborted(
        exec.refused(credentials).catch(() => undefined),
        request.signal,
      );
    return response;
  };
  return {
    host: transport.host,
    request: (request) => withCredentials(request, (given) => transport.request(given)),
    ...(transport.openWebSocket && {
      openWebSocket: (request: TransportRequest, protocols: readonly string[]) =>
        withCredentials(request, (given) => transport.openWebSocket!(given, protocols)),
    }),
    close: async () => {
      exec.close();
      await transport.close();
    },
  };
}

/** Ends something with a transport. */
function withClose(transport: Transport, end: () => void): Transport {
  return {
    ...withRequests(transport, (request) => request),
    close: async () => {
      end();
      await transport.close();
    },
  };
}

function clusterOf(config: Config, certificates: CertificateFiles): ExecCluster {
  if (config.execProvider?.provideClusterInfo !== true) return {};
  const { ca, serverName, insecure } = certificates.read();
  return {
    server: config.host,
    ...(serverName ? { 'tls-server-name': serverName } : {}),
    ...(insecure ? { 'insecure-skip-tls-verify': true } : {}),
    ...(ca === undefined ? {} : { 'certificate-authority-data': Buffer.from(ca as string).toString('base64') }),
    ...(config.proxy === undefined ? {} : { 'proxy-url': config.proxy }),
    ...(config.disableCompression ? { 'disable-compression': true } : {}),
    config: config.execProvider.config ?? null,
  };
}
