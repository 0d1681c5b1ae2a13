// What our OIDC authenticator makes of claims, mappings and rules about which the Go program oidcvectors says the same.
import { type JWTAuthenticator, oidc } from 'kubetyped/apiserver/authentication/oidc';
import { IssuerKey } from './issuer_key.ts';
import { published } from './oidc_answer.ts';

export interface ClaimsQuestion {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly authenticator: JWTAuthenticator;
}

const key = new IssuerKey('1');

/** The user that claims mean, or why they are refused: in words where expressions are concerned. */
export async function claimsAnswer({ claims, authenticator }: ClaimsQuestion): Promise<object> {
  let refused: string | undefined;
  let authenticate: ReturnType<typeof oidc>;
  try {
    authenticate = oidc({
      ...authenticator,
      signingAlgorithms: ['ES256'],
      fetchDocument: published({ keys: [key.jwk] }),
      onError: (error) => (refused = error instanceof Error ? error.message : ''),
    });
  } catch (error) {
    return { configuration: error instanceof Error ? error.message : '' };
  }
  const token = key.token({ ...claims, ...('sub' in claims ? {} : { sub: undefined }) });
  const user = await authenticate({ method: 'GET', url: '/', headers: { authorization: `Bearer ${token}` } });
  if (user === undefined) {
    if (refused === undefined) return { pass: true };
    return { refuse: refused.includes('expression') ? refused : true };
  }
  return { ...user, uid: user.uid ?? '', groups: user.groups.slice(0, -1), extra: user.extra ?? null };
}
