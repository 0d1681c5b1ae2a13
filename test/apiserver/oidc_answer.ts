// What our OIDC authenticator makes of the questions that the Go program oidcvectors answers, too.
import { type OIDCOptions, oidc } from 'kubetyped/apiserver/authentication/oidc';

export const ISSUER = 'https://issuer.example.com';

interface Claim {
  readonly claim: string;
  readonly prefix: string;
}

export interface OIDCQuestion {
  readonly token: string;
  readonly keys: unknown;
  readonly algorithms: readonly string[];
  readonly audiences: readonly string[];
  readonly username: Claim;
  readonly groups?: Claim;
  readonly uid?: string;
  readonly required?: Readonly<Record<string, string>>;
}

/** What an issuer publishes, without a network. */
export function published(keys: unknown): OIDCOptions['fetchDocument'] & {} {
  return async (url) => ({
    value: url.endsWith('/openid-configuration') ? { issuer: ISSUER, jwks_uri: `${ISSUER}/keys` } : keys,
    maxAge: 0,
  });
}

/** The user, or whether the token was passed over or refused. */
export async function oidcAnswer(question: OIDCQuestion): Promise<object> {
  const { token, keys, algorithms, audiences, username, groups, uid, required = {} } = question;
  let refused = false;
  const authenticate = oidc({
    issuer: { url: ISSUER, audiences, ...(audiences.length > 1 && { audienceMatchPolicy: 'MatchAny' }) },
    claimMappings: { username, ...(groups && { groups }), ...(uid !== undefined && { uid: { claim: uid } }) },
    claimValidationRules: Object.entries(required).map(([claim, requiredValue]) => ({ claim, requiredValue })),
    signingAlgorithms: algorithms,
    fetchDocument: published(keys),
    onError: () => (refused = true),
  });
  const user = await authenticate({ method: 'GET', url: '/', headers: { authorization: `Bearer ${token}` } });
  if (user === undefined) return refused ? { refuse: true } : { pass: true };
  const own = user.groups.slice(0, -1);
  return { ...user, groups: own.length === 0 ? undefined : own, uid: user.uid || undefined };
}
