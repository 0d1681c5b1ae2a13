// What our OIDC authenticator makes of tokens that leave groups to another place, of which the Go program oidcvectors judges, too.
import { oidc } from 'kubetyped/apiserver/authentication/oidc';
import { ISSUER } from './oidc_answer.ts';

export interface DistributedQuestion {
  readonly token: string;
  readonly keys: unknown;
  readonly endpoint: { readonly status: number; readonly body: string };
}

/** The user, or that the token is refused. */
export async function distributedAnswer({ token, keys, endpoint }: DistributedQuestion): Promise<object> {
  const authenticate = oidc({
    issuer: { url: ISSUER, audiences: ['kubernetes'] },
    claimMappings: { username: { claim: 'sub', prefix: '' }, groups: { claim: 'groups', prefix: '' } },
    signingAlgorithms: ['ES256'],
    fetchDocument: async (url) => {
      const { origin } = new URL(url);
      const isConfiguration = url.endsWith('/openid-configuration');
      return { value: isConfiguration ? { issuer: origin, jwks_uri: `${origin}/keys` } : keys, maxAge: 0 };
    },
    fetchClaims: async (url, accessToken) => {
      if (!url.endsWith('/groups') || endpoint.status > 299 || accessToken === 'wrong') throw new Error('not there');
      return endpoint.body;
    },
  });
  const user = await authenticate({ method: 'GET', url: '/', headers: { authorization: `Bearer ${token}` } });
  return user === undefined ? { refuse: true } : { name: user.name, groups: user.groups.slice(0, -1) };
}
