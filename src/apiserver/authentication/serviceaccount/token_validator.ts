import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { asError } from '#engine/text/as_error';
import type { UserInfo } from '../../request/user.ts';
import { claimsOf, type JSONWebToken, parseToken } from '../oidc/json_web_token.ts';
import { isSignedBy } from '../oidc/signature.ts';
import { type ObjectReference, type PublicClaims, readClaims, type TokenSubject, usernameOf } from './claims.ts';
import type { ServiceAccountKey } from './keys.ts';

/** Finds the objects that tokens name. */
export interface ServiceAccountTokenGetter {
  /**
   * @param resource `serviceaccounts`, `pods`, `secrets` or `nodes`
   * @throws {StatusError} 404 when it is not there
   */
  metadata(resource: string, namespace: string, name: string): Promise<ObjectMeta>;
}

/** What tokens are held to. */
export interface TokenValidatorOptions {
  readonly issuers: readonly string[];
  readonly keys: readonly ServiceAccountKey[];
  /** For whom tokens are that do not say; one of them must be asked for unless others are. */
  readonly audiences: readonly string[];
  readonly getter: ServiceAccountTokenGetter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whose a token is, and which of the audiences asked for it is for. */
export interface ValidatedToken {
  readonly user: UserInfo;
  readonly audiences: readonly string[];
}

/** Knows tokens that say for whom they are. */
export interface TokenReviewer {
  /** For whom tokens are that do not say. */
  readonly audiences: readonly string[];
  /**
   * Whose a token is.
   * @param asked for whom it must be; `audiences` unless given
   * @returns undefined for a token of another issuer
   * @throws what is wrong with it
   */
  review(token: string, asked?: readonly string[]): Promise<ValidatedToken | undefined>;
}

/** How much clocks may differ, and how long objects that are being deleted still count; in seconds. */
const LEEWAY = 60;
const EXTRA = 'authentication.kubernetes.io/';
const INVALIDATED = 'service account token has been invalidated';

/**
 * Whose a token is. Mirrors Go's `serviceaccount.JWTTokenAuthenticator` with its `Validator`.
 * @param asked for whom the token must be
 * @returns undefined for a token of another issuer
 * @throws what is wrong with it
 */
export async function validateToken(
  text: string,
  { issuers, keys, audiences, getter, now }: TokenValidatorOptions,
  asked: readonly string[] = audiences,
): Promise<ValidatedToken | undefined> {
  const raw = claimsOf(text);
  if (raw === undefined || typeof raw['iss'] !== 'string' || !issuers.includes(raw['iss'])) return undefined;
  const token = tokenOf(text, raw);
  if (token === undefined) return undefined;
  checkSignature(token, keys);
  const claims = readClaims(raw);
  const own = claims.audiences.length === 0 ? audiences : claims.audiences;
  const common = asked.filter((audience) => own.includes(audience));
  if (common.length === 0 && audiences.length > 0)
    throw new Error(`token audiences ${quoteAll(own)} is invalid for the target audiences ${quoteAll(asked)}`);
  checkTimes(claims, now() / 1000);
  await checkObjects(claims, getter, now() / 1000);
  return { user: userOf(claims), audiences: common };
}

function tokenOf(text: string, claims: JSONWebToken['claims']): JSONWebToken | undefined {
  try {
    return parseToken(text, claims);
  } catch {
    return undefined;
  }
}

function checkSignature(token: JSONWebToken, keys: readonly ServiceAccountKey[]): void {
  const { keyID } = token;
  const candidates = keyID === '' ? keys : keys.filter(({ id }) => id === keyID);
  if (candidates.length === 0) throw new Error('invalid signature, no keys found');
  if (!candidates.some(({ key }) => isSignedBy(token, key))) throw new Error('invalid signature');
}

function checkTimes({ notBefore, expiry, issuedAt }: PublicClaims, now: number): void {
  if (notBefore !== undefined && now + LEEWAY < notBefore) throw new Error('service account token is not valid yet');
  if (expiry !== undefined && now - LEEWAY > expiry) throw new Error('service account token has expired');
  if (issuedAt !== undefined && now + LEEWAY < issuedAt)
    throw new Error('service account token is issued in the future');
}

async function checkObjects(subject: TokenSubject, getter: ServiceAccountTokenGetter, now: number): Promise<void> {
  const { namespace, serviceAccount, pod, secret, node, ofWebhook } = subject;
  const isGone = ({ deletionTimestamp }: ObjectMeta): boolean =>
    deletionTimestamp !== undefined && Date.parse(String(deletionTimestamp)) / 1000 < now - LEEWAY;
  const account = await getter.metadata('serviceaccounts', namespace, serviceAccount.name);
  if ((account.uid ?? '') !== serviceAccount.uid)
    throw new Error(`service account UID (${account.uid ?? ''}) does not match claim (${serviceAccount.uid})`);
  if (isGone(account)) throw new Error(`service account ${namespace}/${serviceAccount.name} has been deleted`);
  const check = async (kind: string, resource: string, reference: ObjectReference | undefined): Promise<void> => {
    if (reference === undefined) return;
    const found = await getter
      .metadata(resource, kind === 'node' ? '' : namespace, reference.name)
      .catch((error: unknown) => {
        throw new Error(INVALIDATED, { cause: asError(error) });
      });
    const { uid = '' } = found;
    if (uid !== reference.uid)
      throw new Error(`${kind} UID (${uid}) does not match service account ${kind} ref claim (${reference.uid})`);
    if (isGone(found)) throw new Error(INVALIDATED);
  };
  await check('secret', 'secrets', secret);
  await check('pod', 'pods', pod);
  // Beside a pod it is only told.
  if (pod === undefined) await check('node', 'nodes', node);
  if (ofWebhook)
    throw new Error('feature gate "APIServerWebhookAuthenticationToken" is disabled, but token is webhook bound');
}

/** Mirrors Go's `ServiceAccountInfo.UserInfo`. */
function userOf({ namespace, serviceAccount, pod, node, id }: TokenSubject & PublicClaims): UserInfo {
  const extra: Record<string, string[]> = {};
  const say = (name: string, value: string): void => {
    extra[EXTRA + name] = [value];
  };
  if (pod && pod.name !== '' && pod.uid !== '') {
    say('pod-name', pod.name);
    say('pod-uid', pod.uid);
  }
  if (id !== '') say('credential-id', `JTI=${id}`);
  if (node && node.name !== '') {
    say('node-name', node.name);
    if (node.uid !== '') say('node-uid', node.uid);
  }
  return {
    name: usernameOf(namespace, serviceAccount.name),
    uid: serviceAccount.uid,
    groups: ['system:serviceaccounts', `system:serviceaccounts:${namespace}`],
    ...(Object.keys(extra).length > 0 && { extra }),
  };
}

function quoteAll(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(' ')}]`;
}
