import { TokenReview } from '#api/authentication/v1/zz_generated.types';
import { SubjectAccessReview } from '#api/authorization/v1/zz_generated.types';
import { ConfigMap, Namespace } from '#api/core/v1/zz_generated.types';
import { newInternalError } from '#apimachinery/api/errors/constructors';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { asError } from '#engine/text/as_error';
import type { AdmissionPlugin } from '../../admission/index.ts';
import type { Client } from '../../client/client.ts';
import { SharedInformer } from '../../client/tools/cache/shared_informer.ts';
import { newNamespaceLifecycle } from '../admission/plugins/namespace_lifecycle.ts';
import { type Authenticator, anonymous, firstOf } from '../authentication/authenticator.ts';
import { clientCertificates } from '../authentication/client_certificates.ts';
import { requestHeaders } from '../authentication/request_headers.ts';
import { tokenWebhook } from '../authentication/token_webhook.ts';
import { type Authorizer, withPrivilegedGroup } from '../authorization/authorizer.ts';
import { webhookAuthorizer } from '../authorization/webhook_authorizer.ts';
import type { GivenCertificate, ListenOptions, RenewedCertificates, ServedCertificate } from '../server/listen.ts';

/** Where a cluster says which proxy to trust. */
const TRUST = { namespace: 'kube-system', name: 'extension-apiserver-authentication' };
/** Milliseconds that answers of the cluster are remembered, and that it has to answer, as in Go. */
const TTL = 10_000;
const TIMEOUT = 10_000;
/** Probes need no rights. */
const ALLOWED_PATHS: ReadonlySet<string> = /* @__PURE__ */ new Set(['/healthz', '/livez', '/readyz']);

/** How a server delegates to its cluster. */
export interface DelegationOptions {
  /** Called with the error when the cluster can't be asked, or says what can't be used. */
  readonly onError?: (error: unknown) => void;
}

/** The options of a server that delegates. It follows the cluster until it is closed. */
export interface Delegation extends AsyncDisposable {
  /** Users as the proxy of the cluster says, by certificates and by bearer tokens of the cluster; others are anonymous. */
  readonly authentication: Authenticator;
  /** Asks the cluster. `system:masters` and probes of health are let through. */
  readonly authorization: Authorizer;
  /** NamespaceLifecycle over the namespaces of the cluster: the first plug-in of `admission`. */
  readonly namespaceLifecycle: AdmissionPlugin;
  /** `tls` of `listen`, with the authorities whose certificates clients may show: those that the cluster names. */
  tls(certificate: GivenCertificate | RenewedCertificates): NonNullable<ListenOptions['tls']>;
  close(): Promise<void>;
}

/** What the cluster says of users. */
interface Trust {
  readonly authentication: Authenticator;
  readonly clientCAs: readonly string[];
}

/**
 * Begins to follow a cluster: its ConfigMap `extension-apiserver-authentication`, which changes when the authority of its proxy
 * does, and its namespaces. The ServiceAccount of the server needs the ClusterRole `system:auth-delegator`, the Role
 * `extension-apiserver-authentication-reader` in `kube-system`, and to list and watch namespaces.
 *
 * ```ts
 * await using cluster = await delegateTo(client);
 * const { authentication, authorization, namespaceLifecycle } = cluster;
 * const server = new APIServer({ scheme, authentication, authorization, accessReviews: false, admission: [namespaceLifecycle] });
 * await server.listen({ host: '0.0.0.0', port: 8443, tls: cluster.tls({ cert, key }) });
 * ```
 * @throws {Error} when the ConfigMap is not there or can't be used
 */
export async function delegateTo(client: Client, { onError = () => {} }: DelegationOptions = {}): Promise<Delegation> {
  const configMaps = client.resource(ConfigMap, { namespace: TRUST.namespace });
  const namespaces = client.resource(Namespace);
  const tokens = tokenWebhook({
    review: (review) => client.resource(TokenReview).create(review, { signal: AbortSignal.timeout(TIMEOUT) }),
    cacheTTL: TTL,
    onError,
  });
  let trust = trustOf(await configMaps.get(TRUST.name));
  const changed = new Set<() => void>();
  const follow = (configMap: Pick<ConfigMap, 'data'>): void => {
    try {
      trust = trustOf(configMap);
    } catch (error) {
      // What it said before counts until it is right again.
      return onError(error);
    }
    for (const each of changed) each();
  };
  const closing = new AbortController();
  const { signal } = closing;
  const known = new SharedInformer(namespaces, { onError });
  const published = new SharedInformer(configMaps, { fieldSelector: `metadata.name=${TRUST.name}`, onError });
  published.addEventHandler({ add: follow, update: (_, configMap) => follow(configMap) });
  const running = Promise.all([known.run({ signal }), published.run({ signal })]);
  const authenticate = firstOf((request) => trust.authentication(request), tokens, anonymous());
  const asked = webhookAuthorizer({
    review: (review) => client.resource(SubjectAccessReview).create(review, { signal: AbortSignal.timeout(TIMEOUT) }),
    authorizedTTL: TTL,
    unauthorizedTTL: TTL,
  });
  const close = async (): Promise<void> => {
    closing.abort();
    await running;
  };
  return {
    authentication: authenticate,
    authorization: withPrivilegedGroup((attributes) =>
      !attributes.isResourceRequest && ALLOWED_PATHS.has(attributes.path) ? { allowed: true } : asked(attributes),
    ),
    namespaceLifecycle: newNamespaceLifecycle(() => ({
      cached: (name) => known.lister.get('', name),
      latest: async (name) => {
        try {
          return await namespaces.get(name);
        } catch (error) {
          if (isNotFound(error)) return undefined;
          // It is about the server, not about its client.
          throw newInternalError(asError(error));
        }
      },
    })),
    tls: (certificate) => ({
      clientCAs: trust.clientCAs,
      certificates: {
        async start(serve) {
          let own: ServedCertificate | undefined;
          const show = (): void => {
            if (own !== undefined) serve({ ...own, clientCAs: trust.clientCAs });
          };
          changed.add(show);
          const take = (served: ServedCertificate): void => {
            own = served;
            show();
          };
          const keeping = 'certificates' in certificate ? await certificate.certificates.start(take) : undefined;
          if ('cert' in certificate) take({ ...certificate, ca: certificate.ca ?? '' });
          return {
            async close() {
              changed.delete(show);
              await keeping?.close();
            },
          };
        },
      },
    }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** @throws {Error} when it names no authority of a proxy, or something that is none */
function trustOf({ data = {} }: Pick<ConfigMap, 'data'>): Trust {
  const proxyCA = data['requestheader-client-ca-file'];
  const clientCA = data['client-ca-file'];
  if (proxyCA === undefined) throw new Error(`ConfigMap ${TRUST.name} has no requestheader-client-ca-file`);
  const list = (key: string): string[] => listIn(data[`requestheader-${key}`]);
  const headers = requestHeaders({
    ca: proxyCA,
    allowedNames: list('allowed-names'),
    usernameHeaders: list('username-headers'),
    uidHeaders: list('uid-headers'),
    groupHeaders: list('group-headers'),
    extraHeaderPrefixes: list('extra-headers-prefix'),
  });
  return {
    authentication: clientCA === undefined ? headers : firstOf(headers, clientCertificates(clientCA)),
    clientCAs: clientCA === undefined ? [proxyCA] : [proxyCA, clientCA],
  };
}

/** @throws {TypeError} when it is not a list of texts */
function listIn(json: string | undefined): string[] {
  const list: unknown = JSON.parse(json ?? '[]');
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string'))
    throw new TypeError(`ConfigMap ${TRUST.name}: expected a list of strings, got ${json}`);
  return list;
}
