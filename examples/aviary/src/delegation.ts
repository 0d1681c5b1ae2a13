import * as authorizationv1 from 'kubetyped/api/authorization/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { type Authenticator, anonymous, firstOf, requestHeaders } from 'kubetyped/apiserver/authentication';
import type { Authorizer } from 'kubetyped/apiserver/authorization';
import type { Client } from 'kubetyped/client';

/** What a cluster says of the proxy in front of its API servers. */
const PROXY = { namespace: 'kube-system', name: 'extension-apiserver-authentication' };

/** Who the cluster says is asking. */
export interface Delegation {
  readonly authentication: Authenticator;
  /** The authority of the proxy's certificate, as PEM. */
  readonly proxyCA: string;
  readonly authorization: Authorizer;
}

/** Believes the cluster's API server, which passes requests on, and asks it who may do what. */
export async function delegateTo(client: Client): Promise<Delegation> {
  const { data = {} } = await client.resource(corev1.ConfigMap, { namespace: PROXY.namespace }).get(PROXY.name);
  const proxyCA = data['requestheader-client-ca-file'];
  if (proxyCA === undefined) throw new Error(`${PROXY.name} has no requestheader-client-ca-file`);
  const list = (key: string): string[] => JSON.parse(data[`requestheader-${key}`] ?? '[]') as string[];
  const headers = requestHeaders({
    ca: proxyCA,
    allowedNames: list('allowed-names'),
    usernameHeaders: list('username-headers'),
    groupHeaders: list('group-headers'),
    extraHeaderPrefixes: list('extra-headers-prefix'),
  });
  // Health checks come without a name.
  return { proxyCA, authentication: firstOf(headers, anonymous()), authorization: askedOf(client) };
}

function askedOf(client: Client): Authorizer {
  return async ({
    user,
    isResourceRequest,
    path,
    verb,
    name,
    namespace,
    apiGroup,
    apiVersion,
    resource,
    subresource,
  }) => {
    const { status } = await client.resource(authorizationv1.SubjectAccessReview).create({
      metadata: {},
      spec: {
        user: user.name,
        groups: [...user.groups],
        extra: Object.fromEntries(Object.entries(user.extra ?? {}).map(([key, values]) => [key, [...values]])),
        ...(isResourceRequest
          ? {
              resourceAttributes: {
                verb,
                group: apiGroup,
                version: apiVersion,
                resource,
                subresource,
                namespace,
                name,
              },
            }
          : { nonResourceAttributes: { verb, path } }),
      },
    });
    return { allowed: status?.allowed === true, reason: status?.reason ?? '' };
  };
}
