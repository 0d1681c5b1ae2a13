/// <reference types="node" />
import { randomUUID } from 'node:crypto';
import { isObject } from '#engine/verbs/equal_json';
import type { Claims } from '../oidc/json_web_token.ts';

/** An object by its name and uid. */
export interface ObjectReference {
  readonly name: string;
  /** Empty: it is not known. */
  readonly uid: string;
}

/** Whose a token is, and which object it ends with. */
export interface TokenSubject {
  readonly namespace: string;
  readonly serviceAccount: ObjectReference;
  readonly pod?: ObjectReference | undefined;
  readonly secret?: ObjectReference | undefined;
  /** That a token is bound to; beside a pod the one it runs on. */
  readonly node?: ObjectReference | undefined;
  /** Whether it is bound to the configuration of a webhook. */
  readonly ofWebhook?: boolean;
}

/** What all tokens have. Times are seconds since 1970. */
export interface PublicClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly audiences: readonly string[];
  readonly expiry: number | undefined;
  readonly notBefore: number | undefined;
  readonly issuedAt: number | undefined;
  readonly id: string;
}

/** The name of a ServiceAccount as a user. Mirrors Go's `serviceaccount.MakeUsername`. */
export function usernameOf(namespace: string, name: string): string {
  return `system:serviceaccount:${namespace}:${name}`;
}

/** What a new token says, in the order of the names. Mirrors Go's `serviceaccount.Claims`. */
export function newClaims(
  issuer: string,
  audiences: readonly string[],
  issuedAt: number,
  lifetime: number,
  { namespace, serviceAccount, pod, secret, node }: TokenSubject,
): object {
  return {
    aud: audiences,
    exp: issuedAt + lifetime,
    iat: issuedAt,
    iss: issuer,
    jti: randomUUID(),
    'kubernetes.io': {
      namespace,
      ...(node && { node: written(node) }),
      ...(pod && { pod: written(pod) }),
      ...(secret && { secret: written(secret) }),
      serviceaccount: written(serviceAccount),
    },
    nbf: issuedAt,
    sub: usernameOf(namespace, serviceAccount.name),
  };
}

function written({ name, uid }: ObjectReference): object {
  return { ...(name !== '' && { name }), ...(uid !== '' && { uid }) };
}

const WEBHOOKS = ['validatingwebhookconfiguration', 'mutatingwebhookconfiguration'];

/** The claims of a token as Go decodes them: null is the empty value, but no audience. @throws {TypeError} for other types */
export function readClaims(claims: Claims): PublicClaims & TokenSubject {
  const { aud, exp, nbf, iat } = claims;
  const own = objectAt(claims, 'kubernetes.io') ?? {};
  return {
    issuer: textAt(claims, 'iss'),
    subject: textAt(claims, 'sub'),
    audiences: aud === undefined ? [] : audiencesOf(aud),
    expiry: timeOf('exp', exp),
    notBefore: timeOf('nbf', nbf),
    issuedAt: timeOf('iat', iat),
    id: textAt(claims, 'jti'),
    namespace: textAt(own, 'namespace'),
    serviceAccount: referenceAt(own, 'serviceaccount') ?? { name: '', uid: '' },
    pod: referenceAt(own, 'pod'),
    secret: referenceAt(own, 'secret'),
    node: referenceAt(own, 'node'),
    ofWebhook: WEBHOOKS.some((name) => referenceAt(own, name) !== undefined),
  };
}

function referenceAt(claims: Claims, name: string): ObjectReference | undefined {
  const value = objectAt(claims, name);
  return value && { name: textAt(value, 'name'), uid: textAt(value, 'uid') };
}

function objectAt(claims: Claims, name: string): Claims | undefined {
  const value = claims[name] ?? undefined;
  if (value !== undefined && !isObject(value)) throw new TypeError(`claim ${JSON.stringify(name)} is not an object`);
  return value;
}

function textAt(claims: Claims, name: string): string {
  const value = claims[name] ?? '';
  if (typeof value !== 'string') throw new TypeError(`claim ${JSON.stringify(name)} is not a string`);
  return value;
}

function audiencesOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((each) => {
    if (typeof each !== 'string') throw new TypeError('claim "aud" is neither a string nor a list of strings');
    return each;
  });
}

function timeOf(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TypeError(`claim ${JSON.stringify(name)} is not a time`);
  return Math.trunc(value);
}
