import { quoteJSON } from '#engine/json/escape';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { CelError, JoinedList, ListValue, MapValue, unescapeName, type Value } from '#src/cel/index';
import type { JWTAuthenticator } from '../../configuration/authentication_configuration.ts';
import type { ClaimsMapper } from '../../configuration/validate_claims.ts';
import { CredentialIDKey, type UserInfo } from '../../request/user.ts';
import { type CompiledExpression, evaluate } from '../claims_expression.ts';
import type { Claims } from './json_web_token.ts';
import { refusal, stringClaim, stringsClaim } from './read_claims.ts';

/** A variable of expressions. */
type Variable = readonly [name: 'claims' | 'user', value: ReturnType<typeof claimsValue>];

/**
 * Who a token is for, by mappings and rules. Mirrors what Go's `jwtAuthenticator` does once the signature is checked.
 * @throws {TypeError} why it has no user
 */
export function userOf(claims: Claims, authenticator: JWTAuthenticator, mapper: ClaimsMapper): UserInfo {
  const seen: Variable = ['claims', claimsValue(claims)];
  const name = nameOf(claims, authenticator, mapper, seen);
  const groups = groupsOf(claims, authenticator, mapper, seen);
  const uid = uidOf(claims, authenticator, mapper, seen);
  const extra = extraOf(claims, mapper, seen);
  checkRequired(claims, authenticator);
  checkRules(mapper.claimValidationRules, seen, 'claim validation expression');
  const user = claimsValue({ username: name, uid: uid ?? '', groups, extra });
  checkRules(mapper.userValidationRules, ['user', user], 'user info validation rule');
  const hasExtra = Object.keys(extra).length > 0;
  return { name, groups, ...(uid !== undefined && { uid }), ...(hasExtra && { extra }) };
}

function nameOf(claims: Claims, { claimMappings }: JWTAuthenticator, { username }: ClaimsMapper, seen: Variable) {
  if (username !== undefined) {
    const name = resultOf(username, seen, 'username claim expression');
    if (typeof name !== 'string')
      throw refusal('error evaluating username claim expression: username claim expression must return a string');
    if (name === '') throw refusal('empty username via CEL expression is not allowed');
    return name;
  }
  const { claim = '', prefix = '' } = claimMappings.username;
  const name = stringClaim(present(claims, claim), claim);
  // Differs from Go: which takes null and the empty text for a name.
  if (name === '') throw refusal(`the claim ${quoteJSON(claim)} is empty`);
  if (claim === 'email' && Object.hasOwn(claims, 'email_verified') && claims['email_verified'] !== true)
    throw refusal('email not verified');
  return prefix + name;
}

function groupsOf(claims: Claims, { claimMappings }: JWTAuthenticator, mapper: ClaimsMapper, seen: Variable): string[] {
  const { claim = '', prefix = '' } = claimMappings.groups ?? {};
  if (claim !== '') {
    if (!Object.hasOwn(claims, claim) || claims[claim] === null) return [];
    return stringsClaim(claims, claim).map((group) => `${prefix}${group}`);
  }
  if (mapper.groups === undefined) return [];
  const groups = resultOf(mapper.groups, seen, 'group claim expression');
  return withContext('error evaluating group claim expression', () => textsOf(groups));
}

function uidOf(claims: Claims, { claimMappings }: JWTAuthenticator, mapper: ClaimsMapper, seen: Variable) {
  const { claim = '' } = claimMappings.uid ?? {};
  if (claim !== '') return stringClaim(present(claims, claim), claim);
  if (mapper.uid === undefined) return undefined;
  const uid = resultOf(mapper.uid, seen, 'uid claim expression');
  if (typeof uid !== 'string')
    throw refusal('error evaluating uid claim expression: uid claim expression must return a string');
  return uid;
}

function extraOf({ jti }: Claims, mapper: ClaimsMapper, seen: Variable): Record<string, string[]> {
  const results = mapper.extra.map((mapping) => [mapping, evaluate(mapping, ...seen)] as const);
  const extra = results.map(([{ key, expression }, value]): [string, string[]] => [
    key,
    withContext(`error evaluating extra claim expression: ${expression}`, () => textsOf(value)),
  ]);
  const known = typeof jti === 'string' && jti !== '' ? { [CredentialIDKey]: [`JTI=${jti}`] } : {};
  return { ...known, ...Object.fromEntries(extra.filter(([, texts]) => texts.length > 0)) };
}

function checkRequired(claims: Claims, { claimValidationRules = [] }: JWTAuthenticator): void {
  for (const { claim = '', requiredValue = '' } of claimValidationRules) {
    if (claim === '') continue;
    if (!Object.hasOwn(claims, claim)) throw refusal(`required claim ${claim} not present in ID token`);
    const value = stringClaim(claims, claim);
    if (value !== requiredValue)
      throw refusal(`required claim ${claim} value does not match. Got = ${value}, want = ${requiredValue}`);
  }
}

/** All are evaluated before one is judged, as in Go. */
function checkRules(rules: ClaimsMapper['claimValidationRules'], seen: Variable, what: string): void {
  const results = rules.map((rule) => [rule, resultOf(rule, seen, what)] as const);
  for (const [{ expression, message }, value] of results)
    if (value !== true)
      throw refusal(`error evaluating ${what}: validation expression '${expression}' failed: ${message}`);
}

function resultOf(compiled: CompiledExpression, seen: Variable, what: string): ReturnType<typeof evaluate> {
  return withContext(`error evaluating ${what}`, () => evaluate(compiled, ...seen));
}

/** @throws {TypeError} what the work throws, with what it was about */
function withContext<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw refusal(`${what}: ${asError(error).message}`);
  }
}

function present(claims: Claims, name: string): Claims {
  if (!Object.hasOwn(claims, name)) throw refusal(`claim ${quoteJSON(name)} not present`);
  return claims;
}

/**
 * The texts that an expression gave: one, or a list of them. Empty ones are left out. Mirrors Go's
 * `convertCELValueToStringList`.
 *
 * Differs from Go: a list that `split` made is one, too; there it is refused.
 * @throws {TypeError} when it gave something else
 */
function textsOf(value: Value): string[] {
  if (value === null) return [];
  const texts = value instanceof ListValue ? [...value] : [value];
  return texts
    .map((text) => {
      if (typeof text !== 'string') throw new TypeError('expression must return a string or a list of strings');
      return text;
    })
    .filter((text) => text !== '');
}

/**
 * The claims of a token, or what is known of a user, as expressions see them: numbers are doubles, and a name that no
 * identifier is can be written with escapes, `claims.a__dot__b`. Mirrors Go's `newClaimsValue` and `newUserInfoValue`.
 *
 * Differs from Go: `size(claims)` and `'sub' in claims` have values; there they are errors.
 * @param data JSON
 */
function claimsValue(data: Readonly<Record<string, unknown>>): MapValue {
  return new Fields(data);
}

function valueOf(data: unknown): Value {
  if (data === null || data === undefined) return null;
  if (typeof data === 'string' || typeof data === 'boolean' || typeof data === 'number') return data;
  if (typeof data === 'bigint') return Number(data);
  if (Array.isArray(data)) return new DataList(data);
  return isMap(data) ? new DataMap(data) : new CelError('no JSON');
}

class DataMap extends MapValue {
  readonly #data: Readonly<Record<string, unknown>>;

  constructor(data: Readonly<Record<string, unknown>>) {
    super();
    this.#data = data;
  }

  get size(): number {
    return Object.keys(this.#data).length;
  }

  find(key: Value): Value | undefined {
    if (typeof key !== 'string') return undefined;
    const name = unescapeName(key) ?? key;
    return Object.hasOwn(this.#data, name) ? valueOf(this.#data[name]) : undefined;
  }

  keys(): readonly Value[] {
    return Object.keys(this.#data);
  }
}

/** What an expression sees as a whole. As in Go, a loop over it goes over the values, not over the names. */
class Fields extends DataMap {
  override find(key: Value): Value | undefined {
    return typeof key === 'string' && unescapeName(key) === undefined ? undefined : super.find(key);
  }

  override keys(): readonly Value[] {
    return [...super.keys()].map((name) => super.find(name) ?? null);
  }
}

class DataList extends JoinedList {
  readonly #data: readonly unknown[];

  constructor(data: readonly unknown[]) {
    super();
    this.#data = data;
  }

  get length(): number {
    return this.#data.length;
  }

  at(index: number): Value {
    return valueOf(this.#data[index]);
  }

  contains(value: Value, equal: Parameters<ListValue['contains']>[1]): Value {
    for (const each of this) if (equal(value, each) === true) return true;
    return false;
  }
}
