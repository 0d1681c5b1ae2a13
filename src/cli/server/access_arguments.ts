/// <reference types="node" />

import { parseDuration } from '#apimachinery/apis/meta/v1/duration';
import { asError } from '#engine/text/as_error';
import { SIGNING_ALGORITHMS } from '../../apiserver/authentication/oidc/signature.ts';
import { isLoopback } from '../../apiserver/server/listen.ts';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../usage_error.ts';

/** What was said of who is known to a server, and who may do what. Files are given by their paths. */
export interface AccessArguments {
  readonly port: number;
  readonly host: string;
  /** undefined: a certificate is generated, if authentication is required. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined;
  /** Whether authentication is required. */
  readonly isClosed: boolean;
  readonly anonymous: boolean;
  /** Whether a flag says so. */
  readonly isAnonymousGiven: boolean;
  readonly tokenFile: string | undefined;
  readonly clientCAFile: string | undefined;
  readonly requestHeaders: RequestHeaderArguments | undefined;
  readonly oidc: OIDCArguments | undefined;
  /** In place of the flags for one issuer. */
  readonly authenticationConfigFile: string | undefined;
  readonly tokenWebhook: { readonly configFile: string; readonly cacheTTL: number | undefined } | undefined;
  /** `RBAC`, say: in which order authorizers are asked. */
  readonly modes: readonly string[];
  readonly authorizationWebhook: AuthorizationWebhookArguments | undefined;
  /** In place of the modes. */
  readonly authorizationConfigFile: string | undefined;
  readonly serviceAccounts: ServiceAccountArguments;
  /** The folder in which the server keeps what it makes: its certificate, the administrator's token, its keys. */
  readonly keptIn: string | undefined;
}

/** What was said of the tokens of ServiceAccounts. */
export interface ServiceAccountArguments {
  readonly issuers: readonly string[];
  readonly audiences: readonly string[];
  readonly signingKeyFile: string | undefined;
  readonly keyFiles: readonly string[];
  /** In seconds. */
  readonly maxExpirationSeconds: number | undefined;
  readonly jwksURI: string | undefined;
  /** Whether each namespace gets an account `default`. Yes unless given. */
  readonly defaultAccounts?: boolean;
}

/** What was said of proxies. */
export interface RequestHeaderArguments {
  readonly caFile: string;
  readonly allowedNames: readonly string[];
  readonly usernameHeaders: readonly string[];
  readonly uidHeaders: readonly string[];
  readonly groupHeaders: readonly string[];
  readonly extraHeaderPrefixes: readonly string[];
}

/** What was said of an issuer. */
export interface OIDCArguments {
  readonly url: string;
  readonly clientID: string;
  readonly caFile: string | undefined;
  readonly username: { readonly claim: string; readonly prefix: string };
  readonly groups: { readonly claim: string; readonly prefix: string } | undefined;
  readonly required: readonly { readonly claim: string; readonly requiredValue: string }[];
  readonly signingAlgorithms: readonly string[];
}

/** What was said of the webhook that decides. Times are milliseconds. */
export interface AuthorizationWebhookArguments {
  readonly configFile: string;
  readonly authorizedTTL: number | undefined;
  readonly unauthorizedTTL: number | undefined;
}

const MODES = ['AlwaysAllow', 'AlwaysDeny', 'Node', 'RBAC', 'Webhook'];
/** Modes of kube-apiserver that this server does not have, and why. */
export const WRONG_MODES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['ABAC', 'is not supported: say in RBAC objects who may do what'],
]);

/** Reads what says who may reach a server and do what there. @throws UsageError for what does not belong together */
export function accessArguments(args: Arguments): AccessArguments {
  const authorizationConfigFile = authorizationConfigOf(args);
  const modes = authorizationConfigFile === undefined ? modesOf(args) : [];
  const authorizationWebhook = authorizationWebhookOf(args, modes);
  const ways = {
    tokenFile: args.value('token-auth-file'),
    clientCAFile: args.value('client-ca-file'),
    requestHeaders: requestHeadersOf(args),
    oidc: oidcOf(args),
    authenticationConfigFile: args.value('authentication-config'),
    tokenWebhook: tokenWebhookOf(args),
  };
  if (ways.oidc && ways.authenticationConfigFile !== undefined)
    throw new UsageError('authentication-config file and oidc-* flags are mutually exclusive');
  const hasWay = Object.values(ways).some((way) => way !== undefined);
  const isOpen = modes.includes('AlwaysAllow');
  const isClosed = hasWay || !isOpen;
  const serviceAccounts = serviceAccountsOf(args);
  // Whoever has the key that signs tokens of ServiceAccounts is known by them, as in kube-apiserver.
  const hasUsers =
    hasWay ||
    args.value('write-kubeconfig') !== undefined ||
    args.has('exec') ||
    serviceAccounts.signingKeyFile !== undefined;
  if (isClosed && !hasUsers)
    throw new UsageError(
      `with ${modes.length === 0 ? '--authorization-config' : `--authorization-mode ${modes.join(',')}`} the server needs a way to authenticate users`,
      'add --write-kubeconfig FILE, for a kubeconfig of an administrator, or --token-auth-file, --client-ca-file, --authentication-config, --service-account-signing-key-file',
    );
  return {
    ...listeningOf(args, isClosed),
    isClosed,
    anonymous: anonymousOf(args, isClosed, isOpen),
    isAnonymousGiven: args.has('anonymous-auth'),
    ...ways,
    modes,
    authorizationWebhook,
    authorizationConfigFile,
    serviceAccounts,
    keptIn: args.value('data'),
  };
}

function listeningOf(args: Arguments, isClosed: boolean): Pick<AccessArguments, 'port' | 'host' | 'tls'> {
  const port = args.value('port') ?? '0';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not ${port}`);
  const host = args.value('bind-address') ?? '127.0.0.1';
  const [certFile, keyFile] = [args.value('tls-cert-file'), args.value('tls-private-key-file')];
  if ((certFile === undefined) !== (keyFile === undefined))
    throw new UsageError('--tls-cert-file and --tls-private-key-file must be set together');
  const tls = certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile };
  if (!isLoopback(host) && !isClosed)
    throw new UsageError(
      `--bind-address ${host} requires authentication: everybody who can reach it would be an administrator`,
    );
  return { port: Number(port), host, tls };
}

/** As in kube-apiserver, nobody is anonymous where everybody who is known may do everything. */
function anonymousOf(args: Arguments, isClosed: boolean, isOpen: boolean): boolean {
  const said = args.value('anonymous-auth');
  if (said === 'true' && isClosed && isOpen)
    throw new UsageError(
      '--anonymous-auth true with AlwaysAllow would let everybody do everything',
      'add --authorization-mode RBAC',
    );
  if (said === 'false' && !isClosed)
    throw new UsageError(
      '--anonymous-auth false requires a way to authenticate',
      'add --token-auth-file, --client-ca-file or --authorization-mode RBAC',
    );
  return said === undefined ? isClosed && !isOpen : said === 'true';
}

function requestHeadersOf(args: Arguments): RequestHeaderArguments | undefined {
  const caFile = args.value('requestheader-client-ca-file');
  const given = {
    allowedNames: args.values('requestheader-allowed-names'),
    usernameHeaders: args.values('requestheader-username-headers'),
    uidHeaders: args.values('requestheader-uid-headers'),
    groupHeaders: args.values('requestheader-group-headers'),
    extraHeaderPrefixes: args.values('requestheader-extra-headers-prefix'),
  };
  if (caFile !== undefined) return { caFile, ...given };
  if (Object.values(given).some((values) => values.length > 0))
    throw new UsageError('--requestheader-* take --requestheader-client-ca-file: headers alone prove nothing');
  return undefined;
}

const OIDC_OPTIONS = [
  ...['ca-file', 'client-id', 'groups-claim', 'groups-prefix', 'issuer-url', 'required-claim', 'signing-algs'],
  ...['username-claim', 'username-prefix'],
];

function oidcOf(args: Arguments): OIDCArguments | undefined {
  const [url, clientID] = [args.value('oidc-issuer-url'), args.value('oidc-client-id')];
  const isGiven = OIDC_OPTIONS.some((name) => args.has(`oidc-${name}`));
  if (url === undefined || clientID === undefined) {
    if (isGiven)
      throw new UsageError('--oidc-issuer-url and --oidc-client-id must be set together, and with any other --oidc-*');
    return undefined;
  }
  const claim = args.value('oidc-username-claim') ?? 'sub';
  const prefix = args.value('oidc-username-prefix') ?? (claim === 'email' ? '' : `${url}#`);
  const groups = args.value('oidc-groups-claim');
  const algorithms = args.values('oidc-signing-algs');
  const unknown = algorithms.find((algorithm) => !SIGNING_ALGORITHMS.includes(algorithm));
  if (unknown !== undefined)
    throw new UsageError(`--oidc-signing-algs: ${unknown} is none of ${SIGNING_ALGORITHMS.join(', ')}`);
  return {
    url,
    clientID,
    caFile: args.value('oidc-ca-file'),
    username: { claim, prefix: prefix === '-' ? '' : prefix },
    groups: groups === undefined ? undefined : { claim: groups, prefix: args.value('oidc-groups-prefix') ?? '' },
    required: args.values('oidc-required-claim').map((pair) => {
      const [, name, value] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`--oidc-required-claim takes CLAIM=VALUE, not ${pair}`);
      return { claim: name.trim(), requiredValue: value.trim() };
    }),
    signingAlgorithms: algorithms.length === 0 ? ['RS256'] : algorithms,
  };
}

function serviceAccountsOf(args: Arguments): ServiceAccountArguments {
  const issuers = args.values('service-account-issuer');
  for (const [index, issuer] of issuers.entries()) {
    if (issuer.includes(':') && !URL.canParse(issuer))
      throw new UsageError(`service-account-issuer "${issuer}" contained a ':' but was not a valid URL`);
    if (issuers.indexOf(issuer) < index)
      throw new UsageError(`service-account-issuer "${issuer}" is already specified`);
  }
  const jwksURI = args.value('service-account-jwks-uri');
  if (jwksURI !== undefined && !/^https:\/\/./.test(jwksURI))
    throw new UsageError(`service-account-jwks-uri requires https scheme, not ${jwksURI}`);
  const longest = milliseconds(args, 'service-account-max-token-expiration');
  if (longest !== undefined && longest !== 0 && (longest < 3_600_000 || longest > 2 ** 32 * 1000))
    throw new UsageError('--service-account-max-token-expiration must be between 1 hour and 2^32 seconds');
  const signingKeyFile = args.value('service-account-signing-key-file');
  const keyFiles = args.values('service-account-key-file');
  if (keyFiles.length > 0 && signingKeyFile === undefined)
    throw new UsageError('--service-account-key-file requires --service-account-signing-key-file');
  return {
    issuers,
    audiences: args.values('api-audiences'),
    signingKeyFile,
    keyFiles,
    maxExpirationSeconds: longest === undefined ? undefined : Math.floor(longest / 1000),
    jwksURI,
  };
}

function tokenWebhookOf(args: Arguments): AccessArguments['tokenWebhook'] {
  const configFile = args.value('authentication-token-webhook-config-file');
  const cacheTTL = milliseconds(args, 'authentication-token-webhook-cache-ttl');
  if (configFile !== undefined) return { configFile, cacheTTL };
  if (cacheTTL !== undefined)
    throw new UsageError(
      '--authentication-token-webhook-cache-ttl requires --authentication-token-webhook-config-file',
    );
  return undefined;
}

function authorizationConfigOf(args: Arguments): string | undefined {
  const file = args.value('authorization-config');
  const others = ['mode', 'webhook-config-file', 'webhook-cache-authorized-ttl', 'webhook-cache-unauthorized-ttl'];
  if (file !== undefined && others.some((name) => args.has(`authorization-${name}`)))
    throw new UsageError(
      '--authorization-config can not be specified when --authorization-mode or --authorization-webhook-* flags are defined',
    );
  return file;
}

function modesOf(args: Arguments): readonly string[] {
  const modes = args.values('authorization-mode');
  for (const mode of modes)
    if (!MODES.includes(mode)) {
      const why = WRONG_MODES.get(mode);
      throw new UsageError(
        why === undefined ? `authorization-mode "${mode}" is not a valid mode` : `authorization-mode ${mode} ${why}`,
        `use ${MODES.join(', ')}`,
      );
    }
  if (new Set(modes).size < modes.length)
    throw new UsageError(`authorization-mode ${modes.join(',')} has mode specified more than once`);
  return modes.length === 0 ? ['AlwaysAllow'] : modes;
}

function authorizationWebhookOf(args: Arguments, modes: readonly string[]): AuthorizationWebhookArguments | undefined {
  const configFile = args.value('authorization-webhook-config-file');
  const ttls = {
    authorizedTTL: milliseconds(args, 'authorization-webhook-cache-authorized-ttl'),
    unauthorizedTTL: milliseconds(args, 'authorization-webhook-cache-unauthorized-ttl'),
  };
  if (modes.includes('Webhook')) {
    if (configFile === undefined)
      throw new UsageError('authorization-mode Webhook requires --authorization-webhook-config-file');
    return { configFile, ...ttls };
  }
  if (configFile !== undefined)
    throw new UsageError('cannot specify --authorization-webhook-config-file without mode Webhook');
  if (Object.values(ttls).some((ttl) => ttl !== undefined))
    throw new UsageError('cannot specify --authorization-webhook-cache-* without mode Webhook');
  return undefined;
}

/** A time as Go writes it: `2m30s`. */
export function milliseconds(args: Arguments, name: string): number | undefined {
  const given = args.value(name);
  if (given === undefined) return undefined;
  try {
    const nanoseconds = parseDuration(given);
    if (nanoseconds < 0n) throw new RangeError('it is negative');
    return Number(nanoseconds) / 1e6;
  } catch (error) {
    throw new UsageError(`--${name} takes a time such as 2m30s, not ${given}: ${asError(error).message}`);
  }
}
