/// <reference types="node" />
import { randomBytes } from 'node:crypto';
import { TokenReview } from '#api/authentication/v1/zz_generated.types';
import { forbidden } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import { type Authenticator, anonymous, firstOf, tokens } from '../../apiserver/authentication/authenticator.ts';
import { clientCertificates } from '../../apiserver/authentication/client_certificates.ts';
import { type RequestHeaderOptions, requestHeaders } from '../../apiserver/authentication/request_headers.ts';
import { readTokenFile, type TokenFile } from '../../apiserver/authentication/token_file.ts';
import { tokenWebhook } from '../../apiserver/authentication/token_webhook.ts';
import type { HostedAuthorizer } from '../../apiserver/authorization/authorizer.ts';
import type { AnonymousAuthConfig } from '../../apiserver/configuration/authentication_configuration.ts';
import { SystemPrivilegedGroup } from '../../apiserver/request/user.ts';
import type { ListenOptions } from '../../apiserver/server/listen.ts';
import type { ServiceAccounts } from '../../apiserver/serviceaccounts/service_accounts.ts';
import type { AccessArguments, RequestHeaderArguments } from './access_arguments.ts';
import { type Followed, FollowedFiles } from './followed_files.ts';
import { KeptFiles } from './kept_files.ts';
import { OptionFile } from './option_file.ts';
import { ReviewClient } from './review_client.ts';
import { authorizersOfFlags, configuredAuthorizers, type OpenReviewClient } from './server_authorizers.ts';
import { type ClientAuthorities, openCertificates } from './server_certificates.ts';
import type { Issuers } from './server_issuers.ts';
import { serviceAccountsOf } from './server_service_accounts.ts';

const KEPT_TOKEN = 'admin.token';
const TOKEN = /^[\w-]{43}$/;

/** Authentication and authorization of a server. */
export interface ServerAccess {
  /** undefined: no authentication. */
  readonly authentication: Authenticator | undefined;
  readonly authorization: HostedAuthorizer | undefined;
  readonly serviceAccounts: ServiceAccounts;
  /** With the token of an administrator, for the kubeconfig. */
  readonly listen: ListenOptions;
  close(): Promise<void>;
}

/**
 * Reads all files that say who is known to a server, and who may do what. Those that kube-apiserver follows are read again
 * when they change: certificates, authorities and configurations.
 * @param tell takes what may be wrong, as a line
 * @throws UsageError what is wrong with which file
 */
export async function openAccess(given: AccessArguments, tell: (line: string) => void): Promise<ServerAccess> {
  const files = new FollowedFiles(tell);
  const clients: ReviewClient[] = [];
  const open: OpenReviewClient = (option, path, options) => {
    const client = new ReviewClient(new OptionFile(option, path), options);
    clients.push(client);
    return client;
  };
  const close = async (): Promise<void> => {
    files.close();
    await Promise.all(clients.map((client) => client.close()));
  };
  try {
    return { ...(await opened(given, files, open, tell)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function opened(
  given: AccessArguments,
  files: FollowedFiles,
  open: OpenReviewClient,
  tell: (line: string) => void,
): Promise<Omit<ServerAccess, 'close'>> {
  const { isClosed, port, host, authorizationConfigFile } = given;
  const kept = given.keptIn === undefined ? undefined : new KeptFiles(given.keptIn);
  const { tls, ...authorities } = openCertificates(given, files, kept, tell);
  const serviceAccounts = serviceAccountsOf(given.serviceAccounts, kept, tell);
  const issuers = await issuersOf(given, files, serviceAccounts, tell);
  const unknown = anonymousOf(given, issuers?.current.anonymous);
  const token = isClosed ? administratorToken(kept) : undefined;
  const authentication =
    token === undefined ? undefined : authenticationOf(token, { authorities, issuers, unknown, serviceAccounts });
  const isAnonymous = unknown.enabled === true;
  return {
    authentication,
    authorization:
      authorizationConfigFile === undefined
        ? authorizersOfFlags(given, open)
        : configuredAuthorizers(authorizationConfigFile, isAnonymous, files, open),
    serviceAccounts,
    listen: { port, host, ...(tls && { tls }), ...(token !== undefined && { token }) },
  };

  /** In kube-apiserver's order. */
  function authenticationOf(administrator: string, known: Known): Authenticator {
    const { tokenFile, tokenWebhook: webhook, requestHeaders: headers } = given;
    const { clients, proxies } = known.authorities;
    const all: Authenticator[] = [];
    if (headers) all.push(followed(proxies, (ca) => requestHeaders(headersOf(headers, ca))));
    if (given.clientCAFile !== undefined) all.push(followed(clients, (ca) => clientCertificates(ca.join('\n'))));
    all.push(tokens({ [administrator]: { name: 'system:admin', groups: [SystemPrivilegedGroup] } }));
    if (tokenFile !== undefined) all.push(tokens(tokensOf(new OptionFile('token-auth-file', tokenFile), tell)));
    all.push(known.serviceAccounts.authenticate);
    const { issuers } = known;
    if (issuers) all.push((request) => issuers.current.authenticate(request));
    if (webhook) {
      const client = open('authentication-token-webhook-config-file', webhook.configFile);
      all.push(
        tokenWebhook({
          review: (review) => client.review(TokenReview, review),
          audiences: known.serviceAccounts.audiences,
          ...(webhook.cacheTTL !== undefined && { cacheTTL: webhook.cacheTTL }),
          onError: (error) => tell(`the webhook for tokens: ${asError(error).message}`),
        }),
      );
    }
    const { enabled, conditions = [] } = known.unknown;
    if (enabled === true) all.push(anonymous(conditions.map(({ path = '' }) => path)));
    return firstOf(...all);
  }
}

/** The administrator's, which a kubeconfig has. Who deletes the file has another one after the next start. */
function administratorToken(kept: KeptFiles | undefined): string {
  const before = kept?.read(KEPT_TOKEN)?.trim();
  if (before !== undefined && TOKEN.test(before)) return before;
  const token = randomBytes(32).toString('base64url');
  kept?.write(KEPT_TOKEN, `${token}\n`);
  return token;
}

/** What makes users of requests. */
interface Known {
  readonly authorities: ClientAuthorities;
  readonly issuers: Followed<Issuers> | undefined;
  /** Who shows nothing. */
  readonly unknown: AnonymousAuthConfig;
  readonly serviceAccounts: ServiceAccounts;
}

/** An authenticator of what files are, made anew when they change. */
function followed<T>(source: Followed<T>, make: (current: T) => Authenticator): Authenticator {
  let last = { of: source.current, authenticate: make(source.current) };
  return (request) => {
    if (last.of !== source.current) last = { of: source.current, authenticate: make(source.current) };
    return last.authenticate(request);
  };
}

async function issuersOf(
  { oidc, authenticationConfigFile }: AccessArguments,
  files: FollowedFiles,
  serviceAccounts: ServiceAccounts,
  tell: (line: string) => void,
): Promise<Followed<Issuers> | undefined> {
  if (oidc === undefined && authenticationConfigFile === undefined) return undefined;
  const { configuredIssuers, issuerOfFlags } = await import('./server_issuers.ts');
  const options = { disallowed: serviceAccounts.issuers, tell };
  if (authenticationConfigFile !== undefined) return configuredIssuers(authenticationConfigFile, files, options);
  return oidc && { current: { authenticate: issuerOfFlags(oidc, options), anonymous: undefined } };
}

/** Anonymous requests: as the configuration says, or else the flag. */
function anonymousOf(given: AccessArguments, configured: AnonymousAuthConfig | undefined): AnonymousAuthConfig {
  if (configured === undefined) return { enabled: given.anonymous };
  const file = new OptionFile('authentication-config', given.authenticationConfigFile ?? '');
  if (given.isAnonymousGiven)
    throw file.fault(
      forbidden(
        newPath('anonymous'),
        '--anonymous-auth flag cannot be set when anonymous field is configured in authentication configuration file',
      ).message,
    );
  if (configured.enabled === true && given.modes.includes('AlwaysAllow'))
    throw file.fault('anonymous with AlwaysAllow would let everybody do everything: add --authorization-mode RBAC');
  return configured;
}

function headersOf(given: RequestHeaderArguments, ca: readonly string[]): RequestHeaderOptions {
  const { allowedNames, usernameHeaders, uidHeaders, groupHeaders, extraHeaderPrefixes } = given;
  return {
    ca: ca.join('\n'),
    allowedNames,
    ...(usernameHeaders.length > 0 && { usernameHeaders }),
    ...(uidHeaders.length > 0 && { uidHeaders }),
    ...(groupHeaders.length > 0 && { groupHeaders }),
    ...(extraHeaderPrefixes.length > 0 && { extraHeaderPrefixes }),
  };
}

function tokensOf(file: OptionFile, tell: (line: string) => void): TokenFile['tokens'] {
  const text = file.text();
  try {
    const { tokens: read, warnings } = readTokenFile(text);
    for (const warning of warnings) tell(file.fault(warning).message);
    return read;
  } catch (error) {
    throw file.fault(asError(error).message);
  }
}
