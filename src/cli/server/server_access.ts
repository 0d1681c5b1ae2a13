/// <reference types="node" />
import { randomBytes, X509Certificate } from 'node:crypto';
import { hostname } from 'node:os';
import { asError } from '#engine/text/as_error';
import { SubjectAccessReview } from '#api/authorization/v1/zz_generated.types';
import { TokenReview } from '#api/authentication/v1/zz_generated.types';
import { anonymous, firstOf, tokens, type Authenticator } from '../../apiserver/authentication/authenticator.ts';
import { clientCertificates } from '../../apiserver/authentication/client_certificates.ts';
import { requestHeaders, type RequestHeaderOptions } from '../../apiserver/authentication/request_headers.ts';
import { readTokenFile, type TokenFile } from '../../apiserver/authentication/token_file.ts';
import { tokenWebhook } from '../../apiserver/authentication/token_webhook.ts';
import { SystemPrivilegedGroup } from '../../apiserver/authentication/user/user.ts';
import {
  alwaysAllow,
  alwaysDeny,
  withPrivilegedGroup,
  type Authorizer,
  type HostedAuthorizer,
} from '../../apiserver/authorization/authorizer.ts';
import { firstToDecide } from '../../apiserver/authorization/first_to_decide.ts';
import { rbac } from '../../apiserver/authorization/rbac/rbac.ts';
import { webhookAuthorizer } from '../../apiserver/authorization/webhook_authorizer.ts';
import { generateSelfSignedCertKey } from '../../client/util/cert/certificates.ts';
import type { ServiceAccounts } from '../../apiserver/serviceaccounts/service_accounts.ts';
import type { ListenOptions } from '../../apiserver/server/listen.ts';
import type {
  AccessArguments,
  AuthorizationWebhookArguments,
  OIDCArguments,
  RequestHeaderArguments,
} from './access_arguments.ts';
import { GivenFile } from './given_file.ts';
import { ReviewClient } from './review_client.ts';
import { serviceAccountsOf } from './server_service_accounts.ts';

/** Who is known to a server, and who may do what. */
export interface ServerAccess {
  /** undefined: nobody need say who it is. */
  readonly authentication: Authenticator | undefined;
  readonly authorization: HostedAuthorizer | undefined;
  readonly serviceAccounts: ServiceAccounts;
  /** With the token of an administrator, for the kubeconfig. */
  readonly listen: ListenOptions;
  close(): Promise<void>;
}

/**
 * Reads all files that say who is known to a server, and who may do what. They are read once.
 * @param tell takes what may be wrong, as a line
 * @throws UsageError what is wrong with which file
 */
export async function openAccess(given: AccessArguments, tell: (line: string) => void): Promise<ServerAccess> {
  const clients: ReviewClient[] = [];
  const reviewClient = (option: string, path: string): ReviewClient => {
    const client = new ReviewClient(new GivenFile(option, path));
    clients.push(client);
    return client;
  };
  const { isClosed, port, host } = given;
  const clientCA = certificatesOf('client-ca-file', given.clientCAFile);
  const proxyCA = certificatesOf('requestheader-client-ca-file', given.requestHeaders?.caFile);
  refuseOverlap(clientCA, proxyCA, given);
  const tls = tlsOf(given, [...clientCA, ...proxyCA]);
  const serviceAccounts = serviceAccountsOf(given.serviceAccounts, tell);
  const token = isClosed ? randomBytes(32).toString('base64url') : undefined;
  const authentication = token === undefined ? undefined : await authenticationOf(token);
  const authorization = given.modes.includes('AlwaysAllow') ? undefined : firstToDecide(...given.modes.map(authorizer));
  return {
    authentication,
    authorization: authorization && privileged(authorization),
    serviceAccounts,
    listen: { port, host, ...(tls && { tls }), ...(token !== undefined && { token }) },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
    },
  };

  /** In kube-apiserver's order. */
  async function authenticationOf(administrator: string): Promise<Authenticator> {
    const { tokenFile, oidc, tokenWebhook: webhook } = given;
    const all: Authenticator[] = [];
    if (given.requestHeaders) all.push(requestHeaders(headersOf(given.requestHeaders, proxyCA)));
    if (clientCA.length > 0) all.push(clientCertificates(clientCA.join('\n')));
    all.push(tokens({ [administrator]: { name: 'system:admin', groups: [SystemPrivilegedGroup] } }));
    if (tokenFile !== undefined) all.push(tokens(tokensOf(new GivenFile('token-auth-file', tokenFile), tell)));
    all.push(serviceAccounts.authenticate);
    if (oidc) all.push(await issuerOf(oidc, tell));
    if (webhook) {
      const client = reviewClient('authentication-token-webhook-config-file', webhook.configFile);
      all.push(
        tokenWebhook({
          review: (review) => client.review(TokenReview, review),
          audiences: serviceAccounts.audiences,
          ...(webhook.cacheTTL !== undefined && { cacheTTL: webhook.cacheTTL }),
          onError: (error) => tell(`the webhook for tokens: ${asError(error).message}`),
        }),
      );
    }
    if (given.anonymous) all.push(anonymous());
    return firstOf(...all);
  }

  function authorizer(mode: string): Authorizer | HostedAuthorizer {
    if (mode === 'RBAC') return rbac();
    if (mode === 'AlwaysDeny') return alwaysDeny;
    const webhook = given.authorizationWebhook;
    return webhook === undefined ? alwaysAllow : webhookOf(webhook);
  }

  function webhookOf({ configFile, authorizedTTL, unauthorizedTTL }: AuthorizationWebhookArguments): Authorizer {
    const client = reviewClient('authorization-webhook-config-file', configFile);
    return webhookAuthorizer({
      review: (review) => client.review(SubjectAccessReview, review),
      ...(authorizedTTL !== undefined && { authorizedTTL }),
      ...(unauthorizedTTL !== undefined && { unauthorizedTTL }),
    });
  }
}

/** Members of `system:masters` may do everything, whatever the modes are. */
function privileged(authorizer: HostedAuthorizer): HostedAuthorizer {
  return { install: (host) => withPrivilegedGroup(authorizer.install(host)) };
}

function certificatesOf(option: string, path: string | undefined): readonly string[] {
  return path === undefined ? [] : new GivenFile(option, path).certificates();
}

/** Otherwise every user with a certificate could be whoever it likes, by headers. */
function refuseOverlap(clientCA: readonly string[], proxyCA: readonly string[], given: AccessArguments): void {
  const { requestHeaders: proxies } = given;
  if (proxies === undefined || proxies.allowedNames.length > 0) return;
  const ofClients = new Set(clientCA.map((pem) => new X509Certificate(pem).fingerprint256));
  if (proxyCA.some((pem) => ofClients.has(new X509Certificate(pem).fingerprint256)))
    throw new GivenFile('requestheader-client-ca-file', proxies.caFile).fault(
      '--client-ca-file has the same authority: --requestheader-allowed-names must say which certificates are those of proxies',
    );
}

/** Where tokens are sent, there is HTTPS: kubectl sends none without. */
function tlsOf({ tls, isClosed, host }: AccessArguments, clientCAs: readonly string[]): ListenOptions['tls'] {
  const trusted = clientCAs.length > 0 && { clientCAs };
  if (tls === undefined) {
    if (!isClosed) return undefined;
    const alternateHosts = ['127.0.0.1', '::1', 'localhost', hostname()];
    const { cert, key } = generateSelfSignedCertKey(host, { alternateHosts });
    return { cert, key, ca: cert, ...trusted };
  }
  const chain = new GivenFile('tls-cert-file', tls.certFile).certificates();
  const keyFile = new GivenFile('tls-private-key-file', tls.keyFile);
  const key = keyFile.privateKey();
  const [own = ''] = chain;
  if (!new X509Certificate(own).checkPrivateKey(key))
    throw keyFile.fault(`it is not the key of the certificate in ${tls.certFile}`);
  const cert = `${chain.join('\n')}\n`;
  const pem = String(key.export({ type: 'pkcs8', format: 'pem' }));
  return { cert, key: pem, ca: cert, ...trusted };
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

function tokensOf(file: GivenFile, tell: (line: string) => void): TokenFile['tokens'] {
  const text = file.text();
  try {
    const { tokens: read, warnings } = readTokenFile(text);
    for (const warning of warnings) tell(file.fault(warning).message);
    return read;
  } catch (error) {
    throw file.fault(asError(error).message);
  }
}

async function issuerOf(given: OIDCArguments, tell: (line: string) => void): Promise<Authenticator> {
  const { url, clientID, caFile, username, groups, required, signingAlgorithms } = given;
  const certificateAuthority = certificatesOf('oidc-ca-file', caFile).join('\n');
  const { oidc } = await import('../../apiserver/authentication/oidc/oidc.ts');
  try {
    return oidc({
      issuer: { url, audiences: [clientID], ...(certificateAuthority !== '' && { certificateAuthority }) },
      claimMappings: { username, ...(groups && { groups }) },
      claimValidationRules: required,
      signingAlgorithms,
      onError: (error) => tell(asError(error).message),
    });
  } catch (error) {
    throw new GivenFile('oidc-issuer-url', url).fault(asError(error).message);
  }
}
